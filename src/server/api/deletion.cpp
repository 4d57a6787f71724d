// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/deletion.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <string_view>
#include <utility>

#include "kinform/time.hpp"
#include "server/api/custom_definitions.hpp"
#include "server/api/write_steps.hpp"
#include "server/api/writes.hpp"
#include "server/request/failure.hpp"
#include "server/request/list_body.hpp"
#include "server/request/list_parameters.hpp"

namespace kinform::inline v0::server {
namespace {

struct Deletion {
  std::optional<std::int64_t> grace_seconds = {};
  std::string uid = {};
  std::string version = {};
  bool dry_run = false;
  Propagation propagation = Propagation::Background;
};

// Parses `propagationPolicy`; empty if the value is unknown.
std::optional<Propagation> parse_propagation(std::string_view text) {
  if (text.empty() || text == "Background") return Propagation::Background;
  if (text == "Foreground") return Propagation::Foreground;
  if (text == "Orphan") return Propagation::Orphan;
  return std::nullopt;
}

OrFailure<Propagation> read_propagation(std::string_view text) {
  const std::optional<Propagation> propagation = parse_propagation(text);
  if (propagation) return *propagation;
  return invalid(
      "meta.k8s.io", "DeleteOptions", "",
      {unsupported_value("propagationPolicy", text, {"Background", "Foreground", "Orphan"})});
}

// Returns the grace period that is used for the requested one: one second instead of a negative
// period, as in kube-apiserver, and at most a century, so that time arithmetic cannot overflow.
std::int64_t clamp_grace(std::int64_t seconds) {
  constexpr std::int64_t kLongest = std::int64_t{100} * 365 * 24 * 3600;
  return seconds < 0 ? 1 : std::min(seconds, kLongest);
}

std::optional<std::int64_t> parse_grace(std::string_view text) {
  std::int64_t seconds = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, seconds);
  if (error != std::errc() || rest != end) return std::nullopt;
  return clamp_grace(seconds);
}

// Reads the delete options from the request body. Options that may also be query parameters are
// read from the URL too.
OrFailure<Deletion> read_deletion(const WriteRequest& request) {
  const OrFailure<bool> dry_run = read_dry_run(request.target, "DeleteOptions");
  if (const auto* failure = std::get_if<Failure>(&dry_run)) return *failure;
  Deletion deletion = {.dry_run = *std::get_if<bool>(&dry_run)};
  const std::string_view grace = request.target.parameter("gracePeriodSeconds");
  if (!grace.empty()) {
    deletion.grace_seconds = parse_grace(grace);
    if (!deletion.grace_seconds) return bad_request("gracePeriodSeconds is not a number");
  }
  const auto propagation = read_propagation(request.target.parameter("propagationPolicy"));
  if (const auto* failure = std::get_if<Failure>(&propagation)) return *failure;
  deletion.propagation = *std::get_if<Propagation>(&propagation);
  if (request.body.empty()) return deletion;
  const Result<Json> parsed = parse_json(request.body);
  if (!parsed) return bad_request("cannot parse DeleteOptions: " + parsed.error().message);
  const Json& options = *parsed;
  if (options["gracePeriodSeconds"].is_number()) {
    deletion.grace_seconds = clamp_grace(options["gracePeriodSeconds"].as_int64());
  }
  if (const Json& policy = options["propagationPolicy"]; policy.is_string()) {
    const auto stated = read_propagation(policy.as_string());
    if (const auto* failure = std::get_if<Failure>(&stated)) return *failure;
    deletion.propagation = *std::get_if<Propagation>(&stated);
  } else if (options["orphanDependents"].as_bool()) {
    deletion.propagation = Propagation::Orphan;
  }
  deletion.uid = options.at("/preconditions/uid").as_string();
  deletion.version = options.at("/preconditions/resourceVersion").as_string();
  for (const Json& asked : options["dryRun"].elements()) {
    const OrFailure<bool> read = read_dry_run(asked.as_string(), "DeleteOptions");
    if (const auto* failure = std::get_if<Failure>(&read)) return *failure;
    deletion.dry_run = deletion.dry_run || *std::get_if<bool>(&read);
  }
  return deletion;
}

std::optional<Failure> check_preconditions(const KindFacts& kind, std::string_view name,
                                           const Entry& current, const Deletion& deletion) {
  if (!deletion.uid.empty() && deletion.uid != current.uid()) {
    return conflict(kind.group, kind.kind, name,
                    "the UID in the precondition (" + deletion.uid +
                        ") does not match the UID in record (" + current.uid() +
                        "). The object might have been deleted and then recreated");
  }
  const std::string version = std::to_string(current.version());
  if (!deletion.version.empty() && deletion.version != version) {
    return conflict(kind.group, kind.kind, name,
                    "the ResourceVersion in the precondition (" + deletion.version +
                        ") does not match the ResourceVersion in record (" + version +
                        "). The object might have been modified");
  }
  return std::nullopt;
}

// Returns true for pods, the only kind with a grace period. A deleted pod is first stored with a
// deletionTimestamp, even if its grace period is zero.
bool ends_gracefully(const KindFacts& kind) {
  return kind.group.empty() && kind.plural == "pods";
}

// The grace period in seconds; 0 for other kinds than pods, and for pods that have no node or have
// finished.
std::int64_t grace_of(const KindFacts& kind, const Json& object, const Deletion& deletion) {
  if (!ends_gracefully(kind)) return 0;
  const std::string_view phase = object.at("/status/phase").as_string();
  if (object.at("/spec/nodeName").as_string().empty()) return 0;
  if (phase == "Succeeded" || phase == "Failed") return 0;
  constexpr std::int64_t kUsual = 30;
  return clamp_grace(deletion.grace_seconds.value_or(
      object.at("/spec/terminationGracePeriodSeconds").as_int64(kUsual)));
}

// Returns true for the kinds whose deletion kube-apiserver answers with the object instead of a
// Status.
bool shows_deleted(const KindFacts& kind) {
  if (!kind.group.empty()) return false;
  return kind.plural == "pods" || kind.plural == "persistentvolumes" ||
         kind.plural == "persistentvolumeclaims" || kind.plural == "podtemplates" ||
         kind.plural == "resourcequotas" || kind.plural == "serviceaccounts" ||
         kind.plural == "services";
}

ApiResponse deleted_response(const WriteRequest& request, const Entry& last) {
  const KindFacts& kind = *request.path.kind;
  if (shows_deleted(kind)) return stored_response(last, request, 200);
  Json details = {{"name", request.path.name}};
  if (!kind.group.empty()) details["group"] = kind.group;
  details["kind"] = kind.plural;
  details["uid"] = last.uid();
  const Json status = {{"kind", "Status"},
                       {"apiVersion", "v1"},
                       {"metadata", Json::object()},
                       {"status", "Success"},
                       {"details", std::move(details)}};
  return {.body = status.to_json() + "\n"};
}

// The result of a deletion. The object still exists, marked as deleted, if a finalizer or a grace
// period keeps it.
struct Deleted {
  EntryPtr entry = {};
  bool gone = false;
};

bool is_marked(const Json& object) {
  return object["metadata"].contains("deletionTimestamp");
}

// Sets deletionTimestamp and deletionGracePeriodSeconds. REQUIRES: deletionTimestamp is not set.
void mark_deleted(const Cluster& cluster, const KindFacts& kind, Json& object, std::int64_t grace) {
  Json& metadata = object["metadata"];
  metadata["deletionTimestamp"] = cluster.timestamp(std::chrono::seconds(grace));
  metadata["deletionGracePeriodSeconds"] = grace;
  if (!kind.has_generation) return;
  metadata["generation"] = std::as_const(metadata)["generation"].as_int64() + 1;
}

// Shortens the grace period of an object that is being deleted. Returns false, without a change, if
// the new period is not shorter.
bool shorten_grace(Json& object, std::optional<std::int64_t> grace) {
  Json& metadata = object["metadata"];
  const std::int64_t left = std::as_const(metadata)["deletionGracePeriodSeconds"].as_int64();
  if (!grace || *grace >= left) return false;
  const auto end = parse_time(std::as_const(metadata)["deletionTimestamp"].as_string());
  if (end) {
    metadata["deletionTimestamp"] = format_time(*end - std::chrono::seconds(left - *grace));
  }
  metadata["deletionGracePeriodSeconds"] = *grace;
  return true;
}

// Adds the finalizer that keeps the object until its dependents are deleted (Foreground) or
// orphaned (Orphan).
void add_finalizer(Json& object, Propagation propagation) {
  if (propagation == Propagation::Background) return;
  const Json finalizer(propagation == Propagation::Foreground ? kForegroundFinalizer
                                                              : kOrphanFinalizer);
  const auto present = std::as_const(object).at("/metadata/finalizers").elements();
  if (std::find(present.begin(), present.end(), finalizer) != present.end()) return;
  object["metadata"]["finalizers"].push_back(finalizer);
}

Deleted store_marked(Cluster& cluster, const KindFacts& kind, Json object) {
  const bool released = is_released(object);
  EntryPtr marked = cluster.put(kind, std::move(object));
  if (!released) return {.entry = std::move(marked)};
  return {.entry = remove_for_good(cluster, kind, *marked), .gone = true};
}

Deleted delete_marked(Cluster& cluster, const KindFacts& kind, const Entry& current, Json object,
                      const Deletion& deletion) {
  if (ends_gracefully(kind) && shorten_grace(object, deletion.grace_seconds)) {
    return store_marked(cluster, kind, std::move(object));
  }
  return {.entry = cluster.store().find(kind, current.key())};
}

Deleted delete_one(Cluster& cluster, const KindFacts& kind, const Entry& current,
                   const Deletion& deletion) {
  Json object = current.to_json();
  if (is_marked(object)) return delete_marked(cluster, kind, current, std::move(object), deletion);
  add_finalizer(object, deletion.propagation);
  const bool has_finalizers = !std::as_const(object)["metadata"]["finalizers"].empty();
  if (!has_finalizers && !ends_gracefully(kind)) {
    return {.entry = remove_for_good(cluster, kind, current), .gone = true};
  }
  if (deletion.propagation != Propagation::Background) {
    cluster.owners().add_waiting(current.uid(), {.kind = &kind, .key = current.key()});
  }
  mark_deleted(cluster, kind, object, grace_of(kind, object, deletion));
  return store_marked(cluster, kind, std::move(object));
}

void delete_contents(Cluster& cluster, const std::string& namespace_name) {
  const std::string prefix = namespace_name + "/";
  for (const KindFacts* const stored : cluster.stored_kinds()) {
    const KindFacts& kind = *stored;
    if (!kind.namespaced) continue;
    std::vector<EntryPtr> contents;
    const EntryMap& objects = cluster.store().collection(kind).current();
    for (auto object = objects.lower_bound(prefix);
         object != objects.end() && object->first.compare(0, prefix.size(), prefix) == 0;
         ++object) {
      contents.push_back(object->second);
    }
    for (const EntryPtr& entry : contents) {
      std::ignore = delete_one(cluster, kind, *entry, {.grace_seconds = 0});
    }
  }
}

// Deletes the objects in a namespace, then the namespace itself. In a real cluster, the namespace
// controller does this.
Deleted delete_namespace(Cluster& cluster, const Entry& current) {
  const std::string& name = current.key();
  Json object = current.to_json();
  EntryPtr marked = cluster.store().find(namespace_kind(), name);
  if (!is_marked(object)) {
    object["metadata"]["deletionTimestamp"] = cluster.timestamp();
    object["metadata"]["deletionGracePeriodSeconds"] = 0;
    object["status"]["phase"] = "Terminating";
    marked = cluster.put(namespace_kind(), std::move(object));
  }
  delete_contents(cluster, name);
  // Deleting the last object may already have removed the namespace.
  const EntryPtr left = cluster.store().find(namespace_kind(), name);
  const bool is_kept = left != nullptr && (cluster.has_objects_in(name) ||
                                           !left->to_json()["metadata"]["finalizers"].empty());
  if (left != nullptr && !is_kept) cluster.remove(namespace_kind(), name);
  return {.entry = std::move(marked)};
}

// Deletes a CustomResourceDefinition and its custom resources. The definition remains as long as
// one of its objects does.
Deleted delete_definition(Cluster& cluster, const Entry& current, const Deletion& deletion) {
  const KindFacts* const kind = cluster.custom_kinds().of_definition(current.key());
  if (kind == nullptr) return delete_one(cluster, definition_kind(), current, deletion);
  std::vector<EntryPtr> objects;
  for (const auto& [key, entry] : cluster.store().collection(*kind).current()) {
    objects.push_back(entry);
  }
  for (const EntryPtr& entry : objects) {
    std::ignore = delete_one(cluster, *kind, *entry, {.grace_seconds = 0});
  }
  if (cluster.store().collection(*kind).current().empty()) {
    return delete_one(cluster, definition_kind(), current, deletion);
  }
  Json object = current.to_json();
  if (is_marked(object)) return {.entry = cluster.store().find(definition_kind(), current.key())};
  Json& finalizers = object["metadata"]["finalizers"];
  const auto present = std::as_const(finalizers).elements();
  const Json cleanup(kDefinitionFinalizer);
  if (std::find(present.begin(), present.end(), cleanup) == present.end()) {
    finalizers.push_back(cleanup);
  }
  mark_deleted(cluster, definition_kind(), object, 0);
  return {.entry = cluster.put(definition_kind(), std::move(object))};
}

Deleted delete_by_kind(Cluster& cluster, const KindFacts& kind, const Entry& current,
                       const Deletion& deletion) {
  if (&kind == &namespace_kind()) return delete_namespace(cluster, current);
  if (&kind == &definition_kind()) return delete_definition(cluster, current, deletion);
  return delete_one(cluster, kind, current, deletion);
}

}  // namespace

