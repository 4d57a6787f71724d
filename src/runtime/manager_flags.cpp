// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/manager_flags.hpp"

#include <charconv>
#include <cstdio>
#include <functional>
#include <map>
#include <utility>

#include "kinform/time.hpp"
#include "runtime/bind_address.hpp"
#include "runtime/manager_flag_names.hpp"

namespace kinform::inline v0 {

namespace {

using SetFlag = std::function<bool(const std::string& text, ManagerFlags& flags)>;

struct Flag {
  SetFlag set = {};  // Returns false if the text is not a valid value.
  bool is_switch = false;
};

template <class Number>
bool read_number(const std::string& text, Number& number) {
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  return failure == std::errc() && end == text.data() + text.size();
}

bool read_bool(const std::string& text, bool& truth) {
  truth = text == "true" || text == "1";
  return truth || text == "false" || text == "0";
}

bool read_duration(const std::string& text, Duration& duration) {
  const auto parsed = parse_duration(text);
  if (parsed) duration = *parsed;
  return parsed.ok();
}

SetFlag text_flag(std::function<std::string&(ManagerFlags&)> field) {
  return [field = std::move(field)](const std::string& text, ManagerFlags& flags) {
    field(flags) = text;
    return true;
  };
}

SetFlag address_flag(std::string ManagerOptions::*field) {
  return [field](const std::string& text, ManagerFlags& flags) {
    flags.manager.*field = text;
    return runtime::parse_bind_address(text).ok();
  };
}

SetFlag election_duration(Duration LeaderElectionOptions::*field) {
  return [field](const std::string& text, ManagerFlags& flags) {
    return read_duration(text, flags.manager.leader_election.*field);
  };
}

bool set_wire_format(const std::string& text, ManagerFlags& flags) {
  const bool is_json = text == "application/json";
  flags.manager.client.wire_format = is_json ? WireFormat::Json : WireFormat::Automatic;
  return is_json || text == "application/vnd.kubernetes.protobuf";
}

bool set_workers(const std::string& text, ManagerFlags& flags) {
  return read_number(text, flags.workers) && flags.workers > 0;
}

const std::map<std::string, Flag, std::less<>>& known_flags() {
  using Options = LeaderElectionOptions;
  static const std::map<std::string, Flag, std::less<>> flags = {
      {"kubeconfig", {text_flag([](auto& f) -> auto& { return f.config.kubeconfig; })}},
      {"master", {text_flag([](auto& f) -> auto& { return f.config.overrides.server; })}},
      {"leader-elect",
       {[](const std::string& text, ManagerFlags& f) {
          return read_bool(text, f.manager.leader_elect);
        },
        true}},
      {"leader-elect-lease-duration", {election_duration(&Options::lease_duration)}},
      {"leader-elect-renew-deadline", {election_duration(&Options::renew_deadline)}},
      {"leader-elect-retry-period", {election_duration(&Options::retry_period)}},
      {"leader-elect-resource-lock",
       {[](const std::string& text, ManagerFlags&) { return text == "leases"; }}},
      {"leader-elect-resource-name",
       {text_flag([](auto& f) -> auto& { return f.manager.leader_election.lease.name; })}},
      {"leader-elect-resource-namespace", {text_flag([](auto& f) -> auto& {
         return f.manager.leader_election.lease.namespace_name;
       })}},
      {"metrics-bind-address", {address_flag(&ManagerOptions::metrics_bind_address)}},
      {"health-probe-bind-address", {address_flag(&ManagerOptions::health_probe_bind_address)}},
      {"kube-api-qps", {[](const std::string& text, ManagerFlags& f) {
         return read_number(text, f.manager.client.requests_per_second);
       }}},
      {"kube-api-burst", {[](const std::string& text, ManagerFlags& f) {
         return read_number(text, f.manager.client.burst);
       }}},
      {"kube-api-content-type", {set_wire_format}},
      {"workers", {set_workers}},
      {"v",
       {[](const std::string& text, ManagerFlags& f) { return read_number(text, f.verbosity); }}},
      {"help",
       {[](const std::string& text, ManagerFlags& f) { return read_bool(text, f.help); }, true}},
      {"h",
       {[](const std::string& text, ManagerFlags& f) { return read_bool(text, f.help); }, true}},
  };
  return flags;
}

Error wrong_value(const std::string& name, const std::string& value) {
  if (name == "leader-elect-resource-lock") {
    return {ErrorCode::InvalidArgument,
            "--" + name + ": only \"leases\" is supported, not \"" + value + "\""};
  }
  if (name.ends_with("-bind-address")) {
    return runtime::parse_bind_address(value).error().with_context("--" + name);
  }
  return {ErrorCode::InvalidArgument, "--" + name + ": \"" + value + "\" is not a valid value"};
}

}  // namespace

Result<ManagerFlags> parse_manager_flags(const std::vector<std::string>& arguments,
                                         ManagerOptions defaults) {
  ManagerFlags flags{.manager = std::move(defaults)};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--") {
      flags.rest.insert(flags.rest.end(), arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                        arguments.end());
      break;
    }
    const std::size_t dashes = argument.starts_with("--") ? 2 : argument.starts_with('-') ? 1 : 0;
    const std::size_t equals = argument.find('=');
    const std::string name = argument.substr(dashes, equals - dashes);
    const auto found = known_flags().find(name);
    if (dashes == 0 || found == known_flags().end()) {
      flags.rest.push_back(argument);
      continue;
    }
    std::string value = "true";
    if (equals != std::string::npos) {
      value = argument.substr(equals + 1);
    } else if (!found->second.is_switch) {
      if (++i == arguments.size()) {
        return Error{ErrorCode::InvalidArgument, "--" + name + ": value is missing"};
      }
      value = arguments[i];
    }
    if (!found->second.set(value, flags)) return wrong_value(name, value);
  }
  flags.manager.logger = Logger(klog_text_sink(stderr, {.verbosity = flags.verbosity}));
  flags.config.logger = flags.manager.logger;
  return flags;
}

Result<ManagerFlags> parse_manager_flags(int argc, const char* const* argv,
                                         ManagerOptions defaults) {
  return parse_manager_flags(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc),
                             std::move(defaults));
}

std::vector<std::string> runtime::manager_flag_names() {
  std::vector<std::string> names;
  for (const auto& [name, flag] : known_flags()) names.push_back(name);
  return names;
}

std::string_view manager_flags_help() {
  return R"(  --kubeconfig FILE                       default: KUBECONFIG, ~/.kube/config, or in-cluster
  --master URL                            API server; overrides the kubeconfig
  --leader-elect                          run controllers only in one process at a time
  --leader-elect-lease-duration 15s       how long candidates wait before they take over
  --leader-elect-renew-deadline 10s       how long the leader retries a renewal before it stops
  --leader-elect-retry-period 2s          interval between attempts
  --leader-elect-resource-lock leases     kind of lock; only leases is supported
  --leader-elect-resource-name NAME       name of the Lease
  --leader-elect-resource-namespace NAME  namespace of the Lease
  --metrics-bind-address :8080            address of /metrics; 0: disabled
  --health-probe-bind-address :8081       address of /healthz and /readyz; 0: disabled
  --kube-api-qps 20                       API requests per second
  --kube-api-burst 30                     burst of API requests
  --kube-api-content-type TYPE            application/json to read all objects as JSON; default:
                                          application/vnd.kubernetes.protobuf where possible
  --workers 1                             concurrent reconciles per controller
  -v 0                                    log verbosity: 2 milestones, 4 watches, 6 requests
  -h, --help                              this text
)";
}

}  // namespace kinform::inline v0
