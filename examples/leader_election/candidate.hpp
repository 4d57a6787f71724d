// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A candidate for a lease. While it leads, it increments a counter in a ConfigMap.

#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>

#include <kinform/client.hpp>
#include <kinform/leader_elector.hpp>

namespace example {

struct CandidateOptions {
  kinform::LeaderElectionOptions election = {};
  // Interval between two steps of the leader's work.
  kinform::Duration step_period = std::chrono::seconds(1);
  // Called with each line of output, from several threads.
  std::function<void(const std::string& line)> say = [](const std::string&) {};
};

// Thread safety: run() is called once; all members may be called from any thread.
class Candidate {
 public:
  Candidate(const kinform::ClientConfig& config, CandidateOptions options);

  // Takes part in the election until `stop` is requested or leadership is lost. Returns the errors
  // of kinform::LeaderElector::run(); the process should then exit and be restarted.
  [[nodiscard]] kinform::Result<void> run(std::stop_token stop);

  [[nodiscard]] bool is_leader() const { return elector_.is_leader(); }

 private:
  void work(const std::stop_token& stop) const;
  // Increments the counter and returns its new value.
  [[nodiscard]] kinform::Result<int> take_step(const std::stop_token& stop) const;

  const CandidateOptions options_;
  const kinform::Client client_;
  kinform::LeaderElector elector_;
};

}  // namespace example
