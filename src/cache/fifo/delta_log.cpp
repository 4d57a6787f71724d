// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/fifo/delta_log.hpp"

#include <utility>

#include "cache/store/hash.hpp"

namespace kinform::inline v0::cache {

namespace {

// clear() keeps the memory of up to this many deltas and releases more than that.
constexpr std::size_t kKeptCapacity = 1024;

}  // namespace

DeltaLog::DeltaLog() : last_(0, HeadHash{}, HeadEqual{this}) {}

DeltaLog::Wanted DeltaLog::wanted(const ObjectKeyView& key) {
  return {.hash = hash_of(key), .key = key};
}

const Delta* DeltaLog::newest(const ObjectKeyView& key) const {
  if (empty()) return nullptr;
  const auto last = last_.find(wanted(key));
  return last == last_.end() ? nullptr : &deltas_[last->second];
}

std::vector<Delta> DeltaLog::of_object(const ObjectKeyView& key) const {
  std::vector<Delta> deltas;
  const auto last = last_.find(wanted(key));
  if (last == last_.end()) return deltas;
  for (Place i = last->first.first; i != kNone; i = next_[i]) deltas.push_back(deltas_[i]);
  return deltas;
}

void DeltaLog::append(Delta delta) {
  KINFORM_ASSERT(deltas_.size() < kNone);
  ++size_;
  bytes_ += delta.object->memory_bytes();
  deltas_.push_back(std::move(delta));
  next_.push_back(kNone);
  link(static_cast<Place>(deltas_.size() - 1));
}

void DeltaLog::link(Place place) {
  const Wanted object = wanted(deltas_[place].object->key());
  const auto last = last_.lazy_emplace(object, [&](const auto& make) {
    make(Head{object.hash, place}, place);
  });
  if (last->second == place) return;  // This is the first delta of its object.
  next_[last->second] = place;
  last->second = place;
}

void DeltaLog::replace_newest(ObjectPtr object, bool final_state_unknown) {
  const auto last = last_.find(wanted(object->key()));
  KINFORM_ASSERT(last != last_.end());
  Delta& delta = deltas_[last->second];
  bytes_ += object->memory_bytes();
  bytes_ -= delta.object->memory_bytes();
  delta.object = std::move(object);
  delta.final_state_unknown = final_state_unknown;
}

void DeltaLog::move_oldest_object_to(DeltaLog& other) {
  KINFORM_ASSERT(!empty());
  while (!deltas_[head_].object) ++head_;
  last_.erase(last_.find(wanted(deltas_[head_].object->key())));
  for (Place i = static_cast<Place>(head_); i != kNone; i = next_[i]) {
    bytes_ -= deltas_[i].object->memory_bytes();
    --size_;
    other.append(std::move(deltas_[i]));
  }
  if (empty()) return clear();
  // Remove the gaps from time to time. They would otherwise grow without bound in a log that never
  // becomes empty.
  if (gaps() > kKeptCapacity && gaps() > size_) compact();
}

void DeltaLog::compact() {
  if (gaps() == 0) return;
  std::erase_if(deltas_, [](const Delta& delta) { return !delta.object; });
  head_ = 0;
  last_.clear();
  next_.assign(deltas_.size(), kNone);
  for (std::size_t i = 0; i < deltas_.size(); ++i) link(static_cast<Place>(i));
}

void DeltaLog::clear() {
  last_.clear();  // Clear it before the deltas, because its keys refer to their objects.
  if (deltas_.capacity() > kKeptCapacity) {
    deltas_ = {};
    next_ = {};
  }
  deltas_.clear();
  next_.clear();
  head_ = size_ = bytes_ = 0;
}

}  // namespace kinform::inline v0::cache
