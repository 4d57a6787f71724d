// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A million random steps of a server, a producer that reports its changes, a DeltaFifo and a
// consumer. Each step is checked against a simple reference implementation of the queue's rules,
// and against the guarantees to the consumer.
//
// KINFORM_TEST_SEED=n runs other steps; a failure names the seed of its episode.

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/building_blocks/delta_fifo.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/building_blocks/snapshot.hpp"
#include "testing/deltas.hpp"
#include "testing/fakes/reference_fifo.hpp"
#include "testing/long_run.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::describe;
using test_support::MapCache;
using test_support::ReferenceFifo;

constexpr std::size_t kObjects = 8;

// The version of each object; 0 if the object does not exist.
using State = std::array<int, kObjects>;

std::size_t index_of(const ObjectPtr& object) {
  return static_cast<std::size_t>(object->name()[0] - 'a');
}

int version_of(const ObjectPtr& object) {
  return object ? std::atoi(std::string(object->resource_version()).c_str()) : 0;
}

// Returns a pod; for the same index and version always the same object.
const ObjectPtr& pod_of(std::size_t index, int version) {
  static std::map<std::pair<std::size_t, int>, ObjectPtr> made;
  ObjectPtr& object = made[{index, version}];
  if (!object) {
    const std::string name(1, static_cast<char>('a' + index));
    object = test_support::pod_at(index % 2 == 0 ? name : "web/" + name, std::to_string(version));
  }
  return object;
}

State state_of(const KnownObjects& cache) {
  State state = {};
  for (const ObjectPtr& object : cache.list()) state[index_of(object)] = version_of(object);
  return state;
}

std::vector<ObjectPtr> objects_of(const State& state) {
  std::vector<ObjectPtr> objects;
  for (std::size_t i = 0; i < kObjects; ++i)
    if (state[i] != 0) objects.push_back(pod_of(i, state[i]));
  return objects;
}

std::string to_text(const State& state) {
  std::string text;
  for (const ObjectPtr& object : objects_of(state))
    text += object->key().to_string() + "@" + std::string(object->resource_version()) + " ";
  return text;
}

bool same_delta(const Delta& left, const Delta& right) {
  return left.type == right.type && left.object == right.object &&
         left.in_initial_list == right.in_initial_list &&
         left.final_state_unknown == right.final_state_unknown && left.sequence == right.sequence;
}

// A consumer that applies deltas to a std::map.
class MapConsumer {
 public:
  [[nodiscard]] const KnownObjects& known() const { return cache_; }

  // Returns, for each delta, the cached object before that delta was applied.
  std::vector<ObjectPtr> apply(const DeltaBatch& batch) {
    std::vector<ObjectPtr> before;
    for (const Delta& delta : batch.deltas) {
      before.push_back(cache_.find(delta.object->key()));
      cache_.apply(delta);
    }
    return before;
  }

  // Checks the cache against the expected contents and version after a commit. Returns a
  // description of the first difference; empty if there is none.
  std::string check(const State& /*goal*/, const std::string& /*version*/) { return ""; }

 private:
  MapCache cache_;
};

// A consumer that applies deltas to an Indexer. Holds some snapshots, to check that they do not
// change.
class IndexerConsumer {
 public:
  [[nodiscard]] const KnownObjects& known() const { return indexer_; }

  std::vector<ObjectPtr> apply(const DeltaBatch& batch) {
    std::vector<ObjectPtr> before;
    for (Change& change : indexer_.apply(batch).changes)
      before.push_back(std::move(change.old_object));
    return before;
  }

  std::string check(const State& goal, const std::string& version) {
    held_[next_] = {indexer_.snapshot(), goal, version};
    next_ = (next_ + 1) % held_.size();
    for (const Held& held : held_) {
      if (state_of(held.snapshot) != held.state) return "a snapshot has changed";
      if (held.snapshot.resource_version() != held.version) return "a snapshot's version is wrong";
    }
    return "";
  }

 private:
  struct Held {
    Snapshot snapshot;
    State state = {};
    std::string version;
  };

  static State state_of(const Snapshot& snapshot) {
    State state = {};
    for (const Object& object : snapshot)
      state[static_cast<std::size_t>(object.name()[0] - 'a')] =
          std::atoi(std::string(object.resource_version()).c_str());
    return state;
  }

