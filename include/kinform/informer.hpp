// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Keeps a local, indexed copy of one resource, updated by a watch, and calls handlers for each
// change.
//
//   Informer<Pod> pods(client);
//   const auto registration = pods.add_event_handler({.on_add = …}).value();
//   pods.run(stop_on_signals()).value();
//
// The path of a change: server → Reflector → DeltaFifo → Indexer → each EventHandler.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/backoff.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/delta_fifo.hpp"
#include "kinform/building_blocks/index_function.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/object_reference.hpp"
#include "kinform/detail/typed_forms.hpp"
#include "kinform/error.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/lister.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

namespace cache {
class InformerStepper;
}

// Selects the objects of a resource that an informer follows, and the form in which they are
// fetched.
struct InformerScope {
  // Empty: all namespaces. Several: one watch for each, sharing one cache. Ignored for
  // cluster-scoped resources.
  std::vector<std::string> namespaces = {};
  std::string label_selector = {};
  std::string field_selector = {};
  ObjectForm form = ObjectForm::Whole;

  friend bool operator==(const InformerScope&, const InformerScope&) = default;
};

// Describes what an informer follows, for logs and errors: `pods.v1`, `pods.v1 in web, ops`,
// `pods.v1 with app=a, metadata only`.
[[nodiscard]] KINFORM_EXPORT std::string to_string(const ApiResource& resource,
                                                   const InformerScope& scope);

struct InformerOptions {
  // Additional indexes by name, for lookups by index with a Lister. An index by namespace always
  // exists.
  Indexers indexers = {};

  // Called once for each object before it is cached, for example to drop fields that nobody reads.
  // It may not change name, namespace, uid or resource version. If it returns an error or throws,
  // on_watch_error is called and the cached object is left unchanged.
  std::function<Result<ObjectPtr>(ObjectPtr)> transform = {};

  // Called on each failed list or watch, before the informer backs off and retries. With several
  // namespaces it is called from several threads.
  std::function<void(const Error&)> on_watch_error = {};

  // The form of the objects that the source returns. With MetadataOnly, their kind is
  // PartialObjectMetadata instead of the resource's kind.
  ObjectForm form = ObjectForm::Whole;

  // Page size for servers that cannot stream the initial list. Zero: automatic, see
  // ReflectorOptions.
  std::int64_t page_size = 0;
  // See ReflectorOptions.
  bool use_streaming_list = true;
  // Limits on the objects, bytes and pages of one list; see ListLimits. With several namespaces
  // they apply to each.
  ListLimits list_limits = {};

  // The default for handlers without a period of their own. Zero: this informer never resyncs.
  Duration resync_period = Duration::zero();

  // A watch that receives nothing for this long is reopened; see ReflectorOptions.
  Duration silence_timeout = std::chrono::seconds(75);
  BackoffOptions backoff = {};

  // Bound, in bytes, of the changes that are queued for the cache. At the bound the watch is not
  // read until the queue shrinks.
  std::size_t queue_bytes_max = DeltaFifoOptions{}.bytes_max;

  Logger logger = {};

  // Receives the informer's metrics, named in docs/metrics.md, with the labels `name`, group,
  // version and resource. Null: none. Must outlive the informer.
  MetricsSink* metrics = nullptr;
  std::string name = {};

  // Must outlive the informer.
  Clock* clock = &system_clock();
  // Seed for the jitter of delays. Unset: random.
  std::optional<std::uint64_t> seed = {};
};

// Which informers a wait for the sync waits for, and for how long.
struct SyncWaitOptions {
  std::optional<Duration> timeout = {};  // Measured with the informer's clock. Unset: no limit.
  // True does not wait for an informer while it is parked: the server does not serve its resource,
  // for example because the CustomResourceDefinition is not installed. It syncs once it is served.
  bool without_parked = false;
};

// How a wait for the sync ended.
enum class SyncWait : std::uint8_t {
  Synced,
  Parked,       // With SyncWaitOptions::without_parked only.
  Interrupted,  // By a stop request, the timeout, or because the informer stopped.
};

// The state of one handler.
struct HandlerStatus {
  std::string name = {};
  bool synced = false;
  std::size_t backlog = 0;
  std::uint64_t delivered = 0;
  std::uint64_t failures = 0;       // Calls that threw.
  Duration lag = Duration::zero();  // Age of the oldest queued event.
};

