// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/field_problems.hpp"

#include "base/quote.hpp"

namespace kinform::inline v0::server {

FieldProblem required(std::string field, std::string_view detail) {
  std::string message = "Required value";
  if (!detail.empty()) message.append(": ").append(detail);
  return {.reason = "FieldValueRequired", .message = std::move(message), .field = std::move(field)};
}

FieldProblem forbidden_field(std::string field, std::string_view detail) {
  return {.reason = "FieldValueForbidden",
          .message = "Forbidden: " + std::string(detail),
          .field = std::move(field)};
}

FieldProblem invalid_value(std::string field, const Json& value, std::string_view detail) {
  return {.reason = "FieldValueInvalid",
          .message = "Invalid value: " + value.to_json() + ": " + std::string(detail),
          .field = std::move(field)};
}

FieldProblem unsupported_value(std::string field, std::string_view value,
                               const std::vector<std::string_view>& supported) {
  std::string message = "Unsupported value: " + quoted_text(value) + ": supported values: ";
  for (std::size_t i = 0; i < supported.size(); ++i) {
    message.append(i == 0 ? "" : ", ").append(quoted_text(supported[i]));
  }
  return {
      .reason = "FieldValueNotSupported", .message = std::move(message), .field = std::move(field)};
}

FieldProblems FieldProblems::count_only() {
  FieldProblems problems;
  problems.kept_max_ = 0;
  return problems;
}

void FieldProblems::add(FieldProblem problem) {
  if (is_full()) {
    ++dropped_;
    return;
  }
  bytes_ += problem.message.size() + problem.field.size();
  kept_.push_back(std::move(problem));
}

void FieldProblems::add_all(FieldProblems others) {
  for (FieldProblem& problem : others.kept_) add(std::move(problem));
  dropped_ += others.dropped_;
}

}  // namespace kinform::inline v0::server
