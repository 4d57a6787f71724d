#include "runtime/runnable_group.hpp"

#include <optional>
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

Result<void> run_one(Runnable& runnable, const std::stop_token& stop, const std::stop_token& abort,
                     const Logger& logger) {
  const std::string name = runnable.name();
  // Callbacks of one token come in any order. This one is the first, so it sees whether the
  // runnable still runs; it logs last, since nothing may hold up an abort. Whoever looks why a
  // program does not end finds out what it waits for.
  std::stop_source break_off;
  const std::stop_callback forward(abort, [&] {
    break_off.request_stop();
    logger.info(0, "Told to break off", {{"name", name}});
  });
  const Result<Result<void>> result =
      call_user_code(name, [&] { return runnable.run(stop, break_off.get_token()); });
  return result ? *result : result.error();
}

}  // namespace

Result<void> run_together(const std::vector<Runnable*>& runnables, GroupStops stops,
                          const Logger& logger) {
  FirstFailure failure;
  std::stop_source end;
  const std::stop_callback forward(stops.stop, [&end] { end.request_stop(); });
  {
    std::vector<std::jthread> threads;
    threads.reserve(runnables.size());
    for (Runnable* runnable : runnables) {
      threads.push_back(start_thread("kinform-run", [&, runnable] {
        const Result<void> result = run_one(*runnable, end.get_token(), stops.abort, logger);
        if (result) return;
        logger.error(result.error(), "Runnable failed", {{"name", runnable->name()}});
        failure.report(result.error());
        end.request_stop();
        stops.failed.request_stop();
      }));
    }
    OneShotEvent().wait(end.get_token());
    for (std::jthread& thread : threads) thread.join();
  }
  return failure.result();
}

}  // namespace kinform::inline v0::runtime
