// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Ends a program on Ctrl-C and on what a cluster sends to end a pod.

#pragma once

#include <stop_token>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// The token is stopped by the first SIGINT or SIGTERM that the process gets; time to finish
// cleanly. The second one ends the process at once, with exit code 128 + its number.
//
// The first call installs handlers for both signals, in place of whatever handled them, and starts
// a thread that stops the token, so its stop callbacks are ordinary code, free to take locks.
// Further calls return the same token. Call it in `main`: a library has no business with its
// process's signals.
//
// Thread safety: may be called from any thread.
[[nodiscard]] std::stop_token stop_on_signals();

}  // namespace kinform::inline v0
