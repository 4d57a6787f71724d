// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A set of fields of an object, as in the FieldsV1 format of `managedFields`.

#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// A set of fields as a tree. Children are named as in FieldsV1: `f:name` is a member,
// `k:{"name":"a"}` a list element by its keys, `v:"x"` one by its value, `i:0` one by its index.
struct FieldSet {
  bool owned = false;  // This field itself belongs to the set.
  std::map<std::string, FieldSet, std::less<>> children = {};

  [[nodiscard]] bool empty() const { return !owned && children.empty(); }
  [[nodiscard]] const FieldSet* find(std::string_view step) const;

  void add(const FieldSet& other);
  // Removes the fields of `other` from this set, and the nodes that become empty.
  void remove(const FieldSet& other);
  [[nodiscard]] FieldSet intersection(const FieldSet& other) const;

  // Calls `visit` with the path of each field, such as `.spec.containers[name="a"].image`. Long
  // paths are cut, like those of extended_path().
  void for_each_path(const std::function<void(const std::string&)>& visit) const;

  [[nodiscard]] Json to_json() const;
  [[nodiscard]] static FieldSet from_json(const Json& fields);

  friend bool operator==(const FieldSet&, const FieldSet&) = default;
};

}  // namespace kinform::inline v0::server
