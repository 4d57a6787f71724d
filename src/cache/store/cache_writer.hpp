// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The writing half of a cache: builds the next version from the current one and a batch of writes.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "cache/store/contents.hpp"
#include "cache/store/index_writer.hpp"
#include "cache/store/node.hpp"
#include "cache/store/version_chain.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/error.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::cache {

// Thread safety: not thread-safe.
class CacheWriter {
 public:
  // `chain` holds the versions of the cache. It must outlive the writer and have no other writer.
  // If `has_version` is false, the resource version of the contents stays empty.
  CacheWriter(VersionChain& chain, bool has_version) : chain_(chain), has_version_(has_version) {}

  // These implement the write operations of Indexer; upsert() is its add() and update().
  [[nodiscard]] ApplyResult apply(const DeltaBatch& deltas);
  [[nodiscard]] Result<void> upsert(ObjectPtr object);
  [[nodiscard]] Result<void> remove(const ObjectPtr& object);
  [[nodiscard]] Result<void> replace(std::vector<ObjectPtr> objects,
                                     std::string_view resource_version);
  void bookmark(std::string_view resource_version);
  [[nodiscard]] Result<void> add_indexers(Indexers indexers);

  // Returns, and clears, the errors that index functions have thrown since the last call.
  [[nodiscard]] std::vector<Error> take_index_errors() { return std::exchange(index_errors_, {}); }

 private:
  // The next version while it is being built.
  struct Batch {
    Contents contents;
    Edit edit;
    Garbage garbage = {};
    bool changed = false;
  };

  [[nodiscard]] Batch begin();
  void publish(Batch& batch);

  [[nodiscard]] Result<Change> apply_delta(Batch& batch, const Delta& delta);
  Change put(Batch& batch, ObjectPtr object);
  Change erase_key(Batch& batch, const ObjectKeyView& key);
  void erase_all_except(Batch& batch, const std::vector<ObjectPtr>& objects);

  void overwrite(Batch& batch, std::uint32_t hash, std::uint32_t id, ObjectPtr object);
  void insert(Batch& batch, std::uint32_t hash, ObjectPtr object);
  void index(Batch& batch, std::uint32_t id, const Object& object);
  void index_in(Batch& batch, std::size_t position, std::uint32_t id, const Object& object);
  void unindex(Batch& batch, std::uint32_t id);
  void record_version(Batch& batch, std::string_view resource_version) const;
  static void record_index_entries(Batch& batch, std::ptrdiff_t more);
  [[nodiscard]] std::uint32_t take_id();

  VersionChain& chain_;
  const bool has_version_;
  // One writer per index, in the order of Contents::indexes.
  std::vector<IndexWriter> index_writers_;
  std::vector<std::uint32_t> free_ids_;
  std::uint32_t next_id_ = 0;
  IndexValues values_;  // A member only to reuse its memory.
  std::vector<Error> index_errors_;
};

}  // namespace kinform::inline v0::cache
