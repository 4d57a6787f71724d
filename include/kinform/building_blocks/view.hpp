// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Objects and their parts as API types: what generated views are made of (docs/typed.md).

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

// All views include this header, so that it is held to what they need: object.hpp, quantity.hpp,
// <string> and <chrono> have to be included by whoever does more with a value than read it.
#include "kinform/building_blocks/object_key_view.hpp"
#include "kinform/building_blocks/object_ptr.hpp"
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

// A value as a C++ type. What is absent, null, of another JSON type or out of range gives the empty
// one: 0, false, "", nothing. Views are made from the value itself.
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
std::int32_t read(const Value& value);
template <>
Quantity read(const Value& value);
template <>
IntOrString read(const Value& value);
template <>
Time read(const Value& value);
template <>
MicroTime read(const Value& value);
template <>
std::chrono::nanoseconds read(const Value& value);
template <>
std::optional<std::string_view> read(const Value& value);
template <>
std::optional<bool> read(const Value& value);
template <>
std::optional<std::int32_t> read(const Value& value);
template <>
std::optional<std::int64_t> read(const Value& value);
template <>
std::optional<double> read(const Value& value);
template <>
std::optional<Quantity> read(const Value& value);
template <>
std::optional<IntOrString> read(const Value& value);
template <>
std::optional<Time> read(const Value& value);
template <>
std::optional<MicroTime> read(const Value& value);
template <>
std::optional<std::chrono::nanoseconds> read(const Value& value);

}  // namespace detail

// A part of an object as one of its API types: two pointers, borrowed from the object. Reading
// never fails: what is absent, or of the wrong type, reads as empty, and so do its parts.
class View {
 public:
  // Of nothing.
  View() = default;
  explicit View(const Value& value) : value_(value) {}

  // Whether it is there.
  explicit operator bool() const { return value_.is_object(); }
  // The JSON behind it, which tells what is absent from what has the wrong type.
  [[nodiscard]] Value raw() const { return value_; }

 protected:
  // A member, as JSON or as what it is.
  [[nodiscard]] Value member(detail::Field& field) const { return value_.member(field); }
  template <class T>
  [[nodiscard]] T get(detail::Field& field) const {
    return detail::read<T>(value_.member(field));
  }

  Value value_;
};

// An object as its kind. Holds the object, so it may be kept and copied; what its accessors return
// is borrowed from it.
class TypedObject {
 public:
  // Of nothing.
  TypedObject() = default;
  explicit TypedObject(ObjectPtr object);
  // An object inside another one, such as an item of a list.
  explicit TypedObject(const Value& value) : object_(detail::owner_of(value)), value_(value) {}

  explicit operator bool() const { return value_.is_object(); }
  // The object; of an object inside another one, the outer one.
  [[nodiscard]] const ObjectPtr& object() const& KINFORM_LIFETIME_BOUND { return object_; }
  [[nodiscard]] ObjectPtr object() && { return std::move(object_); }
  // The JSON behind it, which tells what is absent from what has the wrong type.
  [[nodiscard]] Value raw() const& KINFORM_LIFETIME_BOUND { return value_; }
  Value raw() const&& = delete;  // Would outlive the object.
  [[nodiscard]] ObjectKeyView key() const& KINFORM_LIFETIME_BOUND;
  ObjectKeyView key() const&& = delete;  // Would outlive the object.

 protected:
  // A member, as JSON or as what it is.
  [[nodiscard]] Value member(detail::Field& field) const { return value_.member(field); }
  template <class T>
  [[nodiscard]] T get(detail::Field& field) const {
    return detail::read<T>(value_.member(field));
  }

  ObjectPtr object_;
  Value value_;
};

// A list of an object, borrowed: `for (const Container container : pod.spec().containers())`.
template <class T>
class ListView {
 public:
  // Over the elements, which are made as they are asked for.
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
  // Empty where there is none.
  [[nodiscard]] T operator[](std::size_t index) const { return detail::read<T>(value_[index]); }

  // Whether it is there, be it without elements.
  explicit operator bool() const { return value_.is_array(); }
  [[nodiscard]] Value raw() const { return value_; }

 private:
  Value value_;
};

// A map of an object, borrowed: `for (const auto [key, value] : pod.metadata().labels())`.
template <class T>
class MapView {
 public:
  // A key and what is under it.
  struct Entry {
    std::string_view key;
    T value;
  };

  // Over the entries, in the order of the JSON.
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
  // Whether there is an entry under this key.
  [[nodiscard]] bool contains(std::string_view key) const { return !value_[key].is_absent(); }
  // Empty where there is none.
  [[nodiscard]] T operator[](std::string_view key) const { return detail::read<T>(value_[key]); }

  // Whether it is there, be it without entries.
  explicit operator bool() const { return value_.is_object(); }
  [[nodiscard]] Value raw() const { return value_; }

 private:
  Value value_;
};

// Bytes, which JSON has as base64, borrowed.
class Base64 {
 public:
  Base64() = default;
  explicit Base64(const Value& value) : value_(value) {}

  // As it is written in JSON.
  [[nodiscard]] std::string_view text() const { return value_.as_string(); }
  // Nothing if it is absent or not base64.
  [[nodiscard]] std::optional<std::string> decode() const;

  explicit operator bool() const { return value_.is_string(); }
  [[nodiscard]] Value raw() const { return value_; }

 private:
  Value value_;
};

}  // namespace kinform::inline v0
