// Whole bodies for tests, which know that they are small.

#pragma once

#include <stop_token>
#include <string>

#include "kinform/building_blocks/byte_source.hpp"

namespace kinform::inline v0::test_support {

// All bytes up to the end; the error if there is one before it.
[[nodiscard]] Result<std::string> read_body(ByteSource& body, std::stop_token stop = {});

}  // namespace kinform::inline v0::testing
