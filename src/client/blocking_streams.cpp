// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/blocking_streams.hpp"

#include <string_view>
#include <utility>

#include "codec/frame.hpp"

namespace kinform::inline v0::client {
namespace {

constexpr std::string_view kMetadataKind = "PartialObjectMetadata";

// Converts an object to PartialObjectMetadata, unless it is one already.
Result<ObjectPtr> reduce_to_metadata(ObjectPtr object, codec::JsonDecoder& decoder) {
  if (object->kind() == kMetadataKind) return object;
  if (!object->metadata().is_object()) {
    return Error{ErrorCode::Malformed, "object without metadata"};
  }
  std::string text = R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1","metadata":)";
  object->metadata().append_json(text);
  text += '}';
  const std::size_t size = text.size();
  text.append(codec::kFramePadding, ' ');
  return decoder.decode({.text = std::string_view(text).substr(0, size)});
}

// Replaces the object by its metadata if the caller wants only these (DY-04).
Result<void> apply_form(ObjectPtr& object, const StreamParts& parts) {
  if (parts.form == ObjectForm::Whole) return {};
  Result<ObjectPtr> reduced = reduce_to_metadata(std::move(object), parts.decoding->decoder);
  if (!reduced) return reduced.error();
  object = *std::move(reduced);
  return {};
}

// Returns the error with which the stream ends.
Error failure_of(StreamParts& parts, Error error) {
  error = error.with_context(parts.what);
  if (parts.negotiation.fall_back(error)) error.code = ErrorCode::FormatChanged;
  return error;
}

bool is_nothing_yet(const Result<WatchRead>& read) {
  return read && read->progress == WatchProgress::NothingYet;
}

}  // namespace

Result<void> receive(ByteSource& body, codec::InputBuffer& input, const std::stop_token& stop) {
  const Result<std::size_t> count = body.read(input.room(), stop);
  if (!count) return count.error();
  *count > 0 ? input.commit(*count) : input.finish();
  return {};
}

BlockingListStream::BlockingListStream(std::unique_ptr<codec::ListDecoder> decoder,
                                       StreamParts parts)
    : parts_(std::move(parts)), decoder_(std::move(decoder)) {}

Result<std::optional<ListItem>> BlockingListStream::next(std::stop_token stop) {
  while (true) {
    Result<codec::ListRead> read = decoder_->next(stop);
    if (!read) return failure_of(parts_, read.error());
    if (read->progress == codec::ListProgress::Item)
      return in_requested_form(std::move(read->item));
    if (read->progress == codec::ListProgress::Ended) return std::optional<ListItem>();
    const Result<void> received = receive(*parts_.body, decoder_->input(), stop);
    if (!received) return received.error().with_context(parts_.what);
  }
}

Result<std::optional<ListItem>> BlockingListStream::in_requested_form(ListItem item) {
  if (item.unchanged) return std::optional(std::move(item));  // In the cached form already.
  const Result<void> formed = apply_form(item.object, parts_);
  if (!formed) return formed.error().with_context(parts_.what);
  return std::optional(std::move(item));
}

BlockingWatchStream::BlockingWatchStream(std::unique_ptr<codec::WatchDecoder> decoder, Clock& clock,
                                         StreamParts parts)
    : parts_(std::move(parts)), clock_(clock), decoder_(std::move(decoder)) {}

// One variable that is returned at the end: a WatchRead is large, and moving it takes time.
Result<WatchRead> BlockingWatchStream::next(Duration timeout, std::stop_token stop) {
  Result<WatchRead> read = decoder_->next(stop);
  if (is_nothing_yet(read)) {
    const Result<void> received = receive_event(timeout, stop, read);
    if (!received) read = received.error();
  }
  if (read && read->event.object) {
    const Result<void> formed = apply_form(read->event.object, parts_);
    if (!formed) read = formed.error();
  }
  if (!read) read = failure_of(parts_, read.error());
  return read;
}

// Reads the body until the decoder returns something else than NothingYet, or the timeout expires.
Result<void> BlockingWatchStream::receive_event(Duration timeout, const std::stop_token& stop,
                                                Result<WatchRead>& read) {
  const TimePoint deadline = clock_.after(timeout);
  parts_.body->set_timeout(timeout);
  do {
    Result<void> received = receive(*parts_.body, decoder_->input(), stop);
    if (!received && received.error().code == ErrorCode::Timeout) return {};
    if (!received) return received;
    read = decoder_->next(stop);
  } while (is_nothing_yet(read) && clock_.now() < deadline);
  return {};
}

}  // namespace kinform::inline v0::client
