// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/managed_fields.hpp"

#include <algorithm>
#include <utility>

#include "server/kinds/status_scope.hpp"
#include "server/patch/field_merge.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kApply = "Apply";
constexpr std::string_view kUpdate = "Update";
// The manager of the fields that were written before the object had managedFields.
constexpr std::string_view kBeforeFirstApply = "before-first-apply";

struct Manager {
  std::string name = {};
  std::string operation = {};
  std::string api_version = {};
  std::string time = {};
  std::string subresource = {};
  FieldSet fields = {};

  [[nodiscard]] bool is_same_as(const Manager& other) const {
    return name == other.name && operation == other.operation && subresource == other.subresource &&
           api_version == other.api_version;
  }
};
using Managers = std::vector<Manager>;

Managers read_managers(const Json& object) {
  Managers managers;
  for (const Json& entry : object.at("/metadata/managedFields").elements()) {
    managers.push_back({.name = std::string(entry["manager"].as_string()),
                        .operation = std::string(entry["operation"].as_string()),
                        .api_version = std::string(entry["apiVersion"].as_string()),
                        .time = std::string(entry["time"].as_string()),
                        .subresource = std::string(entry["subresource"].as_string()),
                        .fields = FieldSet::from_json(entry["fieldsV1"])});
  }
  return managers;
}

Json to_json(const Managers& managers) {
  Json entries = Json::array();
  for (const Manager& manager : managers) {
    Json entry = {{"manager", manager.name},           {"operation", manager.operation},
                  {"apiVersion", manager.api_version}, {"time", manager.time},
                  {"fieldsType", "FieldsV1"},          {"fieldsV1", manager.fields.to_json()}};
    if (!manager.subresource.empty()) entry["subresource"] = manager.subresource;
    entries.push_back(std::move(entry));
  }
  return entries;
}

// Fields that the server controls, which no manager owns.
FieldSet server_fields() {
  FieldSet set;
  for (const std::string_view field : {"f:apiVersion", "f:kind"}) {
    set.children[std::string(field)].owned = true;
  }
  FieldSet& metadata = set.children["f:metadata"];
  metadata.owned = true;
  for (const std::string_view field :
       {"f:name", "f:namespace", "f:creationTimestamp", "f:selfLink", "f:uid", "f:generation",
        "f:managedFields", "f:resourceVersion", "f:deletionTimestamp",
        "f:deletionGracePeriodSeconds"}) {
    metadata.children[std::string(field)].owned = true;
  }
  return set;
}

void forget_server_fields(FieldSet& set) {
  static const FieldSet fields = server_fields();
  set.remove(fields);
}

// Drops from `set` the fields that the write cannot change: the status for a write to the object,
// nearly everything else for a write to the `status` subresource.
void forget_other_half(const KindFacts& kind, std::string_view subresource, FieldSet& set) {
  if (!kind.has_subresource("status")) return;
  if (subresource != "status") {
    set.children.erase("f:status");
    return;
  }
  FieldSet reached;
  if (const auto status = set.children.find("f:status"); status != set.children.end()) {
    reached.children.insert(set.children.extract(status));
  }
  if (const auto metadata = set.children.find("f:metadata"); metadata != set.children.end()) {
    for (const std::string_view member : kClientMetadata) {
      if (status_path_writes(kind, member)) continue;
      metadata->second.children.erase("f:" + std::string(member));
    }
    if (!metadata->second.empty()) reached.children.insert(set.children.extract(metadata));
  }
  set.children = std::move(reached.children);
}

Manager as_manager(const KindFacts& kind, const FieldWriter& writer, std::string_view operation) {
  return {.name = writer.manager,
          .operation = std::string(operation),
          .api_version = kind.api_version(),
          .time = writer.time,
          .subresource = writer.subresource};
}

void drop_empty(Managers& managers) {
  managers.erase(std::remove_if(managers.begin(), managers.end(),
                                [](const Manager& manager) { return manager.fields.empty(); }),
                 managers.end());
}

Json without_managers(Json object) {
  if (Json* const metadata = object.find("metadata")) metadata->erase("managedFields");
  return object;
}

// Formats `conflict with "kubectl-create" using v1`.
std::string conflict_text(const Manager& manager) {
  std::string text = "conflict with \"" + manager.name + "\"";
  if (!manager.subresource.empty()) {
    text += " with subresource \"" + manager.subresource + "\"";
  }
  if (manager.operation == kUpdate) text += " using " + manager.api_version;
  return text;
}

Failure conflicts_failure(const FieldProblems& conflicts) {
  const std::size_t count = conflicts.kept().size() + conflicts.dropped();
  std::string message =
      "Apply failed with " + std::to_string(count) + (count == 1 ? " conflict: " : " conflicts: ");
  Json causes = Json::array();
  std::string_view last;
  for (const FieldProblem& conflict : conflicts.kept()) {
    if (count == 1) {
      message += conflict.message + ": " + conflict.field;
    } else {
      if (conflict.message != last) {
        message += (last.empty() ? "" : "\n") + conflict.message + ":";
        last = conflict.message;
      }
      message += "\n- " + conflict.field;
    }
    causes.push_back(
        {{"reason", conflict.reason}, {"message", conflict.message}, {"field", conflict.field}});
  }
  return {.code = 409,
          .reason = "Conflict",
          .message = std::move(message),
          .details = {{"causes", std::move(causes)}}};
}

