// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Views: read-only access to objects and their parts as API types; base of the generated views
// (docs/typed.md).

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

// All generated views include this header, so it includes only what they need. Code that does more
// with a value than read it includes object.hpp, quantity.hpp, <string> or <chrono> itself.
#include "kinform/building_blocks/object_key_view.hpp"
#include "kinform/building_blocks/object_ptr.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/field.hpp"
#include "kinform/detail/int_or_string.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/detail/quantity.hpp"
#include "kinform/detail/standard_types.hpp"
#include "kinform/detail/time_types.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

struct ApiResource;

namespace detail {

// Converts a value to a C++ type. A value that is absent, null, out of range or of another JSON
// type becomes the empty one: 0, false, "", nullopt. A view type T is constructed from the value
// itself.
template <class T>
inline T read(const Value& value) {
  return T(value);
}
template <>
inline Value read(const Value& value) {
  return value;
}
template <>
inline std::string_view read(const Value& value) {
  return value.as_string();
}
template <>
inline bool read(const Value& value) {
  return value.as_bool();
}
template <>
inline std::int64_t read(const Value& value) {
  return value.as_int64();
}
template <>
inline double read(const Value& value) {
  return value.as_double();
}
template <>
KINFORM_EXPORT std::int32_t read(const Value& value);
template <>
KINFORM_EXPORT Quantity read(const Value& value);
template <>
KINFORM_EXPORT IntOrString read(const Value& value);
template <>
KINFORM_EXPORT Time read(const Value& value);
template <>
KINFORM_EXPORT MicroTime read(const Value& value);
template <>
KINFORM_EXPORT std::chrono::nanoseconds read(const Value& value);
template <>
KINFORM_EXPORT std::optional<std::string_view> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<bool> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<std::int32_t> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<std::int64_t> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<double> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<Quantity> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<IntOrString> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<Time> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<MicroTime> read(const Value& value);
template <>
KINFORM_EXPORT std::optional<std::chrono::nanoseconds> read(const Value& value);

}  // namespace detail

// Typed read-only access to a part of an object, such as a pod's spec: two pointers, borrowed from
// the object. Reading never fails: a part that is absent or of the wrong type reads as empty, and
// so do its members.
class View {
 public:
  // An empty view, which converts to false.
  View() = default;
  explicit View(const Value& value) : value_(value) {}

  // True if the part is present.
  explicit operator bool() const { return value_.is_object(); }
  // Returns the underlying JSON value, which distinguishes absent values from those of a wrong
  // type.
  [[nodiscard]] Value raw() const { return value_; }

 protected:
  // Return a member as a JSON value, or converted to T.
  [[nodiscard]] Value member(detail::Field& field) const { return value_.member(field); }
  template <class T>
  [[nodiscard]] T get(detail::Field& field) const {
    return detail::read<T>(value_.member(field));
  }

  Value value_;
};

// Typed read-only access to a whole object. Holds a reference to the object, so it may be stored
// and copied; results of its accessors are borrowed from it.
class KINFORM_EXPORT TypedObject {
 public:
  // An empty view, which converts to false.
  TypedObject() = default;
  explicit TypedObject(ObjectPtr object);
  // Refers to an object nested in another one, such as an item of a list; keeps the outer one
  // alive.
  explicit TypedObject(const Value& value) : object_(detail::owner_of(value)), value_(value) {}

  explicit operator bool() const { return value_.is_object(); }
  // Returns the object; for a nested object, the outer one.
  [[nodiscard]] const ObjectPtr& object() const& KINFORM_LIFETIME_BOUND { return object_; }
  [[nodiscard]] ObjectPtr object() && { return std::move(object_); }
  // Returns the underlying JSON value, which distinguishes absent values from those of a wrong
  // type.
  [[nodiscard]] Value raw() const& KINFORM_LIFETIME_BOUND { return value_; }
  Value raw() const&& = delete;  // Would outlive the object.
  [[nodiscard]] ObjectKeyView key() const& KINFORM_LIFETIME_BOUND;
  ObjectKeyView key() const&& = delete;  // Would outlive the object.

