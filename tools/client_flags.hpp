// kubectl's flags that say which cluster, and as whom: for every command that talks to one.

#pragma once

#include <memory>
#include <optional>

#include "kinform/client.hpp"
#include "kinform/config.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): its name.
class App;       // Its header takes seconds to compile.
}

namespace kinform::inline v0::tools {

struct ClientFlags {
  ConfigOptions config = {};
  std::optional<int> verbosity = {};  // -v; unset: nothing is logged but what is said anyway.
};

// `flags` must live until the command line has been parsed.
void add_client_flags(CLI::App& command, ClientFlags& flags);

// Writes to stderr in klog's form if -v was given; else says nothing.
[[nodiscard]] Logger make_logger(const ClientFlags& flags);

// The configuration that flags, files and environment give, as load_config(). Oddities that are no
// reason to fail are told on stderr.
[[nodiscard]] Result<ClientConfig> load_client_config(const ClientFlags& flags);

// With kubectl's limits on requests, and warnings of the server on stderr.
[[nodiscard]] ClientOptions make_client_options(const ClientConfig& config, Logger logger);

}  // namespace kinform::inline v0::tools
