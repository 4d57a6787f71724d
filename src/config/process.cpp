// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kinform::inline v0::config {
namespace {

using RealTime = std::chrono::steady_clock;

// Interval of waitpid() polling on systems without pidfd_open().
constexpr std::chrono::milliseconds kPollInterval(10);

Error system_error(const std::string& what, int number) {
  return {ErrorCode::FailedPrecondition, what + ": " + std::generic_category().message(number)};
}

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    close();
    number_ = std::exchange(other.number_, -1);
    return *this;
  }

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

 private:
  int number_ = -1;
};

// A null-terminated char* const[] for posix_spawn. Borrows the strings.
class CStringArray {
 public:
  explicit CStringArray(const std::vector<std::string>& texts) {
    pointers_.reserve(texts.size() + 1);
    for (const std::string& text : texts) pointers_.push_back(const_cast<char*>(text.c_str()));
    pointers_.push_back(nullptr);
  }
  [[nodiscard]] char* const* data() const { return pointers_.data(); }

 private:
  std::vector<char*> pointers_;
};

std::vector<std::string> environment_with(const std::map<std::string, std::string>& additions) {
  std::vector<std::string> variables;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    const std::string_view text(*variable);
    const std::string name(text.substr(0, text.find('=')));
    if (!additions.contains(name)) variables.emplace_back(text);
  }
  for (const auto& [name, value] : additions) {
    std::string& variable = variables.emplace_back(name);
    variable += '=';
    variable += value;
  }
  return variables;
}

