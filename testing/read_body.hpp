// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads whole response bodies in tests, where they are known to be small.

#pragma once

#include <stop_token>
#include <string>

#include "kinform/building_blocks/byte_source.hpp"

namespace kinform::inline v0::test_support {

// Returns all bytes up to the end, or the error that came before it.
[[nodiscard]] Result<std::string> read_body(ByteSource& body, std::stop_token stop = {});

}  // namespace kinform::inline v0::test_support
