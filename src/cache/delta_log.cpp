#include "cache/delta_log.hpp"

#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::cache {

const Delta* DeltaLog::newest(const ObjectKeyView& key) const {
  const auto chain = chains_.find(key);
  return chain == chains_.end() ? nullptr : &deltas_[chain->second.last];
}

std::vector<Delta> DeltaLog::of_object(const ObjectKeyView& key) const {
  std::vector<Delta> deltas;
  const auto chain = chains_.find(key);
  if (chain == chains_.end()) return deltas;
  for (std::size_t i = chain->second.first; i != kNone; i = next_[i]) deltas.push_back(deltas_[i]);
  return deltas;
}

void DeltaLog::append(Delta delta) {
  const std::size_t place = deltas_.size();
  const auto [chain, is_new] =
      chains_.try_emplace(delta.object->key(), Chain{place, place, nullptr});
  if (is_new) {
    chain->second.holder = delta.object;
  } else {
    next_[chain->second.last] = place;
    chain->second.last = place;
  }
  ++size_;
  bytes_ += delta.object->memory_bytes();
  deltas_.push_back(std::move(delta));
  next_.push_back(kNone);
}

void DeltaLog::replace_newest(ObjectPtr object, bool final_state_unknown) {
  const auto chain = chains_.find(object->key());
  KINFORM_ASSERT(chain != chains_.end());
  Delta& delta = deltas_[chain->second.last];
  bytes_ += object->memory_bytes();
  bytes_ -= delta.object->memory_bytes();
  delta.object = std::move(object);
  delta.final_state_unknown = final_state_unknown;
}

void DeltaLog::move_oldest_object_to(DeltaLog& other) {
  KINFORM_ASSERT(!empty());
  while (!deltas_[head_].object) ++head_;
  const auto chain = chains_.find(deltas_[head_].object->key());
  std::size_t i = chain->second.first;
  chains_.erase(chain);
  for (; i != kNone; i = next_[i]) {
    bytes_ -= deltas_[i].object->memory_bytes();
    --size_;
    other.append(std::move(deltas_[i]));
  }
  if (empty()) clear();
}

void DeltaLog::compact() {
  if (size_ == deltas_.size()) return;
  DeltaLog whole;
  for (Delta& delta : deltas_) {
    if (delta.object) whole.append(std::move(delta));
  }
  *this = std::move(whole);
}

void DeltaLog::clear() {
  chains_.clear();
  deltas_.clear();
  next_.clear();
  head_ = size_ = bytes_ = 0;
}

}  // namespace kinform::cache
