// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The granularity at which server-side apply tracks a part of an object: as a whole, or by member
// or element.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "schema/schema.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

enum class Granularity : std::uint8_t {
  Atomic,   // Scalars, and values that are replaced as a whole.
  Record,   // Each field separately.
  Map,      // Each member separately; the names are arbitrary.
  ListMap,  // Each element separately, identified by its keys.
  ListSet,  // Each element separately, identified by its value.
};

// Describes how server-side apply tracks one part of an object. Refers to the schema of the kind,
// which must outlive it.
class FieldShape {
 public:
  // The shape of a whole object.
  [[nodiscard]] static FieldShape of_kind(const KindFacts& kind);

  // The granularity of `value`. A value of another type than the schema says counts as atomic.
  [[nodiscard]] Granularity granularity(const Json& value) const;

  [[nodiscard]] FieldShape member(std::string_view key) const;
  [[nodiscard]] FieldShape element() const;

  // Returns the name of an element of a ListMap or ListSet in a FieldSet, such as `k:{"name":"a"}`
  // or `v:"a"`; empty if the element lacks a key.
  [[nodiscard]] std::optional<std::string> step_to(const Json& element) const;

 private:
  [[nodiscard]] static FieldShape of_type(const schema::Type& type, const schema::Field* field);
  [[nodiscard]] std::vector<std::string> list_keys() const;
  [[nodiscard]] Json key_default(std::string_view key) const;

  // For built-in kinds: the schema of this part of the object. If both record_ and element_ are
  // null, any JSON is allowed.
  const schema::Definition* record_ = nullptr;
  const schema::Type* element_ = nullptr;  // For maps and lists.
  const schema::Field* field_ = nullptr;   // For lists: the merge strategy.
  // For custom kinds: a part of the `openAPIV3Schema`.
  const Json* custom_ = nullptr;
};

}  // namespace kinform::inline v0::server