  Indexer indexer_;
  std::array<Held, 4> held_;
  std::size_t next_ = 0;
};

struct EpisodeOptions {
  bool has_known = true;
  int refused_every = 0;  // The transform refuses versions divisible by this; 0 means no transform.
};

// One episode: random operations on a new queue and its reference implementation. Stops at the
// first failed check.
template <class Consumer>
class Episode {
 public:
  Episode(std::uint64_t seed, EpisodeOptions options)
      : options_(options),
        random_(seed),
        queue_(fifo_options()),
        reference_(options.has_known ? &consumer_.known() : nullptr,
                   [this](const ObjectPtr& object) { return refuses(object); }),
        connected_(random_.below(2) == 0) {}

  // Runs the given number of steps. Returns a description of the first failed check; empty if all
  // passed.
  std::string run(int steps) {
    for (int i = 0; i < steps && wrong_.empty(); ++i) {
      log_.clear();
      step();
      compare();
    }
    return wrong_;
  }

 private:
  DeltaFifoOptions fifo_options() {
    DeltaFifoOptions made{.known = options_.has_known ? &consumer_.known() : nullptr};
    if (options_.refused_every == 0) return made;
    made.transform = [this](ObjectPtr object) -> Result<ObjectPtr> {
      if (refuses(object)) return Error(ErrorCode::FailedPrecondition, "refused");
      return object;
    };
    return made;
  }

  [[nodiscard]] bool refuses(const ObjectPtr& object) const {
    return options_.refused_every != 0 && version_of(object) % options_.refused_every == 0;
  }

  void step() {
    const std::uint64_t dice = random_.below(1000);
    if (dice < 400) return change_object();
    if (dice < 415) return lose_connection();
    if (dice < 450) return list();
    if (dice < 453) return restore_backup();
    if (dice < 480) return delete_again();
    if (dice < 510) return resync();
    if (dice < 540) return bookmark();
    consume();
  }

  // The steps of the server and of the producer that reports the server's changes to the queue.

  void change_object() {
    const std::size_t i = random_.below(kObjects);
    const bool existed = server_[i] != 0;
    const bool is_deletion = existed && random_.below(10) < 3;
    const ObjectPtr& object = pod_of(i, ++version_);
    server_[i] = is_deletion ? 0 : version_;
    if (random_.below(200) == 0) backup_ = {server_, version_};
    if (!connected_) return;
    if (is_deletion) return report_deletion(object);
    const DeltaType type = existed ? DeltaType::Updated : DeltaType::Added;
    log_ = std::string(to_string(type)) + " " + object->key().to_string();
    const bool taken = (existed ? queue_.update(object) : queue_.add(object)).ok();
    expect(taken != refuses(object), "a change was wrongly accepted or refused");
    reference_.push(type, object);
    if (taken) reported_[i] = version_;
    if (taken) reported_version_ = version_;
  }

  void report_deletion(const ObjectPtr& object) {
    log_ = "remove " + object->key().to_string();
    expect(queue_.remove(object).ok(), "a deletion was refused");
    reference_.remove(object);
    reported_[index_of(object)] = 0;
    reported_version_ = version_of(object);
  }

  // Reports a deletion that was already reported, or of an object that never existed.
  void delete_again() {
    const std::size_t i = random_.below(kObjects);
    if (connected_ && server_[i] == 0 && reported_[i] == 0) report_deletion(pod_of(i, ++version_));
  }

  void lose_connection() { connected_ = false; }

  void restore_backup() {
    std::tie(server_, version_) = backup_;
    connected_ = false;
    is_restored_ = true;
  }

  void list() {
    if (connected_ && random_.below(4) != 0) return;  // Relist rarely while connected.
    log_ = "replace with " + to_text(server_);
    // Record where the list begins: after a restore from a backup, its objects may have older
    // versions than before.
    if (is_restored_) older_from_.insert(queue_.counts().pushed + 1);
    const std::vector<ObjectPtr> objects = objects_of(server_);
    expect(queue_.replace(objects, std::to_string(version_)).ok(), "a list was refused");
    reference_.replace(objects, std::to_string(version_));
    connected_ = true;
    is_restored_ = false;
    reported_version_ = version_;
    for (std::size_t i = 0; i < kObjects; ++i) {
      const bool is_refused = server_[i] != 0 && refuses(pod_of(i, server_[i]));
      if (!is_refused) reported_[i] = server_[i];
    }
  }

