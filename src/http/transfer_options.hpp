// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What libcurl is told about a request: what to send, whom to trust, which way to go.

#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "http/curl_handles.hpp"
#include "http/proxy.hpp"
#include "http/url.hpp"
#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::http {

// InvalidArgument if a part of the request cannot be sent as it is; so no header can smuggle in
// another one.
[[nodiscard]] Result<void> check_request(const HttpRequest& request);

// InvalidArgument if it makes no sense to trust somebody in particular and everybody as well
// (TR-03).
[[nodiscard]] Result<void> check_tls(const TlsOptions& tls);

// How much libcurl receives at a time. A list is read in large pieces; a stream brings little at a
// time, and there may be hundreds.
[[nodiscard]] constexpr std::size_t buffer_bytes(ExchangeKind kind) {
  return kind == ExchangeKind::Stream ? 64 * 1024 : 256 * 1024;
}

// What libcurl borrows while a transfer runs.
struct TransferInput {
  Url url = {};
  std::string body = {};
  std::shared_ptr<const std::string> ca = {};  // PEM; null: the system's.
  std::shared_ptr<const ClientCertificate> certificate = {};
  TextList headers = {};
  TextList connect_to = {};
};

// Sets all but the callbacks. `input` and `options` must outlive the transfer.
void set_transfer_options(OptionSetter& setter, const HttpRequest& request, TransferInput& input,
                          const HttpTransportOptions& options, const ProxyRules& proxies);

}  // namespace kinform::inline v0::http
