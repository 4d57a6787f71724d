// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/leader_elector.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <thread>
#include <utility>

#include "base/active_run.hpp"
#include "base/thread.hpp"
#include "base/user_code.hpp"
#include "controller/election.hpp"
#include "controller/leader_notifier.hpp"
#include "controller/lease_record.hpp"
#include "controller/stop_timer.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/event_recorder.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0 {

namespace {

using controller::Election;
using Role = Election::Role;

constexpr double kJitter = 1.2;

Error invalid(const std::string& what) {
  return {ErrorCode::InvalidArgument, "leader election: " + what};
}

// Returns true for normal contention: no lease exists yet, or another candidate was faster.
bool is_expected_contention(Election::Verb verb, const Error& error) {
  // NotFound on create means that the namespace does not exist.
  if (error.code == ErrorCode::NotFound) return verb != Election::Verb::Create;
  return error.code == ErrorCode::AlreadyExists || error.code == ErrorCode::Conflict;
}

controller::ElectionOptions election_options(const LeaderElectionOptions& options) {
  return {.lease = options.lease,
          .identity = options.identity,
          .lease_duration = options.lease_duration,
          .renew_deadline = options.renew_deadline,
          .retry_period = options.retry_period,
          .release_on_stop = options.release_on_stop,
          .labels = options.labels};
}

}  // namespace

Result<void> validate(const LeaderElectionOptions& options) {
  if (options.lease.name.empty()) return invalid("the lease has no name");
  if (options.lease.namespace_name.empty()) return invalid("the lease has no namespace");
  if (options.identity.empty()) return invalid("the identity is empty");
  if (options.retry_period <= Duration::zero()) return invalid("retry_period must be positive");
  if (options.lease_duration <= options.renew_deadline) {
    return invalid("lease_duration (" + format_duration(options.lease_duration) +
                   ") must be longer than renew_deadline (" +
                   format_duration(options.renew_deadline) + ")");
  }
  if (options.renew_deadline <= options.retry_period * kJitter) {
    return invalid("renew_deadline (" + format_duration(options.renew_deadline) +
                   ") must be longer than 1.2 times retry_period (" +
                   format_duration(options.retry_period) + ")");
  }
  return {};
}

std::string make_identity() {
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx",
                static_cast<unsigned long long>(random_seed()));
  return std::string(host.data()) + "_" + digits.data();
}

