// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A bounded map that evicts the least recently used entry.

#pragma once

#include <algorithm>
#include <cstddef>
#include <list>
#include <string>
#include <utility>

#include "absl/container/flat_hash_map.h"

namespace kinform::inline v0::controller {

// Not thread-safe.
template <class Content>
class LruMap {
 public:
  // A size of 0 counts as 1, because operator[] returns a reference to an entry.
  explicit LruMap(std::size_t size_max) : size_max_(std::max<std::size_t>(size_max, 1)) {}

  // Returns the entry of this key; creates it if absent. The reference is valid until the next
  // call.
  Content& operator[](const std::string& key) {
    if (const auto found = places_.find(key); found != places_.end()) {
      entries_.splice(entries_.begin(), entries_, found->second);
      return entries_.front().second;
    }
    if (entries_.size() == size_max_) {
      places_.erase(entries_.back().first);
      entries_.pop_back();
    }
    entries_.emplace_front(key, Content{});
    places_.emplace(key, entries_.begin());
    return entries_.front().second;
  }

  [[nodiscard]] std::size_t size() const { return entries_.size(); }

 private:
  using Entries = std::list<std::pair<const std::string, Content>>;  // Most recently used first.

  const std::size_t size_max_;
  Entries entries_;
  absl::flat_hash_map<std::string, typename Entries::iterator> places_;
};

}  // namespace kinform::inline v0::controller
