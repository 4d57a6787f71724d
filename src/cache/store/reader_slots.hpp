// Says which version of a cache each thread is reading right now, so that the writer frees none of
// these.
//
// A reader enters for the few nanoseconds of one look-up: it writes the version's address into the
// slot of its thread, which no other reader writes to, and takes it out again. Nothing is counted
// and nobody waits. These are hazard pointers, one for each thread; docs/adr/0005-cache-reads.md
// says why not the alternatives.

#pragma once

#include <atomic>

namespace kinform::inline v0::cache {

// The place in which one thread says what it reads. Alone in its cache line: it is written twice in
// every look-up.
class alignas(64) ReaderSlot {
 public:
  // The slot of the calling thread. Slots of threads that have ended are used again; none is ever
  // freed, so there are as many as there were threads reading at the same time.
  [[nodiscard]] static ReaderSlot& mine() {
    return thread_slot_ != nullptr ? *thread_slot_ : take();
  }

  // True if some thread is inside with this version.
  [[nodiscard]] static bool is_read(const void* version);

  // What `current` holds, which is then not freed before leave().
  // REQUIRES: this is the thread's own slot, and the thread is not inside already.
  template <class Version>
  [[nodiscard]] const Version* enter(const std::atomic<const Version*>& current) {
    const Version* version = current.load(std::memory_order_relaxed);
    for (;;) {
      // The order of this store and the following load is all that matters: if the writer's look at
      // the slots misses the store, then the load sees what the writer published before it looked.
      reading_.store(version, std::memory_order_seq_cst);
      const Version* const still = current.load(std::memory_order_seq_cst);
      if (still == version) return version;
      version = still;
    }
  }

  void leave() { reading_.store(nullptr, std::memory_order_release); }

 private:
  struct Lease;

  ReaderSlot() = default;
  [[nodiscard]] static ReaderSlot& take();
  [[nodiscard]] static ReaderSlot& take_free();

  static inline constinit thread_local ReaderSlot* thread_slot_ = nullptr;
  static inline constinit std::atomic<ReaderSlot*> slots_ = nullptr;

  std::atomic<const void*> reading_ = nullptr;
  std::atomic<bool> taken_ = true;
  ReaderSlot* next_ = nullptr;  // Constant once the slot is in the list.
};

}  // namespace kinform::inline v0::cache
