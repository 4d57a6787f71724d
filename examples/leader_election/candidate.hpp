// One of several processes that have the same lease: whoever leads counts up in a ConfigMap.

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
  // Between two steps of the leader's work.
  kinform::Duration step_period = std::chrono::seconds(1);
  // Hears what happens, line by line. Called from several threads.
  std::function<void(const std::string& line)> say = [](const std::string&) {};
};

// Thread safety: run() is called once; all members may be called from any thread.
class Candidate {
 public:
  Candidate(const kinform::ClientConfig& config, CandidateOptions options);

  // Takes part until it is stopped, or has been leader and lost that. Fails as
  // kinform::LeaderElector::run does; a process had better end then, and start anew.
  [[nodiscard]] kinform::Result<void> run(std::stop_token stop);

  [[nodiscard]] bool is_leader() const { return elector_.is_leader(); }

 private:
  void work(const std::stop_token& stop) const;
  // Returns the number of the step.
  [[nodiscard]] kinform::Result<int> take_step(const std::stop_token& stop) const;

  const CandidateOptions options_;
  const kinform::Client client_;
  kinform::LeaderElector elector_;
};

}  // namespace example
