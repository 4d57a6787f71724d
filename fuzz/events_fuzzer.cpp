// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes JsonWatchStream: the result does not depend on how the bytes are split. The input's first
// byte is the size of the pieces, the rest is the body of the watch.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "api/object/object_pool.hpp"
#include "codec/json_watch_stream.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/fakes/string_source.hpp"

namespace {

// Every event as text, followed by the end or the error code.
std::string outcome(std::string_view body, std::size_t chunk_bytes_max) {
  const kinform::ObjectPool::Owner pool = kinform::ObjectPool::create();
  kinform::codec::JsonDecoder decoder(*pool);
  kinform::codec::JsonWatchStream stream(
      std::make_unique<kinform::test_support::StringSource>(
          std::string(body),
          kinform::test_support::StringSourceOptions{.chunk_bytes_max = chunk_bytes_max}),
      decoder, {.event_bytes_max = 4096});
  std::string text;
  while (true) {
    const kinform::Result<kinform::WatchRead> next = stream.next(kinform::Duration::max(), {});
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
  if (size == 0) return 0;
  const std::string_view body(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t chunk_bytes_max = std::size_t{data[0]} + 1;
  KINFORM_ASSERT(outcome(body, chunk_bytes_max) == outcome(body, body.size() + 1));
  return 0;
}
