// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/patch_request.hpp"

#include <string>
#include <string_view>

#include "schema/schema.hpp"
#include "server/patch/patch.hpp"
#include "server/patch/strategic_merge_patch.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kJsonPatch = "application/json-patch+json";
constexpr std::string_view kMergePatch = "application/merge-patch+json";
constexpr std::string_view kApplyPatch = "application/apply-patch+yaml";
constexpr std::string_view kStrategicMergePatch = "application/strategic-merge-patch+json";

Failure unprocessable(const std::string& message) {
  return {.code = 422,
          .reason = "Invalid",
          .message = "the server rejected our request due to an error in our request: " + message,
          .details = Json::object()};
}

std::optional<Failure> refuse(const Result<void>& applied) {
  if (applied) return std::nullopt;
  const Error& error = applied.error();
  if (error.code == ErrorCode::Malformed) return bad_request(error.message);
  if (error.code == ErrorCode::Internal) return internal_error(error.message);
  if (error.code == ErrorCode::RequestTooLarge) return entity_too_large(error.message);
  return unprocessable(error.message);
}

// The schema of a built-in kind; null for custom kinds.
const schema::Definition* built_in_type(const KindFacts& kind) {
  if (kind.custom != nullptr) return nullptr;
  return schema::kubernetes_schema().find_kind(kind.group, kind.version, kind.kind);
}

Failure unsupported_patch(const KindFacts& kind) {
  std::string accepted = std::string(kJsonPatch) + ", " + std::string(kMergePatch);
  if (built_in_type(kind) != nullptr) accepted += ", " + std::string(kStrategicMergePatch);
  accepted += ", " + std::string(kApplyPatch);
  return unsupported_media_type(accepted);
}

std::string_view media_type_of(const WriteRequest& request) {
  return std::string_view(request.content_type).substr(0, request.content_type.find(';'));
}

}  // namespace

bool is_apply(const WriteRequest& request) {
  return media_type_of(request) == kApplyPatch;
}

std::optional<Failure> apply_patch(const WriteRequest& request, Json& object) {
  const KindFacts& kind = *request.path.kind;
  const std::string_view type = media_type_of(request);
  const bool is_strategic = type == kStrategicMergePatch && built_in_type(kind) != nullptr;
  if (!is_strategic && type != kMergePatch && type != kJsonPatch) return unsupported_patch(kind);
  const Result<Json> patch = parse_json(request.body);
  if (!patch) return bad_request("error decoding patch: " + patch.error().message);
  if (type == kJsonPatch) return refuse(apply_json_patch(object, *patch));
  if (is_strategic)
    return refuse(apply_strategic_merge_patch(object, *patch, *built_in_type(kind)));
  if (!patch->is_object()) return bad_request("a merge patch must be an object");
  apply_merge_patch(object, *patch);
  return std::nullopt;
}

}  // namespace kinform::inline v0::server
