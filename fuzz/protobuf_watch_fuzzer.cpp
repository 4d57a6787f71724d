// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes ProtobufWatchDecoder: the result does not depend on how the bytes are split, and the
// objects are those that the reference decoder reads. The input begins with the sizes of the pieces
// (fuzz/cut_text.hpp), the rest is the body of the watch; it is also used as the message of a pod,
// which arrives twice.

#include <cstddef>
#include <cstdint>
#include <string>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_watch_decoder.hpp"
#include "fuzz/cut_text.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/pieces.hpp"
#include "testing/protobuf/encoder.hpp"
#include "testing/protobuf/reference_decoder.hpp"

namespace {

// Every event as text, followed by the end or the error code.
std::string outcome(kinform::test_support::Pieces pieces) {
  const kinform::ObjectPool::Owner pool = kinform::ObjectPool::create();
  kinform::codec::ProtobufDecoder objects(*pool);
  kinform::codec::ProtobufWatchDecoder decoder(objects, {.event_bytes_max = 4096});
  std::string text;
  while (true) {
    const kinform::Result<kinform::WatchRead> next =
        kinform::test_support::next_of(decoder, pieces);
    if (!next) return text.append("failed ").append(to_string(next.error().code));
    if (next->progress == kinform::WatchProgress::Ended) return text.append("ended");
    KINFORM_ASSERT(next->progress == kinform::WatchProgress::Event);
    const kinform::WatchEvent& event = next->event;
    text.append(to_string(event.type)).append(" ");
    text.append(event.object ? event.object->to_json() : std::string(to_string(event.error.code)));
    text += '\n';
  }
}

// Compares two equal events with what the reference decoder reads.
void compare_with_reference(const std::string& message) {
  constexpr std::size_t kMessageMax = 4000;  // The event is not longer than event_bytes_max.
  if (message.size() > kMessageMax) return;
  kinform::test_support::ReferenceProblems problems;
  const kinform::Json pod = kinform::test_support::reference_decode(
      message, *kinform::schema::kubernetes_schema().find("core/v1.Pod"), problems);
  const std::string event = kinform::test_support::watch_frame(
      "MODIFIED", kinform::test_support::in_envelope("v1", "Pod", message));
  const std::string got = outcome(kinform::test_support::Pieces(event + event));
  const std::string type = R"(MODIFIED {"kind":"Pod","apiVersion":"v1")";
  const std::string line = type + (pod.size() == 0 ? "}" : "," + pod.to_json().substr(1)) + "\n";
  KINFORM_ASSERT((got == line + line + "ended") == !problems.any());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using kinform::test_support::Pieces;
  const kinform::fuzz::CutText body = kinform::fuzz::read_cut_text({data, size});
  KINFORM_ASSERT(outcome(Pieces(body.text, body.sizes)) == outcome(Pieces(body.text)));
  compare_with_reference(body.text);
  return 0;
}
