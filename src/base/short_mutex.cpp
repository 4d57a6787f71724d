#include "kinform/detail/short_mutex.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace kinform::inline v0::detail {

namespace {

constexpr int kFirstPauseSteps = 32;  // About a microsecond.
constexpr int kSleepsFrom = 64;       // A millisecond after the first attempt, if others run.
constexpr auto kSleep = std::chrono::microseconds(50);

// Of lock_first(), before it waits as others do. Those in lock_last() give way at once.
constexpr int kQuickLooks = 8;
constexpr int kQuickPauseSteps = 8;
// How often lock_last() looks whether the one who goes first has come, who may have been
// interrupted.
constexpr int kPoliteLooks = 8;
// How often it looks in all before it leaves the processor to others.
constexpr int kEagerLooks = 32;

void pause_processor() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

bool has_several_processors() {
  static const bool has_several = std::thread::hardware_concurrency() > 1;
  return has_several;
}

void pause_processor_for(int steps) {
  for (int i = 0; i < steps; ++i) pause_processor();
}

}  // namespace

void pause_for_others(int attempt) {
  if (attempt >= kSleepsFrom) return std::this_thread::sleep_for(kSleep);
  // On a single processor nobody does anything while we look.
  if (!has_several_processors()) return std::this_thread::yield();
  if (attempt > kLongestPause) std::this_thread::yield();
  pause_processor_for(kFirstPauseSteps << std::min(attempt, kLongestPause));
}

void ShortMutex::wait_and_lock() {
  int attempt = 0;
  do {
    // Looks before it writes: a write would take the memory away from the holder.
    while (held_.load(std::memory_order_relaxed)) pause_for_others(attempt++);
  } while (held_.exchange(true, std::memory_order_acquire));
}

void ShortMutex::wait_and_lock_first() {
  int attempt = 0;
  do {
    while (held_.load(std::memory_order_relaxed)) {
      // Time and again: who has been polite for long enough takes it back.
      if (!is_wanted_.load(std::memory_order_relaxed)) {
        is_wanted_.store(true, std::memory_order_relaxed);
      }
      if (attempt < kQuickLooks && has_several_processors()) {
        pause_processor_for(kQuickPauseSteps);
      } else {
        pause_for_others(attempt - kQuickLooks);
      }
      ++attempt;
    }
  } while (held_.exchange(true, std::memory_order_acquire));
  is_wanted_.store(false, std::memory_order_relaxed);
}

void ShortMutex::wait_and_lock_last() {
  for (int attempt = 1;; ++attempt) {
    if (attempt % kPoliteLooks == 0) is_wanted_.store(false, std::memory_order_relaxed);
    const bool is_free =
        !is_wanted_.load(std::memory_order_relaxed) && !held_.load(std::memory_order_relaxed);
    if (is_free && !held_.exchange(true, std::memory_order_acquire)) return;
    pause_for_others(attempt < kEagerLooks ? 1 : attempt - kEagerLooks);
  }
}

}  // namespace kinform::inline v0::detail
