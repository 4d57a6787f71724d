// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `kinform demo`: shows step by step what an informer does when objects and connections change.

#pragma once

#include <iosfwd>

#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
}  // namespace CLI

namespace kinform::inline v0::tools {

void add_demo_command(CLI::App& app, Action& chosen);

// Starts an API server in this process and an informer that follows its pods over HTTP, changes the
// pods, and prints each step and the events that the handlers receive. Takes a few seconds. Returns
// the exit status: failure if an expected event is missing, or if the cache differs from the server
// at the end. `colours` enables terminal colours.
[[nodiscard]] int run_demo(std::ostream& out, bool colours);

}  // namespace kinform::inline v0::tools
