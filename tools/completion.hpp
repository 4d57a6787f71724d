// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `kinform completion`: prints scripts that let shells complete the tool's commands and flags.

#pragma once

#include <string>

#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
}

namespace kinform::inline v0::tools {

// Adds the command. REQUIRES: all other commands are registered in `app`, and `app` outlives
// `chosen`.
void add_completion_command(CLI::App& app, Action& chosen);

// Return the completion script for the commands and flags of `app`.
[[nodiscard]] std::string bash_completion(const CLI::App& app);
[[nodiscard]] std::string zsh_completion(const CLI::App& app);
[[nodiscard]] std::string fish_completion(const CLI::App& app);

}  // namespace kinform::inline v0::tools
