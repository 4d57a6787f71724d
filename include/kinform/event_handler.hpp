// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Event handlers: functions that an informer calls for each change, and the events that they
// receive.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <type_traits>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/object_reference.hpp"
#include "kinform/detail/typed_forms.hpp"
#include "kinform/object.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0 {

namespace cache {
class HandlerQueue;
class Processor;
}  // namespace cache

// An object that is new to the handler, or that was created again after its deletion.
struct AddEvent {
  ObjectPtr object = {};
  // True for objects that existed before the informer, or this handler, started.
  bool in_initial_list = false;
};

// A change of an object that the handler has seen, or its redelivery by a resync or a relist.
struct UpdateEvent {
  ObjectPtr old_object = {};
  // If its uid differs from that of `old_object`, the object was deleted and created again in
  // between, and the deletion was not observed.
  ObjectPtr new_object = {};

  // True if the object has not changed: a resync, or a relist that returned the same version.
  [[nodiscard]] bool is_resync() const {
    return old_object && new_object &&
           old_object->resource_version() == new_object->resource_version();
  }
};

// The object has left the set that the informer follows. With a selector that need not mean that it
// was deleted on the server: it may no longer match, and may come back.
struct DeleteEvent {
  ObjectPtr object = {};  // The last state seen.
  // True when the deletion was missed and inferred because a relist no longer contained the object.
  // `object` may then be older than the state that was deleted.
  bool final_state_unknown = false;
};

namespace detail {

// A std::function whose constructor checks the signature: `Member` says in the compile error which
// member of EventHandler was given a function that cannot be called, and what it is called with.
template <class Signature, class Member>
class Callback;

template <class... Arguments, class Member>
class Callback<void(Arguments...), Member> : public std::function<void(Arguments...)> {
  using Base = std::function<void(Arguments...)>;

 public:
  Callback() = default;
  template <class Function>
  requires(!std::is_same_v<Function, Callback>) Callback(Function callable)
      : Base(checked(std::move(callable))) {}

 private:
  template <class Function>
  static Base checked(Function callable) {
    constexpr bool kCallable = std::is_constructible_v<Base, Function>;
    Member::template check<kCallable>();
    if constexpr (kCallable) {
      return Base(std::move(callable));
    } else {
      return {};
    }
  }
};

struct OnAdd {
  template <bool Callable>
  static constexpr void check() {
    static_assert(Callable,
                  "EventHandler<Kind>::on_add must be callable as "
                  "void(const Kind& object, const AddEvent& event); for EventHandler<> as "
                  "void(const AddEvent& event)");
  }
};
struct OnUpdate {
  template <bool Callable>
  static constexpr void check() {
    static_assert(Callable,
                  "EventHandler<Kind>::on_update must be callable as "
                  "void(const Kind& old_object, const Kind& new_object, const UpdateEvent& event); "
                  "for EventHandler<> as void(const UpdateEvent& event)");
  }
};
struct OnDelete {
  template <bool Callable>
  static constexpr void check() {
    static_assert(Callable,
                  "EventHandler<Kind>::on_delete must be callable as "
                  "void(const Kind& object, const DeleteEvent& event); for EventHandler<> as "
                  "void(const DeleteEvent& event)");
  }
};

}  // namespace detail

// The functions to call for each change; an empty function ignores that kind of change. This is the
// untyped form, in which the event carries the object.
//
// Calls of one handler come one at a time and, per object, in order. Different handlers run in
// parallel. When a call comes, the cache shows that change, or a later one. A slow handler delays
// no other handler, but its backlog is kept in memory: pass long work to a WorkQueue. An exception
// that leaves a handler is logged and counted; the next call follows.
template <>
struct EventHandler<Object> {
  detail::Callback<void(const AddEvent& event), detail::OnAdd> on_add = {};
  detail::Callback<void(const UpdateEvent& event), detail::OnUpdate> on_update = {};
  detail::Callback<void(const DeleteEvent& event), detail::OnDelete> on_delete = {};
};

