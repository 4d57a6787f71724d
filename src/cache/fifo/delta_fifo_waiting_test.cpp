// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the queue with several threads: which calls block, and which events end the wait.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/building_blocks/delta_fifo.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"
#include "testing/deltas.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::describe;
using test_support::MapCache;
using test_support::pod_at;
using test_support::take_all;
using test_support::take_one;

// Returns a stopped token. A call that would block returns immediately with it.
std::stop_token stopped() {
  std::stop_source source;
  source.request_stop();
  return source.get_token();
}

ErrorCode code_of(const Result<void>& result) {
  return result ? ErrorCode::Unknown : result.error().code;
}

TEST(DeltaFifoBoundTest, SingleChangesWaitWhileBytesMaxAreQueued) {
  const ObjectPtr object = pod_at("a", "1");
  DeltaFifo queue({.bytes_max = 2 * object->memory_bytes()});
  EXPECT_TRUE(queue.add(object, stopped()));
  EXPECT_TRUE(queue.update(object, stopped()));
  EXPECT_EQ(code_of(queue.add(object, stopped())), ErrorCode::Cancelled);
  EXPECT_EQ(code_of(queue.update(object, stopped())), ErrorCode::Cancelled);
  EXPECT_EQ(code_of(queue.remove(object, stopped())), ErrorCode::Cancelled);
  EXPECT_EQ(take_all(queue), "Added a@1, Updated a@1");
  EXPECT_TRUE(queue.remove(object, stopped()));
}

// A cancelled change leaves the queue as it was: neither the version nor the sync state changes.
TEST(DeltaFifoBoundTest, CancelledChangeHasNoEffect) {
  DeltaFifo queue({.bytes_max = 1});
  EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
  EXPECT_EQ(code_of(queue.update(pod_at("a", "3"), stopped())), ErrorCode::Cancelled);
  EXPECT_FALSE(queue.has_synced());
  EXPECT_EQ(queue.counts().pushed, 1u);
  EXPECT_EQ(queue.pop_batch().value().resource_version, "2");
}

TEST(DeltaFifoBoundTest, EmptyQueueAcceptsAChangeOfAnySize) {
  DeltaFifo queue({.bytes_max = 0});
  EXPECT_TRUE(queue.add(pod_at("a", "1"), stopped()));
  EXPECT_EQ(code_of(queue.add(pod_at("b", "2"), stopped())), ErrorCode::Cancelled);
}

TEST(DeltaFifoBoundTest, DeltasInFlightDoNotCountTowardsTheLimit) {
  DeltaFifo queue({.bytes_max = 1});
  EXPECT_TRUE(queue.add(pod_at("a", "1"), stopped()));
  EXPECT_TRUE(queue.pop_batch());
  EXPECT_TRUE(queue.add(pod_at("b", "2"), stopped()));
}

TEST(DeltaFifoBoundTest, PopOfOneObjectMakesRoom) {
  const ObjectPtr object = pod_at("a", "1");
  DeltaFifo queue({.bytes_max = 2 * object->memory_bytes()});
  EXPECT_TRUE(queue.add(object, stopped()));
  EXPECT_TRUE(queue.add(pod_at("b", "2"), stopped()));
  EXPECT_EQ(code_of(queue.add(pod_at("c", "3"), stopped())), ErrorCode::Cancelled);
  EXPECT_EQ(take_one(queue), "Added a@1");
  EXPECT_TRUE(queue.add(pod_at("c", "3"), stopped()));
}

TEST(DeltaFifoBoundTest, ListsAndResyncsNeverWait) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known, .bytes_max = 1});
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.resync(stopped()));
  EXPECT_TRUE(queue.replace({pod_at("k", "1"), pod_at("b", "2")}, "3", stopped()));
  queue.bookmark("4");
  EXPECT_EQ(take_all(queue),
            "Added a@1, Sync k@1, Replaced k@1, Replaced b@2, Deleted a@1 (state unknown)");
}

TEST(DeltaFifoBoundTest, WaitingProducerContinuesOnceThereIsSpace) {
  constexpr int kChanges = 500;
  DeltaFifo queue({.bytes_max = 1});
  const std::jthread producer([&queue] {
    for (int i = 0; i < kChanges; ++i) EXPECT_TRUE(queue.add(pod_at("a", std::to_string(i))));
  });
  for (int i = 0; i < kChanges; ++i) {
    const DeltaBatch batch = queue.pop_batch().value();
    EXPECT_EQ(describe(batch.deltas), "Added a@" + std::to_string(i));  // Never two deltas at once.
    queue.commit();
  }
}

