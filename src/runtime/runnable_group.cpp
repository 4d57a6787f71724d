// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "runtime/runnable_group.hpp"

#include <optional>
#include <set>
#include <string>
#include <thread>

#include "base/thread.hpp"
#include "base/user_code.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0::runtime {

namespace {

// Keeps the first failure of several threads.
class FirstFailure {
 public:
  void report(const Error& error) {
    const detail::MutexLock lock(mutex_);
    if (!error_) error_ = error;
  }
  [[nodiscard]] Result<void> result() const {
    const detail::MutexLock lock(mutex_);
    if (error_) return *error_;
    return {};
  }

 private:
  mutable detail::Mutex mutex_;
  std::optional<Error> error_ KINFORM_GUARDED_BY(mutex_);
};

// The names of the runnables that are still running.
class RunningSet {
 public:
  explicit RunningSet(const std::vector<Runnable*>& runnables) {
    const detail::MutexLock lock(mutex_);
    for (const Runnable* runnable : runnables) names_.insert(runnable->name());
    if (names_.empty()) all_finished_.set();
  }
  void finished(const std::string& name) {
    const detail::MutexLock lock(mutex_);
    names_.erase(names_.find(name));
    if (names_.empty()) all_finished_.set();
  }
  // Waits until all runnables have finished, or until a stop is requested.
  void wait(const std::stop_token& stop) const { all_finished_.wait(stop); }
  [[nodiscard]] std::multiset<std::string> names() const {
    const detail::MutexLock lock(mutex_);
    return names_;
  }

 private:
  OneShotEvent all_finished_;
  mutable detail::Mutex mutex_;
  std::multiset<std::string> names_ KINFORM_GUARDED_BY(mutex_);
};

Result<void> run_one(Runnable& runnable, const std::string& name, const std::stop_token& stop,
                     const std::stop_token& abort) {
  const Result<Result<void>> result =
      call_user_code(name, [&] { return runnable.run(stop, abort); });
  return result ? *result : result.error();
}

}  // namespace

// If a runnable fails, the others are stopped before the failure is logged, because logging may be
// slow.
Result<void> run_together(const std::vector<Runnable*>& runnables, GroupStops stops,
                          const Logger& logger) {
  FirstFailure failure;
  RunningSet running(runnables);
  std::stop_source end;
  const std::stop_callback forward_stop(stops.stop, [&end] { end.request_stop(); });
  std::stop_source cancel;
  std::multiset<std::string> cancelled;  // Names; written before `cancel` is stopped.
  const std::stop_callback forward_abort(stops.abort, [&] {
    cancelled = running.names();
    cancel.request_stop();
  });
  {
    std::vector<std::jthread> threads;
    threads.reserve(runnables.size());
    for (Runnable* runnable : runnables) {
      threads.push_back(start_thread("kinform-run", [&, runnable, name = runnable->name()] {
        const Result<void> result = run_one(*runnable, name, end.get_token(), cancel.get_token());
        if (!result) {
          failure.report(result.error());
          end.request_stop();
          stops.failed.request_stop();
          logger.error(result.error(), "Runnable failed", {{"name", name}});
        }
        running.finished(name);
      }));
    }
    OneShotEvent().wait(end.get_token());
    running.wait(cancel.get_token());
    if (cancel.stop_requested()) {
      // These records show an operator why a process does not exit: it waits for these runnables.
      for (const std::string& name : cancelled) {
        logger.info(0, "Grace period expired; cancelling", {{"name", name}});
      }
    }
    for (std::jthread& thread : threads) thread.join();
  }
  return failure.result();
}

}  // namespace kinform::inline v0::runtime
