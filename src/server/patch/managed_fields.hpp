// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Field ownership: updates `metadata.managedFields` on each write.

#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

// The author of a write.
struct FieldWriter {
  std::string manager = {};
  std::string subresource = {};
  std::string time = {};  // Time of the write.
};

// An object is tracked, that is, it has managedFields, from its first server-side apply or its
// first write with a `fieldManager`. Other objects have no managedFields.

// Returns the managedFields of a new object.
[[nodiscard]] Json managers_of_new(const KindFacts& kind, const Json& object,
                                   const FieldWriter& writer);

// Returns the managedFields of `after`, which replaces `before`; null if `before` is not tracked.
[[nodiscard]] Json managers_after_update(const KindFacts& kind, const Json& before,
                                         const Json& after, const FieldWriter& writer);

// The result of applying a configuration.
struct Applied {
  Json object = {};
  Json managers = {};
};
enum class Force : std::uint8_t { No, Yes };

// Applies a configuration to the live object, or creates an object if `live` is null. Fails with
// 409 if it would change fields that other managers own and force is not set, and with 400 if lists
// in the configuration cannot be merged.
[[nodiscard]] std::variant<Applied, Failure> apply_configuration(const KindFacts& kind,
                                                                 const Json& live,
                                                                 const Json& configuration,
                                                                 const FieldWriter& writer,
                                                                 Force force);

}  // namespace kinform::inline v0::server
