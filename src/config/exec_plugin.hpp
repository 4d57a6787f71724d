// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs exec credential plugins: the client.authentication.k8s.io protocol (EX-01 to EX-12).

#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "config/plugin_metrics.hpp"
#include "config/process.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client_config.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

struct PluginCredential {
  std::string token = {};                                     // May be empty.
  std::shared_ptr<const ClientCertificate> certificate = {};  // May be null.
  std::optional<WallTime> expiration = {};
};

struct PluginOptions {
  // Overrides the check whether standard input is a terminal.
  std::optional<bool> stdin_is_terminal = {};
  // Time limits of a plugin without and with access to the terminal.
  std::chrono::milliseconds timeout = std::chrono::minutes(2);
  std::chrono::milliseconds interactive_timeout = std::chrono::minutes(10);
  // Receives client-go's plugin metrics; null: none. Must outlive the PluginRunner.
  MetricsSink* metrics = nullptr;
  std::string host = {};  // The server, as a metric label.
  // Used for the age of certificates. Must outlive the PluginRunner.
  Clock* clock = &system_clock();
};

// Returns the value of KUBERNETES_EXEC_INFO for the plugin (EX-02). REQUIRES: config.exec.
[[nodiscard]] Result<std::string> exec_info(const ClientConfig& config, bool interactive);

// Parses a plugin's output (EX-04). Errors quote only its apiVersion, because the rest is secret.
[[nodiscard]] Result<PluginCredential> read_exec_credential(std::string_view output,
                                                            const std::string& api_version);

// Runs the plugin of a configuration. Not thread-safe.
class PluginRunner {
 public:
  // `config` must outlive the runner. REQUIRES: config.exec.
  PluginRunner(const ClientConfig& config, PluginOptions options);

  // Runs the plugin and parses its output. Blocks; a stop kills the plugin and returns Cancelled.
  [[nodiscard]] Result<PluginCredential> run(std::stop_token stop);

 private:
  [[nodiscard]] Result<ProcessOptions> make_process() const;

  const ClientConfig& config_;
  const PluginOptions options_;
  PluginMetrics metrics_;
};

}  // namespace kinform::inline v0::config
