// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/stop.hpp"

#include <semaphore.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>

#include "base/thread.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM};

// Global, because a signal handler gets no context. A semaphore, because sem_post is one of the few
// async-signal-safe functions.
sem_t signalled;
std::atomic<std::int64_t> first_signal_at = 0;  // In nanoseconds; 0: no signal yet.
static_assert(std::atomic<std::int64_t>::is_always_lock_free, "or a handler could deadlock on it");

// Signals closer together than this are one request to stop, which its sender sent twice.
constexpr std::int64_t kSameStop = 200'000'000;

std::int64_t monotonic_nanoseconds() {
  timespec now = {};
  clock_gettime(CLOCK_MONOTONIC, &now);  // Async-signal-safe.
  return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

extern "C" void handle_stop_signal(int signal) {
  const int interrupted_errno = errno;
  const std::int64_t now = monotonic_nanoseconds();
  std::int64_t first = 0;
  if (first_signal_at.compare_exchange_strong(first, now)) {
    sem_post(&signalled);
  } else if (now - first >= kSameStop) {
    // A second request ends the process here. The default action would not do that for process 1,
    // which a container's program often is: the kernel ignores it there.
    _exit(128 + signal);
  }
  errno = interrupted_errno;
}

void wait_for_signal() {
  // Other signal handlers of the program may interrupt the wait.
  while (sem_wait(&signalled) != 0) KINFORM_ASSERT(errno == EINTR);
}

// Unblocks the stop signals. A process inherits its signal mask, so they may be blocked from the
// start.
void accept_signals_in_this_thread() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : kSignals) sigaddset(&set, signal);
  KINFORM_ASSERT(pthread_sigmask(SIG_UNBLOCK, &set, nullptr) == 0);
}

void install_handlers() {
  struct sigaction action = {};
  action.sa_handler = handle_stop_signal;
  action.sa_flags = SA_RESTART;  // Restart interrupted system calls in the program.
  sigemptyset(&action.sa_mask);
  for (const int signal : kSignals) KINFORM_ASSERT(sigaction(signal, &action, nullptr) == 0);
}

std::stop_source start_listening() {
  KINFORM_ASSERT(sem_init(&signalled, 0, 0) == 0);
  install_handlers();
  std::stop_source source;
  // Detached: it waits as long as the program runs, so it cannot be joined.
  start_thread("signals", [source]() mutable {
    accept_signals_in_this_thread();
    wait_for_signal();
    source.request_stop();
  }).detach();
  return source;
}

}  // namespace

std::stop_token stop_on_signals() {
  // Never destroyed: callers may hold on to the token while the program ends.
  static const auto* const source = new std::stop_source(start_listening());
  return source->get_token();
}

}  // namespace kinform::inline v0
