// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Starts named threads, so that a debugger and top can tell them apart.

#pragma once

#include <concepts>
#include <exception>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

namespace detail {

// Names the calling thread.
KINFORM_PRIVATE_EXPORT void set_thread_name(const std::string& name) noexcept;

// Aborts the program with the current exception in the message. REQUIRES: called from a catch
// block.
[[noreturn]] KINFORM_PRIVATE_EXPORT void exception_left_thread(const std::string& name) noexcept;

}  // namespace detail

// Runs `function`, with the thread's stop token if it takes one, in a new thread of this name; the
// system keeps the first 15 bytes of it. An exception that escapes from `function` aborts the
// program, and so does a failure to create the thread.
template <class Function>
[[nodiscard]] std::jthread start_thread(std::string name, Function function) noexcept {
  return std::jthread(
      [name = std::move(name), function = std::move(function)](std::stop_token stop) mutable {
        detail::set_thread_name(name);
        try {
          if constexpr (std::invocable<Function&, std::stop_token>) {
            function(std::move(stop));
          } else {
            function();
          }
        } catch (...) {
          detail::exception_left_thread(name);
        }
      });
}

}  // namespace kinform::inline v0
