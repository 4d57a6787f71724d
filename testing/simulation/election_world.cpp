// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/election_world.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

using namespace std::chrono_literals;
using controller::Election;
using controller::LeaseRecord;
using Role = Election::Role;

constexpr std::size_t kCandidates = 3;
// The maximum deviation of a candidate's clock rate from the true one. Clocks of real machines
// differ by a tenth of a percent at most; this is far more.
constexpr double kDrift = 0.03;
constexpr Duration kTroubleTime = 10min;
constexpr Duration kSlowestWork = 25s;  // From the stop request to the end of the work.
constexpr Duration kSlowestStart = 10s;

constexpr Duration by_the_slowest_clock(Duration duration) {
  return std::chrono::duration_cast<Duration>(duration / (1 - kDrift));
}

// Limits for the time without a leader when nothing fails. A candidate retries within kPauseMax; it
// then finds the lease released, or finds the last renewal and waits until the lease expires. The
// limits add four requests of 100 ms each, and the 100 ms between two checks of the simulation.
constexpr Duration kPauseMax = by_the_slowest_clock(4400ms);
constexpr Duration kSuccessionLimit = kPauseMax + 500ms;
constexpr Duration kTakeoverLimit = kPauseMax + by_the_slowest_clock(15s) + 500ms;

Error response_timeout() {
  return {ErrorCode::Timeout, "no response"};
}

Error server_error() {
  Error error(ErrorCode::Internal, "etcdserver: request timed out");
  error.http_status = 500;
  return error;
}

std::string_view verb_text(Election::Verb verb) {
  if (verb == Election::Verb::Get) return "get";
  return verb == Election::Verb::Create ? "create" : "update";
}

std::string record_text(const LeaseRecord& record) {
  return (record.holder.empty() ? "nobody" : record.holder) + ", transitions " +
         std::to_string(record.transitions);
}

}  // namespace

std::string_view to_string(ElectionFault fault) noexcept {
  switch (fault) {
    case ElectionFault::SlowRequest:
      return "slow request";
    case ElectionFault::SlowResponse:
      return "slow response";
    case ElectionFault::LostRequest:
      return "lost request";
    case ElectionFault::LostResponse:
      return "lost response";
    case ElectionFault::LateRequest:
      return "late request";
    case ElectionFault::ServerError:
      return "server error";
    case ElectionFault::Outage:
      return "outage";
    case ElectionFault::Partition:
      return "partition";
    case ElectionFault::Pause:
      return "pause";
    case ElectionFault::Crash:
      return "crash";
    case ElectionFault::Stop:
      return "stop";
    case ElectionFault::DateJump:
      return "date jump";
    case ElectionFault::ForeignWrite:
      return "foreign write";
  }
  return "";
}

ElectionSimulationResult simulate_election(const ElectionSimulationOptions& options) {
  return ElectionWorld(options).run();
}

ElectionWorld::ElectionWorld(const ElectionSimulationOptions& options)
    : options_(options), random_(options.seed), trace_(clock_, options.trace) {
  processes_.resize(kCandidates);
  for (std::size_t i = 0; i < kCandidates; ++i) {
    Process& process = processes_[i];
    process.name = std::string(1, static_cast<char>('a' + i));
    process.clock_rate = 1 + (random_.uniform() * 2 - 1) * kDrift;
    process.clock_offset = between(0, 3'600'000);
    process.date_offset = between(-7'200'000, 7'200'000);
  }
}

