// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Simulates scheduler and kubelet: pods are bound to a node, start, become ready, and are removed
// when they are deleted.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "server/api/api.hpp"

namespace kinform::inline v0::server {

// The next step in the life of a pod: binding to a node, a merge patch of its status, or removal.
struct PodStep {
  enum class Kind : std::uint8_t { Bind, Status, Remove };
  Kind kind = Kind::Status;
  Json body = {};
};

// Returns the next step, or nothing if the pod is running and ready, or has finished. `now` is the
// timestamp to write.
[[nodiscard]] std::optional<PodStep> next_pod_step(const Json& pod, const std::string& now);

// Moves the pods of a server from step to step, on its own thread.
class PodSimulation {
 public:
  // `api` must outlive the simulation; `written` is called after each write.
  PodSimulation(Api& api, Duration step, std::function<void()> written);
  // Stops the thread.
  ~PodSimulation() = default;
  PodSimulation(const PodSimulation&) = delete;
  PodSimulation& operator=(const PodSimulation&) = delete;

 private:
  void run(const std::stop_token& stop);
  // Reads watch events and schedules the next step of each changed pod, one step duration later.
  void record_changes(WatchCursor& pods, const std::stop_token& stop);
  void record_lines(std::string_view lines);
  void take_due_steps();
  void take_step(const std::string& path);

  Api& api_;
  const Duration step_;
  const std::function<void()> written_;
  // Used by the thread only. Maps the path of a pod to the time of its next step.
  std::map<std::string, TimePoint> due_;
  std::jthread thread_;
};

}  // namespace kinform::inline v0::server
