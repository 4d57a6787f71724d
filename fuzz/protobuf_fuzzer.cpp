// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes request bodies in Kubernetes protobuf: bytes are rejected, or give the JSON of an object
// that has a kind.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "server/request/protobuf_body.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view body(reinterpret_cast<const char*>(data), size);
  const auto text = kinform::server::json_from_protobuf(body);
  if (!text) return 0;
  const auto object = kinform::parse_json(*text);
  KINFORM_ASSERT(object && object->is_object() && std::as_const(*object)["kind"].is_string());
  return 0;
}
