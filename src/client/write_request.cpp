// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/write_request.hpp"

#include <chrono>
#include <utility>

#include "kinform/time.hpp"

namespace kinform::inline v0::client {
namespace {

std::string_view text_of(FieldValidation validation) {
  switch (validation) {
    case FieldValidation::ServerDefault:
      return "";
    case FieldValidation::Ignore:
      return "Ignore";
    case FieldValidation::Warn:
      return "Warn";
    case FieldValidation::Strict:
      return "Strict";
  }
  return "";
}

std::string_view text_of(Propagation propagation) {
  switch (propagation) {
    case Propagation::ServerDefault:
      return "";
    case Propagation::Orphan:
      return "Orphan";
    case Propagation::Background:
      return "Background";
    case Propagation::Foreground:
      return "Foreground";
  }
  return "";
}

std::string_view content_type_of(PatchType type) {
  switch (type) {
    case PatchType::Json:
      return "application/json-patch+json";
    case PatchType::Merge:
      return "application/merge-patch+json";
    case PatchType::StrategicMerge:
      return "application/strategic-merge-patch+json";
    case PatchType::Apply:
      return "application/apply-patch+yaml";  // JSON is valid YAML.
  }
  return "";
}

void add_write_parameters(Query& query, std::string_view field_manager, bool dry_run,
                          FieldValidation validation) {
  if (dry_run) query.add("dryRun", "All");
  query.add_unless_empty("fieldManager", field_manager);
  query.add_unless_empty("fieldValidation", text_of(validation));
}

Json preconditions_of(const DeleteOptions& options) {
  Json preconditions = Json::object();
  if (!options.uid.empty()) preconditions["uid"] = options.uid;
  if (!options.resource_version.empty()) {
    preconditions["resourceVersion"] = options.resource_version;
  }
  return preconditions;
}

Result<void> check_not_negative(std::string_view what, const std::optional<std::int64_t>& number) {
  if (!number || *number >= 0) return {};
  return Error{ErrorCode::InvalidArgument, std::string(what) + " is negative"};
}

}  // namespace

Call write_call(std::string_view method, std::string body, const WriteOptions& options) {
  Call call{
      .method = std::string(method), .content_type = "application/json", .body = std::move(body)};
  add_write_parameters(call.query, options.field_manager, options.dry_run,
                       options.field_validation);
  return call;
}

Result<Call> patch_call(PatchType type, const Json& patch, const PatchOptions& options) {
  if (type == PatchType::Apply && options.field_manager.empty()) {
    return Error{ErrorCode::InvalidArgument, "apply requires a field manager"};
  }
  if (type != PatchType::Apply && options.force) {
    return Error{ErrorCode::InvalidArgument, "force requires an apply patch"};
  }
  Call call{.method = "PATCH",
            .content_type = std::string(content_type_of(type)),
            .body = patch.to_json()};
  add_write_parameters(call.query, options.field_manager, options.dry_run,
                       options.field_validation);
  if (options.force) call.query.add("force", "true");
  return call;
}

Call delete_call(const DeleteOptions& options) {
  Json body = {{"kind", "DeleteOptions"}, {"apiVersion", "v1"}};
  if (options.grace_period_seconds) body["gracePeriodSeconds"] = *options.grace_period_seconds;
  if (const Json preconditions = preconditions_of(options); !preconditions.empty()) {
    body["preconditions"] = preconditions;
  }
  if (const std::string_view policy = text_of(options.propagation); !policy.empty()) {
    body["propagationPolicy"] = policy;
  }
  if (options.dry_run) body["dryRun"] = Json::array({"All"});
  return {.method = "DELETE", .content_type = "application/json", .body = body.to_json()};
}

Result<Query> log_query(const PodLogOptions& options) {
  if (options.since_seconds && options.since_time) {
    return Error{ErrorCode::InvalidArgument, "since_seconds and since_time are mutually exclusive"};
  }
  for (const auto& [what, number] : {std::pair("since_seconds", options.since_seconds),
                                     std::pair("tail_lines", options.tail_lines),
                                     std::pair("limit_bytes", options.limit_bytes)}) {
    const Result<void> checked = check_not_negative(what, number);
    if (!checked) return checked.error();
  }
  Query query;
  query.add_unless_empty("container", options.container);
  if (options.follow) query.add("follow", "true");
  if (options.previous) query.add("previous", "true");
  if (options.timestamps) query.add("timestamps", "true");
  if (options.since_seconds) query.add("sinceSeconds", *options.since_seconds);
  if (options.since_time) {
    query.add("sinceTime",
              format_time(std::chrono::floor<std::chrono::seconds>(*options.since_time)));
  }
  if (options.tail_lines) query.add("tailLines", *options.tail_lines);
  if (options.limit_bytes) query.add("limitBytes", *options.limit_bytes);
  return query;
}

}  // namespace kinform::inline v0::client
