// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/tables/table_columns.hpp"

#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

#include "kinform/time.hpp"
#include "server/schema/custom_kinds.hpp"
#include "server/tables/human_duration.hpp"
#include "server/tables/json_path.hpp"
#include "server/tables/table_cells.hpp"

namespace kinform::inline v0::server {
namespace {

using Columns = std::vector<TableColumn>;
using Cell = std::function<Json(const Json& object, WallTime now)>;

constexpr int kWide = 1;

TableColumn name_column() {
  return {.name = "Name",
          .format = "name",
          .description = "Name must be unique within a namespace.",
          .cell = [](const Json& object, WallTime) { return object.at("/metadata/name"); }};
}

TableColumn age_column() {
  return {.name = "Age",
          .description = "How long ago the object was created.",
          .cell = [](const Json& object, WallTime now) {
            return age_cell(object.at("/metadata/creationTimestamp"), now);
          }};
}

TableColumn column(std::string name, Cell cell, int priority = 0) {
  return {.name = std::move(name), .priority = priority, .cell = std::move(cell)};
}

// Returns a cell function for a value that does not depend on the current time.
template <class Show>
Cell shown(Show show) {
  return [show](const Json& object, WallTime) { return Json(show(object)); };
}

// Returns a column that shows the field at `pointer` as text, or `absent` if the object does not
// have the field.
TableColumn text_column(std::string name, std::string pointer, std::string absent = {},
                        int priority = 0) {
  return column(
      std::move(name),
      [pointer = std::move(pointer), absent = std::move(absent)](const Json& object, WallTime) {
        const Json& value = object.at(pointer);
        if (value.is_null() || value == Json("")) return Json(absent);
        return value.is_string() ? value : Json(value.to_json());
      },
      priority);
}

TableColumn number_column(std::string name, std::string pointer) {
  TableColumn made =
      column(std::move(name), [pointer = std::move(pointer)](const Json& object, WallTime) {
        return Json(object.at(pointer).as_int64());
      });
  made.type = "integer";
  return made;
}

// Returns a column that shows how many members or elements the value at `pointer` has.
TableColumn size_column(std::string name, std::string pointer) {
  TableColumn made =
      column(std::move(name), [pointer = std::move(pointer)](const Json& object, WallTime) {
        return Json(object.at(pointer).size());
      });
  made.type = "integer";
  return made;
}

TableColumn since_column(std::string name, std::string pointer, std::string absent) {
  return column(std::move(name), [pointer = std::move(pointer), absent = std::move(absent)](
                                     const Json& object, WallTime now) {
    const Json& time = object.at(pointer);
    return time.is_null() ? Json(absent) : age_cell(time, now);
  });
}

TableColumn ready_column(std::string ready, std::string wanted) {
  return column("Ready",
                shown([ready = std::move(ready), wanted = std::move(wanted)](const Json& object) {
                  return std::to_string(object.at(ready).as_int64()) + "/" +
                         std::to_string(object.at(wanted).as_int64());
                }));
}

TableColumn created_column() {
  return {.name = "Created At",
          .type = "date",
          .description = "When the object was created.",
          .cell = [](const Json& object, WallTime) {
            return object.at("/metadata/creationTimestamp");
          }};
}

void add_template_columns(Columns& columns, std::string pod_spec, bool with_selector = true) {
  columns.push_back(column("Containers", shown([pod_spec](const Json& object) {
                             return container_names_cell(object.at(pod_spec));
                           }),
                           kWide));
  columns.push_back(column("Images", shown([pod_spec](const Json& object) {
                             return container_images_cell(object.at(pod_spec));
                           }),
                           kWide));
  if (!with_selector) return;
  columns.push_back(column(
      "Selector",
      shown([](const Json& object) { return selector_cell(object.at("/spec/selector")); }), kWide));
}

Columns pod_columns() {
  return {name_column(),
          column("Ready", shown(pod_ready_cell)),
          column("Status", shown(pod_status_cell)),
          column("Restarts",
                 [](const Json& pod, WallTime now) { return Json(pod_restarts_cell(pod, now)); }),
          age_column(),
          text_column("IP", "/status/podIP", "<none>", kWide),
          text_column("Node", "/spec/nodeName", "<none>", kWide),
          text_column("Nominated Node", "/status/nominatedNodeName", "<none>", kWide),
          column("Readiness Gates", shown(pod_readiness_gates_cell), kWide)};
}

Columns service_columns() {
  return {name_column(),
          text_column("Type", "/spec/type"),
          text_column("Cluster-IP", "/spec/clusterIP", "<none>"),
          column("External-IP", shown(external_ip_cell)),
          column("Port(s)", shown(service_ports_cell)),
          age_column(),
          column("Selector", shown([](const Json& service) {
                   return labels_cell(service.at("/spec/selector"));
                 }),
                 kWide)};
}

Columns node_columns() {
  const auto address = [](std::string type) {
    return shown([type](const Json& node) { return node_address_cell(node, type); });
  };
  return {name_column(),
          column("Status", shown(node_status_cell)),
          column("Roles", shown(node_roles_cell)),
          age_column(),
          text_column("Version", "/status/nodeInfo/kubeletVersion"),
          column("Internal-IP", address("InternalIP"), kWide),
          column("External-IP", address("ExternalIP"), kWide),
          text_column("OS-Image", "/status/nodeInfo/osImage", "<unknown>", kWide),
          text_column("Kernel-Version", "/status/nodeInfo/kernelVersion", "<unknown>", kWide),
          text_column("Container-Runtime", "/status/nodeInfo/containerRuntimeVersion", "<unknown>",
                      kWide)};
}

Columns deployment_columns() {
  Columns columns = {name_column(), ready_column("/status/readyReplicas", "/spec/replicas"),
                     number_column("Up-to-date", "/status/updatedReplicas"),
                     number_column("Available", "/status/availableReplicas"), age_column()};
  add_template_columns(columns, "/spec/template/spec");
  return columns;
}

Columns replica_columns() {
  Columns columns = {name_column(), number_column("Desired", "/spec/replicas"),
                     number_column("Current", "/status/replicas"),
                     number_column("Ready", "/status/readyReplicas"), age_column()};
  add_template_columns(columns, "/spec/template/spec");
  return columns;
}

Columns stateful_set_columns() {
  Columns columns = {name_column(), ready_column("/status/readyReplicas", "/spec/replicas"),
                     age_column()};
  add_template_columns(columns, "/spec/template/spec", false);
  return columns;
}

Columns daemon_set_columns() {
  Columns columns = {name_column(),
                     number_column("Desired", "/status/desiredNumberScheduled"),
                     number_column("Current", "/status/currentNumberScheduled"),
                     number_column("Ready", "/status/numberReady"),
                     number_column("Up-to-date", "/status/updatedNumberScheduled"),
                     number_column("Available", "/status/numberAvailable"),
                     column("Node Selector", shown([](const Json& set) {
                              return labels_cell(set.at("/spec/template/spec/nodeSelector"));
                            })),
                     age_column()};
  add_template_columns(columns, "/spec/template/spec");
  return columns;
}

Columns job_columns() {
  Columns columns = {name_column(), column("Status", shown(job_status_cell)),
                     column("Completions", shown([](const Json& job) {
                              return std::to_string(job.at("/status/succeeded").as_int64()) + "/" +
                                     std::to_string(job.at("/spec/completions").as_int64(1));
                            })),
                     column("Duration", job_duration_cell), age_column()};
  add_template_columns(columns, "/spec/template/spec");
  return columns;
}

Columns cron_job_columns() {
  Columns columns = {
      name_column(),
      text_column("Schedule", "/spec/schedule"),
      text_column("Timezone", "/spec/timeZone", "<none>"),
      column("Suspend", shown([](const Json& job) {
               return std::string(job.at("/spec/suspend").as_bool() ? "True" : "False");
             })),
      size_column("Active", "/status/active"),
      since_column("Last Schedule", "/status/lastScheduleTime", "<none>"),
      age_column()};
  add_template_columns(columns, "/spec/jobTemplate/spec/template/spec", false);
  return columns;
}

std::string object_of_event(const Json& event) {
  const Json& about = event.contains("regarding") ? event["regarding"] : event["involvedObject"];
  std::string kind(about["kind"].as_string());
  for (char& c : kind) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return kind + "/" + std::string(about["name"].as_string());
}

Json last_seen_cell(const Json& event, WallTime now) {
  for (const std::string_view pointer :
       {"/series/lastObservedTime", "/lastTimestamp", "/deprecatedLastTimestamp", "/eventTime"}) {
    if (!event.at(pointer).is_null()) return age_cell(event.at(pointer), now);
  }
  return age_cell(event.at("/metadata/creationTimestamp"), now);
}

Columns event_columns() {
  TableColumn name = name_column();
  name.priority = kWide;
  return {column("Last Seen", last_seen_cell),
          text_column("Type", "/type"),
          text_column("Reason", "/reason"),
          column("Object", shown(object_of_event)),
          text_column("Subobject", "/involvedObject/fieldPath", "", kWide),
          text_column("Source", "/source/component", "", kWide),
          column("Message", shown([](const Json& event) {
                   return event.contains("note") ? event["note"] : event["message"];
                 })),
          name};
}

Columns volume_columns() {
  return {name_column(),
          text_column("Capacity", "/spec/capacity/storage"),
          column("Access Modes", shown([](const Json& volume) {
                   return access_modes_cell(volume.at("/spec/accessModes"));
                 })),
          text_column("Reclaim Policy", "/spec/persistentVolumeReclaimPolicy"),
          text_column("Status", "/status/phase"),
          column("Claim", shown([](const Json& volume) {
                   const Json& claim = volume.at("/spec/claimRef");
                   if (claim.is_null()) return std::string();
                   return std::string(claim["namespace"].as_string()) + "/" +
                          std::string(claim["name"].as_string());
                 })),
          text_column("StorageClass", "/spec/storageClassName"),
          text_column("VolumeAttributesClass", "/spec/volumeAttributesClassName", "<unset>"),
          text_column("Reason", "/status/reason"),
          age_column(),
          text_column("VolumeMode", "/spec/volumeMode", "<unset>", kWide)};
}

Columns claim_columns() {
  return {name_column(),
          text_column("Status", "/status/phase"),
          text_column("Volume", "/spec/volumeName"),
          text_column("Capacity", "/status/capacity/storage"),
          column("Access Modes", shown([](const Json& claim) {
                   return access_modes_cell(claim.at("/status/accessModes"));
                 })),
          text_column("StorageClass", "/spec/storageClassName"),
          text_column("VolumeAttributesClass", "/spec/volumeAttributesClassName", "<unset>"),
          age_column(),
          text_column("VolumeMode", "/spec/volumeMode", "<unset>", kWide)};
}

Columns ingress_columns() {
  return {name_column(),
          text_column("Class", "/spec/ingressClassName", "<none>"),
          column("Hosts", shown(ingress_hosts_cell)),
          column("Address",
                 shown([](const Json& ingress) { return load_balancer_cell(ingress["status"]); })),
          column("Ports", shown([](const Json& ingress) {
                   return std::string(ingress.at("/spec/tls").empty() ? "80" : "80, 443");
                 })),
          age_column()};
}

TableColumn role_column() {
  return column("Role", shown([](const Json& binding) {
                  return std::string(binding.at("/roleRef/kind").as_string()) + "/" +
                         std::string(binding.at("/roleRef/name").as_string());
                }));
}

Columns autoscaler_columns() {
  return {name_column(),
          column("Reference", shown([](const Json& scaler) {
                   const Json& target = scaler.at("/spec/scaleTargetRef");
                   return std::string(target["kind"].as_string()) + "/" +
                          std::string(target["name"].as_string());
                 })),
          text_column("MinPods", "/spec/minReplicas", "<unset>"),
          number_column("MaxPods", "/spec/maxReplicas"),
          number_column("Replicas", "/status/currentReplicas"),
          age_column()};
}

Columns core_columns(std::string_view plural) {
  if (plural == "pods") return pod_columns();
  if (plural == "services") return service_columns();
  if (plural == "nodes") return node_columns();
  if (plural == "namespaces") {
    return {name_column(), text_column("Status", "/status/phase"), age_column()};
  }
  if (plural == "configmaps") {
    return {name_column(),
            {.name = "Data",
             .description = "How many entries there are.",
             .cell = [](const Json& map,
                        WallTime) { return Json(map["data"].size() + map["binaryData"].size()); }},
            age_column()};
  }
  if (plural == "secrets") {
    return {name_column(), text_column("Type", "/type"), size_column("Data", "/data"),
            age_column()};
  }
  if (plural == "serviceaccounts") {
    return {name_column(), size_column("Secrets", "/secrets"), age_column()};
  }
  if (plural == "endpoints") {
    return {name_column(), column("Endpoints", shown(endpoints_cell)), age_column()};
  }
  if (plural == "events") return event_columns();
  if (plural == "persistentvolumes") return volume_columns();
  if (plural == "persistentvolumeclaims") return claim_columns();
  if (plural == "replicationcontrollers") return replica_columns();
  return {};
}

Columns workload_columns(std::string_view plural) {
  if (plural == "deployments") return deployment_columns();
  if (plural == "replicasets") return replica_columns();
  if (plural == "statefulsets") return stateful_set_columns();
  if (plural == "daemonsets") return daemon_set_columns();
  if (plural == "controllerrevisions") {
    return {name_column(), number_column("Revision", "/revision"), age_column()};
  }
  return {};
}

Columns other_columns(std::string_view plural) {
  if (plural == "jobs") return job_columns();
  if (plural == "cronjobs") return cron_job_columns();
  if (plural == "ingresses") return ingress_columns();
  if (plural == "events") return event_columns();
  if (plural == "horizontalpodautoscalers") return autoscaler_columns();
  if (plural == "leases") {
    return {name_column(), text_column("Holder", "/spec/holderIdentity"), age_column()};
  }
  if (plural == "rolebindings" || plural == "clusterrolebindings") {
    return {name_column(), role_column(), age_column()};
  }
  if (plural == "networkpolicies") {
    return {name_column(), column("Pod-Selector", shown([](const Json& policy) {
                                    return selector_cell(policy.at("/spec/podSelector"));
                                  })),
            age_column()};
  }
  if (plural == "poddisruptionbudgets") {
    return {name_column(), text_column("Min Available", "/spec/minAvailable", "N/A"),
            text_column("Max Unavailable", "/spec/maxUnavailable", "N/A"),
            number_column("Allowed Disruptions", "/status/disruptionsAllowed"), age_column()};
  }
  if (plural == "priorityclasses") {
    return {name_column(), number_column("Value", "/value"),
            text_column("Global-Default", "/globalDefault", "false"), age_column()};
  }
  if (plural == "storageclasses") {
    return {name_column(), text_column("Provisioner", "/provisioner"),
            text_column("ReclaimPolicy", "/reclaimPolicy", "Delete"),
            text_column("VolumeBindingMode", "/volumeBindingMode", "<unset>"), age_column()};
  }
  return {};
}

Json printed(const std::vector<const Json*>& found, std::string_view type, WallTime now) {
  if (found.empty() || found.front()->is_null()) return {};
  const Json& first = *found.front();
  if (type == "date") return age_cell(first, now);
  if (type != "string") return first;
  std::string text;
  for (const Json* const value : found) {
    if (!text.empty()) text += ' ';
    text += value->is_string() ? std::string(value->as_string()) : value->to_json();
  }
  return text;
}

Columns custom_columns(const CustomFacts& facts) {
  Columns columns = {name_column()};
  for (const Json& printer : facts.printer_columns.elements()) {
    const std::optional<JsonPath> path = JsonPath::parse(printer["jsonPath"].as_string());
    if (!path) continue;  // Never happens: definitions with an invalid path are refused.
    TableColumn made = {.name = std::string(printer["name"].as_string()),
                        .type = std::string(printer["type"].as_string()),
                        .format = std::string(printer["format"].as_string()),
                        .description = std::string(printer["description"].as_string()),
                        .priority = static_cast<int>(printer["priority"].as_int64())};
    made.cell = [path = *path, type = made.type](const Json& object, WallTime now) {
      return printed(path.find(object), type, now);
    };
    columns.push_back(std::move(made));
  }
  if (columns.size() == 1) columns.push_back(age_column());
  return columns;
}

}  // namespace

Json age_cell(const Json& time_stamp, WallTime now) {
  const auto since = parse_micro_time(time_stamp.as_string());
  if (!since) return "<unknown>";
  return human_duration(std::chrono::floor<std::chrono::seconds>(now) -
                        std::chrono::floor<std::chrono::seconds>(*since));
}

std::vector<TableColumn> table_columns(const KindFacts& kind) {
  if (kind.custom != nullptr) return custom_columns(*kind.custom);
  Columns columns = kind.group.empty()     ? core_columns(kind.plural)
                    : kind.group == "apps" ? workload_columns(kind.plural)
                                           : other_columns(kind.plural);
  if (columns.empty()) columns = {name_column(), created_column()};
  return columns;
}

}  // namespace kinform::inline v0::server
