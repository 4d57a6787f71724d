// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The queue between a Reflector and an InformerLoop: the pending changes, grouped by object and in
// order.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/delta_queue.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

struct DeltaFifoOptions {
  // The consumer's current objects. Used to detect deletions on relist, and to resync. Without it,
  // a relist detects deletions only of objects that are still queued or in flight. Only the
  // consumer may change it, between pop and commit. It is read with the queue's lock held, so it
  // must not call the queue. Must outlive the queue.
  const KnownObjects* known = nullptr;

  // Called once for each incoming object, before any other code sees it, on the thread that adds
  // it. It must not change name, namespace, uid or resource version.
  //
  // It is not called for objects that the consumer already has: resyncs, objects listed unchanged,
  // and the last known state in a deletion inferred from a list. It should still be idempotent: a
  // listed object counts as unchanged only if it is the very object that the consumer holds, and
  // the consumer may have received a newer one since it was listed.
  std::function<Result<ObjectPtr>(ObjectPtr)> transform = {};

  // Called for each object that is dropped without failing the call, on the calling thread. In a
  // list: objects without a name or refused by the transform; their known state is kept. In a
  // deletion: a final state that the transform refused.
  std::function<void(const Error&)> on_rejected = {};

  // Limit of queued object memory (Object::memory_bytes). add, update and remove block while it is
  // reached, unless the queue is empty. Lists and resyncs never block.
  std::size_t bytes_max = std::size_t{64} * 1024 * 1024;
};

// The current content of a DeltaFifo, and its totals since it was created.
struct DeltaFifoCounts {
  std::size_t queued = 0;  // Number of deltas.
  std::size_t queued_bytes = 0;
  std::size_t in_flight = 0;
  std::uint64_t pushed = 0;  // Total number of deltas.
  // Deletions dropped because one was already queued or the object is unknown.
  std::uint64_t collapsed = 0;
  std::uint64_t rejected = 0;  // Objects without a name or refused by the transform.
};

// Each change of an object is a Delta with a sequence number. pop() returns the deltas of the
// object that has waited longest; pop_batch() returns all queued deltas in sequence order. Returned
// deltas are *in flight* until commit(): replace and resync treat them as still queued, so that
// neither reverts to an older state nor misses an object that only the batch contains.
//
// A replacement is atomic: pop_batch() returns all of it or none of it, so that after each batch
// the consumer has a state that existed on the server.
//
// A deletion is dropped if the object is neither queued, in flight nor known, and two deletions in
// a row are merged into one. Nothing else is dropped: each delta causes one notification.
//
// Thread safety: see DeltaQueue.
class KINFORM_EXPORT DeltaFifo final : public DeltaQueue {
 public:
  explicit DeltaFifo(DeltaFifoOptions options = {});
  ~DeltaFifo() override;
  DeltaFifo(const DeltaFifo&) = delete;
  DeltaFifo& operator=(const DeltaFifo&) = delete;

  // Queue a change; block while bytes_max is reached. Return InvalidArgument if the object has no
  // name, or if the transform returned null or changed the object's identity; the transform's own
  // error if it refused the object; UserCode if it threw. Nothing is queued then.
  [[nodiscard]] Result<void> add(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> update(ObjectPtr object, std::stop_token stop = {}) override;
  // Like add() and update(), except that the transform cannot prevent a deletion: if it refuses the
  // final state, the last known state is queued instead, as for a deletion inferred from a list.
  [[nodiscard]] Result<void> remove(ObjectPtr object, std::stop_token stop = {}) override;

  // Queues Replaced for each object, then Deleted for each queued, in-flight or known object that
  // is not in `objects`.
  [[nodiscard]] Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                     std::stop_token stop = {}) override;
  // Queues Sync for each known object that has no delta queued or in flight.
  [[nodiscard]] Result<void> resync(std::stop_token stop = {}) override;
  void bookmark(std::string_view resource_version) override;
  [[nodiscard]] const KnownObjects* known_objects() const override;

  // Adds a part for one namespace, to be filled by its own reflector, when a collection is watched
  // as several streams. Replacing a part deletes nothing outside its namespace; its resync resyncs
  // the whole queue. The queue has synced once every part has been listed and these lists are
  // committed. Batches then carry no version, because no single version holds for all parts. The
  // part lives as long as the queue. REQUIRES: nothing has been queued yet; all changes come
  // through parts.
  [[nodiscard]] Store& add_part(std::string namespace_name);

  [[nodiscard]] Result<DeltaBatch> pop_batch(std::stop_token stop = {}) override;
  [[nodiscard]] Result<DeltaBatch> pop(std::stop_token stop = {}) override;
  [[nodiscard]] std::optional<DeltaBatch> try_pop_batch() override;
  void commit() override;
  void close() override;
  [[nodiscard]] const OneShotEvent& synced() const override;

  // list() returns the newest state of each queued object; get() returns the queued deltas of one
  // object.
  [[nodiscard]] std::vector<ObjectPtr> list() const;
  [[nodiscard]] std::vector<Delta> get(const ObjectKeyView& key) const;
  [[nodiscard]] DeltaFifoCounts counts() const;

 private:
  class KINFORM_HIDDEN Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
