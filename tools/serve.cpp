// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Implements `kinform serve`: flags, kubeconfig file, and the server's lifetime.

#include "tools/serve.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/logging.hpp"
#include "kinform/server.hpp"
#include "kinform/stop.hpp"
#include "tools/arguments.hpp"
#include "tools/secret_file.hpp"
#include "tools/serve_load.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {
namespace {

// Time that a simulated pod spends in each phase of its start.
constexpr auto kPodStep = std::chrono::milliseconds(300);
// Upper limit of --pods: a million pods need about 12 GB of memory.
constexpr std::size_t kPodsMax = 1'000'000;
constexpr double kRateMax = 1e6;

constexpr const char* kServeExamples =
    "Examples:\n"
    "  kinform serve --kubeconfig-out k & kubectl --kubeconfig k get ns   for kubectl\n"
    "  kinform serve --http --token t --listen 127.0.0.1:8080             for curl\n"
    "  kinform serve --pods 100000 --rate 500 --kubeconfig-out k          a large, busy cluster\n"
    "  kinform serve --simulate-pods --faults --kubeconfig-out k          for tests of "
    "controllers\n"
    "\n"
    "Prints its URL when it is ready. All data is in memory and is lost when the process ends.";

std::string loaded_line(std::size_t pods, Duration elapsed) {
  std::array<char, 80> text = {};
  std::snprintf(text.data(), text.size(), "kinform serve: %zu pods loaded in %.1f s", pods,
                std::chrono::duration<double>(elapsed).count());
  return text.data();
}

int refuse(std::ostream& errors, const Error& error) {
  errors << "kinform serve: " << printable(to_string(error)) << '\n';
  return 1;
}

}  // namespace

void add_serve_command(CLI::App& app, Action& chosen) {
  CLI::App* const command = app.add_subcommand(
      "serve", "Run an in-memory API server for kubectl and other clients until interrupted");
  command->footer(kServeExamples);
  const auto options = std::make_shared<ServeOptions>();
  command->add_option("--listen", options->listen, "Address and port; port 0: any free port")
      ->capture_default_str();
  command->add_option("--token", options->token,
                      "Bearer token that clients must send; default: a random one");
  command->add_flag("--http", options->http, "Plain HTTP instead of TLS with a generated CA");
  command->add_flag("--http1-only", options->http1_only, "Speak HTTP/1.1 only, not HTTP/2");
  command->add_flag("--simulate-pods", options->simulate_pods,
                    "Simulate a kubelet: pods are scheduled, start and become ready");
  command
      ->add_option(
          "--pods", options->pods,
          "Number of pods to create at the start, like those of a large cluster; about 10 KB "
          "each")
      ->type_name("COUNT")
      ->check(CLI::Range(std::size_t{0}, kPodsMax));
  command
      ->add_option("--rate", options->rate,
                   "Changes of these pods per second: 90% are status updates, the others edit, add "
                   "and delete pods")
      ->type_name("CHANGES")
      ->check(CLI::Range(0.0, kRateMax));
  command->add_flag("--faults", options->faults,
                    "Let clients plan faults at /kinform/faults (docs/server.md)");
  command->add_option("--kubeconfig-out", options->kubeconfig_out,
                      "Write a kubeconfig with the server's URL, CA and token to this file");
  command->callback([&chosen, options] {
    chosen = [options] { return run_serve(*options, std::cout, std::cerr, stop_on_signals()); };
  });
}

int run_serve(const ServeOptions& options, std::ostream& out, std::ostream& errors,
              std::stop_token stop) {
  const Result<ListenAddress> listen = read_listen_address("--listen", options.listen);
  if (!listen) return refuse(errors, listen.error());
  server::ServerOptions server_options = {.address = listen->address,
                                          .port = listen->port,
                                          .tls = !options.http,
                                          .token = options.token,
                                          .http1_only = options.http1_only,
                                          .fault_endpoint = options.faults,
                                          .logger = Logger(klog_text_sink(errors))};
  if (options.simulate_pods) server_options.simulate_pods = kPodStep;
  if (options.rate > 0 && options.pods == 0) {
    return refuse(errors,
                  {ErrorCode::InvalidArgument, "--rate needs --pods, for example --pods 1000"});
  }
  const auto server = server::Server::start(std::move(server_options));
  if (!server) return refuse(errors, server.error());
  std::optional<PodLoad> load;
  if (options.pods > 0) {
    const TimePoint begin = system_clock().now();
    const Result<void> filled = load.emplace(**server, options.pods).fill();
    if (!filled) return refuse(errors, filled.error());
    errors << loaded_line(options.pods, system_clock().now() - begin) << std::endl;
  }
  if (!options.kubeconfig_out.empty()) {
    const Result<void> written = write_secret(options.kubeconfig_out, (*server)->kubeconfig());
    if (!written) return refuse(errors, written.error());
  }
  out << (*server)->url() << std::endl;  // Flushed: the parent process waits for this line.
  if (!options.kubeconfig_out.empty() && options.http && !(*server)->token().empty()) {
    errors
        << "kinform serve: kubectl sends no token over plain HTTP: omit --http, or allow requests "
           "without a token with --token ''\n";
  }
  if (options.kubeconfig_out.empty() && !options.token) {
    errors << "token: " << (*server)->token() << '\n';
  }
  if (options.rate > 0) load->start_changes(options.rate);
  std::ignore = system_clock().wait_until(TimePoint::max(), stop);
  return 0;
}

}  // namespace kinform::inline v0::tools
