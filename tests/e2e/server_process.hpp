// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A server process that a test starts, kills, freezes and restarts. Its log goes to a file.

#pragma once

#include <sys/types.h>

#include <string>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::e2e {

// The process is killed when the thread that started it ends, for whatever reason: a crashed test
// leaves no process behind.
//
// Not thread-safe.
class ServerProcess {
 public:
  ServerProcess(std::string program, std::vector<std::string> arguments, std::string log_file);
  // Kills the process.
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // REQUIRES: not running.
  void start();
  [[nodiscard]] bool is_running();

  // Sends SIGKILL, which the process cannot handle, and returns when it has ended.
  void kill();
  // Sends SIGTERM and waits for the end; kills it after `timeout`.
  void stop(Duration timeout);
  // Sends SIGSTOP: the process exists, but does not run.
  void freeze() const;
  void thaw() const;

  // The end of its log, for messages of failing tests.
  [[nodiscard]] std::string log_tail() const;
  // Resident memory; 0 if not running.
  [[nodiscard]] std::size_t memory_bytes() const;

 private:
  const std::string program_;
  const std::vector<std::string> arguments_;
  const std::string log_file_;
  pid_t process_ = -1;  // -1: not running.
};

}  // namespace kinform::inline v0::e2e
