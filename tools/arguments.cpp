// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/arguments.hpp"

#include <cctype>
#include <charconv>
#include <utility>

#include <CLI/CLI.hpp>

#include "kinform/time.hpp"

namespace kinform::inline v0::tools {

namespace {

bool has_attached_value(const std::string& argument) {
  return argument.size() > 2 && argument[0] == '-' &&
         std::isalpha(static_cast<unsigned char>(argument[1])) != 0 && argument[2] == '=';
}

}  // namespace

std::vector<std::string> split_short_flags(const std::vector<std::string>& arguments) {
  std::vector<std::string> result;
  bool only_operands = false;
  for (const std::string& argument : arguments) {
    if (argument == "--") only_operands = true;
    if (only_operands || !has_attached_value(argument)) {
      result.push_back(argument);
      continue;
    }
    result.push_back(argument.substr(0, 2));
    result.push_back(argument.substr(3));
  }
  return result;
}

Result<Duration> read_duration(const std::string& text) {
  Result<Duration> duration = parse_duration(text);
  if (duration && *duration < Duration::zero()) {
    return Error{ErrorCode::InvalidArgument, "duration must not be negative: " + text};
  }
  return duration;
}

CLI::Option* add_duration_option(CLI::App& command, const std::string& name,
                                 const std::string& description,
                                 std::function<void(Duration)> take) {
  const auto read = [name, take = std::move(take)](const std::string& text) {
    const Result<Duration> duration = read_duration(text);
    if (!duration) throw CLI::ValidationError(name, to_string(duration.error()));
    take(*duration);
  };
  return command.add_option_function<std::string>(name, read, description)->type_name("DURATION");
}

Result<ListenAddress> read_listen_address(const std::string& flag, std::string_view text) {
  const Error wrong(
      ErrorCode::InvalidArgument,
      flag + " " + std::string(text) + " is not ADDRESS:PORT, for example 127.0.0.1:0");
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return wrong;
  std::string_view address = text.substr(0, colon);
  if (address.size() > 1 && address.front() == '[' && address.back() == ']') {
    address = address.substr(1, address.size() - 2);
  }
  ListenAddress result{.address = std::string(address.empty() ? "0.0.0.0" : address)};
  const char* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data() + colon + 1, end, result.port);
  if (problem != std::errc() || rest != end) return wrong;
  return result;
}

}  // namespace kinform::inline v0::tools
