// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Exit codes and the action type that all commands of the tool use. add_NAME_command(app, chosen)
// registers a command in `app`; if the command line names it, its action is stored in `chosen`.

#pragma once

#include <functional>

namespace kinform::inline v0::tools {

inline constexpr int kExitSuccess = 0;
inline constexpr int kExitFailure = 1;
inline constexpr int kExitUsage = 2;
// Exit status if the reader of stdout has closed the pipe: the status that shells report for
// SIGPIPE.
inline constexpr int kExitBrokenPipe = 128 + 13;

// Runs a command and returns the exit status.
using Action = std::function<int()>;

}  // namespace kinform::inline v0::tools
