// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/writes.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "server/api/custom_definitions.hpp"
#include "server/api/patch_request.hpp"
#include "server/api/write_steps.hpp"
#include "server/kinds/defaults.hpp"
#include "server/kinds/status_scope.hpp"
#include "server/patch/managed_fields.hpp"
#include "server/request/failure.hpp"
#include "server/schema/custom_schema.hpp"
#include "server/schema/field_validation.hpp"
#include "server/schema/validation.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kGeneratedNameMax = 63;
constexpr std::size_t kSuffixSize = 5;

// Sets the namespace from the path. A different namespace in the object is an error.
std::optional<Failure> set_namespace(const ResourcePath& path, Json& metadata) {
  const std::string_view stated = std::as_const(metadata)["namespace"].as_string();
  if (!path.kind->namespaced) {
    metadata.erase("namespace");
    return std::nullopt;
  }
  if (!stated.empty() && stated != path.namespace_name) {
    return bad_request(
        "the namespace of the provided object does not match the namespace sent on the request");
  }
  metadata["namespace"] = path.namespace_name;
  return std::nullopt;
}

// New objects need a namespace that exists and is not being deleted.
std::optional<Failure> check_namespace(Cluster& cluster, const ResourcePath& path,
                                       std::string_view name) {
  if (!path.kind->namespaced) return std::nullopt;
  const EntryPtr holder = cluster.store().find(namespace_kind(), path.namespace_name);
  if (holder == nullptr) return not_found(namespace_kind(), path.namespace_name);
  if (!holder->is_terminating()) return std::nullopt;
  Failure failure = forbidden(*path.kind, name,
                              "unable to create new content in namespace " + path.namespace_name +
                                  " because it is being terminated");
  failure.details["causes"] =
      Json::array({{{"reason", "NamespaceTerminating"},
                    {"message", "namespace " + path.namespace_name + " is being terminated"},
                    {"field", "metadata.namespace"}}});
  return failure;
}

void generate_name(Cluster& cluster, Json& metadata) {
  const std::string base(std::as_const(metadata)["generateName"].as_string());
  if (base.empty() || !std::as_const(metadata)["name"].as_string().empty()) return;
  metadata["name"] = base.substr(0, kGeneratedNameMax - kSuffixSize) + cluster.new_name_suffix();
}

Failure invalid_object(const KindFacts& kind, const Json& object, const FieldProblems& problems) {
  return invalid(kind.group, kind.kind, object["metadata"]["name"].as_string(), problems);
}

// Sets the defaults of CustomResourceDefinitions and of custom resources, and prunes unknown fields
// of custom resources. Returns a failure if the defaults make the object too large.
std::optional<Failure> fit_to_definitions(const Cluster& cluster, const KindFacts& kind,
                                          Json& object) {
  if (&kind == &definition_kind()) set_definition_defaults(object);
  if (kind.custom == nullptr) return std::nullopt;
  prune_unknown(object, kind.custom->schema);
  const Result<void> set =
      set_schema_defaults(object, kind.custom->schema, cluster.object_bytes_max());
  if (set) return std::nullopt;
  const bool is_large = set.error().code == ErrorCode::RequestTooLarge;
  return is_large ? entity_too_large(set.error().message) : bad_request(set.error().message);
}

void add_definition_problems(const KindFacts& kind, const Json& object, FieldProblems& problems) {
  if (&kind == &definition_kind()) problems.add_all(find_definition_problems(object));
  if (kind.custom != nullptr) {
    problems.add_all(find_schema_problems(object, kind.custom->schema, *kind.custom->patterns));
  }
}

// Returns the writer to record in managedFields. Clients name themselves with the parameter
// `fieldManager`.
FieldWriter field_writer(const Cluster& cluster, const WriteRequest& request) {
  const std::string_view manager = request.target.parameter("fieldManager");
  return {.manager = std::string(manager.empty() ? "unknown" : manager),
          .subresource = request.path.subresource,
          .time = cluster.timestamp()};
}

