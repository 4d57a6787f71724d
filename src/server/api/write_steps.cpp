// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/write_steps.hpp"

#include <string_view>
#include <utility>

#include "kinform/yaml.hpp"
#include "server/api/custom_definitions.hpp"
#include "server/request/accept.hpp"
#include "server/request/protobuf_body.hpp"
#include "server/store/json_extent.hpp"

namespace kinform::inline v0::server {
namespace {

std::string_view media_type_of(std::string_view content_type) {
  std::string_view type = content_type.substr(0, content_type.find(';'));
  while (!type.empty() && type.back() == ' ') type.remove_suffix(1);
  return type;
}

std::string_view accepted_bodies(const KindFacts& kind) {
  return kind.custom != nullptr
             ? "application/json, application/yaml"
             : "application/json, application/yaml, application/vnd.kubernetes.protobuf";
}

OrFailure<Json> parse_body(const WriteRequest& request) {
  const std::string_view type = media_type_of(request.content_type);
  const bool is_yaml = type == "application/yaml";
  if (!is_yaml && type != "application/json" && !type.empty()) {
    return unsupported_media_type(accepted_bodies(*request.path.kind));
  }
  Result<Json> parsed = is_yaml ? json_from_yaml(request.body) : parse_json(request.body);
  if (!parsed) {
    return bad_request("couldn't get version/kind; json parse error: " + parsed.error().message);
  }
  return *std::move(parsed);
}

std::optional<Failure> check_type(const KindFacts& kind, const Json& object) {
  const std::string_view stated_kind = object["kind"].as_string(kind.kind);
  const std::string api_version = kind.api_version();
  const std::string_view stated_version = object["apiVersion"].as_string(api_version);
  if (stated_kind != kind.kind) {
    return bad_request(std::string(stated_kind) + " in version \"" + std::string(stated_version) +
                       "\" cannot be handled as a " + std::string(kind.kind));
  }
  if (stated_version != api_version) {
    return bad_request("the API version in the data (" + std::string(stated_version) +
                       ") does not match the expected API version (" + api_version + ")");
  }
  return std::nullopt;
}

}  // namespace

std::optional<Failure> convert_protobuf_body(WriteRequest& request) {
  if (request.body.empty() || media_type_of(request.content_type) != kProtobufType) {
    return std::nullopt;
  }
  Result<std::string> object = json_from_protobuf(request.body);
  if (object) {
    request.body = *std::move(object);
    request.content_type = "application/json";
    return std::nullopt;
  }
  if (object.error().code != ErrorCode::NotSupported) {
    return bad_request(object.error().message);
  }
  return unsupported_media_type(accepted_bodies(*request.path.kind));
}

OrFailure<bool> read_dry_run(const RequestTarget& target, std::string_view options_kind) {
  return read_dry_run(target.parameter("dryRun"), options_kind);
}

OrFailure<bool> read_dry_run(std::string_view asked, std::string_view options_kind) {
  if (asked.empty()) return false;
  if (asked == "All") return true;
  return invalid("meta.k8s.io", options_kind, "", {unsupported_value("dryRun", asked, {"All"})});
}

OrFailure<Json> read_object(const WriteRequest& request) {
  OrFailure<Json> body = parse_body(request);
  const Json* const object = std::get_if<Json>(&body);
  if (object == nullptr) return body;
  if (!object->is_object()) return bad_request("the body of the request is not an object");
  const Json& metadata = (*object)["metadata"];
  if (!metadata.is_null() && !metadata.is_object()) {
    return bad_request("the metadata of the object is not an object");
  }
  if (auto failure = check_type(*request.path.kind, *object)) return *std::move(failure);
  return body;
}

void tidy_metadata(Json& metadata) {
  for (const std::string_view list : {"labels", "annotations", "finalizers", "ownerReferences"}) {
    if (const Json* const found = metadata.find(list); found != nullptr && found->empty()) {
      metadata.erase(list);
    }
  }
  for (const std::string_view field : {"selfLink", "managedFields"}) metadata.erase(field);
}

std::optional<Failure> check_extent(const Cluster& cluster, const Json& object) {
  const JsonExtent extent = extent_of(object);
  if (extent.bytes > cluster.object_bytes_max()) {
    return entity_too_large("the object has " + std::to_string(extent.bytes) + " bytes, limit is " +
                            std::to_string(cluster.object_bytes_max()));
  }
  if (extent.depth > kStoredDepthMax) {
    return bad_request("the object is nested " + std::to_string(extent.depth) +
                       " levels deep, limit is " + std::to_string(kStoredDepthMax));
  }
  return std::nullopt;
}

ApiResponse stored_response(const Entry& entry, const WriteRequest& request, int status) {
  ApiResponse response = {.status = status};
  entry.append_to(response.body, request.form, *request.path.kind);
  response.body += '\n';
  return response;
}

ApiResponse dry_run_response(const KindFacts& kind, const Json& object, EntryForm form,
                             int status) {
  const Entry entry(kind, object, 0);
  ApiResponse response = {.status = status};
  entry.append_to(response.body, form);
  response.body += '\n';
  return response;
}

bool is_released(const Json& object) {
  const Json& metadata = object["metadata"];
  return metadata.contains("deletionTimestamp") && metadata["finalizers"].empty() &&
         metadata["deletionGracePeriodSeconds"].as_int64() == 0 &&
         object["kind"].as_string() != "Namespace";
}

EntryPtr remove_for_good(Cluster& cluster, const KindFacts& kind, const Entry& entry) {
  EntryPtr last = cluster.remove(kind, entry.key());
  if (kind.custom != nullptr) release_definition(cluster, kind);
  const std::size_t slash = entry.key().find('/');
  if (!kind.namespaced || slash == std::string::npos) return last;
  const std::string namespace_name = entry.key().substr(0, slash);
  const EntryPtr holder = cluster.store().find(namespace_kind(), namespace_name);
  if (holder == nullptr || !holder->is_terminating()) return last;
  const Json object = holder->to_json();
  const bool is_kept =
      !object["metadata"]["finalizers"].empty() || cluster.has_objects_in(namespace_name);
  if (!is_kept) cluster.remove(namespace_kind(), namespace_name);
  return last;
}

EntryPtr store_changed(Cluster& cluster, const KindFacts& kind, const Entry& current,
                       const Json& before, Json object) {
  object["metadata"]["resourceVersion"] = std::to_string(current.version());
  if (is_released(object)) return remove_for_good(cluster, kind, current);
  if (object == before) return cluster.store().find(kind, current.key());
  return cluster.put(kind, std::move(object));
}

}  // namespace kinform::inline v0::server
