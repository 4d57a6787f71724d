// `kinform serve`: the embedded API server as a process.

#include "tools/serve.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <iostream>
#include <memory>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>

#include "kinform/clock.hpp"
#include "kinform/server.hpp"
#include "kinform/stop.hpp"
#include "tools/arguments.hpp"

namespace kinform::tools {
namespace {

// How long a simulated pod stays in each of its states.
constexpr auto kPodStep = std::chrono::milliseconds(300);

// Holds a token, so it is for its owner alone.
Result<void> write_secret(const std::string& path, std::string_view text) {
  const auto failed = [&path] {
    return Error{ErrorCode::InvalidArgument, "write " + path + ": " + std::strerror(errno)};
  };
  const int file =
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return failed();
  Result<void> written;
  while (!text.empty() && written) {
    const ssize_t count = ::write(file, text.data(), text.size());
    if (count < 0) {
      written = failed();
    } else {
      text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  if (::close(file) != 0 && written) written = failed();
  return written;
}

int refuse(std::ostream& errors, const Error& error) {
  errors << "kinform serve: " << to_string(error) << '\n';
  return 1;
}

}  // namespace

void add_serve_command(CLI::App& app, Action& chosen) {
  CLI::App* const command = app.add_subcommand(
      "serve", "Runs an API server in memory, for kubectl and others, until it is interrupted");
  const auto options = std::make_shared<ServeOptions>();
  command->add_option("--listen", options->listen, "Address and port; port 0: a free one")
      ->capture_default_str();
  command->add_option("--token", options->token, "What clients present; without: a random one");
  command->add_flag("--http", options->http, "Plain HTTP in place of TLS with an own authority");
  command->add_flag("--simulate-pods", options->simulate_pods,
                    "Pods are scheduled, start and become ready, as with a kubelet");
  command->add_flag("--faults", options->faults,
                    "Lets clients make it misbehave, at /kinform/faults (docs/server.md)");
  command->add_option("--kubeconfig-out", options->kubeconfig_out,
                      "File for clients: where the server is, its authority and the token");
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
                                          .fault_endpoint = options.faults};
  if (options.simulate_pods) server_options.simulate_pods = kPodStep;
  const auto server = server::Server::start(std::move(server_options));
  if (!server) return refuse(errors, server.error());
  if (!options.kubeconfig_out.empty()) {
    const Result<void> written = write_secret(options.kubeconfig_out, (*server)->kubeconfig());
    if (!written) return refuse(errors, written.error());
  }
  out << (*server)->url() << std::endl;  // At once: whoever started us waits for it.
  if (options.kubeconfig_out.empty() && !options.token) {
    errors << "token: " << (*server)->token() << '\n';
  }
  std::ignore = system_clock().wait_until(TimePoint::max(), stop);
  return 0;
}

}  // namespace kinform::tools
