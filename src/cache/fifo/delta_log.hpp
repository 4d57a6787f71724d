// Deltas in the order of their arrival, and by object.

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

// Deltas as they came, with the deltas of each object chained. Deltas of whole objects may be moved
// to another log.
//
// Appending costs a hash of the key and 28 bytes a delta, with some 20 more for each object.
//
// Not thread-safe, but const members may be called beside each other.
class DeltaLog {
 public:
  DeltaLog();
  DeltaLog(const DeltaLog&) = delete;
  DeltaLog& operator=(const DeltaLog&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  // Sum of the objects' own memory.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  // Places that moving has left empty: fewer than deltas, or few.
  [[nodiscard]] std::size_t gaps() const { return deltas_.size() - size_; }

  // All, in sequence. Valid until the next change. REQUIRES: gaps() == 0.
  [[nodiscard]] std::span<const Delta> deltas() const {
    KINFORM_ASSERT(gaps() == 0);
    return deltas_;
  }
  // The last delta of an object; null if it has none. Valid until the next change.
  [[nodiscard]] const Delta* newest(const ObjectKeyView& key) const;
  [[nodiscard]] std::vector<Delta> of_object(const ObjectKeyView& key) const;

  // REQUIRES: the delta has an object.
  void append(Delta delta);
  // Puts another state of the same object into its last delta. REQUIRES: there is one.
  void replace_newest(ObjectPtr object, bool final_state_unknown);
  // Moves the deltas of the object that has waited longest. REQUIRES: !empty().
  void move_oldest_object_to(DeltaLog& other);
  // Closes the gaps.
  void compact();
  // Keeps memory for the next few deltas, but not for a whole list.
  void clear();

  // Calls `visit(const Delta&)` with the last delta of each object.
  template <class Visit>
  void for_each_newest(Visit visit) const {
    for (std::size_t i = head_; i < deltas_.size(); ++i) {
      if (deltas_[i].object && next_[i] == kNone) visit(deltas_[i]);
    }
  }

 private:
  using Place = std::uint32_t;  // In deltas_.
  static constexpr Place kNone = UINT32_MAX;

  // Where the chain of an object begins. Growing the table needs the hash once more; reading it
  // from here saves looking at all the objects.
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
  // Makes the delta at this place the last of its object.
  void link(Place place);

  std::vector<Delta> deltas_;  // A gap has no object.
  std::vector<Place> next_;    // For each of them, the same object's next one.
  std::size_t head_ = 0;       // Only gaps before it.
  std::size_t size_ = 0;
  std::size_t bytes_ = 0;
  // Last place of each object. Invariant: an object is here if and only if it has a delta.
  absl::flat_hash_map<Head, Place, HeadHash, HeadEqual> last_;
};

}  // namespace kinform::inline v0::cache
