// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the cost of a change in DeltaFifo: push, pop, and commit.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <vector>

#include <benchmark/benchmark.h>

#include "api/object/object_builder.hpp"
#include "api/object/object_pool.hpp"
#include "kinform/building_blocks/delta_fifo.hpp"

namespace kinform::inline v0 {
namespace {

// Returns pods that are allocated from one ObjectPool (memory shared by the objects of a cache), as
// a decoder creates them.
std::vector<ObjectPtr> make_pods(std::size_t count) {
  const ObjectPool::Owner pool = ObjectPool::create();
  ObjectBuilder builder(*pool);
  const auto member = [&](std::string_view key, const std::string& text) {
    builder.key(key);
    builder.string(text);
  };
  std::vector<ObjectPtr> pods;
  pods.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    builder.begin_object();
    member("kind", "Pod");
    builder.key("metadata");
    builder.begin_object();
    member("name", "frontend-7c9c5d9f4b-" + std::to_string(i));
    member("namespace", "shop");
    member("resourceVersion", std::to_string(1'000'000 + i));
    member("uid", "8d0f7c1e-5a55-4b52-9c7e-" + std::to_string(100'000 + i));
    builder.end_object();
    builder.end_object();
    pods.push_back(builder.finish().value());
  }
  return pods;
}

// A consumer's cache that costs almost nothing, so that only the queue is measured.
class KnownPods final : public KnownObjects {
 public:
  explicit KnownPods(std::vector<ObjectPtr> pods) : pods_(std::move(pods)) {}

  [[nodiscard]] ObjectPtr find(const ObjectKeyView&) const override { return nullptr; }
  [[nodiscard]] std::vector<ObjectPtr> list() const override { return pods_; }

 private:
  std::vector<ObjectPtr> pods_;
};

void set_rate(benchmark::State& state) {
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

// Pushes one change for each of range(0) objects, then pops all of them as one batch.
void push_and_pop_batch(benchmark::State& state) {
  const std::vector<ObjectPtr> pods = make_pods(static_cast<std::size_t>(state.range(0)));
  DeltaFifo queue({.bytes_max = SIZE_MAX});
  for (auto _ : state) {
    for (const ObjectPtr& pod : pods) std::ignore = queue.update(pod);
    benchmark::DoNotOptimize(queue.pop_batch().value().deltas.data());
    queue.commit();
  }
  set_rate(state);
}

// Pushes one change for each of range(0) objects, then pops one object at a time.
void push_and_pop_each(benchmark::State& state) {
  const std::vector<ObjectPtr> pods = make_pods(static_cast<std::size_t>(state.range(0)));
  DeltaFifo queue({.bytes_max = SIZE_MAX});
  for (auto _ : state) {
    for (const ObjectPtr& pod : pods) std::ignore = queue.update(pod);
    for (std::size_t i = 0; i < pods.size(); ++i) {
      benchmark::DoNotOptimize(queue.pop().value().deltas.data());
      queue.commit();
    }
  }
  set_rate(state);
}

// Pushes range(0) changes of one object between two pops.
void push_one_object(benchmark::State& state) {
  const std::vector<ObjectPtr> pods = make_pods(1);
  DeltaFifo queue({.bytes_max = SIZE_MAX});
  for (auto _ : state) {
    for (std::int64_t i = 0; i < state.range(0); ++i) std::ignore = queue.update(pods[0]);
    benchmark::DoNotOptimize(queue.pop_batch().value().deltas.data());
    queue.commit();
  }
  set_rate(state);
}

// Replaces the contents by a list: the first one, when the consumer has no objects, or a relist in
// which nothing has changed.
void relist(benchmark::State& state, bool is_first) {
  const std::vector<ObjectPtr> pods = make_pods(static_cast<std::size_t>(state.range(0)));
  const KnownPods known(is_first ? std::vector<ObjectPtr>() : pods);
  for (auto _ : state) {
    DeltaFifo queue({.known = &known, .bytes_max = SIZE_MAX});
    std::ignore = queue.replace(pods, "1");
    benchmark::DoNotOptimize(queue.pop_batch().value().deltas.data());
    queue.commit();
  }
  set_rate(state);
}

// One thread pushes as fast as it can, while another pops everything that is queued.
void push_beside_consumer(benchmark::State& state) {
  const std::vector<ObjectPtr> pods = make_pods(static_cast<std::size_t>(state.range(0)));
  DeltaFifo queue;
  std::jthread consumer([&queue] {
    while (queue.pop_batch()) queue.commit();
  });
  for (auto _ : state) {
    for (const ObjectPtr& pod : pods) std::ignore = queue.update(pod);
  }
  set_rate(state);
  queue.close();
}

BENCHMARK(push_and_pop_batch)->Arg(1)->Arg(100)->Arg(10'000)->Arg(50'000);
BENCHMARK(push_and_pop_each)->Arg(1)->Arg(100)->Arg(10'000);
BENCHMARK(push_one_object)->Arg(100);
BENCHMARK_CAPTURE(relist, first, true)->Arg(50'000);
BENCHMARK_CAPTURE(relist, unchanged, false)->Arg(50'000);
BENCHMARK(push_beside_consumer)->Arg(10'000);

}  // namespace
}  // namespace kinform::inline v0
