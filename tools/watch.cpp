// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/watch.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <utility>

#include "kinform/api_catalog.hpp"
#include "kinform/client.hpp"
#include "kinform/field_selector.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/prometheus_metrics.hpp"
#include "tools/deadline.hpp"
#include "tools/failure.hpp"
#include "tools/load_meter.hpp"
#include "tools/terminal.hpp"
#include "tools/watch_session.hpp"

namespace kinform::inline v0::tools {

namespace {

Result<void> check_selectors(const WatchFlags& flags) {
  const Result<LabelSelector> labels = LabelSelector::parse(flags.label_selector);
  if (!labels) return labels.error().with_context("-l " + flags.label_selector);
  const Result<FieldSelector> fields = FieldSelector::parse(flags.field_selector);
  if (!fields) return fields.error().with_context("--field-selector " + flags.field_selector);
  return {};
}

// Returns an error for kubectl's form TYPE/NAME, which users may try. The message suggests a field
// selector instead.
Result<void> check_names(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) continue;
    return Error{ErrorCode::InvalidArgument,
                 "\"" + name + "\" names a single object; to watch it: kinform watch " +
                     name.substr(0, slash) +
                     " --field-selector metadata.name=" + name.substr(slash + 1)};
  }
  return {};
}

// Adds a hint for kubectl's form TYPE NAME, which users may try: `kinform watch pods web`.
Error with_object_hint(Error error, const ApiResource& previous, const std::string& name) {
  error.message += "; to watch one object: kinform watch " + previous.plural +
                   " --field-selector metadata.name=" + name;
  return error;
}

// Looks up the resources by the names that the user typed. Duplicates are dropped.
Result<std::vector<ApiResource>> find_resources(const Client& client,
                                                const std::vector<std::string>& names,
                                                const std::stop_token& stop) {
  Discovery discovery(client);
  std::vector<ApiResource> resources;
  for (const std::string& name : names) {
    const Result<DiscoveredResource> found = discovery.find(name, stop);
    if (!found && found.error().code == ErrorCode::NotFound && !resources.empty()) {
      return with_object_hint(found.error(), resources.back(), name);
    }
    if (!found) return found.error();
    if (!found->supports("list") || !found->supports("watch")) {
      return Error{ErrorCode::NotSupported,
                   found->resource.to_string() + " does not support list and watch"};
    }
    const bool is_new =
        std::find(resources.begin(), resources.end(), found->resource) == resources.end();
    if (is_new) resources.push_back(found->resource);
  }
  return resources;
}

Client make_client(const ClientConfig& config, const ClientFlags& flags, LoadMeter* meter,
                   MetricsSink* metrics) {
  ClientOptions options = make_client_options(config, make_logger(flags));
  options.metrics = metrics;
  if (meter == nullptr) return Client(config, std::move(options));
  std::shared_ptr<Transport> transport =
      make_http_transport({.tls = config.tls,
                           .proxy_url = config.proxy_url,
                           .compression = !config.disable_compression,
                           .limits = options.limits,
                           .timeouts = options.timeouts,
                           .logger = options.logger});
  return Client(meter->measured(std::move(transport)), config, std::move(options));
}

int fail_before_sync(Error error, const WatchFlags& flags, const std::stop_token& stop) {
  if (error.code == ErrorCode::Cancelled) {
    if (stop.stop_requested()) return kExitSuccess;
    error = not_synced_in_time(*flags.timeout, "no response to API discovery");
  }
  return fail(error, Stage::Server);
}

}  // namespace

int run_watch(const WatchFlags& flags, const std::stop_token& stop) {
  std::signal(SIGPIPE,
              SIG_IGN);  // A closed pipe is then reported by write(), and we shut down cleanly.
  if (const Result<void> names = check_names(flags.resources); !names) {
    return fail(names.error(), Stage::Arguments);
  }
  if (const Result<void> selectors = check_selectors(flags); !selectors) {
    return fail(selectors.error(), Stage::Arguments);
  }
  const Result<ClientConfig> config = load_client_config(flags.client);
  if (!config) return fail(config.error(), Stage::Configuration);

  const TerminationNotice notice(flags.output, stop);
  const TimePoint begin = system_clock().now();
  LoadMeter meter;
  LoadMeter* const shown_meter = is_terminal(STDERR_FILENO) ? &meter : nullptr;
  std::optional<PrometheusMetrics> metrics;
  if (!flags.metrics_bind_address.empty()) metrics.emplace();
  PrometheusMetrics* const sink = metrics ? &*metrics : nullptr;
  const Client client = make_client(*config, flags.client, shown_meter, sink);
  const Result<std::vector<ApiResource>> resources =
      find_resources(client, flags.resources, Deadline(stop, flags.timeout).token());
  if (!resources) return fail_before_sync(resources.error(), flags, stop);

  WatchSession session(client, flags, begin, shown_meter, sink);
  return session.run(*resources, stop);
}

}  // namespace kinform::inline v0::tools
