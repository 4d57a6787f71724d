// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Snapshot: an immutable, consistent view of a cache: objects, indexes and resource version.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string_view>
#include <vector>

#include "kinform/detail/export.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

namespace cache {
struct Contents;
struct Version;
class VersionChain;
}  // namespace cache

// The objects of a snapshot, or some of them: `for (const Object& object : range)`. Borrowed from
// the snapshot; copies nothing. The order is unspecified, but the same on each iteration.
class KINFORM_EXPORT ObjectRange {
 public:
  class Iterator;

  // Creates an empty range.
  ObjectRange() = default;

  [[nodiscard]] Iterator begin() const;
  [[nodiscard]] Iterator end() const;
  // O(n), except for the range of all objects.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const;

 private:
  friend class Snapshot;

  static constexpr std::size_t kAll = static_cast<std::size_t>(-1);

  const cache::Contents* contents_ = nullptr;
  std::size_t index_ = kAll;
  // The remaining range [first_, limit_) of object ids, or of index entries if index_ is not kAll.
  std::uint64_t first_ = 0;
  std::uint64_t limit_ = 0;
};

// An immutable snapshot of the cache. It contains a batch of changes completely or not at all, and
// no later changes. Taking one costs nanoseconds and holding it blocks nobody, but it keeps its
// objects in memory. It may outlive the cache.
//
// Results of its members are borrowed: valid while this snapshot, or a copy of it, lives.
//
// Thread safety: immutable, so all members may be called from any thread; different copies may be
// assigned and destroyed on any thread.
class KINFORM_EXPORT Snapshot {
 public:
  using iterator = ObjectRange::Iterator;

  // Creates an empty snapshot.
  Snapshot() = default;
  Snapshot(const Snapshot& other) noexcept;
  Snapshot(Snapshot&& other) noexcept;
  Snapshot& operator=(Snapshot other) noexcept;
  ~Snapshot();

  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }
  // Returns the version of the last write in this snapshot, an opaque string; empty before the
  // first write.
  [[nodiscard]] std::string_view resource_version() const KINFORM_LIFETIME_BOUND;

  // Returns the object, or null.
  [[nodiscard]] const Object* find(const ObjectKeyView& key) const KINFORM_LIFETIME_BOUND;

  // All objects.
  [[nodiscard]] ObjectRange objects() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] iterator begin() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] iterator end() const KINFORM_LIFETIME_BOUND;

  // Returns the objects that the index has under a value; an empty range for an unknown value.
  // Returns ErrorCode::InvalidArgument if there is no such index.
  [[nodiscard]] Result<ObjectRange> by_index(std::string_view index,
                                             std::string_view value) const KINFORM_LIFETIME_BOUND;
  // Returns the keys of the objects that by_index() returns, sorted.
  [[nodiscard]] Result<std::vector<ObjectKeyView>> index_keys(
      std::string_view index, std::string_view value) const KINFORM_LIFETIME_BOUND;
  // Returns the objects that share at least one value of the index with `example`, each once. Calls
  // the index function; an exception from it is returned as ErrorCode::UserCode.
  [[nodiscard]] Result<std::vector<const Object*>> index(
      std::string_view index, const Object& example) const KINFORM_LIFETIME_BOUND;
  // Returns the values of an index, sorted; empty for an unknown index.
  [[nodiscard]] std::vector<std::string_view> list_index_values(std::string_view index) const
      KINFORM_LIFETIME_BOUND;
  [[nodiscard]] bool has_index(std::string_view index) const;

  // Returns a handle that keeps an object of a snapshot alive beyond the snapshot.
  [[nodiscard]] static ObjectPtr keep(const Object& object);

 private:
  friend class Indexer;
  template <class Kind>
  friend class Lister;

  explicit Snapshot(std::shared_ptr<const cache::VersionChain> chain);

  std::shared_ptr<const cache::VersionChain> chain_;
  const cache::Version* version_ = nullptr;  // Held; null only in an empty snapshot.
};

// Implementation.

// Fetches objects in groups, so that most increments are one addition and one comparison.
class ObjectRange::Iterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Object;
  using difference_type = std::ptrdiff_t;
  using pointer = const Object*;
  using reference = const Object&;

  // Creates the end iterator of any range.
  Iterator() = default;

  const Object& operator*() const { return *group_[position_]; }
  const Object* operator->() const { return group_[position_]; }
  Iterator& operator++() {
    if (++position_ == count_) fetch();
    return *this;
  }
  Iterator operator++(int) {
    Iterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const Iterator& left, const Iterator& right) {
    return left.object() == right.object();
  }

 private:
  friend class ObjectRange;

  explicit Iterator(const ObjectRange& range) : range_(range) { fetch(); }

  [[nodiscard]] const Object* object() const {
    return position_ < count_ ? group_[position_] : nullptr;
  }
  void fetch();
  void fetch_objects();
  void fetch_entries();

  static constexpr std::size_t kGroup = 32;

  ObjectRange range_;  // The objects not fetched yet.
  std::size_t position_ = 0;
  std::size_t count_ = 0;
  std::array<const Object*, kGroup> group_;  // The first `count_` are set.
};

inline ObjectRange::Iterator ObjectRange::begin() const {
  return Iterator(*this);
}
inline ObjectRange::Iterator ObjectRange::end() const {
  return {};
}
inline bool ObjectRange::empty() const {
  return begin() == end();
}
inline Snapshot::iterator Snapshot::begin() const {
  return objects().begin();
}
inline Snapshot::iterator Snapshot::end() const {
  return {};
}

}  // namespace kinform::inline v0
