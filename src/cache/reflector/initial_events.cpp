// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/initial_events.hpp"

#include <algorithm>
#include <utility>

namespace kinform::inline v0 {

InitialEvents::InitialEvents(const KnownObjects* known)
    : known_(known), index_(0, HashOfKey{&objects_}, EqualKeys{&objects_}) {}

void InitialEvents::apply(WatchEventType type, ObjectPtr object) {
  if (type == WatchEventType::Deleted) return remove(*object);
  put(known_or(std::move(object)));
}

std::vector<ObjectPtr> InitialEvents::take() {
  index_.clear();
  std::vector<ObjectPtr> objects = std::exchange(objects_, {});
  objects.erase(std::remove(objects.begin(), objects.end(), nullptr), objects.end());
  return objects;
}

void InitialEvents::clear() {
  index_.clear();
  objects_.clear();
}

void InitialEvents::put(ObjectPtr object) {
  const auto found = index_.find(object->key());
  if (found != index_.end()) {
    objects_[*found] = std::move(object);
    return;
  }
  objects_.push_back(std::move(object));
  index_.insert(objects_.size() - 1);
}

void InitialEvents::remove(const Object& object) {
  const auto found = index_.find(object.key());
  if (found == index_.end()) return;
  const std::size_t place = *found;
  index_.erase(found);
  objects_[place] = nullptr;
}

ObjectPtr InitialEvents::known_or(ObjectPtr object) const {
  if (known_ == nullptr) return object;
  ObjectPtr known = known_->find(object->key());
  const bool unchanged = known && known->uid() == object->uid() &&
                         known->resource_version() == object->resource_version();
  return unchanged ? known : object;
}

}  // namespace kinform::inline v0
