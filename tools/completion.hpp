// `kinform completion`: what makes a shell complete the tool's commands and flags.

#pragma once

#include <string>

#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): its name.
class App;       // Its header takes seconds to compile.
}

namespace kinform::inline v0::tools {

// `app` must have all its other commands by then, and outlive `chosen`.
void add_completion_command(CLI::App& app, Action& chosen);

// The scripts, made from the commands and flags that `app` has.
[[nodiscard]] std::string bash_completion(const CLI::App& app);
[[nodiscard]] std::string zsh_completion(const CLI::App& app);
[[nodiscard]] std::string fish_completion(const CLI::App& app);

}  // namespace kinform::inline v0::tools
