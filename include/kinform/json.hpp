// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A mutable JSON document, for what is sent to a server: create, update, patch.

#pragma once

#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "kinform/detail/export.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

// A JSON value that owns its parts: a copy is a deep copy.
//
//   Json pod = {{"apiVersion", "v1"}, {"kind", "Pod"}, {"metadata", {{"name", "web"}}}};
//   pod["metadata"]["labels"]["app"] = "web";
//   pod["spec"]["containers"].push_back({{"name", "web"}, {"image", "nginx"}});
//
// Braces around pairs make an object; an array is always Json::array({…}), and an empty object
// Json::object(). Members keep their insertion order. Numbers are exact at any size.
//
// Reading never fails, as with Value: in a const document a missing member reads as null, and an
// accessor of another type returns its fallback.
//
// Thread safety: like a standard container: concurrent reads are safe, concurrent writes are not.
class KINFORM_EXPORT Json {
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
  // Infinity and NaN, which JSON cannot express, become null.
  template <std::floating_point Float>
  Json(Float number) {
    if (std::isfinite(number)) data_ = static_cast<double>(number);
  }
  Json(const char* text) : data_(std::string(text)) {}
  Json(std::string_view text) : data_(std::string(text)) {}
  Json(std::string text) noexcept : data_(std::move(text)) {}
  // An object. If a key occurs several times, its last value is kept.
  Json(std::initializer_list<Member> members);

  // Return an object or an array of the given parts.
  [[nodiscard]] static Json object(std::initializer_list<Member> members = {});
  [[nodiscard]] static Json array(std::initializer_list<Json> elements = {});
  // Return an object or an array from containers.
  [[nodiscard]] static Json object_of(std::vector<std::pair<std::string, Json>> members);
  [[nodiscard]] static Json array_of(std::vector<Json> elements);
  // Returns a number from its JSON text, such as "1e400"; it is kept exactly. Fails with
  // InvalidArgument if the text is not a number.
  [[nodiscard]] static Result<Json> number(std::string_view text);
  // Returns a copy of a part of a cached object; null if it is absent.
  [[nodiscard]] static Json from(const Value& value);

  Json(const Json& other);
  Json(Json&& other) noexcept;  // `other` becomes null.
  Json& operator=(const Json& other);
  Json& operator=(Json&& other) noexcept;
  ~Json();

  // Never returns Absent.
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
  // Returns `fallback` also for a number that has a fraction or does not fit.
  [[nodiscard]] std::int64_t as_int64(std::int64_t fallback = 0) const;
  [[nodiscard]] std::uint64_t as_uint64(std::uint64_t fallback = 0) const;
  // Returns the nearest double; infinity for a number beyond its range.
  [[nodiscard]] double as_double(double fallback = 0) const;
  // Returns the JSON text of a number; empty for any other type.
  [[nodiscard]] std::string number_text() const;

  // Returns the number of elements of an array or members of an object; 0 for any other type.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }

  // Returns the member, or null. The pointer stays valid while other members are added or erased,
  // so that `json["a"] = json["b"]` is safe; elements of an array move when the array grows or
  // shrinks.
  [[nodiscard]] const Json* find(std::string_view key) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Json* find(std::string_view key) KINFORM_LIFETIME_BOUND;
  [[nodiscard]] bool contains(std::string_view key) const { return find(key) != nullptr; }

