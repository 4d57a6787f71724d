// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads response bodies, completely or in part.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Reads the whole body. Returns LimitExceeded if it has more than `bytes_max` bytes.
[[nodiscard]] Result<std::string> read_body(ByteSource& body, std::size_t bytes_max,
                                            const std::stop_token& stop);

// Reads the beginning of a body that need not be complete, such as that of an error response: at
// most 256 KiB, and only until the connection breaks or 10 s have passed. Returns an error only if
// a stop was requested.
[[nodiscard]] Result<std::string> read_body_front(ByteSource& body, const std::stop_token& stop);

// Reads and discards up to 2 KiB, so that the connection can be reused (RQ-09). Never waits.
void drain_body(ByteSource& body, const std::stop_token& stop);

// Wraps `body`. All reads together end at `deadline` with ErrorCode::Timeout; set_timeout() can
// only shorten that. `clock` must outlive the wrapper.
[[nodiscard]] std::unique_ptr<ByteSource> limited_body(std::unique_ptr<ByteSource> body,
                                                       Clock& clock, TimePoint deadline);

// Wraps `body`. The destructor of the wrapper calls `on_close` with the number of bytes read.
[[nodiscard]] std::unique_ptr<ByteSource> counted_body(std::unique_ptr<ByteSource> body,
                                                       std::function<void(std::size_t)> on_close);

}  // namespace kinform::inline v0::client
