// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Detects that an object is destroyed while its run() is active.

#pragma once

#include <atomic>
#include <string>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

// A member of a class with a run() that must have returned before the object is destroyed.
//
// Thread safety: all members may be called from any thread.
class ActiveRun {
 public:
  // One call of run(). Declare it first in run(), so that its end is the last access to the object.
  class Scope {
   public:
    explicit Scope(ActiveRun& run) : run_(run) { ++run_.count_; }
    ~Scope() { --run_.count_; }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    ActiveRun& run_;
  };

  // Aborts the program if run() is active. Call it in the body of the destructor: the members still
  // exist there, so that the abort comes before a use after free.
  void assert_ended(const char* class_name) const noexcept {
    if (count_.load() == 0) return;
    const std::string message = std::string(class_name) +
                                " destroyed while its run() is active; request a stop and wait "
                                "until run() has returned";
    detail::assertion_failed(message.c_str(), __FILE__, __LINE__);
  }

 private:
  std::atomic<int> count_ = 0;
};

}  // namespace kinform::inline v0
