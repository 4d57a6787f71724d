// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/pod_simulation.hpp"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/thread.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kNode = "kinform-node";
constexpr std::string_view kAllPods = "/api/v1/pods";
constexpr std::size_t kPieceOfEventsBytes = 1024 * 1024;
// Interval at which the watch on pods is polled.
constexpr Duration kPollInterval = std::chrono::milliseconds(20);

Json condition(std::string_view type, bool holds, const std::string& now) {
  return {{"type", type}, {"status", holds ? "True" : "False"}, {"lastTransitionTime", now}};
}

Json conditions(bool ready, const std::string& now) {
  return Json::array({condition("PodScheduled", true, now), condition("Initialized", true, now),
                      condition("ContainersReady", ready, now), condition("Ready", ready, now)});
}

Json container_statuses(const Json& pod, bool running, const std::string& now) {
  Json statuses = Json::array();
  for (const Json& container : pod.at("/spec/containers").elements()) {
    Json state = {{"waiting", {{"reason", "ContainerCreating"}}}};
    if (running) state = {{"running", {{"startedAt", now}}}};
    statuses.push_back({{"name", container["name"]},
                        {"image", container["image"]},
                        {"ready", running},
                        {"started", running},
                        {"restartCount", 0},
                        {"state", std::move(state)}});
  }
  return statuses;
}

Json creating(const Json& pod, const std::string& now) {
  return {{"status",
           {{"phase", "Pending"},
            {"startTime", now},
            {"hostIP", "127.0.0.1"},
            {"conditions", conditions(false, now)},
            {"containerStatuses", container_statuses(pod, false, now)}}}};
}

Json running(const Json& pod, const std::string& now) {
  return {{"status",
           {{"phase", "Running"},
            {"podIP", "10.0.0.1"},
            {"podIPs", Json::array({{{"ip", "10.0.0.1"}}})},
            {"conditions", conditions(true, now)},
            {"containerStatuses", container_statuses(pod, true, now)}}}};
}

// Returns true if the watch event shows a running pod, for which the simulation has nothing to do.
// Searches the text instead of parsing it, because most pods of a large cluster are running.
bool is_certainly_running(std::string_view event) {
  return event.find(R"("phase":"Running")") != std::string_view::npos &&
         event.find(R"("deletionTimestamp":)") == std::string_view::npos;
}

std::string path_of(const Json& pod) {
  const Json& metadata = pod["metadata"];
  return "/api/v1/namespaces/" + std::string(metadata["namespace"].as_string()) + "/pods/" +
         std::string(metadata["name"].as_string());
}

ApiRequest request_for(const std::string& path, const PodStep& step) {
  switch (step.kind) {
    case PodStep::Kind::Bind:
      return {.method = "POST",
              .target = path + "/binding",
              .content_type = "application/json",
              .body = step.body.to_json()};
    case PodStep::Kind::Remove:
      return {.method = "DELETE", .target = path + "?gracePeriodSeconds=0"};
    case PodStep::Kind::Status:
      break;
  }
  return {.method = "PATCH",
          .target = path + "/status",
          .content_type = "application/merge-patch+json",
          .body = step.body.to_json()};
}

}  // namespace

std::optional<PodStep> next_pod_step(const Json& pod, const std::string& now) {
  if (pod["metadata"].contains("deletionTimestamp")) return PodStep{PodStep::Kind::Remove};
  if (pod.at("/spec/nodeName").as_string().empty()) {
    return PodStep{PodStep::Kind::Bind, {{"target", {{"kind", "Node"}, {"name", kNode}}}}};
  }
  if (pod.at("/status/phase").as_string() != "Pending") return std::nullopt;
  const bool has_begun = pod["status"].contains("startTime");
  return PodStep{PodStep::Kind::Status, has_begun ? running(pod, now) : creating(pod, now)};
}

PodSimulation::PodSimulation(Api& api, Duration step, std::function<void()> written)
    : api_(api), step_(step), written_(std::move(written)) {
  thread_ = start_thread("kinform-pods", [this](std::stop_token stop) { run(stop); });
}

void PodSimulation::run(const std::stop_token& stop) {
  std::unique_ptr<WatchCursor> pods;
  while (system_clock().wait_for(kPollInterval, stop)) {
    if (pods == nullptr || pods->has_ended()) {
      const ApiRequest watch = {.target = std::string(kAllPods) + "?watch=true&resourceVersion=0"};
      Outcome outcome = api_.handle(watch);
      if (auto* const response = std::get_if<WatchResponse>(&outcome))
        pods = std::move(response->cursor);
    }
    if (pods != nullptr) record_changes(*pods, stop);
    take_due_steps();
  }
}

void PodSimulation::record_changes(WatchCursor& pods, const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    const std::string lines = api_.read(pods, kPieceOfEventsBytes);
    if (lines.empty()) return;
    record_lines(lines);
  }
}

void PodSimulation::record_lines(std::string_view lines) {
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(line.size() + 1);
    if (is_certainly_running(line)) continue;
    const Result<Json> event = parse_json(line);
    if (!event) continue;
    const Json& object = std::as_const(*event)["object"];
    if (std::as_const(*event)["type"].as_string() == "DELETED") {
      due_.erase(path_of(object));
    } else if (next_pod_step(object, "")) {
      due_.try_emplace(path_of(object), system_clock().after(step_));
    }
  }
}

void PodSimulation::take_due_steps() {
  const TimePoint now = system_clock().now();
  std::vector<std::string> paths;
  for (const auto& [path, due] : due_) {
    if (due <= now) paths.push_back(path);
  }
  for (const std::string& path : paths) {
    // The step changes the pod; the event of that change schedules the next step.
    due_.erase(path);
    take_step(path);
  }
}

void PodSimulation::take_step(const std::string& path) {
  const Outcome got = api_.handle({.target = path});
  const auto* const response = std::get_if<ApiResponse>(&got);
  if (response == nullptr || response->status != 200) return;  // The pod is gone.
  const Result<Json> pod = parse_json(response->body);
  if (!pod) return;
  const std::string now =
      format_time(std::chrono::floor<std::chrono::seconds>(system_clock().wall_now()));
  const std::optional<PodStep> step = next_pod_step(*pod, now);
  if (!step) return;
  // A refused write means that the pod has changed; the event of that change triggers a retry.
  std::ignore = api_.handle(request_for(path, *step));
  written_();
}

}  // namespace kinform::inline v0::server
