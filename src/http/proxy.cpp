// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/proxy.hpp"

#include <cstdlib>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace kinform::inline v0::http {
namespace {

// As in Go, names are for the proxy to resolve: it may know some that we do not. libcurl has
// another scheme for that.
std::string with_remote_names(std::string proxy_url) {
  constexpr std::string_view kLocalNames = "socks5://";
  if (proxy_url.starts_with(kLocalNames)) proxy_url.replace(0, kLocalNames.size(), "socks5h://");
  return proxy_url;
}

// The first that is set.
std::string from_environment(std::initializer_list<const char*> names) {
  for (const char* name : names) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return {};
}

}  // namespace

ProxyRules make_proxy_rules(const std::string& proxy_url) {
  if (!proxy_url.empty()) {
    const std::string proxy = with_remote_names(proxy_url);
    return {.for_http = proxy, .for_https = proxy, .is_explicit = true};
  }
  const bool is_cgi = std::getenv("REQUEST_METHOD") != nullptr;
  return {.for_http = with_remote_names(is_cgi ? from_environment({"http_proxy"})
                                               : from_environment({"HTTP_PROXY", "http_proxy"})),
          .for_https = with_remote_names(from_environment({"HTTPS_PROXY", "https_proxy"})),
          .direct = from_environment({"NO_PROXY", "no_proxy"})};
}

const std::string& proxy_for(const ProxyRules& rules, const Url& url) {
  static const std::string none;
  if (!rules.is_explicit && is_loopback(url.host)) return none;
  return url.is_tls() ? rules.for_https : rules.for_http;
}

}  // namespace kinform::inline v0::http
