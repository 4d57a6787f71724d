// Keeps one index in step with the objects.

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

// What only the writer needs to know of an index. It remembers the values of each object instead of
// asking the index function again: that touches no old object, and a function that answers
// differently the next time, or throws, leaves no stale entries.
//
// Thread safety: not thread-safe; belongs to the writer.
class IndexWriter {
 public:
  // The index then has the object under exactly these values. Returns by how much the number of
  // entries has changed.
  std::ptrdiff_t set(Edit& edit, IndexTrees& trees, std::uint32_t object_id,
                     const IndexValues& values);

 private:
  struct ValueState {
    IndexValue* value = nullptr;
    std::uint32_t hash = 0;
    std::uint32_t objects = 0;  // 0: the id is free.
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

  // By object id: a value's id, kNone, or kSeveral, which are then in several_.
  std::vector<std::uint32_t> by_object_;
  absl::flat_hash_map<std::uint32_t, std::vector<std::uint32_t>> several_;
  std::vector<ValueState> values_;  // By value id.
  std::vector<std::uint32_t> free_value_ids_;
};

}  // namespace kinform::inline v0::cache
