// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Publishes which version of a cache each thread is reading, so that the writer does not free it.
//
// A reader needs this for the few nanoseconds of one lookup: it writes the version's address into
// the slot of its thread, which no other reader writes to, and clears it afterwards. Readers count
// no references and never wait. These are hazard pointers, one per thread;
// docs/adr/0005-cache-reads.md compares the alternatives.

#pragma once

#include <atomic>

namespace kinform::inline v0::cache {

// A slot: the version that one thread is reading. Has a cache line of its own, because every lookup
// writes it twice.
class alignas(64) ReaderSlot {
 public:
  // Returns the slot of the calling thread. Slots of ended threads are reused, and none is ever
  // freed, so there are as many as threads ever read at the same time.
  [[nodiscard]] static ReaderSlot& mine() {
    return thread_slot_ != nullptr ? *thread_slot_ : take();
  }

  // Returns whether some thread is reading this version.
  [[nodiscard]] static bool is_read(const void* version);

  // Returns the version in `current`, which is not freed before leave(). REQUIRES: this is the slot
  // of the calling thread, and the thread has not entered already.
  template <class Version>
  [[nodiscard]] const Version* enter(const std::atomic<const Version*>& current) {
    const Version* version = current.load(std::memory_order_relaxed);
    for (;;) {
      // The store must come before the following load, hence seq_cst: if the writer's check of the
      // slots misses this store, the load sees the version that the writer published before its
      // check.
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