// Returns the changed fields that belong to other managers.
FieldProblems find_conflicts(const Managers& others, const FieldSet& changed) {
  FieldProblems conflicts;
  for (const Manager& other : others) {
    other.fields.intersection(changed).for_each_path([&](const std::string& path) {
      conflicts.add([&] {
        return FieldProblem{
            .reason = "FieldManagerConflict", .message = conflict_text(other), .field = path};
      });
    });
  }
  return conflicts;
}

void take_from(Managers& managers, const FieldChanges& changes) {
  for (Manager& manager : managers) {
    manager.fields.remove(changes.set);
    manager.fields.remove(changes.removed);
  }
}

// Removes the manager that is the same as `wanted` from `managers` and returns it. Returns
// `wanted`, which has no fields yet, if there is none.
Manager extract(Managers& managers, Manager wanted) {
  const auto found = std::find_if(managers.begin(), managers.end(), [&](const Manager& manager) {
    return manager.is_same_as(wanted);
  });
  if (found == managers.end()) return wanted;
  Manager manager = std::move(*found);
  managers.erase(found);
  return manager;
}

Managers managers_of(const KindFacts& kind, const Json& live, const FieldWriter& writer) {
  Managers managers = read_managers(live);
  if (!managers.empty() || live.is_null()) return managers;
  Manager past = as_manager(kind, writer, kUpdate);
  past.name = kBeforeFirstApply;
  past.subresource.clear();
  past.fields = all_fields(live, FieldShape::of_kind(kind));
  forget_server_fields(past.fields);
  managers.push_back(std::move(past));
  return managers;
}

}  // namespace

Json managers_of_new(const KindFacts& kind, const Json& object, const FieldWriter& writer) {
  Manager manager = as_manager(kind, writer, kUpdate);
  manager.fields = all_fields(object, FieldShape::of_kind(kind));
  forget_server_fields(manager.fields);
  forget_other_half(kind, writer.subresource, manager.fields);
  Managers managers = {std::move(manager)};
  drop_empty(managers);
  return to_json(managers);
}

Json managers_after_update(const KindFacts& kind, const Json& before, const Json& after,
                           const FieldWriter& writer) {
  const Json& known = before.at("/metadata/managedFields");
  if (known.empty()) return {};
  FieldChanges changes =
      compare_fields(without_managers(before), without_managers(after), FieldShape::of_kind(kind));
  forget_server_fields(changes.set);
  if (changes.set.empty() && changes.removed.empty()) return known;
  Managers managers = read_managers(before);
  Manager own = extract(managers, as_manager(kind, writer, kUpdate));
  take_from(managers, changes);
  own.fields.remove(changes.removed);
  own.fields.add(changes.set);
  own.time = writer.time;
  managers.push_back(std::move(own));
  drop_empty(managers);
  return to_json(managers);
}

std::variant<Applied, Failure> apply_configuration(const KindFacts& kind, const Json& live,
                                                   const Json& configuration,
                                                   const FieldWriter& writer, Force force) {
  const FieldShape shape = FieldShape::of_kind(kind);
  Result<FieldSet> stated = stated_fields(configuration, shape);
  if (!stated) {
    return bad_request("failed to create typed patch object: " + stated.error().message);
  }
  forget_server_fields(*stated);
  forget_other_half(kind, writer.subresource, *stated);

  Managers others = managers_of(kind, live, writer);
  Manager own = extract(others, as_manager(kind, writer, kApply));
  FieldSet kept = *stated;
  for (const Manager& other : others) kept.add(other.fields);

  const Json before = live.is_null() ? Json::object() : without_managers(live);
  Applied applied = {.object = before};
  merge_fields(applied.object, configuration, shape);
  FieldSet abandoned = own.fields;
  abandoned.remove(*stated);
  remove_fields(applied.object, abandoned, kept, shape);

  FieldChanges changes = compare_fields(before, applied.object, shape);
  forget_server_fields(changes.set);
  forget_other_half(kind, writer.subresource, changes.set);
  forget_other_half(kind, writer.subresource, changes.removed);
  const FieldProblems conflicts = find_conflicts(others, changes.set);
  if (!conflicts.empty() && force == Force::No) return conflicts_failure(conflicts);

  const bool is_same = changes.set.empty() && changes.removed.empty() && own.fields == *stated;
  take_from(others, changes);
  if (!is_same || own.time.empty()) own.time = writer.time;
  own.fields = *std::move(stated);
  // If the object has not changed, keep its managedFields as they are, including their order.
  if (is_same && live.at("/metadata/managedFields").is_array()) {
    applied.managers = live.at("/metadata/managedFields");
    return applied;
  }
  others.push_back(std::move(own));
  drop_empty(others);
  applied.managers = to_json(others);
  return applied;
}

}  // namespace kinform::inline v0::server
