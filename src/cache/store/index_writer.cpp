// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/index_writer.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace kinform::inline v0::cache {

std::ptrdiff_t IndexWriter::set(Edit& edit, IndexTrees& trees, std::uint32_t object_id,
                                const IndexValues& values) {
  if (is_unchanged(object_id, values)) return 0;
  std::vector<std::uint32_t> now;
  now.reserve(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    now.push_back(value_id(edit, trees, values[i]));
  }
  std::sort(now.begin(), now.end());
  now.erase(std::unique(now.begin(), now.end()), now.end());

  const std::vector<std::uint32_t> before = values_of(object_id);
  std::vector<std::uint32_t> added;
  std::set_difference(now.begin(), now.end(), before.begin(), before.end(),
                      std::back_inserter(added));
  std::vector<std::uint32_t> removed;
  std::set_difference(before.begin(), before.end(), now.begin(), now.end(),
                      std::back_inserter(removed));
  for (const std::uint32_t id : added) {
    trees.entries.insert(edit, index_entry(id, object_id));
    ++values_[id].objects;
  }
  for (const std::uint32_t id : removed) {
    trees.entries.erase(edit, index_entry(id, object_id));
    if (--values_[id].objects == 0) drop_value(edit, trees, id);
  }
  remember(object_id, now);
  return std::ssize(added) - std::ssize(removed);
}

// Fast path: returns whether the object already has exactly these values. Most updates leave an
// object in its namespace or on its node, and then need no search.
bool IndexWriter::is_unchanged(std::uint32_t object_id, const IndexValues& values) const {
  const std::uint32_t before = object_id < by_object_.size() ? by_object_[object_id] : kNone;
  if (before == kNone) return values.empty();
  return before != kSeveral && values.size() == 1 && values_[before].value->text() == values[0];
}

// Returns the value ids of an object, sorted.
std::vector<std::uint32_t> IndexWriter::values_of(std::uint32_t object_id) const {
  const std::uint32_t before = object_id < by_object_.size() ? by_object_[object_id] : kNone;
  if (before == kNone) return {};
  if (before != kSeveral) return {before};
  return several_.find(object_id)->second;
}

void IndexWriter::remember(std::uint32_t object_id, const std::vector<std::uint32_t>& value_ids) {
  if (object_id >= by_object_.size()) by_object_.resize(object_id + std::size_t{1}, kNone);
  if (by_object_[object_id] == kSeveral) several_.erase(object_id);
  if (value_ids.size() > 1) {
    by_object_[object_id] = kSeveral;
    several_[object_id] = value_ids;
  } else {
    by_object_[object_id] = value_ids.empty() ? kNone : value_ids[0];
  }
}

std::uint32_t IndexWriter::value_id(Edit& edit, IndexTrees& trees, std::string_view text) {
  const std::uint32_t hash = hash_of(text);
  const auto found = find_value(trees, text, hash);
  return found.item != nullptr ? found.id : add_value(edit, trees, text, hash);
}

std::uint32_t IndexWriter::add_value(Edit& edit, IndexTrees& trees, std::string_view text,
                                     std::uint32_t hash) {
  auto id = static_cast<std::uint32_t>(values_.size());
  if (free_value_ids_.empty()) {
    values_.emplace_back();
  } else {
    id = free_value_ids_.back();
    free_value_ids_.pop_back();
  }
  auto* const value = edit.make<IndexValue>(sizeof(IndexValue) + text.size());
  value->id = id;
  value->length = static_cast<std::uint32_t>(text.size());
  if (!text.empty()) std::memcpy(static_cast<void*>(value + 1), text.data(), text.size());
  values_[id] = {.value = value, .hash = hash, .objects = 0};
  trees.values.insert(edit, hash, id, value);
  return id;
}

void IndexWriter::drop_value(Edit& edit, IndexTrees& trees, std::uint32_t id) {
  edit.drop(trees.values.erase(edit, values_[id].hash, id));
  values_[id] = {};
  free_value_ids_.push_back(id);
}

}  // namespace kinform::inline v0::cache
