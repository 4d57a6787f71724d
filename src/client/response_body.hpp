// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reading the bodies of answers that are wanted as a whole.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Everything up to the end; more than `bytes_max` is LimitExceeded.
[[nodiscard]] Result<std::string> read_body(ByteSource& body, std::size_t bytes_max,
                                            const std::stop_token& stop);

// What there is of an answer that need not be complete, such as one that says no: at most 256 KiB,
// for at most 10 s of silence, and if it breaks off, the part before that. Only a stop is an error.
[[nodiscard]] Result<std::string> read_body_front(ByteSource& body, const std::stop_token& stop);

// Reads up to 2 KiB to nowhere, so that the connection can be used again (RQ-09). Never waits.
void drain_body(ByteSource& body, const std::stop_token& stop);

// `body`, and at its destruction `on_close` hears how many bytes were read.
[[nodiscard]] std::unique_ptr<ByteSource> counted_body(std::unique_ptr<ByteSource> body,
                                                       std::function<void(std::size_t)> on_close);

}  // namespace kinform::inline v0::client