  void resync() {
    log_ = "resync";
    expect(queue_.resync().ok(), "a resync was refused");
    reference_.resync();
  }

  void bookmark() {
    if (!connected_) return;
    log_ = "bookmark";
    queue_.bookmark(std::to_string(version_));
    reference_.bookmark(std::to_string(version_));
    reported_version_ = version_;
  }

  // The steps of the consumer.

  void consume() {
    if (!batch_) return take();
    if (is_applied_) return commit();
    const std::size_t end = random_.below(3) == 0
                                ? applied_ + random_.below(batch_->deltas.size() - applied_ + 1)
                                : batch_->deltas.size();
    apply({.deltas = batch_->deltas.subspan(applied_, end - applied_),
           .resource_version = end == batch_->deltas.size() ? batch_->resource_version : ""});
    applied_ = end;
    is_applied_ = end == batch_->deltas.size();
  }

  void apply(const DeltaBatch& part) {
    const std::vector<ObjectPtr> before = consumer_.apply(part);
    for (std::size_t i = 0; i < part.deltas.size(); ++i)
      check_notification(part.deltas[i], before[i]);
  }

  void take() {
    is_whole_ = random_.below(2) == 0;
    log_ = is_whole_ ? "pop_batch" : "pop";
    if (!reference_.is_ready()) {
      expect(!queue_.try_pop_batch(), "try_pop_batch() of an empty queue returned a batch");
      return;
    }
    if (!is_whole_ && queue_.counts().queued > 0) {
      batch_ = queue_.pop().value();
    } else {
      batch_ = queue_.try_pop_batch();
    }
    expect(batch_.has_value(), "no batch, although the queue is not empty");
    if (!batch_) return;
    const std::string version = is_whole_ ? reference_.take_all() : reference_.take_one();
    expect(batch_->resource_version == version, "wrong version");
    applied_ = 0;
    is_applied_ = false;
    goal_ = reported_;
    goal_version_ = reported_version_;
    is_drained_ = queue_.counts().queued == 0;
  }

  // Checks the guarantees that each delta gives to the consumer, which turns it into one
  // notification.
  void check_notification(const Delta& delta, const ObjectPtr& cached) {
    const std::size_t i = index_of(delta.object);
    log_ = "apply " + describe({&delta, 1});
    if (options_.has_known) {
      if (delta.type == DeltaType::Deleted)
        expect(static_cast<bool>(cached), "deletion of an object that is not cached");
      if (delta.type == DeltaType::Sync || delta.final_state_unknown)
        expect(cached == delta.object, "not the object that is cached");
      const auto list = older_from_.upper_bound(state_since_[i]);
      // A deletion event replaces an inferred deletion at its place in the queue (DF-04), so it
      // precedes a list with older versions that was queued between the two.
      const bool may_be_older = list != older_from_.end() &&
                                (*list <= delta.sequence || delta.type == DeltaType::Deleted);
      expect(may_be_older || version_of(delta.object) >= version_of(cached),
             "the version goes backwards");
    }
    expect(last_sequence_[i] < delta.sequence, "sequence numbers do not ascend");
    last_sequence_[i] = delta.sequence;
    if (delta.type != DeltaType::Sync) state_since_[i] = delta.sequence;
  }

  // Commits the batch and checks its guarantee: the cache shows a state that the server had, under
  // the version of that state.
  void commit() {
    log_ = "commit";
    if (options_.has_known && is_drained_) {
      expect(state_of(consumer_.known()) == goal_, "the cache has " +
                                                       to_text(state_of(consumer_.known())) +
                                                       "but " + to_text(goal_) + "was reported");
      const std::string version = goal_version_ == 0 ? "" : std::to_string(goal_version_);
      expect(batch_->resource_version == version, "not the version that was reported");
      const std::string wrong = consumer_.check(goal_, version);
      expect(wrong.empty(), wrong);
    } else if (options_.has_known && !batch_->deltas.empty()) {
      const std::size_t i = index_of(batch_->deltas[0].object);
      expect(state_of(consumer_.known())[i] == goal_[i], "not the state that was reported");
    }
    queue_.commit();
    reference_.commit();
    batch_.reset();
  }

