// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The contents of one version of a cache: objects by key and by id, indexes, and resource version.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cache/store/hash.hpp"
#include "cache/store/hash_trie.hpp"
#include "cache/store/id_array.hpp"
#include "cache/store/number_set.hpp"
#include "kinform/building_blocks/index_function.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::cache {

// A value of an index, such as one namespace. The characters of the value follow the struct in
// memory.
struct IndexValue : Node {
  std::uint32_t id;
  std::uint32_t length;

  [[nodiscard]] std::string_view text() const {
    return {reinterpret_cast<const char*>(this + 1), length};
  }
};

struct IndexDefinition {
  std::string name;
  IndexFunction function;
};
using IndexDefinitions = std::vector<IndexDefinition>;

// One index: its values, and which objects have them.
struct IndexTrees {
  HashTrie<IndexValue> values;
  NumberSet entries;  // Numbers made by index_entry().
};

// Encodes that an object has a value of an index. Entries sort by value, then by object.
constexpr std::uint64_t index_entry(std::uint32_t value_id, std::uint32_t object_id) {
  return (std::uint64_t{value_id} << 32) | object_id;
}

// One version of the cache. Indexes refer to objects by a small id, so that an update that keeps an
// object's index values does not touch the indexes.
struct Contents {
  HashTrie<const Object> by_key = {};  // Owns one reference to each object.
  IdArray<const Object> by_id = {};
  std::vector<IndexTrees> indexes = {};  // In the order of `definitions`.
  std::shared_ptr<const IndexDefinitions> definitions = std::make_shared<IndexDefinitions>();
  std::string resource_version = {};
  std::size_t objects = 0;
  std::size_t object_bytes = 0;
  std::size_t index_entries = 0;

  // Looks up an object. REQUIRES: hash_of(key) == hash.
  [[nodiscard]] HashTrie<const Object>::Entry find(const ObjectKeyView& key,
                                                   std::uint32_t hash) const {
    return by_key.find(hash, [&](const Object& object) { return object.has_key(key); });
  }
  [[nodiscard]] std::optional<std::size_t> position_of_index(std::string_view name) const;
};

[[nodiscard]] inline HashTrie<IndexValue>::Entry find_value(const IndexTrees& trees,
                                                            std::string_view text,
                                                            std::uint32_t hash) {
  return trees.values.find(hash, [&](const IndexValue& value) { return value.text() == text; });
}

// Replaces `values` by the index values of the object. If the index function throws, leaves
// `values` empty and returns the error.
[[nodiscard]] Result<void> compute_values(const IndexDefinition& definition, const Object& object,
                                          IndexValues& values);

}  // namespace kinform::inline v0::cache
