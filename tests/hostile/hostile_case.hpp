// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Servers that send too much, too slowly, too often, or nonsense.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "testing/fakes/scripted_cluster.hpp"

namespace kinform::inline v0::hostile {

// What a case's server has seen and done so far. Thread-safe: scripts run on threads of their own.
struct Attack {
  std::atomic<int> lists = 0;            // Requests for lists, without streaming lists.
  std::atomic<int> watches = 0;          // Requests for watches, including streaming lists.
  std::atomic<std::uint64_t> bytes = 0;  // Sent by a script that sends without end.
  std::atomic<int> cut = 0;  // Connections that the client closed while a script was sending.

  [[nodiscard]] int requests() const { return lists + watches; }
};

struct Progress {
  const Attack& attack;
  const std::string& output;  // stdout of the program.
  const std::string& errors;  // stderr of the program.
};

struct HostileCase {
  std::string_view name;
  // Responds to a request for pods. Returns false if the well-behaved server should respond: its
  // list has one pod, "web/good", and its watches are silent.
  std::function<bool(const test_support::ScriptedRequest&, test_support::ScriptedConnection&,
                     Attack&)>
      respond;
  // True once the attack has been observed for long enough; it must become true within `time`.
  // Without a function, the attack is observed for all of that time.
  std::function<bool(const Progress&)> done = {};
  Duration time = std::chrono::seconds(30);
  // Only in `./dev stress hostile`: it takes long.
  bool slow = false;
};

// All cases.
[[nodiscard]] const std::vector<HostileCase>& hostile_cases();

inline std::ostream& operator<<(std::ostream& out, const HostileCase& hostile) {
  return out << hostile.name;
}

}  // namespace kinform::inline v0::hostile
