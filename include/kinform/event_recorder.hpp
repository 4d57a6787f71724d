// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Records Kubernetes Events about objects, as shown by `kubectl describe`.

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
#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// The `type` of an Event; `kubectl get events` shows it as TYPE.
enum class EventType : std::uint8_t { Normal, Warning };

// Returns the enumerator's name, as in an Event's `type`.
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(EventType type) noexcept;

// The object that an event is about (`involvedObject`).
struct EventTarget {
  std::string api_version = {};
  std::string kind = {};
  std::string namespace_name = {};  // Empty: the event is created in "default".
  std::string name = {};
  std::string uid = {};
  std::string resource_version = {};
  std::string field_path = {};  // For example `spec.containers{web}`.

  friend bool operator==(const EventTarget&, const EventTarget&) = default;
};

// Returns a reference to the object, with its own apiVersion and kind.
[[nodiscard]] KINFORM_EXPORT EventTarget event_target(const Object& object);
// Like event_target() above, but uses `resource` if the object has no apiVersion or kind, like the
// items of a list.
[[nodiscard]] KINFORM_EXPORT EventTarget event_target(const Object& object,
                                                      const ApiResource& resource);

struct EventRecorderOptions {
  // The source of the events: the program's name, and the host it runs on. The host may be empty.
  std::string component = {};
  std::string host = {};

  // Capacity of the queue. When it is full, further events are dropped without blocking.
  std::size_t queue_max = 1000;

  // When this many events about one object, with the same type and reason but different messages,
  // occur within the window, they are combined into one event.
  std::size_t similar_max = 10;
  Duration similar_window = std::chrono::minutes(10);

  // Rate limit for the events of one type about one object: a burst, then one event per period.
  // Events above the limit are dropped.
  int burst = 25;
  Duration refill_period = std::chrono::minutes(5);

  // The number of objects and events that are remembered for combining and rate limiting. 0 counts
  // as 1.
  std::size_t remembered_max = 4096;

  // Attempts, and the delay between them, while the server cannot be reached or responds with 429,
  // 502, 503 or 504. Any other error is final.
  int tries = 12;
  Duration retry_period = std::chrono::seconds(10);

  // How long the destructor continues to deliver queued events.
  Duration shutdown_timeout = std::chrono::seconds(5);

  Logger logger = {};
  // Must outlive the recorder.
  Clock* clock = &system_clock();
  // Seed for event names and the first retry delay. Unset: random.
  std::optional<std::uint64_t> seed = {};
};

// Counts of the events that were passed to a recorder.
struct EventRecorderCounts {
  std::uint64_t recorded = 0;  // Calls of event() that were queued.
  std::uint64_t dropped = 0;   // The queue was full, or the target had no kind or name.
  std::uint64_t filtered = 0;  // Above the rate limit of one object.
  // Created or updated on the server, including writes whose response was lost but which a retry
  // found done.
  std::uint64_t written = 0;
  std::uint64_t failed = 0;  // Rejected by the server, or out of attempts.
};

// Writes Events of the core group on its own thread. Repeated events increment the count of the
// existing one; similar ones are combined; a rate limit keeps one noisy object from flooding the
// server.
//
//   EventRecorder recorder(client, {.component = "foo-controller"});
//   recorder.event(*pod, EventType::Warning, "FailedMount", "volume \"data\" is not there");
//
// The destructor tries to deliver each queued event once, for at most shutdown_timeout, and logs
// how many events are lost.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT EventRecorder {
 public:
  explicit EventRecorder(Client client, EventRecorderOptions options = {});
  ~EventRecorder();
  EventRecorder(const EventRecorder&) = delete;
  EventRecorder& operator=(const EventRecorder&) = delete;

  // Queues an event. Never blocks and never fails: an event that cannot be queued is logged and
  // counted. `reason` is one word in CamelCase, for programs; `message` is for people.
  void event(const Object& object, EventType type, std::string reason, std::string message);
  void event(EventTarget target, EventType type, std::string reason, std::string message);

  [[nodiscard]] EventRecorderCounts counts() const;

 private:
  class KINFORM_HIDDEN Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
