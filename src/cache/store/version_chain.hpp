// The versions of one cache: what readers see now, what snapshots still see, and when the memory of
// older ones can go.
//
// A version is immutable: the roots of all trees and what is known with them. The writer publishes
// one for each batch. Memory that a version shows and its successor does not is that version's
// garbage. When nobody reads a version any more, its garbage is freed, except for what the next
// older version that is still read shows, too: that one inherits it. So a snapshot held for long
// keeps exactly what it shows, not all that has come and gone since.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "cache/store/contents.hpp"
#include "cache/store/node.hpp"
#include "cache/store/reader_slots.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0::cache {

// What one version was the last to show.
struct Garbage {
  struct DeadObject {
    const Object* object;
    std::uint32_t hash;
  };
  std::vector<Node*> nodes = {};
  std::vector<DeadObject> objects = {};  // With the reference that the version's trees had.

  [[nodiscard]] bool empty() const { return nodes.empty() && objects.empty(); }
};

class VersionChain;

struct Version {
  const VersionNumber number;
  const Contents contents;

  Version(VersionNumber version_number, Contents version_contents)
      : number(version_number), contents(std::move(version_contents)) {}

 private:
  friend class VersionChain;

  // Snapshots, and one for being the current version. Never rises from 0.
  mutable std::atomic<std::uint32_t> references_ = 1;

  // Guarded by the chain's mutex.
  mutable const Version* older_ = nullptr;
  mutable const Version* newer_ = nullptr;
  mutable Garbage garbage_ = {};
  mutable std::uint32_t heirs_at_work_ = 0;  // Threads that are about to add to garbage_.
};

// Thread safety: thread-safe, but for publish(), which belongs to the writer. Readers never wait:
// the mutex is taken to publish and to give back the last reference to a version.
class VersionChain {
 public:
  VersionChain();
  // REQUIRES: nobody reads, no version is held.
  ~VersionChain();
  VersionChain(const VersionChain&) = delete;
  VersionChain& operator=(const VersionChain&) = delete;

  // Calls `use(const Contents&)` with the current version, which lives until `use` returns. For
  // what takes nanoseconds: it delays the freeing of memory. `use` does not read a chain itself.
  template <class Use>
  auto read(Use use) const;

  // The current version, held until it is given back.
  [[nodiscard]] const Version* hold() const;
  // One more reference to a version that is held already.
  void hold_again(const Version* version) const;
  void release(const Version* version) const;

  // For the writer: what the next version is made from.
  [[nodiscard]] const Version& current() const { return *current_.load(std::memory_order_relaxed); }
  [[nodiscard]] NodeHeap& heap() { return heap_; }

  // Makes `contents` the current version. `garbage`: what it does not show and its predecessor
  // does.
  void publish(Contents contents, Garbage garbage);

  // Versions that exist, and the memory of all trees.
  [[nodiscard]] std::size_t versions() const;
  [[nodiscard]] const NodeHeap& heap() const { return heap_; }

 private:
  bool drop_reference(const Version* version) const;
  // Frees versions that nobody reads. Returns false if some are left that a thread is just reading.
  bool collect() const;
  [[nodiscard]] const Version* take_dead_locked() const KINFORM_REQUIRES(mutex_);
  // Frees what `older` does not show, and leaves the rest.
  void free_unseen(Garbage& garbage, const Version& older) const;
  void free_all(Garbage& garbage) const;
  void destroy_trees(const Contents& contents);

  mutable NodeHeap heap_;
  std::atomic<const Version*> current_;

  mutable detail::Mutex mutex_;
  mutable std::vector<const Version*> dead_ KINFORM_GUARDED_BY(mutex_);  // Without references.
  mutable std::size_t versions_ KINFORM_GUARDED_BY(mutex_) = 1;
};

// Implementation.

template <class Use>
auto VersionChain::read(Use use) const {
  ReaderSlot& slot = ReaderSlot::mine();
  auto result = use(slot.enter(current_)->contents);
  slot.leave();
  return result;
}

}  // namespace kinform::inline v0::cache
