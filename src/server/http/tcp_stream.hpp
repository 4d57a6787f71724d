// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Implementations of ByteStream over TCP sockets, with and without TLS.

#pragma once

#include <memory>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/http/byte_stream.hpp"

namespace kinform::inline v0::server {

// `deadline` is the timeout of the handshake, of each write, and of reads; see ByteStream.
[[nodiscard]] std::shared_ptr<ByteStream> make_plain_stream(boost::asio::ip::tcp::socket socket,
                                                            Duration deadline);
// `tls` must outlive the stream.
[[nodiscard]] std::shared_ptr<ByteStream> make_tls_stream(boost::asio::ip::tcp::socket socket,
                                                          boost::asio::ssl::context& tls,
                                                          Duration deadline);

// The protocols that a server offers in the TLS handshake.
enum class Protocols : std::uint8_t { Http1, Http1And2 };

// Makes servers with this context select a protocol in the handshake (ALPN): HTTP/2 if both sides
// have it, otherwise HTTP/1.1. A client that offers neither is refused.
void select_protocols(boost::asio::ssl::context& tls, Protocols protocols);

}  // namespace kinform::inline v0::server
