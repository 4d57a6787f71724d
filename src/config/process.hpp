// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs a child process and captures its standard output.

#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/result.hpp"

namespace kinform::inline v0::config {

struct ProcessOptions {
  // A path, or a name that is looked up in PATH. No shell is involved.
  std::string command = {};
  std::vector<std::string> arguments = {};
  // Variables that are added to this process's environment, or replace variables of the same name
  // in it.
  std::map<std::string, std::string> environment = {};
  // If true, the process inherits standard input and the terminal. Otherwise it gets no input and a
  // process group of its own, so that its children can be killed with it.
  bool interactive = false;
  std::size_t output_bytes_max = 1024 * 1024;
  // Measured in real time, independent of any injected clock.
  std::chrono::milliseconds timeout = std::chrono::minutes(2);
};

struct ProcessResult {
  std::string output = {};
  int exit_code = 0;  // 128 + signal number if it was killed by a signal.
};

// Runs a program until it exits. It inherits our standard error and no other descriptor. When this
// returns, the process has ended and is reaped; a stop, the timeout and output beyond the limit
// kill it and its process group.
//
// Returns NotFound if the program does not exist, FailedPrecondition if a system call fails, and
// Cancelled, Timeout or LimitExceeded if the process was killed.
[[nodiscard]] Result<ProcessResult> run_process(const ProcessOptions& options,
                                                std::stop_token stop);

}  // namespace kinform::inline v0::config
