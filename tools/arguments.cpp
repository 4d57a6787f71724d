// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/arguments.hpp"

#include <algorithm>
#include <array>
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

// Returns whether kubectl has a command of this name that shows objects.
bool shows_objects_in_kubectl(std::string_view command) {
  constexpr std::array kCommands = {"get", "list", "describe", "logs", "events", "top"};
  return std::find(kCommands.begin(), kCommands.end(), command) != kCommands.end();
}

// Returns whether both words have the same first letters, as typing errors mostly do.
bool is_similar(std::string_view typed, std::string_view command) {
  return typed.size() > 1 && typed.substr(0, 2) == command.substr(0, 2);
}

Error unknown_command(const std::string& typed, const std::vector<std::string>& commands) {
  std::string text = "unknown command \"" + typed + "\"";
  const auto similar = std::find_if(commands.begin(), commands.end(), [&](const std::string& name) {
    return is_similar(typed, name);
  });
  if (shows_objects_in_kubectl(typed)) {
    text += ": did you mean watch, as in `kinform watch pods`?";
  } else if (similar != commands.end()) {
    text += ": did you mean " + *similar + "?";
  } else {
    text += ": the commands are ";
    for (const std::string& name : commands) text += (&name == &commands[0] ? "" : ", ") + name;
  }
  return {ErrorCode::InvalidArgument, text};
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

Result<std::vector<std::string>> with_known_command(std::vector<std::string> arguments,
                                                    const std::vector<std::string>& commands) {
  const auto command = std::find_if(arguments.begin(), arguments.end(),
                                    [](const std::string& word) { return !word.starts_with('-'); });
  if (command == arguments.end()) return arguments;
  if (std::find(commands.begin(), commands.end(), *command) != commands.end()) return arguments;
  if (*command == "version") {
    *command = "--version";
  } else if (*command == "help") {
    arguments.erase(command);  // `help watch` is `watch --help`.
    arguments.emplace_back("--help");
  } else {
    return unknown_command(*command, commands);
  }
  return arguments;
}

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
  if (!duration && is_number(text)) {
    return Error{ErrorCode::InvalidArgument, "duration \"" + text + "\" has no unit: write " +
                                                 text + "s for seconds, " + text + "m for minutes"};
  }
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
