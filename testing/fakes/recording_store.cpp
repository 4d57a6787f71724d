// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/recording_store.hpp"

#include <utility>

namespace kinform::inline v0::test_support {

namespace {

std::string describe(const ObjectPtr& object) {
  return object->key().to_string() + "@" + std::string(object->resource_version());
}

std::string describe(const std::vector<ObjectPtr>& objects) {
  std::string text;
  for (const ObjectPtr& object : objects) {
    if (!text.empty()) text += ' ';
    text += describe(object);
  }
  return text;
}

}  // namespace

std::vector<std::string> RecordingStore::calls() const {
  const detail::MutexLock lock(mutex_);
  return calls_;
}

void RecordingStore::clear_calls() {
  const detail::MutexLock lock(mutex_);
  calls_.clear();
}

std::string RecordingStore::content() const {
  return describe(list());
}

ObjectPtr RecordingStore::get(const ObjectKey& key) const {
  return find(key);
}

void RecordingStore::fail_next(Error error) {
  const detail::MutexLock lock(mutex_);
  next_error_ = std::move(error);
}

void RecordingStore::set_before_call(std::function<void()> function) {
  const detail::MutexLock lock(mutex_);
  before_call_ = std::move(function);
}

void RecordingStore::set_knows_objects(bool knows) {
  const detail::MutexLock lock(mutex_);
  knows_objects_ = knows;
}

Result<void> RecordingStore::add(ObjectPtr object, std::stop_token stop) {
  if (Result<void> done = record("add " + describe(object), stop); !done) return done;
  put(std::move(object));
  return {};
}

Result<void> RecordingStore::update(ObjectPtr object, std::stop_token stop) {
  if (Result<void> done = record("update " + describe(object), stop); !done) return done;
  put(std::move(object));
  return {};
}

Result<void> RecordingStore::remove(ObjectPtr object, std::stop_token stop) {
  if (Result<void> done = record("remove " + describe(object), stop); !done) return done;
  const detail::MutexLock lock(mutex_);
  objects_.erase(ObjectKey(object->key()));
  return {};
}

Result<void> RecordingStore::replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                     std::stop_token stop) {
  if (Result<void> done =
          record("replace [" + describe(objects) + "] at " + resource_version, stop);
      !done) {
    return done;
  }
  const detail::MutexLock lock(mutex_);
  objects_.clear();
  for (ObjectPtr& object : objects) {
    ObjectKey key(object->key());
    objects_.insert_or_assign(std::move(key), std::move(object));
  }
  return {};
}

Result<void> RecordingStore::resync(std::stop_token stop) {
  return record("resync", stop);
}

void RecordingStore::bookmark(std::string_view resource_version) {
  const detail::MutexLock lock(mutex_);
  calls_.push_back("bookmark " + std::string(resource_version));
}

const KnownObjects* RecordingStore::known_objects() const {
  const detail::MutexLock lock(mutex_);
  return knows_objects_ ? this : nullptr;
}

ObjectPtr RecordingStore::find(const ObjectKeyView& key) const {
  const detail::MutexLock lock(mutex_);
  const auto found = objects_.find(ObjectKey(key));
  return found == objects_.end() ? nullptr : found->second;
}

std::vector<ObjectPtr> RecordingStore::list() const {
  const detail::MutexLock lock(mutex_);
  std::vector<ObjectPtr> objects;
  for (const auto& [key, object] : objects_) objects.push_back(object);
  return objects;
}

Result<void> RecordingStore::record(std::string call, const std::stop_token& stop) {
  std::function<void()> before_call;
  {
    const detail::MutexLock lock(mutex_);
    before_call = before_call_;
  }
  if (before_call) before_call();
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "store: stopped"};
  const detail::MutexLock lock(mutex_);
  calls_.push_back(std::move(call));
  if (!next_error_) return {};
  return *std::exchange(next_error_, std::nullopt);
}

void RecordingStore::put(ObjectPtr object) {
  ObjectKey key(object->key());
  const detail::MutexLock lock(mutex_);
  objects_.insert_or_assign(std::move(key), std::move(object));
}

}  // namespace kinform::inline v0::test_support
