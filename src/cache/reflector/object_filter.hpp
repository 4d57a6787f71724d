// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks whether the objects that a Reflector receives belong to its collection.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kinform/building_blocks/reflector.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// The reason why the reflector skips an object (REF-27).
struct Refusal {
  std::string_view message;  // The log message.
  std::string expected = {};
  std::string actual = {};
};

// Returns the error of a list with an object that is refused. `object` may be null.
[[nodiscard]] Error refused_item(const Refusal& refusal, const ObjectPtr& object);

// Thread safety: immutable.
class ObjectFilter {
 public:
  explicit ObjectFilter(ExpectedKind expected) : expected_(std::move(expected)) {}

  // Returns why the object is refused, or nothing if it passes. An object without a kind passes,
  // because items of a list often have none.
  [[nodiscard]] std::optional<Refusal> refuse(const ObjectPtr& object) const;

  // Like refuse(), for the objects of bookmarks, which have no name.
  [[nodiscard]] std::optional<Refusal> refuse_bookmark(const ObjectPtr& object) const;

 private:
  const ExpectedKind expected_;
};

}  // namespace kinform::inline v0
