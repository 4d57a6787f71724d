// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The command line of `kinform demo`. Apart from demo.cpp, because kinform-demo does without CLI11.

#include <unistd.h>

#include <iostream>

#include <CLI/CLI.hpp>

#include "tools/demo.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

void add_demo_command(CLI::App& app, Action& chosen) {
  CLI::App* const command = app.add_subcommand(
      "demo", "Show what an informer does, with an API server inside this process");
  command->callback(
      [&chosen] { chosen = [] { return run_demo(std::cout, shows_colours(STDOUT_FILENO)); }; });
}

}  // namespace kinform::inline v0::tools
