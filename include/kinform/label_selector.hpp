// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Label selectors: select objects by their labels.
//
// The text form is kubectl's: `app=web,tier in (front,edge),!legacy,generation>3`.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/text_lookup.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// How a label is compared.
enum class LabelOperator : std::uint8_t {
  Equals,        // key=value
  DoubleEquals,  // key==value; same meaning, but keeps its spelling when printed
  NotEquals,     // key!=value
  In,            // key in (a,b)
  NotIn,         // key notin (a,b)
  Exists,        // key
  DoesNotExist,  // !key
  GreaterThan,   // key>7
  LessThan,      // key<7
};

// A condition on one label. Equals, DoubleEquals and NotEquals take one value; In and NotIn one or
// more; GreaterThan and LessThan one integer; Exists and DoesNotExist none.
struct LabelRequirement {
  std::string key = {};
  LabelOperator operation = LabelOperator::Exists;
  std::vector<std::string> values = {};

  friend bool operator==(const LabelRequirement&, const LabelRequirement&) = default;
};

// The structured form, as in a Deployment's `spec.selector`.
struct LabelMatch {
  std::map<std::string, std::string> match_labels = {};
  // Only In, NotIn, Exists and DoesNotExist are allowed.
  std::vector<LabelRequirement> match_expressions = {};
};

// Returns the operator for its name in `matchExpressions`: "In", "NotIn", "Exists" or
// "DoesNotExist".
[[nodiscard]] KINFORM_EXPORT Result<LabelOperator> parse_match_operator(std::string_view name);

// A condition on an object's labels: all of its requirements must hold. An immutable value.
//
// The functions that create one validate keys, values and the number of values. Invalid input fails
// with ErrorCode::InvalidArgument; the message names the problem, the byte offset and the text
// found there.
//
// Requirements are sorted by key (those with the same key keep their order), and their values are
// sorted and unique. Two selectors are equal if their requirements are.
class KINFORM_EXPORT LabelSelector {
 public:
  // Selects everything.
  LabelSelector() = default;

  // Return the selectors that match every object, and none.
  [[nodiscard]] static LabelSelector everything() { return {}; }
  [[nodiscard]] static LabelSelector nothing();

  // Parses the text form. Empty text selects everything.
  [[nodiscard]] static Result<LabelSelector> parse(std::string_view text);

  // Selects objects that have label `key` with exactly `value`.
  [[nodiscard]] static Result<LabelSelector> equals(std::string key, std::string value);

  // Requires all of the given requirements; an empty list selects everything.
  [[nodiscard]] static Result<LabelSelector> from_requirements(
      std::vector<LabelRequirement> requirements);

  // Converts the structured form. As in Kubernetes, a missing `selector` selects nothing, and an
  // empty one everything.
  [[nodiscard]] static Result<LabelSelector> from_match(const std::optional<LabelMatch>& match);

  // Returns true if every requirement holds. A missing label satisfies NotEquals, NotIn and
  // DoesNotExist; a value that is not a signed 64-bit integer satisfies neither GreaterThan nor
  // LessThan. Does not allocate.
  [[nodiscard]] bool matches(TextLookup labels) const;

  [[nodiscard]] bool is_everything() const noexcept { return !nothing_ && requirements_.empty(); }
  [[nodiscard]] bool is_nothing() const noexcept { return nothing_; }

  // Returns the requirements; empty both for everything() and for nothing(). Valid as long as the
  // selector.
  [[nodiscard]] const std::vector<LabelRequirement>& requirements() const noexcept {
    return requirements_;
  }

  // Returns the only value that label `key` may have, if its first requirement is Equals,
  // DoubleEquals or In with a single value. Valid as long as the selector.
  [[nodiscard]] std::optional<std::string_view> requires_exact_match(std::string_view key) const;

  // Returns the canonical text, for people and logs. Both everything and nothing print as empty
  // text: use to_query() for what is sent to a server.
  [[nodiscard]] std::string to_string() const;

  // Returns the canonical text for the `labelSelector` parameter of a request, not percent-encoded.
  // Fails with ErrorCode::InvalidArgument for nothing(): it has no text form, and empty text would
  // select everything.
  [[nodiscard]] Result<std::string> to_query() const;

  friend bool operator==(const LabelSelector&, const LabelSelector&) = default;

 private:
  // REQUIRES: each requirement is valid.
  explicit LabelSelector(std::vector<LabelRequirement> requirements);

  // Invariant: sorted by key; the values of each sorted and distinct. Empty if nothing_.
  std::vector<LabelRequirement> requirements_;
  bool nothing_ = false;
};

}  // namespace kinform::inline v0