 protected:
  // Return a member as a JSON value, or converted to T.
  [[nodiscard]] Value member(detail::Field& field) const { return value_.member(field); }
  template <class T>
  [[nodiscard]] T get(detail::Field& field) const {
    return detail::read<T>(value_.member(field));
  }

  ObjectPtr object_;
  Value value_;
};

// A list in an object, borrowed: `for (const Container container : pod.spec().containers())`.
template <class T>
class ListView {
 public:
  // Iterates over the elements and converts each on dereference.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = T;

    explicit Iterator(Value::Elements::Iterator at) : at_(at) {}

    T operator*() const { return detail::read<T>(*at_); }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++at_;
      return before;
    }
    friend bool operator==(const Iterator& left, const Iterator& right) {
      return left.at_ == right.at_;
    }

   private:
    Value::Elements::Iterator at_;
  };

  ListView() = default;
  explicit ListView(const Value& value) : value_(value) {}

  [[nodiscard]] Iterator begin() const { return Iterator(value_.elements().begin()); }
  [[nodiscard]] Iterator end() const { return Iterator(value_.elements().end()); }
  [[nodiscard]] std::size_t size() const { return value_.is_array() ? value_.size() : 0; }
  [[nodiscard]] bool empty() const { return size() == 0; }
  // Returns the element, or an empty value if there is none.
  [[nodiscard]] T operator[](std::size_t index) const { return detail::read<T>(value_[index]); }

  // True if the list is present, even if empty.
  explicit operator bool() const { return value_.is_array(); }
  [[nodiscard]] Value raw() const { return value_; }

 private:
  Value value_;
};

// A map in an object, borrowed: `for (const auto [key, value] : pod.metadata().labels())`.
template <class T>
class MapView {
 public:
  // A key and its value.
  struct Entry {
    std::string_view key;
    T value;
  };

  // Iterates over the entries in JSON order.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Entry;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Entry;

    explicit Iterator(Value::Members::Iterator at) : at_(at) {}

    Entry operator*() const {
      const Value::Members::Member member = *at_;
      return {member.key, detail::read<T>(member.value)};
    }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++at_;
      return before;
    }
    friend bool operator==(const Iterator& left, const Iterator& right) {
      return left.at_ == right.at_;
    }

   private:
    Value::Members::Iterator at_;
  };

  MapView() = default;
  explicit MapView(const Value& value) : value_(value) {}

  [[nodiscard]] Iterator begin() const { return Iterator(value_.members().begin()); }
  [[nodiscard]] Iterator end() const { return Iterator(value_.members().end()); }
  [[nodiscard]] std::size_t size() const { return value_.is_object() ? value_.size() : 0; }
  [[nodiscard]] bool empty() const { return size() == 0; }
  // Returns true if the map has this key.
  [[nodiscard]] bool contains(std::string_view key) const { return !value_[key].is_absent(); }
  // Returns the value of the key, or an empty value if there is none.
  [[nodiscard]] T operator[](std::string_view key) const { return detail::read<T>(value_[key]); }

  // True if the map is present, even if empty.
  explicit operator bool() const { return value_.is_object(); }
  [[nodiscard]] Value raw() const { return value_; }

 private:
  Value value_;
};

// Bytes, base64-encoded in JSON; borrowed.
class KINFORM_EXPORT Base64 {
 public:
  Base64() = default;
  explicit Base64(const Value& value) : value_(value) {}

  // Returns the base64 text.
  [[nodiscard]] std::string_view text() const { return value_.as_string(); }
  // Returns the decoded bytes, or nullopt if the value is absent or not valid base64.
  [[nodiscard]] std::optional<std::string> decode() const;

  explicit operator bool() const { return value_.is_string(); }
  [[nodiscard]] Value raw() const { return value_; }

 private:
  Value value_;
};

}  // namespace kinform::inline v0
