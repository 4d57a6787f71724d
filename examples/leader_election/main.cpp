// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Takes part in a leader election and works while it leads. Start several processes with the same
// lease. Ctrl-C stops a process and releases the lease.
//
// The account needs get, create and update of leases and of configmaps in the lease's namespace.

#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <utility>

#include <kinform/config.hpp>
#include <kinform/stop.hpp>
#include <kinform/time.hpp>

#include "candidate.hpp"

namespace {

constexpr const char* kUsage =
    R"(Usage: leader_election [--id NAME] [--kubeconfig FILE] [--lease NAMESPACE/NAME]
                       [--lease-duration 15s] [--renew-deadline 10s] [--retry-period 2s]
)";

int complain(const std::string& what) {
  std::cerr << "leader_election: " << what << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && argv[1] == std::string("--help")) {
    std::cout << kUsage;
    return 0;
  }
  std::map<std::string, std::string> flags = {
      {"--id", kinform::make_identity()}, {"--kubeconfig", ""},
      {"--lease", "default/example"},     {"--lease-duration", "15s"},
      {"--renew-deadline", "10s"},        {"--retry-period", "2s"}};
  for (int i = 1; i + 1 < argc; i += 2) {
    const auto flag = flags.find(argv[i]);
    if (flag == flags.end()) return complain(std::string("unknown flag ") + argv[i]);
    flag->second = argv[i + 1];
  }
  if (argc % 2 == 0) return complain("flag without a value");

  const auto lease = kinform::ObjectKey::parse(flags["--lease"]);
  const auto config = kinform::load_config({.kubeconfig = flags["--kubeconfig"]});
  if (!lease) return complain(to_string(lease.error()));
  if (!config) return complain(to_string(config.error()));
  kinform::LeaderElectionOptions election{
      .lease = *lease,
      .identity = flags["--id"],
      .logger = kinform::Logger(kinform::klog_text_sink(stderr))};
  for (const auto& [flag, field] :
       {std::pair("--lease-duration", &kinform::LeaderElectionOptions::lease_duration),
        std::pair("--renew-deadline", &kinform::LeaderElectionOptions::renew_deadline),
        std::pair("--retry-period", &kinform::LeaderElectionOptions::retry_period)}) {
    const auto duration = kinform::parse_duration(flags[flag]);
    if (!duration) return complain(to_string(duration.error()));
    election.*field = *duration;
  }

  const auto say = [](const std::string& line) { std::cout << line + '\n' << std::flush; };
  example::Candidate candidate(*config, {.election = std::move(election), .say = say});
  const kinform::Result<void> result = candidate.run(kinform::stop_on_signals());
  return result ? 0 : complain(to_string(result.error()));
}
