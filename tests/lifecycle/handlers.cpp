// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/lifecycle/handlers.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#include <gtest/gtest.h>

#include "tests/lifecycle/storm.hpp"

namespace kinform::inline v0::lifecycle {

using detail::MutexLock;

class Handlers::Captured {
 public:
  Captured(Handlers& all, std::optional<Informer<>> informer, std::uint64_t seed)
      : all_(all), informer_(std::move(informer)), random_(seed) {
    ++all_.captured_;
  }
  ~Captured() { --all_.captured_; }
  Captured(const Captured&) = delete;
  Captured& operator=(const Captured&) = delete;

  // Calls of one handler never overlap, so they may share the random numbers.
  void call() {
    EXPECT_FALSE(all_.informer_ended_) << "called after run() has returned";
    ++all_.active_calls_;
    pause(random_);
    if (informer_) {
      all_.call(*informer_, random_);
    } else if (random_.chance(0.1)) {
      all_.remove_one(random_);
    }
    const bool fails = random_.chance(0.05);
    EXPECT_FALSE(all_.informer_ended_) << "run() has returned during a call";
    --all_.active_calls_;
    if (fails) throw std::runtime_error("a failure of the handler");
  }

 private:
  Handlers& all_;
  const std::optional<Informer<>> informer_;
  Random random_;
};

Handlers::~Handlers() {
  remove_all();
  EXPECT_EQ(active_calls_, 0);
  EXPECT_EQ(captured_, 0) << "a removed handler was not released";
}

void Handlers::add(const Informer<>& informer, Random& random) {
  HandlerOptions options;
  if (random.chance(0.1)) options.resync_period = std::chrono::seconds(1);
  Result<HandlerRegistration> added = informer.add_event_handler(make(informer, random), options);
  if (added) {
    const HandlerRegistration old = exchange(any_slot(random), *std::move(added));
  } else {
    EXPECT_EQ(added.error().code, ErrorCode::FailedPrecondition);  // The informer has stopped.
  }
}

void Handlers::remove_one(Random& random) {
  Slot& slot = any_slot(random);
  HandlerRegistration registration = exchange(slot);
  if (random.chance(0.7)) return;
  // A handler that is removed, but whose registration lives on.
  registration.remove();
  std::ignore = registration.backlog();
  std::ignore = registration.has_synced();
  const HandlerRegistration old = exchange(slot, std::move(registration));
}

void Handlers::remove_all() {
  for (Slot& slot : slots_) std::ignore = exchange(slot);
}

void Handlers::record_informer_ended() {
  EXPECT_EQ(active_calls_, 0) << "run() has returned before a call";
  informer_ended_ = true;
}

// Returns the old registration. It must be destroyed without the lock, because that waits for calls
// which may use the slot.
HandlerRegistration Handlers::exchange(Slot& slot, HandlerRegistration registration) {
  MutexLock lock(slot.mutex);
  HandlerRegistration old = std::move(slot.registration);
  slot.registration = std::move(registration);
  return old;
}

EventHandler<> Handlers::make(const Informer<>& informer, Random& random) {
  std::optional<Informer<>> own;
  if (capture_ == Capture::Informer) own = informer;
  const auto captured = std::make_shared<Captured>(*this, std::move(own), random.next());
  return {.on_add = [captured](const AddEvent&) { captured->call(); },
          .on_update = [captured](const UpdateEvent&) { captured->call(); },
          .on_delete = [captured](const DeleteEvent&) { captured->call(); }};
}

void Handlers::call(const Informer<>& informer, Random& random) {
  switch (random.below(8)) {
    case 0:
      return remove_one(random);  // Its own, or another one that may do the same.
    case 1:
      return add(informer, random);
    case 2:
      std::ignore = informer.status();
      return;
    case 3:
      std::ignore = informer.add_indexers({{std::to_string(random.next()), index_by_namespace()}});
      return;
    default:
      return;
  }
}

}  // namespace kinform::inline v0::lifecycle
