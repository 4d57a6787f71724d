// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A list of deltas in order of arrival, with access by object.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "kinform/building_blocks/delta.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::cache {

// Deltas in order of arrival. The deltas of each object are linked, so that they can be looked up,
// or moved to another log, together.
//
// Appending costs a hash of the key and 28 bytes per delta, plus about 20 bytes per object.
//
// Not thread-safe, but const members may be called concurrently.
class DeltaLog {
 public:
  DeltaLog();
  DeltaLog(const DeltaLog&) = delete;
  DeltaLog& operator=(const DeltaLog&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  // Memory of all objects in the log.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  // Number of gaps: empty positions, left by deltas that were moved to another log. At most size()
  // or 1024, whichever is larger.
  [[nodiscard]] std::size_t gaps() const { return deltas_.size() - size_; }

  // All deltas in sequence. Valid until the next change. REQUIRES: gaps() == 0.
  [[nodiscard]] std::span<const Delta> deltas() const {
    KINFORM_ASSERT(gaps() == 0);
    return deltas_;
  }
  // Returns the last delta of an object, or null. Valid until the next change.
  [[nodiscard]] const Delta* newest(const ObjectKeyView& key) const;
  [[nodiscard]] std::vector<Delta> of_object(const ObjectKeyView& key) const;

  // REQUIRES: the delta has an object.
  void append(Delta delta);
  // Replaces the object in the last delta of the same key. REQUIRES: there is one.
  void replace_newest(ObjectPtr object, bool final_state_unknown);
  // Moves all deltas of the object that was queued first to `other`. REQUIRES: !empty().
  void move_oldest_object_to(DeltaLog& other);
  // Removes the gaps.
  void compact();
  // Removes all deltas. Keeps the memory of up to 1024 deltas for reuse and releases the rest.
  void clear();

  // Calls `visit(const Delta&)` with the last delta of each object.
  template <class Visit>
  void for_each_newest(Visit visit) const {
    for (std::size_t i = head_; i < deltas_.size(); ++i) {
      if (deltas_[i].object && next_[i] == kNone) visit(deltas_[i]);
    }
  }

 private:
  using Place = std::uint32_t;  // Index into deltas_.
  static constexpr Place kNone = UINT32_MAX;

  // Identifies an object in the map: the hash of its key and the place of its first delta. The hash
  // is stored because the map needs it again when it grows, and reading it from the objects would
  // miss the CPU cache.
  struct Head {
    std::uint32_t hash;
    Place first;
  };
  struct Wanted {
    std::uint32_t hash;
    ObjectKeyView key;
  };
  struct HeadHash {
    using is_transparent = void;
    std::size_t operator()(const Head& head) const { return head.hash; }
    std::size_t operator()(const Wanted& wanted) const { return wanted.hash; }
  };
  struct HeadEqual {
    using is_transparent = void;
    const DeltaLog* log;
    bool operator()(const Head& left, const Head& right) const { return left.first == right.first; }
    bool operator()(const Head& head, const Wanted& wanted) const {
      return head.hash == wanted.hash && log->deltas_[head.first].object->key() == wanted.key;
    }
  };

  [[nodiscard]] static Wanted wanted(const ObjectKeyView& key);
  // Links the delta at this place to the previous delta of its object.
  void link(Place place);

  std::vector<Delta> deltas_;  // A gap has a null object.
  std::vector<Place> next_;    // For each delta, the place of the next delta of the same object.
  std::size_t head_ = 0;       // All places before it are gaps.
  std::size_t size_ = 0;
  std::size_t bytes_ = 0;
  // The place of the last delta of each object. Invariant: an object is in the map if and only if
  // it has a delta.
  absl::flat_hash_map<Head, Place, HeadHash, HeadEqual> last_;
};

}  // namespace kinform::inline v0::cache
