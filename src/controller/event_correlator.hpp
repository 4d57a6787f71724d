// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decides for each recorded event whether to create it on the server, to increment the count of an
// existing event, to aggregate it with similar ones, or to drop it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "controller/lru_map.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/event_recorder.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::controller {

// One event, as it is sent to the server.
struct Event {
  std::string namespace_name = {};
  std::string name = {};
  EventTarget target = {};
  EventType type = EventType::Normal;
  std::string reason = {};
  std::string message = {};
  std::string component = {};
  std::string host = {};
  WallTime first_time = {};
  WallTime last_time = {};
  std::int64_t count = 1;

  [[nodiscard]] Json to_json() const;
  // Returns a merge patch for an event that is already on the server.
  [[nodiscard]] Json to_patch() const;
};

// Returns `object.17a3f0c2b4e5d6f7`, or a UUID if that is not a valid name (EV-02).
[[nodiscard]] std::string make_event_name(const std::string& object, WallTime time, Random& random);

// Aggregates similar events, counts equal ones and applies the spam filter, in this order (EV-03).
//
// Not thread-safe.
class EventCorrelator {
 public:
  struct Verdict {
    Event event = {};
    bool is_new = true;  // False: the event exists on the server; increment its count.
    bool is_filtered = false;
  };

  EventCorrelator(const EventRecorderOptions& options, Random random);

  [[nodiscard]] Verdict correlate(Event event, TimePoint now);

 private:
  // A group: the events that differ only in their messages (EV-04).
  struct Group {
    std::set<std::string> messages = {};
    std::optional<TimePoint> last = {};
  };
  struct Observed {
    std::string name = {};
    WallTime first_time = {};
    std::int64_t count = 0;
  };
  struct Budget {
    std::optional<double> tokens = {};  // Unset: full.
    TimePoint filled_at = {};
  };

  // Adds the event to its group and aggregates it if the group has too many messages. Returns the
  // key under which the event is counted.
  [[nodiscard]] std::string combine(Event& event, TimePoint now);
  [[nodiscard]] bool count(Event& event, const std::string& key);
  [[nodiscard]] bool take_token(const Event& event, TimePoint now);

  const EventRecorderOptions options_;
  Random random_;
  LruMap<Group> groups_;
  LruMap<Observed> observed_;
  LruMap<Budget> budgets_;
};

}  // namespace kinform::inline v0::controller
