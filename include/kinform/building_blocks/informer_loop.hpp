// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drives a Reflector, or several, and empties their queue.

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
#include "kinform/event_handler.hpp"

namespace kinform::inline v0 {

namespace test_support {
class InformerStepper;
}

// What a Controller has done so far.
struct ControllerCounts {
  std::uint64_t batches = 0;
  std::uint64_t deltas = 0;
  // Exceptions from `process`; with a single handler, from it, and objects that the cache refused.
  std::uint64_t failures = 0;
};

// One stream of changes: where it comes from, and which part of the queue it fills. All must
// outlive the controller.
struct ControllerSource {
  ListerWatcher* source = nullptr;
  Store* store = nullptr;  // The queue, or a part of it (DeltaFifo::add_part).
  ReflectorOptions options = {};
};

// Fills a queue from the server by a Reflector, and takes changes out of it in batches.
// Informer<> is a Controller with many handlers; this one is for a queue and a way of
// processing of one's own, or for a single handler.
//
// Thread safety: run() is called once. All else may be called from any thread.
class InformerLoop {
 public:
  // Calls `process` with each batch, on the thread of run(), and commits it afterwards. `source`
  // and `queue` must outlive the controller. An exception from `process` is counted and logged; the
  // batch counts as processed (CT-04). `on_synced` is called once, on the same thread, after the
  // queue has synced.
  InformerLoop(ListerWatcher& source, DeltaQueue& queue,
               std::function<void(const DeltaBatch&)> process, ReflectorOptions options = {},
               std::function<void()> on_synced = {});

  // The same with a reflector for each of several sources. The first one's options give the clock,
  // the log and the name. REQUIRES: there is at least one source.
  InformerLoop(std::vector<ControllerSource> sources, DeltaQueue& queue,
               std::function<void(const DeltaBatch&)> process,
               std::function<void()> on_synced = {});

  // Keeps `indexer` equal to the server's collection and calls `handler` on the thread of run(),
  // after each batch is in the cache: what client-go's users know as NewIndexerInformer. `source`
  // and `indexer` must outlive the controller.
  InformerLoop(ListerWatcher& source, Indexer& indexer, EventHandler<> handler,
               ReflectorOptions options = {});

  // REQUIRES: run() was never called or has returned.
  ~InformerLoop();
  InformerLoop(const InformerLoop&) = delete;
  InformerLoop& operator=(const InformerLoop&) = delete;

  // Lists, watches and processes until a stop is requested; what is queued then stays unprocessed
  // (CT-02). Each reflector has a thread of its own, which is gone when this returns.
  void run(std::stop_token stop);

  [[nodiscard]] bool has_synced() const { return synced().is_set(); }
  [[nodiscard]] const OneShotEvent& synced() const;
  // Of the first source.
  [[nodiscard]] std::string last_sync_resource_version() const;
  [[nodiscard]] ReflectorStatus reflector_status() const;
  // Of all sources, in the order in which they were added.
  [[nodiscard]] std::vector<ReflectorStatus> reflector_statuses() const;
  [[nodiscard]] ControllerCounts counts() const;

 private:
  friend class Informer<Object>;
  friend class test_support::InformerStepper;
  class Impl;

  // In place of run(), on the calling thread and without waiting. Lets each reflector do its next
  // step; returns when one of them will have something to do if nothing arrives earlier.
  TimePoint step_reflector(std::stop_token stop);
  // Processes one batch; returns whether there was one.
  bool step_queue();

  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
