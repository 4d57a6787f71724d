// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Varies the fields of an object one at a time, to compare encodings of what is absent, null and
// zero.

#pragma once

#include <functional>
#include <set>
#include <string>

#include "kinform/json.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::test_support {

// Remembers which fields of which types have been varied, so that those that many kinds have, such
// as the fields of a pod template, are varied once.
//
// Not thread-safe.
class ObjectVariations {
 public:
  using Visit = std::function<void(const Json& object)>;

  // Calls `visit` with variations of an object of this type: for each field that is new, one with
  // the field absent, one with null, and one with each of its zero or empty values that a server
  // can have. Name and namespace of the object are left alone.
  void visit(Json object, const schema::Definition& type, const Visit& visit);

  // The number of fields varied so far.
  [[nodiscard]] std::size_t fields() const { return varied_.size(); }

 private:
  void vary_record(Json& record, const schema::Definition& type);
  void vary_field(Json& record, const schema::Field& field);
  void descend(Json& value, const schema::Type& type);

  std::set<std::string> varied_;
  Json object_;
  Visit visit_;
};

}  // namespace kinform::inline v0::test_support
