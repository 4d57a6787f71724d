// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/snapshot.hpp"

#include <algorithm>
#include <utility>

#include "base/quote.hpp"
#include "cache/store/contents.hpp"
#include "cache/store/version_chain.hpp"
#include "kinform/detail/object_reference.hpp"

namespace kinform::inline v0 {

namespace {

Error unknown_index(std::string_view name) {
  std::string message = "unknown index ";
  append_quoted(message, name);
  return Error{ErrorCode::InvalidArgument, std::move(message)};
}

}  // namespace

Snapshot::Snapshot(std::shared_ptr<const cache::VersionChain> chain)
    : chain_(std::move(chain)), version_(chain_->hold()) {}

Snapshot::Snapshot(const Snapshot& other) noexcept
    : chain_(other.chain_), version_(other.version_) {
  if (version_ != nullptr) chain_->hold_again(version_);
}

Snapshot::Snapshot(Snapshot&& other) noexcept
    : chain_(std::move(other.chain_)), version_(std::exchange(other.version_, nullptr)) {}

Snapshot& Snapshot::operator=(Snapshot other) noexcept {
  std::swap(chain_, other.chain_);
  std::swap(version_, other.version_);
  return *this;
}

Snapshot::~Snapshot() {
  if (version_ != nullptr) chain_->release(version_);
}

std::size_t Snapshot::size() const {
  return version_ == nullptr ? 0 : version_->contents.objects;
}

std::string_view Snapshot::resource_version() const {
  return version_ == nullptr ? std::string_view() : version_->contents.resource_version;
}

const Object* Snapshot::find(const ObjectKeyView& key) const {
  return version_ == nullptr ? nullptr : version_->contents.find(key, cache::hash_of(key)).item;
}

ObjectRange Snapshot::objects() const {
  ObjectRange range;
  if (version_ == nullptr) return range;
  range.contents_ = &version_->contents;
  range.limit_ = version_->contents.by_id.limit();
  return range;
}

bool Snapshot::has_index(std::string_view index) const {
  return version_ != nullptr && version_->contents.position_of_index(index).has_value();
}

Result<ObjectRange> Snapshot::by_index(std::string_view index, std::string_view value) const {
  if (!has_index(index)) return unknown_index(index);
  ObjectRange range;
  range.contents_ = &version_->contents;
  range.index_ = *version_->contents.position_of_index(index);
  const cache::IndexTrees& trees = version_->contents.indexes[range.index_];
  const auto found = cache::find_value(trees, value, cache::hash_of(value));
  if (found.item == nullptr) return ObjectRange();
  range.first_ = cache::index_entry(found.id, 0);
  range.limit_ = cache::index_entry(found.id + 1, 0);
  return range;
}

Result<std::vector<ObjectKeyView>> Snapshot::index_keys(std::string_view index,
                                                        std::string_view value) const {
  const Result<ObjectRange> objects = by_index(index, value);
  if (!objects) return objects.error();
  std::vector<ObjectKeyView> keys;
  for (const Object& object : *objects) keys.push_back(object.key());
  std::sort(keys.begin(), keys.end());
  return keys;
}

Result<std::vector<const Object*>> Snapshot::index(std::string_view index,
                                                   const Object& example) const {
  if (!has_index(index)) return unknown_index(index);
  const cache::Contents& contents = version_->contents;
  IndexValues values;
  const Result<void> computed = cache::compute_values(
      (*contents.definitions)[*contents.position_of_index(index)], example, values);
  if (!computed) return computed.error();
  std::vector<const Object*> objects;
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (const Object& object : *by_index(index, values[i])) objects.push_back(&object);
  }
  std::sort(objects.begin(), objects.end(), std::less<>());
  objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
  return objects;
}

std::vector<std::string_view> Snapshot::list_index_values(std::string_view index) const {
  if (!has_index(index)) return {};
  const cache::Contents& contents = version_->contents;
  std::vector<std::string_view> values;
  contents.indexes[*contents.position_of_index(index)].values.for_each(
      [&](const cache::IndexValue& value, std::uint32_t) { values.push_back(value.text()); });
  std::sort(values.begin(), values.end());
  return values;
}

ObjectPtr Snapshot::keep(const Object& object) {
  return detail::ObjectReference::share(object);
}

std::size_t ObjectRange::size() const {
  if (contents_ == nullptr) return 0;
  if (index_ == kAll) return contents_->objects;
  const cache::NumberSet& entries = contents_->indexes[index_].entries;
  std::size_t size = 0;
  for (std::uint64_t next = first_; next < limit_;) {
    const auto some = entries.from(next);
    const auto end = std::lower_bound(some.begin(), some.end(), limit_);
    if (end == some.begin()) break;
    size += static_cast<std::size_t>(end - some.begin());
    next = *(end - 1) + 1;
  }
  return size;
}

void ObjectRange::Iterator::fetch() {
  position_ = 0;
  count_ = 0;
  if (range_.first_ >= range_.limit_) return;
  if (range_.index_ == kAll) {
    fetch_objects();
  } else {
    fetch_entries();
  }
}

void ObjectRange::Iterator::fetch_objects() {
  const auto& by_id = range_.contents_->by_id;
  while (count_ == 0) {
    const std::uint64_t row_begin = by_id.next_row(range_.first_);
    if (row_begin >= range_.limit_) return;
    std::uint64_t id = std::max(range_.first_, row_begin);
    const Object* const* const row = by_id.row(static_cast<std::uint32_t>(id));
    const std::uint64_t row_end = row_begin / by_id.kWidth * by_id.kWidth + by_id.kWidth;
    for (; id < row_end && count_ < kGroup; ++id) {
      const Object* const object = row[id % by_id.kWidth];
      if (object != nullptr) group_[count_++] = object;
    }
    range_.first_ = id;
  }
}

void ObjectRange::Iterator::fetch_entries() {
  const auto& by_id = range_.contents_->by_id;
  const auto entries = range_.contents_->indexes[range_.index_].entries.from(range_.first_);
  for (const std::uint64_t entry : entries) {
    if (entry >= range_.limit_ || count_ == kGroup) break;
    group_[count_++] = by_id.at(static_cast<std::uint32_t>(entry));
    range_.first_ = entry + 1;
  }
}

}  // namespace kinform::inline v0
