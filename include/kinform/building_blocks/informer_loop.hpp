// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// InformerLoop runs one or more Reflectors and processes the queue that they fill. It is the core
// of an informer, without shared handlers.

#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/delta_queue.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/event_handler.hpp"

namespace kinform::inline v0 {

namespace cache {
class InformerStepper;
}

// Totals of an InformerLoop since it was created.
struct InformerLoopCounts {
  std::uint64_t batches = 0;
  std::uint64_t deltas = 0;
  // Exceptions thrown by `process`; with a single handler, exceptions thrown by it plus objects
  // that the cache rejected.
  std::uint64_t failures = 0;
};

// One source of changes and the store that it fills. Both must outlive the loop.
struct InformerLoopSource {
  ListerWatcher* source = nullptr;
  Store* store = nullptr;  // The queue, or a part of it (DeltaFifo::add_part).
  ReflectorOptions options = {};
};

// Fills a queue from the server through Reflectors, and processes its changes in batches.
// Informer<> is built on it and adds any number of handlers. Use this class directly for a custom
// queue and custom processing, or for a single handler.
//
// Thread safety: run() is called once. All other members may be called from any thread.
class KINFORM_EXPORT InformerLoop {
 public:
  // Calls `process` with each batch, on the thread of run(), and then commits the batch. `source`
  // and `queue` must outlive the loop. An exception from `process` is counted and logged, and the
  // batch counts as processed. `on_synced` is called once, on the same thread, after the queue has
  // synced.
  InformerLoop(ListerWatcher& source, DeltaQueue& queue,
               std::function<void(const DeltaBatch&)> process, ReflectorOptions options = {},
               std::function<void()> on_synced = {});

  // Like the constructor above, with one reflector per source. Clock, logger and name are taken
  // from the options of the first source. REQUIRES: at least one source.
  InformerLoop(std::vector<InformerLoopSource> sources, DeltaQueue& queue,
               std::function<void(const DeltaBatch&)> process,
               std::function<void()> on_synced = {});

  // Keeps `indexer` equal to the server's collection, and calls `handler` on the thread of run()
  // after each batch is in the cache. Corresponds to client-go's NewIndexerInformer. `source` and
  // `indexer` must outlive the loop.
  InformerLoop(ListerWatcher& source, Indexer& indexer, EventHandler<> handler,
               ReflectorOptions options = {});

  // REQUIRES: run() was never called or has returned.
  ~InformerLoop();
  InformerLoop(const InformerLoop&) = delete;
  InformerLoop& operator=(const InformerLoop&) = delete;

  // Lists, watches and processes until a stop is requested; changes that are still queued then are
  // not processed. Each reflector runs on its own thread, which has ended when this returns.
  void run(std::stop_token stop);

  [[nodiscard]] bool has_synced() const { return synced().is_set(); }
  [[nodiscard]] const OneShotEvent& synced() const;
  // These two report on the first source.
  [[nodiscard]] std::string last_sync_resource_version() const;
  [[nodiscard]] ReflectorStatus reflector_status() const;
  // Returns one status per source, in the order of the sources.
  [[nodiscard]] std::vector<ReflectorStatus> reflector_statuses() const;
  [[nodiscard]] InformerLoopCounts counts() const;

 private:
  friend class cache::InformerStepper;
  class KINFORM_HIDDEN Impl;

  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
