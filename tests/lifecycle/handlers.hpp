// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Handlers of an informer that are added and removed from everywhere, also from inside their calls.

#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::lifecycle {

// A few registrations that threads and handlers add, remove and destroy. Checks what a registration
// and an informer promise:
// - the handler is not called once its registration has been destroyed from outside of a call;
// - what it captured is released by then;
// - it is not called once run() has returned.
//
// Thread safety: all members may be called from any thread.
class Handlers {
 public:
  // With Capture::Informer, each handler owns its informer and uses it in its calls.
  enum class Capture : std::uint8_t { Informer, Nothing };

  explicit Handlers(Capture capture = Capture::Informer) : capture_(capture) {}
  // REQUIRES: no call is active.
  ~Handlers();
  Handlers(const Handlers&) = delete;
  Handlers& operator=(const Handlers&) = delete;

  // Adds a handler of a random kind to a random slot, and destroys the registration that was there.
  void add(const Informer<>& informer, Random& random);
  // Removes a random handler, or destroys its registration.
  void remove_one(Random& random);
  void remove_all();

  // Records that run() of the informer has returned.
  void record_informer_ended();

 private:
  // What every handler captures. Counts its instances.
  class Captured;
  struct Slot {
    detail::Mutex mutex;
    HandlerRegistration registration KINFORM_GUARDED_BY(mutex);
  };

  [[nodiscard]] HandlerRegistration exchange(Slot& slot, HandlerRegistration registration = {});
  [[nodiscard]] Slot& any_slot(Random& random) { return slots_.at(random.below(slots_.size())); }
  [[nodiscard]] EventHandler<> make(const Informer<>& informer, Random& random);
  // One call of a handler: uses the informer, and adds and removes handlers.
  void call(const Informer<>& informer, Random& random);

  const Capture capture_;
  std::atomic<int> captured_ = 0;      // Living instances of Captured.
  std::atomic<int> active_calls_ = 0;  // Running calls of handlers.
  std::atomic<bool> informer_ended_ = false;
  std::array<Slot, 4> slots_;
};

}  // namespace kinform::inline v0::lifecycle
