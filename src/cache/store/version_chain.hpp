// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The versions of one cache: the current one for readers, older ones that snapshots hold, and the
// memory that can be freed with them.
//
// A version is immutable: the roots of all trees, the resource version and counters. The writer
// publishes one per batch. The memory that a version uses and its successor does not is that
// version's garbage. When a version has no readers any more, its garbage is freed, except for the
// part that the next older version in use contains too: that version inherits it. So a snapshot
// that is held for long keeps exactly its own contents, not everything that came and went since.

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

// The memory to free with a version: nodes and objects that this version uses and its successor
// does not.
struct Garbage {
  struct DeadObject {
    const Object* object;
    std::uint32_t hash;
  };
  std::vector<Node*> nodes = {};
  // Objects that the trees of the version referred to, each with the reference that they owned.
  std::vector<DeadObject> objects = {};

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

  // The number of snapshots of this version, plus one while it is current. Never rises again from
  // 0.
  mutable std::atomic<std::uint32_t> references_ = 1;

  // Guarded by the chain's mutex.
  mutable const Version* older_ = nullptr;
  mutable const Version* newer_ = nullptr;
  mutable Garbage garbage_ = {};
  // Number of threads that are about to append garbage of a freed version to garbage_. This version
  // is not freed meanwhile.
  mutable std::uint32_t heirs_at_work_ = 0;
};

// Thread safety: thread-safe, except for publish(), which belongs to the writer. Readers never
// wait: the mutex is only taken to publish, and to release the last reference to a version.
class VersionChain {
 public:
  VersionChain();
  // REQUIRES: no reader is active and no version is held.
  ~VersionChain();
  VersionChain(const VersionChain&) = delete;
  VersionChain& operator=(const VersionChain&) = delete;

  // Calls `use(const Contents&)` with the current version, which is valid until `use` returns. Only
  // for work of nanoseconds, because a replaced version cannot be freed meanwhile. `use` must not
  // call read() of any chain.
  template <class Use>
  auto read(Use use) const;

  // Returns the current version with a reference that must be released with release().
  [[nodiscard]] const Version* hold() const;
  // Adds a reference to a version that is already held.
  void hold_again(const Version* version) const;
  void release(const Version* version) const;

  // The version that the writer builds the next one from.
  [[nodiscard]] const Version& current() const { return *current_.load(std::memory_order_relaxed); }
  [[nodiscard]] NodeHeap& heap() { return heap_; }

  // Makes `contents` the current version. `garbage` is the memory that its predecessor uses and
  // `contents` does not.
  void publish(Contents contents, Garbage garbage);

  // Number of versions in memory, and the memory of all trees.
  [[nodiscard]] std::size_t versions() const;
  [[nodiscard]] const NodeHeap& heap() const { return heap_; }

 private:
  bool drop_reference(const Version* version) const;
  // Frees versions without references and readers. Returns false if some are left because a thread
  // is just reading them.
  bool collect() const;
  [[nodiscard]] const Version* take_dead_locked() const KINFORM_REQUIRES(mutex_);
  // Frees the part of `garbage` that the next older version in use does not contain, and leaves the
  // rest for that version.
  void free_unseen(Garbage& garbage, const Version& older) const;
  void free_all(Garbage& garbage) const;
  void destroy_trees(const Contents& contents);

  mutable NodeHeap heap_;
  std::atomic<const Version*> current_;

  mutable detail::Mutex mutex_;
  // Versions without references that are not freed yet.
  mutable std::vector<const Version*> dead_ KINFORM_GUARDED_BY(mutex_);
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
