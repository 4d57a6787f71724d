#include "kinform/delta_fifo.hpp"

#include <exception>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "cache/delta_log.hpp"
#include "cache/known_bugs.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform {

using detail::KnownBug;
using detail::MutexLock;

std::string_view to_string(DeltaType type) noexcept {
  switch (type) {
    case DeltaType::Added:
      return "Added";
    case DeltaType::Updated:
      return "Updated";
    case DeltaType::Deleted:
      return "Deleted";
    case DeltaType::Replaced:
      return "Replaced";
    case DeltaType::Sync:
      return "Sync";
  }
  return "";
}

namespace {

using KeySet = absl::flat_hash_set<ObjectKeyView, cache::SeededKeyHash, ObjectKeyEqual>;

bool same_identity(const Object& before, const Object& after) {
  return before.key() == after.key() && before.uid() == after.uid() &&
         before.resource_version() == after.resource_version();
}

}  // namespace

class DeltaFifo::Impl {
 public:
  explicit Impl(DeltaFifoOptions options) : options_(std::move(options)) {}

  Result<void> push(DeltaType type, ObjectPtr object, const std::stop_token& stop) {
    Result<ObjectPtr> accepted = accept(std::move(object));
    MutexLock lock(mutex_);
    if (!accepted) {
      ++counts_.rejected;
      return std::move(accepted).error();
    }
    const bool has_room = room_.wait(mutex_, stop, [this]() KINFORM_REQUIRES(mutex_) {
      return closed_ || queued_.bytes() < options_.bytes_max;
    });
    if (!has_room) return Error(ErrorCode::Cancelled, "stopped while the queue was full");
    if (closed_) return closed_error();
    if (phase_ == Phase::Empty) finish_initial_locked();
    version_ = (*accepted)->resource_version();
    if (type == DeltaType::Deleted) {
      push_deletion_locked(*std::move(accepted));
    } else {
      append_locked({.type = type, .object = *std::move(accepted)});
    }
    arrived_.notify_one();
    return {};
  }

  Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version) {
    std::vector<ObjectPtr> refused;
    accept_listed(objects, refused);
    MutexLock lock(mutex_);
    if (closed_) return closed_error();
    counts_.rejected += refused.size();
    const bool is_first = phase_ == Phase::Empty;
    const std::uint64_t before = next_sequence_;
    KeySet listed;
    listed.reserve(objects.size() + refused.size());
    // What the transform has refused exists all the same.
    for (const ObjectPtr& object : refused) listed.insert(object->key());
    for (ObjectPtr& object : objects) {
      listed.insert(object->key());
      append_locked({.type = DeltaType::Replaced, .in_initial_list = is_first, .object = object});
    }
    if (options_.known_bug != KnownBug::ForgetTombstonesOnRelist) bury_unlisted_locked(listed);
    version_ = std::move(resource_version);
    version_due_ = true;
    if (is_first) {
      phase_ = Phase::Initial;
      initial_end_ = next_sequence_;
      initial_remaining_ = next_sequence_ - before;
    }
    arrived_.notify_one();
    return {};
  }

  Result<void> resync() {
    if (options_.known == nullptr) return {};
    MutexLock lock(mutex_);
    if (closed_) return closed_error();
    const bool overtake = options_.known_bug == KnownBug::ResyncOvertakesPendingChange;
    for (ObjectPtr& object : options_.known->list()) {
      // Else an older state would follow a newer one.
      if (!overtake && newest_pending_locked(object->key()) != nullptr) continue;
      append_locked({.type = DeltaType::Sync, .object = std::move(object)});
    }
    arrived_.notify_one();
    return {};
  }

  void bookmark(std::string_view resource_version) {
    MutexLock lock(mutex_);
    if (closed_) return;
    version_ = resource_version;
    version_due_ = true;
    arrived_.notify_one();
  }

  const KnownObjects* known() const { return options_.known; }

  Result<DeltaBatch> pop(const std::stop_token& stop, bool whole_queue) {
    MutexLock lock(mutex_);
    arrived_.wait(mutex_, stop,
                  [this]() KINFORM_REQUIRES(mutex_) { return closed_ || ready_locked(); });
    if (stop.stop_requested())
      return Error(ErrorCode::Cancelled, "stopped while waiting for changes");
    if (!ready_locked()) return closed_error();
    return take_locked(whole_queue);
  }

  std::optional<DeltaBatch> try_pop_batch() {
    MutexLock lock(mutex_);
    if (!ready_locked()) return std::nullopt;
    return take_locked(true);
  }

  void commit() {
    cache::DeltaLog done;  // Destroyed after the lock is: releasing objects takes time.
    MutexLock lock(mutex_);
    if (phase_ == Phase::Initial) {
      for (const Delta& delta : in_flight_.deltas()) {
        if (delta.sequence < initial_end_) --initial_remaining_;
      }
      if (initial_remaining_ == 0) finish_initial_locked();
    }
    std::swap(done, in_flight_);
    taken_ = false;
  }

  void close() {
    MutexLock lock(mutex_);
    closed_ = true;
    arrived_.notify_all();
    room_.notify_all();
  }

  const OneShotEvent& synced() const { return synced_; }

  std::vector<ObjectPtr> list() const {
    MutexLock lock(mutex_);
    std::vector<ObjectPtr> objects;
    queued_.for_each_newest([&](const Delta& delta) { objects.push_back(delta.object); });
    return objects;
  }

  std::vector<Delta> get(const ObjectKeyView& key) const {
    MutexLock lock(mutex_);
    return queued_.of_object(key);
  }

  DeltaFifoCounts counts() const {
    MutexLock lock(mutex_);
    DeltaFifoCounts counts = counts_;
    counts.queued = queued_.size();
    counts.queued_bytes = queued_.bytes();
    counts.in_flight = in_flight_.size();
    return counts;
  }

 private:
  // Empty until the first change; Initial while the first list is on its way to the consumer.
  enum class Phase : std::uint8_t { Empty, Initial, Synced };

  static Error closed_error() { return {ErrorCode::Closed, "the queue is closed"}; }

  // The object as it is to be queued.
  Result<ObjectPtr> accept(ObjectPtr object) const {
    if (object->name().empty()) {
      return Error(ErrorCode::InvalidArgument, "an object without metadata.name cannot be cached");
    }
    if (!options_.transform) return object;
    Result<ObjectPtr> transformed = call_transform(object);
    if (transformed && !(*transformed && same_identity(*object, **transformed))) {
      return Error(ErrorCode::InvalidArgument,
                   "the transform changed name, namespace, uid or resource version of " +
                       object->key().to_string());
    }
    return transformed;
  }

  Result<ObjectPtr> call_transform(const ObjectPtr& object) const {
    try {
      return options_.transform(object);
    } catch (const std::exception& exception) {
      return Error(ErrorCode::UserCode,
                   "transform of " + object->key().to_string() + " threw: " + exception.what());
    } catch (...) {
      return Error(ErrorCode::UserCode, "transform of " + object->key().to_string() + " threw");
    }
  }

  // Moves what is not accepted to `refused`; nameless objects vanish altogether.
  void accept_listed(std::vector<ObjectPtr>& objects, std::vector<ObjectPtr>& refused) const {
    std::size_t kept = 0;
    for (ObjectPtr& object : objects) {
      // Listed unchanged, it is the known object itself, which has been through this already.
      const bool is_known = options_.transform && options_.known != nullptr &&
                            options_.known->find(object->key()) == object;
      Result<ObjectPtr> accepted = is_known ? Result<ObjectPtr>(object) : accept(object);
      if (accepted) {
        objects[kept++] = *std::move(accepted);
        continue;
      }
      if (options_.on_rejected) options_.on_rejected(accepted.error());
      refused.push_back(std::move(object));
    }
    objects.resize(kept);
  }

  void append_locked(Delta delta) KINFORM_REQUIRES(mutex_) {
    delta.sequence = next_sequence_++;
    ++counts_.pushed;
    queued_.append(std::move(delta));
  }

  // The last delta that the consumer has not committed yet, of one object.
  const Delta* newest_pending_locked(const ObjectKeyView& key) const KINFORM_REQUIRES(mutex_) {
    const Delta* delta = queued_.newest(key);
    return delta != nullptr ? delta : in_flight_.newest(key);
  }

  void push_deletion_locked(ObjectPtr object) KINFORM_REQUIRES(mutex_) {
    const ObjectKeyView key = object->key();
    const Delta* pending = newest_pending_locked(key);
    const bool exists = pending != nullptr          ? pending->type != DeltaType::Deleted
                        : options_.known == nullptr ? false
                                                    : static_cast<bool>(options_.known->find(key));
    if (exists) return append_locked({.type = DeltaType::Deleted, .object = std::move(object)});
    ++counts_.collapsed;
    version_due_ = true;
    // DF-04: a deletion that was told is better than one that was inferred.
    const Delta* queued = queued_.newest(key);
    if (queued != nullptr && queued->final_state_unknown)
      queued_.replace_newest(std::move(object), false);
  }

  // DF-08, DF-09: deletes what the consumer has, or is about to have, and a list is without.
  void bury_unlisted_locked(const KeySet& listed) KINFORM_REQUIRES(mutex_) {
    std::vector<ObjectPtr> gone;
    KeySet seen;
    const auto bury_pending = [&](const Delta& delta) {
      const ObjectKeyView key = delta.object->key();
      if (!seen.insert(key).second) return;
      if (delta.type != DeltaType::Deleted && !listed.contains(key)) gone.push_back(delta.object);
    };
    queued_.for_each_newest(bury_pending);
    in_flight_.for_each_newest(bury_pending);
    // Read with the lock held: nothing can be committed meanwhile, so whatever the consumer is just
    // applying is still in flight.
    const std::vector<ObjectPtr> known =
        options_.known == nullptr ? std::vector<ObjectPtr>() : options_.known->list();
    for (const ObjectPtr& object : known) {
      if (!listed.contains(object->key()) && !seen.contains(object->key())) gone.push_back(object);
    }
    for (ObjectPtr& object : gone) {
      append_locked({.type = DeltaType::Deleted,
                     .in_initial_list = phase_ == Phase::Empty,
                     .final_state_unknown = true,
                     .object = std::move(object)});
    }
  }

  [[nodiscard]] bool ready_locked() const KINFORM_REQUIRES(mutex_) {
    return !queued_.empty() || version_due_;
  }

  DeltaBatch take_locked(bool whole_queue) KINFORM_REQUIRES(mutex_) {
    KINFORM_ASSERT(!taken_);
    taken_ = true;
    if (whole_queue) {
      queued_.compact();
      std::swap(queued_, in_flight_);
    } else if (!queued_.empty()) {
      queued_.move_oldest_object_to(in_flight_);
    }
    room_.notify_all();
    DeltaBatch batch{.deltas = in_flight_.deltas()};
    if (queued_.empty()) {
      batch.resource_version = version_;
      version_due_ = false;
    }
    return batch;
  }

  void finish_initial_locked() KINFORM_REQUIRES(mutex_) {
    phase_ = Phase::Synced;
    synced_.set();
  }

  const DeltaFifoOptions options_;
  OneShotEvent synced_;

  mutable detail::Mutex mutex_;
  detail::CondVar arrived_;
  detail::CondVar room_;
  cache::DeltaLog queued_ KINFORM_GUARDED_BY(mutex_);
  // Changed by the consumer alone, with the lock held; it reads without.
  cache::DeltaLog in_flight_ KINFORM_GUARDED_BY(mutex_);
  bool taken_ KINFORM_GUARDED_BY(mutex_) = false;
  bool closed_ KINFORM_GUARDED_BY(mutex_) = false;
  std::uint64_t next_sequence_ KINFORM_GUARDED_BY(mutex_) = 1;
  // Of the newest change; due if the consumer is to hear of it though nothing is queued.
  std::string version_ KINFORM_GUARDED_BY(mutex_);
  bool version_due_ KINFORM_GUARDED_BY(mutex_) = false;
  Phase phase_ KINFORM_GUARDED_BY(mutex_) = Phase::Empty;
  std::uint64_t initial_end_ KINFORM_GUARDED_BY(mutex_) =
      0;  // The first sequence number behind the first list.
  std::uint64_t initial_remaining_ KINFORM_GUARDED_BY(mutex_) = 0;
  DeltaFifoCounts counts_ KINFORM_GUARDED_BY(mutex_);
};

