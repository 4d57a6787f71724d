// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/cache_writer.hpp"

#include <string>
#include <utility>

#include "base/quote.hpp"
#include "kinform/detail/object_reference.hpp"

namespace kinform::inline v0::cache {

using detail::ObjectReference;

namespace {

// An object without a key is refused, because no reader could find it (ST-04).
Result<void> check_name(const ObjectPtr& object) {
  if (!object)
    return Error{ErrorCode::InvalidArgument, "cannot cache a null object: it has no key"};
  if (!object->name().empty()) return {};
  std::string message = "cannot cache an object without metadata.name: kind ";
  append_quoted(message, object->kind());
  message += ", namespace ";
  append_quoted(message, object->namespace_name());
  return Error{ErrorCode::InvalidArgument, std::move(message)};
}

}  // namespace

ApplyResult CacheWriter::apply(const DeltaBatch& deltas) {
  Batch batch = begin();
  ApplyResult result;
  result.changes.reserve(deltas.deltas.size());
  for (std::size_t i = 0; i < deltas.deltas.size(); ++i) {
    Result<Change> change = apply_delta(batch, deltas.deltas[i]);
    if (!change) {
      result.failures.push_back({i, std::move(change).error()});
      continue;
    }
    change->delta = i;
    result.changes.push_back(*std::move(change));
  }
  record_version(batch, deltas.resource_version);
  publish(batch);
  return result;
}

Result<Change> CacheWriter::apply_delta(Batch& batch, const Delta& delta) {
  if (Result<void> named = check_name(delta.object); !named) return std::move(named).error();
  if (delta.type != DeltaType::Deleted) return put(batch, delta.object);
  Change change = erase_key(batch, delta.object->key());
  if (!delta.final_state_unknown) record_version(batch, delta.object->resource_version());
  return change;
}

Result<void> CacheWriter::upsert(ObjectPtr object) {
  if (Result<void> named = check_name(object); !named) return named;
  Batch batch = begin();
  put(batch, std::move(object));
  publish(batch);
  return {};
}

Result<void> CacheWriter::remove(const ObjectPtr& object) {
  if (Result<void> named = check_name(object); !named) return named;
  Batch batch = begin();
  erase_key(batch, object->key());
  record_version(batch, object->resource_version());
  publish(batch);
  return {};
}

Result<void> CacheWriter::replace(std::vector<ObjectPtr> objects,
                                  std::string_view resource_version) {
  for (const ObjectPtr& object : objects) {
    if (Result<void> named = check_name(object); !named) return named;
  }
  Batch batch = begin();
  erase_all_except(batch, objects);
  for (ObjectPtr& object : objects) put(batch, std::move(object));
  record_version(batch, resource_version);
  publish(batch);
  return {};
}

void CacheWriter::bookmark(std::string_view resource_version) {
  Batch batch = begin();
  record_version(batch, resource_version);
  publish(batch);
}

CacheWriter::Batch CacheWriter::begin() {
  const Version& current = chain_.current();
  return {.contents = current.contents, .edit = Edit(chain_.heap(), current.number + 1)};
}

void CacheWriter::publish(Batch& batch) {
  if (!batch.changed) return;
  batch.garbage.nodes = std::move(batch.edit.dropped());
  chain_.publish(std::move(batch.contents), std::move(batch.garbage));
}

Change CacheWriter::put(Batch& batch, ObjectPtr object) {
  const ObjectKeyView key = object->key();
  const std::uint32_t hash = hash_of(key);
  const auto found = batch.contents.find(key, hash);
  Change change = {.new_object = object};
  if (found.item != nullptr) change.old_object = ObjectReference::share(*found.item);
  // If the cache already has this very object (after a resync, or a list with the object
  // unchanged), nothing changes, not even the resource version (ST-11).
  if (found.item == object.get()) return change;
  record_version(batch, object->resource_version());
  if (found.item != nullptr) {
    overwrite(batch, hash, found.id, std::move(object));
  } else {
    insert(batch, hash, std::move(object));
  }
  return change;
}

void CacheWriter::overwrite(Batch& batch, std::uint32_t hash, std::uint32_t id, ObjectPtr object) {
  const Object* const now = ObjectReference::release(std::move(object));
  const Object* const before = batch.contents.by_key.replace(batch.edit, hash, id, now);
  batch.contents.by_id.set(batch.edit, id, now);
  batch.contents.object_bytes += now->memory_bytes() - before->memory_bytes();
  batch.garbage.objects.push_back({before, hash});
  batch.changed = true;
  index(batch, id, *now);
}

void CacheWriter::insert(Batch& batch, std::uint32_t hash, ObjectPtr object) {
  const Object* const now = ObjectReference::release(std::move(object));
  const std::uint32_t id = take_id();
  batch.contents.by_key.insert(batch.edit, hash, id, now);
  batch.contents.by_id.set(batch.edit, id, now);
  batch.contents.object_bytes += now->memory_bytes();
  ++batch.contents.objects;
  batch.changed = true;
  index(batch, id, *now);
}

Change CacheWriter::erase_key(Batch& batch, const ObjectKeyView& key) {
  const std::uint32_t hash = hash_of(key);
  const auto found = batch.contents.find(key, hash);
  if (found.item == nullptr) return {};
  Change change = {.old_object = ObjectReference::share(*found.item)};
  batch.contents.by_key.erase(batch.edit, hash, found.id);
  batch.contents.by_id.set(batch.edit, found.id, nullptr);
  batch.contents.object_bytes -= found.item->memory_bytes();
  --batch.contents.objects;
  batch.garbage.objects.push_back({found.item, hash});
  batch.changed = true;
  unindex(batch, found.id);
  free_ids_.push_back(found.id);
  return change;
}

void CacheWriter::erase_all_except(Batch& batch, const std::vector<ObjectPtr>& objects) {
  std::vector<bool> stays(next_id_, false);
  for (const ObjectPtr& object : objects) {
    const ObjectKeyView key = object->key();
    const auto found = batch.contents.find(key, hash_of(key));
    if (found.item != nullptr) stays[found.id] = true;
  }
  std::vector<ObjectPtr> gone;
  batch.contents.by_key.for_each([&](const Object& object, std::uint32_t id) {
    if (!stays[id]) gone.push_back(ObjectReference::share(object));
  });
  for (const ObjectPtr& object : gone) erase_key(batch, object->key());
}

void CacheWriter::index(Batch& batch, std::uint32_t id, const Object& object) {
  for (std::size_t i = 0; i < index_writers_.size(); ++i) index_in(batch, i, id, object);
}

void CacheWriter::index_in(Batch& batch, std::size_t position, std::uint32_t id,
                           const Object& object) {
  const IndexDefinition& definition = (*batch.contents.definitions)[position];
  if (Result<void> computed = compute_values(definition, object, values_); !computed) {
    index_errors_.push_back(std::move(computed).error());
  }
  record_index_entries(batch, index_writers_[position].set(
                                  batch.edit, batch.contents.indexes[position], id, values_));
}

void CacheWriter::unindex(Batch& batch, std::uint32_t id) {
  values_.clear();
  for (std::size_t i = 0; i < index_writers_.size(); ++i) {
    record_index_entries(batch,
                         index_writers_[i].set(batch.edit, batch.contents.indexes[i], id, values_));
  }
}

void CacheWriter::record_version(Batch& batch, std::string_view resource_version) const {
  if (!has_version_ || resource_version.empty() ||
      resource_version == batch.contents.resource_version)
    return;
  batch.contents.resource_version = resource_version;
  batch.changed = true;
}

void CacheWriter::record_index_entries(Batch& batch, std::ptrdiff_t more) {
  batch.contents.index_entries += static_cast<std::size_t>(more);
}

std::uint32_t CacheWriter::take_id() {
  if (free_ids_.empty()) return next_id_++;
  const std::uint32_t id = free_ids_.back();
  free_ids_.pop_back();
  return id;
}

Result<void> CacheWriter::add_indexers(Indexers indexers) {
  Batch batch = begin();
  auto definitions = std::make_shared<IndexDefinitions>(*batch.contents.definitions);
  for (auto& [name, function] : indexers) {
    if (batch.contents.position_of_index(name)) {
      std::string message = "add index ";
      append_quoted(message, name);
      return Error{ErrorCode::AlreadyExists, message + ": an index of this name already exists"};
    }
    definitions->push_back({name, std::move(function)});
  }
  const std::size_t first = index_writers_.size();
  batch.contents.definitions = std::move(definitions);
  batch.contents.indexes.resize(first + indexers.size());
  index_writers_.resize(first + indexers.size());
  batch.contents.by_key.for_each([&](const Object& object, std::uint32_t id) {
    for (std::size_t i = first; i < index_writers_.size(); ++i) index_in(batch, i, id, object);
  });
  batch.changed = !indexers.empty();
  publish(batch);
  return {};
}

}  // namespace kinform::inline v0::cache
