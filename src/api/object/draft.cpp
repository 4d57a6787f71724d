// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/draft.hpp"

#include "base/base64.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0 {

namespace detail {

Json draft_json(const DraftBytes& bytes) {
  return bytes.base64();
}

Json draft_json(const Quantity& quantity) {
  return quantity.to_string();
}

Json draft_json(const IntOrString& value) {
  if (const auto number = value.as_int()) return *number;
  return value.to_string();
}

Json draft_json(std::chrono::sys_seconds time) {
  return format_time(time);
}

Json draft_json(MicroTime time) {
  return format_micro_time(time);
}

Json draft_json(std::chrono::nanoseconds duration) {
  return format_duration(duration);
}

}  // namespace detail

std::string DraftBytes::base64() const {
  return encode_base64(bytes_);
}

JsonDraft::JsonDraft(Json* part) : json_(part) {
  if (!json_->is_object()) *json_ = Json::object();
}

JsonDraft::JsonDraft(const JsonDraft& other)
    : owned_(other.owned_ ? std::make_unique<Json>(*other.owned_) : nullptr),
      json_(owned_ ? owned_.get() : other.json_) {}

JsonDraft& JsonDraft::operator=(const JsonDraft& other) {
  if (this == &other) return *this;
  JsonDraft copy(other);
  *this = std::move(copy);
  return *this;
}

}  // namespace kinform::inline v0
