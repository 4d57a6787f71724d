// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/transfer_options.hpp"

#include <algorithm>
#include <string_view>

#include "base/quote.hpp"

namespace kinform::inline v0::http {
namespace {

constexpr std::string_view kTokenSymbols = "!#$%&'*+-.^_`|~";

bool is_token(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char character) {
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z') ||
           (character >= 'A' && character <= 'Z') ||
           kTokenSymbols.find(character) != std::string_view::npos;
  });
}

bool is_header_value(std::string_view text) {
  return text.find_first_of(std::string_view("\r\n\0", 3)) == std::string_view::npos;
}

bool has_header(const HttpRequest& request, std::string_view name) {
  return std::any_of(
      request.headers.begin(), request.headers.end(), [name](const HttpHeader& header) {
        return std::equal(header.name.begin(), header.name.end(), name.begin(), name.end(),
                          [](char a, char b) { return (a | 0x20) == (b | 0x20); });
      });
}

void fill_headers(const HttpRequest& request, TransferInput& input,
                  const HttpTransportOptions& options) {
  for (const HttpHeader& header : request.headers) {
    // libcurl leaves a header without a value out, unless it ends like this.
    input.headers.add(header.value.empty() ? header.name + ";" : header.name + ": " + header.value);
  }
  // What libcurl would add of its own.
  for (const char* name : {"Accept", "Content-Type", "Expect"}) {
    if (!has_header(request, name)) input.headers.add(std::string(name) + ":");
  }
  // A proxy that compresses a stream may hold events back until it has enough of them. A request
  // that must not be compressed has a header of its own.
  const bool may_be_compressed = request.kind == ExchangeKind::Short || options.stream_compression;
  const bool ask_for_gzip = options.compression && may_be_compressed;
  if (ask_for_gzip && !has_header(request, "Accept-Encoding")) {
    input.headers.add("Accept-Encoding: gzip");
  }
}

void set_method_and_body(OptionSetter& setter, const HttpRequest& request,
                         const TransferInput& input) {
  if (request.method == "HEAD") {
    setter.set(CURLOPT_NOBODY, 1L);
    return;
  }
  const bool has_body = !input.body.empty() || request.method == "POST" ||
                        request.method == "PUT" || request.method == "PATCH";
  if (has_body) {
    setter.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(input.body.size()));
    setter.set(CURLOPT_POSTFIELDS, input.body.data());
  } else {
    setter.set(CURLOPT_HTTPGET, 1L);
  }
  setter.set(CURLOPT_CUSTOMREQUEST, request.method);
}

// libcurl takes the name to verify from the URL. So the URL gets that name, the connection is led
// to where it belongs, and the Host header stays what it was.
void set_url(OptionSetter& setter, const HttpRequest& request, TransferInput& input,
             const HttpTransportOptions& options) {
  const Url& url = input.url;
  const std::string& name = options.tls.server_name;
  setter.set(CURLOPT_PATH_AS_IS, 1L);
  setter.set(CURLOPT_PROTOCOLS_STR, "http,https");
  if (!url.is_tls() || name.empty()) {
    setter.set(CURLOPT_URL, request.url);
    return;
  }
  setter.set(CURLOPT_URL, "https://" + name + ":" + url.port + url.rest);
  input.connect_to.add(name + ":" + url.port + ":" + url.host + ":" + url.port);
  setter.set(CURLOPT_CONNECT_TO, input.connect_to.get());
  if (!has_header(request, "Host")) input.headers.add("Host: " + url.ca);
}

void set_tls(OptionSetter& setter, const TransferInput& input, const TlsOptions& tls) {
  setter.set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  setter.set(CURLOPT_SSL_VERIFYPEER, tls.insecure_skip_verify ? 0L : 1L);
  setter.set(CURLOPT_SSL_VERIFYHOST, tls.insecure_skip_verify ? 0L : 2L);
  setter.set(CURLOPT_CA_CACHE_TIMEOUT, 0L);  // The system's may be replaced, too.
  if (input.ca != nullptr) {
    const char* const none = nullptr;
    setter.set_bytes(CURLOPT_CAINFO_BLOB, *input.ca);
    setter.set(CURLOPT_CAPATH, none);  // Else the system's authorities would count as well.
  }
  if (input.certificate != nullptr) {
    setter.set_bytes(CURLOPT_SSLCERT_BLOB, input.certificate->certificate_pem);
    setter.set_bytes(CURLOPT_SSLKEY_BLOB, input.certificate->key_pem);
  }
}

void set_proxy(OptionSetter& setter, const Url& url, const ProxyRules& proxies) {
  // Always set: else libcurl reads the environment itself, by rules of its own.
  setter.set(CURLOPT_PROXY, proxy_for(proxies, url));
  setter.set(CURLOPT_NOPROXY, proxies.direct);
  setter.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  // Credentials in our headers are for the server and not for a proxy on the way.
  setter.set(CURLOPT_HEADEROPT, static_cast<long>(CURLHEADER_SEPARATE));
}

}  // namespace

Result<void> check_request(const HttpRequest& request) {
  if (!is_token(request.method)) {
    return Error{ErrorCode::InvalidArgument, "invalid HTTP method"};
  }
  for (const HttpHeader& header : request.headers) {
    if (is_token(header.name) && is_header_value(header.value)) continue;
    std::string message = "request header ";
    append_quoted(message, header.name);
    return Error{ErrorCode::InvalidArgument, message + " contains invalid characters"};
  }
  return {};
}

Result<void> check_tls(const TlsOptions& tls) {
  const bool has_ca = !tls.ca_pem.empty() || !tls.ca_file.empty();
  if (!tls.insecure_skip_verify || !has_ca) return {};
  return Error{ErrorCode::InvalidArgument,
               "a CA and insecure-skip-tls-verify are both set; remove one"};
}

void set_transfer_options(OptionSetter& setter, const HttpRequest& request, TransferInput& input,
                          const HttpTransportOptions& options, const ProxyRules& proxies) {
  setter.set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  setter.set(CURLOPT_NOSIGNAL, 1L);
  // Else the end of a stopped transfer waits for a name server that does not answer.
  setter.set(CURLOPT_QUICK_EXIT, 1L);
  setter.set(CURLOPT_BUFFERSIZE, static_cast<long>(buffer_bytes(request.kind)));
  // Ours are finer, see Exchange::head_limit; this one divides the time between addresses.
  const auto connect = options.timeouts.connect + options.timeouts.tls_handshake;
  setter.set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(connect.count()));

  set_url(setter, request, input, options);
  set_method_and_body(setter, request, input);
  fill_headers(request, input, options);
  setter.set(CURLOPT_HTTPHEADER, input.headers.get());
  set_tls(setter, input, options.tls);
  set_proxy(setter, input.url, proxies);
}

}  // namespace kinform::inline v0::http
