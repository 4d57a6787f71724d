// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/pod_log.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "server/request/failure.hpp"
#include "server/request/list_parameters.hpp"

namespace kinform::inline v0::server {
namespace {

std::vector<std::string> container_names(const Json& pod) {
  std::vector<std::string> names;
  for (const std::string_view list : {"initContainers", "containers"}) {
    for (const Json& container : pod["spec"][list].elements()) {
      names.emplace_back(container["name"].as_string());
    }
  }
  return names;
}

std::string spaced(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

bool has_started(const Json& pod) {
  const std::string_view phase = pod.at("/status/phase").as_string();
  return phase == "Running" || phase == "Succeeded" || phase == "Failed";
}

// Returns the log lines, each with its timestamp in front.
std::vector<std::string> lines_of(const Json& pod, const std::string& container) {
  const std::string created(pod.at("/metadata/creationTimestamp").as_string());
  const std::string started(pod.at("/status/startTime").as_string(created));
  std::vector<std::string> lines = {created + " simulated container " + container + " was created",
                                    started + " simulated container " + container + " has started"};
  const std::string_view phase = pod.at("/status/phase").as_string();
  if (phase != "Running") {
    lines.push_back(started + " simulated container " + container +
                    " has ended: " + std::string(phase));
  }
  return lines;
}

}  // namespace

ApiResponse get_pod_log(Cluster& cluster, const ResourcePath& path, const RequestTarget& target) {
  const EntryPtr current =
      cluster.store().find(*path.kind, Entry::key_of(path.namespace_name, path.name));
  if (current == nullptr) return not_found(*path.kind, path.name).to_response();
  const Json pod = current->to_json();
  const std::vector<std::string> names = container_names(pod);
  std::string container(target.parameter("container"));
  if (container.empty() && names.size() > 1) {
    return bad_request("a container name must be specified for pod " + path.name +
                       ", choose one of: [" + spaced(names) + "]")
        .to_response();
  }
  if (container.empty() && !names.empty()) container = names.front();
  if (std::find(names.begin(), names.end(), container) == names.end()) {
    return bad_request("container " + container + " is not valid for pod " + path.name)
        .to_response();
  }
  if (!has_started(pod)) {
    return bad_request("container \"" + container + "\" in pod \"" + path.name +
                       "\" is waiting to start: ContainerCreating")
        .to_response();
  }
  std::vector<std::string> lines = lines_of(pod, container);
  const auto last = parse_version(target.parameter("tailLines"));
  if (last && *last >= 0 && *last < static_cast<Version>(lines.size())) {
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(*last));
  }
  ApiResponse response = {.content_type = "text/plain"};
  for (const std::string& line : lines) response.body += line + "\n";
  return response;
}

}  // namespace kinform::inline v0::server
