// What a program hears of changes.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/object.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0 {

namespace cache {
class HandlerQueue;
class Processor;
}  // namespace cache

// An object is there that the handler had not heard of, or had been told was deleted.
struct AddEvent {
  ObjectPtr object = {};
  // True for objects that existed before the informer, or this handler, started.
  bool in_initial_list = false;
};

// An object that the handler knows has changed, or is told of once more.
struct UpdateEvent {
  ObjectPtr old_object = {};
  // Has the same resource version as `old_object` when this is a resync, or a list found it
  // unchanged. Another uid: the object was deleted and made anew in between (CT-18).
  ObjectPtr new_object = {};
};

// The object has left what the informer follows. With a selector that need not mean that it is
// deleted on the server: it may only have ceased to match, and may come back (SV-38).
struct DeleteEvent {
  ObjectPtr object = {};  // The last state seen.
  // True when the deletion itself was missed and noticed only by listing again. `object` may then
  // be older than the state that was deleted.
  bool final_state_unknown = false;
};

// What to call for each change; an empty function ignores that kind.
//
// Calls for one handler come one at a time and, per object, in order. Different handlers run in
// parallel. When a call comes, the cache shows that change, or a later one. A slow handler delays
// nobody else, but its backlog is kept in memory: hand long work to a WorkQueue. An exception that
// leaves a handler is reported and counted; the next call follows.
struct EventHandler {
  std::function<void(const AddEvent&)> on_add = {};
  std::function<void(const UpdateEvent&)> on_update = {};
  std::function<void(const DeleteEvent&)> on_delete = {};
};

// A handler that hears of some objects only. An update that makes an object pass is an addition,
// one that makes it fail is a deletion, with the old state (CT-16). A filter that throws lets
// nothing pass.
[[nodiscard]] EventHandler filtered(std::function<bool(const Object&)> filter,
                                    EventHandler handler);

struct HandlerOptions {
  // For logs, status and metrics.
  std::string name = {};

  // Calls on_update for every cached object this often, changed or not. Unset: the informer's
  // default. It is raised to one second, and, once the informer runs, to the shortest period asked
  // for before; without a default period an informer never resyncs (SI-36 to SI-39).
  std::optional<Duration> resync_period = {};
};

// Keeps a handler registered. Destroying it removes the handler and waits for a call under way, so
// what the handler captures may be destroyed right after it. It may outlive the informer.
//
// Thread safety: all members may be called from any thread; moving and destroying belong to one.
class [[nodiscard]] HandlerRegistration {
 public:
  // Of nothing.
  HandlerRegistration() = default;
  HandlerRegistration(HandlerRegistration&&) noexcept = default;
  HandlerRegistration& operator=(HandlerRegistration&& other) noexcept;
  // Called from inside the handler itself, it does not wait for that call.
  ~HandlerRegistration();

  // Ends it without waiting: a call under way finishes, what is queued is dropped. May be called
  // several times, and from inside the handler (SI-27, SI-29).
  void remove();

  // True once every object of the initial list has been delivered to this handler; stays true.
  [[nodiscard]] bool has_synced() const;
  // Blocks until has_synced(); false if a stop came first or the handler was removed before.
  bool wait_for_sync(std::stop_token stop) const;

  // Calls that wait to be made.
  [[nodiscard]] std::size_t backlog() const;

 private:
  friend class cache::Processor;
  HandlerRegistration(std::weak_ptr<cache::Processor> processor,
                      std::shared_ptr<cache::HandlerQueue> queue);

  std::weak_ptr<cache::Processor> processor_;
  std::shared_ptr<cache::HandlerQueue> queue_;
};

}  // namespace kinform::inline v0
