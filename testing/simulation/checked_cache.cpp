// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/checked_cache.hpp"

#include <utility>

namespace kinform::inline v0::test_support {

namespace {

std::string describe_cached(const Object* object) {
  return object == nullptr ? "none" : describe(Snapshot::keep(*object));
}

// Describes the first object that differs; empty if there is none.
std::string difference(const Snapshot& snapshot, const State& state) {
  for (const auto& [key, expected] : state) {
    const Object* cached = snapshot.find(key);
    const bool same = cached != nullptr && write_number(*cached) == write_number(expected) &&
                      cached->resource_version() == expected->resource_version();
    if (!same) return "cache: " + describe_cached(cached) + ", server: " + describe(expected);
  }
  if (snapshot.size() == state.size()) return "";
  for (const Object& object : snapshot) {
    if (!state.contains(object.key()))
      return "cache: " + describe_cached(&object) + ", server: none";
  }
  return "the snapshot's size is wrong";
}

}  // namespace

void CheckedCache::check() {
  const Snapshot snapshot = indexer_.snapshot();
  check_objects(snapshot);
  const Revision revision = parse_revision(snapshot.resource_version());
  const std::size_t newest_era = history_.now().era;
  if (revision >= moment_.revision && try_moment({moment_.era, revision}, snapshot)) return;
  for (std::size_t era = moment_.era + 1; era <= newest_era; ++era) {
    if (try_moment({era, revision}, snapshot)) return;
  }
  const std::string at = "at version " + std::string(snapshot.resource_version());
  const Moment newest{newest_era, revision};
  if (revision < moment_.revision && newest_era == moment_.era) {
    referee_.report(ViolationKind::VersionWentBack,
                    "the cache is " + at + ", after " + to_string(moment_));
  } else if (revision < 0 || !history_.has_been(newest)) {
    referee_.report(ViolationKind::CacheNotServer,
                    "the cache is " + at + ", which the server never had");
  } else {
    referee_.report(ViolationKind::CacheNotServer,
                    at + ", " + difference(snapshot, history_.state(newest)));
  }
}

void CheckedCache::hold() {
  if (const std::string wrong = difference(held_, held_state_); !wrong.empty()) {
    referee_.report(ViolationKind::CacheNotServer, "a snapshot has changed: " + wrong);
  }
  held_ = indexer_.snapshot();
  held_state_ = state_;
}

// Checks that each object is transformed, if there is a transform, and indexed by its namespace.
void CheckedCache::check_objects(const Snapshot& snapshot) {
  std::size_t indexed = 0;
  for (const std::string_view name : snapshot.list_index_values(kNamespaceIndex)) {
    const Result<ObjectRange> found = snapshot.by_index(kNamespaceIndex, name);
    if (!found) return referee_.report(ViolationKind::CacheNotServer, to_string(found.error()));
    for (const Object& object : *found) {
      ++indexed;
      const bool is_right = object.namespace_name() == name &&
                            snapshot.find(object.key()) == &object &&
                            is_transformed(object) == objects_.are_transformed;
      if (is_right) continue;
      referee_.report(
          ViolationKind::CacheNotServer,
          "the index by namespace has " + describe_cached(&object) + " in " + std::string(name));
    }
  }
  if (indexed == snapshot.size()) return;
  referee_.report(ViolationKind::CacheNotServer, "objects are missing in the index by namespace");
}

bool CheckedCache::try_moment(const Moment& moment, const Snapshot& snapshot) {
  if (!history_.has_been(moment)) return false;
  const bool is_next = moment.era == moment_.era;
  State state = is_next ? state_ : history_.state(moment);
  if (is_next) history_.advance(state, moment_, moment.revision);
  if (!difference(snapshot, state).empty()) return false;
  state_ = std::move(state);
  moment_ = moment;
  // The server's state at this revision may belong to two eras (an era is the server's history
  // between two restores from a backup): a new era begins with the states up to the restored
  // revision. Use the newest era that contains it.
  while (moment_.era < history_.now().era && history_.is_part_of(moment_, moment_.era + 1)) {
    ++moment_.era;
  }
  return true;
}

bool CheckedCache::equals_server() const {
  return difference(indexer_.snapshot(), history_.state(history_.now())).empty();
}

}  // namespace kinform::inline v0::test_support