TEST(DeltaFifoBoundTest, StopEndsTheWaitForSpace) {
  DeltaFifo queue({.bytes_max = 1});
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  std::stop_source source;
  ErrorCode code = ErrorCode::Unknown;
  {
    const std::jthread producer(
        [&] { code = code_of(queue.add(pod_at("b", "2"), source.get_token())); });
    source.request_stop();
  }
  EXPECT_EQ(code, ErrorCode::Cancelled);
  EXPECT_EQ(take_all(queue), "Added a@1");
}

TEST(DeltaFifoBoundTest, CloseEndsTheWaitForSpace) {
  DeltaFifo queue({.bytes_max = 1});
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  ErrorCode code = ErrorCode::Unknown;
  {
    const std::jthread producer([&] { code = code_of(queue.add(pod_at("b", "2"))); });
    queue.close();
  }
  EXPECT_EQ(code, ErrorCode::Closed);
  EXPECT_EQ(take_all(queue), "Added a@1");
}

TEST(DeltaFifoWaitTest, PopWaitsForAChange) {
  DeltaFifo queue;
  std::string popped;
  {
    const std::jthread consumer([&] { popped = describe(queue.pop().value().deltas); });
    EXPECT_TRUE(queue.add(pod_at("a", "1")));
  }
  EXPECT_EQ(popped, "Added a@1");
}

TEST(DeltaFifoWaitTest, PopBatchWaitsForDeltasOrABookmark) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  const auto pop_during = [&](auto act) {
    std::string popped;
    {
      const std::jthread consumer([&] {
        const DeltaBatch batch = queue.pop_batch().value();
        popped = describe(batch.deltas) + " up to " + batch.resource_version;
        queue.commit();
      });
      act();
    }
    return popped;
  };
  EXPECT_EQ(pop_during([&] { EXPECT_TRUE(queue.replace({pod_at("k", "1")}, "2")); }),
            "Replaced k@1 up to 2");
  EXPECT_EQ(pop_during([&] { EXPECT_TRUE(queue.resync()); }), "Sync k@1 up to 2");
  EXPECT_EQ(pop_during([&] { EXPECT_TRUE(queue.remove(pod_at("k", "3"))); }),
            "Deleted k@3 up to 3");
  EXPECT_EQ(pop_during([&] { queue.bookmark("4"); }), " up to 4");
}

TEST(DeltaFifoWaitTest, StopEndsTheWaitForAChange) {
  DeltaFifo queue;
  std::stop_source source;
  std::array<ErrorCode, 2> codes = {};
  {
    const std::jthread consumer([&] {
      codes[0] = queue.pop(source.get_token()).error().code;
      codes[1] = queue.pop_batch(source.get_token()).error().code;
    });
    source.request_stop();
  }
  EXPECT_EQ(codes, (std::array{ErrorCode::Cancelled, ErrorCode::Cancelled}));
}

// After a stop, pop_batch() returns no deltas even if some are queued (CT-02).
TEST(DeltaFifoWaitTest, StoppedPopTakesNothing) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_EQ(queue.pop_batch(stopped()).error().code, ErrorCode::Cancelled);
  EXPECT_EQ(queue.pop(stopped()).error().code, ErrorCode::Cancelled);
  EXPECT_EQ(take_all(queue), "Added a@1");
}

TEST(DeltaFifoWaitTest, TryPopBatchDoesNotWait) {
  DeltaFifo queue;
  EXPECT_FALSE(queue.try_pop_batch());
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_EQ(describe(queue.try_pop_batch()->deltas), "Added a@1");
}

TEST(DeltaFifoWaitTest, SyncCanBeWaitedFor) {
  DeltaFifo queue;
  std::size_t in_flight = 1;
  {
    const std::jthread waiting([&](const std::stop_token& stop) {
      if (queue.synced().wait(stop)) in_flight = queue.counts().in_flight;
    });
    EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
    EXPECT_EQ(take_all(queue), "Replaced a@1");
  }
  EXPECT_EQ(in_flight, 0u);
}

// Closing the queue wakes blocked consumers (Q-09).
TEST(DeltaFifoCloseTest, CloseEndsTheWaitForAChange) {
  DeltaFifo queue;
  std::array<ErrorCode, 2> codes = {};
  {
    const std::jthread consumer([&] {
      codes[0] = queue.pop_batch().error().code;
      codes[1] = queue.pop().error().code;
    });
    queue.close();
  }
  EXPECT_EQ(codes, (std::array{ErrorCode::Closed, ErrorCode::Closed}));
}

// A closed queue still returns its deltas, and then the closed error (Q-09).
TEST(DeltaFifoCloseTest, ClosedQueueReturnsQueuedDeltasAndThenAnError) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "2")}, "3"));
  queue.close();
  queue.close();
  EXPECT_EQ(take_one(queue), "Replaced a@1");
  EXPECT_EQ(describe(queue.pop_batch().value().deltas), "Replaced b@2");
  queue.commit();
  EXPECT_TRUE(queue.has_synced());
  EXPECT_EQ(queue.pop_batch().error().code, ErrorCode::Closed);
  EXPECT_EQ(queue.pop().error().code, ErrorCode::Closed);
  EXPECT_FALSE(queue.try_pop_batch());
}

