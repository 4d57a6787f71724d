// Deltas in the order of their arrival, and by object.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/hash/hash.h"
#include "absl/strings/string_view.h"
#include "kinform/delta.hpp"
#include "kinform/object_key.hpp"

namespace kinform::cache {

// Seeded, unlike ObjectKeyHash: names come from whoever may create objects.
struct SeededKeyHash {
  using is_transparent = void;
  std::size_t operator()(const ObjectKeyView& key) const {
    return absl::HashOf(absl::string_view(key.namespace_name.data(), key.namespace_name.size()),
                        absl::string_view(key.name.data(), key.name.size()));
  }
};

// Deltas as they came, with the deltas of each object chained. Deltas of whole objects may be moved
// to another log.
//
// Invariant: an object has a chain if and only if it has a delta here.
//
// Not thread-safe, but what deltas() shows may be read beside other readers.
class DeltaLog {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  // Sum of the objects' own memory.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  // All, in sequence. Valid until the next change. REQUIRES: compact.
  [[nodiscard]] std::span<const Delta> deltas() const { return deltas_; }
  // The last delta of an object; null if it has none. Valid until the next change.
  [[nodiscard]] const Delta* newest(const ObjectKeyView& key) const;
  [[nodiscard]] std::vector<Delta> of_object(const ObjectKeyView& key) const;

  // REQUIRES: the delta has an object.
  void append(Delta delta);
  // Puts another object into an object's last delta. REQUIRES: there is one.
  void replace_newest(ObjectPtr object, bool final_state_unknown);
  // Moves the deltas of the object that has waited longest. REQUIRES: !empty().
  void move_oldest_object_to(DeltaLog& other);
  // Closes the gaps that moving has left.
  void compact();
  void clear();

  // Calls `visit(const Delta&)` with the last delta of each object.
  template <class Visit>
  void for_each_newest(Visit visit) const {
    for (std::size_t i = head_; i < deltas_.size(); ++i) {
      if (deltas_[i].object && next_[i] == kNone) visit(deltas_[i]);
    }
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  struct Chain {
    std::size_t first;
    std::size_t last;
    ObjectPtr holder;  // Keeps the text of the key.
  };

  std::vector<Delta> deltas_;      // A gap has no object.
  std::vector<std::size_t> next_;  // For each of them, the same object's next one.
  std::size_t head_ = 0;           // Only gaps before it.
  std::size_t size_ = 0;
  std::size_t bytes_ = 0;
  absl::flat_hash_map<ObjectKeyView, Chain, SeededKeyHash, ObjectKeyEqual> chains_;
};

}  // namespace kinform::cache
