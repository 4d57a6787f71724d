// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "runtime/bind_address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <charconv>

namespace kinform::inline v0::runtime {

namespace {

bool is_ipv4(const std::string& host) {
  in_addr address{};
  return inet_pton(AF_INET, host.c_str(), &address) == 1;
}

bool is_ipv6(const std::string& host) {
  in6_addr address{};
  return inet_pton(AF_INET6, host.c_str(), &address) == 1;
}

// Returns the numeric address; an empty string means all addresses, nullopt means invalid.
std::optional<std::string> read_host(std::string_view text) {
  if (text == "localhost") return "127.0.0.1";
  std::string host(text);
  if (host.empty() || is_ipv4(host)) return host;
  if (!text.starts_with('[') || !text.ends_with(']')) return {};
  host = text.substr(1, text.size() - 2);
  if (!is_ipv6(host)) return {};
  return host;
}

}  // namespace

Result<std::optional<BindAddress>> parse_bind_address(std::string_view text) {
  if (text.empty() || text == "0") return std::optional<BindAddress>();
  const Error error{ErrorCode::InvalidArgument,
                    "\"" + std::string(text) +
                        "\" is not a listen address such as \":8080\", \"127.0.0.1:8080\" "
                        "or \"[::1]:8080\""};
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return error;
  const std::optional<std::string> host = read_host(text.substr(0, colon));
  if (!host) return error;
  BindAddress address{.host = *host};
  const std::string_view port = text.substr(colon + 1);
  const auto [end, failure] = std::from_chars(port.data(), port.data() + port.size(), address.port);
  if (failure != std::errc() || end != port.data() + port.size()) return error;
  return std::optional(address);
}

}  // namespace kinform::inline v0::runtime
