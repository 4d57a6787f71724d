// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks that the calls of one event handler keep the delivery guarantees, such as: no update
// before the addition.

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"

namespace kinform::inline v0::test_support {

// The uid and resource version of an object, as a handler knows it.
struct KnownState {
  std::string uid = {};
  std::string version = {};

  friend bool operator==(const KnownState&, const KnownState&) = default;
};

// Follows the calls of one handler. For each object it expects an addition, updates that start from
// the previous state, and a deletion. Versions must increase, unless the server's history was
// replaced. They are compared as numbers, which the embedded server guarantees.
//
// Thread safety: all members may be called from any thread.
class HandlerHistory {
 public:
  // The handler to register. This object must outlive the registration.
  [[nodiscard]] EventHandler<> handler();

  // Call this when a restored backup has replaced the server's history: from then on, the version
  // of each object may go back once.
  void allow_step_back();

  // Returns a description of each violation of the rules above; empty if there is none. Only the
  // first few are kept.
  [[nodiscard]] std::vector<std::string> problems() const;
  // Returns the state of each object after all calls so far, by key.
  [[nodiscard]] std::map<std::string, KnownState> state() const;
  [[nodiscard]] std::uint64_t calls() const;
  // Deletions that were detected only by a relist.
  [[nodiscard]] std::uint64_t tombstones() const;

 private:
  // The last state of an object. Deleted objects are kept too, to detect one that comes back in an
  // older state.
  struct Object {
    KnownState known = {};
    bool present = false;
    int steps_back = 0;
  };

  void add(const AddEvent& event);
  void update(const UpdateEvent& event);
  void remove(const DeleteEvent& event);
  void step_to_locked(Object& object, const ObjectPtr& now) KINFORM_REQUIRES(mutex_);
  void report_locked(const std::string& what, const ObjectPtr& object) KINFORM_REQUIRES(mutex_);

  mutable detail::Mutex mutex_;
  std::map<std::string, Object> objects_ KINFORM_GUARDED_BY(mutex_);
  std::vector<std::string> problems_ KINFORM_GUARDED_BY(mutex_);
  int steps_back_allowed_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t calls_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t tombstones_ KINFORM_GUARDED_BY(mutex_) = 0;
};

}  // namespace kinform::inline v0::test_support
