// Starts threads that can be told apart in a debugger and in top.

#pragma once

#include <concepts>
#include <exception>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

namespace kinform::inline v0 {

namespace detail {

// Names the calling thread.
void set_thread_name(const std::string& name) noexcept;

// Ends the program; to be called while an exception is handled.
[[noreturn]] void exception_left_thread(const std::string& name) noexcept;

}  // namespace detail

// Runs `function`, with the thread's stop token if it takes one, in a thread of this name, of which
// the system keeps the first 15 bytes. An exception must not leave `function`: it ends the program,
// as does a system that refuses another thread.
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
