// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulation_run.hpp"

#include <algorithm>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

using std::chrono::seconds;

// The longest backoff, including jitter (REF-05).
constexpr Duration kLongestWait = seconds(60);
// The maximum number of requests at one instant (pages, retries, reopened watches). More requests
// without time passing are reported as a busy loop.
constexpr std::uint64_t kRequestsAtOnce = 40;
// Nothing is attempted more than five times a second for longer than this.
constexpr Duration kRateWindow = seconds(10);
constexpr std::size_t kAttemptsMax = 50;
// The limit for the first sync if only streaming lists fail.
constexpr Duration kFirstSyncMax = std::chrono::minutes(2);
// The maximum number of turns (steps of one thread or machine) in a run. A run that takes more
// makes no progress.
constexpr std::uint64_t kTurnsMax = 2'000'000;

}  // namespace

SimulationResult simulate(const SimulationOptions& options) {
  return SimulationRun(options).run();
}

WireFormat format_of(std::uint64_t seed) {
  return seed % 2 == 0 ? WireFormat::Json : WireFormat::Protobuf;
}

SimulationRun::SimulationRun(const SimulationOptions& options)
    : options_(options),
      random_(options.seed),
      world_(draw_world(random_)),
      trace_(clock_, options.trace),
      faults_(random_),
      server_(world_.server, clock_),
      actions_left_(world_.actions) {
  auto connection = std::make_unique<SimulatedConnection>(
      ConnectionContext{.server = server_,
                        .faults = faults_,
                        .random = random_,
                        .clock = clock_,
                        .trace = trace_,
                        .pass_time = [this](Duration duration) { pass_time(duration); },
                        .format = options_.format.value_or(format_of(options_.seed))});
  connection_ = connection.get();
  informer_ = std::make_unique<Informer<>>(with_bug(options_.bug, std::move(connection)),
                                           with_bug(options_.bug, informer_options()));
  cache_.emplace(informer_->indexer(), server_.history(), referee_,
                 CachedObjects{.are_transformed = world_.transforms});
}

InformerOptions SimulationRun::informer_options() {
  std::function<Result<ObjectPtr>(ObjectPtr)> transform;
  if (world_.transforms) transform = [](const ObjectPtr& object) { return transformed(*object); };
  return {.transform = std::move(transform),
          .page_size = world_.page_size,
          .use_streaming_list = world_.use_streaming_list,
          .resync_period = world_.resync_period,
          .logger = Logger::none(),  // Failures are what a simulation is made of.
          .clock = &clock_,
          .seed = random_.next()};
}

SimulationResult SimulationRun::run() {
  trace_.add("world:", describe(world_));
  for (const ObjectKey& key : world_.keys) {
    if (random_.chance(0.5)) write_to(key, !world_.has_selector || random_.chance(0.5));
  }
  for (int i = 0; i < world_.first_handlers; ++i) join();
  const int stop_at = world_.stop_after < 0 ? 0 : world_.actions - world_.stop_after;
  while (actions_left_ > stop_at && !is_over()) {
    if (!take_turn(ReflectorIs::Free)) clock_.advance(next_time(ReflectorIs::Free) - clock_.now());
  }
  if (!is_over() && world_.stop_after < 0) check_aftermath();
  if (!is_over()) check_stop();
  return result();
}

SimulationResult SimulationRun::result() {
  const ReflectorStatus status = informer_->status().reflector;
  counts_.requests = connection_->requests();
  counts_.events = connection_->events();
  counts_.handlers = participants_.size();
  for (const Participant& participant : participants_) {
    counts_.calls += participant.handler->calls();
  }
  counts_.lists = status.counters.lists;
  counts_.relists = status.counters.relists;
  counts_.streaming_fallbacks = status.counters.streaming_fallbacks;
  counts_.faults = faults_.counts();
  counts_.virtual_time = clock_.now() - begin_;
  const auto& lines = trace_.last_lines();
  return {.violation = referee_.violation(),
          .digest = trace_.digest(),
          .counts = counts_,
          .last_lines = {lines.begin(), lines.end()}};
}

bool SimulationRun::take_turn(ReflectorIs reflector) {
  const std::vector<Turn> turns = possible_turns(reflector);
  if (turns.empty()) return false;
  if (++counts_.steps > kTurnsMax) {
    referee_.report(ViolationKind::NotConverged, "the run does not end");
    return true;
  }
  take(turns[random_.below(turns.size())], reflector);
  check_everybody();
  return true;
}

std::vector<SimulationRun::Turn> SimulationRun::possible_turns(ReflectorIs reflector) const {
  const TimePoint now = clock_.now();
  std::vector<Turn> turns;
  if (reflector == ReflectorIs::Free && std::min(reflector_due_, connection_->ready_at()) <= now) {
    turns.push_back({.of = Turn::Of::Reflector});
  }
  if (queue_pending_ && queue_busy_until_ <= now) turns.push_back({.of = Turn::Of::DeltaQueue});
  for (std::size_t i = 0; i < participants_.size(); ++i) {
    const Participant& participant = participants_[i];
    if (participant.busy_until <= now && participant.handler->backlog() > 0) {
      turns.push_back({.of = Turn::Of::Handler, .handler = i});
    }
  }
  if (actions_left_ > 0 && act_at_ <= now) turns.push_back({.of = Turn::Of::World});
  return turns;
}

