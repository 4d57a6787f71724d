// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The beginning of a connection.

#pragma once

#include <memory>

#include "server/http/byte_stream.hpp"
#include "server/http/responder.hpp"

namespace kinform::inline v0::server {

// Performs the handshake, then serves HTTP/1.1. `context` must outlive the connection.
void serve_connection(ConnectionContext& context, std::shared_ptr<ByteStream> stream);

}  // namespace kinform::inline v0::server
