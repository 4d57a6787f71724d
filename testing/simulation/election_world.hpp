// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The implementation of simulate_election(): candidates, network, server and faults.

#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "controller/election.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lease.hpp"
#include "testing/simulation/election_simulation.hpp"
#include "testing/simulation/trace.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

// One run of the election simulation. Its clock shows the true time, which no process knows.
class ElectionWorld {
 public:
  explicit ElectionWorld(const ElectionSimulationOptions& options);
  ElectionSimulationResult run();

 private:
  // A candidate and the machine that it runs on.
  struct Process {
    std::string name = {};
    double clock_rate = 1;  // How fast its monotonic clock runs.
    Duration clock_offset = {};
    Duration date_offset = {};

    std::uint64_t life = 0;  // Counts restarts; events of an earlier life are ignored.
    std::optional<controller::Election> election = {};  // Unset: not running.
    std::string identity = {};
    TimePoint paused_until = TimePoint::min();
    TimePoint cut_off_until = TimePoint::min();
    std::uint64_t request = 0;  // The request in flight; 0: none.
    std::uint64_t wake = 0;     // The number of the latest wake-up; earlier ones are ignored.
    bool works = false;
    bool stop_requested = false;  // The work was asked to stop.
    bool is_stopping = false;     // The process is shutting down.
  };
  using Action = std::function<void()>;

  // Time and scheduling.
  void at(TimePoint time, Action action);
  // Runs `action` at that time; later if the process is paused, never if it has ended before.
  void at(TimePoint time, Process& process, Action action);
  void in(Duration delay, Process& process, Action action);
  void run_until(TimePoint time);
  [[nodiscard]] TimePoint local_now(const Process& process) const;
  [[nodiscard]] TimePoint true_time(const Process& process, TimePoint local) const;
  [[nodiscard]] WallTime date_of(const Process& process) const;

  // Processes.
  void start(Process& process);
  void step(Process& process);
  bool record_role(Process& process);
  void request_work_stop(Process& process);
  void end_work(Process& process);
  void stop(Process& process);
  void crash(Process& process);
  [[nodiscard]] bool is_paused(const Process& process) const;
  [[nodiscard]] bool may_act(const Process& process) const;
  // The process that may act and whose work was not asked to stop; null if none.
  [[nodiscard]] Process* leader();
  [[nodiscard]] bool has_candidate() const;

  // Requests.
  void send(Process& process, const controller::Election::Ask& ask);
  void arrive(Process& process, std::uint64_t request, const controller::Election::Ask& ask,
              const std::string& sender);
  void response(Process& process, std::uint64_t request, const Result<ObjectPtr>& result);
  [[nodiscard]] Result<ObjectPtr> serve(const controller::Election::Ask& ask,
                                        const Process& process, const std::string& sender);
  void lose(const Process& process, const controller::Election::Ask& ask);
  [[nodiscard]] bool is_cut_off(const Process& process) const;
  [[nodiscard]] Duration draw_latency(ElectionFault slow);
  bool strikes(ElectionFault fault, double probability);

  // Faults and checks.
  void plan_faults();
  void make_trouble();
  void record_trouble(TimePoint until);
  void check_leaders();
  void check_write(const controller::LeaseRecord& before, const controller::LeaseRecord& after,
                   const Process& process, const std::string& sender);
  void check_aftermath();
  void check_succession();
  bool run_until_done(Duration limit, const std::function<bool()>& done);
  bool expect_leader_within(Duration limit, const std::string& situation);
  void check_calm(Duration duration);
  [[nodiscard]] bool is_over() const { return referee_.violation().has_value(); }
  [[nodiscard]] Duration between(std::int64_t lowest_ms, std::int64_t highest_ms);

  const ElectionSimulationOptions options_;
  FakeClock clock_;
  const TimePoint begin_ = clock_.now();
  Random random_;
  Trace trace_;
  Referee referee_;
  ElectionSimulationCounts counts_;

  FakeLease lease_;
  TimePoint lease_written_at_ = TimePoint::min();
  TimePoint outage_until_ = TimePoint::min();
  bool faults_are_on_ = true;
  TimePoint trouble_until_ = TimePoint::min();  // When all faults so far are over.
  double trouble_ = 0;                          // Scales the probability of request faults.

  std::vector<Process> processes_;
  std::uint64_t last_number_ = 0;  // The last number used for a request, wake-up or turn.
  std::map<std::pair<TimePoint, std::uint64_t>, Action> turns_;
};

}  // namespace kinform::inline v0::test_support
