// Deltas in tests: readable in one line, and applied to a cache that is easy to trust.

#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/delta.hpp"
#include "kinform/building_blocks/delta_fifo.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::test_support {

// "Added web/a@1, Deleted web/b@7 (state unknown)": type, key and resource version of each.
[[nodiscard]] std::string describe(std::span<const Delta> deltas);

// A pod that is nothing but its metadata. REQUIRES: no letters that JSON would escape.
[[nodiscard]] ObjectPtr pod_at(std::string_view key, std::string_view resource_version);

// Takes out and commits what is queued, all of it or that of one object, and describes it. Empty if
// nothing is queued.
[[nodiscard]] std::string take_all(DeltaFifo& queue);
[[nodiscard]] std::string take_one(DeltaFifo& queue);

// What a consumer has. Not thread-safe, unlike the real one.
class MapCache final : public KnownObjects {
 public:
  explicit MapCache(std::vector<ObjectPtr> objects = {});

  void apply(const Delta& delta);
  void apply(std::span<const Delta> deltas);
  // Takes out what is queued, applies and commits it.
  void drain(DeltaFifo& queue);

  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override;
  // By key.
  [[nodiscard]] std::vector<ObjectPtr> list() const override;

 private:
  std::map<ObjectKey, ObjectPtr> objects_;
};

}  // namespace kinform::inline v0::testing
