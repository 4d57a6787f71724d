// Credentials from a program: the protocol client.authentication.k8s.io (EX-01 to EX-12).

#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "config/plugin_metrics.hpp"
#include "config/process.hpp"
#include "kinform/client_config.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::config {

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
  // client-go's metrics of plugins. Null: nowhere. Must outlive whoever runs the plugin.
  MetricsSink* metrics = nullptr;
  std::string host = {};  // The server, in those metrics.
  // Of the certificates' age. Must outlive whoever runs the plugin.
  Clock* clock = &system_clock();
};

// What the plugin is told in KUBERNETES_EXEC_INFO (EX-02). REQUIRES: config.exec.
[[nodiscard]] Result<std::string> exec_info(const ClientConfig& config, bool interactive);

// What a plugin has printed (EX-04). Errors show nothing of it but its version.
[[nodiscard]] Result<PluginCredential> read_exec_credential(std::string_view output,
                                                            const std::string& api_version);

// Runs the plugin of a configuration. Not thread-safe.
class PluginRunner {
 public:
  // `config` must outlive the runner. REQUIRES: config.exec.
  PluginRunner(const ClientConfig& config, PluginOptions options);

  // Runs it and reads its answer. Blocks; a stop ends the plugin and this at once, with Cancelled.
  [[nodiscard]] Result<PluginCredential> run(std::stop_token stop);

 private:
  [[nodiscard]] Result<ProcessOptions> make_process() const;

  const ClientConfig& config_;
  const PluginOptions options_;
  PluginMetrics metrics_;
};

}  // namespace kinform::inline v0::config