// One namespace of an informer that follows several, and its list and watch.
struct InformerPart {
  std::string namespace_name = {};
  std::unique_ptr<ListerWatcher> source = {};
};

// The state of one list and watch: that of one namespace, or of all of them.
struct PartStatus {
  std::string namespace_name = {};
  ReflectorStatus reflector = {};
};

// The state of an informer. Points in time are those of its clock.
struct InformerStatus {
  ApiResource resource = {};
  bool running = false;
  bool synced = false;
  // True while the server does not serve the resource. The cache keeps its objects until it is
  // certain that the resource was removed; `reason` says what it waits for.
  bool parked = false;
  // The reason why it is not synced, or behind: `list pods: 403 forbidden …`. Empty only if it has
  // synced and reads its watches.
  std::string reason = {};
  // With several namespaces: the one that has been failing for longest, otherwise the first that
  // has not been listed, does not read its watch, or waits before it sends a request, otherwise the
  // first.
  ReflectorStatus reflector = {};
  std::vector<PartStatus> parts = {};  // Empty unless the informer follows several namespaces.
  // The resource version of the cache. Empty with several namespaces, which have one each.
  std::string resource_version = {};
  IndexerCounts cache = {};
  // Memory in bytes that the cached objects share: field names, short strings and equal parts. It
  // is not part of `cache`.
  std::size_t shared_bytes = 0;
  DeltaFifoCounts queue = {};
  std::vector<HandlerStatus> handlers = {};
};

// An informer of objects of any kind. Many handlers share its single watch and single cache.
//
// The cache is updated before a handler is called. For each object, a handler sees a legal history:
// add, updates, delete. While the server's history is continuous, versions never go back. After a
// fault, however long, the cache becomes equal to the server again.
//
// While the server does not serve the resource, the informer is parked: it keeps its cache and
// looks for the resource in discovery. Deletions are delivered once it is certain that the resource
// was removed (docs/reliability.md).
//
// An informer runs once: new, running, stopped.
//
// A handle: copies are cheap and refer to the same informer, which lives as long as one of them.
// REQUIRES: when the last copy is destroyed, run() was never called or has returned.
//
// Thread safety: all members may be called from any thread. Threads: the one that calls run(), one
// for each reflector, one for each handler.
template <>
class KINFORM_EXPORT Informer<Object> {
 public:
  // An empty handle: only assignment and destruction are allowed.
  Informer() = default;

  // Follows a resource: `Informer<> foos(client, {.group = "example.com", .version = "v1", …})`.
  Informer(const ListerWatcherSource& source, const ApiResource& resource,
           const InformerScope& scope = {}, InformerOptions options = {});

  // Follows whatever `source` lists and watches.
  explicit Informer(std::unique_ptr<ListerWatcher> source, InformerOptions options = {});

  // Follows several namespaces in one cache, each with its own watch and reflector thread. The
  // cache has synced when all have been listed. REQUIRES: at least one part, no namespace twice,
  // and all parts of the same resource.
  explicit Informer(std::vector<InformerPart> parts, InformerOptions options = {});

  // Registers a handler. One that joins late first receives an AddEvent for each cached object,
  // then every later change, none twice and none missing. Fails with FailedPrecondition once the
  // informer has stopped.
  [[nodiscard]] Result<HandlerRegistration> add_event_handler(EventHandler<> handler,
                                                              HandlerOptions options = {}) const;

  // Adds indexes; see Indexer::add_indexers. Fails with FailedPrecondition once the informer has
  // stopped.
  [[nodiscard]] Result<void> add_indexers(Indexers indexers) const;

  // Lists, then watches, until a stop is requested; retries failures with back-off without limit.
  // On a stop, changes that are still queued are dropped. Returns when all handler calls have
  // finished. A second run is refused with FailedPrecondition.
  Result<void> run(std::stop_token stop = {}) const;

  // True once the first complete list is in the cache and queued for the handlers. Stays true.
  [[nodiscard]] bool has_synced() const { return synced().is_set(); }
  [[nodiscard]] const OneShotEvent& synced() const;
  // Blocks until has_synced(). Returns false if a stop was requested or the informer stopped first.
  bool wait_for_sync(std::stop_token stop = {}) const;
  // Like wait_for_sync() above, but also returns false after `timeout`, measured with the
  // informer's clock.
  bool wait_for_sync(Duration timeout, std::stop_token stop = {}) const;
  // Like wait_for_sync() above, but can also return when the informer is parked:
  // `wait_for_sync({.without_parked = true}, stop)`.
  [[nodiscard]] SyncWait wait_for_sync(const SyncWaitOptions& options,
                                       std::stop_token stop = {}) const;
  [[nodiscard]] bool is_stopped() const;

