// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Helpers for tests of deltas: a one-line description, and a simple cache to apply deltas to.

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

// Returns type, key and resource version of each delta: "Added web/a@1, Deleted web/b@7 (state
// unknown)".
[[nodiscard]] std::string describe(std::span<const Delta> deltas);

// A pod that has only metadata. REQUIRES: the arguments need no JSON escaping.
[[nodiscard]] ObjectPtr pod_at(std::string_view key, std::string_view resource_version);

// Pop all queued deltas, or those of one object, commit them, and return their description. Empty
// if nothing is queued.
[[nodiscard]] std::string take_all(DeltaFifo& queue);
[[nodiscard]] std::string take_one(DeltaFifo& queue);

// A plain std::map in place of the consumer's cache. Not thread-safe, unlike the real cache.
class MapCache final : public KnownObjects {
 public:
  explicit MapCache(std::vector<ObjectPtr> objects = {});

  void apply(const Delta& delta);
  void apply(std::span<const Delta> deltas);
  // Pops all queued deltas, applies and commits them.
  void drain(DeltaFifo& queue);

  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override;
  // Sorted by key.
  [[nodiscard]] std::vector<ObjectPtr> list() const override;

 private:
  std::map<ObjectKey, ObjectPtr> objects_;
};

}  // namespace kinform::inline v0::test_support