ElectionSimulationResult ElectionWorld::run() {
  for (Process& process : processes_) {
    in(between(0, 5'000), process, [this, &process] { start(process); });
  }
  plan_faults();
  run_until(begin_ + kTroubleTime);
  if (!is_over()) check_aftermath();
  counts_.virtual_time = clock_.now() - begin_;
  return {.violation = referee_.violation(),
          .digest = trace_.digest(),
          .counts = counts_,
          .last_lines = {trace_.last_lines().begin(), trace_.last_lines().end()}};
}

// Time and scheduling.

void ElectionWorld::at(TimePoint time, Action action) {
  turns_.emplace(std::pair(std::max(time, clock_.now()), ++last_number_), std::move(action));
}

void ElectionWorld::at(TimePoint time, Process& process, Action action) {
  at(time, [this, &process, life = process.life, action = std::move(action)] {
    if (process.life != life) return;
    if (is_paused(process)) return at(process.paused_until, process, action);
    action();
  });
}

void ElectionWorld::in(Duration delay, Process& process, Action action) {
  at(clock_.now() + delay, process, std::move(action));
}

void ElectionWorld::run_until(TimePoint time) {
  while (!is_over() && !turns_.empty() && turns_.begin()->first.first <= time) {
    auto turn = turns_.extract(turns_.begin());
    clock_.advance(turn.key().first - clock_.now());
    ++counts_.steps;
    turn.mapped()();
    check_leaders();
  }
  if (!is_over() && clock_.now() < time) clock_.advance(time - clock_.now());
}

TimePoint ElectionWorld::local_now(const Process& process) const {
  const auto elapsed = static_cast<double>((clock_.now() - begin_).count()) * process.clock_rate;
  return TimePoint() + process.clock_offset + Duration(std::llround(elapsed));
}

TimePoint ElectionWorld::true_time(const Process& process, TimePoint local) const {
  const Duration elapsed = local - TimePoint() - process.clock_offset;
  const double truth = std::ceil(static_cast<double>(elapsed.count()) / process.clock_rate);
  return begin_ + Duration(static_cast<std::int64_t>(truth) + 1);
}

WallTime ElectionWorld::date_of(const Process& process) const {
  return std::chrono::time_point_cast<WallTime::duration>(clock_.wall_now() + process.date_offset);
}

// Processes.

void ElectionWorld::start(Process& process) {
  if (process.identity.empty() || random_.chance(0.5)) {
    process.identity = process.name + std::to_string(process.life);
  }
  process.election.emplace(
      with_bug(options_.bug, controller::ElectionOptions{.lease = {"kube-system", "test"},
                                                         .identity = process.identity}),
      Random(random_.next()));
  trace_.add("start", process.identity);
  step(process);
}

// Executes the election state machine of a process until it sends a request or waits for a time.
void ElectionWorld::step(Process& process) {
  const std::uint64_t wake = ++last_number_;
  process.wake = wake;
  while (process.election && process.request == 0) {
    // The last response, or a stop, may have changed the role.
    record_role(process);
    const Election::Step next = process.election->next(local_now(process), date_of(process));
    if (std::holds_alternative<Election::End>(next)) {
      trace_.add("end", process.identity);
      return crash(process);  // Also schedules the restart.
    }
    if (const auto* ask = std::get_if<Election::Ask>(&next)) {
      return send(process, with_bug(options_.bug, *ask));
    }
    // If the leadership has just expired, ask for the next step again.
    if (record_role(process)) continue;
    const TimePoint until = std::get<Election::Wait>(next).until;
    if (until == TimePoint::max()) return;
    at(true_time(process, until), process, [this, &process, wake] {
      if (process.wake == wake) step(process);
    });
    return;
  }
}

// Starts and stops the leader's work according to the role, as LeaderElector does. Returns true if
// it has called Election::finish(), after which the caller must ask for the next step again.
bool ElectionWorld::record_role(Process& process) {
  const Role role = process.election->role();
  if (role == Role::Leader && !process.works && !process.stop_requested) {
    process.works = true;
    ++counts_.leaderships;
    trace_.add("leads", process.identity);
  }
  const bool deposed = role == Role::Deposed;
  if ((deposed || process.is_stopping) && process.works && !process.stop_requested) {
    if (deposed) ++counts_.losses;
    request_work_stop(process);
  }
  const bool may_finish = !process.works && (deposed || process.is_stopping);
  if (!may_finish || role == Role::Leaving) return false;
  process.election->finish(local_now(process));
  return true;
}

void ElectionWorld::request_work_stop(Process& process) {
  process.stop_requested = true;
  trace_.add("stops its work", process.identity);
  const Duration delay =
      random_.chance(0.2) ? random_.between(Duration::zero(), kSlowestWork) : between(0, 500);
  in(delay, process, [this, &process] { end_work(process); });
  // An orderly stop counts as a fault until the work has ended: the lease is kept until then, which
  // delays the successor. A leader that has lost its lease delays no other process.
  if (process.is_stopping) record_trouble(clock_.now() + delay);
}

void ElectionWorld::end_work(Process& process) {
  process.works = false;
  trace_.add("has ended its work", process.identity);
  if (process.request == 0) step(process);
}

void ElectionWorld::stop(Process& process) {
  if (!process.election || process.is_stopping) return;
  process.is_stopping = true;
  trace_.add("stop", process.identity);
  if (process.request == 0) return step(process);
  // A stop cancels the request of a candidate, but not that of a leader, which has to renew and
  // release its lease.
  if (process.election->role() != Role::Candidate) {
    if (process.works && !process.stop_requested) request_work_stop(process);
    return;
  }
  response(process, process.request, Error{ErrorCode::Cancelled, "cancelled"});
}

// Ends a process at once, after a crash or at the end of an orderly stop, and schedules its
// restart.
void ElectionWorld::crash(Process& process) {
  ++process.life;
  process.election.reset();
  process.request = 0;
  process.works = process.stop_requested = process.is_stopping = false;
  process.paused_until = TimePoint::min();
  in(random_.between(Duration::zero(), kSlowestStart), process,
     [this, &process] { start(process); });
}

bool ElectionWorld::is_paused(const Process& process) const {
  return clock_.now() < process.paused_until;
}

// True if the work has not ended and the process believes to hold the lease. At most one process
// may be in this state.
bool ElectionWorld::may_act(const Process& process) const {
  return process.works && !is_paused(process) && process.election &&
         process.election->leads(local_now(process));
}

ElectionWorld::Process* ElectionWorld::leader() {
  for (Process& process : processes_) {
    if (may_act(process) && !process.stop_requested) return &process;
  }
  return nullptr;
}

bool ElectionWorld::has_candidate() const {
  return std::any_of(processes_.begin(), processes_.end(), [](const Process& process) {
    return process.election && !process.is_stopping && process.election->role() == Role::Candidate;
  });
}

// Requests.

void ElectionWorld::send(Process& process, const Election::Ask& ask) {
  const std::uint64_t request = ++last_number_;
  process.request = request;
  ++counts_.requests;
  at(true_time(process, ask.deadline), process, [this, &process, request] {
    if (process.request == request) response(process, request, response_timeout());
  });
  if (is_cut_off(process) || strikes(ElectionFault::LostRequest, 0.1)) return lose(process, ask);
  Duration delay = draw_latency(ElectionFault::SlowRequest);
  if (strikes(ElectionFault::LateRequest, 0.05)) delay += between(5'000, 30'000);
  if (faults_are_on_) record_trouble(clock_.now() + delay);
  // The request reaches the server even if its sender has ended by then.
  at(clock_.now() + delay, [this, &process, request, ask, sender = process.identity] {
    arrive(process, request, ask, sender);
  });
}

void ElectionWorld::arrive(Process& process, std::uint64_t request, const Election::Ask& ask,
                           const std::string& sender) {
  if (clock_.now() < outage_until_) return lose(process, ask);
  const Result<ObjectPtr> result =
      strikes(ElectionFault::ServerError, 0.1) ? server_error() : serve(ask, process, sender);
  trace_.add(verb_text(ask.verb), sender + (result.ok() ? "" : ": " + to_string(result.error())));
  if (is_cut_off(process) || strikes(ElectionFault::LostResponse, 0.1)) return lose(process, ask);
  const Duration delay = draw_latency(ElectionFault::SlowResponse);
  if (faults_are_on_) record_trouble(clock_.now() + delay);
  in(delay, process, [this, &process, request, result] {
    if (process.request == request) response(process, request, result);
  });
}

// Simulates a lost request or response: the sender waits until the deadline of its request.
void ElectionWorld::lose(const Process& process, const Election::Ask& ask) {
  record_trouble(true_time(process, ask.deadline));
}

Result<ObjectPtr> ElectionWorld::serve(const Election::Ask& ask, const Process& process,
                                       const std::string& sender) {
  if (ask.verb == Election::Verb::Get) return lease_.get();
  const LeaseRecord before = lease_.exists() ? lease_.record() : LeaseRecord{};
  const bool existed = lease_.exists();
  Result<ObjectPtr> result = lease_.response(ask);
  if (!result) return result;
  if (existed) check_write(before, lease_.record(), process, sender);
  lease_written_at_ = clock_.now();
  trace_.add("lease:", record_text(lease_.record()));
  return result;
}

void ElectionWorld::response(Process& process, std::uint64_t request,
                             const Result<ObjectPtr>& result) {
  if (process.request != request || !process.election) return;
  process.request = 0;
  process.election->response(result, local_now(process));
  step(process);
}

bool ElectionWorld::is_cut_off(const Process& process) const {
  return clock_.now() < process.cut_off_until;
}

Duration ElectionWorld::draw_latency(ElectionFault slow) {
  return strikes(slow, 0.3) ? between(50, 6'000) : between(1, 50);
}

bool ElectionWorld::strikes(ElectionFault fault, double probability) {
  if (!faults_are_on_ || !random_.chance(probability * trouble_)) return false;
  ++counts_.faults[static_cast<std::size_t>(fault)];
  return true;
}

// Faults and checks.

Duration ElectionWorld::between(std::int64_t lowest_ms, std::int64_t highest_ms) {
  return random_.between(Duration(std::chrono::milliseconds(lowest_ms)),
                         Duration(std::chrono::milliseconds(highest_ms)));
}

void ElectionWorld::plan_faults() {
  for (TimePoint time = begin_ + between(5'000, 30'000); time < begin_ + kTroubleTime;
       time += between(1'000, 25'000)) {
    at(time, [this] { make_trouble(); });
  }
}

void ElectionWorld::record_trouble(TimePoint until) {
  trouble_until_ = std::max(trouble_until_, until);
}

void ElectionWorld::make_trouble() {
  if (random_.chance(0.3)) trouble_ = random_.chance(0.4) ? 0 : random_.uniform();
  Process& process = processes_[random_.below(kCandidates)];
  static constexpr ElectionFault kTroubles[] = {
      ElectionFault::Outage, ElectionFault::Partition, ElectionFault::Partition,
      ElectionFault::Pause,  ElectionFault::Pause,     ElectionFault::Crash,
      ElectionFault::Stop,   ElectionFault::DateJump,  ElectionFault::ForeignWrite};
  const ElectionFault fault = kTroubles[random_.below(std::size(kTroubles))];
  ++counts_.faults[static_cast<std::size_t>(fault)];
  trace_.add(to_string(fault), process.identity);
  switch (fault) {
    case ElectionFault::Outage:
      outage_until_ = clock_.now() + between(500, 30'000);
      record_trouble(outage_until_);
      break;
    case ElectionFault::Partition:
      process.cut_off_until = clock_.now() + between(500, 40'000);
      record_trouble(process.cut_off_until);
      break;
    case ElectionFault::Pause:
      process.paused_until = clock_.now() + between(500, 40'000);
      record_trouble(process.paused_until);
      break;
    case ElectionFault::Crash:
      crash(process);
      break;
    case ElectionFault::Stop:
      if (!is_paused(process)) stop(process);
      break;
    case ElectionFault::DateJump:
      process.date_offset += between(-3'600'000, 3'600'000);
      break;
    default:
      if (lease_.exists()) lease_.write(lease_.record());
      break;
  }
}

void ElectionWorld::check_leaders() {
  const Process* first = nullptr;
  for (const Process& process : processes_) {
    if (!may_act(process)) continue;
    if (first != nullptr) {
      referee_.report(ViolationKind::TwoLeaders,
                      first->identity + " and " + process.identity + " lead at the same time");
      return;
    }
    first = &process;
  }
}

void ElectionWorld::check_write(const LeaseRecord& before, const LeaseRecord& after,
                                const Process& process, const std::string& sender) {
  if (after.holder.empty() && before.holder != sender) {
    referee_.report(ViolationKind::SuccessorWiped,
                    sender + " released the lease of " + record_text(before));
  }
  const bool changes_hands = !after.holder.empty() && after.holder != before.holder;
  const std::int64_t expected = before.transitions + (changes_hands ? 1 : 0);
  if (after.transitions != expected) {
    referee_.report(ViolationKind::WrongTransitions,
                    record_text(before) + " became " + record_text(after));
  }
  if (!changes_hands || before.holder.empty()) return;
  ++counts_.takeovers;
  const double age = std::chrono::duration<double>(clock_.now() - lease_written_at_).count();
  if (age * process.clock_rate < static_cast<double>(before.lease_duration_seconds)) {
    referee_.report(
        ViolationKind::LeaseTakenTooEarly,
        sender + " took the lease of " + before.holder + " after " + std::to_string(age) + " s");
  }
}

// After the last fault: a candidate leads soon, keeps the lease, and has a successor when it ends.
void ElectionWorld::check_aftermath() {
  trace_.add("no more faults");
  faults_are_on_ = false;
  while (!is_over() && clock_.now() < trouble_until_) run_until(trouble_until_);
  // Wait until a process runs as a candidate before the time to elect a leader is measured: all of
  // them may be stopping, or not started yet.
  std::ignore =
      run_until_done(kSlowestWork + kSlowestStart + 1s, [this] { return has_candidate(); });
  trace_.add("calm");
  if (!expect_leader_within(kTakeoverLimit, "after the faults")) return;
  check_calm(2min);
  if (!is_over()) check_succession();
}

void ElectionWorld::check_succession() {
  Process& first = *leader();
  stop(first);
  std::ignore = run_until_done(kSlowestWork + 1s, [&first] { return !first.works; });
  if (!expect_leader_within(kSuccessionLimit, "after an orderly stop")) return;
  crash(*leader());
  if (!expect_leader_within(kTakeoverLimit, "after a crash")) return;
  check_calm(1min);
}

// Advances time until `done` returns true. Returns false if that takes longer than the limit, or
// after a violation.
bool ElectionWorld::run_until_done(Duration limit, const std::function<bool()>& done) {
  const TimePoint end = clock_.now() + limit;
  while (!is_over() && !done() && clock_.now() < end) run_until(clock_.now() + 100ms);
  return !is_over() && done();
}

// Expects that a candidate leads and has renewed the lease within `limit` from now. A leader
// without a new renewal does not count: it may be about to lose its lease.
bool ElectionWorld::expect_leader_within(Duration limit, const std::string& situation) {
  const TimePoint begin = clock_.now();
  const bool found = run_until_done(limit, [this, begin] {
    const Process* const process = leader();
    return process != nullptr && true_time(*process, process->election->renewed_at()) > begin;
  });
  counts_.recovery = std::max(counts_.recovery, clock_.now() - begin);
  if (!found) referee_.report(ViolationKind::NoLeader, "nobody leads " + situation);
  return found;
}

void ElectionWorld::check_calm(Duration duration) {
  const TimePoint end = clock_.now() + duration;
  const std::string name = leader()->identity;
  while (!is_over() && clock_.now() < end) {
    run_until(clock_.now() + 1s);
    if (is_over()) return;
    if (leader() == nullptr || leader()->identity != name) {
      referee_.report(ViolationKind::LeadershipLostInCalm, name + " does not lead any more");
    }
  }
}

}  // namespace kinform::inline v0::test_support
