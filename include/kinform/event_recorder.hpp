// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tells users what a program did to their objects, as Events: what `kubectl describe` shows.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/client.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// What `kubectl get events` shows as TYPE.
enum class EventType : std::uint8_t { Normal, Warning };

// The enumerator's name, as it stands in an Event.
[[nodiscard]] std::string_view to_string(EventType type) noexcept;

// Which object an event is about.
struct EventTarget {
  std::string api_version = {};
  std::string kind = {};
  std::string namespace_name = {};  // Empty: the event stands in "default".
  std::string name = {};
  std::string uid = {};
  std::string resource_version = {};
  std::string field_path = {};  // For example `spec.containers{web}`.

  friend bool operator==(const EventTarget&, const EventTarget&) = default;
};

// The object, by the kind and apiVersion that it says itself.
[[nodiscard]] EventTarget event_target(const Object& object);
// For objects that do not say what they are, as items of lists.
[[nodiscard]] EventTarget event_target(const Object& object, const ApiResource& resource);

struct EventRecorderOptions {
  // Who tells it: the program's name, and where it runs. The host may be empty.
  std::string component = {};
  std::string host = {};

  // More events than this are dropped, not waited for (EV-01).
  std::size_t queue_max = 1000;

  // From so many different messages on, of one object and reason within the window, one event
  // stands for all (EV-04).
  std::size_t similar_max = 10;
  Duration similar_window = std::chrono::minutes(10);

  // Events about one object: so many at once, then one each period; the others are left out
  // (EV-06).
  int burst = 25;
  Duration refill_period = std::chrono::minutes(5);

  // How many objects and events are remembered for all that (EV-07). 0 counts as 1.
  std::size_t remembered_max = 4096;

  // While the server cannot be reached, or answers 429, 502, 503 or 504 (EV-08). Any other answer
  // is final.
  int tries = 12;
  Duration retry_period = std::chrono::seconds(10);

  // How long destruction goes on delivering what is queued.
  Duration shutdown_timeout = std::chrono::seconds(5);

  Logger logger = {};
  // Must outlive the recorder.
  Clock* clock = &system_clock();
  // Of names and of the first wait; by default different each time.
  std::optional<std::uint64_t> seed = {};
};

// What has become of the events that a recorder was given.
struct EventRecorderCounts {
  std::uint64_t recorded = 0;  // Calls of event() that were taken.
  std::uint64_t dropped = 0;   // The queue was full, or there was nothing to refer to.
  std::uint64_t filtered = 0;  // Too many about one object.
  // Created or counted up on the server; also if the answer was lost and a second try has found it.
  std::uint64_t written = 0;
  std::uint64_t failed = 0;  // Refused by the server, or given up.
};

// Writes Events of the core group, on a thread of its own. Equal events are counted up in place of
// written again; similar ones are combined; and one noisy object cannot flood the server.
//
//   EventRecorder recorder(client, {.component = "foo-controller"});
//   recorder.event(*pod, EventType::Warning, "FailedMount", "volume \"data\" is not there");
//
// Destruction tries to deliver what is queued, once each, and gives up after shutdown_timeout; how
// many events it leaves behind is logged.
//
// Thread safety: all members may be called from any thread.
class EventRecorder {
 public:
  explicit EventRecorder(Client client, EventRecorderOptions options = {});
  ~EventRecorder();
  EventRecorder(const EventRecorder&) = delete;
  EventRecorder& operator=(const EventRecorder&) = delete;

  // Never blocks, and never fails: what cannot be taken is logged and counted. `reason` is one
  // word in CamelCase, for programs; `message` is for people.
  void event(const Object& object, EventType type, std::string reason, std::string message);
  void event(EventTarget target, EventType type, std::string reason, std::string message);

  [[nodiscard]] EventRecorderCounts counts() const;

 private:
  class Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