void set_managers(Json& object, Json managers) {
  if (managers.empty()) {
    object["metadata"].erase("managedFields");
  } else {
    object["metadata"]["managedFields"] = std::move(managers);
  }
}

// Validates and completes a new object up to the point where it can be stored.
std::optional<Failure> prepare_new(Cluster& cluster, const WriteRequest& request, Json& object) {
  const KindFacts& kind = *request.path.kind;
  Json& metadata = object["metadata"];
  if (auto failure = set_namespace(request.path, metadata)) return failure;
  if (!std::as_const(metadata)["resourceVersion"].as_string().empty()) {
    return Failure{.code = 500,
                   .message = "resourceVersion should not be set on objects to be created"};
  }
  const std::string stated_name(std::as_const(metadata)["name"].as_string());
  if (auto failure = check_namespace(cluster, request.path, stated_name)) return failure;
  generate_name(cluster, metadata);
  tidy_metadata(metadata);
  metadata.erase("deletionTimestamp");
  metadata.erase("deletionGracePeriodSeconds");
  stamp_new(cluster, kind, object);
  set_defaults(kind, object);
  set_initial_status(kind, object);
  if (auto failure = fit_to_definitions(cluster, kind, object)) return failure;
  FieldProblems problems = find_problems(kind, object);
  add_definition_problems(kind, object, problems);
  if (!problems.empty()) return invalid_object(kind, object, problems);
  if (request.target.has("fieldManager")) {
    set_managers(object, managers_of_new(kind, object, field_writer(cluster, request)));
  }
  return std::nullopt;
}

ApiResponse bind_pod(Cluster& cluster, const WriteRequest& request) {
  const EntryPtr current = cluster.store().find(
      *request.path.kind, Entry::key_of(request.path.namespace_name, request.path.name));
  if (current == nullptr) return not_found(*request.path.kind, request.path.name).to_response();
  const Result<Json> binding = parse_json(request.body);
  if (!binding) return bad_request(binding.error().message).to_response();
  Json pod = current->to_json();
  if (!std::as_const(pod).at("/spec/nodeName").as_string().empty()) {
    return conflict("", "pods/binding", request.path.name,
                    "pod " + request.path.name + " is already assigned to node")
        .to_response();
  }
  pod["spec"]["nodeName"] = std::as_const(*binding).at("/target/name").as_string();
  pod["status"]["conditions"].push_back(
      {{"type", "PodScheduled"}, {"status", "True"}, {"lastTransitionTime", cluster.timestamp()}});
  cluster.put(*request.path.kind, std::move(pod));
  return {.status = 201,
          .body =
              R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success","code":201})"
              "\n"};
}

ApiResponse create_subresource(Cluster& cluster, const WriteRequest& request) {
  if (request.path.subresource == "binding") return bind_pod(cluster, request);
  if (request.path.subresource != "eviction") return method_not_allowed().to_response();
  WriteRequest deletion = request;
  deletion.path.subresource.clear();
  const Result<Json> eviction = parse_json(request.body);
  deletion.body = eviction ? std::as_const(*eviction)["deleteOptions"].to_json() : "";
  ApiResponse response = delete_object(cluster, deletion);
  if (response.status == 200) response.status = 201;
  return response;
}

// Copies the fields that clients cannot change from the current object.
void keep_identity(const Json& current, Json& object) {
  Json& metadata = object["metadata"];
  const Json& kept = current["metadata"];
  for (const std::string_view field : {"uid", "creationTimestamp", "deletionTimestamp",
                                       "deletionGracePeriodSeconds", "generation", "namespace"}) {
    if (const Json* const value = kept.find(field)) {
      metadata.set(field, *value);
    } else {
      metadata.erase(field);
    }
  }
}

