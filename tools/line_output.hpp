// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Buffered output of whole lines to stdout, from several threads.

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::tools {

// Buffers lines to reduce write() calls. After the first failure (a closed pipe, a full disk)
// further lines are discarded.
//
// Thread safety: all members may be called from any thread.
class LineOutput {
 public:
  enum class More : std::uint8_t {
    Follows,  // Another line follows soon, so this one may be buffered.
    Unknown,  // Flush now: the next line may take long.
  };

  // `on_failure` is called once, on the thread whose write failed. It must not call this object.
  LineOutput(int descriptor, std::function<void()> on_failure);

  // `line` has no line break at its end; write() adds it.
  void write(std::string_view line, More more);
  void flush();

  // Returns the errno of the failed write, or 0.
  [[nodiscard]] int failure() const;

 private:
  void flush_locked() KINFORM_REQUIRES(mutex_);

  const int descriptor_;
  const std::function<void()> on_failure_;

  // Held during the system call write(), so that lines stay whole and in order. Only threads that
  // print wait for it.
  mutable detail::Mutex mutex_;
  std::string pending_ KINFORM_GUARDED_BY(mutex_);
  int failure_ KINFORM_GUARDED_BY(mutex_) = 0;
};

}  // namespace kinform::inline v0::tools
