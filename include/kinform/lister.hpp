// Reads from an informer's cache; never from the network.

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/label_selector.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/snapshot.hpp"

namespace kinform::inline v0 {

// A read-only handle to a cache. Copies are cheap and all see the same cache; one may outlive the
// informer, and then keeps showing the last state. Before the informer has synced, what is missing
// may only not have arrived (LI-04).
//
// Objects are shared and immutable. Every call answers from one moment of the cache; where several
// answers must fit together, ask a snapshot().
//
// Thread safety: all members may be called from any thread.
class ObjectLister {
 public:
  // Lists nothing.
  ObjectLister() = default;

  // ErrorCode::NotFound if it is not there, as an API server would say it (LI-03).
  [[nodiscard]] Result<ObjectPtr> get(const ObjectKeyView& key) const;
  // The object, or null. Takes no lock.
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const;

  // Objects whose labels the selector matches, in no particular order.
  [[nodiscard]] std::vector<ObjectPtr> list(const LabelSelector& selector = {}) const;
  // Of one namespace; of all if it is empty. Uses the index by namespace if the cache has one
  // (index_function.hpp), otherwise looks at all objects (LI-02).
  [[nodiscard]] std::vector<ObjectPtr> list_namespace(std::string_view namespace_name,
                                                      const LabelSelector& selector = {}) const;
  // An unknown index is ErrorCode::InvalidArgument.
  [[nodiscard]] Result<std::vector<ObjectPtr>> by_index(std::string_view index,
                                                        std::string_view value) const;

  // Everything as it is now, in no time, for as long as it is held.
  [[nodiscard]] Snapshot snapshot() const;

  // What is listed; empty where the cache does not say.
  [[nodiscard]] const ApiResource& resource() const;

 private:
  friend class Indexer;

  ObjectLister(std::shared_ptr<const cache::VersionChain> chain, ApiResource resource);

  std::shared_ptr<const cache::VersionChain> chain_;
  std::shared_ptr<const ApiResource> resource_;
};

template <class Kind>
class NamespaceLister;

// The same cache, read as objects of one kind: `Lister<core::v1::Pod>`. What it returns may be
// kept; what is read from that is borrowed from it.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class Lister {
 public:
  // Lists nothing.
  Lister() = default;
  // REQUIRES: the cache holds objects of this kind.
  explicit Lister(ObjectLister objects) : objects_(std::move(objects)) {}

  // ErrorCode::NotFound if it is not there.
  [[nodiscard]] Result<Kind> get(const ObjectKeyView& key) const;
  // The object, or an empty one.
  [[nodiscard]] Kind find(const ObjectKeyView& key) const { return Kind(objects_.find(key)); }

  // Those that the selector matches, in no particular order.
  [[nodiscard]] std::vector<Kind> list(const LabelSelector& selector = {}) const;
  // Those for which the function says true.
  [[nodiscard]] std::vector<Kind> list_if(
      const std::function<bool(const Kind& object)>& predicate) const;
  // An unknown index is ErrorCode::InvalidArgument.
  [[nodiscard]] Result<std::vector<Kind>> by_index(std::string_view index,
                                                   std::string_view value) const;

  // Of one namespace.
  [[nodiscard]] NamespaceLister<Kind> in(std::string namespace_name) const;

  [[nodiscard]] Snapshot snapshot() const { return objects_.snapshot(); }
  [[nodiscard]] const ObjectLister& objects() const { return objects_; }

 private:
  ObjectLister objects_;
};

// The part of a Lister that is in one namespace: `lister.in("web").get("pod-1")`.
template <class Kind>
class NamespaceLister {
 public:
  NamespaceLister(Lister<Kind> lister, std::string namespace_name)
      : lister_(std::move(lister)), namespace_(std::move(namespace_name)) {}

  // As those of Lister.
  [[nodiscard]] Result<Kind> get(std::string_view name) const {
    return lister_.get({namespace_, name});
  }
  [[nodiscard]] std::vector<Kind> list(const LabelSelector& selector = {}) const;

 private:
  Lister<Kind> lister_;
  std::string namespace_;
};

// Implementation.

namespace detail {

template <class Kind>
std::vector<Kind> as_kind(std::vector<ObjectPtr> objects) {
  std::vector<Kind> kinds;
  kinds.reserve(objects.size());
  for (ObjectPtr& object : objects) kinds.emplace_back(std::move(object));
  return kinds;
}

}  // namespace detail

template <class Kind>
Result<Kind> Lister<Kind>::get(const ObjectKeyView& key) const {
  Result<ObjectPtr> object = objects_.get(key);
  if (!object) return object.error();
  return Kind(std::move(*object));
}

template <class Kind>
std::vector<Kind> Lister<Kind>::list(const LabelSelector& selector) const {
  return detail::as_kind<Kind>(objects_.list(selector));
}

template <class Kind>
std::vector<Kind> Lister<Kind>::list_if(
    const std::function<bool(const Kind& object)>& predicate) const {
  std::vector<Kind> kinds;
  const Snapshot all = snapshot();
  for (const Object& object : all) {
    Kind kind(Snapshot::keep(object));
    if (predicate(kind)) kinds.push_back(std::move(kind));
  }
  return kinds;
}

template <class Kind>
Result<std::vector<Kind>> Lister<Kind>::by_index(std::string_view index,
                                                 std::string_view value) const {
  Result<std::vector<ObjectPtr>> objects = objects_.by_index(index, value);
  if (!objects) return objects.error();
  return detail::as_kind<Kind>(std::move(*objects));
}

template <class Kind>
NamespaceLister<Kind> Lister<Kind>::in(std::string namespace_name) const {
  return NamespaceLister<Kind>(*this, std::move(namespace_name));
}

template <class Kind>
std::vector<Kind> NamespaceLister<Kind>::list(const LabelSelector& selector) const {
  return detail::as_kind<Kind>(lister_.objects().list_namespace(namespace_, selector));
}

}  // namespace kinform::inline v0
