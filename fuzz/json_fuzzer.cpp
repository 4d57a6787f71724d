// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes parse_json(): an accepted value can be written and parsed again unchanged.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const kinform::Result<kinform::Json> json = kinform::parse_json(text);
  if (!json) {
    KINFORM_ASSERT(json.error().message.find("at byte ") != std::string::npos);
    return 0;
  }
  const kinform::Result<kinform::Json> compact = kinform::parse_json(json->to_json());
  KINFORM_ASSERT(compact.ok());
  KINFORM_ASSERT(*compact == *json);
  KINFORM_ASSERT(compact->to_json() == json->to_json());
  const kinform::Result<kinform::Json> pretty = kinform::parse_json(json->to_json_pretty());
  KINFORM_ASSERT(pretty.ok());
  KINFORM_ASSERT(*pretty == *json);
  return 0;
}
