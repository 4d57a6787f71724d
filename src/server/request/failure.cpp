// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/failure.hpp"

#include "base/quote.hpp"

namespace kinform::inline v0::server {
namespace {

// Returns `deployments.apps`, or `pods` for the core group.
std::string qualified(std::string_view group, std::string_view name) {
  std::string text(name);
  if (!group.empty()) text.append(".").append(group);
  return text;
}

Json details_of(std::string_view group, std::string_view kind, std::string_view name) {
  Json details = Json::object();
  if (!name.empty()) details["name"] = name;
  if (!group.empty()) details["group"] = group;
  if (!kind.empty()) details["kind"] = kind;
  return details;
}

std::string in_one_line(const FieldProblems& problems) {
  std::string text;
  for (const FieldProblem& problem : problems.kept()) {
    if (!text.empty()) text += ", ";
    text += problem.field + ": " + problem.message;
  }
  if (problems.dropped() > 0) {
    text += ", and " + std::to_string(problems.dropped()) + " more problems";
  }
  return problems.kept().size() == 1 && problems.dropped() == 0 ? text : "[" + text + "]";
}

}  // namespace

Json Failure::to_json() const {
  Json metadata = Json::object();
  if (!continue_token.empty()) metadata["continue"] = continue_token;
  Json status = {{"kind", "Status"},
                 {"apiVersion", "v1"},
                 {"metadata", metadata},
                 {"status", "Failure"},
                 {"message", message}};
  if (!reason.empty()) status["reason"] = reason;
  if (!details.is_null()) status["details"] = details;
  status["code"] = code;
  return status;
}

ApiResponse Failure::to_response() const {
  return {.status = code,
          .body = to_json().to_json() + "\n",
          .retry_after_seconds = retry_after_seconds};
}

Failure bad_request(std::string message) {
  return {.code = 400, .reason = "BadRequest", .message = std::move(message)};
}

Failure unauthorized() {
  return {.code = 401, .reason = "Unauthorized", .message = "Unauthorized"};
}

Failure forbidden(const KindFacts& kind, std::string_view name, std::string message) {
  std::string subject = qualified(kind.group, kind.plural);
  if (!name.empty()) subject += " " + quoted_text(name);
  return {.code = 403,
          .reason = "Forbidden",
          .message = subject + " is forbidden: " + message,
          .details = details_of(kind.group, kind.plural, name)};
}

Failure not_found(const KindFacts& kind, std::string_view name) {
  return {.code = 404,
          .reason = "NotFound",
          .message = qualified(kind.group, kind.plural) + " " + quoted_text(name) + " not found",
          .details = details_of(kind.group, kind.plural, name)};
}

Failure already_exists(const KindFacts& kind, std::string_view name) {
  return {
      .code = 409,
      .reason = "AlreadyExists",
      .message = qualified(kind.group, kind.plural) + " " + quoted_text(name) + " already exists",
      .details = details_of(kind.group, kind.plural, name)};
}

Failure method_not_allowed() {
  return {.code = 405,
          .reason = "MethodNotAllowed",
          .message = "the server does not allow this method on the requested resource",
          .details = Json::object()};
}

Failure not_acceptable(bool is_watch) {
  return {.code = 406,
          .reason = "NotAcceptable",
          .message = is_watch ? "only the following media types are accepted: "
                                "application/json;stream=watch, "
                                "application/vnd.kubernetes.protobuf;stream=watch"
                              : "only the following media types are accepted: application/json, "
                                "application/vnd.kubernetes.protobuf"};
}

Failure unsupported_media_type(std::string_view accepted) {
  return {.code = 415,
          .reason = "UnsupportedMediaType",
          .message =
              "the body of the request was in an unknown format - accepted media types "
              "include: " +
              std::string(accepted)};
}

Failure entity_too_large(std::size_t bytes_max) {
  return entity_too_large("limit is " + std::to_string(bytes_max));
}

Failure entity_too_large(std::string_view reason) {
  return {.code = 413,
          .reason = "RequestEntityTooLarge",
          .message = "Request entity is too large: " + std::string(reason)};
}

Failure conflict(std::string_view group, std::string_view kind, std::string_view name,
                 std::string_view reason) {
  return {.code = 409,
          .reason = "Conflict",
          .message = "Operation cannot be fulfilled on " + qualified(group, kind) + " " +
                     quoted_text(name) + ": " + std::string(reason),
          .details = details_of(group, kind, name)};
}

Failure modified_meanwhile(const KindFacts& kind, std::string_view name) {
  return conflict(kind.group, kind.plural, name,
                  "the object has been modified; please apply your changes to the latest version "
                  "and try again");
}

Failure invalid(std::string_view group, std::string_view kind, std::string_view name,
                const FieldProblems& problems) {
  Json details = details_of(group, kind, name);
  Json& causes = details["causes"];
  for (const FieldProblem& problem : problems.kept()) {
    causes.push_back(
        {{"reason", problem.reason}, {"message", problem.message}, {"field", problem.field}});
  }
  return {.code = 422,
          .reason = "Invalid",
          .message = qualified(group, kind) + " " + quoted_text(name) +
                     " is invalid: " + in_one_line(problems),
          .details = std::move(details)};
}

Failure expired(std::string message) {
  return {.code = 410, .reason = "Expired", .message = std::move(message)};
}

Failure version_too_large(Version wanted, Version current) {
  constexpr int kRetryAfterSeconds = 1;
  return {.code = 504,
          .reason = "Timeout",
          .message = "Timeout: Too large resource version: " + std::to_string(wanted) +
                     ", current: " + std::to_string(current),
          .details = {{"causes", Json::array({{{"reason", "ResourceVersionTooLarge"},
                                               {"message", "Too large resource version"}}})},
                      {"retryAfterSeconds", kRetryAfterSeconds}},
          .retry_after_seconds = kRetryAfterSeconds};
}

Failure internal_error(std::string message) {
  return {.code = 500, .reason = "InternalError", .message = std::move(message)};
}

}  // namespace kinform::inline v0::server
