// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulated_wire.hpp"

#include <span>

#include "codec/json_list_decoder.hpp"
#include "codec/json_watch_decoder.hpp"
#include "codec/protobuf/protobuf_list_decoder.hpp"
#include "codec/protobuf/protobuf_watch_decoder.hpp"
#include "codec/protobuf/wire_writer.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {

namespace {

const codec::TypeMeta kPod = {.api_version = "v1", .kind = "Pod"};
const codec::TypeMeta kPodList = {.api_version = "v1", .kind = "PodList"};

std::string json_list(const ListPage& page) {
  Json metadata = {{"resourceVersion", page.metadata.resource_version}};
  if (!page.metadata.continue_token.empty()) metadata["continue"] = page.metadata.continue_token;
  if (const auto& left = page.metadata.remaining_item_count) metadata["remainingItemCount"] = *left;
  std::string text =
      R"({"kind":"PodList","apiVersion":"v1","metadata":)" + metadata.to_json() + R"(,"items":[)";
  for (const ObjectPtr& object : page.objects) {
    if (&object != &page.objects.front()) text += ',';
    text += object->to_json();
  }
  return text + "]}";
}

std::string list_metadata(const ListMetadata& metadata) {
  std::string message;
  codec::append_bytes_field(message, 1, "");  // selfLink, which Go always writes.
  codec::append_bytes_field(message, 2, metadata.resource_version);
  codec::append_bytes_field(message, 3, metadata.continue_token);
  if (metadata.remaining_item_count) {
    codec::append_varint_field(message, 4,
                               static_cast<std::uint64_t>(*metadata.remaining_item_count));
  }
  return message;
}

std::span<const std::byte> as_bytes(std::string_view text) {
  return std::as_bytes(std::span(text));
}

}  // namespace

std::string_view to_string(WireFormat format) noexcept {
  return format == WireFormat::Protobuf ? "protobuf" : "JSON";
}

SimulatedWire::SimulatedWire(WireFormat format)
    : format_(format), pods_(*encoder_.tables().find("v1", "Pod")) {}

std::unique_ptr<codec::ListDecoder> SimulatedWire::receive(const ListPage& page,
                                                           const KnownObjects* known) {
  std::unique_ptr<codec::ListDecoder> decoder;
  if (format_ == WireFormat::Protobuf) {
    decoder = std::make_unique<codec::ProtobufListDecoder>(
        protobuf_, codec::ProtobufListDecoderOptions{.item_type = kPod, .known = known});
  } else {
    decoder = std::make_unique<codec::JsonListDecoder>(
        json_, codec::JsonListDecoderOptions{.item_type = kPod, .known = known});
  }
  decoder->input().feed(as_bytes(list_bytes(page)));
  decoder->input().finish();
  return decoder;
}

std::string SimulatedWire::list_bytes(const ListPage& page) {
  if (format_ == WireFormat::Json) return json_list(page);
  std::string list;
  codec::append_bytes_field(list, 1, list_metadata(page.metadata));
  for (const ObjectPtr& object : page.objects) {
    message_.clear();
    encoder_.append_message(message_, pods_, object->root());
    codec::append_bytes_field(list, 2, message_);
  }
  std::string bytes;
  codec::append_envelope(bytes, kPodList, list);
  return bytes;
}

std::unique_ptr<codec::WatchDecoder> SimulatedWire::open_watch() {
  if (format_ == WireFormat::Protobuf) {
    return std::make_unique<codec::ProtobufWatchDecoder>(protobuf_);
  }
  return std::make_unique<codec::JsonWatchDecoder>(json_);
}

std::string SimulatedWire::event_bytes(const WatchEvent& event) {
  const std::string_view type = to_string(event.type);
  std::string bytes;
  if (format_ == WireFormat::Json) {
    bytes.append(R"({"type":")").append(type).append(R"(","object":)");
    return bytes.append(event.object->to_json()).append("}\n");
  }
  message_.clear();
  encoder_.append_message(message_, pods_, event.object->root());
  codec::append_watch_frame(bytes, type, kPod, message_);
  return bytes;
}

WatchEvent SimulatedWire::transmit(codec::WatchDecoder& watch, const WatchEvent& event) {
  const std::string bytes = event_bytes(event);
  const std::string_view text = bytes;
  watch.input().feed(as_bytes(text.substr(0, bytes.size() / 2)));
  const Result<WatchRead> half = watch.next({});
  KINFORM_ASSERT(half.ok() && half->progress == WatchProgress::NothingYet);
  watch.input().feed(as_bytes(text.substr(bytes.size() / 2)));
  Result<WatchRead> read = watch.next({});
  KINFORM_ASSERT(read.ok() && read->progress == WatchProgress::Event);
  return std::move(read->event);
}

Error SimulatedWire::cut_inside_event(codec::WatchDecoder& watch) {
  const std::string bytes = event_bytes(bookmark("1"));
  watch.input().feed(as_bytes(std::string_view(bytes).substr(0, bytes.size() / 2)));
  watch.input().finish();
  const Result<WatchRead> read = watch.next({});
  KINFORM_ASSERT(!read.ok());
  return read.error();
}

}  // namespace kinform::inline v0::test_support
