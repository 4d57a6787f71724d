// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Label selectors: which objects are meant, said by their labels.
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
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// How a label is compared.
enum class LabelOperator : std::uint8_t {
  Equals,        // key=value
  DoubleEquals,  // key==value; means the same, and is printed as it was written
  NotEquals,     // key!=value
  In,            // key in (a,b)
  NotIn,         // key notin (a,b)
  Exists,        // key
  DoesNotExist,  // !key
  GreaterThan,   // key>7
  LessThan,      // key<7
};

// What one label must be like. Equals, DoubleEquals and NotEquals take one value; In and NotIn one
// or more; GreaterThan and LessThan one integer; Exists and DoesNotExist none.
struct LabelRequirement {
  std::string key = {};
  LabelOperator operation = LabelOperator::Exists;
  std::vector<std::string> values = {};

  friend bool operator==(const LabelRequirement&, const LabelRequirement&) = default;
};

// The structured form, as in a Deployment's `spec.selector`.
struct LabelMatch {
  std::map<std::string, std::string> match_labels = {};
  // In, NotIn, Exists and DoesNotExist only.
  std::vector<LabelRequirement> match_expressions = {};
};

// The operator that `matchExpressions` writes as `name`: "In", "NotIn", "Exists" or "DoesNotExist".
[[nodiscard]] Result<LabelOperator> parse_match_operator(std::string_view name);

// A condition on an object's labels: all of its requirements must hold. An immutable value.
//
// Whatever makes one checks keys, values and their number, and fails with
// ErrorCode::InvalidArgument; the message names what is wrong, the byte where it is, and the text
// found there.
//
// Requirements are kept sorted by key (those on one key in the order given), their values sorted
// and each only once. Two selectors are equal if these are.
class LabelSelector {
 public:
  // Selects everything.
  LabelSelector() = default;

  // The selectors that every object matches, and none.
  [[nodiscard]] static LabelSelector everything() { return {}; }
  [[nodiscard]] static LabelSelector nothing();

  // Reads the text form. Empty text selects everything.
  [[nodiscard]] static Result<LabelSelector> parse(std::string_view text);

  // Selects objects that have label `key` with exactly `value`.
  [[nodiscard]] static Result<LabelSelector> equals(std::string key, std::string value);

  // No requirements: everything.
  [[nodiscard]] static Result<LabelSelector> from_requirements(
      std::vector<LabelRequirement> requirements);

  // An absent structure selects nothing, an empty one everything: that is how Kubernetes reads a
  // missing and an empty `selector`.
  [[nodiscard]] static Result<LabelSelector> from_match(const std::optional<LabelMatch>& match);

  // True if every requirement holds. A label that is absent satisfies NotEquals, NotIn and
  // DoesNotExist; one that is not a signed 64-bit integer satisfies neither GreaterThan nor
  // LessThan. Allocates nothing.
  [[nodiscard]] bool matches(TextLookup labels) const;

  [[nodiscard]] bool is_everything() const noexcept { return !nothing_ && requirements_.empty(); }
  [[nodiscard]] bool is_nothing() const noexcept { return nothing_; }

  // Empty for everything and for nothing. Valid as long as the selector.
  [[nodiscard]] const std::vector<LabelRequirement>& requirements() const noexcept {
    return requirements_;
  }

  // The only value that label `key` may have, if the first requirement on it says so: one that
  // Equals, DoubleEquals or is In a set of one. Valid as long as the selector.
  [[nodiscard]] std::optional<std::string_view> requires_exact_match(std::string_view key) const;

  // The canonical text, for people and logs. Both everything and nothing print as the empty text:
  // use to_query() for what is sent to a server.
  [[nodiscard]] std::string to_string() const;

  // The canonical text for the `labelSelector` parameter of a request, not yet percent-encoded.
  // Refuses the nothing selector (ErrorCode::InvalidArgument): it has no text, and the empty one
  // would select everything.
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
