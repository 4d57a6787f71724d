// Credentials from a program: the protocol client.authentication.k8s.io (EX-01 to EX-11).

#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "kinform/client_config.hpp"
#include "kinform/clock.hpp"
#include "kinform/result.hpp"
#include "kinform/transport.hpp"

namespace kinform::config {

struct PluginCredential {
  std::string token = {};                                     // May be empty.
  std::shared_ptr<const ClientCertificate> certificate = {};  // May be null.
  std::optional<WallTime> expiration = {};
};

struct PluginOptions {
  // Whether standard input is a terminal; by default the system is asked.
  std::optional<bool> stdin_is_terminal = {};
  // How long a plugin may take, and one that may talk to a person.
  std::chrono::milliseconds timeout = std::chrono::minutes(2);
  std::chrono::milliseconds interactive_timeout = std::chrono::minutes(10);
};

// What the plugin is told in KUBERNETES_EXEC_INFO (EX-02). REQUIRES: config.exec.
[[nodiscard]] Result<std::string> exec_info(const ClientConfig& config, bool interactive);

// What a plugin has printed (EX-04). Errors show nothing of it but its version.
[[nodiscard]] Result<PluginCredential> read_exec_credential(std::string_view output,
                                                            const std::string& api_version);

// Runs the plugin and reads its answer. Blocks; a stop ends the plugin and this at once, with
// Cancelled. REQUIRES: config.exec.
[[nodiscard]] Result<PluginCredential> run_exec_plugin(const ClientConfig& config,
                                                       const PluginOptions& options,
                                                       std::stop_token stop);

}  // namespace kinform::config
