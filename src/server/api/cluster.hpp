// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The state of the server: object store, watch cache, custom kinds, owner index, clock and random
// numbers.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "server/schema/custom_kinds.hpp"
#include "server/store/object_store.hpp"
#include "server/store/owner_index.hpp"
#include "server/store/watch_cache.hpp"

namespace kinform::inline v0::server {

struct ClusterOptions {
  HistoryLimits history = {};
  WatchCacheOptions watch_cache = {};
  // Requests that would store a larger object are rejected.
  std::size_t object_bytes_max = 3 * 1024 * 1024;
  // Create the namespaces that every cluster has: default, kube-system and so on.
  bool with_namespaces = true;
};

// Not thread-safe: Api owns it and guards it with a mutex.
class Cluster {
 public:
  // `clock` must outlive the cluster.
  Cluster(const ClusterOptions& options, Clock& clock, std::uint64_t seed);

  [[nodiscard]] ObjectStore& store() { return store_; }
  // Returns the watch cache, after making all changes visible that are older than its lag.
  [[nodiscard]] WatchCache& cache();
  [[nodiscard]] Clock& clock() { return *clock_; }
  [[nodiscard]] std::size_t object_bytes_max() const { return object_bytes_max_; }

  // Stores an object under the next resource version. Returns its stored form (entry).
  EntryPtr put(const KindFacts& kind, Json object);
  // Stores an object that was parsed from `text`. Cheaper than storing Json, because most of the
  // text is copied instead of generated.
  EntryPtr put(const KindFacts& kind, const Object& object, std::string_view text);
  // Removes an object and returns its last state. REQUIRES: the object exists.
  EntryPtr remove(const KindFacts& kind, const std::string& key);

  // Rebuilds the watch cache from the store, without a history of changes, as after a server
  // restart.
  void reload_cache() { cache_.reload(store_); }
  // Rolls the store back and reloads the watch cache; see ObjectStore::roll_back. Returns false if
  // that version is compacted or in the future.
  [[nodiscard]] bool roll_back(Version version);

  void make_namespace(std::string_view name);
  // The kinds that CustomResourceDefinitions define.
  [[nodiscard]] const CustomKinds& custom_kinds() const { return custom_kinds_; }
  // Finds a built-in or custom kind; null if it is not served.
  [[nodiscard]] const KindFacts* find_kind(std::string_view group, std::string_view version,
                                           std::string_view plural) const;
  // Finds a kind by an object's type fields: `apps/v1` and `Deployment`.
  [[nodiscard]] const KindFacts* find_kind_of(std::string_view api_version,
                                              std::string_view kind) const;
  [[nodiscard]] OwnerIndex& owners() { return owners_; }
  // Returns one KindFacts for each kind that the store may have objects of. Which version of the
  // kind it describes does not matter, because all versions share the stored objects.
  [[nodiscard]] std::vector<const KindFacts*> stored_kinds() const;

  // Returns whether the namespace contains objects of any kind.
  [[nodiscard]] bool has_objects_in(const std::string& namespace_name);

  // The current time plus `later`, in whole seconds, formatted as in `metadata.creationTimestamp`.
  [[nodiscard]] std::string timestamp(std::chrono::seconds later = std::chrono::seconds(0)) const;
  [[nodiscard]] std::string new_uid();
  // The random suffix that is appended to `metadata.generateName`.
  [[nodiscard]] std::string new_name_suffix();

 private:
  EntryPtr commit(const KindFacts& kind, EntryPtr entry);
  // Updates the custom kinds if `changed`, the kind of the object just written, is
  // CustomResourceDefinition. Called after every write.
  void follow_definitions(const KindFacts& changed);

  Clock* const clock_;
  const std::size_t object_bytes_max_;
  Random random_;
  ObjectStore store_;
  WatchCache cache_;
  CustomKinds custom_kinds_;
  OwnerIndex owners_;
};

// The built-in kind Namespace.
[[nodiscard]] const KindFacts& namespace_kind();

// Sets uid, creationTimestamp and generation of a new object.
void stamp_new(Cluster& cluster, const KindFacts& kind, Json& object);

}  // namespace kinform::inline v0::server
