// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/tables/table_cells.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "kinform/time.hpp"
#include "server/tables/human_duration.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kNone = "<none>";

std::string joined(const std::vector<std::string>& parts, std::string_view separator = ",") {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string joined_or_none(const std::vector<std::string>& parts) {
  return parts.empty() ? std::string(kNone) : joined(parts);
}

// Returns the value of one field of each element of a list, as text.
std::vector<std::string> fields_of(const Json& list, std::string_view field) {
  std::vector<std::string> texts;
  for (const Json& element : list.elements()) texts.emplace_back(element[field].as_string());
  return texts;
}

const Json& condition_of(const Json& object, std::string_view type) {
  for (const Json& condition : object.at("/status/conditions").elements()) {
    if (condition["type"].as_string() == type) return condition;
  }
  static const Json none;
  return none;
}

bool is_true(const Json& object, std::string_view condition) {
  return condition_of(object, condition)["status"].as_string() == "True";
}

// Returns the reason why a container is not running; empty if it is.
std::string state_reason(const Json& container) {
  const Json& state = container["state"];
  if (const std::string_view waiting = state["waiting"]["reason"].as_string(); !waiting.empty()) {
    return std::string(waiting);
  }
  const Json* const terminated = state.find("terminated");
  if (terminated == nullptr) return {};
  const std::string_view reason = (*terminated)["reason"].as_string();
  if (!reason.empty()) return std::string(reason);
  if (const std::int64_t signal = (*terminated)["signal"].as_int64(); signal != 0) {
    return "Signal:" + std::to_string(signal);
  }
  return "ExitCode:" + std::to_string((*terminated)["exitCode"].as_int64());
}

bool restarts_always(const Json& pod, std::string_view init_container) {
  for (const Json& container : pod.at("/spec/initContainers").elements()) {
    if (container["name"].as_string() == init_container) {
      return container["restartPolicy"].as_string() == "Always";
    }
  }
  return false;
}

// Returns the status of the pod's first unfinished init container; empty if all have finished.
std::optional<std::string> init_status(const Json& pod) {
  const Json& containers = pod.at("/status/initContainerStatuses");
  for (std::size_t i = 0; i < containers.size(); ++i) {
    const Json& container = containers[i];
    const Json* const terminated = container["state"].find("terminated");
    if (terminated != nullptr && (*terminated)["exitCode"].as_int64() == 0) continue;
    const bool is_sidecar = restarts_always(pod, container["name"].as_string());
    if (is_sidecar && container["started"].as_bool()) continue;
    const std::string reason = state_reason(container);
    if (!reason.empty() && reason != "PodInitializing") return "Init:" + reason;
    return "Init:" + std::to_string(i) + "/" +
           std::to_string(pod.at("/spec/initContainers").size());
  }
  return std::nullopt;
}

std::string ports_of(const Json& subset) {
  std::vector<std::string> ports;
  for (const Json& port : subset["ports"].elements()) ports.push_back(port["port"].number_text());
  return joined(ports);
}

}  // namespace

std::string pod_ready_cell(const Json& pod) {
  std::size_t total = pod.at("/spec/containers").size();
  std::size_t ready = 0;
  for (const Json& container : pod.at("/status/containerStatuses").elements()) {
    if (container["ready"].as_bool() && container["state"].contains("running")) ++ready;
  }
  for (const Json& container : pod.at("/spec/initContainers").elements()) {
    if (container["restartPolicy"].as_string() == "Always") ++total;
  }
  for (const Json& container : pod.at("/status/initContainerStatuses").elements()) {
    const bool is_sidecar = restarts_always(pod, container["name"].as_string());
    if (is_sidecar && container["ready"].as_bool()) ++ready;
  }
  return std::to_string(ready) + "/" + std::to_string(total);
}

