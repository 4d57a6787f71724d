// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/delta_fifo.hpp"

#include <optional>
#include <set>
#include <utility>

#include "base/user_code.hpp"
#include "cache/fifo/delta_log.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

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

using cache::DeltaLog;

// The keys of the objects in a list that the queue rejected. Nearly always empty, so a std::set
// suffices.
using KeySet = std::set<ObjectKeyView>;

KeySet keys_of(const std::vector<ObjectPtr>& objects) {
  KeySet keys;
  for (const ObjectPtr& object : objects) {
    if (object) keys.insert(object->key());
  }
  return keys;
}

bool has_name(const ObjectPtr& object) {
  return object && !object->name().empty();
}

bool same_identity(const Object& before, const Object& after) {
  return before.key() == after.key() && before.uid() == after.uid() &&
         before.resource_version() == after.resource_version();
}

Error closed_error() {
  return {ErrorCode::Closed, "delta queue is closed"};
}

}  // namespace

class DeltaFifo::Impl {
 public:
  // A part of the collection: the objects that one reflector lists and watches, either all or those
  // of one namespace.
  struct Part {
    std::optional<std::string> namespace_name;
    bool is_listed = false;  // Guarded by the queue's mutex.

    [[nodiscard]] bool has(const Object& object) const {
      return !namespace_name || object.namespace_name() == *namespace_name;
    }
  };

  explicit Impl(DeltaFifoOptions options) : options_(std::move(options)) {}

  Store& add_part(std::string namespace_name);

  // Queues a change. `type` is Added or Updated.
  Result<void> push(DeltaType type, ObjectPtr object, const std::stop_token& stop) {
    Result<ObjectPtr> accepted = accept(std::move(object));
    MutexLock lock(mutex_);
    if (!accepted) {
      ++counts_.rejected;
      return std::move(accepted).error();
    }
    if (Result<void> begun = begin_change_locked(**accepted, stop); !begun) return begun;
    append_locked({.type = type, .object = *std::move(accepted)});
    lock.unlock();
    arrived_.notify_one();
    return {};
  }

