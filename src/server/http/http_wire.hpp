// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Implementations of Wire over TCP sockets, with and without TLS.

#pragma once

#include <memory>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/http/wire.hpp"

namespace kinform::inline v0::server {

[[nodiscard]] std::shared_ptr<Wire> make_plain_wire(boost::asio::ip::tcp::socket socket,
                                                    const WireOptions& options);
// `tls` must outlive the wire.
[[nodiscard]] std::shared_ptr<Wire> make_tls_wire(boost::asio::ip::tcp::socket socket,
                                                  boost::asio::ssl::context& tls,
                                                  const WireOptions& options);

}  // namespace kinform::inline v0::server
