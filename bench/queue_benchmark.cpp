// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the throughput of the queues: one iteration is one item added, taken and done.
//
// All threads share one queue. "Distinct" items belong to one thread each; "Duplicate" ones are a
// few that all threads add, so that most adds find the item queued or in processing.

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <benchmark/benchmark.h>

#include "kinform/delaying_queue.hpp"
#include "kinform/rate_limiting_queue.hpp"
#include "kinform/work_queue.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kKeys = 4096;

void on_threads(benchmark::internal::Benchmark* benchmark) {
  benchmark->Threads(1)->Threads(4)->Threads(16)->UseRealTime();
}

// Returns keys of realistic length. They are too long for the small-string buffer of std::string,
// so every copy allocates memory.
std::vector<std::string> make_keys(int owner, std::size_t count = kKeys) {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < count; ++i) {
    keys.push_back("namespace-" + std::to_string(owner) + "/workload-7d4b9c6f5d-" +
                   std::to_string(10000 + i));
  }
  return keys;
}

template <class Queue>
void add_get_done_distinct(benchmark::State& state) {
  static std::unique_ptr<Queue> queue;
  if (state.thread_index() == 0) queue = std::make_unique<Queue>();
  const std::vector<std::string> keys = make_keys(state.thread_index());
  std::size_t i = 0;
  for (auto _ : state) {
    queue->add(keys[i++ % kKeys]);
    // try_get() may return an empty lease, although each thread adds before it takes: while a
    // preempted thread holds an item, repeated adds of that item merge into one. This is rare.
    const auto lease = queue->try_get();
    benchmark::DoNotOptimize(static_cast<bool>(lease));
  }
  state.SetItemsProcessed(state.iterations());
}

template <class Queue>
void add_get_done_duplicate(benchmark::State& state) {
  constexpr std::size_t kShared = 8;
  static std::unique_ptr<Queue> queue;
  if (state.thread_index() == 0) queue = std::make_unique<Queue>();
  const std::vector<std::string> keys = make_keys(0);
  std::size_t i = static_cast<std::size_t>(state.thread_index());
  for (auto _ : state) {
    queue->add(keys[i++ % kShared]);
    const auto lease = queue->try_get();
    benchmark::DoNotOptimize(static_cast<bool>(lease));
  }
  state.SetItemsProcessed(state.iterations());
}

BENCHMARK_TEMPLATE(add_get_done_distinct, WorkQueue<std::string>)->Apply(on_threads);
BENCHMARK_TEMPLATE(add_get_done_distinct, DelayingQueue<std::string>)->Apply(on_threads);
BENCHMARK_TEMPLATE(add_get_done_distinct, RateLimitingQueue<std::string>)->Apply(on_threads);
BENCHMARK_TEMPLATE(add_get_done_duplicate, WorkQueue<std::string>)->Apply(on_threads);
BENCHMARK_TEMPLATE(add_get_done_duplicate, DelayingQueue<std::string>)->Apply(on_threads);
BENCHMARK_TEMPLATE(add_get_done_duplicate, RateLimitingQueue<std::string>)->Apply(on_threads);

// A burst like that of an initial list: everything is added before the first item is taken.
void fill_then_drain(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  const std::vector<std::string> keys = make_keys(0, count);
  for (auto _ : state) {
    WorkQueue<std::string> queue;
    for (const std::string& key : keys) queue.add(key);
    while (const auto lease = queue.try_get()) benchmark::DoNotOptimize(lease->data());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(fill_then_drain)->Arg(1000)->Arg(100'000)->Unit(benchmark::kMillisecond);

// One thread adds keys, as a handler does, and waiting workers process them. The time ends with the
// last item, so it includes the cost of waking workers.
void hand_over_keys(benchmark::State& state, std::size_t distinct) {
  constexpr benchmark::IterationCount kAdds = 500'000;
  const std::vector<std::string> keys = make_keys(0, distinct);
  while (state.KeepRunningBatch(kAdds)) {
    state.PauseTiming();
    WorkQueue<std::string> queue;
    std::vector<std::jthread> workers;
    workers.reserve(static_cast<std::size_t>(state.range(0)));
    for (int i = 0; i < state.range(0); ++i) {
      workers.emplace_back([&queue] {
        while (const auto lease = queue.get()) benchmark::DoNotOptimize(lease->data());
      });
    }
    state.ResumeTiming();
    for (std::size_t i = 0; i < kAdds; ++i) queue.add(keys[i % keys.size()]);
    queue.shut_down_with_drain();
    workers.clear();
  }
  state.SetItemsProcessed(state.iterations());
}

void hand_over(benchmark::State& state) {
  // Uses so many distinct keys that each one is processed long before it is added again.
  hand_over_keys(state, 200'000);
}
BENCHMARK(hand_over)->Arg(1)->Arg(4)->Arg(16)->UseRealTime();

// The same few objects change all the time: most adds find the item queued or in processing.
void hand_over_duplicate(benchmark::State& state) {
  hand_over_keys(state, 8);
}
BENCHMARK(hand_over_duplicate)->Arg(1)->Arg(4)->Arg(16)->UseRealTime();

// Adds each item with a delay of 1 ns, which has passed when the item is taken.
void add_after_get_done(benchmark::State& state) {
  static std::unique_ptr<DelayingQueue<std::string>> queue;
  if (state.thread_index() == 0) queue = std::make_unique<DelayingQueue<std::string>>();
  const std::vector<std::string> keys = make_keys(state.thread_index());
  std::size_t i = 0;
  for (auto _ : state) {
    queue->add_after(keys[i++ % kKeys], 1ns);
    const auto lease = queue->try_get();
    benchmark::DoNotOptimize(static_cast<bool>(lease));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(add_after_get_done)->Apply(on_threads);

// Schedules items far in the future. Each call moves an item that is already scheduled to an
// earlier time.
void add_after_sooner(benchmark::State& state) {
  DelayingQueue<std::string> queue;
  const std::vector<std::string> keys = make_keys(0);
  std::size_t i = 0;
  Duration delay = 24h;
  for (auto _ : state) {
    queue.add_after(keys[i++ % kKeys], delay);
    delay -= 1us;
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(add_after_sooner);

// A worker whose item fails once and succeeds on the retry.
void fail_then_succeed(benchmark::State& state) {
  static std::unique_ptr<RateLimitingQueue<std::string>> queue;
  if (state.thread_index() == 0) {
    queue = std::make_unique<RateLimitingQueue<std::string>>(RateLimitingQueueOptions<std::string>{
        .rate_limiter = std::make_unique<ItemExponentialFailureRateLimiter<std::string>>(
            ExponentialDelayOptions{.base_delay = 1ns, .max_delay = 1us})});
  }
  const std::vector<std::string> keys = make_keys(state.thread_index());
  std::size_t i = 0;
  for (auto _ : state) {
    queue->add_rate_limited(keys[i++ % kKeys]);
    if (const auto lease = queue->try_get()) queue->forget(*lease);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(fail_then_succeed)->Apply(on_threads);

}  // namespace
}  // namespace kinform::inline v0
