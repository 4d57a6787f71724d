// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An HTTP/1.1 connection as a Channel.

#pragma once

#include <memory>
#include <string>

#include "server/http/byte_stream.hpp"
#include "server/http/channel.hpp"

namespace kinform::inline v0::server {

// `received` are the bytes that were read from the stream already.
[[nodiscard]] std::shared_ptr<Channel> make_http1_channel(std::shared_ptr<ByteStream> stream,
                                                          std::string received,
                                                          const WireOptions& options);

}  // namespace kinform::inline v0::server
