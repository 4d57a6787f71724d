// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/retry.hpp"

namespace kinform::inline v0 {

using namespace std::chrono_literals;

namespace {

RetryOptions retry_options(int tries, double growth) {
  return {.tries = tries,
          .backoff = {.first_delay = 10ms,
                      .longest_delay = Duration::max(),
                      .growth = growth,
                      .jitter = 0.1,
                      .reset_after = Duration::max()}};
}

}  // namespace

RetryOptions default_retry() {
  return retry_options(5, 1);
}

RetryOptions default_backoff() {
  return retry_options(4, 5);
}

namespace detail {

Backoff make_backoff(const RetryOptions& options) {
  return Backoff(options.backoff, *options.clock, Random(options.seed.value_or(random_seed())));
}

Error cancelled_between_tries(const Error& last) {
  return {ErrorCode::Cancelled, "retry cancelled; last attempt failed: " + to_string(last)};
}

}  // namespace detail

}  // namespace kinform::inline v0
