// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Which proxy a request goes through.

#pragma once

#include <string>

#include "http/url.hpp"

namespace kinform::inline v0::http {

// May hold passwords: never logged.
struct ProxyRules {
  std::string for_http = {};
  std::string for_https = {};
  // Hosts, domains and networks (`10.0.0.0/8`) to be reached directly; `*` is all.
  std::string direct = {};
  // Set by the user, and so for all requests, this machine's own servers included.
  bool is_explicit = false;
};

// `proxy_url` for everything; or, if it is empty, what the environment says, read now. As in Go,
// HTTP_PROXY in capitals does not count in a CGI program, where a client of it could set it.
[[nodiscard]] ProxyRules make_proxy_rules(const std::string& proxy_url);

// The proxy for a URL, or nothing. Exceptions in `direct` are not looked at: libcurl does that.
[[nodiscard]] const std::string& proxy_for(const ProxyRules& rules, const Url& url);

}  // namespace kinform::inline v0::http
