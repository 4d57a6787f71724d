// The state of the server: store, watch cache, and what both take from outside.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "server/schema/custom_kinds.hpp"
#include "server/store/owner_index.hpp"
#include "server/store/object_store.hpp"
#include "server/store/watch_cache.hpp"

namespace kinform::inline v0::server {

struct ClusterOptions {
  HistoryLimits history = {};
  WatchCacheOptions watch_cache = {};
  // Whether namespaces that each cluster has are there: default, kube-system and so on.
  bool with_namespaces = true;
};

// Not thread-safe: Api guards it.
class Cluster {
 public:
  // `clock` must outlive the cluster.
  Cluster(const ClusterOptions& options, Clock& clock, std::uint64_t seed);

  [[nodiscard]] ObjectStore& store() { return store_; }
  // With all that is old enough to be visible.
  [[nodiscard]] WatchCache& cache();
  [[nodiscard]] Clock& clock() { return *clock_; }

  // Stores an object under the next version, and returns it as it is stored.
  EntryPtr put(const KindFacts& kind, Json object);
  // The same with an object's own text; see Entry.
  EntryPtr put(const KindFacts& kind, const Object& object, std::string_view text);
  // Returns the last state. REQUIRES: the object is there.
  EntryPtr remove(const KindFacts& kind, const std::string& key);

  // The cache begins anew, as that of a server that has just been started.
  void reload_cache() { cache_.reload(store_); }
  // See Store::roll_back; the cache begins anew. Returns whether that state is still known.
  [[nodiscard]] bool roll_back(Version version);

  void make_namespace(std::string_view name);
  // Those of the definitions that there are.
  [[nodiscard]] const CustomKinds& custom_kinds() const { return custom_kinds_; }
  // Built in or not; null if it is not served.
  [[nodiscard]] const KindFacts* find_kind(std::string_view group, std::string_view version,
                                           std::string_view plural) const;
  // The same by what objects say of themselves: `apps/v1` and `Deployment`.
  [[nodiscard]] const KindFacts* find_kind_of(std::string_view api_version,
                                              std::string_view kind) const;
  [[nodiscard]] OwnerIndex& owners() { return owners_; }
  // One version of each kind that the store has objects of, or may have.
  [[nodiscard]] std::vector<const KindFacts*> stored_kinds() const;

  // Whether the namespace has objects of any kind.
  [[nodiscard]] bool has_objects_in(const std::string& namespace_name);

  // Now, in whole seconds, as objects carry it; and some seconds later.
  [[nodiscard]] std::string timestamp(std::chrono::seconds later = std::chrono::seconds(0)) const;
  [[nodiscard]] std::string new_uid();
  // The end of a generated name.
  [[nodiscard]] std::string new_name_suffix();

 private:
  EntryPtr commit(const KindFacts& kind, EntryPtr entry);
  // REQUIRES: after each change of a definition.
  void follow_definitions(const KindFacts& changed);

  Clock* const clock_;
  Random random_;
  ObjectStore store_;
  WatchCache cache_;
  CustomKinds custom_kinds_;
  OwnerIndex owners_;
};

// The kind of namespaces.
[[nodiscard]] const KindFacts& namespace_kind();

// `object` with what each new one gets: uid, time of creation, generation.
void stamp_new(Cluster& cluster, const KindFacts& kind, Json& object);

}  // namespace kinform::inline v0::server