  Result<void> remove(const ObjectPtr& object, const std::stop_token& stop) {
    Result<ObjectPtr> accepted = accept(object);
    const bool is_refused = !accepted && has_name(object);
    if (is_refused) report_rejected(accepted.error());
    MutexLock lock(mutex_);
    if (!accepted) ++counts_.rejected;
    if (!accepted && !is_refused) return std::move(accepted).error();
    if (Result<void> begun = begin_change_locked(*object, stop); !begun) return begun;
    // Queue the deletion even if the transform refuses the final state of the object: the object is
    // gone in any case.
    push_deletion_locked(object->key(), is_refused ? nullptr : *std::move(accepted));
    lock.unlock();
    arrived_.notify_one();
    return {};
  }

  Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version) {
    return replace(whole_, std::move(objects), std::move(resource_version));
  }

  Result<void> replace(Part& part, std::vector<ObjectPtr> objects, std::string resource_version) {
    const std::vector<ObjectPtr> rejected = accept_listed(objects);
    MutexLock lock(mutex_);
    if (closed_) return closed_error();
    counts_.rejected += rejected.size();
    const bool is_first = !part.is_listed && phase_ != Phase::Synced;
    if (part.namespace_name && !part.is_listed) --unlisted_parts_;
    part.is_listed = true;
    const std::uint64_t first_listed = next_sequence_;
    for (ObjectPtr& object : objects) {
      append_locked(
          {.type = DeltaType::Replaced, .in_initial_list = is_first, .object = std::move(object)});
    }
    // Rejected objects (invalid, or refused by the transform) still exist on the server, so no
    // deletion is inferred for them.
    bury_unlisted_locked(part, {first_listed, is_first}, keys_of(rejected));
    set_version_locked(resource_version);
    version_due_ = true;
    if (is_first) begin_initial_locked();
    lock.unlock();
    arrived_.notify_one();
    return {};
  }

  Result<void> resync() {
    MutexLock lock(mutex_);
    if (closed_) return closed_error();
    if (options_.known == nullptr) return {};
    for (ObjectPtr& object : options_.known->list()) {
      // Skip objects with pending deltas: the Sync would deliver the cached state after a newer
      // one.
      if (newest_pending_locked(object->key()) != nullptr) continue;
      append_locked({.type = DeltaType::Sync, .object = std::move(object)});
    }
    lock.unlock();
    arrived_.notify_one();
    return {};
  }

  void bookmark(std::string_view resource_version) {
    MutexLock lock(mutex_);
    if (closed_ || resource_version.empty() || !parts_.empty()) return;
    set_version_locked(resource_version);
    version_due_ = true;
    lock.unlock();
    arrived_.notify_one();
  }

  const KnownObjects* known() const { return options_.known; }

  enum class Amount : std::uint8_t { OneObject, WholeQueue };

  Result<DeltaBatch> pop(Amount amount, const std::stop_token& stop) {
    MutexLock lock(mutex_);
    arrived_.wait(mutex_, stop,
                  [this]() KINFORM_REQUIRES(mutex_) { return closed_ || ready_locked(); });
    if (stop.stop_requested())
      return Error(ErrorCode::Cancelled, "pop cancelled: stopped while waiting for changes");
    if (!ready_locked()) return closed_error();
    return take_locked(amount);
  }

  std::optional<DeltaBatch> try_pop_batch() {
    MutexLock lock(mutex_);
    if (!ready_locked()) return std::nullopt;
    return take_locked(Amount::WholeQueue);
  }

  void commit() {
    {
      MutexLock lock(mutex_);
      if (phase_ == Phase::Taken) finish_initial_locked();
      std::swap(in_flight_, spare_);
      taken_ = false;
    }
    spare_->clear();  // Outside the lock, because releasing objects takes time.
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
    queued_->for_each_newest([&](const Delta& delta) { objects.push_back(delta.object); });
    return objects;
  }

  std::vector<Delta> get(const ObjectKeyView& key) const {
    MutexLock lock(mutex_);
    return queued_->of_object(key);
  }

  DeltaFifoCounts counts() const {
    MutexLock lock(mutex_);
    DeltaFifoCounts counts = counts_;
    counts.queued = queued_->size();
    counts.queued_bytes = queued_->bytes();
    counts.in_flight = in_flight_->size();
    return counts;
  }

 private:
  enum class Phase : std::uint8_t {
    Empty,    // No change has arrived yet.
    Initial,  // At least part of the first list is queued.
    Taken,    // All of the first list is taken, but not all of it committed.
    Synced,
  };

  // Checks and transforms an object before it is queued.
  Result<ObjectPtr> accept(ObjectPtr object) const {
    if (!has_name(object)) {
      return Error(ErrorCode::InvalidArgument, "cannot cache an object without metadata.name");
    }
    if (!options_.transform) return object;
    Result<ObjectPtr> transformed = call_transform(object);
    if (!transformed) return transformed;
    if (!*transformed) {
      return Error(ErrorCode::InvalidArgument,
                   "transform returned a null object for " + object->key().to_string());
    }
    if (!same_identity(*object, **transformed)) {
      return Error(ErrorCode::InvalidArgument,
                   "transform changed name, namespace, uid or resourceVersion of " +
                       object->key().to_string());
    }
    return transformed;
  }

  Result<ObjectPtr> call_transform(const ObjectPtr& object) const {
    try {
      return options_.transform(object);
    } catch (...) {
      return user_code_error("transform of " + object->key().to_string());
    }
  }

  // Checks and transforms a list in place, and returns the rejected objects.
  std::vector<ObjectPtr> accept_listed(std::vector<ObjectPtr>& objects) const {
    std::vector<ObjectPtr> rejected;
    std::size_t kept = 0;
    for (ObjectPtr& object : objects) {
      Result<ObjectPtr> accepted = is_known(object) ? Result<ObjectPtr>(object) : accept(object);
      if (accepted) {
        objects[kept++] = *std::move(accepted);
        continue;
      }
      report_rejected(accepted.error());
      rejected.push_back(std::move(object));
    }
    objects.resize(kept);
    return rejected;
  }

  // Returns whether the consumer already has this very object, so that it was transformed before: a
  // list may contain the same object unchanged. Always false without a transform.
  [[nodiscard]] bool is_known(const ObjectPtr& object) const {
    return options_.transform && options_.known != nullptr && has_name(object) &&
           options_.known->find(object->key()) == object;
  }

  void report_rejected(const Error& error) const {
    if (!options_.on_rejected) return;
    try {
      options_.on_rejected(error);
    } catch (...) {
      // Ignore exceptions of the hook: the rejected object is already counted, and the hook must
      // handle its own exceptions.
    }
  }

  // Begins an add, update or remove: waits for space in the queue and records the resource version
  // of the object.
  Result<void> begin_change_locked(const Object& object, const std::stop_token& stop)
      KINFORM_REQUIRES(mutex_) {
    const bool has_room = room_.wait(mutex_, stop, [this]() KINFORM_REQUIRES(mutex_) {
      return closed_ || queued_->empty() || queued_->bytes() < options_.bytes_max;
    });
    if (!has_room)
      return Error(ErrorCode::Cancelled,
                   "push cancelled: stopped while waiting for space in the queue");
    if (closed_) return closed_error();
    // If the first operation is a single change, there is no initial list to wait for: the queue
    // has synced.
    if (phase_ == Phase::Empty && parts_.empty()) finish_initial_locked();
    const std::string_view version = object.resource_version();
    if (!version.empty()) set_version_locked(version);
    return {};
  }

  void set_version_locked(std::string_view version) KINFORM_REQUIRES(mutex_) {
    if (parts_.empty()) version_ = version;
  }

  void append_locked(Delta delta) KINFORM_REQUIRES(mutex_) {
    delta.sequence = next_sequence_++;
    ++counts_.pushed;
    queued_->append(std::move(delta));
  }

  // Returns the last pending delta of an object, queued or in flight (taken, but not committed);
  // null if there is none.
  const Delta* newest_pending_locked(const ObjectKeyView& key) const KINFORM_REQUIRES(mutex_) {
    const Delta* delta = queued_->newest(key);
    return delta != nullptr ? delta : in_flight_->newest(key);
  }

  // Returns the newest state that the consumer has or will have after the pending deltas; null if
  // the object does not exist then.
  ObjectPtr last_state_locked(const ObjectKeyView& key) const KINFORM_REQUIRES(mutex_) {
    if (const Delta* pending = newest_pending_locked(key))
      return pending->type == DeltaType::Deleted ? nullptr : pending->object;
    return options_.known == nullptr ? nullptr : options_.known->find(key);
  }

  // Queues the deletion of an object. `final_state` is null if the transform refused the object in
  // the deletion event; the delta then contains the last known state.
  void push_deletion_locked(const ObjectKeyView& key, ObjectPtr final_state)
      KINFORM_REQUIRES(mutex_) {
    ObjectPtr last_state = last_state_locked(key);
    if (!last_state) return collapse_deletion_locked(key, std::move(final_state));
    append_locked({.type = DeltaType::Deleted,
                   .final_state_unknown = !final_state,
                   .object = final_state ? std::move(final_state) : std::move(last_state)});
  }

  // Handles the deletion of an object whose deletion is already queued: adds no second delta. If
  // the queued deletion was only inferred from a list, its last known state is replaced by the true
  // final state (DF-04).
  void collapse_deletion_locked(const ObjectKeyView& key, ObjectPtr final_state)
      KINFORM_REQUIRES(mutex_) {
    ++counts_.collapsed;
    version_due_ = true;
    const Delta* queued = queued_->newest(key);
    if (final_state && queued != nullptr && queued->final_state_unknown)
      queued_->replace_newest(std::move(final_state), false);
  }

  struct Listed {
    std::uint64_t first_sequence;
    bool is_first_list;
  };

  // Infers deletions from a list: queues a deletion for every object of the part that the consumer
  // has, or will have, and that is neither listed nor rejected (DF-08, DF-09). The deltas of the
  // list itself are already queued, from `listed.first_sequence` on.
  void bury_unlisted_locked(const Part& part, const Listed& listed, const KeySet& rejected)
      KINFORM_REQUIRES(mutex_) {
    std::vector<ObjectPtr> gone;
    const auto infer_deletion = [&](const Delta& newest) {
      if (newest.type != DeltaType::Deleted && part.has(*newest.object) &&
          !rejected.contains(newest.object->key()))
        gone.push_back(newest.object);
    };
    const DeltaLog& queued = *queued_;
    queued.for_each_newest([&](const Delta& newest) {
      if (newest.sequence < listed.first_sequence) infer_deletion(newest);
    });
    in_flight_->for_each_newest([&](const Delta& newest) {
      if (queued.newest(newest.object->key()) == nullptr) infer_deletion(newest);
    });
    for (ObjectPtr& object : list_known_locked()) {
      const ObjectKeyView key = object->key();
      if (part.has(*object) && newest_pending_locked(key) == nullptr && !rejected.contains(key))
        gone.push_back(std::move(object));
    }
    for (ObjectPtr& object : gone) {
      append_locked({.type = DeltaType::Deleted,
                     .in_initial_list = listed.is_first_list,
                     .final_state_unknown = true,
                     .object = std::move(object)});
    }
  }

  // Returns the consumer's objects. The mutex prevents a commit while they are read, so deltas that
  // the consumer is just applying still count as in flight (taken, but not committed).
  std::vector<ObjectPtr> list_known_locked() const KINFORM_REQUIRES(mutex_) {
    return options_.known == nullptr ? std::vector<ObjectPtr>() : options_.known->list();
  }

  [[nodiscard]] bool ready_locked() const KINFORM_REQUIRES(mutex_) {
    return !queued_->empty() || version_due_;
  }

  DeltaBatch take_locked(Amount amount) KINFORM_REQUIRES(mutex_) {
    KINFORM_ASSERT(!taken_);
    taken_ = true;
    if (amount == Amount::WholeQueue) {
      queued_->compact();
      std::swap(queued_, in_flight_);
    } else if (!queued_->empty()) {
      queued_->move_oldest_object_to(*in_flight_);
    }
    record_initial_taken_locked();
    room_.notify_all();
    DeltaBatch batch{.deltas = in_flight_->deltas()};
    if (queued_->empty()) {
      batch.resource_version = version_;
      version_due_ = false;
    }
    return batch;
  }

  void begin_initial_locked() KINFORM_REQUIRES(mutex_) {
    phase_ = Phase::Initial;
    initial_end_ = next_sequence_;
    initial_remaining_ = queued_->size();
  }

  // Subtracts the deltas just taken from those of the first list that are still queued. If the
  // first list was empty, it counts as taken with the empty batch that reports it (RF-15).
  void record_initial_taken_locked() KINFORM_REQUIRES(mutex_) {
    if (phase_ != Phase::Initial) return;
    for (const Delta& delta : in_flight_->deltas()) {
      if (delta.sequence < initial_end_) --initial_remaining_;
    }
    if (initial_remaining_ == 0 && unlisted_parts_ == 0) phase_ = Phase::Taken;
  }

  void finish_initial_locked() KINFORM_REQUIRES(mutex_) {
    phase_ = Phase::Synced;
    synced_.set();
  }

  class PartStore;

  const DeltaFifoOptions options_;
  OneShotEvent synced_;
  Part whole_;
  std::vector<std::unique_ptr<Store>> parts_;  // All are added before the first change arrives.

  mutable detail::Mutex mutex_;
  detail::CondVar arrived_;
  detail::CondVar room_;
  std::unique_ptr<DeltaLog> queued_ KINFORM_GUARDED_BY(mutex_)
      KINFORM_PT_GUARDED_BY(mutex_) = std::make_unique<DeltaLog>();
  // Deltas that the consumer has taken and not committed. Only the consumer changes this log, and
  // only with the lock held; so the consumer may read it without the lock.
  std::unique_ptr<DeltaLog> in_flight_ KINFORM_GUARDED_BY(mutex_)
      KINFORM_PT_GUARDED_BY(mutex_) = std::make_unique<DeltaLog>();
  bool taken_ KINFORM_GUARDED_BY(mutex_) = false;
  bool closed_ KINFORM_GUARDED_BY(mutex_) = false;
  std::uint64_t next_sequence_ KINFORM_GUARDED_BY(mutex_) = 1;
  // The resource version of the newest change, and whether the consumer must receive it in a batch
  // even if no delta is queued.
  std::string version_ KINFORM_GUARDED_BY(mutex_);
  bool version_due_ KINFORM_GUARDED_BY(mutex_) = false;
  Phase phase_ KINFORM_GUARDED_BY(mutex_) = Phase::Empty;
  // The first sequence number after the first list, and how many deltas before it are still queued.
  std::uint64_t initial_end_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t initial_remaining_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::size_t unlisted_parts_ KINFORM_GUARDED_BY(mutex_) = 0;
  DeltaFifoCounts counts_ KINFORM_GUARDED_BY(mutex_);

  // An empty log that replaces the committed one. Used by the consumer only.
  std::unique_ptr<DeltaLog> spare_ = std::make_unique<DeltaLog>();
};

