// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/scale.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/api/patch_request.hpp"
#include "server/api/write_steps.hpp"
#include "server/request/failure.hpp"
#include "server/schema/custom_kinds.hpp"
#include "server/tables/json_path.hpp"
#include "server/tables/table_cells.hpp"

namespace kinform::inline v0::server {
namespace {

using Keys = std::vector<std::string>;

// The paths of the fields that a Scale shows, in the object that is scaled: desired replicas,
// current replicas and label selector.
struct ScalePaths {
  Keys wanted = {"spec", "replicas"};
  Keys present = {"status", "replicas"};
  Keys selector = {"spec", "selector"};
};

Keys keys_of(const Json& path) {
  const std::optional<JsonPath> parsed = JsonPath::parse(path.as_string());
  return parsed ? parsed->plain_keys().value_or(Keys()) : Keys();
}

ScalePaths paths_of(const KindFacts& kind) {
  if (kind.custom == nullptr) return {};
  const Json& scale = kind.custom->scale;
  return {.wanted = keys_of(scale["specReplicasPath"]),
          .present = keys_of(scale["statusReplicasPath"]),
          .selector = keys_of(scale["labelSelectorPath"])};
}

const Json& follow(const Json& object, const Keys& keys) {
  static const Json none;
  if (keys.empty()) return none;
  const Json* at = &object;
  for (const std::string& key : keys) at = &(*at)[key];
  return *at;
}

// Formats the label selector of a scaled object. The selector is a string in custom resources and a
// plain label map in ReplicationControllers.
std::string selector_text(const KindFacts& kind, const Json& selector) {
  if (selector.is_string()) return std::string(selector.as_string());
  if (selector.is_null()) return {};
  const bool is_plain = kind.group.empty();
  return is_plain ? labels_cell(selector) : selector_cell(selector);
}

Json scale_of(const KindFacts& kind, const Json& object) {
  const ScalePaths paths = paths_of(kind);
  const Json& metadata = object["metadata"];
  Json shown = Json::object();
  for (const std::string_view field :
       {"name", "namespace", "uid", "resourceVersion", "creationTimestamp"}) {
    if (const Json* const value = metadata.find(field)) shown.set(field, *value);
  }
  Json scale = {{"kind", "Scale"},
                {"apiVersion", "autoscaling/v1"},
                {"metadata", std::move(shown)},
                {"spec", {{"replicas", follow(object, paths.wanted).as_int64()}}},
                {"status", {{"replicas", follow(object, paths.present).as_int64()}}}};
  const std::string selector = selector_text(kind, follow(object, paths.selector));
  if (!selector.empty()) scale["status"]["selector"] = selector;
  return scale;
}

EntryPtr find(Cluster& cluster, const ResourcePath& path) {
  return cluster.store().find(*path.kind, Entry::key_of(path.namespace_name, path.name));
}

// Writes the replica count into the object, by a merge patch of that one field.
ApiResponse write_scale(Cluster& cluster, const WriteRequest& request, const Json& scale) {
  const KindFacts& kind = *request.path.kind;
  const Json& replicas = scale.at("/spec/replicas");
  if (replicas.as_int64() < 0) {
    return invalid("autoscaling", "Scale", request.path.name,
                   {invalid_value("spec.replicas", replicas, "must be greater than or equal to 0")})
        .to_response();
  }
  Json patch = Json::object();
  Json* at = &patch;
  for (const std::string& key : paths_of(kind).wanted) at = &(*at)[key];
  *at = replicas.as_int64();
  for (const std::string_view field : {"resourceVersion", "uid"}) {
    const Json& stated = scale["metadata"][field];
    if (!stated.as_string().empty()) patch["metadata"][field] = stated;
  }
  WriteRequest inner = request;
  inner.path.subresource.clear();
  inner.form = EntryForm::Whole;
  inner.content_type = "application/merge-patch+json";
  inner.body = patch.to_json();
  ApiResponse response = patch_object(cluster, inner);
  if (response.status != 200) return response;
  const Result<Json> changed = parse_json(response.body);
  response.body = scale_of(kind, changed.value_or({})).to_json() + "\n";
  return response;
}

}  // namespace

ApiResponse get_scale(Cluster& cluster, const ResourcePath& path) {
  const EntryPtr current = find(cluster, path);
  if (current == nullptr) return not_found(*path.kind, path.name).to_response();
  return {.body = scale_of(*path.kind, current->to_json()).to_json() + "\n"};
}

ApiResponse update_scale(Cluster& cluster, const WriteRequest& request) {
  const Result<Json> scale = parse_json(request.body);
  if (!scale) return bad_request(scale.error().message).to_response();
  if (scale->at("/metadata/name").as_string() != request.path.name) {
    return bad_request("the name of the object does not match the name on the URL").to_response();
  }
  return write_scale(cluster, request, *scale);
}

ApiResponse patch_scale(Cluster& cluster, const WriteRequest& request) {
  const EntryPtr current = find(cluster, request.path);
  if (current == nullptr) return not_found(*request.path.kind, request.path.name).to_response();
  static const KindFacts scale_kind({.group = "autoscaling", .version = "v1", .kind = "Scale"});
  Json scale = scale_of(*request.path.kind, current->to_json());
  WriteRequest of_scale = request;
  of_scale.path.kind = &scale_kind;
  if (auto failure = apply_patch(of_scale, scale)) return failure->to_response();
  return write_scale(cluster, request, scale);
}

}  // namespace kinform::inline v0::server
