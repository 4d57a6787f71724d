// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The events while faults are on: changes to objects, trouble on the server, handlers that join and
// leave.

#include <algorithm>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "testing/simulation/simulation_run.hpp"

namespace kinform::inline v0::test_support {

namespace {

constexpr std::size_t kHandlersMax = 6;

}  // namespace

bool SimulationRun::is_first_sync_calm() const {
  return world_.calm_until_synced && !informer_->has_synced();
}

void SimulationRun::act(ReflectorIs reflector) {
  act_at_ = clock_.now() + (random_.chance(0.5) ? Duration::zero()
                                                : random_.between(Duration::zero(), world_.pace));
  if (is_first_sync_calm()) {
    write();
    return spread();
  }
  --actions_left_;
  if (--phase_left_ <= 0) begin_phase();
  const std::uint64_t choice = random_.below(100);
  if (choice < 70) {
    write();
  } else if (choice < 75) {
    join();
  } else if (choice < 79) {
    leave();
  } else {
    trouble_server();
  }
  spread();
  // Do not restore a backup while a response is on its way: a client cannot distinguish a late
  // response of the old history from one of the new.
  if (reflector == ReflectorIs::Waiting) return;
  if (faults_.strikes(Fault::RestoredBackup)) restore_backup(SimulatedServer::Bump::No);
  if (faults_.strikes(Fault::BumpedBackup)) restore_backup(SimulatedServer::Bump::Yes);
}

void SimulationRun::begin_phase() {
  phase_left_ = static_cast<int>(5 + random_.below(30));
  if (random_.chance(0.25)) {
    trace_.add("phase: calm");
    return faults_.end();
  }
  if (random_.chance(0.8)) {
    trace_.add("phase: faults");
    return faults_.begin_phase();
  }
  if (random_.chance(0.3)) {
    trace_.add("phase: short watches");
    return faults_.begin_short_watches();
  }
  trace_.add("phase: outage");
  faults_.begin_outage();
  for (std::size_t i = 0; i < SimulatedServer::kMembers; ++i) server_.restart(i);
}

// False if the server must not write now: after a restore that reuses revisions, it must not pass
// the version that the informer knows until the informer has noticed the restore. Otherwise no
// client could notice it, see docs/simulation.md.
bool SimulationRun::may_write() const {
  return parse_revision(informer_->last_sync_resource_version()) <=
         server_.history().now().revision;
}

void SimulationRun::write() {
  if (!may_write()) return;
  if (random_.chance(0.1)) return server_.history().skip();
  const ObjectKey& key = world_.keys[random_.below(world_.keys.size())];
  if (server_.history().exists(key) && random_.chance(0.35)) {
    server_.history().remove(key);
    trace_.add("server deletes " + key.to_string(), to_string(server_.history().now()));
    // In three of ten cases, continue below and recreate the object at once: the client may then
    // see one object whose uid has changed, and no deletion (CT-18).
    if (!random_.chance(0.3)) return;
  }
  write_to(key, !world_.has_selector || random_.chance(0.6));
}

void SimulationRun::write_to(const ObjectKey& key, bool shown) {
  server_.history().put(key, shown);
  trace_.add("server writes " + key.to_string(),
             to_string(server_.history().now()) + (shown ? "" : ", not selected"));
}

// Lets the caches of the members (the API servers) catch up with the store, or lag behind it.
void SimulationRun::spread() {
  for (std::size_t i = 0; i < SimulatedServer::kMembers; ++i) {
    const bool lags = faults_.strikes(Fault::LaggingCache);
    server_.catch_up(i, lags ? static_cast<Revision>(random_.below(3)) : Revision{1} << 40);
  }
}

void SimulationRun::trouble_server() {
  const Revision now = server_.history().now().revision;
  const std::size_t member = random_.below(SimulatedServer::kMembers);
  if (faults_.strikes(Fault::Compaction)) {
    server_.compact(now - static_cast<Revision>(random_.below(10)));
    trace_.add("server compacts to", std::to_string(server_.compacted()));
  }
  if (faults_.strikes(Fault::ForgottenChanges)) {
    trace_.add("member forgets changes", std::to_string(member));
    server_.forget_changes(member);
  }
  if (faults_.strikes(Fault::Restart)) {
    trace_.add("member restarts", std::to_string(member));
    server_.restart(member);
  }
}

void SimulationRun::restore_backup(SimulatedServer::Bump bump) {
  const Revision now = server_.history().now().revision;
  const Revision oldest = std::max(server_.compacted(), now - 30);
  if (oldest >= now) return;
  const Revision revision = random_.between(oldest, now - 1);
  server_.restore(revision, bump);
  trace_.add("server is restored to " + std::to_string(revision),
             "and is at " + to_string(server_.history().now()));
}

void SimulationRun::join() {
  const auto present = std::count_if(
      participants_.begin(), participants_.end(),
      [](const Participant& participant) { return participant.handler->is_present(); });
  if (static_cast<std::size_t>(present) >= kHandlersMax) return;
  Participant participant{.joined_before_start = !started_};
  participant.handler = std::make_unique<CheckedHandler>(
      HandlerContext{.history = server_.history(),
                     .cache = *cache_,
                     .faults = faults_,
                     .referee = referee_,
                     .random = random_,
                     .trace = trace_},
      draw_handler(random_, "h" + std::to_string(participants_.size() + 1)));
  if (informer_->has_synced()) participant.initial = informer_->indexer().size();
  const HandlerHabits& habits = participant.handler->habits();
  EventHandler<> handler = participant.handler->handler();
  if (started_) handler = late_with_bug(options_.bug, std::move(handler));
  Result<HandlerRegistration> registration = informer_->add_event_handler(
      std::move(handler), {.name = habits.name, .resync_period = habits.resync_period});
  KINFORM_ASSERT(registration);  // Refused only after the stop.
  trace_.add("handler " + habits.name + " joins");
  participant.handler->joined(*std::move(registration));
  participants_.push_back(std::move(participant));
}

void SimulationRun::leave() {
  if (participants_.empty()) return;
  CheckedHandler& handler = *participants_[random_.below(participants_.size())].handler;
  if (!handler.is_present()) return;
  trace_.add("handler " + handler.habits().name + " leaves");
  handler.leave();
}

}  // namespace kinform::inline v0::test_support
