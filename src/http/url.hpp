// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What has to be known of a URL before libcurl gets it.

#pragma once

#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::http {

struct Url {
  std::string scheme = {};  // "http" or "https".
  std::string ca = {};      // As written: host, and port if there is one.
  std::string host = {};    // IPv6 addresses in brackets.
  std::string port = {};    // The scheme's own if there is none.
  std::string rest = {};    // Path, query: all that follows the authority.

  [[nodiscard]] bool is_tls() const { return scheme == "https"; }
  // Whom a connection goes to: `https://host:port`.
  [[nodiscard]] std::string origin() const { return scheme + "://" + host + ":" + port; }
};

// InvalidArgument if it is not an absolute http or https URL, or carries credentials: URLs are
// logged.
[[nodiscard]] Result<Url> parse_url(const std::string& text);

// The text for logs and errors: with `<masked>` in place of user and password.
[[nodiscard]] std::string without_credentials(const std::string& url);

// InvalidArgument if nobody could use it as a proxy. The text may hold a password, so the error
// does not repeat it.
[[nodiscard]] Result<void> check_proxy_url(const std::string& text);

// Whether the host, as in Url, is an address and so no name to look up.
[[nodiscard]] bool is_ip_address(const std::string& host) noexcept;

// Whether the host is this machine by name or address.
[[nodiscard]] bool is_loopback(std::string_view host) noexcept;

}  // namespace kinform::inline v0::http