// Settings of a child process between fork and exec: descriptors, signals, process group.
class SpawnSettings {
 public:
  SpawnSettings(int output, bool interactive) {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawnattr_init(&attributes_);
    if (!interactive) {
      ::posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    }
    ::posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
#if defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 34)
    // Close all other descriptors in the child: ours are close-on-exec, but those of other
    // libraries may not be.
    ::posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
#endif
#endif
    // Give the child the default signal handling, even for signals that this thread blocks or this
    // process ignores.
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&attributes_, &signals);
    ::sigfillset(&signals);
    ::posix_spawnattr_setsigdefault(&attributes_, &signals);
    int flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    if (!interactive) flags |= POSIX_SPAWN_SETPGROUP;
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setflags(&attributes_, static_cast<short>(flags));
  }
  ~SpawnSettings() {
    ::posix_spawn_file_actions_destroy(&actions_);
    ::posix_spawnattr_destroy(&attributes_);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;

  [[nodiscard]] const posix_spawn_file_actions_t* actions() const {
    return &actions_;
  }
  [[nodiscard]] const posix_spawnattr_t* attributes() const {
    return &attributes_;
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

// A started process. The destructor kills and reaps it if it is still running.
class Child {
 public:
  Child(pid_t id, bool has_group)
      : id_(id), has_group_(has_group), end_(static_cast<int>(::syscall(SYS_pidfd_open, id, 0))) {}
  ~Child() {
    if (reaped_) return;
    ::kill(has_group_ ? -id_ : id_, SIGKILL);
    reap(0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // A pidfd, readable once the process has ended; -1 if the system has none.
  [[nodiscard]] int end_descriptor() const { return end_.number(); }

  // Returns the exit code if the process has ended.
  [[nodiscard]] std::optional<int> exit_code() {
    if (!reaped_) reap(WNOHANG);
    if (!reaped_) return std::nullopt;
    if (WIFEXITED(status_)) return WEXITSTATUS(status_);
    return 128 + WTERMSIG(status_);
  }

 private:
  void reap(int flags) {
    pid_t found = 0;
    do {
      found = ::waitpid(id_, &status_, flags);
    } while (found < 0 && errno == EINTR);
    // waitpid() fails if this process ignores SIGCHLD: the exit status is lost. Assume success; the
    // caller checks the output anyway.
    if (found < 0) status_ = 0;
    reaped_ = found != 0;
  }

  const pid_t id_;
  const bool has_group_;
  const Descriptor end_;
  bool reaped_ = false;
  int status_ = 0;
};

// Collects the output of one child process.
class Run {
 public:
  Run(const ProcessOptions& options, Child& child, Descriptor output)
      : options_(options), child_(child), output_(std::move(output)) {}

  [[nodiscard]] Result<ProcessResult> finish(const std::stop_token& stop);

 private:
  // Reads the available output. Returns false if the limit is exceeded.
  [[nodiscard]] bool read_output();
  void wait(int stop_descriptor, RealTime::time_point deadline) const;

  const ProcessOptions& options_;
  Child& child_;
  Descriptor output_;
  std::string collected_;
};

bool Run::read_output() {
  std::array<char, 16 * 1024> buffer;
  while (output_.is_open()) {
    const ssize_t count = ::read(output_.number(), buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return true;
    if (count <= 0) output_.close();
    if (count > 0) collected_.append(buffer.data(), static_cast<std::size_t>(count));
    if (collected_.size() > options_.output_bytes_max) return false;
  }
  return true;
}

void Run::wait(int stop_descriptor, RealTime::time_point deadline) const {
  // A descriptor may be negative, which poll() ignores.
  std::array<pollfd, 3> waited = {{{stop_descriptor, POLLIN, 0},
                                   {child_.end_descriptor(), POLLIN, 0},
                                   {output_.number(), POLLIN, 0}}};
  auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - RealTime::now());
  if (child_.end_descriptor() < 0) left = std::min(left, kPollInterval);
  constexpr std::chrono::milliseconds kLongest = std::chrono::hours(1);
  const auto clamped = std::clamp(left, std::chrono::milliseconds(0), kLongest);
  ::poll(waited.data(), waited.size(), static_cast<int>(clamped.count()));
}

Result<ProcessResult> Run::finish(const std::stop_token& stop) {
  const Descriptor stopped(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  if (!stopped.is_open()) return system_error("eventfd", errno);
  const std::stop_callback wake(stop, [&stopped] { ::eventfd_write(stopped.number(), 1); });
  const RealTime::time_point deadline = RealTime::now() + options_.timeout;
  while (true) {
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled"};
    const std::optional<int> exit_code = child_.exit_code();
    if (!read_output()) {
      return Error{ErrorCode::LimitExceeded,
                   "output exceeds " + std::to_string(options_.output_bytes_max) + " bytes"};
    }
    // Stop at the exit of the process, even if its children keep the pipe open: its own output has
    // been read completely.
    if (exit_code) return ProcessResult{std::move(collected_), *exit_code};
    if (RealTime::now() >= deadline) {
      return Error{ErrorCode::Timeout,
                   "timed out after " + std::to_string(options_.timeout.count()) + " ms"};
    }
    wait(stopped.number(), deadline);
  }
}

}  // namespace

Result<ProcessResult> run_process(const ProcessOptions& options, std::stop_token stop) {
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled"};
  std::array<int, 2> ends = {-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return system_error("pipe", errno);
  Descriptor output(ends[0]);
  Descriptor input(ends[1]);
  ::fcntl(output.number(), F_SETFL, O_NONBLOCK);

  std::vector<std::string> words = {options.command};
  words.insert(words.end(), options.arguments.begin(), options.arguments.end());
  const std::vector<std::string> variables = environment_with(options.environment);
  const SpawnSettings plan(input.number(), options.interactive);
  pid_t id = 0;
  const int problem =
      ::posix_spawnp(&id, options.command.c_str(), plan.actions(), plan.attributes(),
                     CStringArray(words).data(), CStringArray(variables).data());
  if (problem == ENOENT) return Error{ErrorCode::NotFound, "program not found"};
  if (problem != 0) return system_error("cannot be started", problem);
  Child child(id, !options.interactive);
  input.close();  // Otherwise the pipe would never reach end of file.
  return Run(options, child, std::move(output)).finish(stop);
}

}  // namespace kinform::inline v0::config
