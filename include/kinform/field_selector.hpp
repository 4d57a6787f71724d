// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Field selectors: which objects are meant, said by a few of their fields.
//
// The text form is kubectl's: `metadata.name=web,status.phase!=Running`.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/text_lookup.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// How a field is compared.
enum class FieldOperator : std::uint8_t {
  NotEquals,  // field!=value
  Equals,     // field=value, field==value
};

// What one field must be like.
struct FieldRequirement {
  std::string field = {};
  FieldOperator operation = FieldOperator::Equals;
  std::string value = {};  // As it is compared, without escapes.

  friend bool operator==(const FieldRequirement&, const FieldRequirement&) = default;
};

// A condition on an object's fields: all of its requirements must hold. An immutable value.
//
// Which fields can be selected is for the server to say: `metadata.name` and `metadata.namespace`
// everywhere, a few more for some types; others are answered with 400.
//
// Requirements are kept in the order of their canonical text. Two selectors are equal if these are.
class FieldSelector {
 public:
  // Selects everything.
  FieldSelector() = default;

  // The selector that every object matches.
  [[nodiscard]] static FieldSelector everything() { return {}; }

  // Reads the text form. Empty text selects everything, empty terms between commas are skipped, and
  // blanks are part of the name or value they stand in. In values, backslash, comma and equals sign
  // are written with a backslash before them. Errors (ErrorCode::InvalidArgument) name the byte and
  // the text found there.
  [[nodiscard]] static Result<FieldSelector> parse(std::string_view text);

  // Selects objects whose `field` is exactly `value`, written without escapes. Fails with
  // ErrorCode::InvalidArgument if the name of the field could not be read back: it is empty or
  // holds one of `\ , = !`.
  [[nodiscard]] static Result<FieldSelector> equals(std::string field, std::string value);
  [[nodiscard]] static Result<FieldSelector> from_requirements(
      std::vector<FieldRequirement> requirements);

  // True if every requirement holds. A missing field is compared as the empty text. Allocates
  // nothing.
  [[nodiscard]] bool matches(TextLookup fields) const;

  [[nodiscard]] bool is_everything() const noexcept { return requirements_.empty(); }

  // Valid as long as the selector.
  [[nodiscard]] const std::vector<FieldRequirement>& requirements() const noexcept {
    return requirements_;
  }

  // The value that `field` must equal, if there is one. Valid as long as the selector.
  [[nodiscard]] std::optional<std::string_view> requires_exact_match(std::string_view field) const;

  // The canonical text, also for the `fieldSelector` parameter of a request (not yet
  // percent-encoded).
  [[nodiscard]] std::string to_string() const;

  friend bool operator==(const FieldSelector&, const FieldSelector&) = default;

 private:
  explicit FieldSelector(std::vector<FieldRequirement> requirements);

  // Invariant: sorted by the text of each.
  std::vector<FieldRequirement> requirements_;
};

}  // namespace kinform::inline v0