  void compare() {
    const DeltaFifoCounts counts = queue_.counts();
    expect(counts.queued == reference_.queued.size(), "wrong number of deltas queued");
    expect(counts.in_flight == reference_.in_flight.size(), "wrong number of deltas in flight");
    expect(counts.pushed == reference_.next_sequence - 1, "wrong number of deltas pushed");
    expect(counts.collapsed == reference_.collapsed, "wrong number of deletions collapsed");
    expect(counts.rejected == reference_.rejected, "wrong number of objects rejected");
    expect(queue_.has_synced() == reference_.synced, "wrong value of has_synced()");
    if (batch_) expect_same(batch_->deltas, reference_.in_flight);
    if (random_.below(20) == 0) compare_queued();
  }

  void compare_queued() {
    std::size_t objects = 0;
    for (const ObjectPtr& object : queue_.list()) {
      ++objects;
      const Delta* newest = reference_.newest(reference_.queued, object);
      expect(newest != nullptr && newest->object == object, "list() is wrong");
      std::vector<Delta> of_object;
      for (const Delta& delta : reference_.queued)
        if (delta.object->key() == object->key()) of_object.push_back(delta);
      expect_same(queue_.get(object->key()), of_object);
    }
    expect(objects > 0 || reference_.queued.empty(), "list() is empty");
  }

  void expect_same(std::span<const Delta> got, std::span<const Delta> wanted) {
    if (std::equal(got.begin(), got.end(), wanted.begin(), wanted.end(), same_delta)) return;
    expect(false, "got " + describe(got) + " instead of " + describe(wanted));
  }

  void expect(bool is_right, const std::string& what) {
    if (!is_right && wrong_.empty()) wrong_ = log_ + ": " + what;
  }

  const EpisodeOptions options_;
  Random random_;
  Consumer consumer_;
  DeltaFifo queue_;
  ReferenceFifo reference_;

  State server_ = {};
  int version_ = 1;
  std::pair<State, int> backup_ = {{}, 1};
  bool connected_;
  bool is_restored_ = false;
  State reported_ = {};
  int reported_version_ = 0;
  std::set<std::uint64_t> older_from_;

  std::optional<DeltaBatch> batch_;
  std::size_t applied_ = 0;
  bool is_applied_ = false;  // Also set after an empty batch was applied.
  bool is_whole_ = false;
  bool is_drained_ = false;
  State goal_ = {};
  int goal_version_ = 0;
  // For each object, the sequence number of its last delta, and of the last one that was not a
  // Sync.
  std::array<std::uint64_t, kObjects> last_sequence_ = {};
  std::array<std::uint64_t, kObjects> state_since_ = {};

  std::string log_;  // Describes the current step in failure messages.
  std::string wrong_;
};

// Use short episodes, so that the first operations on a new queue are tested often.
constexpr int kSteps = 1000;

template <class Consumer>
void run_episodes(int count, const EpisodeOptions& options) {
  for (const std::uint64_t seed : test_support::seeds(count)) {
    const std::string wrong = Episode<Consumer>(seed, options).run(kSteps);
    ASSERT_EQ(wrong, "") << "KINFORM_TEST_SEED=" << seed;
  }
}

TEST(DeltaFifoModelTest, KeepsItsRulesAndGuarantees) {
  run_episodes<MapConsumer>(600, {});
}

TEST(DeltaFifoModelTest, KeepsItsRulesAndGuaranteesWithARefusingTransform) {
  run_episodes<MapConsumer>(300, {.refused_every = 5});
}

TEST(DeltaFifoModelTest, KeepsItsRulesWithoutKnownObjects) {
  run_episodes<MapConsumer>(50, {.has_known = false});
  run_episodes<MapConsumer>(50, {.has_known = false, .refused_every = 5});
}

TEST(DeltaFifoModelTest, KeepsItsRulesAndGuaranteesWithAnIndexer) {
  run_episodes<IndexerConsumer>(200, {});
  run_episodes<IndexerConsumer>(100, {.refused_every = 5});
}

}  // namespace
}  // namespace kinform::inline v0