void SimulationRun::take(const Turn& turn, ReflectorIs reflector) {
  switch (turn.of) {
    case Turn::Of::Reflector:
      return step_reflector();
    case Turn::Of::DeltaQueue:
      return step_queue();
    case Turn::Of::Handler:
      return step_handler(participants_[turn.handler]);
    case Turn::Of::World:
      return act(reflector);
  }
}

// Returns the earliest time at which a participant (a simulated thread or machine) can take its
// turn, if none can take one now.
TimePoint SimulationRun::next_time(ReflectorIs reflector) const {
  TimePoint next = TimePoint::max();
  if (reflector == ReflectorIs::Free) next = std::min(reflector_due_, connection_->ready_at());
  if (queue_pending_) next = std::min(next, queue_busy_until_);
  for (const Participant& participant : participants_) {
    if (participant.handler->backlog() > 0) next = std::min(next, participant.busy_until);
  }
  if (actions_left_ > 0) next = std::min(next, act_at_);
  return std::max(next, clock_.now());
}

void SimulationRun::run_until(TimePoint end, ReflectorIs reflector) {
  while (!is_over()) {
    if (take_turn(reflector)) continue;
    const TimePoint next = std::min(next_time(reflector), end);
    if (next > clock_.now()) clock_.advance(next - clock_.now());
    if (clock_.now() >= end) return;
  }
}

// Lets time pass while the reflector waits for a response. All other participants continue.
void SimulationRun::pass_time(Duration duration) {
  trace_.add("the reflector waits for an answer");
  run_until(clock_.now() + duration, ReflectorIs::Waiting);
}

void SimulationRun::step_reflector() {
  started_ = true;
  reflector_due_ = cache::InformerStepper::step_reflector(*informer_);
  queue_pending_ = true;
  check_reflector();
}

void SimulationRun::step_queue() {
  queue_pending_ = false;
  if (!cache::InformerStepper::step_queue(*informer_)) return;
  cache_->check();
  if (random_.chance(0.1)) cache_->hold();
  trace_.add("cache is at", to_string(cache_->moment()));
  if (faults_.is_calm() || world_.queue_slowness == Duration::zero()) return;
  queue_busy_until_ = clock_.now() + random_.between(Duration::zero(), world_.queue_slowness);
}

void SimulationRun::step_handler(Participant& participant) {
  const HandlerHabits& habits = participant.handler->habits();
  cache::InformerStepper::step_handler(*informer_, habits.name);
  if (faults_.is_calm() || habits.slowness == Duration::zero()) return;
  participant.busy_until = clock_.now() + random_.between(Duration::zero(), habits.slowness);
}

void SimulationRun::check_request_rate() {
  for (; attempts_counted_ < connection_->attempts(); ++attempts_counted_) {
    attempts_.push_back(clock_.now());
  }
  while (!attempts_.empty() && attempts_.front() + kRateWindow < clock_.now()) {
    attempts_.pop_front();
  }
  if (attempts_.size() <= kAttemptsMax) return;
  referee_.report(ViolationKind::BusyLoop, "more than five requests per second for ten seconds");
}

void SimulationRun::check_reflector() {
  check_request_rate();
  if (clock_.now() > requests_counted_at_) {
    requests_counted_at_ = clock_.now();
    requests_before_ = connection_->requests();
  } else if (connection_->requests() > requests_before_ + kRequestsAtOnce) {
    referee_.report(ViolationKind::BusyLoop, "requests are repeated without a pause");
  }
  if (const auto& violation = connection_->streaming_violation()) {
    referee_.report(violation->kind, violation->what);
  }
  if (connection_->illegal_request()) {
    referee_.report(ViolationKind::IllegalRequest, connection_->illegal_request()->message);
  }
  // Check the status of the reflector only while it waits, or until the first list is complete:
  // while it works, its status changes.
  if (reflector_due_ <= clock_.now() && first_list_) return;
  const ReflectorStatus status = informer_->status().reflector;
  if (!first_list_ && status.counters.lists == 1) first_list_ = status.last_list_objects;
  for (std::size_t i = 0; i < kRelistReasons; ++i) {
    const auto reason = static_cast<RelistReason>(i);
    if (status.counters.relists[reason] <= connection_->relist_reasons()[reason]) continue;
    referee_.report(ViolationKind::NeedlessRelist,
                    "relist " + std::to_string(status.counters.relists[reason]) + " because of " +
                        std::string(to_string(reason)) + ", which the server caused " +
                        std::to_string(connection_->relist_reasons()[reason]) + " times");
  }
  const bool waits = status.state == ReflectorState::BackingOff;
  if (waits && reflector_due_ > clock_.now() + kLongestWait) {
    referee_.report(ViolationKind::WaitTooLong, "the wait exceeds the maximum backoff");
  }
}

void SimulationRun::check_everybody() {
  const bool synced = informer_->has_synced();
  if (!synced && is_first_sync_calm() && clock_.now() > begin_ + kFirstSyncMax) {
    referee_.report(ViolationKind::FirstSyncLate, "the first sync does not end");
  }
  if (synced && cache_->moment() == Moment()) {
    referee_.report(ViolationKind::SyncedTooEarly, "the informer is synced before its cache is");
  }
  for (const Participant& participant : participants_) {
    const bool knows = participant.initial.has_value();
    participant.handler->check_synced(knows ? participant.initial : first_list_);
  }
}

}  // namespace kinform::inline v0::test_support
