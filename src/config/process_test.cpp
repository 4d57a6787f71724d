// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/process.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <string>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;

class ProcessTest : public ::testing::Test {
 protected:
  ProcessOptions script(std::string_view text) {
    ProcessOptions options;
    options.command = folder_.write_program("script", "#!/bin/sh\n" + std::string(text));
    return options;
  }
  Result<ProcessResult> run(std::string_view text) { return run_process(script(text), {}); }

  // Waits for the number that a script writes to a file.
  int wait_for_number(const std::string& name) const {
    const auto timeout = std::chrono::steady_clock::now() + 30s;
    while (std::chrono::steady_clock::now() < timeout) {
      const std::string text = folder_.read(name);
      if (text.ends_with('\n')) return std::stoi(text);
      std::this_thread::yield();
    }
    return -1;
  }
  // False while the process exists, even as a zombie.
  static bool is_reaped(int process) { return ::kill(process, 0) != 0; }
  // Waits until the process is dead. A process that is not our child may remain as a zombie, which
  // counts as dead.
  static bool wait_until_dead(int process) {
    const auto timeout = std::chrono::steady_clock::now() + 30s;
    while (std::chrono::steady_clock::now() < timeout) {
      std::ifstream file("/proc/" + std::to_string(process) + "/stat");
      std::string text;
      std::getline(file, text);
      if (text.empty() || text.find(") Z") != std::string::npos) return true;
      std::this_thread::yield();
    }
    return false;
  }

  TemporaryFolder folder_;
};

TEST_F(ProcessTest, OutputAndExitCodeAreKept) {
  const ProcessResult result = run("echo one; echo two; exit 3\n").value();
  EXPECT_EQ(result.output, "one\ntwo\n");
  EXPECT_EQ(result.exit_code, 3);
}

TEST_F(ProcessTest, FatalSignalBecomesTheExitCode) {
  EXPECT_EQ(run("kill -9 $$\n")->exit_code, 137);
}

TEST_F(ProcessTest, ArgumentsArePassedUnchanged) {
  ProcessOptions options = script("for argument; do echo \"<$argument>\"; done\n");
  options.arguments = {"$HOME", "a b", "", "*", "; rm"};
  EXPECT_EQ(run_process(options, {})->output, "<$HOME>\n<a b>\n<>\n<*>\n<; rm>\n");
}

TEST_F(ProcessTest, NameIsLookedUpInPath) {
  ProcessOptions options;
  options.command = "echo";
  options.arguments = {"found"};
  EXPECT_EQ(run_process(options, {})->output, "found\n");
}

TEST_F(ProcessTest, VariablesExtendAndOverrideTheEnvironment) {
  ProcessOptions options = script("echo \"$NEW $HOME ${PATH:+path}\"; env | grep -c '^HOME='\n");
  options.environment = {{"NEW", "a b"}, {"HOME", "elsewhere"}};
  EXPECT_EQ(run_process(options, {})->output, "a b elsewhere path\n1\n");
}

TEST_F(ProcessTest, StandardInputIsEmpty) {
  EXPECT_EQ(run("if read line; then echo got; else echo nothing; fi\n")->output, "nothing\n");
}

TEST_F(ProcessTest, NoOtherDescriptorIsInherited) {
  const int leaky = ::open("/dev/null", O_RDONLY);  // Without O_CLOEXEC, as some libraries do.
  ASSERT_GE(leaky, 0);
  const int high = ::fcntl(leaky, F_DUPFD, 100);
  ProcessOptions options;
  options.command = "ls";  // Descriptor 3 is the directory that ls reads.
  options.arguments = {"/proc/self/fd"};
  EXPECT_EQ(run_process(options, {})->output, "0\n1\n2\n3\n");
  ::close(leaky);
  ::close(high);
}

