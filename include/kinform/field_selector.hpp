// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Field selectors: select objects by the values of a few fields.
//
// The text form is kubectl's: `metadata.name=web,status.phase!=Running`.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/text_lookup.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// How a field is compared.
enum class FieldOperator : std::uint8_t {
  NotEquals,  // field!=value
  Equals,     // field=value, field==value
};

// A condition on one field.
struct FieldRequirement {
  std::string field = {};
  FieldOperator operation = FieldOperator::Equals;
  std::string value = {};  // Unescaped.

  friend bool operator==(const FieldRequirement&, const FieldRequirement&) = default;
};

// A condition on an object's fields: all of its requirements must hold. An immutable value.
//
// The server decides which fields can be selected: `metadata.name` and `metadata.namespace` always,
// and a few more for some types; other fields fail with 400.
//
// Requirements are sorted by their canonical text; two selectors are equal if their requirements
// are.
class KINFORM_EXPORT FieldSelector {
 public:
  // Selects everything.
  FieldSelector() = default;

  // Returns the selector that matches every object.
  [[nodiscard]] static FieldSelector everything() { return {}; }

  // Parses the text form. Empty text selects everything, and empty terms between commas are
  // skipped. Spaces are significant. In values, backslash, comma and equals sign are escaped with a
  // backslash. Errors (ErrorCode::InvalidArgument) name the byte offset and the text found there.
  [[nodiscard]] static Result<FieldSelector> parse(std::string_view text);

  // Selects objects whose `field` equals `value`, which is not escaped. Fails with
  // ErrorCode::InvalidArgument if the field name cannot be expressed in the text form: it is empty
  // or contains one of `\ , = !`.
  [[nodiscard]] static Result<FieldSelector> equals(std::string field, std::string value);
  [[nodiscard]] static Result<FieldSelector> from_requirements(
      std::vector<FieldRequirement> requirements);

  // Returns true if every requirement holds. A missing field compares as empty text. Does not
  // allocate.
  [[nodiscard]] bool matches(TextLookup fields) const;

  [[nodiscard]] bool is_everything() const noexcept { return requirements_.empty(); }

  // Valid as long as the selector.
  [[nodiscard]] const std::vector<FieldRequirement>& requirements() const noexcept {
    return requirements_;
  }

  // Returns the value that `field` must equal, if there is one. Valid as long as the selector.
  [[nodiscard]] std::optional<std::string_view> requires_exact_match(std::string_view field) const;

  // Returns the canonical text, also for the `fieldSelector` parameter of a request (not
  // percent-encoded).
  [[nodiscard]] std::string to_string() const;

  friend bool operator==(const FieldSelector&, const FieldSelector&) = default;

 private:
  explicit FieldSelector(std::vector<FieldRequirement> requirements);

  // Invariant: sorted by the canonical text of each.
  std::vector<FieldRequirement> requirements_;
};

}  // namespace kinform::inline v0
