// Reads from an informer's cache; never from the network.

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/label_selector.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/resource.hpp"
#include "kinform/result.hpp"
#include "kinform/snapshot.hpp"

namespace kinform {

// A read-only handle to a cache. Copies are cheap and all see the same cache; one may outlive the
// informer, and then keeps showing the last state. Before the informer has synced, what is missing
// may only not have arrived (LI-04).
//
// Objects are shared and immutable. Every call answers from one moment of the cache; where several
// answers must fit together, ask a snapshot().
//
// Thread safety: all members may be called from any thread.
class Lister {
 public:
  // Lists nothing.
  Lister() = default;

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
  [[nodiscard]] const Resource& resource() const;

 private:
  friend class Indexer;

  Lister(std::shared_ptr<const cache::VersionChain> chain, Resource resource);

  std::shared_ptr<const cache::VersionChain> chain_;
  std::shared_ptr<const Resource> resource_;
};

}  // namespace kinform