std::string pod_status_cell(const Json& pod) {
  const Json& status = pod["status"];
  std::string reason(status["reason"].as_string(status["phase"].as_string()));
  if (condition_of(pod, "PodScheduled")["reason"].as_string() == "SchedulingGated") {
    reason = "SchedulingGated";
  }
  const std::optional<std::string> initializing = init_status(pod);
  if (initializing) {
    reason = *initializing;
  } else {
    bool has_running = false;
    const auto containers = status["containerStatuses"].elements();
    for (auto container = containers.rbegin(); container != containers.rend(); ++container) {
      const std::string state = state_reason(*container);
      if (!state.empty()) reason = state;
      has_running = has_running ||
                    ((*container)["ready"].as_bool() && (*container)["state"].contains("running"));
    }
    if (reason == "Completed" && has_running) {
      reason = is_true(pod, "Ready") ? "Running" : "NotReady";
    }
  }
  if (!pod["metadata"].contains("deletionTimestamp")) return reason;
  return status["reason"].as_string() == "NodeLost" ? "Unknown" : "Terminating";
}

std::string pod_restarts_cell(const Json& pod, WallTime now) {
  std::int64_t restarts = 0;
  std::optional<std::chrono::sys_seconds> last;
  for (const Json& container : pod.at("/status/containerStatuses").elements()) {
    restarts += container["restartCount"].as_int64();
    const auto finished = parse_time(container.at("/lastState/terminated/finishedAt").as_string());
    if (finished && (!last || *finished > *last)) last = *finished;
  }
  std::string text = std::to_string(restarts);
  if (restarts == 0 || !last) return text;
  const auto ago = std::chrono::floor<std::chrono::seconds>(now) - *last;
  return text + " (" + human_duration(ago) + " ago)";
}

std::string pod_readiness_gates_cell(const Json& pod) {
  const Json& gates = pod.at("/spec/readinessGates");
  if (gates.empty()) return std::string(kNone);
  std::size_t open = 0;
  for (const Json& gate : gates.elements()) {
    if (is_true(pod, gate["conditionType"].as_string())) ++open;
  }
  return std::to_string(open) + "/" + std::to_string(gates.size());
}

std::string external_ip_cell(const Json& service) {
  const std::string_view type = service.at("/spec/type").as_string();
  if (type == "ExternalName") return std::string(service.at("/spec/externalName").as_string());
  std::vector<std::string> addresses;
  if (type == "LoadBalancer") {
    const std::string balancer = load_balancer_cell(service["status"]);
    if (!balancer.empty()) addresses.push_back(balancer);
  }
  for (const Json& address : service.at("/spec/externalIPs").elements()) {
    addresses.emplace_back(address.as_string());
  }
  if (addresses.empty() && type == "LoadBalancer") return "<pending>";
  return joined_or_none(addresses);
}

std::string service_ports_cell(const Json& service) {
  std::vector<std::string> ports;
  for (const Json& port : service.at("/spec/ports").elements()) {
    std::string text = port["port"].number_text();
    if (port["nodePort"].as_int64() != 0) text += ":" + port["nodePort"].number_text();
    ports.push_back(text + "/" + std::string(port["protocol"].as_string("TCP")));
  }
  return joined_or_none(ports);
}

std::string container_names_cell(const Json& pod_spec) {
  return joined(fields_of(pod_spec["containers"], "name"));
}

std::string container_images_cell(const Json& pod_spec) {
  return joined(fields_of(pod_spec["containers"], "image"));
}

std::string job_status_cell(const Json& job) {
  if (is_true(job, "Complete")) return "Complete";
  if (is_true(job, "Failed")) return "Failed";
  if (job["metadata"].contains("deletionTimestamp")) return "Terminating";
  if (is_true(job, "Suspended")) return "Suspended";
  if (is_true(job, "FailureTarget")) return "FailureTarget";
  if (is_true(job, "SuccessCriteriaMet")) return "SuccessCriteriaMet";
  return "Running";
}

Json job_duration_cell(const Json& job, WallTime now) {
  const auto start = parse_time(job.at("/status/startTime").as_string());
  if (!start) return "";
  const auto end = parse_time(job.at("/status/completionTime").as_string());
  const auto until = end ? *end : std::chrono::floor<std::chrono::seconds>(now);
  return human_duration(until - *start);
}

