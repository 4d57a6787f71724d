// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/election.hpp"

#include <algorithm>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::controller {

namespace {

using namespace std::chrono_literals;

constexpr double kJitter = 1.2;  // Retry periods are jittered by this factor (LE-07).

// Upper bound for leaseDurationSeconds read from the server, to avoid overflow.
constexpr std::int64_t kLeaseSecondsMax = 365 * 24 * 3600;

constexpr const char* kResponseTooLate = "response to the last renewal arrived too late";

// Returns true if the server rejected the write, so that nothing was written.
bool is_refusal(const Error& error) {
  return error.http_status >= 400 && error.http_status < 500;
}

}  // namespace

Election::Election(ElectionOptions options, Random random)
    : options_(std::move(options)), random_(random) {}

Election::Step Election::next(TimePoint now, WallTime date) {
  KINFORM_ASSERT(!is_asking_);
  if (role_ == Role::Leader && now >= leads_until_) depose(now);
  if (state_ == State::Resting && role_ != Role::Deposed && now >= next_attempt_) {
    begin_attempt(now);
  }
  switch (state_) {
    case State::Resting:
      return rest();
    case State::Renewing:
    case State::Taking:
      return ask(Verb::Update, claimed_lease(date), now);
    case State::Creating:
      return ask(Verb::Create, claimed_lease(date), now);
    case State::Reading:
    case State::ReadingToRelease:
      return ask(Verb::Get, {}, now);
    case State::Releasing:
      return ask(Verb::Update, released_lease(date), now);
    case State::Ended:
      break;
  }
  return End{};
}

Election::Step Election::rest() const {
  if (role_ == Role::Deposed) return Wait{TimePoint::max()};
  if (role_ == Role::Leader) return Wait{std::min(next_attempt_, leads_until_)};
  return Wait{next_attempt_};
}

void Election::begin_attempt(TimePoint now) {
  attempt_began_ = now;
  state_ = is_mine() && is_held(now) ? State::Renewing : State::Reading;
}

Election::Step Election::ask(Verb verb, Json lease, TimePoint now) {
  is_asking_ = true;
  sent_at_ = now;
  TimePoint deadline = now + request_timeout();
  if (role_ == Role::Leader) deadline = std::min(deadline, leads_until_);
  if (role_ == Role::Leaving) deadline = std::min(deadline, release_until_);
  return Ask{.verb = verb, .lease = std::move(lease), .deadline = deadline};
}

// The timeout of one request: half the renew deadline, so that one hanging request does not lose
// the lease (LE-14).
Duration Election::request_timeout() const {
  return std::max<Duration>(1s, options_.renew_deadline / 2);
}

Json Election::edited_lease() const {
  return lease_ ? edit(*lease_) : new_lease(options_.lease);
}

Json Election::claimed_lease(WallTime date) const {
  const std::string now = to_lease_time(date);
  LeaseRecord record = observed_;
  if (!is_mine()) {
    record.acquire_time = now;
    if (lease_) ++record.transitions;
  }
  record.holder = options_.identity;
  record.lease_duration_seconds = to_lease_seconds(options_.lease_duration);
  record.renew_time = now;
  Json lease = edited_lease();
  write_record(lease, record);
  add_labels(lease, options_.labels);
  return lease;
}

Json Election::released_lease(WallTime date) const {
  const std::string now = to_lease_time(date);
  Json lease = edited_lease();
  write_record(lease, {.holder = "",
                       .lease_duration_seconds = 1,
                       .acquire_time = now,
                       .renew_time = now,
                       .transitions = observed_.transitions});
  return lease;
}

void Election::response(const Result<ObjectPtr>& response, TimePoint now) {
  KINFORM_ASSERT(is_asking_);
  is_asking_ = false;
  // A response after the deadline does not prolong the leadership: the leader's work has been
  // stopped, and another process may lead already.
  if (role_ == Role::Leader && now >= leads_until_) {
    last_failure_ = response ? kResponseTooLate : to_string(response.error());
    return depose(now);
  }
  switch (state_) {
    case State::Renewing:
    case State::Creating:
    case State::Taking:
      state_ = after_claiming(response, now);
      return;
    case State::Reading:
      state_ = after_reading(response, now);
      return;
    case State::ReadingToRelease:
      state_ = after_reading_to_release(response, now);
      return;
    case State::Releasing:
      state_ = after_releasing(response, now);
      return;
    case State::Resting:
    case State::Ended:
      break;
  }
  KINFORM_ASSERT(false);  // These states send no request.
}

