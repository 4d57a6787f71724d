// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/garbage_collection.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "server/api/deletion.hpp"
#include "server/api/write_steps.hpp"

namespace kinform::inline v0::server {
namespace {

bool has_finalizer(const Json& object, std::string_view name) {
  const auto finalizers = object.at("/metadata/finalizers").elements();
  return std::any_of(finalizers.begin(), finalizers.end(),
                     [&](const Json& finalizer) { return finalizer.as_string() == name; });
}

Json without(const Json& list, const auto& is_unwanted) {
  Json kept = Json::array();
  for (const Json& element : list.elements()) {
    if (!is_unwanted(element)) kept.push_back(element);
  }
  return kept;
}

void remove_finalizer(Cluster& cluster, const ObjectPlace& place, std::string_view name) {
  const EntryPtr current = cluster.store().find(*place.kind, place.key);
  if (current == nullptr) return;
  const Json before = current->to_json();
  Json object = before;
  object["metadata"]["finalizers"] =
      without(before.at("/metadata/finalizers"),
              [&](const Json& finalizer) { return finalizer.as_string() == name; });
  std::ignore = store_changed(cluster, *place.kind, *current, before, std::move(object));
}

// Removes the reference to an owner from a dependent.
void remove_owner_reference(Cluster& cluster, const ObjectPlace& place, const std::string& owner) {
  const EntryPtr current = cluster.store().find(*place.kind, place.key);
  if (current == nullptr) return;
  const Json before = current->to_json();
  Json object = before;
  Json left = without(before.at("/metadata/ownerReferences"),
                      [&](const Json& reference) { return reference["uid"].as_string() == owner; });
  if (left.empty()) {
    object["metadata"].erase("ownerReferences");
  } else {
    object["metadata"]["ownerReferences"] = std::move(left);
  }
  std::ignore = store_changed(cluster, *place.kind, *current, before, std::move(object));
}

bool blocks(const Json& dependent, const std::string& owner) {
  for (const Json& reference : dependent.at("/metadata/ownerReferences").elements()) {
    if (reference["uid"].as_string() == owner) return reference["blockOwnerDeletion"].as_bool();
  }
  return false;
}

// Returns whether the dependent has an owner other than `owner` that still exists.
bool has_other_owner(Cluster& cluster, const Json& dependent, const std::string& owner) {
  const std::string_view namespace_name = dependent.at("/metadata/namespace").as_string();
  for (const Json& reference : dependent.at("/metadata/ownerReferences").elements()) {
    const std::string_view uid = reference["uid"].as_string();
    if (uid == owner) continue;
    const KindFacts* const kind =
        cluster.find_kind_of(reference["apiVersion"].as_string(), reference["kind"].as_string());
    if (kind == nullptr) continue;
    const EntryPtr found = cluster.store().find(
        *kind,
        Entry::key_of(kind->namespaced ? namespace_name : "", reference["name"].as_string()));
    if (found != nullptr && found->uid() == uid) return true;
  }
  return false;
}

void delete_dependent(Cluster& cluster, const ObjectPlace& place, const std::string& owner,
                      Propagation propagation) {
  const EntryPtr entry = cluster.store().find(*place.kind, place.key);
  if (entry == nullptr) return;
  if (has_other_owner(cluster, entry->to_json(), owner)) {
    remove_owner_reference(cluster, place, owner);
  } else {
    delete_for_owner(cluster, *place.kind, *entry, propagation);
  }
}

void process_deleted_owner(Cluster& cluster, const std::string& owner) {
  for (const ObjectPlace& dependent : cluster.owners().dependents_of(owner)) {
    delete_dependent(cluster, dependent, owner, Propagation::Background);
  }
}

// Returns whether a dependent of `owner` with `blockOwnerDeletion` still exists. Foreground
// deletion of the owner waits for it.
bool is_blocked(Cluster& cluster, const std::string& owner) {
  for (const ObjectPlace& dependent : cluster.owners().dependents_of(owner)) {
    const EntryPtr entry = cluster.store().find(*dependent.kind, dependent.key);
    if (entry != nullptr && blocks(entry->to_json(), owner)) return true;
  }
  return false;
}

void delete_dependents(Cluster& cluster, const std::string& owner) {
  for (const ObjectPlace& dependent : cluster.owners().dependents_of(owner)) {
    const EntryPtr entry = cluster.store().find(*dependent.kind, dependent.key);
    if (entry == nullptr) continue;
    if (entry->is_terminating()) continue;
    delete_dependent(cluster, dependent, owner, Propagation::Foreground);
  }
}

void process_waiting_owner(Cluster& cluster, const std::string& uid, const ObjectPlace& place) {
  const EntryPtr owner = cluster.store().find(*place.kind, place.key);
  if (owner == nullptr || owner->uid() != uid) return;
  const Json object = owner->to_json();
  if (has_finalizer(object, kOrphanFinalizer)) {
    for (const ObjectPlace& dependent : cluster.owners().dependents_of(uid)) {
      remove_owner_reference(cluster, dependent, uid);
    }
    remove_finalizer(cluster, place, kOrphanFinalizer);
  }
  if (!has_finalizer(object, kForegroundFinalizer)) return;
  delete_dependents(cluster, uid);
  if (!is_blocked(cluster, uid)) remove_finalizer(cluster, place, kForegroundFinalizer);
}

}  // namespace

void collect_garbage(Cluster& cluster) {
  while (const auto task = cluster.owners().next_task()) {
    if (task->waiting) {
      process_waiting_owner(cluster, task->uid, *task->waiting);
    } else {
      process_deleted_owner(cluster, task->uid);
    }
  }
}

}  // namespace kinform::inline v0::server
