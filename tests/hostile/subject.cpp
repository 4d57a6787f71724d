// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/hostile/subject.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace kinform::inline v0::hostile {
namespace {

// Returns the program of another library, or null.
const char* peer() {
  return std::getenv("KINFORM_HOSTILE_PEER");
}

std::string program() {
  return Subject::is_peer() ? peer() : KINFORM_TOOL;
}

std::vector<std::string> arguments_for(const std::string& kubeconfig) {
  if (Subject::is_peer()) {
    return {"--kubeconfig", kubeconfig, "--version", "v1", "--resource", "pods"};
  }
  return {"watch", "pods", "--kubeconfig", kubeconfig};
}

std::string file_of_process(pid_t process, const std::string& name) {
  std::ifstream file("/proc/" + std::to_string(process) + "/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

Subject::Subject(const std::string& kubeconfig)
    : process_(program(), arguments_for(kubeconfig),
               {.environment = {{"HOME", "/nonexistent"}, {"TZ", "UTC"}}}) {}

bool Subject::is_peer() {
  return peer() != nullptr;
}

bool Subject::wait_until(const std::function<bool()>& condition, Duration timeout) {
  const TimePoint deadline = system_clock().after(timeout);
  while (!condition()) {
    if (!is_running() || system_clock().now() >= deadline) return false;
    // Reads whatever arrives; the text never occurs.
    std::ignore =
        process_.wait_for_errors(std::string_view("\0", 1), std::chrono::milliseconds(10));
  }
  return true;
}

std::int64_t Subject::peak_memory() const {
  constexpr std::int64_t kKilobyte = 1024;
  const std::string status = file_of_process(process_.id(), "status");
  const std::size_t line = status.find("VmHWM:");
  if (line == std::string::npos) return 0;
  return std::strtoll(status.c_str() + line + 6, nullptr, 10) * kKilobyte;
}

Duration Subject::cpu_time() const {
  // The fields after the program's name, which is in parentheses: state, …, utime (12th), stime.
  const std::string stat = file_of_process(process_.id(), "stat");
  std::istringstream fields(stat.substr(stat.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  std::int64_t user = 0;
  std::int64_t system = 0;
  fields >> user >> system;
  return std::chrono::milliseconds((user + system) * 1000 / ::sysconf(_SC_CLK_TCK));
}

bool Subject::is_running() const {
  siginfo_t info = {};
  return ::waitid(P_PID, static_cast<id_t>(process_.id()), &info, WEXITED | WNOHANG | WNOWAIT) ==
             0 &&
         info.si_pid == 0;
}

Subject::End Subject::terminate() {
  const TimePoint sent = system_clock().now();
  process_.send_signal(SIGTERM);
  const int status = process_.wait();
  return {.status = status, .took = system_clock().now() - sent};
}

}  // namespace kinform::inline v0::hostile
