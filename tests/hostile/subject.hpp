// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The program that a hostile server attacks, and the memory and CPU time that it uses.

#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "testing/child_process.hpp"

namespace kinform::inline v0::hostile {

// A program that follows the pods of the cluster in a kubeconfig file. Not thread-safe.
class Subject {
 public:
  // Starts `kinform watch pods`, or the program in the environment variable KINFORM_HOSTILE_PEER:
  // an informer of another library (tests/peers), to compare figures.
  explicit Subject(const std::string& kubeconfig);

  [[nodiscard]] static bool is_peer();

  [[nodiscard]] const std::string& output() const { return process_.output(); }
  [[nodiscard]] const std::string& errors() const { return process_.errors(); }

  // Reads the program's output until the condition is true. Returns false after `timeout`, or if
  // the program has ended.
  bool wait_until(const std::function<bool()>& condition, Duration timeout);

  // The largest resident memory so far, in bytes. REQUIRES: the program runs.
  [[nodiscard]] std::int64_t peak_memory() const;
  // User and system time so far. REQUIRES: the program runs.
  [[nodiscard]] Duration cpu_time() const;
  [[nodiscard]] bool is_running() const;

  struct End {
    int status = 0;
    Duration took = {};
  };
  // Sends SIGTERM and waits for the end.
  End terminate();

 private:
  test_support::ChildProcess process_;
};

}  // namespace kinform::inline v0::hostile
