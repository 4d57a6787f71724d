// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `kinform watch`: follows resources of a cluster with informers and prints their events.

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "tools/client_flags.hpp"
#include "tools/command.hpp"
#include "tools/notice.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
}

namespace kinform::inline v0::tools {

// The parsed flags.
struct WatchFlags {
  ClientFlags client = {};
  std::vector<std::string> resources = {};  // As typed: `po`, `deploy.apps`.
  bool all_namespaces = false;
  std::string label_selector = {};
  std::string field_selector = {};
  OutputFormat output = OutputFormat::Text;
  Duration resync_period = Duration::zero();
  std::optional<Duration> timeout = {};  // Limit for the initial sync.
  bool exit_after_sync = false;
  std::string dump_cache = {};  // Output file. Empty: no dump.
  bool stats = false;
  std::string metrics_bind_address = {};  // Empty: no endpoints are served.
};

void add_watch_command(CLI::App& app, Action& chosen);

// Watches until `stop` is requested or a flag ends it (--exit-after-sync, --timeout). Returns the
// exit status.
[[nodiscard]] int run_watch(const WatchFlags& flags, const std::stop_token& stop);

}  // namespace kinform::inline v0::tools