void delete_for_owner(Cluster& cluster, const KindFacts& kind, const Entry& entry,
                      Propagation propagation) {
  std::ignore = delete_one(cluster, kind, entry, {.propagation = propagation});
}

ApiResponse delete_object(Cluster& cluster, const WriteRequest& request) {
  const OrFailure<Deletion> read = read_deletion(request);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  const Deletion& deletion = *std::get_if<Deletion>(&read);
  const KindFacts& kind = *request.path.kind;
  const EntryPtr current =
      cluster.store().find(kind, Entry::key_of(request.path.namespace_name, request.path.name));
  if (current == nullptr) return not_found(kind, request.path.name).to_response();
  if (auto failure = check_preconditions(kind, request.path.name, *current, deletion)) {
    return failure->to_response();
  }
  if (deletion.dry_run) return deleted_response(request, *current);
  const Deleted deleted = delete_by_kind(cluster, kind, *current, deletion);
  if (deleted.gone) return deleted_response(request, *deleted.entry);
  return stored_response(*deleted.entry, request, 200);
}

ApiResponse delete_collection(Cluster& cluster, const WriteRequest& request) {
  const OrFailure<Deletion> read = read_deletion(request);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  const auto parameters = read_list_parameters(request.target, request.path);
  if (const auto* failure = std::get_if<Failure>(&parameters)) return failure->to_response();
  const ListParameters& selected = *std::get_if<ListParameters>(&parameters);
  const KindFacts& kind = *request.path.kind;
  const std::string prefix =
      request.path.namespace_name.empty() ? "" : request.path.namespace_name + "/";

  std::vector<EntryPtr> found;
  for (const auto& [key, entry] : cluster.store().collection(kind).current()) {
    const bool in_namespace = key.compare(0, prefix.size(), prefix) == 0;
    if (in_namespace && entry->matches(selected.labels, selected.fields)) found.push_back(entry);
  }
  const Json metadata = {{"resourceVersion", std::to_string(cluster.store().version())}};
  const Deletion& deletion = *std::get_if<Deletion>(&read);
  if (!deletion.dry_run) {
    for (const EntryPtr& entry : found) {
      std::ignore = delete_by_kind(cluster, kind, *entry, deletion);
    }
  }
  return items_response(metadata, std::move(found),
                        {.form = request.form, .encoding = request.encoding}, kind,
                        cluster.cache().message_encoder());
}

}  // namespace kinform::inline v0::server
