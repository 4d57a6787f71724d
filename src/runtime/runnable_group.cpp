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

// The first failure of several threads.
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

// Who of several still runs.
class Attendance {
 public:
  explicit Attendance(const std::vector<Runnable*>& runnables) {
    const detail::MutexLock lock(mutex_);
    for (const Runnable* runnable : runnables) names_.insert(runnable->name());
    if (names_.empty()) all_left_.set();
  }
  void leave(const std::string& name) {
    const detail::MutexLock lock(mutex_);
    names_.erase(names_.find(name));
    if (names_.empty()) all_left_.set();
  }
  // Until all have left, or a stop.
  void wait(const std::stop_token& stop) const { all_left_.wait(stop); }
  [[nodiscard]] std::multiset<std::string> names() const {
    const detail::MutexLock lock(mutex_);
    return names_;
  }

 private:
  OneShotEvent all_left_;
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

// Nothing is logged before others have heard of an end: whoever writes logs may be slow.
Result<void> run_together(const std::vector<Runnable*>& runnables, GroupStops stops,
                          const Logger& logger) {
  FirstFailure failure;
  Attendance attendance(runnables);
  std::stop_source end;
  const std::stop_callback forward_stop(stops.stop, [&end] { end.request_stop(); });
  std::stop_source break_off;
  std::multiset<std::string> told_to_break_off;  // Written before break_off is stopped.
  const std::stop_callback forward_abort(stops.abort, [&] {
    told_to_break_off = attendance.names();
    break_off.request_stop();
  });
  {
    std::vector<std::jthread> threads;
    threads.reserve(runnables.size());
    for (Runnable* runnable : runnables) {
      threads.push_back(start_thread("kinform-run", [&, runnable, name = runnable->name()] {
        const Result<void> result =
            run_one(*runnable, name, end.get_token(), break_off.get_token());
        if (!result) {
          failure.report(result.error());
          end.request_stop();
          stops.failed.request_stop();
          logger.error(result.error(), "Runnable failed", {{"name", name}});
        }
        attendance.leave(name);
      }));
    }
    OneShotEvent().wait(end.get_token());
    attendance.wait(break_off.get_token());
    if (break_off.stop_requested()) {
      // Whoever looks why a program does not end finds out what it waits for.
      for (const std::string& name : told_to_break_off) {
        logger.info(0, "Told to break off", {{"name", name}});
      }
    }
    for (std::jthread& thread : threads) thread.join();
  }
  return failure.result();
}

}  // namespace kinform::inline v0::runtime
