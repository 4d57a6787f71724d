// A local copy of one resource, kept fresh by a watch, with callbacks for each change.
//
// The way of a change: server → Reflector → DeltaFifo → Indexer → each EventHandler.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/delta_fifo.hpp"
#include "kinform/error.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/lister.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/logging.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/reflector.hpp"

namespace kinform::inline v0 {

struct InformerOptions {
  // Additional ways to look up cached objects, by name; see ObjectLister::by_index. There is always
  // one by namespace.
  Indexers indexers = {};

  // Called once for each object before it is cached, for example to drop fields nobody reads. It
  // may not change name, namespace, uid or resource version. An object that it refuses, or on which
  // it throws, is reported to on_watch_error and left as the cache has it.
  std::function<Result<ObjectPtr>(ObjectPtr)> transform = {};

  // Called on each failed list or watch, before the informer backs off and tries again; with
  // several namespaces, by several threads.
  std::function<void(const Error&)> on_watch_error = {};

  // What the source gives. With MetadataOnly, PartialObjectMetadata is expected in place of the
  // resource's kind.
  ObjectForm form = ObjectForm::Whole;

  // Objects per page where the server cannot stream the list. Zero: automatic, see
  // ReflectorOptions.
  std::int64_t page_size = 0;
  // See ReflectorOptions.
  bool use_streaming_list = true;

  // Default for handlers that name no period of their own. Zero: this informer never resyncs.
  Duration resync_period = Duration::zero();

  // A watch that is silent for this long is opened again; see ReflectorOptions.
  Duration silence_timeout = std::chrono::seconds(75);
  BackoffOptions backoff = {};

  // While this much waits to be put into the cache, the watch is not read.
  std::size_t queue_bytes_max = DeltaFifoOptions{}.bytes_max;

  Logger logger = {};

  // Where the informer's numbers go, under client-go's names and our own (docs/metrics.md), with
  // these labels: `name`, and group, version and resource. Null: nowhere. Must outlive the
  // informer.
  MetricsSink* metrics = nullptr;
  std::string name = {};

  // Must outlive the informer.
  Clock* clock = &system_clock();
  // Of the jitter in waits; by default different each time.
  std::optional<std::uint64_t> seed = {};

  // For this library's own simulation; see src/cache/known_bugs.hpp.
  detail::KnownBug known_bug = {};
};

// How far behind one handler is, and how it has fared.
struct HandlerStatus {
  std::string name = {};
  bool synced = false;
  std::size_t backlog = 0;
  std::uint64_t delivered = 0;
  std::uint64_t failures = 0;       // Calls that threw.
  Duration lag = Duration::zero();  // How long the oldest call has waited.
};

// One of the streams of an informer that follows several namespaces.
struct InformerPart {
  std::string namespace_name = {};
  std::unique_ptr<ListerWatcher> source = {};
};

// One list and watch of an informer: that of a namespace, or of all of them.
struct PartStatus {
  std::string namespace_name = {};
  ReflectorStatus reflector = {};
};

// Whether an informer is up to date, and if not why. Points in time are those of its clock.
struct InformerStatus {
  ApiResource resource = {};
  bool running = false;
  bool synced = false;
  // Why it is not synced, or behind: `list pods: 403 forbidden …`; empty if all is well.
  std::string reason = {};
  // Of several namespaces, that which has failed for longest, or else the first.
  ReflectorStatus reflector = {};
  std::vector<PartStatus> parts = {};  // Empty unless it follows several namespaces.
  // The version that readers of the cache see; empty with several namespaces, which have one each.
  std::string resource_version = {};
  IndexerCounts cache = {};
  DeltaFifoCounts queue = {};
  std::vector<HandlerStatus> handlers = {};
};

// Follows one resource. Many handlers share its single watch and single cache.
//
// The cache is updated before a handler hears of a change. For each object, a handler sees a legal
// history: addition, updates, deletion. While the server's history is continuous, versions never go
// back. After a failure, however long, the cache becomes equal to the server again.
//
// Life: new, running, stopped; there is no way back (SI-09).
//
// Thread safety: all members may be called from any thread. The threads: one for run(), one for the
// reflector, one for each handler.
class SharedInformer {
 public:
  explicit SharedInformer(std::unique_ptr<ListerWatcher> source, InformerOptions options = {});

  // Follows several namespaces, each by a stream and a reflector thread of its own, in one cache.
  // The cache has synced when all have been listed. REQUIRES: there is at least one part, no
  // namespace twice, and all are of the same resource.
  explicit SharedInformer(std::vector<InformerPart> parts, InformerOptions options = {});

  // REQUIRES: run() was never called or has returned.
  ~SharedInformer();

  SharedInformer(const SharedInformer&) = delete;
  SharedInformer& operator=(const SharedInformer&) = delete;

  // Handlers may come and go at any time; one that joins late first gets an AddEvent for each
  // object already cached, and then every later change, none twice and none missing.
  // FailedPrecondition once the informer has been stopped.
  [[nodiscard]] Result<HandlerRegistration> add_event_handler(EventHandler handler,
                                                              HandlerOptions options = {});

  // More indexes; see Indexer::add_indexers. FailedPrecondition once the informer has been stopped.
  [[nodiscard]] Result<void> add_indexers(Indexers indexers);

  // Lists, then watches, until a stop is requested; failures are retried with back-off for as long
  // as it takes. What is queued then is dropped. Returns when all handler calls have finished. A
  // second run is refused with FailedPrecondition.
  Result<void> run(std::stop_token stop);

  // True once the first complete list is in the cache and on its way to the handlers. Stays true.
  [[nodiscard]] bool has_synced() const { return synced().is_set(); }
  [[nodiscard]] const OneShotEvent& synced() const;
  // Blocks until has_synced(); false if a stop came first, or the informer was stopped.
  bool wait_for_sync(std::stop_token stop) const;
  // The same, but gives up after `patience` of the informer's clock.
  bool wait_for_sync(std::stop_token stop, Duration timeout) const;
  [[nodiscard]] bool is_stopped() const;

  // A read-only view of the cache. It may be copied freely and may outlive the informer, after
  // which it keeps showing the last state.
  [[nodiscard]] ObjectLister lister() const;
  [[nodiscard]] const Indexer& indexer() const;
  [[nodiscard]] const ApiResource& resource() const;

  // The newest version known to be in the cache or on its way to it; empty before the first list,
  // and with several namespaces.
  [[nodiscard]] std::string last_sync_resource_version() const;
  [[nodiscard]] InformerStatus status() const;

  // In place of run(), on one thread and without waiting, for tests and simulations that hold the
  // clock. The first call of any of them starts the informer. See Controller; step_handlers() makes
  // one call of each handler that has one waiting, and returns whether there was any.
  TimePoint step_reflector(std::stop_token stop);
  bool step_queue();
  bool step_handlers();
  // One call of the handlers of this name alone, so that one can be slower than another.
  bool step_handler(std::string_view name);
  // Ends what step_* have started, as the end of run() does. Further steps do nothing.
  void stop_stepping();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
