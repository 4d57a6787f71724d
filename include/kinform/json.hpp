// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A JSON document to build or change, for what is written to a server: create, update, patch.

#pragma once

#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "kinform/detail/lifetime.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

// A JSON value that owns its parts: copying copies everything.
//
//   Json pod = {{"apiVersion", "v1"}, {"kind", "Pod"}, {"metadata", {{"name", "web"}}}};
//   pod["metadata"]["labels"]["app"] = "web";
//   pod["spec"]["containers"].push_back({{"name", "web"}, {"image", "nginx"}});
//
// Braces around pairs make an object; an array is always Json::array({…}), and an empty object
// Json::object(). Members keep the order in which they came. Numbers are exact at any size.
//
// Reading never fails, as with Value: a constant document gives null for what is not there, and an
// accessor of another type gives its fallback.
//
// Thread safety: as a standard container: reading from several threads is fine, writing is not.
class Json {
 public:
  struct Member;
  template <class Iterator>
  class Range;
  using Members = Range<std::list<Member>::iterator>;
  using ConstMembers = Range<std::list<Member>::const_iterator>;

  // Null.
  Json() = default;
  Json(std::nullptr_t) {}
  template <std::same_as<bool> Boolean>
  Json(Boolean value) : data_(value) {}
  template <std::integral Integer>
  requires(!std::same_as<Integer, bool> && !std::same_as<Integer, char>) Json(Integer number);
  // Infinity and NaN, which JSON cannot say, become null.
  template <std::floating_point Float>
  Json(Float number) {
    if (std::isfinite(number)) data_ = static_cast<double>(number);
  }
  Json(const char* text) : data_(std::string(text)) {}
  Json(std::string_view text) : data_(std::string(text)) {}
  Json(std::string text) noexcept : data_(std::move(text)) {}
  // An object. Of several members with one key, the last counts.
  Json(std::initializer_list<Member> members);

  // An object, or an array, of what is written down; empty without.
  [[nodiscard]] static Json object(std::initializer_list<Member> members = {});
  [[nodiscard]] static Json array(std::initializer_list<Json> elements = {});
  // The same from what a program has collected.
  [[nodiscard]] static Json object_of(std::vector<std::pair<std::string, Json>> members);
  [[nodiscard]] static Json array_of(std::vector<Json> elements);
  // A number as it is written in JSON, such as "1e400": kept exactly. InvalidArgument if it is
  // none.
  [[nodiscard]] static Result<Json> number(std::string_view text);
  // A copy of a part of a cached object; null if it is absent.
  [[nodiscard]] static Json from(const Value& value);

  Json(const Json& other);
  Json(Json&& other) noexcept;  // Leaves null.
  Json& operator=(const Json& other);
  Json& operator=(Json&& other) noexcept;
  ~Json();

  // Never Absent.
  [[nodiscard]] ValueType type() const;
  [[nodiscard]] bool is_null() const { return type() == ValueType::Null; }
  [[nodiscard]] bool is_boolean() const { return type() == ValueType::Boolean; }
  [[nodiscard]] bool is_number() const { return type() == ValueType::Number; }
  [[nodiscard]] bool is_string() const { return type() == ValueType::String; }
  [[nodiscard]] bool is_array() const { return type() == ValueType::Array; }
  [[nodiscard]] bool is_object() const { return type() == ValueType::Object; }

  // Valid until the document changes.
  [[nodiscard]] std::string_view as_string(std::string_view fallback = {}) const;
  [[nodiscard]] bool as_bool(bool fallback = false) const;
  // `fallback` also for a number that has a fraction or does not fit.
  [[nodiscard]] std::int64_t as_int64(std::int64_t fallback = 0) const;
  [[nodiscard]] std::uint64_t as_uint64(std::uint64_t fallback = 0) const;
  // The nearest double; infinite for a number beyond its range.
  [[nodiscard]] double as_double(double fallback = 0) const;
  // A number as it is written in JSON; empty for any other type.
  [[nodiscard]] std::string number_text() const;

  // How many elements an array or members an object has; 0 for anything else.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }

  // The member, or nothing. It stays where it is while others come and go, so that
  // `json["a"] = json["b"]` is safe; an element of an array moves when the array grows or shrinks.
  [[nodiscard]] const Json* find(std::string_view key) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Json* find(std::string_view key) KINFORM_LIFETIME_BOUND;
  [[nodiscard]] bool contains(std::string_view key) const { return find(key) != nullptr; }