std::string node_status_cell(const Json& node) {
  const Json& ready = condition_of(node, "Ready");
  std::string status = ready.is_null() ? "Unknown" : is_true(node, "Ready") ? "Ready" : "NotReady";
  if (node.at("/spec/unschedulable").as_bool()) status += ",SchedulingDisabled";
  return status;
}

std::string node_roles_cell(const Json& node) {
  constexpr std::string_view kPrefix = "node-role.kubernetes.io/";
  std::vector<std::string> roles;
  for (const auto& [key, value] : node.at("/metadata/labels").members()) {
    if (key.compare(0, kPrefix.size(), kPrefix) == 0 && key.size() > kPrefix.size()) {
      roles.push_back(key.substr(kPrefix.size()));
    } else if (key == "kubernetes.io/role" && !value.as_string().empty()) {
      roles.emplace_back(value.as_string());
    }
  }
  std::sort(roles.begin(), roles.end());
  return joined_or_none(roles);
}

std::string node_address_cell(const Json& node, std::string_view type) {
  for (const Json& address : node.at("/status/addresses").elements()) {
    if (address["type"].as_string() == type) return std::string(address["address"].as_string());
  }
  return std::string(kNone);
}

std::string endpoints_cell(const Json& endpoints) {
  constexpr std::size_t kShown = 3;
  std::vector<std::string> shown;
  std::size_t count = 0;
  for (const Json& subset : endpoints["subsets"].elements()) {
    const std::string ports = ports_of(subset);
    for (const Json& address : subset["addresses"].elements()) {
      ++count;
      if (shown.size() == kShown) continue;
      std::string text(address["ip"].as_string());
      if (!ports.empty()) text += ":" + ports;
      shown.push_back(std::move(text));
    }
  }
  if (count == 0) return std::string(kNone);
  std::string text = joined(shown);
  if (count > kShown) text += " + " + std::to_string(count - kShown) + " more...";
  return text;
}

std::string ingress_hosts_cell(const Json& ingress) {
  std::vector<std::string> hosts;
  for (const std::string& host : fields_of(ingress.at("/spec/rules"), "host")) {
    if (!host.empty()) hosts.push_back(host);
  }
  return hosts.empty() ? "*" : joined(hosts);
}

std::string load_balancer_cell(const Json& status) {
  std::vector<std::string> addresses;
  for (const Json& ingress : status.at("/loadBalancer/ingress").elements()) {
    const std::string_view ip = ingress["ip"].as_string();
    addresses.emplace_back(ip.empty() ? ingress["hostname"].as_string() : ip);
  }
  return joined(addresses);
}

std::string access_modes_cell(const Json& modes) {
  std::vector<std::string> texts;
  for (const Json& mode : modes.elements()) {
    const std::string_view name = mode.as_string();
    if (name == "ReadWriteOnce") texts.emplace_back("RWO");
    if (name == "ReadOnlyMany") texts.emplace_back("ROX");
    if (name == "ReadWriteMany") texts.emplace_back("RWX");
    if (name == "ReadWriteOncePod") texts.emplace_back("RWOP");
  }
  return joined(texts);
}

std::string selector_cell(const Json& label_selector) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : label_selector["matchLabels"].members()) {
    parts.push_back(key + "=" + std::string(value.as_string()));
  }
  for (const Json& expression : label_selector["matchExpressions"].elements()) {
    const std::string key(expression["key"].as_string());
    const std::string_view name = expression["operator"].as_string();
    std::vector<std::string> values;
    for (const Json& value : expression["values"].elements())
      values.emplace_back(value.as_string());
    if (name == "Exists") parts.push_back(key);
    if (name == "DoesNotExist") parts.push_back("!" + key);
    if (name == "In") parts.push_back(key + " in (" + joined(values) + ")");
    if (name == "NotIn") parts.push_back(key + " notin (" + joined(values) + ")");
  }
  return joined_or_none(parts);
}

std::string labels_cell(const Json& labels) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : labels.members()) {
    parts.push_back(key + "=" + std::string(value.as_string()));
  }
  return joined_or_none(parts);
}

}  // namespace kinform::inline v0::server
