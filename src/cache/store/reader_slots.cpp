// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/reader_slots.hpp"

namespace kinform::inline v0::cache {

namespace {
constinit thread_local bool thread_is_ending = false;
}

// A thread_local object whose destructor releases the thread's slot when the thread ends.
struct ReaderSlot::Lease {
  ReaderSlot& slot;

  ~Lease() {
    thread_is_ending = true;
    thread_slot_ = nullptr;
    slot.taken_.store(false, std::memory_order_release);
  }
};

bool ReaderSlot::is_read(const void* version) {
  const ReaderSlot* slot = slots_.load(std::memory_order_seq_cst);
  for (; slot != nullptr; slot = slot->next_) {
    if (slot->reading_.load(std::memory_order_seq_cst) == version) return true;
  }
  return false;
}

ReaderSlot& ReaderSlot::take() {
  ReaderSlot& slot = take_free();
  thread_slot_ = &slot;
  // A Lease releases the slot when its thread ends. A thread may still read the cache while its
  // last thread_local objects are destroyed; a Lease created that late might be destroyed wrongly
  // or not at all, so the slot is left allocated instead, which costs a few bytes.
  if (!thread_is_ending) thread_local const Lease lease{slot};
  return slot;
}

ReaderSlot& ReaderSlot::take_free() {
  for (ReaderSlot* slot = slots_.load(std::memory_order_acquire); slot != nullptr;
       slot = slot->next_) {
    bool taken = false;
    if (slot->taken_.compare_exchange_strong(taken, true, std::memory_order_acq_rel)) return *slot;
  }
  auto* const slot = new ReaderSlot;
  slot->next_ = slots_.load(std::memory_order_relaxed);
  while (!slots_.compare_exchange_weak(slot->next_, slot, std::memory_order_seq_cst)) {
  }
  return *slot;
}

}  // namespace kinform::inline v0::cache