DeltaFifo::DeltaFifo(DeltaFifoOptions options)
    : impl_(std::make_unique<Impl>(std::move(options))) {}
DeltaFifo::~DeltaFifo() = default;

Result<void> DeltaFifo::add(ObjectPtr object, std::stop_token stop) {
  return impl_->push(DeltaType::Added, std::move(object), stop);
}
Result<void> DeltaFifo::update(ObjectPtr object, std::stop_token stop) {
  return impl_->push(DeltaType::Updated, std::move(object), stop);
}
Result<void> DeltaFifo::remove(ObjectPtr object, std::stop_token stop) {
  return impl_->push(DeltaType::Deleted, std::move(object), stop);
}
Result<void> DeltaFifo::replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                std::stop_token /*stop*/) {
  return impl_->replace(std::move(objects), std::move(resource_version));
}
Result<void> DeltaFifo::resync(std::stop_token /*stop*/) {
  return impl_->resync();
}
void DeltaFifo::bookmark(std::string_view resource_version) {
  impl_->bookmark(resource_version);
}
const KnownObjects* DeltaFifo::known_objects() const {
  return impl_->known();
}
Result<DeltaBatch> DeltaFifo::pop_batch(std::stop_token stop) {
  return impl_->pop(stop, true);
}
Result<DeltaBatch> DeltaFifo::pop(std::stop_token stop) {
  return impl_->pop(stop, false);
}
std::optional<DeltaBatch> DeltaFifo::try_pop_batch() {
  return impl_->try_pop_batch();
}
void DeltaFifo::commit() {
  impl_->commit();
}
void DeltaFifo::close() {
  impl_->close();
}
const OneShotEvent& DeltaFifo::synced() const {
  return impl_->synced();
}
std::vector<ObjectPtr> DeltaFifo::list() const {
  return impl_->list();
}
std::vector<Delta> DeltaFifo::get(const ObjectKeyView& key) const {
  return impl_->get(key);
}
DeltaFifoCounts DeltaFifo::counts() const {
  return impl_->counts();
}

}  // namespace kinform
