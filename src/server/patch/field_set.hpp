// A set of fields of an object, as `managedFields` holds it.

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// A tree. What leads from a node to a child is written as in FieldsV1: `f:name` a member,
// `k:{"name":"a"}` an element of a list by its keys, `v:"x"` by its value, `i:0` by its place.
struct FieldSet {
  bool owned = false;  // Whether this very field belongs to the set.
  std::map<std::string, FieldSet, std::less<>> children = {};

  [[nodiscard]] bool empty() const { return !owned && children.empty(); }
  [[nodiscard]] const FieldSet* find(std::string_view step) const;

  void add(const FieldSet& other);
  // Leaves no nodes without fields behind.
  void remove(const FieldSet& other);
  [[nodiscard]] FieldSet intersection(const FieldSet& other) const;

  // All fields, such as `.spec.containers[name="a"].image`.
  [[nodiscard]] std::vector<std::string> paths() const;

  [[nodiscard]] Json to_json() const;
  [[nodiscard]] static FieldSet from_json(const Json& fields);

  friend bool operator==(const FieldSet&, const FieldSet&) = default;
};

}  // namespace kinform::inline v0::server