TEST_F(ProcessTest, RunLeaksNoDescriptors) {
  const auto count = [] {
    int open = 0;
    for (int number = 0; number < 256; ++number) open += ::fcntl(number, F_GETFD) >= 0 ? 1 : 0;
    return open;
  };
  const int before = count();
  std::ignore = run("echo x\n");
  std::ignore = run("exit 1\n");
  ProcessOptions missing;
  missing.command = folder_.path_of("none");
  std::ignore = run_process(missing, {});
  EXPECT_EQ(count(), before);
}

TEST_F(ProcessTest, MissingProgramIsNotFound) {
  ProcessOptions options;
  options.command = folder_.path_of("none");
  EXPECT_EQ(run_process(options, {}).error().code, ErrorCode::NotFound);
  options.command = "kinform-no-such-program";
  EXPECT_EQ(run_process(options, {}).error().code, ErrorCode::NotFound);
}

TEST_F(ProcessTest, NonExecutableFileIsRejected) {
  ProcessOptions options;
  options.command = folder_.write("text", "echo x\n");
  const Result<ProcessResult> result = run_process(options, {});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::FailedPrecondition);
}

TEST_F(ProcessTest, EndlessOutputIsLimited) {
  ProcessOptions options = script("echo $$ > " + folder_.path_of("pid") + "; exec yes\n");
  options.output_bytes_max = 100'000;
  const Result<ProcessResult> result = run_process(options, {});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::LimitExceeded);
  EXPECT_TRUE(is_reaped(wait_for_number("pid")));
}

TEST_F(ProcessTest, TimeoutKillsTheProcessAndItsChildren) {
  ProcessOptions options = script("sleep 1000 & echo $! > " + folder_.path_of("child") +
                                  "\n echo $$ > " + folder_.path_of("pid") + "; wait\n");
  options.timeout = 1s;
  const Result<ProcessResult> result = run_process(options, {});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::Timeout);
  EXPECT_TRUE(is_reaped(wait_for_number("pid")));
  EXPECT_TRUE(wait_until_dead(wait_for_number("child")));
}

TEST_F(ProcessTest, BackgroundChildDoesNotDelayTheResult) {
  const ProcessResult result =
      run("sleep 1000 & echo $! > " + folder_.path_of("child") + "\necho done\n").value();
  EXPECT_EQ(result.output, "done\n");
  ::kill(wait_for_number("child"), SIGKILL);
}

TEST_F(ProcessTest, WaitsForProgramThatClosesItsOutput) {
  EXPECT_EQ(run("exec 1>&-\nsleep 0.05\nexit 7\n")->exit_code, 7);
}

TEST_F(ProcessTest, StopBeforeTheStartRunsNothing) {
  std::stop_source stop;
  stop.request_stop();
  const Result<ProcessResult> result =
      run_process(script("echo > " + folder_.path_of("ran") + "\n"), stop.get_token());
  EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
  EXPECT_EQ(folder_.read("ran"), "");
}

// Checks only the fastest of several attempts, because the machine may be busy.
TEST_F(ProcessTest, StopEndsAHangingProgramWithinFiftyMilliseconds) {
  auto fastest = std::chrono::nanoseconds::max();
  for (int round = 0; round < 5; ++round) {
    const std::string name = "pid" + std::to_string(round);
    const ProcessOptions options =
        script("echo $$ > " + folder_.path_of(name) + "; exec sleep 1000\n");
    std::stop_source stop;
    std::chrono::steady_clock::time_point returned;
    std::thread runner([&] {
      EXPECT_EQ(run_process(options, stop.get_token()).error().code, ErrorCode::Cancelled);
      returned = std::chrono::steady_clock::now();
    });
    const int process = wait_for_number(name);
    const auto requested = std::chrono::steady_clock::now();
    stop.request_stop();
    runner.join();
    EXPECT_TRUE(is_reaped(process));
    fastest = std::min<std::chrono::nanoseconds>(fastest, returned - requested);
  }
  EXPECT_LT(fastest, 50ms);
}

}  // namespace
}  // namespace kinform::inline v0::config
