// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The bytes between a simulated server and its client: encoded as a server does, and decoded by the
// library's decoders.

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/protobuf_encoder.hpp"
#include "codec/stream_decoder.hpp"
#include "testing/simulation/simulated_server.hpp"

namespace kinform::inline v0::test_support {

enum class WireFormat : std::uint8_t { Json, Protobuf };

[[nodiscard]] std::string_view to_string(WireFormat format) noexcept;

// Not thread-safe.
class SimulatedWire {
 public:
  explicit SimulatedWire(WireFormat format);

  // Returns a decoder that has received the whole page. `known` must outlive it.
  [[nodiscard]] std::unique_ptr<codec::ListDecoder> receive(const ListPage& page,
                                                            const KnownObjects* known);

  // Returns a decoder for a new watch.
  [[nodiscard]] std::unique_ptr<codec::WatchDecoder> open_watch();
  // Sends an event with an object to a watch, in two pieces, and returns what the client decodes.
  [[nodiscard]] WatchEvent transmit(codec::WatchDecoder& watch, const WatchEvent& event);
  // Sends the first half of an event, ends the stream, and returns the client's error.
  [[nodiscard]] Error cut_inside_event(codec::WatchDecoder& watch);

 private:
  [[nodiscard]] std::string list_bytes(const ListPage& page);
  [[nodiscard]] std::string event_bytes(const WatchEvent& event);

  const WireFormat format_;
  const ObjectPool::Owner pool_ = ObjectPool::create();
  codec::JsonDecoder json_{*pool_};
  codec::ProtobufDecoder protobuf_{*pool_};
  codec::ProtobufEncoder encoder_;
  const codec::MessageTable& pods_;
  std::string message_;  // For reuse of its memory.
};

}  // namespace kinform::inline v0::test_support
