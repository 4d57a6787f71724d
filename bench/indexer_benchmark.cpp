// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures reads, writes and memory of the cache, compared with a map under a reader-writer lock.
//
//   bench_indexer [objects]
//
// Times are CPU times of the measuring thread, the best of several runs.

#include <time.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <random>
#include <shared_mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "api/object/object_pool.hpp"
#include "codec/frame.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/object.hpp"
#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0 {
namespace {

constexpr std::size_t kHotKeys = 16;
constexpr std::size_t kGroup = 1000;  // Events that are timed together.

using test_support::Corpus;
using test_support::CorpusRevision;

// The pods of a generated cluster, 9.5 KB of JSON each, allocated from one ObjectPool as in an
// informer. The first `changed` pods also exist in a second state, to write as updates.
class Pods {
 public:
  Pods(std::size_t count, std::size_t changed) : pool_(ObjectPool::create()) {
    Corpus corpus({.objects = count});
    codec::JsonDecoder decoder(*pool_);
    std::string text;
    const auto decode = [&](std::size_t index, const CorpusRevision& revision) {
      text.clear();
      corpus.append_object(text, index, revision);
      const std::size_t length = text.size();
      text.append(codec::kFramePadding, ' ');
      return decoder.decode({.text = std::string_view(text).substr(0, length)}).value();
    };
    for (std::size_t i = 0; i < count; ++i) {
      CorpusRevision revision = corpus.initial_revision(i);
      first.push_back(decode(i, revision));
      keys.emplace_back(first.back()->key());
      if (i >= changed) continue;
      revision.resource_version += count;
      revision.status_version = revision.resource_version;
      ++revision.status_changes;
      second.push_back(decode(i, revision));
    }
  }

  std::vector<ObjectPtr> first;
  std::vector<ObjectPtr> second;
  std::vector<ObjectKey> keys;

 private:
  ObjectPool::Owner pool_;
};

// The simplest alternative to the indexer: a map under a reader-writer lock.
class LockedMap {
 public:
  void put(const ObjectPtr& object) {
    const std::unique_lock lock(mutex_);
    objects_[ObjectKey(object->key())] = object;
  }
  ObjectPtr get(const ObjectKeyView& key) const {
    const std::shared_lock lock(mutex_);
    const auto found = objects_.find(key);
    return found == objects_.end() ? ObjectPtr() : found->second;
  }

 private:
  mutable std::shared_mutex mutex_;
  absl::flat_hash_map<ObjectKey, ObjectPtr, ObjectKeyHash, ObjectKeyEqual> objects_;
};

double cpu_nanoseconds() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

// Returns the nanoseconds per operation; `run` executes all `operations`.
double measure(std::size_t operations, const std::function<void()>& run, int tries = 7) {
  run();
  double best = 1e18;
  for (int i = 0; i < tries; ++i) {
    const double begin = cpu_nanoseconds();
    run();
    best = std::min(best, (cpu_nanoseconds() - begin) / static_cast<double>(operations));
  }
  return best;
}

void print(const std::string& what, double nanoseconds) {
  std::printf("  %-52s %9.1f ns\n", what.c_str(), nanoseconds);
}

std::vector<std::size_t> draw(std::size_t count, std::size_t among, std::size_t limit) {
  std::mt19937_64 random(7);
  std::vector<std::size_t> pool(among);
  for (std::size_t& number : pool) number = random() % limit;
  std::vector<std::size_t> drawn(count);
  for (std::size_t& number : drawn) number = pool[random() % among];
  return drawn;
}

template <class Get>
double measure_get(const Pods& pods, const std::vector<std::size_t>& which, int tries, Get get) {
  const auto look_up_all = [&] {
    std::size_t missing = 0;
    for (const std::size_t number : which) missing += get(pods.keys[number]) ? 0 : 1;
    if (missing != 0) std::abort();
  };
  return measure(which.size(), look_up_all, tries);
}

void fill(Indexer& indexer, const std::vector<ObjectPtr>& objects) {
  indexer.replace(objects, "1").value();
}

Indexers two_indexes() {
  return {{std::string(kNamespaceIndex), index_by_namespace()},
          {"node", index_by_field("/spec/nodeName")}};
}

// Updates random objects in batches until destruction.
class BusyWriter {
 public:
  BusyWriter(std::size_t batch, std::function<void(std::size_t first, std::size_t count)> write)
      : thread_([batch, write](const std::stop_token& stop) {
          for (std::size_t i = 0; !stop.stop_requested(); i += batch) write(i, batch);
        }) {}

