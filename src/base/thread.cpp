// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/thread.hpp"

#include <pthread.h>

#include <cstddef>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::detail {

namespace {

constexpr std::size_t kNameBytesMax = 15;  // Linux refuses longer names.

// REQUIRES: an exception is being handled.
std::string describe_current_exception() {
  try {
    throw;
  } catch (const std::exception& exception) {
    return exception.what();
  } catch (...) {
    return "not a std::exception";
  }
}

}  // namespace

void set_thread_name(const std::string& name) noexcept {
  // Cannot fail for the calling thread and a name of at most 15 bytes.
  pthread_setname_np(pthread_self(), name.substr(0, kNameBytesMax).c_str());
}

void exception_left_thread(const std::string& name) noexcept {
  const std::string message =
      "uncaught exception in thread \"" + name + "\": " + describe_current_exception();
  assertion_failed(message.c_str(), __FILE__, __LINE__);
}

}  // namespace kinform::inline v0::detail
