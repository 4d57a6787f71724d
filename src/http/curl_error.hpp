// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Says in our words what libcurl ran into, and what can be done about it.

#pragma once

#include <curl/curl.h>

#include <string_view>

#include "http/url.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::http {

// How a transfer failed, as libcurl tells it.
struct CurlFailure {
  CURLcode code = CURLE_OK;
  std::string_view detail = {};  // libcurl's own sentence; may be empty.
  int os_error = 0;              // errno of the socket; 0 if that was not it.
  long verify_result = 0;        // OpenSSL's reason for refusing the certificate.
  long proxy_status = 0;         // What a proxy answered to CONNECT; 0 if none was asked.
  bool headers_complete = false;
};

[[nodiscard]] Error to_error(const CurlFailure& failure, const Url& url);

}  // namespace kinform::inline v0::http
