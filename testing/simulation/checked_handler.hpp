// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An event handler that checks every call against the server's history and the cache.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "kinform/building_blocks/random.hpp"
#include "kinform/event_handler.hpp"
#include "testing/simulation/checked_cache.hpp"
#include "testing/simulation/fault_schedule.hpp"
#include "testing/simulation/history.hpp"
#include "testing/simulation/trace.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

// The parts of the simulation that a handler uses. All must outlive it.
struct HandlerContext {
  const History& history;
  const CheckedCache& cache;
  const FaultSchedule& faults;
  Referee& referee;
  Random& random;
  Trace& trace;
};

struct HandlerHabits {
  std::string name = {};
  std::optional<Duration> resync_period = {};
  // The maximum duration of one call.
  Duration slowness = Duration::zero();
  double throws = 0;            // The probability that a call throws an exception.
  double leaves_from_call = 0;  // The probability that a call removes its own handler.
};

// Checks the calls of one handler. For each object it expects an addition, updates that start from
// the previous state, a deletion, and no state that the cache does not show yet. Reports violations
// to the referee.
//
// Not thread-safe.
class CheckedHandler {
 public:
  CheckedHandler(HandlerContext context, HandlerHabits habits);
  CheckedHandler(const CheckedHandler&) = delete;
  CheckedHandler& operator=(const CheckedHandler&) = delete;

  // The handler to register; pass the registration to joined().
  [[nodiscard]] EventHandler<> handler();
  void joined(HandlerRegistration registration) { registration_ = std::move(registration); }
  void leave();
  [[nodiscard]] bool is_present() const { return present_; }
  // From now on, every call of the handler is a violation.
  void expect_silence() { silenced_ = true; }

  // Checks that the handler does not report that it has synced too early. May be called at any
  // time. `initial` is the number of objects that must be delivered first; unset if it is not known
  // yet.
  void check_synced(std::optional<std::size_t> initial) const;
  [[nodiscard]] bool equals(const State& state) const;

  [[nodiscard]] const HandlerHabits& habits() const { return habits_; }
  [[nodiscard]] std::size_t backlog() const { return registration_.backlog(); }
  [[nodiscard]] bool has_synced() const { return registration_.has_synced(); }
  [[nodiscard]] std::uint64_t calls() const { return calls_; }

  // How often each object was redelivered unchanged, as a resync does, since forget_unchanged().
  [[nodiscard]] const std::map<ObjectKey, std::uint64_t>& unchanged() const { return unchanged_; }
  void forget_unchanged() { unchanged_.clear(); }

 private:
  // The last delivered state of an object.
  struct LastDelivered {
    ObjectPtr object = {};  // Null: deleted.
    Moment moment = {};
  };

  void on_add(const AddEvent& event);
  void on_update(const UpdateEvent& event);
  void on_delete(const DeleteEvent& event);
  void begin_call(std::string_view what, const ObjectPtr& object);
  void end_call();

  [[nodiscard]] bool is_end_of(const LastDelivered& last, const ObjectPtr& deleted) const;
  void check_order(const LastDelivered& last, const ObjectPtr& object);
  void check_cache_had(const ObjectPtr& object, const Moment& moment);
  void report(ViolationKind kind, const std::string& what);

  HandlerContext world_;
  const HandlerHabits habits_;
  HandlerRegistration registration_;
  bool present_ = true;
  bool silenced_ = false;
  std::size_t era_ = 0;  // The newest era (see Moment) of the delivered states.
  std::map<ObjectKey, LastDelivered> last_delivered_;
  std::size_t initial_adds_ = 0;
  std::uint64_t calls_ = 0;
  std::map<ObjectKey, std::uint64_t> unchanged_;
};

}  // namespace kinform::inline v0::test_support
