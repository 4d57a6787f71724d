// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Updates one index when objects change.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "cache/store/contents.hpp"
#include "cache/store/node.hpp"
#include "kinform/building_blocks/index_function.hpp"

namespace kinform::inline v0::cache {

// The writer's bookkeeping for one index. It stores the index values of each object, so the index
// function is never called again for the old object. So a function that throws, or that returns
// other values the second time, leaves no stale entries.
//
// Thread safety: not thread-safe; belongs to the writer.
class IndexWriter {
 public:
  // Sets the values of an object in the index. Returns the change of the number of index entries.
  std::ptrdiff_t set(Edit& edit, IndexTrees& trees, std::uint32_t object_id,
                     const IndexValues& values);

 private:
  struct ValueState {
    IndexValue* value = nullptr;
    std::uint32_t hash = 0;
    std::uint32_t objects = 0;  // Number of objects with the value; zero if the id is free.
  };

  static constexpr std::uint32_t kNone = 0xffffffff;
  static constexpr std::uint32_t kSeveral = 0xfffffffe;

  [[nodiscard]] bool is_unchanged(std::uint32_t object_id, const IndexValues& values) const;
  [[nodiscard]] std::vector<std::uint32_t> values_of(std::uint32_t object_id) const;
  void remember(std::uint32_t object_id, const std::vector<std::uint32_t>& value_ids);
  [[nodiscard]] std::uint32_t value_id(Edit& edit, IndexTrees& trees, std::string_view text);
  [[nodiscard]] std::uint32_t add_value(Edit& edit, IndexTrees& trees, std::string_view text,
                                        std::uint32_t hash);
  void drop_value(Edit& edit, IndexTrees& trees, std::uint32_t id);

  // For each object id: the id of the object's only value, kNone, or kSeveral if its values are in
  // several_.
  std::vector<std::uint32_t> by_object_;
  absl::flat_hash_map<std::uint32_t, std::vector<std::uint32_t>> several_;
  std::vector<ValueState> values_;  // Indexed by value id.
  std::vector<std::uint32_t> free_value_ids_;
};

}  // namespace kinform::inline v0::cache
