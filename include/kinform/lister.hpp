// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads from an informer's cache, never from the network.

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/snapshot.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/typed_forms.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Reads objects of any kind from a cache. Copies are cheap and all see the same cache; a lister may
// outlive the informer, and then keeps showing the last state. Before the informer has synced, an
// object that is missing here may exist on the server.
//
// Objects are shared and immutable. Every call reads one consistent state of the cache; to read
// several times from the same state, use snapshot().
//
// Thread safety: all members may be called from any thread.
template <>
class KINFORM_EXPORT Lister<Object> {
 public:
  // A lister of an empty cache.
  Lister() = default;

  // Returns the object with this key, `{"default", "web"}` or "default/web". Fails with
  // ErrorCode::NotFound, like an API server, if the cache does not have it.
  [[nodiscard]] Result<ObjectPtr> get(const ObjectKeyView& key) const;
  // Returns the object, or null. Takes no lock.
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const;

  // Returns the objects whose labels match the selector, in no particular order.
  [[nodiscard]] std::vector<ObjectPtr> list(const LabelSelector& selector = {}) const;
  // Like list() above, with the selector as text: `list("app=web,tier!=db")`. Fails with
  // ErrorCode::InvalidArgument if the text cannot be parsed.
  [[nodiscard]] Result<std::vector<ObjectPtr>> list(std::string_view selector) const;
  // Returns the objects for which the predicate returns true.
  [[nodiscard]] std::vector<ObjectPtr> list_if(
      const std::function<bool(const Object& object)>& predicate) const;
  // Returns the objects with this value in the named index. Fails with ErrorCode::InvalidArgument
  // if there is no such index.
  [[nodiscard]] Result<std::vector<ObjectPtr>> by_index(std::string_view index,
                                                        std::string_view value) const;

  // Returns a lister of one namespace; an empty name means all namespaces.
  [[nodiscard]] NamespaceLister<> in(std::string namespace_name) const;

  // Returns an immutable snapshot of the cache. O(1) to take, valid while held.
  [[nodiscard]] Snapshot snapshot() const;

  // Returns the resource of the cached objects; empty if it is not known.
  [[nodiscard]] const ApiResource& resource() const;

 private:
  friend class Indexer;
  template <class Kind>
  friend class NamespaceLister;

  Lister(std::shared_ptr<const cache::VersionChain> chain, ApiResource resource);

  // Uses the index by namespace if the cache has one, otherwise reads all objects.
  [[nodiscard]] std::vector<ObjectPtr> list_namespace(std::string_view namespace_name,
                                                      const LabelSelector& selector) const;

  std::shared_ptr<const cache::VersionChain> chain_;
  std::shared_ptr<const ApiResource> resource_;
};

// Reads objects of one kind from a cache: `Lister<core::v1::Pod>`. Returned objects may be kept;
// strings and views read from an object are valid while it is held.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class Lister {
 public:
  // A lister of an empty cache.
  Lister() = default;
  // REQUIRES: the cache holds objects of this kind.
  explicit Lister(Lister<> objects) : objects_(std::move(objects)) {}

  // See Lister<>. find() returns an empty object, which converts to false, if there is none.
  [[nodiscard]] Result<Kind> get(const ObjectKeyView& key) const;
  [[nodiscard]] Kind find(const ObjectKeyView& key) const { return Kind(objects_.find(key)); }
  [[nodiscard]] std::vector<Kind> list(const LabelSelector& selector = {}) const;
  [[nodiscard]] Result<std::vector<Kind>> list(std::string_view selector) const;
  [[nodiscard]] std::vector<Kind> list_if(
      const std::function<bool(const Kind& object)>& predicate) const;
  [[nodiscard]] Result<std::vector<Kind>> by_index(std::string_view index,
                                                   std::string_view value) const;
  [[nodiscard]] NamespaceLister<Kind> in(std::string namespace_name) const;
  [[nodiscard]] Snapshot snapshot() const { return objects_.snapshot(); }
  [[nodiscard]] const ApiResource& resource() const { return objects_.resource(); }

  // Returns the untyped lister of the same cache.
  [[nodiscard]] const Lister<>& objects() const { return objects_; }

 private:
  Lister<> objects_;
};

// Reads the objects of one namespace: `lister.in("web").get("pod-1")`.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class NamespaceLister {
 public:
  NamespaceLister(Lister<> objects, std::string namespace_name)
      : objects_(std::move(objects)), namespace_(std::move(namespace_name)) {}

  // See Lister.
  [[nodiscard]] Result<detail::HandleOf<Kind>> get(std::string_view name) const;
  [[nodiscard]] detail::HandleOf<Kind> find(std::string_view name) const {
    return detail::HandleOf<Kind>(objects_.find({namespace_, name}));
  }
  [[nodiscard]] std::vector<detail::HandleOf<Kind>> list(const LabelSelector& selector = {}) const;
  [[nodiscard]] Result<std::vector<detail::HandleOf<Kind>>> list(std::string_view selector) const;

 private:
  Lister<> objects_;
  std::string namespace_;
};

// Implementation.

namespace detail {

template <class Kind>
std::vector<HandleOf<Kind>> as_kind(std::vector<ObjectPtr> objects) {
  if constexpr (std::is_same_v<Kind, Object>) {
    return objects;
  } else {
    std::vector<Kind> kinds;
    kinds.reserve(objects.size());
    for (ObjectPtr& object : objects) kinds.emplace_back(std::move(object));
    return kinds;
  }
}

template <class Kind>
Result<std::vector<HandleOf<Kind>>> as_kind(Result<std::vector<ObjectPtr>> objects) {
  if (!objects) return objects.error();
  return as_kind<Kind>(std::move(*objects));
}

template <class Kind>
Result<HandleOf<Kind>> as_kind(Result<ObjectPtr> object) {
  if (!object) return object.error();
  return HandleOf<Kind>(std::move(*object));
}

}  // namespace detail

template <class Kind>
Result<Kind> Lister<Kind>::get(const ObjectKeyView& key) const {
  return detail::as_kind<Kind>(objects_.get(key));
}

template <class Kind>
std::vector<Kind> Lister<Kind>::list(const LabelSelector& selector) const {
  return detail::as_kind<Kind>(objects_.list(selector));
}

template <class Kind>
Result<std::vector<Kind>> Lister<Kind>::list(std::string_view selector) const {
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
  return detail::as_kind<Kind>(objects_.by_index(index, value));
}

template <class Kind>
NamespaceLister<Kind> Lister<Kind>::in(std::string namespace_name) const {
  return NamespaceLister<Kind>(objects_, std::move(namespace_name));
}

inline NamespaceLister<> Lister<Object>::in(std::string namespace_name) const {
  return NamespaceLister<>(*this, std::move(namespace_name));
}

template <class Kind>
Result<detail::HandleOf<Kind>> NamespaceLister<Kind>::get(std::string_view name) const {
  return detail::as_kind<Kind>(objects_.get({namespace_, name}));
}

template <class Kind>
std::vector<detail::HandleOf<Kind>> NamespaceLister<Kind>::list(
    const LabelSelector& selector) const {
  return detail::as_kind<Kind>(objects_.list_namespace(namespace_, selector));
}

template <class Kind>
Result<std::vector<detail::HandleOf<Kind>>> NamespaceLister<Kind>::list(
    std::string_view selector) const {
  const Result<LabelSelector> parsed = LabelSelector::parse(selector);
  if (!parsed) return parsed.error();
  return list(*parsed);
}

}  // namespace kinform::inline v0
