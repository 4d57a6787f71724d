// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the results of view accessors with the JSON behind them. A view is typed read-only
// access to an object.

#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "kinform/building_blocks/view.hpp"
#include "kinform/int_or_string.hpp"
#include "kinform/object.hpp"
#include "kinform/quantity.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::tests {

// Counts comparisons and collects differences. The `visit(Visitor&, const PodSpec&)` functions are
// generated: one line per accessor.
class Visitor {
 public:
  std::size_t accessors = 0;             // Accessor calls.
  std::size_t present = 0;               // Calls for which the JSON had a value.
  std::set<std::string> names;           // Called accessors, by type and name.
  std::vector<std::string> differences;  // One line each.
  // If true, the JSON may have values of wrong types, and unknown fields are not reported.
  bool mistyped = false;

  void differ(std::string_view what, const Value& raw) {
    differences.push_back(std::string(what) + ": " + raw.to_json().substr(0, 200));
  }
};

void expect_equal(Visitor& visitor, const Value& raw, std::string_view got);
void expect_equal(Visitor& visitor, const Value& raw, bool got);
void expect_equal(Visitor& visitor, const Value& raw, std::int32_t got);
void expect_equal(Visitor& visitor, const Value& raw, std::int64_t got);
void expect_equal(Visitor& visitor, const Value& raw, double got);
void expect_equal(Visitor& visitor, const Value& raw, const Quantity& got);
void expect_equal(Visitor& visitor, const Value& raw, const IntOrString& got);
void expect_equal(Visitor& visitor, const Value& raw, const Base64& got);
void expect_equal(Visitor& visitor, const Value& raw, const Value& got);
void expect_equal(Visitor& visitor, const Value& raw, std::chrono::sys_seconds got);
void expect_equal(Visitor& visitor, const Value& raw, MicroTime got);
void expect_equal(Visitor& visitor, const Value& raw, std::chrono::nanoseconds got);

// True if this JSON value is valid for the C++ type.
template <class T>
bool has_value_for(const Value& raw) {
  if constexpr (std::is_same_v<T, bool>) return raw.is_boolean();
  if constexpr (std::is_same_v<T, IntOrString> || std::is_same_v<T, Quantity>) {
    return raw.is_string() || raw.is_number();
  }
  if constexpr (std::is_arithmetic_v<T>) return raw.is_number();
  return raw.is_string();
}

template <class T>
void expect_equal(Visitor& visitor, const Value& raw, const std::optional<T>& got) {
  if (got) return expect_equal(visitor, raw, *got);
  // Report a present value that reads as absent, unless types may be wrong: then a string need not
  // be a valid quantity or time.
  if (!visitor.mistyped && has_value_for<T>(raw)) visitor.differ("read as absent", raw);
}

template <class T>
requires std::is_base_of_v<View, T> || std::is_base_of_v<TypedObject, T>
void expect_equal(Visitor& visitor, const Value& raw, const T& got) {
  if (!(got.raw() == raw)) visitor.differ("another part", raw);
  // Visit only fields that are present: absent ones of recursive types would never end.
  if (!raw.is_absent()) visit(visitor, got);
}

template <class T>
void expect_equal(Visitor& visitor, const Value& raw, const ListView<T>& got) {
  const std::size_t size = raw.is_array() ? raw.size() : 0;
  if (got.size() != size || got.empty() != (size == 0)) visitor.differ("another size", raw);
  if (static_cast<bool>(got) != raw.is_array()) visitor.differ("another presence", raw);
  std::size_t index = 0;
  for (const auto element : got) {
    expect_equal(visitor, raw[index], element);
    expect_equal(visitor, raw[index], got[index]);
    ++index;
  }
  if (index != size) visitor.differ("another number of elements", raw);
}

template <class T>
void expect_equal(Visitor& visitor, const Value& raw, const MapView<T>& got) {
  const std::size_t size = raw.is_object() ? raw.size() : 0;
  if (got.size() != size || got.empty() != (size == 0)) visitor.differ("another size", raw);
  std::size_t count = 0;
  for (const auto& [key, value] : got) {
    expect_equal(visitor, raw[key], value);
    if (!got.contains(key)) visitor.differ("a key is missing", raw);
    ++count;
  }
  if (count != size) visitor.differ("another number of entries", raw);
}

// Compares one view with its JSON object: each field of the JSON must be visited once by an
// accessor.
class Scope {
 public:
  Scope(Visitor& visitor, std::string_view type, const Value& raw)
      : visitor_(visitor), type_(type), raw_(raw) {}
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  ~Scope() {
    if (visitor_.mistyped) return;
    for (const auto& [key, value] : raw_.members()) {
      if (known_.count(key) == 0)
        visitor_.differ(type_ + " has no accessor for " + std::string(key), raw_);
    }
  }

  template <class T>
  void field(std::string_view json_name, const T& got) {
    note(json_name);
    const Value raw = raw_[json_name];
    known_.insert(json_name);
    if (!raw.is_absent()) ++visitor_.present;
    expect_equal(visitor_, raw, got);
  }

  // Compares one alternative of a union with the value, if it has this form.
  template <class T>
  void alternative(std::string_view name, const T& got) {
    note(name);
    for (const auto& [key, value] : raw_.members()) known_.insert(key);
    if (static_cast<bool>(got)) expect_equal(visitor_, raw_, got);
  }

 private:
  void note(std::string_view name) {
    ++visitor_.accessors;
    visitor_.names.insert(type_ + "." + std::string(name));
  }

  Visitor& visitor_;
  const std::string type_;
  const Value raw_;
  std::set<std::string_view> known_;
};

// Functions that read an object as a type, by `apiVersion/kind` and by type name
// (`core/v1.PodSpec`).
using Visits = std::map<std::string, std::function<void(Visitor&, const ObjectPtr&)>>;

// Generated: functions for all records, and the number of accessors of all types.
void add_all_visits(Visits& visits);
extern const std::size_t kAccessorCount;

}  // namespace kinform::inline v0::tests
