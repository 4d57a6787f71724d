// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/field_selector.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "api/parse_error.hpp"

namespace kinform::inline v0 {

namespace {

using FieldRequirements = std::vector<FieldRequirement>;

constexpr std::string_view kWhat = "field selector";

bool needs_escape(char byte) {
  return byte == '\\' || byte == ',' || byte == '=';
}

std::string to_text(const FieldRequirement& requirement) {
  std::string out = requirement.field;
  out += requirement.operation == FieldOperator::Equals ? "=" : "!=";
  for (const char byte : requirement.value) {
    if (needs_escape(byte)) out += '\\';
    out += byte;
  }
  return out;
}

// Returns the end of the term that begins at `begin`: the next unescaped comma, or the end of the
// text.
std::size_t find_term_end(std::string_view input, std::size_t begin) {
  std::size_t end = begin;
  while (end < input.size() && input[end] != ',') end += input[end] == '\\' ? 2 : 1;
  return std::min(end, input.size());
}

struct OperatorText {
  FieldOperator operation = FieldOperator::Equals;
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Returns the first operator in [begin, end). A backslash before it does not matter: field names
// have no escapes.
std::optional<OperatorText> find_operator(std::string_view input, std::size_t begin,
                                          std::size_t end) {
  for (std::size_t i = begin; i < end; ++i) {
    const std::string_view rest = input.substr(i, end - i);
    if (rest.starts_with("!=")) return OperatorText{FieldOperator::NotEquals, i, i + 2};
    if (rest.starts_with("==")) return OperatorText{FieldOperator::Equals, i, i + 2};
    if (rest.starts_with('=')) return OperatorText{FieldOperator::Equals, i, i + 1};
  }
  return std::nullopt;
}

Result<std::string> unescape(std::string_view input, std::size_t begin, std::size_t end) {
  std::string value;
  value.reserve(end - begin);
  for (std::size_t i = begin; i < end; ++i) {
    if (input[i] == '\\') {
      if (i + 1 == end || !needs_escape(input[i + 1])) {
        return api::parse_error(kWhat, input, i,
                                "invalid escape: " + api::quote(input.substr(i, 2)));
      }
      ++i;
    } else if (input[i] == '=') {
      return api::parse_error(kWhat, input, i, "\"=\" in a value needs a backslash before it");
    }
    value += input[i];
  }
  return value;
}

// REQUIRES: the term is not empty.
Result<FieldRequirement> parse_term(std::string_view input, std::size_t begin, std::size_t end) {
  const std::optional<OperatorText> found = find_operator(input, begin, end);
  if (!found) {
    return api::parse_error(
        kWhat, input, begin,
        "no \"=\", \"==\" or \"!=\" in " + api::quote(input.substr(begin, end - begin)));
  }
  if (found->begin == begin) {
    return api::parse_error(
        kWhat, input, begin,
        "missing field name before " + api::quote(input.substr(begin, found->end - begin)));
  }
  Result<std::string> value = unescape(input, found->end, end);
  if (!value) return std::move(value).error();
  return FieldRequirement{std::string(input.substr(begin, found->begin - begin)), found->operation,
                          *std::move(value)};
}

Result<void> check_field(std::string_view field) {
  if (field.empty()) return api::parse_error("field", field, 0, "is empty");
  if (const std::size_t at = field.find_first_of("\\,=!"); at != std::string_view::npos) {
    return api::parse_error("field", field, at,
                            "must not contain " + api::quote(field.substr(at, 1)));
  }
  return {};
}

}  // namespace

FieldSelector::FieldSelector(FieldRequirements requirements)
    : requirements_(std::move(requirements)) {
  std::sort(requirements_.begin(), requirements_.end(),
            [](const auto& left, const auto& right) { return to_text(left) < to_text(right); });
}

Result<FieldSelector> FieldSelector::parse(std::string_view text) {
  FieldRequirements requirements;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = find_term_end(text, begin);
    if (begin != end) {
      Result<FieldRequirement> requirement = parse_term(text, begin, end);
      if (!requirement) return std::move(requirement).error();
      requirements.push_back(*std::move(requirement));
    }
    begin = end + 1;
  }
  return FieldSelector(std::move(requirements));
}

Result<FieldSelector> FieldSelector::equals(std::string field, std::string value) {
  return from_requirements({{std::move(field), FieldOperator::Equals, std::move(value)}});
}

Result<FieldSelector> FieldSelector::from_requirements(FieldRequirements requirements) {
  for (const FieldRequirement& requirement : requirements) {
    if (Result<void> checked = check_field(requirement.field); !checked) {
      return std::move(checked).error();
    }
  }
  return FieldSelector(std::move(requirements));
}

bool FieldSelector::matches(TextLookup fields) const {
  return std::all_of(
      requirements_.begin(), requirements_.end(), [fields](const FieldRequirement& requirement) {
        const bool is_equal = fields(requirement.field).value_or("") == requirement.value;
        return is_equal == (requirement.operation == FieldOperator::Equals);
      });
}

std::optional<std::string_view> FieldSelector::requires_exact_match(std::string_view field) const {
  for (const FieldRequirement& requirement : requirements_) {
    if (requirement.field == field && requirement.operation == FieldOperator::Equals) {
      return requirement.value;
    }
  }
  return std::nullopt;
}

std::string FieldSelector::to_string() const {
  std::string out;
  for (const FieldRequirement& requirement : requirements_) {
    if (!out.empty()) out += ',';
    out += to_text(requirement);
  }
  return out;
}

}  // namespace kinform::inline v0
