// Takes part in a leader election, and works while it leads: one of several processes that have the
// same lease.
//
//   leader_election --id NAME [--kubeconfig FILE] [--lease NAMESPACE/NAME]
//                   [--lease-duration 15s --renew-deadline 10s --retry-period 2s]
//
// Ctrl-C ends it, and gives the lease back.

#include <chrono>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>

#include <kinform/client.hpp>
#include <kinform/config.hpp>
#include <kinform/leader_elector.hpp>
#include <kinform/stop.hpp>
#include <kinform/time.hpp>

namespace {

using namespace std::chrono_literals;

int complain(const std::string& what) {
  std::cerr << "leader_election: " << what << '\n';
  return 1;
}

// The leader's work: a line each second, until the token says that others may begin.
void work(const std::stop_token& stop) {
  std::cout << "I lead" << std::endl;
  for (int i = 1; kinform::system_clock().wait_for(1s, stop); ++i) {
    std::cout << "working, step " << i << std::endl;
  }
  std::cout << "I stop" << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
  std::map<std::string, std::string> flags = {
      {"--id", kinform::make_identity()}, {"--kubeconfig", ""},
      {"--lease", "default/example"},     {"--lease-duration", "15s"},
      {"--renew-deadline", "10s"},        {"--retry-period", "2s"}};
  for (int i = 1; i + 1 < argc; i += 2) {
    const auto flag = flags.find(argv[i]);
    if (flag == flags.end()) return complain(std::string("what is ") + argv[i] + "?");
    flag->second = argv[i + 1];
  }
  if (argc % 2 == 0) return complain("a flag has no value");

  const auto lease = kinform::ObjectKey::parse(flags["--lease"]);
  const auto config = kinform::load_config({.kubeconfig = flags["--kubeconfig"]});
  if (!lease) return complain(to_string(lease.error()));
  if (!config) return complain(to_string(config.error()));
  kinform::LeaderElectionOptions options{
      .lease = *lease,
      .identity = flags["--id"],
      .logger = kinform::Logger(kinform::klog_text_sink(stderr))};
  for (const auto& [flag, field] :
       {std::pair("--lease-duration", &kinform::LeaderElectionOptions::lease_duration),
        std::pair("--renew-deadline", &kinform::LeaderElectionOptions::renew_deadline),
        std::pair("--retry-period", &kinform::LeaderElectionOptions::retry_period)}) {
    const auto duration = kinform::parse_duration(flags[flag]);
    if (!duration) return complain(to_string(duration.error()));
    options.*field = *duration;
  }

  // A client of its own, without a limit: nothing may delay a renewal.
  kinform::LeaderElector elector(
      kinform::Client(*config, {.requests_per_second = 0}), options,
      {.on_started_leading = work, .on_new_leader = [](const std::string& leader) {
         std::cout << (leader.empty() ? "nobody leads" : "the leader is " + leader) << std::endl;
       }});
  const kinform::Result<void> result = elector.run(kinform::stop_on_signals());
  return result ? 0 : complain(to_string(result.error()));
}
