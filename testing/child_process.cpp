// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

#include "kinform/detail/assert.hpp"
#include "testing/spawn_arguments.hpp"

namespace kinform::inline v0::test_support {

namespace {

constexpr int kCannotBeRun = 127;

struct Pipe {
  int read_end = -1;
  int write_end = -1;
};

Pipe make_pipe() {
  std::array<int, 2> ends = {};
  KINFORM_ASSERT(::pipe2(ends.data(), O_CLOEXEC) == 0);
  return {.read_end = ends[0], .write_end = ends[1]};
}

// Opens a pseudo-terminal, so that the child believes that it writes to a screen.
Pipe make_terminal() {
  Pipe ends;
  KINFORM_ASSERT(::openpty(&ends.read_end, &ends.write_end, nullptr, nullptr, nullptr) == 0);
  ::fcntl(ends.read_end, F_SETFD, FD_CLOEXEC);
  ::fcntl(ends.write_end, F_SETFD, FD_CLOEXEC);
  return ends;
}

// Returns -1 if the program cannot be run.
pid_t spawn(const std::string& program, std::vector<std::string> arguments,
            std::vector<std::string> environment, int output, int errors) {
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  arguments.insert(arguments.begin(), program);
  pid_t process = -1;
  const int problem =
      ::posix_spawn(&process, program.c_str(), &actions, nullptr, spawn_arguments(arguments).data(),
                    spawn_arguments(environment).data());
  ::posix_spawn_file_actions_destroy(&actions);
  return problem == 0 ? process : -1;
}

int exit_status_of(int status) {
  constexpr int kSignalled = 128;
  return WIFSIGNALED(status) ? kSignalled + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace

ChildProcess::ChildProcess(const std::string& program, const std::vector<std::string>& arguments,
                           const ChildProcessOptions& options) {
  std::vector<std::string> environment;
  for (const auto& [name, value] : options.environment) environment.push_back(name + "=" + value);
  const Pipe output = options.terminal ? make_terminal() : make_pipe();
  const Pipe errors = options.terminal ? Pipe{} : make_pipe();
  process_ = spawn(program, arguments, std::move(environment), output.write_end,
                   options.terminal ? output.write_end : errors.write_end);
  ::close(output.write_end);
  if (!options.terminal) ::close(errors.write_end);
  output_.descriptor = output.read_end;
  errors_.descriptor = errors.read_end;
}

ChildProcess::~ChildProcess() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  close_stream(output_);
  close_stream(errors_);
}

bool ChildProcess::wait_for_output(std::string_view text, Duration timeout) {
  return wait_for(output_, text, timeout);
}

bool ChildProcess::wait_for_errors(std::string_view text, Duration timeout) {
  return wait_for(errors_, text, timeout);
}

void ChildProcess::send_signal(int number) const {
  if (process_ > 0) ::kill(process_, number);
}

void ChildProcess::close_output() {
  close_stream(output_);
}

int ChildProcess::wait() {
  if (process_ < 0) return kCannotBeRun;
  const TimePoint deadline = system_clock().after(kTimeout);
  while (read_some(deadline)) {
  }
  if (system_clock().now() >= deadline) ::kill(process_, SIGKILL);
  int status = 0;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  return exit_status_of(status);
}

bool ChildProcess::wait_for(const Stream& stream, std::string_view text, Duration timeout) {
  const TimePoint deadline = system_clock().after(timeout);
  while (stream.text.find(text) == std::string::npos) {
    if (!read_some(deadline)) return false;
  }
  return true;
}

bool ChildProcess::read_some(TimePoint deadline) {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  if (output_.descriptor < 0 && errors_.descriptor < 0) return false;
  const auto left = duration_cast<milliseconds>(deadline - system_clock().now()).count();
  if (left <= 0) return false;
  std::array<pollfd, 2> ready = {{{.fd = output_.descriptor, .events = POLLIN, .revents = 0},
                                  {.fd = errors_.descriptor, .events = POLLIN, .revents = 0}}};
  if (::poll(ready.data(), ready.size(), static_cast<int>(left)) < 0) return errno == EINTR;
  if (ready[0].revents != 0) read_from(output_);
  if (ready[1].revents != 0) read_from(errors_);
  return true;
}

void ChildProcess::read_from(Stream& stream) {
  std::array<char, 4096> bytes = {};
  const ssize_t count = ::read(stream.descriptor, bytes.data(), bytes.size());
  if (count > 0) {
    stream.text.append(bytes.data(), static_cast<std::size_t>(count));
  } else if (count == 0 ||
             errno != EINTR) {  // On a terminal, the end of the stream is reported as EIO.
    close_stream(stream);
  }
}

void ChildProcess::close_stream(Stream& stream) {
  if (stream.descriptor >= 0) ::close(stream.descriptor);
  stream.descriptor = -1;
}

}  // namespace kinform::inline v0::test_support
