// `kinform serve`: the embedded API server as a process, for kubectl and others.

#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <stop_token>
#include <string>

#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): its name.
class App;       // Its header takes seconds to compile.
}

namespace kinform::inline v0::tools {

struct ServeOptions {
  std::string listen = "127.0.0.1:0";
  // Unset: a random one.
  std::optional<std::string> token = {};
  bool http = false;
  bool simulate_pods = false;
  std::size_t pods = 0;             // That are there from the beginning.
  double rate = 0;                  // Changes of these, for each second.
  bool faults = false;              // Whether the fault plan can be changed over HTTP.
  std::string kubeconfig_out = {};  // Empty: none is written.
};

void add_serve_command(CLI::App& app, Action& chosen);

// Serves until `stop` is requested. Says on `out` where it listens, once it does. Returns the exit
// code.
int run_serve(const ServeOptions& options, std::ostream& out, std::ostream& errors,
              std::stop_token stop);

}  // namespace kinform::inline v0::tools
