// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/url.hpp"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>

#include <memory>

#include "base/quote.hpp"

namespace kinform::inline v0::http {
namespace {

constexpr std::size_t kUrlBytesMax = 1024 * 1024;
constexpr std::size_t kShownBytesMax = 200;

struct UrlDeleter {
  void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using UrlHandle = std::unique_ptr<CURLU, UrlDeleter>;

// Empty if the URL has no such part.
std::string part_of(CURLU* url, CURLUPart part, unsigned int flags = 0) {
  char* text = nullptr;
  if (curl_url_get(url, part, &text, flags) != CURLUE_OK) return {};
  std::string copy(text);
  curl_free(text);
  return copy;
}

Error invalid_url(const std::string& text, std::string_view why) {
  std::string message = "URL ";
  append_quoted(message, without_credentials(text).substr(0, kShownBytesMax));
  return {ErrorCode::InvalidArgument, message.append(": ").append(why)};
}

}  // namespace

std::string without_credentials(const std::string& url) {
  // The text may be no URL at all, so whatever stands before an @ counts, up to the path.
  const std::size_t scheme_end = url.find("://");
  const std::size_t begin = scheme_end == std::string::npos ? 0 : scheme_end + 3;
  const std::size_t at = url.substr(0, url.find_first_of("/?#", begin)).rfind('@');
  if (at == std::string::npos || at < begin) return url;
  return url.substr(0, begin) + "<masked>" + url.substr(at);
}

Result<Url> parse_url(const std::string& text) {
  const UrlHandle handle(curl_url());
  if (text.size() > kUrlBytesMax) return invalid_url(text, "is longer than 1 MiB");
  constexpr unsigned int kFlags = CURLU_PATH_AS_IS | CURLU_NON_SUPPORT_SCHEME;
  if (const CURLUcode code = curl_url_set(handle.get(), CURLUPART_URL, text.c_str(), kFlags)) {
    return invalid_url(text, curl_url_strerror(code));
  }
  Url url{.scheme = part_of(handle.get(), CURLUPART_SCHEME),
          .host = part_of(handle.get(), CURLUPART_HOST),
          .port = part_of(handle.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT)};
  if (url.scheme != "http" && url.scheme != "https") {
    return invalid_url(text, "must begin with http:// or https://");
  }
  if (!part_of(handle.get(), CURLUPART_USER).empty() ||
      !part_of(handle.get(), CURLUPART_PASSWORD).empty()) {
    return Error{ErrorCode::InvalidArgument,
                 "URL of " + url.host + " contains credentials; set them as username and password"};
  }
  const std::size_t ca = text.find("://") + 3;
  const std::size_t rest = std::min(text.find_first_of("/?#", ca), text.size());
  url.ca = text.substr(ca, rest - ca);
  url.rest = text.substr(rest);
  return url;
}

Result<void> check_proxy_url(const std::string& text) {
  const UrlHandle handle(curl_url());
  constexpr unsigned int kFlags = CURLU_NON_SUPPORT_SCHEME | CURLU_GUESS_SCHEME;
  const bool parsed = curl_url_set(handle.get(), CURLUPART_URL, text.c_str(), kFlags) == CURLUE_OK;
  const std::string scheme = part_of(handle.get(), CURLUPART_SCHEME);
  if (parsed &&
      (scheme == "http" || scheme == "https" || scheme == "socks5" || scheme == "socks5h")) {
    return {};
  }
  return Error{ErrorCode::InvalidArgument,
               "proxy URL must have the form http://, https:// or socks5://host:port"};
}

bool is_ip_address(const std::string& host) noexcept {
  in_addr address{};
  return host.starts_with('[') || ::inet_pton(AF_INET, host.c_str(), &address) == 1;
}

bool is_loopback(std::string_view host) noexcept {
  return host == "localhost" || host.ends_with(".localhost") || host.starts_with("127.") ||
         host == "[::1]";
}

}  // namespace kinform::inline v0::http
