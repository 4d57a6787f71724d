// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/kinds/selectable_fields.hpp"

#include <algorithm>
#include <array>

namespace kinform::inline v0::server {
namespace {

struct SelectableField {
  std::string_view group = {};
  std::string_view plural = {};
  std::string_view name = {};
  std::string_view pointer = {};
  // The value that selectors compare with if the object does not have the field.
  std::string_view absent = {};
};

// Fields in addition to metadata.name and metadata.namespace, which every kind has.
constexpr auto kFields = std::to_array<SelectableField>({
    {"", "pods", "spec.nodeName", "/spec/nodeName"},
    {"", "pods", "spec.restartPolicy", "/spec/restartPolicy"},
    {"", "pods", "spec.schedulerName", "/spec/schedulerName"},
    {"", "pods", "spec.serviceAccountName", "/spec/serviceAccountName"},
    {"", "pods", "spec.hostNetwork", "/spec/hostNetwork", "false"},
    {"", "pods", "status.phase", "/status/phase"},
    {"", "pods", "status.podIP", "/status/podIP"},
    {"", "pods", "status.podIPs", "/status/podIP"},
    {"", "pods", "status.nominatedNodeName", "/status/nominatedNodeName"},
    {"", "nodes", "spec.unschedulable", "/spec/unschedulable", "false"},
    {"", "namespaces", "status.phase", "/status/phase"},
    {"", "secrets", "type", "/type"},
    {"", "services", "spec.clusterIP", "/spec/clusterIP"},
    {"", "services", "spec.type", "/spec/type"},
    {"", "replicationcontrollers", "status.replicas", "/status/replicas", "0"},
    {"apps", "replicasets", "status.replicas", "/status/replicas", "0"},
    {"batch", "jobs", "status.successful", "/status/succeeded", "0"},
    {"certificates.k8s.io", "certificatesigningrequests", "spec.signerName", "/spec/signerName"},
    {"", "events", "involvedObject.kind", "/involvedObject/kind"},
    {"", "events", "involvedObject.namespace", "/involvedObject/namespace"},
    {"", "events", "involvedObject.name", "/involvedObject/name"},
    {"", "events", "involvedObject.uid", "/involvedObject/uid"},
    {"", "events", "involvedObject.apiVersion", "/involvedObject/apiVersion"},
    {"", "events", "involvedObject.resourceVersion", "/involvedObject/resourceVersion"},
    {"", "events", "involvedObject.fieldPath", "/involvedObject/fieldPath"},
    {"", "events", "reason", "/reason"},
    {"", "events", "reportingComponent", "/reportingComponent"},
    {"", "events", "source", "/source/component"},
    {"", "events", "type", "/type"},
    {"events.k8s.io", "events", "regarding.kind", "/regarding/kind"},
    {"events.k8s.io", "events", "regarding.namespace", "/regarding/namespace"},
    {"events.k8s.io", "events", "regarding.name", "/regarding/name"},
    {"events.k8s.io", "events", "regarding.uid", "/regarding/uid"},
    {"events.k8s.io", "events", "regarding.apiVersion", "/regarding/apiVersion"},
    {"events.k8s.io", "events", "regarding.resourceVersion", "/regarding/resourceVersion"},
    {"events.k8s.io", "events", "regarding.fieldPath", "/regarding/fieldPath"},
    {"events.k8s.io", "events", "reason", "/reason"},
    {"events.k8s.io", "events", "reportingController", "/reportingController"},
    {"events.k8s.io", "events", "type", "/type"},
});

// Returns a field as text for comparison with a selector; `absent` if it is null. `Node` is Json or
// Value; both represent an absent field as null.
template <class Node>
std::string to_text(const Node& value, std::string_view absent) {
  if (value.is_string()) return std::string(value.as_string());
  if (value.is_null()) return std::string(absent);
  return value.to_json();
}

bool belongs_to(const SelectableField& field, const KindFacts& kind) {
  return field.plural == kind.plural && field.group == kind.group;
}

template <class Document>
FieldValues read_fields(const KindFacts& kind, const Document& object) {
  FieldValues values;
  values.emplace_back("metadata.name", to_text(object.at("/metadata/name"), ""));
  values.emplace_back("metadata.namespace", to_text(object.at("/metadata/namespace"), ""));
  for (const SelectableField& field : kFields) {
    if (!belongs_to(field, kind)) continue;
    values.emplace_back(field.name, to_text(object.at(field.pointer), field.absent));
  }
  return values;
}

}  // namespace

FieldValues read_selectable_fields(const KindFacts& kind, const Json& object) {
  return read_fields(kind, object);
}

FieldValues read_selectable_fields(const KindFacts& kind, const Object& object) {
  return read_fields(kind, object);
}

std::optional<std::string> unknown_field(const KindFacts& kind, const FieldSelector& selector) {
  for (const FieldRequirement& requirement : selector.requirements()) {
    const std::string& name = requirement.field;
    if (name == "metadata.name") continue;
    if (name == "metadata.namespace" && kind.namespaced) continue;
    const bool known = std::any_of(kFields.begin(), kFields.end(), [&](const auto& field) {
      return belongs_to(field, kind) && field.name == name;
    });
    if (!known) return name;
  }
  return std::nullopt;
}

}  // namespace kinform::inline v0::server
