// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Makes the world as an object wants it, each time that something about it changes: the part of a
// controller that is always the same.
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

// What is to happen with a key that was reconciled. An Error in its place means: again, after a
// delay that grows with each failure.
class ReconcileOutcome {
 public:
  // All is as it should be, until something changes.
  [[nodiscard]] static ReconcileOutcome done() { return {}; }
  // Again, with the delays of failures, but without being one.
  [[nodiscard]] static ReconcileOutcome requeue();
  // Again after so long, if nothing changes before. Not a failure. At most zero: done().
  [[nodiscard]] static ReconcileOutcome requeue_after(Duration delay);
  // Failed in a way that trying again does not help: reported, and left until something changes.
  [[nodiscard]] static ReconcileOutcome give_up(Error error);

  [[nodiscard]] bool wants_requeue() const { return requeue_; }
  [[nodiscard]] std::optional<Duration> delay() const { return delay_; }
  [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

 private:
  bool requeue_ = false;
  std::optional<Duration> delay_;
  std::optional<Error> failure_;
};

// Which changes count; an empty function lets all pass. One that throws lets the change pass: a
// needless look does less harm than a missed one.
struct EventPredicate {
  std::function<bool(const AddEvent&)> on_add = {};
  std::function<bool(const UpdateEvent&)> on_update = {};
  std::function<bool(const DeleteEvent&)> on_delete = {};
};

// Updates that changed the spec, not only status or metadata. Only for kinds with a generation.
[[nodiscard]] EventPredicate generation_changed();
// All but resyncs.
[[nodiscard]] EventPredicate resource_version_changed();
// Objects with these labels; of updates, those where the old or the new state has them.
[[nodiscard]] EventPredicate labels_match(LabelSelector selector);

// Of a resource whose changes lead to reconciles.
struct SourceOptions {
  InformerScope scope = {};
  // All of them must let a change pass.
  std::vector<EventPredicate> predicates = {};
};

// Which objects are to be reconciled because of this one.
using MapFunction = std::function<std::vector<ObjectKey>(const Object&)>;

struct ReconcilerOptions {
  // The label of its metrics and logs. Empty: the resource's plural. No two alike in one program.
  std::string name = {};
  // Of the primary resource.
  SourceOptions source = {};
  // How many keys are worked on at a time; never the same one twice. REQUIRES: more than none.
  int workers = 1;
  // Of keys that failed. Null: default_controller_rate_limiter().
  std::unique_ptr<RateLimiter<ObjectKey>> rate_limiter = {};
  // After so long a request's token is stopped. Zero: never.
  Duration reconcile_timeout = Duration::zero();
  // What is under way may take so long after a stop; then its token is stopped. Empty: as long as
  // the manager's graceful_shutdown, which is the most that a reconciler of a manager gets; without
  // a manager 30 s.
  std::optional<Duration> grace_period = {};
  // How long run() waits for the caches before it fails, saying which lack. Zero: as long as it
  // takes.
  Duration sync_timeout = std::chrono::minutes(2);
  bool needs_leadership = true;

  Logger logger = {};
  // controller_runtime_* and workqueue_*. Null: nowhere. Must outlive the reconciler.
  MetricsSink* metrics = nullptr;
  // Must outlive the reconciler.
  Clock* clock = &system_clock();
};

// How the calls of a reconciler's function have ended so far.
struct ReconcilerCounts {
  std::uint64_t reconciles = 0;
  std::uint64_t errors = 0;      // Exceptions and what was given up among them.
  std::uint64_t exceptions = 0;  // What the function threw.
  std::size_t active = 0;        // Under way.
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

// One object to look at.
template <class T>
struct ReconcileRequest {
  const ObjectKey& key;
  // As the cache has it now; empty: it is gone.
  detail::HandleOf<T> object;
  // Requested when the time for this request is over: on a lost leadership at once, on a stop after
  // the grace period. Hand it to whatever blocks.
  std::stop_token stop;
  // Says which controller and object, and which of many calls this is.
  const Logger& logger;
};

namespace detail {

// What all reconcilers have in common, whatever the type of their objects.
//
// Keys come from the primary resource, from what its objects own, and from what a function maps to
// them. The first reconcile comes when all of these caches have synced and every object has been
// seen. A key is never with two workers at a time; any number of changes while it is worked on lead
// to one more look. What the function throws is contained: reported, counted, tried again.
//
// Thread safety: all members may be called from any thread, but sources are added before run().
class ReconcilerBase : public Runnable {
 public:
  // REQUIRES: not running.
  ~ReconcilerBase() override;
  ReconcilerBase(const ReconcilerBase&) = delete;
  ReconcilerBase& operator=(const ReconcilerBase&) = delete;

  // Changes of objects of this resource that an object of the primary one controls
  // (`ownerReferences` with `controller: true`). Returns their lister. REQUIRES: not running, and
  // the primary resource has a kind, by which owners are named.
  Lister<> owns(const ApiResource& resource, SourceOptions options = {});
  // The same of a typed kind: `owns<apps::v1::Deployment>()`.
  template <class Kind>
  Lister<Kind> owns(SourceOptions options = {}) {
    return Lister<Kind>(owns(Kind::resource(), std::move(options)));
  }
  // Changes of objects of this resource, for the objects to which `map` leads; of an update both
  // states are mapped. REQUIRES: not running.
  Lister<> watches(const ApiResource& resource, MapFunction map, SourceOptions options = {});

  // The cache of the primary resource.
  [[nodiscard]] Lister<> lister() const;

  // Has a key looked at, for a reason of one's own.
  void enqueue(const ObjectKey& key);

  [[nodiscard]] std::string name() const override;
  [[nodiscard]] bool needs_leadership() const override;

  // Works until a stop, then lets what is under way finish; see grace_period. The factory has to be
  // started by whoever has it. ErrorCode::Timeout if the caches do not sync in time. After
  // its end it may be run again.
  [[nodiscard]] Result<void> run(std::stop_token stop, std::stop_token abort = {}) override;

  [[nodiscard]] ReconcilerCounts counts() const;

 protected:
  ReconcilerBase(InformerFactory& factory, ApiResource resource, detail::ReconcileCallback callback,
                 ReconcilerOptions options);

 private:
  class Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace detail

// `T` is Object, or a typed view of the resource's kind that can be made from an ObjectPtr.
template <class T>
class Reconciler final : public detail::ReconcilerBase {
 public:
  using Request = ReconcileRequest<T>;
  using Function = std::function<Result<ReconcileOutcome>(const Request&)>;

  // `factory` must outlive the reconciler. `function` is called by several threads at once if there
  // are several workers.
  Reconciler(InformerFactory& factory, ApiResource resource, Function function,
             ReconcilerOptions options = {});
  // Of a typed kind, which knows its resource.
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
