// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Stops a program on SIGINT (Ctrl-C) and SIGTERM (sent by the kubelet to end a pod).

#pragma once

#include <stop_token>

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// Returns a token that is stopped by the first SIGINT or SIGTERM, so that the program can shut down
// cleanly. A second signal ends the process at once, with exit code 128 + its number, if it comes
// at least 200 ms after the first: some senders, such as timeout(1), send one stop as two signals.
//
// The first call replaces the handlers of both signals and starts a thread that stops the token, so
// stop callbacks are ordinary code that may take locks. Further calls return the same token. Call
// it in `main`, not in a library: signal handlers belong to the program.
//
// Thread safety: may be called from any thread.
[[nodiscard]] KINFORM_EXPORT std::stop_token stop_on_signals();

}  // namespace kinform::inline v0
