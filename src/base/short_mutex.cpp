#include "kinform/detail/short_mutex.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace kinform::inline v0::detail {

namespace {

constexpr int kFirstPauseSteps = 32;  // About a microsecond.
constexpr int kSleepsFrom = 64;       // A millisecond after the first attempt, if others run.
constexpr auto kSleep = std::chrono::microseconds(50);

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

}  // namespace

void pause_for_others(int attempt) {
  if (attempt >= kSleepsFrom) return std::this_thread::sleep_for(kSleep);
  // On a single processor nobody does anything while we look.
  if (!has_several_processors()) return std::this_thread::yield();
  if (attempt > kLongestPause) std::this_thread::yield();
  const int steps = kFirstPauseSteps << std::min(attempt, kLongestPause);
  for (int i = 0; i < steps; ++i) pause_processor();
}

void ShortMutex::wait_and_lock() {
  int attempt = 0;
  do {
    // Looks before it writes: a write would take the memory away from the holder.
    while (held_.load(std::memory_order_relaxed)) pause_for_others(attempt++);
  } while (held_.exchange(true, std::memory_order_acquire));
}

}  // namespace kinform::inline v0::detail
