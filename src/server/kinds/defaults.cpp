// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/kinds/defaults.hpp"

#include <string>
#include <string_view>

#include "base/base64.hpp"

namespace kinform::inline v0::server {
namespace {

void set_default(Json& object, std::string_view key, Json value) {
  if (Json* const found = object.find(key); found != nullptr && !found->is_null()) return;
  object.set(key, std::move(value));
}

// Returns the default imagePullPolicy: Always for images with tag `latest` or without a tag.
std::string_view pull_policy_of(std::string_view image) {
  if (image.find('@') != std::string_view::npos) return "IfNotPresent";
  const std::size_t slash = image.rfind('/');
  const std::string_view name = slash == std::string_view::npos ? image : image.substr(slash + 1);
  const std::size_t colon = name.rfind(':');
  const bool moves = colon == std::string_view::npos || name.substr(colon + 1) == "latest";
  return moves ? "Always" : "IfNotPresent";
}

void set_probe_defaults(Json& container, std::string_view key) {
  Json* const probe = container.find(key);
  if (probe == nullptr || !probe->is_object()) return;
  set_default(*probe, "timeoutSeconds", 1);
  set_default(*probe, "periodSeconds", 10);
  set_default(*probe, "successThreshold", 1);
  set_default(*probe, "failureThreshold", 3);
}

void set_container_defaults(Json& container) {
  if (!container.is_object()) return;
  set_default(container, "resources", Json::object());
  set_default(container, "terminationMessagePath", "/dev/termination-log");
  set_default(container, "terminationMessagePolicy", "File");
  set_default(container, "imagePullPolicy",
              pull_policy_of(std::as_const(container)["image"].as_string()));
  for (const std::string_view probe : {"livenessProbe", "readinessProbe", "startupProbe"}) {
    set_probe_defaults(container, probe);
  }
  if (Json* const ports = container.find("ports")) {
    for (Json& port : ports->elements()) set_default(port, "protocol", "TCP");
  }
}

void set_pod_spec_defaults(Json& spec) {
  if (!spec.is_object()) return;
  set_default(spec, "restartPolicy", "Always");
  set_default(spec, "terminationGracePeriodSeconds", 30);
  set_default(spec, "dnsPolicy", "ClusterFirst");
  set_default(spec, "securityContext", Json::object());
  set_default(spec, "schedulerName", "default-scheduler");
  for (const std::string_view list : {"containers", "initContainers"}) {
    Json* const containers = spec.find(list);
    if (containers == nullptr) continue;
    for (Json& container : containers->elements()) set_container_defaults(container);
  }
}

// Sets the defaults that apply to pods but not to pod templates. In a real cluster, admission
// plugins set some of them.
void set_pod_defaults(Json& pod) {
  Json& spec = pod["spec"];
  set_pod_spec_defaults(spec);
  set_default(spec, "enableServiceLinks", true);
  set_default(spec, "serviceAccountName", "default");
  set_default(spec, "serviceAccount", std::as_const(spec)["serviceAccountName"].as_string());
  set_default(spec, "preemptionPolicy", "PreemptLowerPriority");
  set_default(spec, "priority", 0);
}

void set_template_defaults(Json& holder) {
  Json* const spec = holder.find_at("/template/spec");
  if (spec != nullptr) set_pod_spec_defaults(*spec);
}

void set_deployment_defaults(Json& spec) {
  set_default(spec, "replicas", 1);
  set_default(spec, "revisionHistoryLimit", 10);
  set_default(spec, "progressDeadlineSeconds", 600);
  set_default(spec, "strategy", {{"type", "RollingUpdate"}});
  if (Json& strategy = spec["strategy"]; strategy["type"].as_string() == "RollingUpdate") {
    set_default(strategy["rollingUpdate"], "maxUnavailable", "25%");
    set_default(strategy["rollingUpdate"], "maxSurge", "25%");
  }
}

void set_daemon_set_defaults(Json& spec) {
  set_default(spec, "revisionHistoryLimit", 10);
  set_default(
      spec, "updateStrategy",
      {{"type", "RollingUpdate"}, {"rollingUpdate", {{"maxUnavailable", 1}, {"maxSurge", 0}}}});
}

void set_stateful_set_defaults(Json& spec) {
  set_default(spec, "replicas", 1);
  set_default(spec, "revisionHistoryLimit", 10);
  set_default(spec, "podManagementPolicy", "OrderedReady");
  set_default(spec, "updateStrategy",
              {{"type", "RollingUpdate"}, {"rollingUpdate", {{"partition", 0}}}});
}

void set_job_defaults(Json& spec) {
  set_default(spec, "completions", 1);
  set_default(spec, "parallelism", 1);
  set_default(spec, "backoffLimit", 6);
  set_default(spec, "completionMode", "NonIndexed");
  set_default(spec, "suspend", false);
}

void set_service_defaults(Json& spec) {
  set_default(spec, "type", "ClusterIP");
  set_default(spec, "sessionAffinity", "None");
  set_default(spec, "internalTrafficPolicy", "Cluster");
  if (Json* const ports = spec.find("ports")) {
    for (Json& port : ports->elements()) {
      set_default(port, "protocol", "TCP");
      set_default(port, "targetPort", std::as_const(port)["port"]);
    }
  }
}

// Sets the type of a Secret, and moves `stringData` to `data`, base64-encoded.
void set_secret_defaults(Json& secret) {
  set_default(secret, "type", "Opaque");
  for (const auto& [key, value] : std::as_const(secret)["stringData"].members()) {
    secret["data"][key] = encode_base64(value.as_string());
  }
  secret.erase("stringData");
}

void set_namespace_defaults(Json& object) {
  Json& metadata = object["metadata"];
  const std::string name(std::as_const(metadata)["name"].as_string());
  metadata["labels"]["kubernetes.io/metadata.name"] = name;
  set_default(object["spec"], "finalizers", Json::array({"kubernetes"}));
}

}  // namespace

void set_defaults(const KindFacts& kind, Json& object) {
  if (kind.custom != nullptr) return;
  const std::string_view plural = kind.plural;
  if (kind.group.empty()) {
    if (plural == "pods") set_pod_defaults(object);
    if (plural == "services") set_service_defaults(object["spec"]);
    if (plural == "secrets") set_secret_defaults(object);
    if (plural == "namespaces") set_namespace_defaults(object);
    if (plural == "replicationcontrollers") set_default(object["spec"], "replicas", 1);
    if (plural == "persistentvolumeclaims") set_default(object["spec"], "volumeMode", "Filesystem");
  }
  if (kind.group == "apps" && object.contains("spec")) {
    Json& spec = object["spec"];
    if (plural == "deployments") set_deployment_defaults(spec);
    if (plural == "replicasets") set_default(spec, "replicas", 1);
    if (plural == "daemonsets") set_daemon_set_defaults(spec);
    if (plural == "statefulsets") set_stateful_set_defaults(spec);
  }
  if (kind.group == "batch" && plural == "jobs") set_job_defaults(object["spec"]);
  if (Json* const spec = object.find("spec")) set_template_defaults(*spec);
  if (plural == "podtemplates") set_template_defaults(object);
}

void set_initial_status(const KindFacts& kind, Json& object) {
  if (!kind.has_subresource("status")) return;
  object.erase("status");
  if (kind.custom != nullptr) return;
  if (kind.plural == "pods") {
    object["status"] = {{"phase", "Pending"}, {"qosClass", "BestEffort"}};
  } else if (kind.plural == "namespaces") {
    object["status"] = {{"phase", "Active"}};
  } else if (kind.plural == "persistentvolumeclaims" || kind.plural == "persistentvolumes") {
    object["status"] = {{"phase", "Pending"}};
  } else if (kind.plural == "services") {
    object["status"] = {{"loadBalancer", Json::object()}};
  } else if (kind.has_generation || kind.plural == "nodes") {
    object["status"] = Json::object();
  }
}

}  // namespace kinform::inline v0::server