Election::State Election::after_claiming(const Result<ObjectPtr>& response, TimePoint now) {
  if (!response) {
    write_in_doubt_ = write_in_doubt_ || !is_refusal(response.error());
    last_failure_ = to_string(response.error());
    if (state_ != State::Renewing) return fail_attempt(last_failure_, now);
    ++slow_paths_;
    return State::Reading;
  }
  write_in_doubt_ = false;
  observe(*response, now);
  renewed_at_ = sent_at_;
  leads_until_ = sent_at_ + options_.renew_deadline;
  next_attempt_ = std::max(now, sent_at_ + options_.retry_period);
  last_failure_.clear();
  // A candidate whose response arrives after the deadline does not become leader yet. It holds the
  // lease, so its next attempt renews it.
  if (now < leads_until_) role_ = Role::Leader;
  return State::Resting;
}

Election::State Election::after_reading(const Result<ObjectPtr>& response, TimePoint now) {
  if (!response && response.error().code == ErrorCode::NotFound) {
    observe_absence();
    return State::Creating;
  }
  if (!response) return fail_attempt(to_string(response.error()), now);
  observe(*response, now);
  if (is_mine() || !is_held(now)) return State::Taking;
  // Another process holds the lease: stop leading immediately, even before the deadline.
  if (role_ == Role::Leader) role_ = Role::Deposed;
  return fail_attempt("held by " + observed_.holder, now);
}

void Election::depose(TimePoint now) {
  KINFORM_ASSERT(!is_asking_);
  if (role_ != Role::Leader) return;
  role_ = Role::Deposed;
  state_ = State::Resting;
  if (last_failure_.empty()) last_failure_ = reason_without_failure(now);
}

// Returns why the leader was deposed without a failed attempt. A running leader attempts several
// renewals before its deadline; if it made none, the process was suspended.
std::string Election::reason_without_failure(TimePoint now) const {
  if (now < leads_until_) return kResponseTooLate;
  const auto age = std::chrono::floor<std::chrono::seconds>(now - renewed_at_);
  return "no renewal attempted for " + format_duration(age) + ": the process was suspended";
}

Election::State Election::fail_attempt(std::string why, TimePoint now) {
  last_failure_ = std::move(why);
  if (role_ == Role::Leader) {
    next_attempt_ = std::max(now, attempt_began_ + options_.retry_period);
    return State::Resting;
  }
  const auto extra = std::chrono::duration_cast<Duration>(options_.retry_period * kJitter);
  next_attempt_ = now + options_.retry_period + random_.between(Duration::zero(), extra);
  // Retry at the latest when the lease expires. Candidates count the expiry from the time at which
  // each of them saw the last change, so they do not all retry at once.
  if (is_held(now)) next_attempt_ = std::min(next_attempt_, expiry());
  return State::Resting;
}

void Election::finish(TimePoint now) {
  KINFORM_ASSERT(!is_asking_);
  if (role_ == Role::Leaving) return;
  // A candidate, too, may hold the lease: it does not lead if it won the lease too late.
  const bool may_hold = role_ != Role::Candidate || write_in_doubt_ || is_mine();
  role_ = Role::Leaving;
  release_until_ = now + options_.renew_deadline;
  if (!may_hold || !options_.release_on_stop) {
    state_ = State::Ended;
    return;
  }
  // Read the lease first: if it belongs to a successor, it must not be released (LE-10).
  state_ = State::ReadingToRelease;
}

Election::State Election::after_reading_to_release(const Result<ObjectPtr>& response,
                                                   TimePoint now) {
  if (!response) {
    if (response.error().code == ErrorCode::NotFound) observe_absence();
    last_failure_ = to_string(response.error());
    return State::Ended;
  }
  observe(*response, now);
  return is_mine() ? State::Releasing : State::Ended;
}

Election::State Election::after_releasing(const Result<ObjectPtr>& response, TimePoint now) {
  if (response) observe(*response, now);
  const bool conflict = !response && response.error().code == ErrorCode::Conflict;
  return conflict && now < release_until_ ? State::ReadingToRelease : State::Ended;
}

void Election::observe(const ObjectPtr& lease, TimePoint now) {
  LeaseRecord record = read_record(*lease);
  if (!lease_ || record != observed_) observed_at_ = now;
  observed_ = std::move(record);
  lease_ = lease;
}

void Election::observe_absence() {
  lease_ = nullptr;
  observed_ = {};
}

TimePoint Election::expiry() const {
  return observed_at_ + std::chrono::seconds(std::clamp<std::int64_t>(
                            observed_.lease_duration_seconds, 0, kLeaseSecondsMax));
}

bool Election::is_held(TimePoint now) const {
  if (observed_.holder.empty()) return false;  // Released by its last holder (LE-06).
  return now < expiry();
}

}  // namespace kinform::inline v0::controller
