// An informer of one kind: what SharedInformer does, with objects as their types.

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

#include "kinform/detail/object_reference.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/building_blocks/index_function.hpp"
#include "kinform/lister.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/result.hpp"
#include "kinform/shared_informer.hpp"

namespace kinform::inline v0 {

// What to call for each change, with the object as its kind; see EventHandler. The event tells the
// rest: AddEvent::in_initial_list, DeleteEvent::final_state_unknown.
template <class Kind>
struct KindHandler {
  std::function<void(const Kind& object, const AddEvent& event)> on_add = {};
  std::function<void(const Kind& old_object, const Kind& new_object)> on_update = {};
  std::function<void(const Kind& object, const DeleteEvent& event)> on_delete = {};
  // Hears of those objects only for which this says true; see filtered(). Empty: of all.
  std::function<bool(const Kind& object)> filter = {};
};

// The same for objects of any kind.
template <class Kind>
[[nodiscard]] EventHandler untyped(KindHandler<Kind> handler);

// An index function that reads the object as its kind:
//   indexers["node"] = index_by<Pod>([](const Pod& pod, IndexValues& values) {
//     values.add(pod.spec().node_name());
//   });
template <class Kind>
[[nodiscard]] IndexFunction index_by(
    std::function<void(const Kind& object, IndexValues& values)> function);

// A handle to a SharedInformer. Copies are cheap and are the same informer.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class Informer {
 public:
  // An informer of its own: `Informer<Pod> pods(client.resource<Pod>().lister_watcher())`.
  explicit Informer(std::unique_ptr<ListerWatcher> source, InformerOptions options = {})
      : informer_(std::make_shared<SharedInformer>(std::move(source), std::move(options))) {}
  // Somebody else's, such as a factory's, which must outlive this. REQUIRES: it follows this kind.
  explicit Informer(SharedInformer& informer)
      : informer_(std::shared_ptr<SharedInformer>(), &informer) {}

  // See SharedInformer.
  [[nodiscard]] Result<HandlerRegistration> add_event_handler(KindHandler<Kind> handler,
                                                              HandlerOptions options = {}) {
    return informer_->add_event_handler(untyped(std::move(handler)), std::move(options));
  }
  // One more index; see index_by().
  [[nodiscard]] Result<void> add_index(
      std::string name, std::function<void(const Kind& object, IndexValues& values)> function) {
    Indexers indexers;
    indexers.emplace(std::move(name), index_by<Kind>(std::move(function)));
    return informer_->add_indexers(std::move(indexers));
  }
  [[nodiscard]] Lister<Kind> lister() const { return Lister<Kind>(informer_->lister()); }

  // See SharedInformer, too.
  Result<void> run(std::stop_token stop) { return informer_->run(std::move(stop)); }
  [[nodiscard]] bool has_synced() const { return informer_->has_synced(); }
  bool wait_for_sync(std::stop_token stop) const {
    return informer_->wait_for_sync(std::move(stop));
  }
  [[nodiscard]] InformerStatus status() const { return informer_->status(); }

  // The rest of what an informer can do.
  [[nodiscard]] SharedInformer& shared() const { return *informer_; }

 private:
  std::shared_ptr<SharedInformer> informer_;
};

// Implementation.

template <class Kind>
EventHandler untyped(KindHandler<Kind> handler) {
  EventHandler result;
  if (handler.on_add) {
    result.on_add = [call = std::move(handler.on_add)](const AddEvent& event) {
      call(Kind(event.object), event);
    };
  }
  if (handler.on_update) {
    result.on_update = [call = std::move(handler.on_update)](const UpdateEvent& event) {
      call(Kind(event.old_object), Kind(event.new_object));
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

template <class Kind>
IndexFunction index_by(std::function<void(const Kind& object, IndexValues& values)> function) {
  return [function = std::move(function)](const Object& object, IndexValues& values) {
    function(Kind(detail::ObjectReference::share(object)), values);
  };
}

}  // namespace kinform::inline v0
