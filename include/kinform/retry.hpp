// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Retries a function on conflicts or other errors, with back-off.

#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "kinform/building_blocks/backoff.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

struct RetryOptions {
  // Maximum number of attempts, including the first one, which is always made.
  int tries = 5;

  // Delays between the attempts.
  BackoffOptions backoff = {};

  // The time source. Must outlive the call.
  Clock* clock = &system_clock();

  // Seed for the jitter. Unset: random.
  std::optional<std::uint64_t> seed = {};
};

// For objects that others change now and then: 5 attempts, 10 ms apart.
[[nodiscard]] KINFORM_EXPORT RetryOptions default_retry();

// For objects that others change all the time: 4 attempts, with delays of 10, 50 and 250 ms.
[[nodiscard]] KINFORM_EXPORT RetryOptions default_backoff();

// Calls `function`, which returns a Result, until it succeeds, fails with an error for which
// `is_retriable(error)` is false, or the attempts are used up. Returns its last result;
// ErrorCode::Cancelled if a stop was requested between two attempts. Exceptions of `function` are
// not caught.
template <std::predicate<const Error&> IsRetriable, class Function>
[[nodiscard]] std::invoke_result_t<Function&> retry_on_error(const RetryOptions& options,
                                                             IsRetriable is_retriable,
                                                             Function function,
                                                             std::stop_token stop = {});

// Like retry_on_error(), for ErrorCode::Conflict only. `function` must read the object again in
// each attempt, then change and write it:
//
//   const auto written = retry_on_conflict(default_retry(), [&]() -> Result<ObjectPtr> { … });
template <class Function>
[[nodiscard]] std::invoke_result_t<Function&> retry_on_conflict(const RetryOptions& options,
                                                                Function function,
                                                                std::stop_token stop = {});

namespace detail {

[[nodiscard]] KINFORM_EXPORT Backoff make_backoff(const RetryOptions& options);
[[nodiscard]] KINFORM_EXPORT Error cancelled_between_tries(const Error& last);

}  // namespace detail

// Implementation.

template <std::predicate<const Error&> IsRetriable, class Function>
std::invoke_result_t<Function&> retry_on_error(const RetryOptions& options,
                                               IsRetriable is_retriable, Function function,
                                               std::stop_token stop) {
  std::optional<Backoff> backoff;  // Most calls succeed at once and need none.
  for (int tries_left = options.tries;; --tries_left) {
    auto result = function();
    if (result.ok() || tries_left <= 1 || !is_retriable(result.error())) return result;
    if (!backoff) backoff = detail::make_backoff(options);
    if (!options.clock->wait_for(backoff->next_delay(), stop)) {
      return detail::cancelled_between_tries(result.error());
    }
  }
}

template <class Function>
std::invoke_result_t<Function&> retry_on_conflict(const RetryOptions& options, Function function,
                                                  std::stop_token stop) {
  return retry_on_error(
      options, [](const Error& error) { return error.code == ErrorCode::Conflict; },
      std::move(function), std::move(stop));
}

}  // namespace kinform::inline v0
