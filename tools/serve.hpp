// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `kinform serve`: runs the embedded API server as a process, for kubectl and other clients.

#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <stop_token>
#include <string>

#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
}

namespace kinform::inline v0::tools {

struct ServeOptions {
  std::string listen = "127.0.0.1:0";
  // If unset, a random token is generated.
  std::optional<std::string> token = {};
  bool http = false;
  bool http1_only = false;
  bool simulate_pods = false;
  std::size_t pods = 0;             // Number of pods created at the start.
  double rate = 0;                  // Changes of these pods per second.
  bool faults = false;              // Lets clients plan faults over HTTP.
  std::string kubeconfig_out = {};  // Output file. Empty: no kubeconfig is written.
};

void add_serve_command(CLI::App& app, Action& chosen);

// Serves until `stop` is requested. Prints the URL to `out` once the server accepts connections.
// Returns the exit code.
int run_serve(const ServeOptions& options, std::ostream& out, std::ostream& errors,
              std::stop_token stop);

}  // namespace kinform::inline v0::tools
