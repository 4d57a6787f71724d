// The command line of `kinform watch`.

#include <map>
#include <memory>

#include <CLI/CLI.hpp>

#include "kinform/stop.hpp"
#include "tools/arguments.hpp"
#include "tools/watch.hpp"

namespace kinform::inline v0::tools {

namespace {

constexpr const char* kDescription =
    "Follows resources of a cluster and prints what changes.\n"
    "\n"
    "Each resource gets an informer: a list, then a watch that is resumed after failures, and a\n"
    "local cache. RESOURCE is what kubectl takes: pods, po, deploy.apps, pods,services, or the "
    "name\n"
    "of a custom resource. Changes go to stdout, everything else to stderr. Ctrl-C ends it.";

constexpr const char* kWatchExamples =
    "Examples:\n"
    "  kinform watch pods                         pods of the current namespace\n"
    "  kinform watch deploy,rs,po -n web          three resources of one namespace\n"
    "  kinform watch pods -A -l app=web -o json   by label, in all namespaces, for programs\n"
    "  kinform watch nodes --resync 1m            every minute all nodes again, from the cache\n"
    "  kinform watch pods -A --exit-after-sync -o none --stats\n"
    "                                             how long it takes to load them all\n"
    "\n"
    "Exit status: 0 when stopped by SIGINT or SIGTERM, or synced with --exit-after-sync; 1 on a\n"
    "failure; 2 for a command line that cannot be understood; 141 when the reader of stdout is\n"
    "gone.";

void add_selection_flags(CLI::App& command, WatchFlags& flags) {
  command.add_option("RESOURCE", flags.resources, "What to follow; several with commas or blanks")
      ->required()
      ->delimiter(',')
      ->type_name("");
  command
      .add_option("-n,--namespace", flags.client.config.overrides.namespace_name,
                  "Of this namespace, in place of the context's")
      ->type_name("NAME");
  command.add_flag("-A,--all-namespaces", flags.all_namespaces, "Of all namespaces");
  command
      .add_option("-l,--selector", flags.label_selector,
                  "Only objects with these labels: app=web,tier!=test")
      ->type_name("LABELS");
  command
      .add_option("--field-selector", flags.field_selector,
                  "Only objects with these fields: spec.nodeName=node-1")
      ->type_name("FIELDS");
}

void add_output_flags(CLI::App& command, WatchFlags& flags) {
  const std::map<std::string, OutputFormat> formats = {
      {"text", OutputFormat::Text}, {"json", OutputFormat::Json}, {"none", OutputFormat::None}};
  command.add_option("-o,--output", flags.output, "text, json (one object a line) or none")
      ->transform(CLI::CheckedTransformer(formats).description(""))
      ->type_name("FORMAT")
      ->default_str("text");
  add_duration_option(command, "--resync", "Tells all cached objects again this often; at least 1s",
                      [&flags](Duration period) { flags.resync_period = period; });
  command.add_flag("--exit-after-sync", flags.exit_after_sync,
                   "Ends once everything that exists has been told");
  add_duration_option(command, "--timeout", "Gives up if the caches have not filled by then",
                      [&flags](Duration timeout) { flags.timeout = timeout; });
  command
      .add_option("--dump-cache", flags.dump_cache,
                  "Writes key, resourceVersion and uid of each cached object there, at the end")
      ->type_name("FILE");
  command
      .add_option("--metrics-bind-address", flags.metrics_bind_address,
                  "Serves /metrics, /healthz and /readyz there, such as 127.0.0.1:8080")
      ->type_name("ADDRESS:PORT");
  command.add_flag("--stats", flags.stats, "Writes a line of figures to stderr, at the end");
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