class LeaderElector::Impl {
 public:
  Impl(Client client, LeaderElectionOptions options, LeaderCallbacks callbacks)
      : client_(std::move(client)),
        options_(std::move(options)),
        callbacks_(std::move(callbacks)),
        logger_(options_.logger.with("lock", options_.lease.to_string())),
        clock_(*options_.clock),
        election_(election_options(options_), Random(options_.seed.value_or(random_seed()))) {}
  ~Impl() { active_run_.assert_ended("LeaderElector"); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  Result<void> run(const std::stop_token& stop);
  [[nodiscard]] bool is_leader() const;
  [[nodiscard]] std::string leader() const;
  [[nodiscard]] std::stop_token lost() const { return lost_.get_token(); }
  [[nodiscard]] Result<void> check(Duration tolerance) const;

 private:
  // A copy of the election's state for other threads; the election belongs to the run() thread.
  struct Seen {
    std::string leader = {};
    bool leads = false;
    TimePoint leads_until = {};
    TimePoint renewed_at = {};
  };

  void make_metrics();
  void drive(const std::stop_token& stop);
  void check_leadership_timer();
  [[nodiscard]] Result<ObjectPtr> perform(const Election::Ask& ask, const std::stop_token& stop);
  [[nodiscard]] Result<ObjectPtr> send(const Election::Ask& ask, const std::stop_token& stop) const;
  void wait(TimePoint until, const std::stop_token& stop);
  [[nodiscard]] bool may_finish(const std::stop_token& stop) const;
  [[nodiscard]] bool may_finish_locked(const std::stop_token& stop) const KINFORM_REQUIRES(mutex_);
  void record_changes();
  void publish();
  void record_leader();
  void record_role();
  void start_work();
  void run_work();
  void record_event(const std::string& what) const;
  [[nodiscard]] Result<void> outcome();

  // Constant after construction.
  const Client client_;
  const LeaderElectionOptions options_;
  const LeaderCallbacks callbacks_;
  const Logger logger_;
  Clock& clock_;

  ActiveRun active_run_;
  std::atomic<bool> started_ = false;

  // Used only by the run() thread.
  Election election_;
  std::optional<controller::LeaderNotifier> notifier_;
  std::optional<controller::StopTimer> request_timer_;
  std::optional<controller::StopTimer> leadership_timer_;
  std::string recorded_leader_;
  Role recorded_role_ = Role::Candidate;
  bool has_led_ = false;
  std::optional<std::string> loss_;  // The reason why the leadership was lost.
  std::uint64_t recorded_slow_paths_ = 0;
  std::shared_ptr<Gauge> master_status_;
  std::shared_ptr<Counter> slowpath_total_;
  std::stop_source lost_;
  std::stop_source work_stop_;
  std::jthread work_;

  mutable detail::Mutex mutex_;
  detail::CondVar work_changed_;
  Seen seen_ KINFORM_GUARDED_BY(mutex_);
  bool work_runs_ KINFORM_GUARDED_BY(mutex_) = false;
  std::optional<Error> work_failure_ KINFORM_GUARDED_BY(mutex_);
};

Result<void> LeaderElector::Impl::run(const std::stop_token& stop) {
  const ActiveRun::Scope active(active_run_);
  if (const Result<void> valid = validate(options_); !valid) return valid.error();
  if (!callbacks_.on_started_leading) return invalid("on_started_leading is not set");
  if (started_.exchange(true)) {
    return Error{ErrorCode::FailedPrecondition, "leader election: run() was called twice"};
  }
  make_metrics();
  notifier_.emplace(callbacks_.on_new_leader, logger_);
  request_timer_.emplace("kinform-request", clock_);
  leadership_timer_.emplace("kinform-leading", clock_);
  logger_.info(0, "Attempting to acquire leader lease", {{"identity", options_.identity}});
  {
    const auto stop_work = [this] { work_stop_.request_stop(); };
    const std::stop_callback on_stop(stop, stop_work);
    const std::stop_callback on_loss(lost_.get_token(), stop_work);
    drive(stop);
  }
  if (work_.joinable()) work_.join();
  request_timer_.reset();
  leadership_timer_.reset();
  notifier_.reset();
  if (has_led_ && callbacks_.on_stopped_leading) {
    const Result<void> called = call_user_code("on_stopped_leading", callbacks_.on_stopped_leading);
    if (!called) logger_.error(called.error(), "Callback failed");
  }
  return outcome();
}

void LeaderElector::Impl::make_metrics() {
  if (options_.metrics == nullptr) return;
  const std::vector<MetricLabel> labels = {{.name = "name", .value = options_.lease.name}};
  master_status_ =
      options_.metrics->gauge({.name = "leader_election_master_status",
                               .help = "1 if this process is the leader, 0 if it is a candidate.",
                               .labels = labels});
  slowpath_total_ =
      options_.metrics->counter({.name = "leader_election_slowpath_total",
                                 .help = "Number of renewals that had to read the lease first.",
                                 .labels = labels});
  master_status_->set(0);
}

void LeaderElector::Impl::drive(const std::stop_token& stop) {
  while (true) {
    check_leadership_timer();
    const Election::Step step = election_.next(clock_.now(), clock_.wall_now());
    record_changes();
    if (std::holds_alternative<Election::End>(step)) return;
    if (const auto* ask = std::get_if<Election::Ask>(&step)) {
      const Result<ObjectPtr> response = perform(*ask, stop);
      election_.response(response, clock_.now());
      record_changes();
    } else {
      wait(std::get<Election::Wait>(step).until, stop);
    }
    if (!may_finish(stop)) continue;
    check_leadership_timer();
    election_.finish(clock_.now());
  }
}

// Deposes the leader if the leadership timer has stopped the work, even if a response arrived or
// the work ended at the same time. Also checks the clock: after the process was suspended, the
// timer is late.
void LeaderElector::Impl::check_leadership_timer() {
  const TimePoint now = clock_.now();
  const bool is_late = election_.role() == Role::Leader && now >= election_.leads_until();
  if (!lost_.stop_requested() && !is_late) return;
  election_.depose(now);
  record_changes();
}

// Sends the request of the election. A stop cancels the request of a candidate, but not that of a
// leader, which must keep its lease until its work has ended.
Result<ObjectPtr> LeaderElector::Impl::perform(const Election::Ask& ask,
                                               const std::stop_token& stop) {
  std::stop_source request;
  request_timer_->arm(request, ask.deadline);
  Result<ObjectPtr> response = [&] {
    if (election_.role() != Role::Candidate) return send(ask, request.get_token());
    const std::stop_callback cancel(stop, [&request] { request.request_stop(); });
    return send(ask, request.get_token());
  }();
  request_timer_->disarm();
  if (response) return response;
  if (response.error().code == ErrorCode::Cancelled) {
    if (election_.role() == Role::Candidate && stop.stop_requested()) return response;
    response = Error{ErrorCode::Timeout, "lease \"" + options_.lease.to_string() +
                                             "\": no response before the deadline"};
  }
  if (!is_expected_contention(ask.verb, response.error())) {
    logger_.error(response.error(), election_.role() == Role::Leader
                                        ? "Failed to renew lease, retrying"
                                        : "Failed to acquire lease");
  }
  return response;
}

Result<ObjectPtr> LeaderElector::Impl::send(const Election::Ask& ask,
                                            const std::stop_token& stop) const {
  const ApiResource& leases = controller::lease_resource();
  switch (ask.verb) {
    case Election::Verb::Get:
      return client_.get(leases, options_.lease, {}, stop);
    case Election::Verb::Create:
      return client_.create(leases, ask.lease, {}, stop);
    case Election::Verb::Update:
      break;
  }
  return client_.update(leases, ask.lease, {}, stop);
}

// Waits until the given time, a stop, or until the election can be finished.
void LeaderElector::Impl::wait(TimePoint until, const std::stop_token& stop) {
  const detail::MutexLock lock(mutex_);
  // If the stop was requested before, it has been handled already and must not end this wait.
  const std::stop_token waker = stop.stop_requested() ? std::stop_token() : stop;
  std::ignore = work_changed_.wait_until(
      mutex_, clock_, until, waker,
      [this, &stop]() KINFORM_REQUIRES(mutex_) { return may_finish_locked(stop); });
}

bool LeaderElector::Impl::may_finish(const std::stop_token& stop) const {
  const detail::MutexLock lock(mutex_);
  return may_finish_locked(stop);
}

// Returns whether the lease may be released. This must wait until the leader's work has ended;
// otherwise a new leader would start its work while ours is still running.
bool LeaderElector::Impl::may_finish_locked(const std::stop_token& stop) const {
  if (work_runs_) return false;
  return stop.stop_requested() || election_.role() == Role::Deposed || work_failure_.has_value();
}

// Publishes, logs and counts the changes that the last step of the election made.
void LeaderElector::Impl::record_changes() {
  // Publish first, so that a callback that calls leader() sees the new leader.
  publish();
  if (election_.has_observed()) record_leader();
  if (slowpath_total_ && election_.slow_paths() > recorded_slow_paths_) {
    slowpath_total_->add(static_cast<double>(election_.slow_paths() - recorded_slow_paths_));
  }
  recorded_slow_paths_ = election_.slow_paths();
  if (election_.role() == Role::Leader && has_led_) {
    leadership_timer_->arm(lost_, election_.leads_until());
  }
  record_role();
}

void LeaderElector::Impl::publish() {
  const detail::MutexLock lock(mutex_);
  seen_ = {.leader = election_.observed().holder,
           .leads = election_.role() == Role::Leader,
           .leads_until = election_.leads_until(),
           .renewed_at = election_.renewed_at()};
}

void LeaderElector::Impl::record_leader() {
  const std::string& leader = election_.observed().holder;
  notifier_->notify(leader);
  if (leader == recorded_leader_) return;
  recorded_leader_ = leader;
  // Do not log if this process leads: that is logged elsewhere.
  if (leader.empty() || leader == options_.identity) return;
  logger_.info(0, "New leader elected", {{"leader", leader}});
}

void LeaderElector::Impl::record_role() {
  const Role role = election_.role();
  if (role == recorded_role_) return;
  const Role before = std::exchange(recorded_role_, role);
  if (role == Role::Leader) start_work();
  if (role == Role::Deposed) {
    loss_ = election_.last_failure();
    lost_.request_stop();  // Before logging, which may be slow.
    logger_.error("Failed to renew lease", {{"err", *loss_}});
  }
  if (before == Role::Leader) {
    leadership_timer_->disarm();
    if (master_status_) master_status_->set(0);
    record_event("stopped leading");
  }
}

void LeaderElector::Impl::start_work() {
  has_led_ = true;
  logger_.info(0, "Successfully acquired lease", {{"identity", options_.identity}});
  if (master_status_) master_status_->set(1);
  record_event("became leader");
  leadership_timer_->arm(lost_, election_.leads_until());
  {
    const detail::MutexLock lock(mutex_);
    work_runs_ = true;
  }
  work_ = start_thread("kinform-work", [this] { run_work(); });
}

void LeaderElector::Impl::run_work() {
  const Result<void> done = call_user_code(
      "on_started_leading", [this] { callbacks_.on_started_leading(work_stop_.get_token()); });
  if (!done) logger_.error(done.error(), "on_started_leading failed");
  const detail::MutexLock lock(mutex_);
  work_runs_ = false;
  if (!done) work_failure_ = done.error();
  work_changed_.notify_all();
}

void LeaderElector::Impl::record_event(const std::string& what) const {
  if (options_.recorder == nullptr) return;
  options_.recorder->event({.api_version = controller::lease_resource().api_version(),
                            .kind = controller::lease_resource().kind,
                            .namespace_name = options_.lease.namespace_name,
                            .name = options_.lease.name},
                           EventType::Normal, "LeaderElection", options_.identity + " " + what);
}

Result<void> LeaderElector::Impl::outcome() {
  const detail::MutexLock lock(mutex_);
  if (work_failure_) return *work_failure_;
  if (!loss_) return {};
  return Error{ErrorCode::Timeout,
               "lease \"" + options_.lease.to_string() + "\" was not renewed in time: " + *loss_};
}

bool LeaderElector::Impl::is_leader() const {
  const detail::MutexLock lock(mutex_);
  return seen_.leads && !lost_.stop_requested() && clock_.now() < seen_.leads_until;
}

std::string LeaderElector::Impl::leader() const {
  const detail::MutexLock lock(mutex_);
  return seen_.leader;
}

Result<void> LeaderElector::Impl::check(Duration tolerance) const {
  const detail::MutexLock lock(mutex_);
  if (!work_runs_) return {};
  const Duration age = clock_.now() - seen_.renewed_at;
  if (age <= options_.lease_duration + tolerance) return {};
  return Error{ErrorCode::Timeout, "lease \"" + options_.lease.to_string() +
                                       "\": the work is still running, but the last renewal was " +
                                       format_duration(age) + " ago"};
}

LeaderElector::LeaderElector(Client client, LeaderElectionOptions options,
                             LeaderCallbacks callbacks)
    : impl_(std::make_unique<Impl>(std::move(client), std::move(options), std::move(callbacks))) {}

LeaderElector::~LeaderElector() = default;

Result<void> LeaderElector::run(std::stop_token stop) {
  return impl_->run(stop);
}

bool LeaderElector::is_leader() const {
  return impl_->is_leader();
}

std::string LeaderElector::leader() const {
  return impl_->leader();
}

std::stop_token LeaderElector::lost() const {
  return impl_->lost();
}

Result<void> LeaderElector::check(Duration tolerance) const {
  return impl_->check(tolerance);
}

}  // namespace kinform::inline v0
