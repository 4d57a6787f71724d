// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Building and changing typed objects for writes; see docs/typed.md.

#pragma once

#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kinform/building_blocks/view.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/int_or_string.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/quantity.hpp"

namespace kinform::inline v0 {

// Bytes for a field that JSON has as base64.
class DraftBytes {
 public:
  // Borrowed until it is written into a draft.
  DraftBytes(std::string_view bytes) : bytes_(bytes) {}
  DraftBytes(const char* bytes) : bytes_(bytes) {}
  DraftBytes(const std::string& bytes) : bytes_(bytes) {}

  [[nodiscard]] std::string base64() const;

 private:
  std::string_view bytes_;
};

namespace detail {

inline Json draft_json(std::string_view text) {
  return {text};
}
inline Json draft_json(Json json) {
  return json;
}
template <class Number>
requires std::is_arithmetic_v<Number> Json draft_json(Number number) {
  return {number};
}
[[nodiscard]] Json draft_json(const DraftBytes& bytes);
[[nodiscard]] Json draft_json(const Quantity& quantity);
[[nodiscard]] Json draft_json(const IntOrString& value);
[[nodiscard]] Json draft_json(std::chrono::sys_seconds time);
[[nodiscard]] Json draft_json(MicroTime time);
[[nodiscard]] Json draft_json(std::chrono::nanoseconds duration);

}  // namespace detail

// What generated drafts have in common. One that is made by itself owns its JSON. One that another
// draft gives (`deployment.spec()`) refers to its part there, which exists from then on, and is
// valid while that draft lives and no element is added to or removed from a list around it.
//
// Thread safety: as a standard container.
class JsonDraft {
 public:
  // An empty object.
  JsonDraft() : JsonDraft(Json::object()) {}
  explicit JsonDraft(Json json)
      : owned_(std::make_unique<Json>(std::move(json))), json_(owned_.get()) {}
  // A part of another draft. What is not an object becomes one.
  explicit JsonDraft(Json* part);

  // A copy of one that owns its JSON has its own; a copy of a part is that same part.
  JsonDraft(const JsonDraft& other);
  JsonDraft(JsonDraft&& other) noexcept = default;
  JsonDraft& operator=(const JsonDraft& other);
  JsonDraft& operator=(JsonDraft&& other) noexcept = default;
  ~JsonDraft() = default;

  [[nodiscard]] const Json& json() const KINFORM_LIFETIME_BOUND { return *json_; }
  // For what the draft's type does not know.
  [[nodiscard]] Json& json() KINFORM_LIFETIME_BOUND { return *json_; }

  // What an element of a list is at first.
  [[nodiscard]] static Json blank() { return Json::object(); }

 protected:
  // Sets a member, or removes it.
  template <class T>
  void put_field(std::string_view name, const T& value) {
    json_->set(name, detail::draft_json(value));
  }
  void drop_field(std::string_view name) { json_->erase(name); }
  // The member, for a draft of its own to refer to.
  [[nodiscard]] Json* field_part(std::string_view name) { return &(*json_)[name]; }

 private:
  std::unique_ptr<Json> owned_;  // Null if this is a part.
  Json* json_;
};

// A list of a draft. Elements that are drafts themselves are added empty and then filled:
// `draft.spec().containers().add().set_name("web").set_image("nginx")`.
template <class T>
class DraftList {
 public:
  // What is not an array becomes one.
  explicit DraftList(Json* part) : json_(part) {
    if (!json_->is_array()) *json_ = Json::array();
  }

  [[nodiscard]] std::size_t size() const { return json_->size(); }
  [[nodiscard]] bool empty() const { return json_->empty(); }

  // A new element at the end, empty.
  T add() requires std::constructible_from<T, Json*> { return T(&json_->push_back(T::blank())); }
  // REQUIRES: index < size().
  T operator[](std::size_t index) requires std::constructible_from<T, Json*> {
    return T(&(*json_)[index]);
  }
  // A copy of another draft, or a value.
  DraftList& add(const T& value) {
    if constexpr (std::constructible_from<T, Json*>) {
      json_->push_back(value.json());
    } else {
      json_->push_back(detail::draft_json(value));
    }
    return *this;
  }
  // REQUIRES: index < size().
  void erase(std::size_t index) { json_->erase(index); }
  void clear() { *json_ = Json::array(); }

  [[nodiscard]] const Json& json() const { return *json_; }
  // What a list is at first.
  [[nodiscard]] static Json blank() { return Json::array(); }

 private:
  Json* json_;
};

// A map of a draft: `draft.metadata().labels().set("app", "web")`.
template <class T>
class DraftMap {
 public:
  // What is not an object becomes one.
  explicit DraftMap(Json* part) : json_(part) {
    if (!json_->is_object()) *json_ = Json::object();
  }

  [[nodiscard]] std::size_t size() const { return json_->size(); }
  // Whether there is an entry under this key.
  [[nodiscard]] bool contains(std::string_view key) const { return json_->contains(key); }

  // The entry's draft; made if it is not there.
  T operator[](std::string_view key) requires std::constructible_from<T, Json*> {
    return T(&(*json_)[key]);
  }
  // A copy of another draft, or a value.
  DraftMap& set(std::string_view key, const T& value) {
    if constexpr (std::constructible_from<T, Json*>) {
      json_->set(key, value.json());
    } else {
      json_->set(key, detail::draft_json(value));
    }
    return *this;
  }
  // Returns whether it was there.
  bool erase(std::string_view key) { return json_->erase(key); }
  void clear() { *json_ = Json::object(); }

  [[nodiscard]] const Json& json() const { return *json_; }
  // What a map is at first.
  [[nodiscard]] static Json blank() { return Json::object(); }

 private:
  Json* json_;
};

}  // namespace kinform::inline v0
