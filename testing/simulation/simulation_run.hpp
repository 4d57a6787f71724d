// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The implementation of simulate(): the participants, and the order of their turns.

#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cache/informer/informer_stepper.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/informer.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/simulation/checked_cache.hpp"
#include "testing/simulation/checked_handler.hpp"
#include "testing/simulation/fault_schedule.hpp"
#include "testing/simulation/simulated_connection.hpp"
#include "testing/simulation/simulated_server.hpp"
#include "testing/simulation/simulation.hpp"
#include "testing/simulation/trace.hpp"
#include "testing/simulation/violation.hpp"
#include "testing/simulation/world_options.hpp"

namespace kinform::inline v0::test_support {

// One run. Each thread and each other machine is a participant that takes turns; time passes only
// when none of them can take a turn.
class SimulationRun {
 public:
  explicit SimulationRun(const SimulationOptions& options);
  SimulationResult run();

 private:
  struct Participant {
    std::unique_ptr<CheckedHandler> handler = {};
    TimePoint busy_until = TimePoint::min();
    // Objects that must be delivered before the handler is synced; unset: those of the first list.
    std::optional<std::size_t> initial = {};
    bool joined_before_start = false;
  };
  // A step that a participant could take now: the participant, and the function that executes the
  // step.
  struct Turn {
    enum class Of : std::uint8_t { Reflector, DeltaQueue, Handler, World } of;
    std::size_t handler = 0;
  };
  // Whether the reflector can take a turn, or waits for a response.
  enum class ReflectorIs : bool { Free, Waiting };

  // Turns (simulation_run.cpp).
  bool take_turn(ReflectorIs reflector);
  [[nodiscard]] std::vector<Turn> possible_turns(ReflectorIs reflector) const;
  void take(const Turn& turn, ReflectorIs reflector);
  [[nodiscard]] TimePoint next_time(ReflectorIs reflector) const;
  void run_until(TimePoint end, ReflectorIs reflector);
  void pass_time(Duration duration);
  void step_reflector();
  void step_queue();
  void step_handler(Participant& participant);
  void check_reflector();
  void check_request_rate();
  void check_everybody();
  [[nodiscard]] bool is_over() const { return referee_.violation().has_value(); }

  // Events of the simulated world: writes, faults, handlers that come and go
  // (simulation_world.cpp).
  void act(ReflectorIs reflector);
  void begin_phase();
  void write();
  void write_to(const ObjectKey& key, bool shown);
  void spread();
  void trouble_server();
  void restore_backup(SimulatedServer::Bump bump);
  [[nodiscard]] bool may_write() const;
  // True before the first sync, if nothing but streaming lists fails until then.
  [[nodiscard]] bool is_first_sync_calm() const;
  void join();
  void leave();

  // Checks after all faults are over (simulation_aftermath.cpp).
  void check_aftermath();
  void check_recovery();
  void check_late_handler();
  void check_quiet_time();
  void check_single_failure();
  void check_stop();
  bool converge_within(Duration limit, ViolationKind kind, const std::string& what);
  [[nodiscard]] std::string reason_not_converged() const;
  [[nodiscard]] Duration resync_check_period() const;
  [[nodiscard]] Duration resync_period_of(const Participant& participant) const;
  void check_resyncs(const Participant& participant, Duration window);

  [[nodiscard]] InformerOptions informer_options();
  [[nodiscard]] SimulationResult result();

  const SimulationOptions options_;
  FakeClock clock_;
  const TimePoint begin_ = clock_.now();
  Random random_;
  const WorldOptions world_;
  Trace trace_;
  Referee referee_;
  FaultSchedule faults_;
  SimulatedServer server_;
  SimulatedConnection* connection_ = nullptr;  // Owned by the informer.
  std::vector<Participant> participants_;      // Declared before the informer, which calls them.
  std::unique_ptr<Informer<>> informer_;
  std::optional<CheckedCache> cache_;

  bool started_ = false;
  TimePoint reflector_due_ = TimePoint::min();
  bool queue_pending_ = false;
  TimePoint queue_busy_until_ = TimePoint::min();
  TimePoint act_at_ = TimePoint::min();
  int actions_left_ = 0;
  int phase_left_ = 0;
  std::optional<std::size_t> first_list_;  // The number of objects in the first list.
  // The number of requests made before the time requests_counted_at_. More than kRequestsAtOnce
  // further requests at that time are a busy loop.
  TimePoint requests_counted_at_ = TimePoint::min();
  std::uint64_t requests_before_ = 0;
  // The times of the last attempts, those within kRateWindow. More than kAttemptsMax are a loop.
  std::deque<TimePoint> attempts_;
  std::uint64_t attempts_counted_ = 0;
  SimulationCounts counts_;
};

}  // namespace kinform::inline v0::test_support