// Returns the current object with the written status and the metadata fields that a status write
// may change.
Json with_status(const KindFacts& kind, Json current, const Json& written) {
  current["status"] = written["status"];
  Json& metadata = current["metadata"];
  for (const std::string_view member : kClientMetadata) {
    if (!status_path_writes(kind, member)) continue;
    if (const Json* const value = written["metadata"].find(member)) {
      metadata.set(member, *value);
    } else {
      metadata.erase(member);
    }
  }
  return current;
}

// Keeps the part of the object that the request may not change: the status for a write to the
// object, nearly everything else for a write to the `status` subresource.
void keep_other_half(const WriteRequest& request, const Json& current, Json& object) {
  if (!request.path.kind->has_subresource("status")) return;
  if (request.path.subresource == "status") {
    object = with_status(*request.path.kind, current, std::as_const(object));
    return;
  }
  if (const Json* const status = current.find("status")) {
    object["status"] = *status;
  } else {
    object.erase("status");
  }
}

// Returns whether the objects differ outside of metadata and status; such changes increment
// metadata.generation.
bool differs_in_spec(const KindFacts& kind, const Json& left, const Json& right) {
  // Without a status subresource, the status of a custom resource is a field like any other.
  const bool has_status = kind.custom == nullptr || kind.has_subresource("status");
  const auto is_spec = [&](std::string_view key) {
    return key != "metadata" && key != "kind" && key != "apiVersion" &&
           !(has_status && key == "status");
  };
  for (const auto& [key, value] : left.members()) {
    const Json* const other = right.find(key);
    if (is_spec(key) && (other == nullptr || !(*other == value))) return true;
  }
  const auto members = right.members();
  return std::any_of(members.begin(), members.end(), [&](const Json::Member& member) {
    return is_spec(member.key) && !left.contains(member.key);
  });
}

std::optional<Failure> check_preconditions(const WriteRequest& request, const Entry& current,
                                           const Json& metadata) {
  const std::string_view uid = metadata["uid"].as_string();
  if (!uid.empty() && uid != current.uid()) {
    return conflict(request.path.kind->group, request.path.kind->plural, request.path.name,
                    "Precondition failed: UID in precondition: " + std::string(uid) +
                        ", UID in object meta: " + current.uid());
  }
  const std::string_view version = metadata["resourceVersion"].as_string();
  if (!version.empty() && version != std::to_string(current.version())) {
    return modified_meanwhile(*request.path.kind, request.path.name);
  }
  return std::nullopt;
}

// Replaces the stored object `current` by `object`. A uid or resourceVersion in the metadata of
// `object` is a precondition. `managers` are the new managedFields; if null, they are derived from
// the difference of the two objects.
ApiResponse replace_object(Cluster& cluster, const WriteRequest& request, const Entry& current,
                           Json object, bool dry_run, Json managers = {}) {
  const KindFacts& kind = *request.path.kind;
  Json& metadata = object["metadata"];
  const std::string_view name = std::as_const(metadata)["name"].as_string();
  if (name != request.path.name) {
    return bad_request("the name of the object (" + std::string(name) +
                       ") does not match the name on the URL (" + request.path.name + ")")
        .to_response();
  }
  if (auto failure = set_namespace(request.path, metadata)) return failure->to_response();
  if (auto failure = check_preconditions(request, current, metadata)) {
    return failure->to_response();
  }
  const Json before = current.to_json();
  tidy_metadata(metadata);
  keep_identity(before, object);
  keep_other_half(request, before, object);
  set_defaults(kind, object);
  if (auto failure = fit_to_definitions(cluster, kind, object)) return failure->to_response();
  object["kind"] = kind.kind;
  object["apiVersion"] = kind.api_version();
  if (kind.has_generation && differs_in_spec(kind, before, object)) {
    object["metadata"]["generation"] = before["metadata"]["generation"].as_int64() + 1;
  }
  if (managers.is_null()) {
    managers = managers_after_update(kind, before, object, field_writer(cluster, request));
  }
  set_managers(object, std::move(managers));
  FieldProblems problems = find_update_problems(kind, object, before);
  add_definition_problems(kind, object, problems);
  if (!problems.empty()) return invalid_object(kind, object, problems).to_response();
  if (auto failure = check_extent(cluster, object)) return failure->to_response();
  if (dry_run) return dry_run_response(kind, object, request.form, 200);
  const EntryPtr stored = store_changed(cluster, kind, current, before, std::move(object));
  if (&kind == &definition_kind()) establish_definition(cluster, stored->key());
  return stored_response(*stored, request, 200);
}