  // Returns a read-only view of the cache. It may outlive the informer, and then keeps showing the
  // last state.
  [[nodiscard]] Lister<> lister() const;
  [[nodiscard]] const Indexer& indexer() const;
  [[nodiscard]] const ApiResource& resource() const;

  // Returns the newest version known to be in the cache or queued for it; empty before the first
  // list, and with several namespaces.
  [[nodiscard]] std::string last_sync_resource_version() const;
  [[nodiscard]] InformerStatus status() const;

  // True if both refer to the same informer.
  friend bool operator==(const Informer&, const Informer&) = default;

 private:
  friend class cache::InformerStepper;
  class KINFORM_HIDDEN Impl;

  std::shared_ptr<Impl> impl_;
};

// Returns an index function that reads the object as its kind:
//   indexers["node"] = index_by<Pod>([](const Pod& pod, IndexValues& values) {
//     values.add(pod.spec().node_name());
//   });
template <class Kind>
[[nodiscard]] IndexFunction index_by(
    std::function<void(const Kind& object, IndexValues& values)> function);

// An informer of one kind: an Informer<> whose handlers, indexes and lister use the kind's C++
// type.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class Informer {
 public:
  // An empty handle: only assignment and destruction are allowed.
  Informer() = default;

  // Follows the kind's resource: `Informer<Pod> pods(client)`.
  explicit Informer(const ListerWatcherSource& source, const InformerScope& scope = {},
                    InformerOptions options = {})
      : informer_(source, Kind::resource(), scope, std::move(options)) {}
  // Follows whatever `source` lists and watches. REQUIRES: objects of this kind.
  explicit Informer(std::unique_ptr<ListerWatcher> source, InformerOptions options = {})
      : informer_(std::move(source), std::move(options)) {}
  // Wraps an untyped informer. REQUIRES: it follows this kind.
  explicit Informer(Informer<> informer) : informer_(std::move(informer)) {}

  // Registers a handler, as the untyped form does.
  [[nodiscard]] Result<HandlerRegistration> add_event_handler(EventHandler<Kind> handler,
                                                              HandlerOptions options = {}) const {
    return informer_.add_event_handler(kinform::untyped(std::move(handler)), std::move(options));
  }
  // Adds one index; see index_by().
  [[nodiscard]] Result<void> add_index(
      std::string name,
      std::function<void(const Kind& object, IndexValues& values)> function) const {
    Indexers indexers;
    indexers.emplace(std::move(name), index_by<Kind>(std::move(function)));
    return informer_.add_indexers(std::move(indexers));
  }
  [[nodiscard]] Lister<Kind> lister() const { return Lister<Kind>(informer_.lister()); }

  // See Informer<>.
  Result<void> run(std::stop_token stop = {}) const { return informer_.run(std::move(stop)); }
  [[nodiscard]] bool has_synced() const { return informer_.has_synced(); }
  bool wait_for_sync(std::stop_token stop = {}) const {
    return informer_.wait_for_sync(std::move(stop));
  }
  bool wait_for_sync(Duration timeout, std::stop_token stop = {}) const {
    return informer_.wait_for_sync(timeout, std::move(stop));
  }
  [[nodiscard]] SyncWait wait_for_sync(const SyncWaitOptions& options,
                                       std::stop_token stop = {}) const {
    return informer_.wait_for_sync(options, std::move(stop));
  }
  [[nodiscard]] bool is_stopped() const { return informer_.is_stopped(); }
  [[nodiscard]] InformerStatus status() const { return informer_.status(); }

  // Returns the same informer without the type, for members that this form does not have.
  [[nodiscard]] const Informer<>& untyped() const { return informer_; }

  // True if both refer to the same informer.
  friend bool operator==(const Informer&, const Informer&) = default;

 private:
  Informer<> informer_;
};

// Implementation.

template <class Kind>
IndexFunction index_by(std::function<void(const Kind& object, IndexValues& values)> function) {
  return [function = std::move(function)](const Object& object, IndexValues& values) {
    function(Kind(detail::ObjectReference::share(object)), values);
  };
}

}  // namespace kinform::inline v0
