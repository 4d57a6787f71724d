// The kinform command-line tool.

#include <exception>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>

#include "tools/demo.hpp"

int main(int argc, char** argv) {
  CLI::App app("Kubernetes informers for C++");
  app.set_version_flag("--version", "kinform " KINFORM_VERSION);
  app.require_subcommand(1);

  kinform::tools::DemoOptions demo;
  CLI::App* demo_command = app.add_subcommand(
      "demo", "Reads a generated cluster as a server would send it, and shows what that costs");
  demo_command->add_option("--pods", demo.pods, "How many pods the cluster has")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  demo_command->add_option("--seed", demo.seed, "What the cluster follows from")
      ->capture_default_str();

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
  try {
    return kinform::tools::run_demo(demo, std::cout);
  } catch (const std::exception& exception) {
    std::cerr << "kinform: " << exception.what() << '\n';
    return 1;
  }
}