class DeltaFifo::Impl::PartStore final : public Store {
 public:
  PartStore(Impl& queue, std::string namespace_name)
      : queue_(queue), part_{.namespace_name = std::move(namespace_name)} {}

  Result<void> add(ObjectPtr object, std::stop_token stop) override {
    return queue_.push(DeltaType::Added, std::move(object), stop);
  }
  Result<void> update(ObjectPtr object, std::stop_token stop) override {
    return queue_.push(DeltaType::Updated, std::move(object), stop);
  }
  Result<void> remove(ObjectPtr object, std::stop_token stop) override {
    return queue_.remove(object, stop);
  }
  Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version,
                       std::stop_token /*stop*/) override {
    return queue_.replace(part_, std::move(objects), std::move(resource_version));
  }
  Result<void> resync(std::stop_token /*stop*/) override { return queue_.resync(); }
  void bookmark(std::string_view resource_version) override { queue_.bookmark(resource_version); }
  [[nodiscard]] const KnownObjects* known_objects() const override { return queue_.known(); }

 private:
  Impl& queue_;
  Part part_;
};

Store& DeltaFifo::Impl::add_part(std::string namespace_name) {
  const MutexLock lock(mutex_);
  KINFORM_ASSERT(phase_ == Phase::Empty);
  ++unlisted_parts_;
  return *parts_.emplace_back(std::make_unique<PartStore>(*this, std::move(namespace_name)));
}

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
  return impl_->remove(object, stop);
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
Store& DeltaFifo::add_part(std::string namespace_name) {
  return impl_->add_part(std::move(namespace_name));
}
Result<DeltaBatch> DeltaFifo::pop_batch(std::stop_token stop) {
  return impl_->pop(Impl::Amount::WholeQueue, stop);
}
Result<DeltaBatch> DeltaFifo::pop(std::stop_token stop) {
  return impl_->pop(Impl::Amount::OneObject, stop);
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

}  // namespace kinform::inline v0