EntryPtr find_current(Cluster& cluster, const ResourcePath& path) {
  return cluster.store().find(*path.kind, Entry::key_of(path.namespace_name, path.name));
}

// Parses the configuration of a server-side apply request.
OrFailure<Json> read_configuration(const WriteRequest& request) {
  WriteRequest as_object = request;
  as_object.content_type = "application/yaml";  // JSON is YAML.
  OrFailure<Json> read = read_object(as_object);
  Json* const configuration = std::get_if<Json>(&read);
  if (configuration == nullptr) return read;
  if (!std::as_const(*configuration).at("/metadata/managedFields").empty()) {
    return bad_request("metadata.managedFields must be nil");
  }
  Json& metadata = (*configuration)["metadata"];
  if (!metadata.contains("name")) metadata["name"] = request.path.name;
  return read;
}

ApiResponse create_applied(Cluster& cluster, const WriteRequest& request, Applied applied,
                           bool dry_run) {
  const KindFacts& kind = *request.path.kind;
  if (!request.path.subresource.empty()) return not_found(kind, request.path.name).to_response();
  Json& object = applied.object;
  if (auto failure = prepare_new(cluster, request, object)) return failure->to_response();
  set_managers(object, std::move(applied.managers));
  if (auto failure = check_extent(cluster, object)) return failure->to_response();
  if (dry_run) return dry_run_response(kind, object, request.form, 201);
  const EntryPtr stored = cluster.put(kind, std::move(object));
  if (&kind == &definition_kind()) establish_definition(cluster, stored->key());
  return stored_response(*stored, request, 201);
}

// Applies a configuration to the object, or creates the object from it (server-side apply).
ApiResponse apply_object(Cluster& cluster, const WriteRequest& request, bool dry_run) {
  if (request.target.parameter("fieldManager").empty()) {
    return invalid("meta.k8s.io", "PatchOptions", "",
                   {required("fieldManager", "is required for apply patch")})
        .to_response();
  }
  const OrFailure<Json> read = read_configuration(request);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  const EntryPtr current = find_current(cluster, request.path);
  const std::string_view force = request.target.parameter("force");
  auto outcome =
      apply_configuration(*request.path.kind, current == nullptr ? Json() : current->to_json(),
                          *std::get_if<Json>(&read), field_writer(cluster, request),
                          force == "true" || force == "1" ? Force::Yes : Force::No);
  if (const auto* failure = std::get_if<Failure>(&outcome)) return failure->to_response();
  Applied& applied = *std::get_if<Applied>(&outcome);
  if (current == nullptr) return create_applied(cluster, request, std::move(applied), dry_run);
  return replace_object(cluster, request, *current, std::move(applied.object), dry_run,
                        std::move(applied.managers));
}

// The unknown fields that the parameter `fieldValidation` reports. They are searched only if a
// client sets the parameter, because the search costs as much as the write.
struct UnknownFields {
  std::vector<std::string> warnings = {};
  std::optional<Failure> failure = {};
};

