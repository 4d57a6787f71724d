// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes JsonListStream: the result does not depend on how the bytes are split. The input's first
// byte is the size of the pieces, the rest is the list.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "api/object/object_pool.hpp"
#include "codec/json_list_stream.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/fakes/string_source.hpp"

namespace {

// A cache with one object, for JsonListStream: it skips decoding for listed objects that are
// unchanged in the cache, so inputs with this object fuzz that path too.
class OneKnownObject : public kinform::KnownObjects {
 public:
  [[nodiscard]] kinform::ObjectPtr find(const kinform::ObjectKeyView& key) const override {
    return key == object_->key() ? object_ : nullptr;
  }
  [[nodiscard]] std::vector<kinform::ObjectPtr> list() const override { return {object_}; }

 private:
  kinform::ObjectPtr object_ =
      kinform::parse_object(
          R"({"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"}})")
          .value();
};

// Everything that a list returns, as text, followed by the error code if it fails.
std::string outcome(std::string_view list, std::size_t chunk_bytes_max) {
  const OneKnownObject known;
  const kinform::ObjectPool::Owner pool = kinform::ObjectPool::create();
  kinform::codec::JsonDecoder decoder(*pool);
  kinform::codec::JsonListStream stream(
      std::make_unique<kinform::test_support::StringSource>(
          std::string(list),
          kinform::test_support::StringSourceOptions{.chunk_bytes_max = chunk_bytes_max}),
      decoder, {.known = &known, .item_bytes_max = 4096});
  std::string text;
  while (true) {
    const auto next = stream.next({});
    if (!next) return text.append(to_string(next.error().code));
    if (!next->has_value()) break;
    text.append((*next)->unchanged ? "unchanged " : "").append((*next)->object->to_json());
    text += '\n';
  }
  const kinform::ListMetadata& metadata = stream.metadata();
  return text.append(metadata.resource_version)
      .append("\n")
      .append(metadata.continue_token)
      .append("\n")
      .append(std::to_string(metadata.remaining_item_count.value_or(-1)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view list(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t chunk_bytes_max = std::size_t{data[0]} + 1;
  KINFORM_ASSERT(outcome(list, chunk_bytes_max) == outcome(list, list.size() + 1));
  return 0;
}
