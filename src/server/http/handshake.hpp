// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The beginning of a connection: TLS, and the choice between HTTP/1.1 and HTTP/2.

#pragma once

#include <memory>

#include "server/http/byte_stream.hpp"
#include "server/http/responder.hpp"

namespace kinform::inline v0::server {

// Performs the handshake, then serves the protocol that it selected. Without TLS, a client that
// begins with the connection preface of HTTP/2 speaks that (prior knowledge). `context` must
// outlive the connection.
void serve_connection(ConnectionContext& context, std::shared_ptr<ByteStream> stream);

}  // namespace kinform::inline v0::server
