// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Soak test: many informers against an embedded server under writes and faults, over real sockets
// and in real time.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::test_support {

struct SoakOptions {
  std::size_t informers = 20;
  std::size_t objects = 20'000;
  Duration duration = std::chrono::seconds(60);
  // The time between two changes, and between two faults.
  Duration change_interval = std::chrono::milliseconds(2);
  Duration fault_interval = std::chrono::milliseconds(250);
  // Rolls the server back to an earlier state once per this many faults.
  std::size_t faults_per_roll_back = 60;
  bool tls = false;
  std::uint64_t seed = 1;
};

// Resources that this process has open.
struct ProcessCounts {
  std::size_t threads = 0;
  std::size_t descriptors = 0;
  std::size_t connections = 0;  // Client ends of connections to the server.

  friend bool operator==(const ProcessCounts&, const ProcessCounts&) = default;
};

struct SoakReport {
  // Problems found. Empty means: every cache ended equal to the server, every handler saw a valid
  // history that leads to the same state, and nothing was left open.
  std::vector<std::string> problems = {};

  std::uint64_t changes = 0;
  std::map<std::string, std::uint64_t> faults = {};
  std::uint64_t handler_calls = 0;
  std::uint64_t tombstones = 0;
  std::uint64_t lists = 0;
  std::uint64_t watches = 0;
  // The longest time from a roll-back until all caches show it, and the time from the last fault or
  // change until all caches equal the server.
  Duration slowest_roll_back = {};
  Duration settled_after = {};

  ProcessCounts before = {};   // Without informers.
  ProcessCounts synced = {};   // All synced, before the first fault.
  ProcessCounts most = {};     // The highest counts during the run.
  ProcessCounts settled = {};  // After the last fault, with caches equal.
  ProcessCounts after = {};    // Informers stopped.

  // A summary of a few lines.
  [[nodiscard]] std::string to_text() const;
};

// Runs for the given time, and then until the caches have settled. Problems are in the report;
// nothing is thrown.
[[nodiscard]] SoakReport run_soak(const SoakOptions& options = {});

}  // namespace kinform::inline v0::test_support
