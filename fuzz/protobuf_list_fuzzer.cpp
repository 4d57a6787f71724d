// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes ProtobufListDecoder: the result does not depend on how the bytes are split, and the items
// are those that the reference decoder reads. The input begins with the sizes of the pieces
// (fuzz/cut_text.hpp), the rest is the message of a PodList.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_list_decoder.hpp"
#include "fuzz/cut_text.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/pieces.hpp"
#include "testing/protobuf/encoder.hpp"
#include "testing/protobuf/reference_decoder.hpp"

namespace {

// The items as JSON, and the error code; Ok if there was none.
struct Outcome {
  std::vector<std::string> items = {};
  std::string error = {};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(kinform::test_support::Pieces pieces) {
  const kinform::ObjectPool::Owner pool = kinform::ObjectPool::create();
  kinform::codec::ProtobufDecoder objects(*pool);
  kinform::codec::ProtobufListDecoder decoder(
      objects, {.item_type = {.api_version = "v1", .kind = "Pod"}, .item_bytes_max = 4096});
  Outcome outcome;
  while (true) {
    const auto next = kinform::test_support::next_of(decoder, pieces);
    if (!next) {
      outcome.error = to_string(next.error().code);
      return outcome;
    }
    if (next->progress == kinform::codec::ListProgress::Ended) return outcome;
    outcome.items.push_back(next->item.object->to_json());
  }
}

// Items get the type of the list.
std::string with_type(const kinform::Json& pod) {
  const std::string type = R"({"kind":"Pod","apiVersion":"v1")";
  return pod.size() == 0 ? type + "}" : type + "," + pod.to_json().substr(1);
}

// The reference refuses a list whose items are not together, which the decoder need not notice.
void compare_with_reference(const std::string& message, const Outcome& got) {
  kinform::test_support::ReferenceProblems problems;
  const kinform::Json list = kinform::test_support::reference_decode(
      message, *kinform::schema::kubernetes_schema().find("core/v1.PodList"), problems);
  if (problems.any()) return;
  if (got.error == to_string(kinform::ErrorCode::LimitExceeded)) return;
  KINFORM_ASSERT(got.error.empty());
  const kinform::Json& items = list["items"];
  KINFORM_ASSERT(got.items.size() == (items.is_null() ? 0 : items.size()));
  for (std::size_t i = 0; i < got.items.size(); ++i) {
    KINFORM_ASSERT(got.items[i] == with_type(items[i]));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using kinform::test_support::Pieces;
  const kinform::fuzz::CutText list = kinform::fuzz::read_cut_text({data, size});
  const std::string body = kinform::test_support::in_envelope("v1", "PodList", list.text);
  const Outcome whole = outcome(Pieces(body));
  KINFORM_ASSERT(outcome(Pieces(body, list.sizes)) == whole);
  compare_with_reference(list.text, whole);
  return 0;
}