TEST(DeltaFifoCloseTest, ClosedQueueStillReportsTheLastVersion) {
  DeltaFifo queue;
  queue.bookmark("5");
  queue.close();
  EXPECT_EQ(queue.pop_batch().value().resource_version, "5");
  queue.commit();
  EXPECT_EQ(queue.pop_batch().error().code, ErrorCode::Closed);
}

// A closed queue rejects changes, unlike in client-go, so that a Reflector notices that there is no
// consumer (Q-09).
TEST(DeltaFifoCloseTest, ClosedQueueRejectsChanges) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  queue.close();
  EXPECT_EQ(code_of(queue.add(pod_at("a", "1"))), ErrorCode::Closed);
  EXPECT_EQ(code_of(queue.update(pod_at("a", "1"))), ErrorCode::Closed);
  EXPECT_EQ(code_of(queue.remove(pod_at("k", "2"))), ErrorCode::Closed);
  EXPECT_EQ(code_of(queue.replace({pod_at("a", "1")}, "3")), ErrorCode::Closed);
  EXPECT_EQ(code_of(queue.resync()), ErrorCode::Closed);
  queue.bookmark("4");
  EXPECT_EQ(queue.counts().pushed, 0u);
  EXPECT_FALSE(queue.has_synced());
  EXPECT_EQ(queue.pop_batch().error().code, ErrorCode::Closed);
}

// A thread-safe cache, which the consumer writes while the queue reads it.
class LockedCache final : public KnownObjects {
 public:
  void apply(const Delta& delta) {
    const detail::MutexLock lock(mutex_);
    cache_.apply(delta);
  }
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override {
    const detail::MutexLock lock(mutex_);
    return cache_.find(key);
  }
  [[nodiscard]] std::vector<ObjectPtr> list() const override {
    const detail::MutexLock lock(mutex_);
    return cache_.list();
  }

 private:
  mutable detail::Mutex mutex_;
  MapCache cache_ KINFORM_GUARDED_BY(mutex_);
};

// Changes a few objects at random and reports the changes to the queue.
class Producer {
 public:
  explicit Producer(std::uint64_t seed) : random_(seed) {}

  void step(DeltaFifo& queue) {
    const std::string name = "p" + std::to_string(random_.below(10));
    const ObjectPtr object = pod_at(name, std::to_string(++version_));
    switch (random_.below(10)) {
      case 0:
        return expect_ok(queue.resync());
      case 1:
        return expect_ok(queue.replace(list(), std::to_string(version_)));
      case 2:  // The deletion is missed; the next list reveals it.
        objects_.erase(name);
        return expect_ok(queue.replace(list(), std::to_string(version_)));
      case 3:
      case 4:
        objects_.erase(name);
        return expect_ok(queue.remove(object));
      default:
        objects_[name] = object;
        return expect_ok(queue.update(object));
    }
  }

  [[nodiscard]] std::vector<ObjectPtr> list() const {
    std::vector<ObjectPtr> objects;
    for (const auto& [name, object] : objects_) objects.push_back(object);
    return objects;
  }

 private:
  static void expect_ok(const Result<void>& result) { EXPECT_TRUE(result); }

  Random random_;
  int version_ = 0;
  std::map<std::string, ObjectPtr> objects_;
};

// Finally the consumer's cache equals the server. Run it under ThreadSanitizer to find data races.
TEST(DeltaFifoThreadsTest, ProducerConsumerAndReadersAgreeInTheEnd) {
  constexpr int kSteps = 5000;
  LockedCache cache;
  DeltaFifo queue({.known = &cache, .bytes_max = 2000});
  Producer producer(1);
  {
    std::vector<std::jthread> readers;
    for (int i = 0; i < 2; ++i) {
      readers.emplace_back([&queue](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
          for (const ObjectPtr& object : queue.list())
            for (const Delta& delta : queue.get(object->key()))
              EXPECT_EQ(delta.object->key(), object->key());
          const DeltaFifoCounts counts = queue.counts();
          EXPECT_LE(counts.queued + counts.in_flight, counts.pushed);
        }
      });
    }
    const std::jthread consumer([&] {
      while (const Result<DeltaBatch> batch = queue.pop_batch()) {
        for (const Delta& delta : batch->deltas) cache.apply(delta);
        queue.commit();
      }
    });
    for (int i = 0; i < kSteps; ++i) producer.step(queue);
    queue.close();
  }
  EXPECT_TRUE(queue.has_synced());
  EXPECT_EQ(cache.list(), producer.list());
}

}  // namespace
}  // namespace kinform::inline v0
