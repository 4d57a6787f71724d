// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/server_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iterator>

#include "kinform/detail/assert.hpp"
#include "testing/spawn_arguments.hpp"
#include "tests/e2e/wait.hpp"

namespace kinform::inline v0::e2e {
namespace {

constexpr std::size_t kTailBytes = 4000;

}  // namespace

ServerProcess::ServerProcess(std::string program, std::vector<std::string> arguments,
                             std::string log_file)
    : program_(std::move(program)),
      arguments_(std::move(arguments)),
      log_file_(std::move(log_file)) {}

ServerProcess::~ServerProcess() {
  kill();
}

void ServerProcess::start() {
  KINFORM_ASSERT(process_ < 0);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log_file_.c_str(),
                                     O_WRONLY | O_CREAT | O_APPEND, S_IRUSR | S_IWUSR);
  ::posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  // Starts the program through setpriv, which makes the kernel kill it when the test dies. setpriv
  // then replaces itself by the program, so the process id is that of the server.
  std::vector<std::string> command = {"setpriv", "--pdeathsig", "KILL", program_};
  command.insert(command.end(), arguments_.begin(), arguments_.end());
  const int problem = ::posix_spawnp(&process_, command.front().c_str(), &actions, nullptr,
                                     test_support::spawn_arguments(command).data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (problem != 0) process_ = -1;
}

bool ServerProcess::is_running() {
  if (process_ < 0) return false;
  if (::waitpid(process_, nullptr, WNOHANG) != process_) return true;
  process_ = -1;
  return false;
}

void ServerProcess::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

void ServerProcess::stop(Duration timeout) {
  if (process_ < 0) return;
  ::kill(process_, SIGTERM);
  if (!wait_until([this] { return !is_running(); }, timeout)) kill();
}

void ServerProcess::freeze() const {
  if (process_ > 0) ::kill(process_, SIGSTOP);
}

void ServerProcess::thaw() const {
  if (process_ > 0) ::kill(process_, SIGCONT);
}

std::string ServerProcess::log_tail() const {
  std::ifstream file(log_file_, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (text.size() > kTailBytes) text.erase(0, text.size() - kTailBytes);
  return text;
}

std::size_t ServerProcess::memory_bytes() const {
  if (process_ < 0) return 0;
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::size_t all = 0;
  std::size_t resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace kinform::inline v0::e2e
