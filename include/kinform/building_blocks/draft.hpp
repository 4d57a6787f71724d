// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts: typed, mutable objects for create and update requests. See docs/typed.md.

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
#include "kinform/detail/export.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/int_or_string.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/quantity.hpp"

namespace kinform::inline v0 {

// Bytes for a field that is base64-encoded in JSON.
class KINFORM_EXPORT DraftBytes {
 public:
  // The bytes are borrowed until they are written to a draft.
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
[[nodiscard]] KINFORM_EXPORT Json draft_json(const DraftBytes& bytes);
[[nodiscard]] KINFORM_EXPORT Json draft_json(const Quantity& quantity);
[[nodiscard]] KINFORM_EXPORT Json draft_json(const IntOrString& value);
[[nodiscard]] KINFORM_EXPORT Json draft_json(std::chrono::sys_seconds time);
[[nodiscard]] KINFORM_EXPORT Json draft_json(MicroTime time);
[[nodiscard]] KINFORM_EXPORT Json draft_json(std::chrono::nanoseconds duration);

}  // namespace detail

// The base class of generated drafts (typed objects under construction). A draft that is
// constructed directly owns its JSON. A draft returned by another draft (`deployment.spec()`)
// refers to a member of it, which is created if absent. It is valid while the outer draft lives and
// no element is added to or removed from a list around it.
//
// Thread safety: that of a standard container.
class KINFORM_EXPORT JsonDraft {
 public:
  // Creates an empty object.
  JsonDraft() : JsonDraft(Json::object()) {}
  explicit JsonDraft(Json json)
      : owned_(std::make_unique<Json>(std::move(json))), json_(owned_.get()) {}
  // Refers to a part of another draft. A value that is not an object is replaced by an empty
  // object.
  explicit JsonDraft(Json* part);

  // A copy of an owning draft owns a copy of the JSON; a copy of a part refers to the same part.
  JsonDraft(const JsonDraft& other);
  JsonDraft(JsonDraft&& other) noexcept = default;
  JsonDraft& operator=(const JsonDraft& other);
  JsonDraft& operator=(JsonDraft&& other) noexcept = default;
  ~JsonDraft() = default;

  [[nodiscard]] const Json& json() const KINFORM_LIFETIME_BOUND { return *json_; }
  // Gives access to fields that the draft's type does not have.
  [[nodiscard]] Json& json() KINFORM_LIFETIME_BOUND { return *json_; }

  // Returns the initial value of a list element of this type.
  [[nodiscard]] static Json blank() { return Json::object(); }

 protected:
  // put_field() sets a member; drop_field() removes it.
  template <class T>
  void put_field(std::string_view name, const T& value) {
    json_->set(name, detail::draft_json(value));
  }
  void drop_field(std::string_view name) { json_->erase(name); }
  // Returns the member, created if absent, for another draft to refer to.
  [[nodiscard]] Json* field_part(std::string_view name) { return &(*json_)[name]; }

 private:
  std::unique_ptr<Json> owned_;  // Null if this draft is a part of another one.
  Json* json_;
};

// A list in a draft. Elements that are drafts are added empty and then filled:
// `draft.spec().containers().add().set_name("web").set_image("nginx")`.
template <class T>
class DraftList {
 public:
  // A value that is not an array is replaced by an empty array.
  explicit DraftList(Json* part) : json_(part) {
    if (!json_->is_array()) *json_ = Json::array();
  }

  [[nodiscard]] std::size_t size() const { return json_->size(); }
  [[nodiscard]] bool empty() const { return json_->empty(); }

  // Appends an empty element and returns its draft.
  T add() requires std::constructible_from<T, Json*> { return T(&json_->push_back(T::blank())); }
  // REQUIRES: index < size().
  T operator[](std::size_t index) requires std::constructible_from<T, Json*> {
    return T(&(*json_)[index]);
  }
  // Stores a copy of the draft or the value.
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
  // Returns the initial value of a list.
  [[nodiscard]] static Json blank() { return Json::array(); }

 private:
  Json* json_;
};

// A map in a draft: `draft.metadata().labels().set("app", "web")`.
template <class T>
class DraftMap {
 public:
  // A value that is not an object is replaced by an empty object.
  explicit DraftMap(Json* part) : json_(part) {
    if (!json_->is_object()) *json_ = Json::object();
  }

  [[nodiscard]] std::size_t size() const { return json_->size(); }
  // Returns true if the map has this key.
  [[nodiscard]] bool contains(std::string_view key) const { return json_->contains(key); }

  // Returns the draft of an entry, created if absent.
  T operator[](std::string_view key) requires std::constructible_from<T, Json*> {
    return T(&(*json_)[key]);
  }
  // Stores a copy of the draft or the value.
  DraftMap& set(std::string_view key, const T& value) {
    if constexpr (std::constructible_from<T, Json*>) {
      json_->set(key, value.json());
    } else {
      json_->set(key, detail::draft_json(value));
    }
    return *this;
  }
  // Returns true if the key existed.
  bool erase(std::string_view key) { return json_->erase(key); }
  void clear() { *json_ = Json::object(); }

  [[nodiscard]] const Json& json() const { return *json_; }
  // Returns the initial value of a map.
  [[nodiscard]] static Json blank() { return Json::object(); }

 private:
  Json* json_;
};

}  // namespace kinform::inline v0
