// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs a reconcile function for every object that changed, or whose dependents changed: the part
// that all controllers have in common.
//
//   Reconciler<Foo> foos(factory, [&](const ReconcileRequest<Foo>& request)
//       -> Result<ReconcileOutcome> {
//     if (!request.object) return ReconcileOutcome::done();  // Deleted.
//     … create or update what it needs …
//     return ReconcileOutcome::done();
//   });
//   const Lister<Deployment> deployments = foos.owns<Deployment>();

#pragma once

#include <chrono>
#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/rate_limiter.hpp"
#include "kinform/building_blocks/runnable.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/typed_forms.hpp"
#include "kinform/error.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/lister.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// The result of a reconcile. An Error instead means: retry, with a delay that grows with each
// failure.
class KINFORM_EXPORT ReconcileOutcome {
 public:
  // Success: nothing to do until something changes.
  [[nodiscard]] static ReconcileOutcome done() { return {}; }
  // Reconcile again with the delays of a failure, but do not count it as one.
  [[nodiscard]] static ReconcileOutcome requeue();
  // Reconcile again after `delay`, or earlier if something changes. Not a failure. A delay of zero
  // or less means done().
  [[nodiscard]] static ReconcileOutcome requeue_after(Duration delay);
  // A failure that a retry cannot fix: reported, and not retried until something changes.
  [[nodiscard]] static ReconcileOutcome give_up(Error error);

  [[nodiscard]] bool wants_requeue() const { return requeue_; }
  [[nodiscard]] std::optional<Duration> delay() const { return delay_; }
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

 private:
  bool requeue_ = false;
  std::optional<Duration> delay_;
  std::optional<Error> failure_;
};

// Filters changes; an empty function lets all pass. If a function throws, the change passes: a
// needless reconcile does less harm than a missed one.
struct EventPredicate {
  std::function<bool(const AddEvent&)> on_add = {};
  std::function<bool(const UpdateEvent&)> on_update = {};
  std::function<bool(const DeleteEvent&)> on_delete = {};
};

// Passes updates that changed the spec, not only status or metadata. The kind must have a
// generation.
[[nodiscard]] KINFORM_EXPORT EventPredicate generation_changed();
// Passes everything except resyncs.
[[nodiscard]] KINFORM_EXPORT EventPredicate resource_version_changed();
// Passes objects with matching labels; updates pass if the old or the new state matches.
[[nodiscard]] KINFORM_EXPORT EventPredicate labels_match(LabelSelector selector);

// Options of a resource whose changes trigger reconciles.
struct SourceOptions {
  InformerScope scope = {};
  // A change must pass all of them.
  std::vector<EventPredicate> predicates = {};
};

// Returns the keys of the objects to reconcile when this object changes.
using MapFunction = std::function<std::vector<ObjectKey>(const Object&)>;

struct ReconcilerOptions {
  // Label of the reconciler's metrics and logs. Empty: the resource's plural name. Must be unique
  // in a program.
  std::string name = {};
  // Options of the primary resource.
  SourceOptions source = {};
  // Number of keys to reconcile in parallel, never the same key twice. REQUIRES: workers > 0.
  int workers = 1;
  // Delays of keys that failed. Null: default_controller_rate_limiter().
  std::unique_ptr<RateLimiter<ObjectKey>> rate_limiter = {};
  // Timeout of one reconcile, after which its stop token is stopped. Zero: none.
  Duration reconcile_timeout = Duration::zero();
  // How long running reconciles may continue after a stop, before their tokens are stopped. With a
  // manager, the default and the maximum are its graceful_shutdown; without one the default is
  // 30 s.
  std::optional<Duration> grace_period = {};
  // How long run() waits for the caches to sync before it fails with the names of those that have
  // not. Zero: no limit.
  Duration sync_timeout = std::chrono::minutes(2);
  bool needs_leadership = true;

  Logger logger = {};
  // Receives the controller_runtime_* and workqueue_* metrics. Null: none. Must outlive the
  // reconciler.
  MetricsSink* metrics = nullptr;
  // Must outlive the reconciler.
  Clock* clock = &system_clock();
};

// Counts of the calls of a reconciler's function.
struct ReconcilerCounts {
  std::uint64_t reconciles = 0;
  std::uint64_t errors = 0;      // Including exceptions and give_up().
  std::uint64_t exceptions = 0;  // Calls that threw.
  std::size_t active = 0;        // Running now.
};

