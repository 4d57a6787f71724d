// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/curl_error.hpp"

#include <cerrno>
#include <string>
#include <system_error>

namespace kinform::inline v0::http {
namespace {

// Of OpenSSL's x509_vfy.h, whose headers are not for this folder.
constexpr long kCertificateNotYetValid = 9;
constexpr long kCertificateExpired = 10;
constexpr long kNotSaid = 1;  // libcurl looks at the name first, and at OpenSSL's result later.

std::string describe(const CurlFailure& failure) {
  return failure.detail.empty() ? curl_easy_strerror(failure.code) : std::string(failure.detail);
}

std::string os_text(const CurlFailure& failure) {
  return std::generic_category().message(failure.os_error);
}

Error no_connection(const CurlFailure& failure, const Url& url) {
  const std::string where = "cannot connect to " + url.host + ":" + url.port;
  switch (failure.os_error) {
    case ECONNREFUSED:
      return {
          ErrorCode::ConnectionRefused,
          where +
              ": connection refused; check that the server is running and its address is right (" +
              describe(failure) + ")"};
    case ECONNRESET:
      return {ErrorCode::ConnectionReset, where + ": " + os_text(failure)};
    case ETIMEDOUT:
      return {ErrorCode::Timeout, where + ": " + os_text(failure)};
    case 0:
      return {ErrorCode::Network, where + ": " + describe(failure)};
    default:
      return {ErrorCode::Network, where + ": " + os_text(failure) + "; check the network"};
  }
}

Error refused_certificate(const CurlFailure& failure, const Url& url) {
  const std::string what = "certificate of " + url.host + " is not trusted: " + describe(failure);
  switch (failure.verify_result) {
    case kCertificateExpired:
    case kCertificateNotYetValid:
      return {ErrorCode::Tls, what + "; renew it, or set this machine's clock"};
    case kNotSaid:
      return {ErrorCode::Tls, what + "; use the name in the certificate, or set tls-server-name"};
    default:
      return {ErrorCode::Tls, what + "; is certificate-authority the one that signed it?"};
  }
}

bool is_broken_connection(int os_error) {
  return os_error == ECONNRESET || os_error == EPIPE || os_error == ECONNABORTED ||
         os_error == ENOTCONN;
}

// libcurl has one code for all that can happen to a connection in use.
Error broken_connection(const CurlFailure& failure) {
  if (is_broken_connection(failure.os_error)) {
    return {ErrorCode::ConnectionReset, "connection lost: " + os_text(failure)};
  }
  if (failure.os_error == ETIMEDOUT) {
    return {ErrorCode::Network,
            "connection timed out, peer does not acknowledge: " + os_text(failure)};
  }
  const std::string text = describe(failure);
  if (text.find("unexpected eof") != std::string::npos) {
    return {ErrorCode::EndOfStream, "connection closed unexpectedly: " + text};
  }
  if (text.find("Too large response headers") != std::string::npos) {
    return {ErrorCode::LimitExceeded, "response headers too large: " + text};
  }
  if (text.find("chunk") != std::string::npos) {
    return {ErrorCode::Malformed, "response is not HTTP/1.1: " + text};
  }
  // The server's refusal of a client certificate comes after the handshake, instead of an answer.
  if (text.find("SSL") != std::string::npos) {
    return {ErrorCode::Tls,
            "TLS failed: " + text + "; check that the server accepts the client certificate"};
  }
  return {ErrorCode::Network, "connection failed: " + text};
}

Error failed_handshake(const CurlFailure& failure, const Url& url) {
  if (is_broken_connection(failure.os_error)) return broken_connection(failure);
  return {ErrorCode::Tls, "TLS handshake with " + url.host + ":" + url.port + " failed: " +
                              describe(failure) + "; check that the server uses TLS on this port"};
}

}  // namespace

Error to_error(const CurlFailure& failure, const Url& url) {
  constexpr long kFirstRedirect = 300;
  if (failure.proxy_status >= kFirstRedirect) {
    return {ErrorCode::Network, "proxy refused to connect to " + url.host + ":" + url.port +
                                    ": status " + std::to_string(failure.proxy_status)};
  }
  switch (failure.code) {
    case CURLE_COULDNT_CONNECT:
      return no_connection(failure, url);
    case CURLE_COULDNT_RESOLVE_HOST:
      return {ErrorCode::Network, "cannot resolve host " + url.host + ": " + describe(failure) +
                                      "; check the server's address and DNS"};
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_PROXY:
      return {ErrorCode::Network, "cannot use proxy: " + describe(failure)};
    case CURLE_OPERATION_TIMEDOUT:
      return {ErrorCode::Timeout, describe(failure)};
    case CURLE_PEER_FAILED_VERIFICATION:
      return refused_certificate(failure, url);
    case CURLE_SSL_CONNECT_ERROR:
      return failed_handshake(failure, url);
    case CURLE_SSL_CERTPROBLEM:
      return {ErrorCode::Tls, "cannot use client certificate or key: " + describe(failure)};
    case CURLE_SSL_CACERT_BADFILE:
      return {ErrorCode::Tls, "cannot read CA certificates: " + describe(failure)};
    case CURLE_GOT_NOTHING:
      return {ErrorCode::ConnectionReset, "server closed the connection without a response"};
    case CURLE_ABORTED_BY_CALLBACK:
      return {ErrorCode::ConnectionReset,
              "server closed an idle connection; it may or may not have received the request"};
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
      return broken_connection(failure);
    case CURLE_PARTIAL_FILE:
      return {ErrorCode::EndOfStream, "response body truncated: " + describe(failure)};
    case CURLE_OUT_OF_MEMORY:
      // What libcurl calls a header that is longer than it takes.
      if (failure.headers_complete) break;
      return {ErrorCode::LimitExceeded, "response header exceeds 100 KB"};
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_BAD_CONTENT_ENCODING:
      return {ErrorCode::Malformed, "response is not HTTP/1.1: " + describe(failure)};
    case CURLE_URL_MALFORMAT:
      return {ErrorCode::InvalidArgument, "invalid request URL: " + describe(failure)};
    default:
      break;
  }
  return {ErrorCode::Network, describe(failure)};
}

}  // namespace kinform::inline v0::http
