// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/indexer.hpp"

#include <atomic>
#include <tuple>
#include <utility>

#include "base/user_code.hpp"
#include "cache/store/cache_reading.hpp"
#include "cache/store/cache_writer.hpp"
#include "cache/store/version_chain.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

class Indexer::Impl {
 public:
  explicit Impl(IndexerOptions indexer_options)
      : options(std::move(indexer_options)),
        chain(std::make_shared<cache::VersionChain>()),
        writer_(*chain, options.has_version) {}

  // Runs one write with the lock held. Reports the errors of index functions after the lock is
  // released.
  template <class Use>
  auto write(Use use) KINFORM_EXCLUDES(mutex_) {
    detail::MutexLock lock(mutex_);
    auto result = use(writer_);
    const std::vector<Error> errors = writer_.take_index_errors();
    lock.unlock();
    for (const Error& error : errors) report(error);
    return result;
  }

  [[nodiscard]] Result<ObjectPtr> transform(ObjectPtr object) const {
    if (!options.transform) return object;
    try {
      return options.transform(std::move(object));
    } catch (...) {
      return user_code_error("the transform");
    }
  }

  const IndexerOptions options;
  const std::shared_ptr<cache::VersionChain> chain;
  std::atomic<std::uint64_t> index_failures = 0;

 private:
  void report(const Error& error) {
    index_failures.fetch_add(1, std::memory_order_relaxed);
    if (!options.on_index_error) return;
    try {
      options.on_index_error(error);
    } catch (...) {
      // Ignore exceptions of the hook: the error is already counted, and the hook must handle its
      // own exceptions.
    }
  }

  detail::Mutex mutex_;
  cache::CacheWriter writer_ KINFORM_GUARDED_BY(mutex_);
};

Indexer::Indexer(IndexerOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {
  // This cannot fail: index names are distinct, as keys of a map, and no index exists yet.
  std::ignore = add_indexers(impl_->options.indexers);
}

Indexer::~Indexer() = default;

ApplyResult Indexer::apply(const DeltaBatch& batch) {
  return impl_->write([&](cache::CacheWriter& writer) { return writer.apply(batch); });
}

Result<void> Indexer::add(ObjectPtr object, std::stop_token) {
  Result<ObjectPtr> transformed = impl_->transform(std::move(object));
  if (!transformed) return std::move(transformed).error();
  return impl_->write(
      [&](cache::CacheWriter& writer) { return writer.upsert(*std::move(transformed)); });
}

Result<void> Indexer::update(ObjectPtr object, std::stop_token stop) {
  return add(std::move(object), std::move(stop));  // Add and update are the same operation (ST-05).
}

Result<void> Indexer::remove(ObjectPtr object, std::stop_token) {
  return impl_->write([&](cache::CacheWriter& writer) { return writer.remove(object); });
}

Result<void> Indexer::replace(std::vector<ObjectPtr> objects, std::string resource_version,
                              std::stop_token) {
  for (ObjectPtr& object : objects) {
    Result<ObjectPtr> transformed = impl_->transform(std::move(object));
    if (!transformed) return std::move(transformed).error();
    object = *std::move(transformed);
  }
  return impl_->write([&](cache::CacheWriter& writer) {
    return writer.replace(std::move(objects), resource_version);
  });
}

Result<void> Indexer::resync(std::stop_token) {
  return {};  // Resync is for queues; a plain cache has nothing to do (ST-08).
}

void Indexer::bookmark(std::string_view resource_version) {
  impl_->write([&](cache::CacheWriter& writer) {
    writer.bookmark(resource_version);
    return true;
  });
}

Result<void> Indexer::add_indexers(Indexers indexers) {
  return impl_->write(
      [&](cache::CacheWriter& writer) { return writer.add_indexers(std::move(indexers)); });
}

ObjectPtr Indexer::get(const ObjectKeyView& key) const {
  return cache::read_object(*impl_->chain, key);
}

Snapshot Indexer::snapshot() const {
  return Snapshot(impl_->chain);
}

std::size_t Indexer::size() const {
  return impl_->chain->read([](const cache::Contents& contents) { return contents.objects; });
}

std::vector<ObjectPtr> Indexer::list() const {
  const Snapshot now = snapshot();
  return cache::handles_of(now.objects(), now.size());
}

std::vector<ObjectKey> Indexer::list_keys() const {
  const Snapshot now = snapshot();
  std::vector<ObjectKey> keys;
  keys.reserve(now.size());
  for (const Object& object : now) keys.emplace_back(object.key());
  return keys;
}

Result<std::vector<ObjectPtr>> Indexer::by_index(std::string_view index,
                                                 std::string_view value) const {
  const Snapshot now = snapshot();
  const Result<ObjectRange> objects = now.by_index(index, value);
  if (!objects) return objects.error();
  return cache::handles_of(*objects);
}

Result<std::vector<ObjectKey>> Indexer::index_keys(std::string_view index,
                                                   std::string_view value) const {
  const Snapshot now = snapshot();
  const Result<std::vector<ObjectKeyView>> keys = now.index_keys(index, value);
  if (!keys) return keys.error();
  return std::vector<ObjectKey>(keys->begin(), keys->end());
}

Result<std::vector<ObjectPtr>> Indexer::index(std::string_view index, const Object& example) const {
  const Snapshot now = snapshot();
  const Result<std::vector<const Object*>> objects = now.index(index, example);
  if (!objects) return objects.error();
  std::vector<ObjectPtr> handles;
  handles.reserve(objects->size());
  for (const Object* object : *objects) handles.push_back(Snapshot::keep(*object));
  return handles;
}

std::vector<std::string> Indexer::list_index_values(std::string_view index) const {
  const Snapshot now = snapshot();
  const std::vector<std::string_view> values = now.list_index_values(index);
  return {values.begin(), values.end()};
}

std::string Indexer::resource_version() const {
  return impl_->chain->read(
      [](const cache::Contents& contents) { return contents.resource_version; });
}

IndexerCounts Indexer::counts() const {
  IndexerCounts counts = impl_->chain->read([](const cache::Contents& contents) {
    return IndexerCounts{.objects = contents.objects,
                         .object_bytes = contents.object_bytes,
                         .index_entries = contents.index_entries};
  });
  counts.table_bytes = impl_->chain->heap().bytes();
  counts.index_failures = impl_->index_failures.load(std::memory_order_relaxed);
  return counts;
}

Lister<> Indexer::lister(ApiResource resource) const {
  return {impl_->chain, std::move(resource)};
}

}  // namespace kinform::inline v0
