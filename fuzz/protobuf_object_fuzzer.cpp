// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes the protobuf decoder. The first byte is a kind, the second one where the rest is split
// into two objects, which are decoded one after the other, and each by a decoder of its own: the
// buffers of a used one have grown. Each is as the reference decoder says, and encoding it loses
// nothing.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <vector>

#include "api/object/object_pool.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/protobuf/comparison.hpp"

namespace {

using kinform::schema::Definition;
using kinform::test_support::difference_after_encoding;
using kinform::test_support::difference_to_reference;

void check(kinform::codec::ProtobufDecoder& decoder, const Definition& type,
           std::string_view message) {
  auto difference = difference_to_reference(decoder, type, message);
  if (!difference) difference = difference_after_encoding(decoder, type, message);
  if (difference) std::fprintf(stderr, "%s\n", difference->c_str());
  KINFORM_ASSERT(!difference);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<const Definition*> kinds = kinform::test_support::all_kinds();
  if (size < 2) return 0;
  const Definition& type = *kinds[data[0] % kinds.size()];
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 2, size - 2);
  const std::string_view first = bytes.substr(0, bytes.size() * data[1] / 256);
  const std::string_view second = bytes.substr(first.size());
  const auto pool = kinform::ObjectPool::create();
  for (const std::string_view message : {first, second}) {
    kinform::codec::ProtobufDecoder fresh(*pool);
    check(fresh, type, message);
  }
  kinform::codec::ProtobufDecoder decoder(*pool);
  for (int round = 0; round < 2; ++round) {
    check(decoder, type, first);
    check(decoder, type, second);
  }
  return 0;
}