  // The member or element; null if it is not there.
  [[nodiscard]] const Json& operator[](std::string_view key) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] const Json& operator[](const char* key) const KINFORM_LIFETIME_BOUND {
    return (*this)[std::string_view(key)];
  }
  [[nodiscard]] const Json& operator[](std::size_t index) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] const Json& operator[](int index) const KINFORM_LIFETIME_BOUND;

  // The member, created as null if it is not there. What is not an object becomes one, empty.
  Json& operator[](std::string_view key) KINFORM_LIFETIME_BOUND;
  Json& operator[](const char* key) KINFORM_LIFETIME_BOUND {
    return (*this)[std::string_view(key)];
  }
  // REQUIRES: an array that has the element.
  Json& operator[](std::size_t index) KINFORM_LIFETIME_BOUND;
  Json& operator[](int index) KINFORM_LIFETIME_BOUND;

  // What an RFC 6901 pointer names, such as "/spec/containers/0"; null, or nothing, where it leads
  // nowhere or is not a pointer.
  [[nodiscard]] const Json& at(std::string_view pointer) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] const Json* find_at(std::string_view pointer) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Json* find_at(std::string_view pointer) KINFORM_LIFETIME_BOUND;

  // Adds or replaces a member, and returns it. What is not an object becomes one, empty.
  Json& set(std::string_view key, Json value) KINFORM_LIFETIME_BOUND;
  // Appends an element, and returns it. What is not an array becomes one, empty.
  Json& push_back(Json element) KINFORM_LIFETIME_BOUND;

  // Returns whether the member was there.
  bool erase(std::string_view key);
  // REQUIRES: an array that has the element.
  void erase(std::size_t index);

  // For range-based loops: `for (auto& [key, value] : labels.members())`. Empty unless this is an
  // object, or an array, respectively.
  [[nodiscard]] ConstMembers members() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Members members() KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::span<const Json> elements() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::span<Json> elements() KINFORM_LIFETIME_BOUND;

  // On one line, without spaces; text that is not UTF-8 is repaired with U+FFFD.
  [[nodiscard]] std::string to_json() const;
  void append_json(std::string& out) const;
  // For people: a line for each part, `indent` spaces for each level.
  [[nodiscard]] std::string to_json_pretty(int indent = 2) const;

  // Equal as JSON: the order of members does not matter, numbers compare by their exact decimal
  // value.
  friend bool operator==(const Json& left, const Json& right);
  // As to_json().
  friend std::ostream& operator<<(std::ostream& out, const Json& json);

 private:
  // A number that neither an integer nor a double writes in the same way.
  struct NumberText {
    std::string text;
  };
  using MemberList = std::list<Member>;
  using ElementList = std::vector<Json>;
  // An integer is unsigned only where it does not fit a signed one.
  using Data = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, NumberText,
                            std::string, ElementList, MemberList>;

  MemberList& make_object();
  ElementList& make_array();

  Data data_ = nullptr;
};

// A key and what is under it.
struct Json::Member {
  const std::string key;
  Json value;

  Member(std::string member_key, Json member_value)
      : key(std::move(member_key)), value(std::move(member_value)) {}
};

// A copy of a cached object, to change and send back.
[[nodiscard]] Json edit(const Object& object);

// Reads one JSON value. Lone surrogates become U+FFFD; of several members with one key, the last
// counts. Errors are Malformed, or LimitExceeded for more than 512 levels, and name the byte
// offset.
[[nodiscard]] Result<Json> parse_json(std::string_view text);

// Implementation.

template <class Iterator>
class Json::Range {
 public:
  Range(Iterator begin, Iterator end) : begin_(begin), end_(end) {}

  [[nodiscard]] Iterator begin() const { return begin_; }
  [[nodiscard]] Iterator end() const { return end_; }

 private:
  Iterator begin_;
  Iterator end_;
};

template <std::integral Integer>
requires(!std::same_as<Integer, bool> && !std::same_as<Integer, char>) Json::Json(Integer number) {
  if (std::in_range<std::int64_t>(number)) {
    data_ = static_cast<std::int64_t>(number);
  } else {
    data_ = static_cast<std::uint64_t>(number);
  }
}

}  // namespace kinform::inline v0
