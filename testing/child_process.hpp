// A program that a test starts, listens to and ends.

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
  // In place of this process's environment.
  std::vector<std::pair<std::string, std::string>> environment = {};
  // Both outputs lead to one terminal, as in front of a person; output() then has all of it.
  bool terminal = false;
};

// Its outputs are read only inside the calls below, all of them by the one thread that made it. The
// destructor kills what still runs.
//
//   ChildProcess tool(path, {"watch", "pods"});
//   ASSERT_TRUE(tool.wait_for_output("Added")) << tool.errors();
//   tool.send_signal(SIGTERM);
//   EXPECT_EQ(tool.wait(), 0);
//
// Not thread-safe.
class ChildProcess {
 public:
  // `program` is a path. One that cannot be run ends with exit status 127.
  ChildProcess(const std::string& program, const std::vector<std::string>& arguments,
               const ChildProcessOptions& options = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // What has been read so far.
  [[nodiscard]] const std::string& output() const { return output_.text; }
  [[nodiscard]] const std::string& errors() const { return errors_.text; }

  // Block until that output has `text` in it. False if both outputs have ended, or it has not come
  // within `patience` of real time, so that a broken test fails instead of hanging.
  [[nodiscard]] bool wait_for_output(std::string_view text, Duration timeout = kTimeout);
  [[nodiscard]] bool wait_for_errors(std::string_view text, Duration timeout = kTimeout);

  // The system's number of it, as in /proc. REQUIRES: it has not been waited for.
  [[nodiscard]] pid_t id() const { return process_; }

  void send_signal(int number) const;
  // From now on nobody reads its standard output: what it writes there fails with EPIPE.
  void close_output();

  // Reads both outputs to their ends and returns the exit status; 128 + the signal that ended it.
  // After kTimeout it is killed.
  int wait();

 private:
  static constexpr Duration kTimeout = std::chrono::seconds(60);

  struct Stream {
    int descriptor = -1;  // -1: ended.
    std::string text = {};
  };

  bool wait_for(const Stream& stream, std::string_view text, Duration timeout);
  // False if both have ended, or nothing came in time.
  bool read_some(TimePoint deadline);
  static void read_from(Stream& stream);
  static void close_stream(Stream& stream);

  pid_t process_ = -1;  // -1 once it has been waited for.
  Stream output_;
  Stream errors_;
};

}  // namespace kinform::inline v0::testing
