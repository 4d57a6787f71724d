// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A view of a JSON value inside an Object, read without copying.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/block.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/field.hpp"
#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

class ObjectPtr;
class Value;

namespace detail {
// Returns a handle to the object that contains the value; null for an absent value.
KINFORM_EXPORT ObjectPtr owner_of(const Value& value);
}  // namespace detail

// The JSON types, and Absent for a value that does not exist.
enum class ValueType : std::uint8_t { Absent, Null, Boolean, Number, String, Array, Object };

// A value inside an Object: two pointers, borrowed from the object.
//
// Reading never fails: a member that does not exist is an Absent value, whose members are absent
// too, and an accessor of another type returns its fallback. So
// `object["spec"]["nodeName"].as_string()` is safe on any object.
//
// Thread safety: may be used from any thread while the object lives.
class KINFORM_EXPORT Value {
 public:
  class Members;
  class Elements;

  // Absent.
  Value() = default;

  [[nodiscard]] ValueType type() const;
  [[nodiscard]] bool is_absent() const { return cell_ == nullptr; }
  [[nodiscard]] bool is_null() const { return type() == ValueType::Null; }
  [[nodiscard]] bool is_string() const { return type() == ValueType::String; }
  [[nodiscard]] bool is_number() const { return type() == ValueType::Number; }
  [[nodiscard]] bool is_boolean() const { return type() == ValueType::Boolean; }
  [[nodiscard]] bool is_array() const { return type() == ValueType::Array; }
  [[nodiscard]] bool is_object() const { return type() == ValueType::Object; }
  // True if the value exists and is not null.
  explicit operator bool() const { return !is_absent() && !is_null(); }

  // Returns the unescaped text. Valid while the object lives.
  [[nodiscard]] std::string_view as_string(std::string_view fallback = {}) const;
  [[nodiscard]] bool as_bool(bool fallback = false) const;
  // Returns `fallback` also for a number that has a fraction or does not fit.
  [[nodiscard]] std::int64_t as_int64(std::int64_t fallback = 0) const;
  [[nodiscard]] std::uint64_t as_uint64(std::uint64_t fallback = 0) const;
  // Returns the nearest double; infinity for a number beyond its range.
  [[nodiscard]] double as_double(double fallback = 0) const;
  // Returns the JSON text of a number, exact at any size; empty for any other type.
  [[nodiscard]] std::string number_text() const;

  // Returns the number of elements of an array or members of an object; 0 for any other type.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }

  [[nodiscard]] Value operator[](std::string_view key) const;
  [[nodiscard]] Value operator[](const char* key) const { return (*this)[std::string_view(key)]; }
  [[nodiscard]] Value operator[](std::size_t index) const;
  [[nodiscard]] Value operator[](int index) const {
    return index < 0 ? Value() : (*this)[static_cast<std::size_t>(index)];
  }

  // Like operator[], for names that are known at compile time; used by the typed views.
  [[nodiscard]] Value member(detail::Field& field) const;

  // Returns the value at an RFC 6901 pointer, such as "/status/podIP" or "/spec/containers/0";
  // absent if it does not exist or the pointer is malformed.
  [[nodiscard]] Value at(std::string_view pointer) const;

  // For range-based loops: `for (const auto& [key, value] : pod["metadata"]["labels"].members())`,
  // in their original order. members() is empty unless this is an object, elements() unless it is
  // an array.
  [[nodiscard]] Members members() const;
  [[nodiscard]] Elements elements() const;

  // Compact JSON, without spaces.
  [[nodiscard]] std::string to_json() const;
  void append_json(std::string& out) const;

  // Compares as JSON: the order of members does not matter, numbers compare by their exact decimal
  // value.
  friend bool operator==(const Value& left, const Value& right);

 private:
  friend class Object;
  friend ObjectPtr detail::owner_of(const Value& value);

  Value(const detail::Block* block, const detail::Cell* cell) : block_(block), cell_(cell) {}
  [[nodiscard]] Value search_member(const detail::Cell* header, detail::Field& field) const;

  const detail::Block* block_ = nullptr;
  const detail::Cell* cell_ = nullptr;
};

// Declared again to export it: a friend declaration cannot have attributes.
KINFORM_EXPORT bool operator==(const Value& left, const Value& right);

// Implementation.

class Value::Members {
 public:
  struct Member {
    std::string_view key;
    Value value;
  };

  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Member;
    using difference_type = std::ptrdiff_t;
    using pointer = const Member*;
    using reference = Member;

    Member operator*() const;
    Iterator& operator++() {
      ++position_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++position_;
      return before;
    }
    friend bool operator==(const Iterator& left, const Iterator& right) {
      return left.position_ == right.position_;
    }

   private:
    friend class Members;
    Iterator(const detail::Block* block, const detail::Cell* header, std::size_t position)
        : block_(block), header_(header), position_(position) {}

    const detail::Block* block_;
    const detail::Cell* header_;
    std::size_t position_;
  };

  [[nodiscard]] Iterator begin() const { return {block_, header_, 0}; }
  [[nodiscard]] Iterator end() const { return {block_, header_, size_}; }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  friend class Value;
  Members(const detail::Block* block, const detail::Cell* header, std::size_t size)
      : block_(block), header_(header), size_(size) {}

  const detail::Block* block_;
  const detail::Cell* header_;
  std::size_t size_;
};

class Value::Elements {
 public:
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = const Value*;
    using reference = Value;

    Value operator*() const { return {block_, cell_}; }
    Iterator& operator++() {
      ++cell_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++cell_;
      return before;
    }
    friend bool operator==(const Iterator& left, const Iterator& right) {
      return left.cell_ == right.cell_;
    }

   private:
    friend class Elements;
    Iterator(const detail::Block* block, const detail::Cell* cell) : block_(block), cell_(cell) {}

    const detail::Block* block_;
    const detail::Cell* cell_;
  };

  [[nodiscard]] Iterator begin() const { return {block_, first_}; }
  [[nodiscard]] Iterator end() const { return {block_, first_ + size_}; }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  friend class Value;
  Elements(const detail::Block* block, const detail::Cell* first, std::size_t size)
      : block_(block), first_(first), size_(size) {}

  const detail::Block* block_;
  const detail::Cell* first_;
  std::size_t size_;
};

}  // namespace kinform::inline v0
