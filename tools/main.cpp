// The kinform command-line tool.

#include <csignal>
#include <exception>
#include <iostream>
#include <stop_token>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>

#include "tools/demo.hpp"
#include "tools/serve.hpp"

namespace {

// Requests a stop at the first SIGINT or SIGTERM. To be made before any other thread, which
// inherits that these signals wait for whoever asks.
class StopOnSignal {
 public:
  StopOnSignal() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    thread_ = std::thread([this] {
      int signal = 0;
      sigwait(&signals_, &signal);
      stop_.request_stop();
    });
    thread_.detach();  // Waits for a signal that may never come.
  }

  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

 private:
  sigset_t signals_ = {};
  std::stop_source stop_;
  std::thread thread_;
};

}  // namespace

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

  kinform::tools::ServeOptions serve;
  CLI::App* serve_command = app.add_subcommand(
      "serve", "Runs an API server in memory, for kubectl and others, until it is interrupted");
  serve_command->add_option("--listen", serve.listen, "Address and port; port 0: a free one")
      ->capture_default_str();
  serve_command->add_option("--token", serve.token, "What clients present; without: a random one");
  serve_command->add_flag("--http", serve.http, "Plain HTTP in place of TLS with an own authority");
  serve_command->add_option("--kubeconfig-out", serve.kubeconfig_out,
                            "File for clients: where the server is, its authority and the token");

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
  try {
    if (serve_command->parsed()) {
      static StopOnSignal signals;
      return kinform::tools::run_serve(serve, std::cout, std::cerr, signals.token());
    }
    return kinform::tools::run_demo(demo, std::cout);
  } catch (const std::exception& exception) {
    std::cerr << "kinform: " << exception.what() << '\n';
    return 1;
  }
}
