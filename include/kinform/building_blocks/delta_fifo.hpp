// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The queue between a Reflector and a Controller: what has changed, by object, in order.

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

namespace kinform::inline v0 {

struct DeltaFifoOptions {
  // What the consumer already has, for telling what a list is without and what to resync. Without
  // it a deletion is only noticed for objects that are still queued or in flight. Only the consumer
  // changes it, between pop and commit. Asked with the queue's lock held: it may not call the
  // queue. Must outlive it.
  const KnownObjects* known = nullptr;

  // Called once for each object that comes in, before anybody else sees it, on the thread that
  // brings it. It may not change name, namespace, uid or resource version. Not called for what is
  // known already: resyncs, objects listed unchanged, the last state of what a list is without
  // . Should be idempotent all the same: what is unchanged is told by its being the
  // consumer's own object, which another may have followed since it was listed.
  std::function<Result<ObjectPtr>(ObjectPtr)> transform = {};

  // Told of what a call leaves out without failing. Of a list, the objects that the transform
  // refused or that have no name: what is known of them stays. Of a deletion, the last state, if
  // the transform refused it. Called on the thread that brings it.
  std::function<void(const Error&)> on_rejected = {};

  // Single changes wait while this much is queued (Object::memory_bytes), unless nothing is. Lists
  // and resyncs never wait.
  std::size_t bytes_max = std::size_t{64} * 1024 * 1024;
};

// What a DeltaFifo holds at one moment, and what has gone through it.
struct DeltaFifoCounts {
  std::size_t queued = 0;  // Deltas.
  std::size_t queued_bytes = 0;
  std::size_t in_flight = 0;
  std::uint64_t pushed = 0;     // Since the beginning.
  std::uint64_t collapsed = 0;  // Deletions that were queued already, or of objects nobody knows.
  std::uint64_t rejected = 0;   // Refused by the transform, or without a name.
};

// Each change of an object is a Delta with a sequence number. pop() yields the deltas of one
// object, of that which has waited longest; pop_batch() all that are queued, in sequence. What was
// taken is *in flight* until commit(): replace and resync treat it as queued, so that neither can
// bring back an old state nor overlook an object that only the batch knows.
//
// A replacement is one unit: pop_batch() takes all of it or nothing, so that after each batch the
// consumer has a state that the server really had.
//
// An object that is neither queued, in flight nor known is not deleted again (DF-02), and of two
// deletions in a row one is kept (DF-04). Nothing else is left out: one delta is one notification.
//
// Thread safety: see Queue.
class DeltaFifo final : public DeltaQueue {
 public:
  explicit DeltaFifo(DeltaFifoOptions options = {});
  ~DeltaFifo() override;
  DeltaFifo(const DeltaFifo&) = delete;
  DeltaFifo& operator=(const DeltaFifo&) = delete;

  // Wait while bytes_max are queued. An object without a name is InvalidArgument; what the
  // transform refuses comes back as its error, what it throws as UserCode, and what it makes into
  // another object or none as InvalidArgument. Nothing is queued then.
  [[nodiscard]] Result<void> add(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> update(ObjectPtr object, std::stop_token stop = {}) override;
  // Like these, but the transform cannot keep a deletion from being queued: in place of the state
  // that it refuses stands the last one known, as if a list had been without the object.
  [[nodiscard]] Result<void> remove(ObjectPtr object, std::stop_token stop = {}) override;

  // Queues Replaced for each object, then Deleted for each one that is queued, in flight or known
  // and not among them.
  [[nodiscard]] Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                     std::stop_token stop = {}) override;
  // Queues Sync for each known object of which nothing is queued or in flight (DF-12).
  [[nodiscard]] Result<void> resync(std::stop_token stop = {}) override;
  void bookmark(std::string_view resource_version) override;
  [[nodiscard]] const KnownObjects* known_objects() const override;

  // For a collection that comes as several streams: the part of it that one namespace is, to be
  // filled by a reflector of its own. What replaces the part deletes nothing outside it; its resync
  // is that of the whole queue. The queue has synced once each part was listed and all that is
  // committed; batches then have no version, for there is none that would be true of all parts.
  // Lives as long as the queue. REQUIRES: nothing was queued yet; all changes come through parts.
  [[nodiscard]] Store& add_part(std::string namespace_name);

  [[nodiscard]] Result<DeltaBatch> pop_batch(std::stop_token stop = {}) override;
  [[nodiscard]] Result<DeltaBatch> pop(std::stop_token stop = {}) override;
  [[nodiscard]] std::optional<DeltaBatch> try_pop_batch() override;
  void commit() override;
  void close() override;
  [[nodiscard]] const OneShotEvent& synced() const override;

  // The newest state of each queued object; the queued deltas of one.
  [[nodiscard]] std::vector<ObjectPtr> list() const;
  [[nodiscard]] std::vector<Delta> get(const ObjectKeyView& key) const;
  [[nodiscard]] DeltaFifoCounts counts() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
