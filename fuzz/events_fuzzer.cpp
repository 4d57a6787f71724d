// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes JsonWatchDecoder: the result does not depend on how the bytes are split. The input begins
// with the sizes of the pieces (fuzz/cut_text.hpp), the rest is the body of the watch.

#include <cstddef>
#include <cstdint>
#include <string>

#include "api/object/object_pool.hpp"
#include "codec/json_watch_decoder.hpp"
#include "fuzz/cut_text.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/pieces.hpp"

namespace {

// Every event as text, followed by the end or the error code.
std::string outcome(kinform::test_support::Pieces pieces) {
  const kinform::ObjectPool::Owner pool = kinform::ObjectPool::create();
  kinform::codec::JsonDecoder objects(*pool);
  kinform::codec::JsonWatchDecoder decoder(objects, {.event_bytes_max = 4096});
  std::string text;
  while (true) {
    const kinform::Result<kinform::WatchRead> next =
        kinform::test_support::next_of(decoder, pieces);
    if (!next) return text.append("failed ").append(to_string(next.error().code));
    if (next->progress == kinform::WatchProgress::Ended) return text.append("ended");
    KINFORM_ASSERT(next->progress == kinform::WatchProgress::Event);
    const kinform::WatchEvent& event = next->event;
    text.append(to_string(event.type)).append(" ");
    KINFORM_ASSERT((event.type == kinform::WatchEventType::Error) == !event.object);
    text.append(event.object ? event.object->to_json() : std::string(to_string(event.error.code)));
    text += '\n';
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using kinform::test_support::Pieces;
  const kinform::fuzz::CutText body = kinform::fuzz::read_cut_text({data, size});
  KINFORM_ASSERT(outcome(Pieces(body.text, body.sizes)) == outcome(Pieces(body.text)));
  return 0;
}
