// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/reference_fifo.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

bool same_object(const ObjectPtr& left, const ObjectPtr& right) {
  return left == right || left->key() == right->key();
}

// True if no delta after `place` is for the same object.
bool is_newest(const std::vector<Delta>& deltas, std::size_t place) {
  return std::none_of(
      deltas.begin() + static_cast<std::ptrdiff_t>(place) + 1, deltas.end(),
      [&](const Delta& later) { return same_object(later.object, deltas[place].object); });
}

}  // namespace

const Delta* ReferenceFifo::newest(const std::vector<Delta>& deltas, const ObjectPtr& like) const {
  const auto found = std::find_if(deltas.rbegin(), deltas.rend(), [&](const Delta& delta) {
    return same_object(delta.object, like);
  });
  return found == deltas.rend() ? nullptr : &*found;
}

ObjectPtr ReferenceFifo::last_state(const ObjectPtr& like) const {
  const Delta* delta = newest(queued, like);
  if (delta == nullptr) delta = newest(in_flight, like);
  if (delta != nullptr) return delta->type == DeltaType::Deleted ? nullptr : delta->object;
  return known_ == nullptr ? nullptr : known_->find(like->key());
}

void ReferenceFifo::append(Delta delta) {
  delta.sequence = next_sequence++;
  queued.push_back(std::move(delta));
}

void ReferenceFifo::begin_change(const ObjectPtr& object) {
  if (!changed_) synced = true;
  changed_ = true;
  version = object->resource_version();
}

void ReferenceFifo::push(DeltaType type, const ObjectPtr& object) {
  if (refuses_(object)) {
    ++rejected;
    return;
  }
  begin_change(object);
  append({.type = type, .object = object});
}

void ReferenceFifo::remove(const ObjectPtr& object) {
  begin_change(object);
  const bool is_refused = refuses_(object);
  if (is_refused) ++rejected;
  if (const ObjectPtr last = last_state(object)) {
    append({.type = DeltaType::Deleted,
            .final_state_unknown = is_refused,
            .object = is_refused ? last : object});
    return;
  }
  ++collapsed;
  version_due = true;
  for (Delta& delta : queued) {
    if (!is_refused && &delta == newest(queued, object) && delta.final_state_unknown) {
      delta.object = object;
      delta.final_state_unknown = false;
    }
  }
}

void ReferenceFifo::replace(const std::vector<ObjectPtr>& objects,
                            const std::string& resource_version) {
  const bool is_first = !changed_;
  // The order of deletions is unspecified. Use the order of the real queue, so that the results can
  // be compared exactly.
  std::vector<ObjectPtr> candidates;
  for (std::size_t i = 0; i < queued.size(); ++i)
    if (is_newest(queued, i)) candidates.push_back(queued[i].object);
  for (std::size_t i = 0; i < in_flight.size(); ++i)
    if (is_newest(in_flight, i)) candidates.push_back(in_flight[i].object);
  if (known_ != nullptr)
    for (const ObjectPtr& object : known_->list()) candidates.push_back(object);

  std::vector<ObjectPtr> gone;
  const auto among = [](const std::vector<ObjectPtr>& some, const ObjectPtr& object) {
    return std::any_of(some.begin(), some.end(),
                       [&](const ObjectPtr& other) { return same_object(other, object); });
  };
  for (const ObjectPtr& candidate : candidates) {
    const ObjectPtr last = last_state(candidate);
    if (last && !among(objects, last) && !among(gone, last)) gone.push_back(last);
  }
  for (const ObjectPtr& object : objects) {
    const bool is_known = known_ != nullptr && known_->find(object->key()) == object;
    if (!is_known && refuses_(object)) {
      ++rejected;
      continue;
    }
    append({.type = DeltaType::Replaced, .in_initial_list = is_first, .object = object});
  }
  for (const ObjectPtr& object : gone) {
    append({.type = DeltaType::Deleted,
            .in_initial_list = is_first,
            .final_state_unknown = true,
            .object = object});
  }
  version = resource_version;
  version_due = true;
  changed_ = true;
  if (is_first) initial_end_ = next_sequence;
}

void ReferenceFifo::resync() {
  if (known_ == nullptr) return;
  for (const ObjectPtr& object : known_->list()) {
    if (newest(queued, object) != nullptr || newest(in_flight, object) != nullptr) continue;
    append({.type = DeltaType::Sync, .object = object});
  }
}

void ReferenceFifo::bookmark(const std::string& resource_version) {
  version = resource_version;
  version_due = true;
}

std::string ReferenceFifo::take_all() {
  in_flight = std::exchange(queued, {});
  return report();
}

std::string ReferenceFifo::take_one() {
  if (queued.empty()) return report();
  const ObjectPtr oldest = queued.front().object;
  const auto rest = std::stable_partition(queued.begin(), queued.end(), [&](const Delta& delta) {
    return same_object(delta.object, oldest);
  });
  in_flight.assign(queued.begin(), rest);
  queued.erase(queued.begin(), rest);
  return report();
}

std::string ReferenceFifo::report() {
  initial_reported_ = initial_end_.has_value();
  if (!queued.empty()) return "";
  version_due = false;
  return version;
}

void ReferenceFifo::commit() {
  in_flight.clear();
  const bool is_initial_queued =
      std::any_of(queued.begin(), queued.end(),
                  [this](const Delta& delta) { return delta.sequence < initial_end_; });
  if (initial_reported_ && !is_initial_queued) synced = true;
}

}  // namespace kinform::inline v0::test_support
