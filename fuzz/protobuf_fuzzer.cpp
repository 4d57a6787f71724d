// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes request bodies in Kubernetes protobuf: bytes are rejected, or give the JSON of an object
// that has a kind. Fuzzes responses, too: input that is JSON is encoded, with values of any type in
// any field, and what it becomes can be decoded.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "server/request/protobuf_body.hpp"
#include "server/store/protobuf_form.hpp"

namespace {

void check_json(std::string_view text) {
  const auto object = kinform::parse_json(text);
  KINFORM_ASSERT(object && object->is_object() && std::as_const(*object)["kind"].is_string());
  const auto again = kinform::parse_json(object->to_json());
  KINFORM_ASSERT(again && *again == *object);
}

void check_encoding(std::string_view json) {
  const std::string encoded = kinform::server::protobuf_from_json(json);
  if (encoded.empty()) return;
  const auto text = kinform::server::json_from_protobuf(encoded);
  KINFORM_ASSERT(text);
  check_json(*text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  check_encoding(input);
  const auto text = kinform::server::json_from_protobuf(input);
  if (!text) return 0;
  check_json(*text);
  check_encoding(*text);
  return 0;
}
