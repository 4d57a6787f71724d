// Many informers against an embedded server that is written to and misbehaves, over real sockets
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
  // How often, counted in faults, the server goes back to a backup.
  std::size_t faults_per_roll_back = 60;
  bool tls = false;
  std::uint64_t seed = 1;
};

// What this process has open.
struct ProcessCounts {
  std::size_t threads = 0;
  std::size_t descriptors = 0;
  std::size_t connections = 0;  // Clients' ends of those to the server.

  friend bool operator==(const ProcessCounts&, const ProcessCounts&) = default;
};

struct SoakReport {
  // What went wrong; empty: every cache ended equal to the server, every handler had a legal
  // history that comes to the same, and nothing was left open.
  std::vector<std::string> problems = {};

  std::uint64_t changes = 0;
  std::map<std::string, std::uint64_t> faults = {};
  std::uint64_t handler_calls = 0;
  std::uint64_t tombstones = 0;
  std::uint64_t lists = 0;
  std::uint64_t watches = 0;
  // From a backup to caches that show it; and from the last fault and change of all.
  Duration slowest_roll_back = {};
  Duration settled_after = {};

  ProcessCounts before = {};   // Without informers.
  ProcessCounts synced = {};   // All synced, before the first fault.
  ProcessCounts most = {};     // The most of each while it went on.
  ProcessCounts settled = {};  // After the last fault, with caches equal.
  ProcessCounts after = {};    // Informers stopped.

  // A few lines for people.
  [[nodiscard]] std::string to_text() const;
};

// Takes the given time and what it takes to settle. Problems are reported, not thrown.
[[nodiscard]] SoakReport run_soak(const SoakOptions& options = {});

}  // namespace kinform::inline v0::testing