  // Returns the member or element, or a null value if it does not exist.
  [[nodiscard]] const Json& operator[](std::string_view key) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] const Json& operator[](const char* key) const KINFORM_LIFETIME_BOUND {
    return (*this)[std::string_view(key)];
  }
  [[nodiscard]] const Json& operator[](std::size_t index) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] const Json& operator[](int index) const KINFORM_LIFETIME_BOUND;

  // Returns the member; creates it as null if it does not exist. A value that is not an object is
  // first replaced by an empty object.
  Json& operator[](std::string_view key) KINFORM_LIFETIME_BOUND;
  Json& operator[](const char* key) KINFORM_LIFETIME_BOUND {
    return (*this)[std::string_view(key)];
  }
  // REQUIRES: this is an array that has the element.
  Json& operator[](std::size_t index) KINFORM_LIFETIME_BOUND;
  Json& operator[](int index) KINFORM_LIFETIME_BOUND;

  // Return the value at an RFC 6901 pointer, such as "/spec/containers/0". If it does not exist or
  // the pointer is malformed, at() returns a null value and find_at() a null pointer.
  [[nodiscard]] const Json& at(std::string_view pointer) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] const Json* find_at(std::string_view pointer) const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Json* find_at(std::string_view pointer) KINFORM_LIFETIME_BOUND;

  // Adds or replaces a member, and returns it. A value that is not an object is first replaced by
  // an empty object.
  Json& set(std::string_view key, Json value) KINFORM_LIFETIME_BOUND;
  // Appends an element, and returns it. A value that is not an array is first replaced by an empty
  // array.
  Json& push_back(Json element) KINFORM_LIFETIME_BOUND;

  // Erases the member. Returns true if it existed.
  bool erase(std::string_view key);
  // Erases the element. REQUIRES: this is an array that has the element.
  void erase(std::size_t index);

  // For range-based loops: `for (auto& [key, value] : labels.members())`. members() is empty unless
  // this is an object, elements() unless it is an array.
  [[nodiscard]] ConstMembers members() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Members members() KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::span<const Json> elements() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::span<Json> elements() KINFORM_LIFETIME_BOUND;

  // Compact JSON, without spaces. Invalid UTF-8 is replaced by U+FFFD.
  [[nodiscard]] std::string to_json() const;
  void append_json(std::string& out) const;
  // Indented JSON for people: one line for each value, `indent` spaces for each level.
  [[nodiscard]] std::string to_json_pretty(int indent = 2) const;

  // Compares as JSON: the order of members does not matter, numbers compare by their exact decimal
  // value.
  friend bool operator==(const Json& left, const Json& right);
  // Writes to_json().
  friend std::ostream& operator<<(std::ostream& out, const Json& json);

 private:
  // A number that cannot be written back unchanged from an integer or a double.
  struct NumberText {
    std::string text;
  };
  // The members of an object, in insertion order.
  class MemberList {
   public:
    MemberList();
    MemberList(const MemberList& other);
    MemberList(MemberList&& other) noexcept;
    MemberList& operator=(const MemberList& other);
    MemberList& operator=(MemberList&& other) noexcept;
    ~MemberList();

    [[nodiscard]] const std::list<Member>& list() const { return list_; }
    [[nodiscard]] std::list<Member>& list() { return list_; }
    [[nodiscard]] const Member* find(std::string_view key) const;
    // REQUIRES: there is no member with this key.
    Json& append(std::string key, Json value);
    bool erase(std::string_view key);

   private:
    struct Index;
    void add_to_index();

    std::list<Member> list_;
    // Finds members by key. Null while there are few of them, which are searched one by one.
    std::unique_ptr<Index> index_;
  };
  using ElementList = std::vector<Json>;
  // uint64_t is used only for integers that do not fit int64_t.
  using Data = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, NumberText,
                            std::string, ElementList, MemberList>;

  MemberList& make_object();
  ElementList& make_array();

  Data data_ = nullptr;
};

// A key and its value.
struct Json::Member {
  const std::string key;
  Json value;

  Member(std::string member_key, Json member_value)
      : key(std::move(member_key)), value(std::move(member_value)) {}
};

// Declared again to export them: a friend declaration cannot have attributes.
KINFORM_EXPORT bool operator==(const Json& left, const Json& right);
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const Json& json);

// Returns a mutable copy of a cached object, to change and send to the server.
[[nodiscard]] KINFORM_EXPORT Json edit(const Object& object);

// Parses one JSON value. Lone surrogates become U+FFFD; if a key occurs several times, its last
// value is kept. Fails with Malformed, or with LimitExceeded for more than 512 levels of nesting;
// the message names the byte offset.
[[nodiscard]] KINFORM_EXPORT Result<Json> parse_json(std::string_view text);

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