UnknownFields check_fields(const WriteRequest& request, const Json& object) {
  const std::string_view asked = request.target.parameter("fieldValidation");
  if (asked.empty() || asked == "Ignore") return {};
  if (asked != "Strict" && asked != "Warn") {
    return {.failure = invalid(
                "meta.k8s.io", "CreateOptions", "",
                {unsupported_value("fieldValidation", asked, {"Ignore", "Strict", "Warn"})})};
  }
  UnknownFields found;
  for (const std::string& field : find_unknown_fields(*request.path.kind, object)) {
    found.warnings.push_back("unknown field \"" + field + "\"");
  }
  if (asked == "Warn" || found.warnings.empty()) return found;
  std::string text = "strict decoding error: ";
  for (const std::string& warning : found.warnings) {
    if (&warning != &found.warnings.front()) text += ", ";
    text += warning;
  }
  return {.failure = bad_request(std::move(text))};
}

ApiResponse with_warnings(ApiResponse response, std::vector<std::string> warnings) {
  if (response.status < 300) response.warnings = std::move(warnings);
  return response;
}

}  // namespace

ApiResponse create_object(Cluster& cluster, const WriteRequest& request) {
  if (!request.path.subresource.empty()) return create_subresource(cluster, request);
  const OrFailure<bool> dry_run = read_dry_run(request.target, "CreateOptions");
  if (const auto* failure = std::get_if<Failure>(&dry_run)) return failure->to_response();
  OrFailure<Json> read = read_object(request);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  Json& object = *std::get_if<Json>(&read);
  UnknownFields unknown = check_fields(request, object);
  if (unknown.failure) return unknown.failure->to_response();
  if (auto failure = prepare_new(cluster, request, object)) return failure->to_response();

  const KindFacts& kind = *request.path.kind;
  const std::string name(std::as_const(object)["metadata"]["name"].as_string());
  if (cluster.store().find(kind, Entry::key_of(request.path.namespace_name, name)) != nullptr) {
    return already_exists(kind, name).to_response();
  }
  if (auto failure = check_extent(cluster, object)) return failure->to_response();
  if (*std::get_if<bool>(&dry_run)) {
    return with_warnings(dry_run_response(kind, object, request.form, 201),
                         std::move(unknown.warnings));
  }
  const EntryPtr stored = cluster.put(kind, std::move(object));
  if (&kind == &definition_kind()) establish_definition(cluster, stored->key());
  return with_warnings(stored_response(*stored, request, 201), std::move(unknown.warnings));
}

ApiResponse update_object(Cluster& cluster, const WriteRequest& request) {
  const OrFailure<bool> dry_run = read_dry_run(request.target, "UpdateOptions");
  if (const auto* failure = std::get_if<Failure>(&dry_run)) return failure->to_response();
  OrFailure<Json> read = read_object(request);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  const EntryPtr current = find_current(cluster, request.path);
  if (current == nullptr) return not_found(*request.path.kind, request.path.name).to_response();
  UnknownFields unknown = check_fields(request, *std::get_if<Json>(&read));
  if (unknown.failure) return unknown.failure->to_response();
  return with_warnings(
      replace_object(cluster, request, *current, std::move(*std::get_if<Json>(&read)),
                     *std::get_if<bool>(&dry_run)),
      std::move(unknown.warnings));
}

ApiResponse patch_object(Cluster& cluster, const WriteRequest& request) {
  const OrFailure<bool> dry_run = read_dry_run(request.target, "PatchOptions");
  if (const auto* failure = std::get_if<Failure>(&dry_run)) return failure->to_response();
  if (is_apply(request)) return apply_object(cluster, request, *std::get_if<bool>(&dry_run));
  const EntryPtr current = find_current(cluster, request.path);
  if (current == nullptr) return not_found(*request.path.kind, request.path.name).to_response();
  Json object = current->to_json();
  if (auto failure = apply_patch(request, object)) return failure->to_response();
  if (!object.is_object() || !object["metadata"].is_object()) {
    return bad_request("the patch result is not an object").to_response();
  }
  UnknownFields unknown = check_fields(request, object);
  if (unknown.failure) return unknown.failure->to_response();
  return with_warnings(
      replace_object(cluster, request, *current, std::move(object), *std::get_if<bool>(&dry_run)),
      std::move(unknown.warnings));
}

}  // namespace kinform::inline v0::server
