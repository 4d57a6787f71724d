// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes JsonDecoder: an accepted object is written and decoded again unchanged.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/object.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const kinform::Result<kinform::ObjectPtr> object = kinform::parse_object(text);
  if (!object) {
    const kinform::ErrorCode code = object.error().code;
    KINFORM_ASSERT(code == kinform::ErrorCode::Malformed ||
                   code == kinform::ErrorCode::LimitExceeded);
    return 0;
  }
  const std::string written = (*object)->to_json();
  const kinform::Result<kinform::ObjectPtr> again = kinform::parse_object(written);
  KINFORM_ASSERT(again.ok());
  KINFORM_ASSERT(**again == **object);
  KINFORM_ASSERT((*again)->to_json() == written);
  KINFORM_ASSERT((*again)->key() == (*object)->key());
  KINFORM_ASSERT((*again)->uid() == (*object)->uid());
  KINFORM_ASSERT((*again)->resource_version() == (*object)->resource_version());
  return 0;
}