// The typed form: functions receive the object as its C++ type. The event holds the remaining
// details: AddEvent::in_initial_list, UpdateEvent::is_resync(), DeleteEvent::final_state_unknown.
template <class Kind>
struct EventHandler {
  detail::Callback<void(const Kind& object, const AddEvent& event), detail::OnAdd> on_add = {};
  detail::Callback<void(const Kind& old_object, const Kind& new_object, const UpdateEvent& event),
                   detail::OnUpdate>
      on_update = {};
  detail::Callback<void(const Kind& object, const DeleteEvent& event), detail::OnDelete> on_delete =
      {};
  // Restricts the handler to objects for which this returns true; see filtered(). Empty: all.
  std::function<bool(const Kind& object)> filter = {};
};

// Returns the untyped form of a handler.
template <class Kind>
[[nodiscard]] EventHandler<> untyped(EventHandler<Kind> handler);

// Returns a handler that sees only the objects that pass `filter`. An update that makes an object
// pass becomes an add, one that makes it fail becomes a delete with the old state. A filter that
// throws lets nothing pass.
[[nodiscard]] KINFORM_EXPORT EventHandler<> filtered(std::function<bool(const Object&)> filter,
                                                     EventHandler<> handler);

struct HandlerOptions {
  // For logs, status and metrics.
  std::string name = {};

  // Calls on_update for every cached object this often, changed or not. Unset: the informer's
  // resync_period. Periods below one second are raised to one second; once the informer runs, a
  // period shorter than those of earlier handlers is raised to the shortest of them. An informer
  // whose own resync_period is zero never resyncs.
  std::optional<Duration> resync_period = {};
};

// Keeps a handler registered. Destroying it removes the handler and waits for a call in progress,
// so what the handler refers to may be destroyed right after it. It may outlive the informer.
//
// Thread safety: all members may be called from any thread; moving and destroying belong to one.
class [[nodiscard]] KINFORM_EXPORT HandlerRegistration {
 public:
  // An empty registration.
  HandlerRegistration() = default;
  HandlerRegistration(HandlerRegistration&&) noexcept = default;
  HandlerRegistration& operator=(HandlerRegistration&& other) noexcept;
  // Removes the handler and waits for a call in progress, except where that would deadlock: inside
  // that call, and inside a call of another handler for whose end that call waits in this
  // destructor.
  ~HandlerRegistration();

  // Removes the handler without waiting: a call in progress finishes, queued events are dropped.
  // What the handler captured is released at once or, during a call, by the handler's thread when
  // the call returns. May be called several times, and from inside the handler.
  void remove();

  // True once every object of the initial list has been delivered to this handler; stays true.
  [[nodiscard]] bool has_synced() const;
  // Blocks until has_synced(). Returns false if a stop was requested or the handler was removed
  // first.
  bool wait_for_sync(std::stop_token stop = {}) const;

  // Returns the number of events that are queued for this handler.
  [[nodiscard]] std::size_t backlog() const;

 private:
  friend class cache::Processor;
  HandlerRegistration(std::weak_ptr<cache::Processor> processor,
                      std::shared_ptr<cache::HandlerQueue> queue);

  std::weak_ptr<cache::Processor> processor_;
  std::shared_ptr<cache::HandlerQueue> queue_;
};

// Implementation.

template <class Kind>
EventHandler<> untyped(EventHandler<Kind> handler) {
  EventHandler<> result;
  if (handler.on_add) {
    result.on_add = [call = std::move(handler.on_add)](const AddEvent& event) {
      call(Kind(event.object), event);
    };
  }
  if (handler.on_update) {
    result.on_update = [call = std::move(handler.on_update)](const UpdateEvent& event) {
      call(Kind(event.old_object), Kind(event.new_object), event);
    };
  }
  if (handler.on_delete) {
    result.on_delete = [call = std::move(handler.on_delete)](const DeleteEvent& event) {
      call(Kind(event.object), event);
    };
  }
  if (!handler.filter) return result;
  return filtered(
      [filter = std::move(handler.filter)](const Object& object) {
        return filter(Kind(detail::ObjectReference::share(object)));
      },
      std::move(result));
}

}  // namespace kinform::inline v0
