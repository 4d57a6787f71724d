// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes request bodies in Kubernetes protobuf: bytes are rejected, or give an object that has a
// kind and can be written as JSON.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "server/request/protobuf_body.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view body(reinterpret_cast<const char*>(data), size);
  const auto object = kinform::server::json_from_protobuf(body);
  if (!object) return 0;
  KINFORM_ASSERT(object->is_object() && (*object)["kind"].is_string());
  const auto again = kinform::parse_json(object->to_json());
  KINFORM_ASSERT(again && *again == *object);
  return 0;
}
