// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/format_negotiation.hpp"

#include <string>
#include <utility>

namespace kinform::inline v0::client {

// Custom resources are never protobuf, but their metadata is (DY-04).
bool can_be_protobuf(const ObjectsRequested& objects) {
  if (objects.wire_format == WireFormat::Json) return false;
  return objects.form == ObjectForm::MetadataOnly || has_protobuf(objects.resource);
}

FormatNegotiation::FormatNegotiation(std::shared_ptr<JsonFallbacks> fallbacks,
                                     ObjectsRequested objects)
    : fallbacks_(can_be_protobuf(objects) ? std::move(fallbacks) : nullptr),
      objects_(std::move(objects)) {}

void FormatNegotiation::prepare(Call& call) {
  requested_protobuf_ = fallbacks_ != nullptr && !fallbacks_->contains(objects_.resource);
  call.accept = accept_header(
      {.form = objects_.form, .is_list = objects_.is_list, .protobuf = requested_protobuf_});
}

bool FormatNegotiation::fall_back(const Error& failure) {
  // An error with an HTTP status or a reason is one that the server sent, in a Status.
  const bool is_of_decoder = failure.http_status == 0 && failure.reason.empty();
  const bool is_unknown = failure.code == ErrorCode::NotSupported && is_of_decoder;
  if (!requested_protobuf_ || !is_unknown) return false;
  fallbacks_->add(objects_.resource, failure.message);
  return true;
}

bool FormatNegotiation::must_repeat_after(const Error& failure) {
  const bool is_refused = failure.http_status == 406 || failure.http_status == 415;
  if (!requested_protobuf_ || !is_refused) return false;
  fallbacks_->add(objects_.resource, failure.message);
  return true;
}

bool FormatNegotiation::must_repeat_after(std::string_view content_type) {
  if (!requested_protobuf_ || !content_type.empty()) return false;
  fallbacks_->add(objects_.resource, "the server's response has no Content-Type");
  return true;
}

}  // namespace kinform::inline v0::client
