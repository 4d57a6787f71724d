// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// kubectl's flags for cluster, user and logging. Every command that connects to a cluster has them.

#pragma once

#include <memory>
#include <optional>

#include "kinform/client.hpp"
#include "kinform/config.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
}

namespace kinform::inline v0::tools {

struct ClientFlags {
  ConfigOptions config = {};
  std::optional<int> verbosity = {};  // -v. If unset, only configuration warnings are logged.
};

// Adds the flags to a command. Parsing the command line sets `flags`, which must live until then.
void add_client_flags(CLI::App& command, ClientFlags& flags);

// Returns a logger that writes to stderr in klog's format; warnings and errors only unless -v was
// given.
[[nodiscard]] Logger make_logger(const ClientFlags& flags);
// Returns the logger of informers whose failures the command reports itself: silent without -v.
[[nodiscard]] Logger make_informer_logger(const ClientFlags& flags);

// Returns the configuration from flags, kubeconfig files and environment, as load_config() does.
// Warnings go to stderr.
[[nodiscard]] Result<ClientConfig> load_client_config(const ClientFlags& flags);

// Returns options with kubectl's rate limits. Warnings from the server are printed to stderr.
[[nodiscard]] ClientOptions make_client_options(const ClientConfig& config, Logger logger);

}  // namespace kinform::inline v0::tools
