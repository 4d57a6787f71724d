// `kinform watch`: follows resources of a cluster with informers, and prints what they see.

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "tools/client_flags.hpp"
#include "tools/command.hpp"
#include "tools/notice.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): its name.
class App;       // Its header takes seconds to compile.
}

namespace kinform::inline v0::tools {

// What its flags say.
struct WatchFlags {
  ClientFlags client = {};
  std::vector<std::string> resources = {};  // As people type them.
  bool all_namespaces = false;
  std::string label_selector = {};
  std::string field_selector = {};
  OutputFormat output = OutputFormat::Text;
  Duration resync_period = Duration::zero();
  std::optional<Duration> timeout = {};  // For the caches to fill.
  bool exit_after_sync = false;
  std::string dump_cache = {};  // A file; empty: none.
  bool stats = false;
  std::string metrics_bind_address = {};  // Empty: no endpoints.
};

void add_watch_command(CLI::App& app, Action& chosen);

// Follows until `stop`, which is a person's or a cluster's wish, or until the flags say that it is
// over. Returns the exit status.
[[nodiscard]] int run_watch(const WatchFlags& flags, const std::stop_token& stop);

}  // namespace kinform::inline v0::tools
