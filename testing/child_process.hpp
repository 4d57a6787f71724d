// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs a program as a child process of a test, and reads its output.

#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::test_support {

struct ChildProcessOptions {
  // The child's whole environment; nothing is inherited.
  std::vector<std::pair<std::string, std::string>> environment = {};
  // Connects stdout and stderr to one pseudo-terminal; output() then has the text of both.
  bool terminal = false;
};

// A running child process. Its output is read only inside the calls below, all from the thread that
// created the object. The destructor kills the process if it still runs.
//
//   ChildProcess tool(path, {"watch", "pods"});
//   ASSERT_TRUE(tool.wait_for_output("Added")) << tool.errors();
//   tool.send_signal(SIGTERM);
//   EXPECT_EQ(tool.wait(), 0);
//
// Not thread-safe.
class ChildProcess {
 public:
  // `program` is a path. If it cannot be run, the exit status is 127.
  ChildProcess(const std::string& program, const std::vector<std::string>& arguments,
               const ChildProcessOptions& options = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // The text read so far.
  [[nodiscard]] const std::string& output() const { return output_.text; }
  [[nodiscard]] const std::string& errors() const { return errors_.text; }

  // Block until stdout or stderr contains `text`. Return false if both streams have ended, or after
  // `timeout` of real time, so that a broken test fails instead of hanging.
  [[nodiscard]] bool wait_for_output(std::string_view text, Duration timeout = kTimeout);
  [[nodiscard]] bool wait_for_errors(std::string_view text, Duration timeout = kTimeout);

  // The process id. REQUIRES: wait() was not called.
  [[nodiscard]] pid_t id() const { return process_; }

  void send_signal(int number) const;
  // Closes the reading end of stdout: later writes of the child fail with EPIPE.
  void close_output();

  // Reads both streams to the end and returns the exit status, or 128 + the signal that ended the
  // process. Kills it after kTimeout.
  int wait();

 private:
  static constexpr Duration kTimeout = std::chrono::seconds(60);

  struct Stream {
    int descriptor = -1;  // -1 once the stream has ended.
    std::string text = {};
  };

  bool wait_for(const Stream& stream, std::string_view text, Duration timeout);
  // Returns false if both streams have ended, or nothing arrived in time.
  bool read_some(TimePoint deadline);
  static void read_from(Stream& stream);
  static void close_stream(Stream& stream);

  pid_t process_ = -1;  // -1 after wait().
  Stream output_;
  Stream errors_;
};

}  // namespace kinform::inline v0::test_support
