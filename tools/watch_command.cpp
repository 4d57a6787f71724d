// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Defines the flags and help of `kinform watch`.

#include <map>
#include <memory>

#include <CLI/CLI.hpp>

#include "kinform/stop.hpp"
#include "tools/arguments.hpp"
#include "tools/watch.hpp"

namespace kinform::inline v0::tools {

namespace {

constexpr const char* kDescription =
    "Watch resources of a cluster and print changes.\n"
    "\n"
    "Each resource gets an informer: a list, then a watch that is resumed after failures, and a\n"
    "local cache. RESOURCE is a name that kubectl accepts: pods, po, deploy.apps, pods,services,\n"
    "or a custom resource. Events go to stdout, all other messages to stderr. Ctrl-C stops it.";

constexpr const char* kWatchExamples =
    "Examples:\n"
    "  kinform watch pods                         pods in the current namespace\n"
    "  kinform watch deploy,rs,po -n web          three resources in one namespace\n"
    "  kinform watch pods -A -l app=web -o json   JSON, by label, in all namespaces\n"
    "  kinform watch nodes --resync 1m            redeliver all cached nodes every minute\n"
    "  kinform watch pods -A --exit-after-sync -o none --stats\n"
    "                                             measure how long the initial sync takes\n"
    "\n"
    "Exit status: 0 when stopped by SIGINT or SIGTERM, or after the sync with --exit-after-sync;\n"
    "1 on errors; 2 on invalid arguments; 141 if the reader of stdout closed the pipe.";

void add_selection_flags(CLI::App& command, WatchFlags& flags) {
  command
      .add_option("RESOURCE", flags.resources, "Resources to watch, separated by commas or blanks")
      ->required()
      ->delimiter(',')
      ->type_name("");
  command
      .add_option("-n,--namespace", flags.client.config.overrides.namespace_name,
                  "Namespace to use instead of the context's")
      ->type_name("NAME");
  command.add_flag("-A,--all-namespaces", flags.all_namespaces, "Watch all namespaces");
  command
      .add_option("-l,--selector", flags.label_selector,
                  "Label selector, such as app=web,tier!=test")
      ->type_name("LABELS");
  command
      .add_option("--field-selector", flags.field_selector,
                  "Field selector, such as spec.nodeName=node-1")
      ->type_name("FIELDS");
}

void add_output_flags(CLI::App& command, WatchFlags& flags) {
  const auto read_format = [&flags](const std::string& name) {
    static const std::map<std::string, OutputFormat> formats = {
        {"text", OutputFormat::Text}, {"json", OutputFormat::Json}, {"none", OutputFormat::None}};
    const auto found = formats.find(name);
    if (found == formats.end()) {
      throw CLI::ValidationError("--output",
                                 "unknown format \"" + name + "\": use text, json or none");
    }
    flags.output = found->second;
  };
  command
      .add_option_function<std::string>(
          "-o,--output", read_format, "text, json (one event per line, without the object) or none")
      ->type_name("FORMAT")
      ->default_str("text");
  add_duration_option(command, "--resync",
                      "Resync period: redeliver every cached object this often; at least 1s",
                      [&flags](Duration period) { flags.resync_period = period; });
  command.add_flag("--exit-after-sync", flags.exit_after_sync,
                   "Exit once all existing objects have been delivered");
  add_duration_option(command, "--timeout", "Fail if the caches have not synced within this time",
                      [&flags](Duration timeout) { flags.timeout = timeout; });
  command
      .add_option("--dump-cache", flags.dump_cache,
                  "On exit, write key, resourceVersion and uid of each cached object to this file")
      ->type_name("FILE");
  command
      .add_option("--metrics-bind-address", flags.metrics_bind_address,
                  "Serve /metrics, /healthz and /readyz on this address, such as 127.0.0.1:8080")
      ->type_name("ADDRESS:PORT");
  command.add_flag("--stats", flags.stats, "On exit, write a line of statistics to stderr");
}

}  // namespace

void add_watch_command(CLI::App& app, Action& chosen) {
  CLI::App* const command = app.add_subcommand("watch", kDescription);
  command->footer(kWatchExamples);
  const auto flags = std::make_shared<WatchFlags>();
  add_selection_flags(*command, *flags);
  add_output_flags(*command, *flags);
  add_client_flags(*command, flags->client);
  command->callback(
      [&chosen, flags] { chosen = [flags] { return run_watch(*flags, stop_on_signals()); }; });
}

}  // namespace kinform::inline v0::tools
