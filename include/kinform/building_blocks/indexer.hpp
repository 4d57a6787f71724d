// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The cache: objects by key and by named indexes, with one writer at a time and lock-free readers.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/delta.hpp"
#include "kinform/building_blocks/delta_queue.hpp"
#include "kinform/building_blocks/index_function.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/snapshot.hpp"
#include "kinform/building_blocks/store.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/lister.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// The effect of one delta on the cache.
struct Change {
  std::size_t delta = 0;      // Position in the batch.
  ObjectPtr old_object = {};  // Null if the object was absent before.
  ObjectPtr new_object = {};  // Null if the object is absent now.
};

// A delta that could not be applied, and the reason.
struct ApplyFailure {
  std::size_t delta = 0;
  Error error = {};
};

// The result of Indexer::apply(). Each delta of the batch is either in `changes` or in `failures`,
// both in the order of the batch.
struct ApplyResult {
  // A deletion of an absent object is a change, too: both its objects are null.
  std::vector<Change> changes = {};
  // Deltas whose object has no name, and therefore no key: ErrorCode::InvalidArgument.
  std::vector<ApplyFailure> failures = {};
};

// The size of the cache at one moment.
struct IndexerCounts {
  std::size_t objects = 0;
  std::size_t object_bytes = 0;  // Sum of Object::memory_bytes().
  std::size_t index_entries = 0;
  // Memory of tables and indexes, including old versions that snapshots still hold.
  std::size_t table_bytes = 0;
  // Number of exceptions thrown by index functions.
  std::uint64_t index_failures = 0;
};

struct IndexerOptions {
  Indexers indexers = {};

  // Called for each object passed to add(), update() or replace(), before it is stored; an error
  // rejects the write. For a cache that a Reflector fills directly: apply() does not call it,
  // because the queue in front of the cache has its own transform.
  std::function<Result<ObjectPtr>(ObjectPtr)> transform = {};

  // False for a cache that is filled by several streams, each with its own resource version:
  // resource_version() then stays empty.
  bool has_version = true;

  // Called with each exception of an index function, on the writing thread, after the batch.
  std::function<void(const Error&)> on_index_error = {};
};

// The objects of one collection, by key (`namespace/name`) and in any number of named indexes.
//
// Readers see a batch of writes atomically. Reads take no lock: get() and snapshot() never wait for
// a writer, nor does a writer wait for them (docs/adr/0005-cache-reads.md).
//
// Thread safety: all members may be called from any thread. Writes are serialised.
class KINFORM_EXPORT Indexer final : public Store, public KnownObjects {
 public:
  explicit Indexer(IndexerOptions options = {});
  ~Indexer() override;
  Indexer(const Indexer&) = delete;
  Indexer& operator=(const Indexer&) = delete;

  // Applies the deltas in order. Readers then see the whole batch, and its resource version, in one
  // step. Deleted removes the object; every other type stores it. Index functions run inside this
  // call.
  [[nodiscard]] ApplyResult apply(const DeltaBatch& batch);

  // The write functions of Store; each call is a batch of its own. They never block for space, so
  // `stop` is ignored. They return ErrorCode::InvalidArgument for an object without a name.
  [[nodiscard]] Result<void> add(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> update(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> remove(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                     std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> resync(std::stop_token stop = {}) override;
  void bookmark(std::string_view resource_version) override;
  [[nodiscard]] const KnownObjects* known_objects() const override { return this; }

  // Adds indexes. When this returns, they include the objects that were already stored. If a name
  // is already used, fails with ErrorCode::AlreadyExists and adds none.
  [[nodiscard]] Result<void> add_indexers(Indexers indexers);

  // Returns the object, or null.
  [[nodiscard]] ObjectPtr get(const ObjectKeyView& key) const;
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override { return get(key); }

  // Returns an immutable snapshot of objects, indexes and version.
  [[nodiscard]] Snapshot snapshot() const;

  // The read functions of Snapshot. Here each call reads the latest state of the cache, so two
  // calls may see different states; use snapshot() for several reads of one state.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] std::vector<ObjectPtr> list() const override;
  [[nodiscard]] std::vector<ObjectKey> list_keys() const;
  [[nodiscard]] Result<std::vector<ObjectPtr>> by_index(std::string_view index,
                                                        std::string_view value) const;
  [[nodiscard]] Result<std::vector<ObjectKey>> index_keys(std::string_view index,
                                                          std::string_view value) const;
  [[nodiscard]] Result<std::vector<ObjectPtr>> index(std::string_view index,
                                                     const Object& example) const;
  [[nodiscard]] std::vector<std::string> list_index_values(std::string_view index) const;
  // Returns the resource version of the last write that readers can see. Empty before the first
  // write, and always if the option has_version is false.
  [[nodiscard]] std::string resource_version() const;
  [[nodiscard]] IndexerCounts counts() const;

  // Returns a lister that reads this cache and keeps it readable after the Indexer is destroyed.
  // `resource` is used in its error messages.
  [[nodiscard]] Lister<> lister(ApiResource resource = {}) const;

 private:
  class KINFORM_HIDDEN Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
