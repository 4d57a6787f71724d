// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/handler_history.hpp"

#include <string_view>

namespace kinform::inline v0::test_support {
namespace {

constexpr std::size_t kProblemsMax = 20;

std::string key_of(const ObjectPtr& object) {
  return object->key().to_string();
}

KnownState state_of(const ObjectPtr& object) {
  return {.uid = std::string(object->uid()), .version = std::string(object->resource_version())};
}

bool is_older(std::string_view left, std::string_view right) {
  if (left.size() != right.size()) return left.size() < right.size();
  return left < right;
}

}  // namespace

EventHandler<> HandlerHistory::handler() {
  return {.on_add = [this](const AddEvent& event) { add(event); },
          .on_update = [this](const UpdateEvent& event) { update(event); },
          .on_delete = [this](const DeleteEvent& event) { remove(event); }};
}

void HandlerHistory::allow_step_back() {
  const detail::MutexLock lock(mutex_);
  ++steps_back_allowed_;
}

void HandlerHistory::add(const AddEvent& event) {
  const detail::MutexLock lock(mutex_);
  ++calls_;
  Object& object = objects_[key_of(event.object)];
  if (object.present) report_locked("is added, but was there already", event.object);
  object.present = true;
  step_to_locked(object, event.object);
}

void HandlerHistory::update(const UpdateEvent& event) {
  const detail::MutexLock lock(mutex_);
  ++calls_;
  Object& object = objects_[key_of(event.new_object)];
  if (!object.present) {
    report_locked("is updated, but was not there", event.new_object);
  } else if (!(object.known == state_of(event.old_object))) {
    report_locked("is updated from another state than the last one, " + object.known.version,
                  event.old_object);
  }
  object.present = true;
  step_to_locked(object, event.new_object);
}

void HandlerHistory::remove(const DeleteEvent& event) {
  const detail::MutexLock lock(mutex_);
  ++calls_;
  if (event.final_state_unknown) ++tombstones_;
  Object& object = objects_[key_of(event.object)];
  if (!object.present) report_locked("is deleted, but was not there", event.object);
  object.present = false;
  step_to_locked(object, event.object);
}

void HandlerHistory::step_to_locked(Object& object, const ObjectPtr& now) {
  KnownState next = state_of(now);
  if (is_older(next.version, object.known.version)) {
    ++object.steps_back;
    if (object.steps_back > steps_back_allowed_) {
      report_locked("goes back from version " + object.known.version, now);
    }
  }
  object.known = std::move(next);
}

void HandlerHistory::report_locked(const std::string& what, const ObjectPtr& object) {
  if (problems_.size() == kProblemsMax) return;
  problems_.push_back(key_of(object) + "@" + std::string(object->resource_version()) + " " + what);
}

std::vector<std::string> HandlerHistory::problems() const {
  const detail::MutexLock lock(mutex_);
  return problems_;
}

std::map<std::string, KnownState> HandlerHistory::state() const {
  const detail::MutexLock lock(mutex_);
  std::map<std::string, KnownState> state;
  for (const auto& [key, object] : objects_) {
    if (object.present) state.emplace(key, object.known);
  }
  return state;
}

std::uint64_t HandlerHistory::calls() const {
  const detail::MutexLock lock(mutex_);
  return calls_;
}

std::uint64_t HandlerHistory::tombstones() const {
  const detail::MutexLock lock(mutex_);
  return tombstones_;
}

}  // namespace kinform::inline v0::test_support
