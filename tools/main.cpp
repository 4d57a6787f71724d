// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The kinform command-line tool: parses the command line and runs the command.

#include <algorithm>
#include <exception>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "tools/arguments.hpp"
#include "tools/command.hpp"
#include "tools/completion.hpp"
#include "tools/demo.hpp"
#include "tools/failure.hpp"
#include "tools/generate.hpp"
#include "tools/serve.hpp"
#include "tools/terminal.hpp"
#include "tools/watch.hpp"

namespace {

using kinform::tools::Action;

int run(const std::vector<std::string>& arguments) {
  CLI::App app("Kubernetes informers for C++: a local, up-to-date copy of a cluster's objects",
               "kinform");
  app.set_version_flag("--version", "kinform " KINFORM_VERSION);
  app.require_subcommand(1);
  Action chosen;
  kinform::tools::add_watch_command(app, chosen);
  kinform::tools::add_demo_command(app, chosen);
  kinform::tools::add_serve_command(app, chosen);
  kinform::tools::add_generate_command(app, chosen);
  kinform::tools::add_completion_command(app,
                                         chosen);  // Last, so that it completes all the others.

  std::vector<std::string> commands;
  for (const CLI::App* const command : app.get_subcommands({}))
    commands.push_back(command->get_name());
  const auto known = kinform::tools::with_known_command(arguments, commands);
  if (!known) {
    kinform::tools::print_to_stderr("kinform: " +
                                    kinform::tools::printable(to_string(known.error())));
    kinform::tools::print_to_stderr("  `kinform --help` describes the commands.");
    return kinform::tools::kExitUsage;
  }

  try {
    std::vector<std::string> reversed = kinform::tools::split_short_flags(*known);
    std::reverse(reversed.begin(), reversed.end());  // CLI11 expects them in reverse order.
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kinform::tools::kExitSuccess : kinform::tools::kExitUsage;
  }
  return chosen();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run({argv + 1, argv + argc});
  } catch (const std::exception& exception) {
    kinform::tools::print_to_stderr("kinform: " + kinform::tools::printable(exception.what()));
    return kinform::tools::kExitFailure;
  }
}
