// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes JsonListDecoder: the result does not depend on how the bytes are split. The input begins
// with the sizes of the pieces (fuzz/cut_text.hpp), the rest is the list.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "api/object/object_pool.hpp"
#include "codec/json_list_decoder.hpp"
#include "fuzz/cut_text.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/pieces.hpp"

namespace {

// A cache with one object, for JsonListDecoder: it skips decoding for listed objects that are
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
std::string outcome(kinform::test_support::Pieces pieces) {
  const OneKnownObject known;
  const kinform::ObjectPool::Owner pool = kinform::ObjectPool::create();
  kinform::codec::JsonDecoder objects(*pool);
  kinform::codec::JsonListDecoder decoder(objects, {.known = &known, .item_bytes_max = 4096});
  std::string text;
  while (true) {
    const auto next = kinform::test_support::next_of(decoder, pieces);
    if (!next) return text.append(to_string(next.error().code));
    if (next->progress == kinform::codec::ListProgress::Ended) break;
    text.append(next->item.unchanged ? "unchanged " : "").append(next->item.object->to_json());
    text += '\n';
  }
  const kinform::ListMetadata& metadata = decoder.metadata();
  return text.append(metadata.resource_version)
      .append("\n")
      .append(metadata.continue_token)
      .append("\n")
      .append(std::to_string(metadata.remaining_item_count.value_or(-1)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using kinform::test_support::Pieces;
  const kinform::fuzz::CutText list = kinform::fuzz::read_cut_text({data, size});
  KINFORM_ASSERT(outcome(Pieces(list.text, list.sizes)) == outcome(Pieces(list.text)));
  return 0;
}