namespace detail {

template <class T>
concept HasResource = requires {
  { T::resource() } -> std::convertible_to<ApiResource>;
};

struct ReconcileCall {
  const ObjectKey& key;
  ObjectPtr object;
  std::stop_token stop;
  const Logger& logger;
};
using ReconcileCallback = std::function<Result<ReconcileOutcome>(const ReconcileCall&)>;

}  // namespace detail

// One object to reconcile.
template <class T>
struct ReconcileRequest {
  const ObjectKey& key;
  // The object in the cache; empty if it no longer exists.
  detail::HandleOf<T> object;
  // Stopped when this reconcile should end: at once if the leadership is lost, after the grace
  // period on a stop, and after reconcile_timeout. Pass it to everything that blocks.
  std::stop_token stop;
  // A logger that adds the controller, the object and a reconcile ID to each record.
  const Logger& logger;
};

namespace detail {

// The part of a reconciler that does not depend on the type of its objects.
//
// Keys come from the primary resource, from the objects that it owns, and from mapped resources.
// The first reconcile starts when all of these caches have synced and every object has been
// delivered. A key is never reconciled by two workers at once; any number of changes during a
// reconcile lead to one more. Exceptions of the function are logged and counted, and the key is
// retried.
//
// Thread safety: all members may be called from any thread, but sources must be added before run().
class KINFORM_EXPORT ReconcilerBase : public Runnable {
 public:
  // REQUIRES: not running.
  ~ReconcilerBase() override;
  ReconcilerBase(const ReconcilerBase&) = delete;
  ReconcilerBase& operator=(const ReconcilerBase&) = delete;

  // When an object of this resource changes, reconciles its controlling owner (`ownerReferences`
  // with `controller: true`), if that is of the primary resource. Returns a lister of this
  // resource. REQUIRES: not running, and the primary resource has a kind, because owner references
  // contain it.
  Lister<> owns(const ApiResource& resource, SourceOptions options = {});
  // Like owns() above, for a typed kind: `owns<apps::v1::Deployment>()`.
  template <class Kind>
  Lister<Kind> owns(SourceOptions options = {}) {
    return Lister<Kind>(owns(Kind::resource(), std::move(options)));
  }
  // Reconciles the objects that `map` returns for changed objects of this resource; for an update,
  // both states are mapped. REQUIRES: not running.
  Lister<> watches(const ApiResource& resource, MapFunction map, SourceOptions options = {});

  // Returns a lister of the primary resource.
  [[nodiscard]] Lister<> lister() const;

  // Enqueues a key manually.
  void enqueue(const ObjectKey& key);

  [[nodiscard]] std::string name() const override;
  [[nodiscard]] bool needs_leadership() const override;

  // Reconciles until a stop, then waits for running reconciles; see grace_period. The caller must
  // start the factory. Fails with ErrorCode::Timeout if the caches do not sync in time. May be
  // called again after it has returned.
  [[nodiscard]] Result<void> run(std::stop_token stop, std::stop_token abort = {}) override;

  [[nodiscard]] ReconcilerCounts counts() const;

 protected:
  ReconcilerBase(InformerFactory& factory, ApiResource resource, detail::ReconcileCallback callback,
                 ReconcilerOptions options);

 private:
  class KINFORM_HIDDEN Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace detail

// Runs a reconcile function for one resource. `T` is Object, or a typed view of the resource's kind
// that can be constructed from an ObjectPtr.
template <class T>
class Reconciler final : public detail::ReconcilerBase {
 public:
  using Request = ReconcileRequest<T>;
  using Function = std::function<Result<ReconcileOutcome>(const Request&)>;

  // `factory` must outlive the reconciler. With several workers, `function` is called from several
  // threads at once.
  Reconciler(InformerFactory& factory, ApiResource resource, Function function,
             ReconcilerOptions options = {});
  // Like the constructor above, for a typed kind, which knows its resource.
  Reconciler(InformerFactory& factory, Function function,
             ReconcilerOptions options = {}) requires detail::HasResource<T>
      : Reconciler(factory, T::resource(), std::move(function), std::move(options)) {}
};

// Implementation.

template <class T>
Reconciler<T>::Reconciler(InformerFactory& factory, ApiResource resource, Function function,
                          ReconcilerOptions options)
    : detail::ReconcilerBase(
          factory, std::move(resource),
          [function = std::move(function)](const detail::ReconcileCall& call) {
            return function(Request{.key = call.key,
                                    .object = detail::HandleOf<T>(call.object),
                                    .stop = call.stop,
                                    .logger = call.logger});
          },
          std::move(options)) {}

}  // namespace kinform::inline v0
