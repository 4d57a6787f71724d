// An event handler that checks what it is told.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "kinform/event_handler.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/simulation/checked_cache.hpp"
#include "testing/simulation/fault_schedule.hpp"
#include "testing/simulation/history.hpp"
#include "testing/simulation/trace.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

// What handlers live in. All must outlive them.
struct HandlerSurroundings {
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
  // How long one call keeps it busy, at most.
  Duration slowness = Duration::zero();
  double throws = 0;            // How often a call ends in an exception.
  double leaves_from_call = 0;  // How often it removes itself while being called.
};

// Hears a legal history of each object: addition, updates, deletion; each state follows the one
// told before, none before the cache had it; or reports to the referee.
//
// Not thread-safe.
class CheckedHandler {
 public:
  CheckedHandler(HandlerSurroundings surroundings, HandlerHabits habits);
  CheckedHandler(const CheckedHandler&) = delete;
  CheckedHandler& operator=(const CheckedHandler&) = delete;

  // What to register; the registration goes to joined(). `initial` is how many objects have to be
  // told before it may be called synced.
  [[nodiscard]] EventHandler<> handler();
  void joined(HandlerRegistration registration) { registration_ = std::move(registration); }
  void leave();
  [[nodiscard]] bool is_present() const { return present_; }
  // Nothing may be told from now on.
  void expect_silence() { silenced_ = true; }

  // To be called at any time. `initial` is how many objects it has to hear of before it is synced;
  // unset: nobody knows yet.
  void check_synced(std::optional<std::size_t> initial) const;
  [[nodiscard]] bool equals(const State& state) const;

  [[nodiscard]] const HandlerHabits& habits() const { return habits_; }
  [[nodiscard]] std::size_t backlog() const { return registration_.backlog(); }
  [[nodiscard]] bool has_synced() const { return registration_.has_synced(); }
  [[nodiscard]] std::uint64_t calls() const { return calls_; }

  // How often each object was told unchanged since forget_unchanged().
  [[nodiscard]] const std::map<ObjectKey, std::uint64_t>& unchanged() const { return unchanged_; }
  void forget_unchanged() { unchanged_.clear(); }

 private:
  // What was told last of one object.
  struct Told {
    ObjectPtr object = {};  // Null: deleted.
    Moment moment = {};
  };

  void on_add(const AddEvent& event);
  void on_update(const UpdateEvent& event);
  void on_delete(const DeleteEvent& event);
  void begin_call(std::string_view what, const ObjectPtr& object);
  void end_call();

  [[nodiscard]] bool is_end_of(const Told& told, const ObjectPtr& deleted) const;
  void check_order(const Told& told, const ObjectPtr& object);
  void check_cache_had(const ObjectPtr& object, const Moment& moment);
  void report(ViolationKind kind, const std::string& what);

  HandlerSurroundings world_;
  const HandlerHabits habits_;
  HandlerRegistration registration_;
  bool present_ = true;
  bool silenced_ = false;
  std::size_t era_ = 0;  // The newest that it has heard of.
  std::map<ObjectKey, Told> told_;
  std::size_t initial_adds_ = 0;
  std::uint64_t calls_ = 0;
  std::map<ObjectKey, std::uint64_t> unchanged_;
};

}  // namespace kinform::inline v0::testing
