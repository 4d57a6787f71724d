// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The cache: objects by key and by named indexes, written by one thread, read by all.

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
#include "kinform/error.hpp"
#include "kinform/lister.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// What a delta has made of its object.
struct Change {
  std::size_t delta = 0;      // Its position in the batch.
  ObjectPtr old_object = {};  // Null: there was none.
  ObjectPtr new_object = {};  // Null: there is none now.
};

// A delta of a batch that could not be applied, and why.
struct ApplyFailure {
  std::size_t delta = 0;
  Error error = {};
};

// Each delta of the batch is in one of the two, in the order of the batch.
struct ApplyResult {
  // One also for a deletion of what is not there: then both objects are null.
  std::vector<Change> changes = {};
  // Left out, because an object without a name has no key: ErrorCode::InvalidArgument (ST-04).
  std::vector<ApplyFailure> failures = {};
};

// How large the cache is at one moment.
struct IndexerCounts {
  std::size_t objects = 0;
  std::size_t object_bytes = 0;  // Sum of Object::memory_bytes().
  std::size_t index_entries = 0;
  // Memory of tables and indexes; of older versions, too, as long as snapshots need them.
  std::size_t table_bytes = 0;
  // How often an index function has thrown.
  std::uint64_t index_failures = 0;
};

struct IndexerOptions {
  Indexers indexers = {};

  // Called for each object that comes in by add(), update() or replace(), before it is stored
  // (ST-09); an error refuses the write. For a cache that a Reflector fills directly: a queue in
  // front of it transforms by itself, so apply() does not.
  std::function<Result<ObjectPtr>(ObjectPtr)> transform = {};

  // False for a cache that several streams fill, each with a version of its own: resource_version()
  // then stays empty.
  bool has_version = true;

  // Told of what an index function has thrown, on the writing thread, after the batch.
  std::function<void(const Error&)> on_index_error = {};
};

// The objects of one collection under their keys (`namespace/name`, ST-01) and in any number of
// named indexes.
//
// A batch of writes shows to readers at once and altogether. Reading takes no lock: neither get()
// nor snapshot() ever waits for a writer, nor a writer for them (docs/adr/0005-cache-reads.md).
//
// Thread safety: all members may be called from any thread. Writes wait for each other.
class Indexer final : public Store, public KnownObjects {
 public:
  explicit Indexer(IndexerOptions options = {});
  ~Indexer() override;
  Indexer(const Indexer&) = delete;
  Indexer& operator=(const Indexer&) = delete;

  // Applies the deltas in order and publishes the result once, at the batch's version. Deleted
  // takes the object out, everything else puts it in (CT-06, CT-07). Index functions run inside.
  [[nodiscard]] ApplyResult apply(const DeltaBatch& batch);

  // Store: each call is a batch of one. They never wait for room, so they look at no stop. An
  // object without a name is ErrorCode::InvalidArgument.
  [[nodiscard]] Result<void> add(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> update(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> remove(ObjectPtr object, std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                     std::stop_token stop = {}) override;
  [[nodiscard]] Result<void> resync(std::stop_token stop = {}) override;
  void bookmark(std::string_view resource_version) override;
  [[nodiscard]] const KnownObjects* known_objects() const override { return this; }

  // Adds indexes; objects that are there already are in them when this returns (ST-20). A name that
  // is taken is ErrorCode::AlreadyExists, and then none is added.
  [[nodiscard]] Result<void> add_indexers(Indexers indexers);

  // The object, or null.
  [[nodiscard]] ObjectPtr get(const ObjectKeyView& key) const;
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override { return get(key); }

  // One moment of everything below and above.
  [[nodiscard]] Snapshot snapshot() const;

  // As of one moment, each; see Snapshot for what they mean.
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
  // What readers can already see (ST-12). Empty before the first write.
  [[nodiscard]] std::string resource_version() const;
  [[nodiscard]] IndexerCounts counts() const;

  // Reads this cache for as long as it is kept, also after the Indexer is gone. `resource` is for
  // its messages.
  [[nodiscard]] Lister<> lister(ApiResource resource = {}) const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
