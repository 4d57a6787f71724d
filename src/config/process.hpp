// Runs a program to its end and keeps what it prints.

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
  // Added to this process's environment, in place of variables of the same name.
  std::map<std::string, std::string> environment = {};
  // Gets our standard input and our terminal; otherwise nothing, and a process group of its own, so
  // that whatever it starts can be ended with it.
  bool interactive = false;
  std::size_t output_bytes_max = 1024 * 1024;
  // In real time: a process knows no other.
  std::chrono::milliseconds timeout = std::chrono::minutes(2);
};

struct ProcessResult {
  std::string output = {};
  int exit_code = 0;  // 128 + the number of the signal that ended it.
};

// Standard error is ours; no other descriptor reaches the program. It has ended and is reaped when
// this returns; a stop, the timeout and output beyond the limit kill it, with all that it started.
//
// Errors: NotFound if there is no such program, Cancelled, DeadlineExceeded, LimitExceeded, and
// FailedPrecondition for what the system refuses.
[[nodiscard]] Result<ProcessResult> run_process(const ProcessOptions& options,
                                                std::stop_token stop);

}  // namespace kinform::inline v0::config
