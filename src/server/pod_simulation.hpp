// A scheduler and a kubelet for pods that nobody runs: they get a node, start, become ready, and go
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

// What happens to a pod next. A merge patch of its status, its way to a node, or its end.
struct PodStep {
  enum class Kind : std::uint8_t { Bind, Status, Remove };
  Kind kind = Kind::Status;
  Json body = {};
};

// Nothing if the pod has arrived: running and ready, or ended. `now` is written into what changes.
[[nodiscard]] std::optional<PodStep> next_pod_step(const Json& pod, const std::string& now);

// Takes each pod of a server from step to step, on a thread of its own.
class PodSimulation {
 public:
  // `api` must outlive the simulation; `written` is called after each write.
  PodSimulation(Api& api, Duration step, std::function<void()> written);
  // Ends the thread.
  ~PodSimulation() = default;
  PodSimulation(const PodSimulation&) = delete;
  PodSimulation& operator=(const PodSimulation&) = delete;

 private:
  void run(const std::stop_token& stop);
  // Takes note of pods that have changed; their next step is due one step later.
  void record_changes(WatchCursor& pods, const std::stop_token& stop);
  void record_lines(std::string_view lines);
  void take_due_steps();
  void take_step(const std::string& path);

  Api& api_;
  const Duration step_;
  const std::function<void()> written_;
  // Of the thread alone: by the pod's path, when its next step is due.
  std::map<std::string, TimePoint> due_;
  std::jthread thread_;
};

}  // namespace kinform::inline v0::server
