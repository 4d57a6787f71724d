// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/label_selector.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "api/label_requirements.hpp"
#include "api/label_syntax.hpp"
#include "api/object/integer.hpp"
#include "api/parse_error.hpp"

namespace kinform::inline v0 {

namespace {

using LabelRequirements = std::vector<LabelRequirement>;

bool is_set_operator(LabelOperator operation) {
  return operation == LabelOperator::In || operation == LabelOperator::NotIn;
}

bool is_order_operator(LabelOperator operation) {
  return operation == LabelOperator::GreaterThan || operation == LabelOperator::LessThan;
}

std::string_view symbol_of(LabelOperator operation) {
  switch (operation) {
    case LabelOperator::Equals:
      return "=";
    case LabelOperator::DoubleEquals:
      return "==";
    case LabelOperator::NotEquals:
      return "!=";
    case LabelOperator::In:
      return " in ";
    case LabelOperator::NotIn:
      return " notin ";
    case LabelOperator::GreaterThan:
      return ">";
    case LabelOperator::LessThan:
      return "<";
    case LabelOperator::Exists:
    case LabelOperator::DoesNotExist:
      break;
  }
  return "";
}

Error syntax_error(std::string_view what, std::string_view text,
                   const api::SyntaxProblem& problem) {
  return api::parse_error(what, text, problem.position, problem.reason);
}

Error operand_error(const LabelRequirement& requirement, std::string_view rule) {
  return Error{ErrorCode::InvalidArgument, "label requirement on " + api::quote(requirement.key) +
                                               ": " + std::string(rule) + ", got " +
                                               std::to_string(requirement.values.size())};
}

Result<void> check_operands(const LabelRequirement& requirement) {
  const std::size_t count = requirement.values.size();
  switch (requirement.operation) {
    case LabelOperator::In:
    case LabelOperator::NotIn:
      if (count == 0) return operand_error(requirement, "a set needs at least one value");
      return {};
    case LabelOperator::Exists:
    case LabelOperator::DoesNotExist:
      if (count != 0) return operand_error(requirement, "presence and absence take no value");
      return {};
    default:
      if (count != 1) return operand_error(requirement, "a comparison takes exactly one value");
      return {};
  }
}

Result<void> check(const LabelRequirement& requirement) {
  if (const auto problem = api::find_label_key_problem(requirement.key)) {
    return syntax_error("label key", requirement.key, *problem);
  }
  if (Result<void> checked = check_operands(requirement); !checked) return checked;
  for (const std::string& value : requirement.values) {
    if (const auto problem = api::find_label_value_problem(value)) {
      return syntax_error("label value", value, *problem);
    }
    if (is_order_operator(requirement.operation) && !api::parse_integer<std::int64_t>(value)) {
      return api::parse_error("label value", value, 0, "is not a 64-bit integer");
    }
  }
  return {};
}

bool matches_order(const LabelRequirement& requirement, std::string_view label) {
  const auto actual = api::parse_integer<std::int64_t>(label);
  const auto bound = api::parse_integer<std::int64_t>(requirement.values.front());
  if (!actual || !bound) return false;
  return requirement.operation == LabelOperator::GreaterThan ? *actual > *bound : *actual < *bound;
}

bool has_value(const LabelRequirement& requirement, std::string_view label) {
  const auto& values = requirement.values;
  return std::find(values.begin(), values.end(), label) != values.end();
}

bool matches(const LabelRequirement& requirement, TextLookup labels) {
  const std::optional<std::string_view> label = labels(requirement.key);
  switch (requirement.operation) {
    case LabelOperator::Equals:
    case LabelOperator::DoubleEquals:
    case LabelOperator::In:
      return label && has_value(requirement, *label);
    case LabelOperator::NotEquals:
    case LabelOperator::NotIn:
      return !label || !has_value(requirement, *label);
    case LabelOperator::Exists:
      return label.has_value();
    case LabelOperator::DoesNotExist:
      return !label.has_value();
    case LabelOperator::GreaterThan:
    case LabelOperator::LessThan:
      return label && matches_order(requirement, *label);
  }
  return false;
}

void append(std::string& out, const LabelRequirement& requirement) {
  if (requirement.operation == LabelOperator::DoesNotExist) out += '!';
  out += requirement.key;
  out += symbol_of(requirement.operation);
  const bool is_set = is_set_operator(requirement.operation);
  if (is_set) out += '(';
  for (std::size_t i = 0; i < requirement.values.size(); ++i) {
    if (i != 0) out += ',';
    out += requirement.values[i];
  }
  if (is_set) out += ')';
}

}  // namespace

Result<LabelOperator> parse_match_operator(std::string_view name) {
  if (name == "In") return LabelOperator::In;
  if (name == "NotIn") return LabelOperator::NotIn;
  if (name == "Exists") return LabelOperator::Exists;
  if (name == "DoesNotExist") return LabelOperator::DoesNotExist;
  return api::parse_error("operator of a match expression", name, 0,
                          "must be one of In, NotIn, Exists, DoesNotExist");
}

LabelSelector::LabelSelector(LabelRequirements requirements)
    : requirements_(std::move(requirements)) {
  for (LabelRequirement& requirement : requirements_) {
    auto& values = requirement.values;
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
  }
  std::stable_sort(requirements_.begin(), requirements_.end(),
                   [](const auto& left, const auto& right) { return left.key < right.key; });
}

LabelSelector LabelSelector::nothing() {
  LabelSelector selector;
  selector.nothing_ = true;
  return selector;
}

Result<LabelSelector> LabelSelector::parse(std::string_view text) {
  Result<LabelRequirements> requirements = api::parse_label_requirements(text);
  if (!requirements) return std::move(requirements).error();
  return LabelSelector(*std::move(requirements));
}

Result<LabelSelector> LabelSelector::equals(std::string key, std::string value) {
  return from_requirements({{std::move(key), LabelOperator::Equals, {std::move(value)}}});
}

Result<LabelSelector> LabelSelector::from_requirements(LabelRequirements requirements) {
  for (const LabelRequirement& requirement : requirements) {
    if (Result<void> checked = check(requirement); !checked) return std::move(checked).error();
  }
  return LabelSelector(std::move(requirements));
}

Result<LabelSelector> LabelSelector::from_match(const std::optional<LabelMatch>& match) {
  if (!match) return nothing();
  LabelRequirements requirements;
  requirements.reserve(match->match_labels.size() + match->match_expressions.size());
  for (const auto& [key, value] : match->match_labels) {
    requirements.push_back({key, LabelOperator::Equals, {value}});
  }
  for (const LabelRequirement& expression : match->match_expressions) {
    const bool is_presence = expression.operation == LabelOperator::Exists ||
                             expression.operation == LabelOperator::DoesNotExist;
    if (!is_presence && !is_set_operator(expression.operation)) {
      return Error{ErrorCode::InvalidArgument,
                   "match expression on " + api::quote(expression.key) +
                       ": operator must be one of In, NotIn, Exists, DoesNotExist"};
    }
    requirements.push_back(expression);
  }
  return from_requirements(std::move(requirements));
}

bool LabelSelector::matches(TextLookup labels) const {
  if (nothing_) return false;
  return std::all_of(requirements_.begin(), requirements_.end(),
                     [labels](const LabelRequirement& requirement) {
                       return kinform::matches(requirement, labels);
                     });
}

std::optional<std::string_view> LabelSelector::requires_exact_match(std::string_view key) const {
  const auto first =
      std::find_if(requirements_.begin(), requirements_.end(),
                   [key](const LabelRequirement& requirement) { return requirement.key == key; });
  if (first == requirements_.end() || first->values.size() != 1) return std::nullopt;
  switch (first->operation) {
    case LabelOperator::Equals:
    case LabelOperator::DoubleEquals:
    case LabelOperator::In:
      return first->values.front();
    default:
      return std::nullopt;
  }
}

std::string LabelSelector::to_string() const {
  std::string out;
  for (const LabelRequirement& requirement : requirements_) {
    if (!out.empty()) out += ',';
    append(out, requirement);
  }
  return out;
}

Result<std::string> LabelSelector::to_query() const {
  if (nothing_) {
    return Error{ErrorCode::InvalidArgument,
                 "a label selector that matches nothing cannot be sent to a server"};
  }
  return to_string();
}

}  // namespace kinform::inline v0
