// What the commands of the tool have in common: each registers itself in `app`, and leaves in
// `chosen` what to do if the command line names it.

#pragma once

#include <functional>

namespace kinform::inline v0::tools {

inline constexpr int kExitSuccess = 0;
inline constexpr int kExitFailure = 1;
inline constexpr int kExitUsage = 2;
// What shells show of a program that SIGPIPE has ended: its reader has seen enough.
inline constexpr int kExitBrokenPipe = 128 + 13;

// Returns the exit status.
using Action = std::function<int()>;

}  // namespace kinform::inline v0::tools