 private:
  std::jthread thread_;
};

std::vector<Delta> updates(const Pods& pods, std::size_t first, std::size_t count) {
  std::vector<Delta> deltas;
  deltas.reserve(count);
  for (std::size_t i = first; i < first + count; ++i) {
    const std::size_t number = i * 7919 % pods.second.size();
    const bool odd = i / pods.second.size() % 2 != 0;
    deltas.push_back(
        {.type = DeltaType::Updated, .object = odd ? pods.first[number] : pods.second[number]});
  }
  return deltas;
}

void measure_reads(const Pods& pods) {
  const std::size_t count = pods.keys.size();
  Indexer indexer({.indexers = two_indexes()});
  fill(indexer, pods.first);
  LockedMap map;
  for (const ObjectPtr& object : pods.first) map.put(object);
  for (const bool hot : {true, false}) {
    const auto which = draw(200'000, hot ? kHotKeys : count, count);
    // A run with hot keys takes only milliseconds, and other processes may disturb several runs in
    // a row, so take the best of many.
    const int tries = hot ? 50 : 7;
    const std::string name = hot ? ", " + std::to_string(kHotKeys) + " hot keys" : ", uniform";
    const auto from_cache = [&](const ObjectKey& key) { return indexer.get(key); };
    const auto from_map = [&](const ObjectKey& key) { return map.get(key); };
    print("get" + name, measure_get(pods, which, tries, from_cache));
    print("Snapshot::find" + name,
          measure_get(pods, which, tries, [snapshot = indexer.snapshot()](const ObjectKey& key) {
            return snapshot.find(key) != nullptr;
          }));
    print("  a map under a shared_mutex" + name, measure_get(pods, which, tries, from_map));
    for (const std::size_t batch : {std::size_t{1}, std::size_t{10}, std::size_t{100}}) {
      const BusyWriter writer(batch, [&](std::size_t first, std::size_t size) {
        const std::vector<Delta> deltas = updates(pods, first, size);
        std::ignore = indexer.apply({.deltas = deltas});
      });
      print("get" + name + ", beside batches of " + std::to_string(batch),
            measure_get(pods, which, tries, from_cache));
    }
    const BusyWriter writer(
        1, [&](std::size_t first, std::size_t) { map.put(updates(pods, first, 1)[0].object); });
    print("  a map under a shared_mutex" + name + ", beside",
          measure_get(pods, which, tries, from_map));
  }
}

// Returns 1, and stores the object's address in a volatile variable, so that the compiler cannot
// remove the loop that calls this.
std::size_t touch(const Object& object) {
  static const Object* volatile last = nullptr;
  last = &object;
  return last != nullptr ? 1 : 0;
}

void measure_lists(const Pods& pods) {
  const std::size_t count = pods.keys.size();
  Indexer indexer({.indexers = two_indexes()});
  fill(indexer, pods.first);
  print("snapshot()", measure(100'000, [&] {
          for (int i = 0; i < 100'000; ++i) std::ignore = indexer.snapshot();
        }));
  print("walk over a snapshot, per object", measure(count, [&] {
          std::size_t found = 0;
          const Snapshot snapshot = indexer.snapshot();
          for (const Object& object : snapshot) found += touch(object);
          if (found != count) std::abort();
        }));
  print("list(), per object", measure(count, [&] { std::ignore = indexer.list(); }));
  print("by_index of a snapshot, a namespace, per object", measure(count, [&] {
          const Snapshot snapshot = indexer.snapshot();
          std::size_t found = 0;
          for (const std::string_view value : snapshot.list_index_values(kNamespaceIndex)) {
            for (const Object& object : *snapshot.by_index(kNamespaceIndex, value)) {
              found += touch(object);
            }
          }
          if (found != count) std::abort();
        }));
}

// Loads the object into the CPU cache.
void load(const Object& object) {
  const auto* const bytes = reinterpret_cast<const volatile char*>(&object);
  for (std::size_t i = 0; i < object.memory_bytes(); i += 64) std::ignore = bytes[i];
}

void measure_writes(const Pods& pods) {
  for (const std::size_t indexes : {0, 2}) {
    Indexer indexer(indexes == 0 ? IndexerOptions{} : IndexerOptions{.indexers = two_indexes()});
    fill(indexer, pods.first);
    const std::string name = std::to_string(indexes) + " indexes";
    std::size_t next = 0;
    for (const std::size_t batch : {std::size_t{1}, std::size_t{10}, std::size_t{1000}}) {
      double best = 1e18;
      for (int i = 0; i < 200; ++i) {
        const std::vector<Delta> deltas = updates(pods, next, kGroup);
        // Loads the objects into the CPU cache before the time is measured, because that is where
        // they are in an informer: the decoder has just written them.
        for (const Delta& delta : deltas) load(*delta.object);
        next += kGroup;
        const double begin = cpu_nanoseconds();
        for (std::size_t from = 0; from < kGroup; from += batch) {
          std::ignore = indexer.apply({.deltas = std::span(deltas).subspan(from, batch)});
        }
        best = std::min(best, (cpu_nanoseconds() - begin) / static_cast<double>(kGroup));
      }
      print("update, batches of " + std::to_string(batch) + ", " + name, best);
    }
    if (pods.second.size() < pods.first.size()) continue;
    print("replace everything, per object, " + name,
          measure(
              pods.second.size() * 2,
              [&] {
                indexer.replace(pods.first, "1").value();
                indexer.replace(pods.second, "2").value();
              },
              3));
  }
}

void measure_memory(const Pods& pods) {
  Indexer plain;
  Indexer indexed({.indexers = two_indexes()});
  for (const bool at_once : {true, false}) {
    for (Indexer* indexer : {&plain, &indexed}) {
      indexer->replace({}, "1").value();
      if (at_once) {
        fill(*indexer, pods.first);
      } else {
        for (const ObjectPtr& object : pods.first) indexer->add(object).value();
      }
    }
    const auto per_object = [&](const Indexer& indexer) {
      return static_cast<double>(indexer.counts().table_bytes) /
             static_cast<double>(pods.keys.size());
    };
    std::printf("  bytes per object, %s: %.1f without index, %.1f with two\n",
                at_once ? "filled at once" : "one by one", per_object(plain), per_object(indexed));
  }
}

}  // namespace
}  // namespace kinform::inline v0

int main(int argc, char** argv) {
  std::vector<std::size_t> sizes = {1'000, 50'000, 500'000};
  if (argc > 1) sizes = {std::strtoul(argv[1], nullptr, 10)};
  for (const std::size_t size : sizes) {
    std::printf("%zu objects\n", size);
    const kinform::Pods pods(size, std::min<std::size_t>(size, 50'000));
    kinform::measure_reads(pods);
    kinform::measure_lists(pods);
    kinform::measure_writes(pods);
    kinform::measure_memory(pods);
  }
  return 0;
}
