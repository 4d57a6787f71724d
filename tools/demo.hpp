// `kinform demo`: an informer at work, in the order in which a newcomer meets its behaviour.

#pragma once

#include <iosfwd>

#include <CLI/CLI.hpp>

#include "tools/command.hpp"

namespace kinform::inline v0::tools {

void add_demo_command(CLI::App& app, Action& chosen);

// Starts an API server in this process, a small world of pods that change, and one informer that
// follows them over HTTP; writes what happens and what the informer hears. Takes a few seconds.
// Returns the exit status: failure if something did not come as told, or the cache does not equal
// the server at the end. Colours are those of a terminal.
[[nodiscard]] int run_demo(std::ostream& out, bool colours);

}  // namespace kinform::inline v0::tools
