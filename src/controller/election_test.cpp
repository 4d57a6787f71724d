// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/election.hpp"

#include <optional>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lease.hpp"

namespace kinform::inline v0::controller {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::FakeLease;
using Ask = Election::Ask;
using End = Election::End;
using Role = Election::Role;
using Verb = Election::Verb;
using Wait = Election::Wait;

const Error kUnreachable{ErrorCode::ConnectionRefused, "connection refused"};

LeaseRecord held_by(const std::string& holder, std::int64_t seconds = 15) {
  return {.holder = holder,
          .lease_duration_seconds = seconds,
          .acquire_time = "2024-01-01T00:00:00.000000Z",
          .renew_time = "2024-01-01T00:00:00.000000Z",
          .transitions = 4};
}

class ElectionTest : public ::testing::Test {
 protected:
  ElectionTest() { make({}); }

  void make(ElectionOptions options) {
    options.lease = {"kube-system", "test"};
    options.identity = "me";
    election_.emplace(std::move(options), Random(1));
  }

  // Returns the next step, which must be a request. Sends no response.
  Ask ask() {
    Election::Step step = election_->next(clock_.now(), clock_.wall_now());
    if (!std::holds_alternative<Ask>(step)) {
      ADD_FAILURE() << "no request";
      return {};
    }
    return std::get<Ask>(step);
  }
  void response(const Result<ObjectPtr>& result) { election_->response(result, clock_.now()); }
  void respond_from_server(const Ask& request) { response(server_.response(request)); }

  // Lets the fake server respond to all requests until the next step is to wait or to end. Returns
  // the verbs of these requests.
  std::vector<Verb> settle() {
    std::vector<Verb> verbs;
    while (true) {
      const Election::Step step = election_->next(clock_.now(), clock_.wall_now());
      const auto* request = std::get_if<Ask>(&step);
      if (request == nullptr) return verbs;
      verbs.push_back(request->verb);
      respond_from_server(*request);
    }
  }
  // Like settle(), but the server is unreachable.
  void settle_without_server() {
    while (std::holds_alternative<Ask>(election_->next(clock_.now(), clock_.wall_now()))) {
      response(kUnreachable);
    }
  }

  // Returns how long the election waits before its next request.
  Duration pause() {
    const Election::Step step = election_->next(clock_.now(), clock_.wall_now());
    const auto* wait = std::get_if<Wait>(&step);
    if (wait == nullptr) {
      ADD_FAILURE() << "no wait";
      return {};
    }
    return wait->until - clock_.now();
  }
  bool has_ended() {
    return std::holds_alternative<End>(election_->next(clock_.now(), clock_.wall_now()));
  }
  bool leads() { return election_->leads(clock_.now()); }

  FakeClock clock_;
  const TimePoint begin_ = clock_.now();
  FakeLease server_;
  std::optional<Election> election_;
};

// A missing lease is created (LE-05).
TEST_F(ElectionTest, MissingLeaseIsCreated) {
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Create));
  EXPECT_TRUE(leads());
  EXPECT_EQ(server_.record(), (LeaseRecord{.holder = "me",
                                           .lease_duration_seconds = 15,
                                           .acquire_time = "2024-01-01T00:00:00.000000Z",
                                           .renew_time = "2024-01-01T00:00:00.000000Z",
                                           .transitions = 0}));
}

// AlreadyExists means that another candidate was faster (LE-05).
TEST_F(ElectionTest, LeaseCreatedByAnotherCandidateIsNotTaken) {
  respond_from_server(ask());
  const Ask create = ask();
  EXPECT_EQ(create.verb, Verb::Create);
  server_.write(held_by("other"));
  respond_from_server(create);
  EXPECT_FALSE(leads());
  EXPECT_GE(pause(), 2s);
}

// A valid lease of another holder is not written (LE-05).
TEST_F(ElectionTest, ValidLeaseOfAnotherHolderIsNotWritten) {
  server_.write(held_by("other"));
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_FALSE(leads());
  EXPECT_EQ(election_->observed().holder, "other");
}

// renewTime comes from another machine's clock and is ignored, even if it is years off
// (LE-03, MIS-23).
TEST_F(ElectionTest, ExpiryCountsFromTheLastObservedChange) {
  for (const char* const renewed : {"1999-01-01T00:00:00.000000Z", "2099-01-01T00:00:00.000000Z"}) {
    make({});
    LeaseRecord record = held_by("other");
    record.renew_time = renewed;
    server_.write(record);
    settle();
    clock_.advance(14999ms);
    settle();
    EXPECT_FALSE(leads());
    clock_.advance(5s);  // Past the next attempt, which comes within 4.4 s.
    settle();
    EXPECT_TRUE(leads());
  }
}

// Only the monotonic clock decides when a lease expires; changes of the wall clock have no effect
// (LE-03).
TEST_F(ElectionTest, WallClockChangesHaveNoEffect) {
  server_.write(held_by("other"));
  settle();
  clock_.set_wall(clock_.wall_now() + 24h);
  clock_.advance(10s);
  settle();
  EXPECT_FALSE(leads());
  clock_.set_wall(clock_.wall_now() - 48h);
  clock_.advance(10s);
  settle();
  EXPECT_TRUE(leads());
}

// Each observed change of the lease restarts the time until it expires (LE-03).
TEST_F(ElectionTest, EachChangeOfTheLeaseRestartsTheWait) {
  LeaseRecord record = held_by("other");
  server_.write(record);
  settle();
  for (int i = 1; i <= 5; ++i) {
    clock_.advance(10s);
    record.renew_time = "2024-01-01T00:00:0" + std::to_string(i) + ".000000Z";
    server_.write(record);
    settle();
    EXPECT_FALSE(leads());
  }
  clock_.advance(20s);
  settle();
  EXPECT_TRUE(leads());
}

// A lease expires after the duration that its holder wrote into it, not after the duration that
// this candidate is configured with (LE-03).
TEST_F(ElectionTest, LeaseDurationOfTheHolderApplies) {
  server_.write(held_by("other", 60));
  settle();
  clock_.advance(59s);
  settle();
  EXPECT_FALSE(leads());
  clock_.advance(5s);
  settle();
  EXPECT_TRUE(leads());
}

TEST_F(ElectionTest, HugeLeaseDurationDoesNotOverflow) {
  server_.write(held_by("other", std::numeric_limits<std::int64_t>::max()));
  settle();
  clock_.advance(24h);
  settle();
  EXPECT_FALSE(leads());
  server_.write(held_by("other", -1));
  clock_.advance(5s);
  settle();
  EXPECT_TRUE(leads());
}

// Changes of labels and other metadata do not count as a renewal (LE-03).
TEST_F(ElectionTest, MetadataChangeIsNotARenewal) {
  server_.write(held_by("other"));
  settle();
  clock_.advance(10s);
  Json labelled = edit(server_.object());
  labelled["metadata"]["labels"]["touched"] = "yes";
  ASSERT_TRUE(server_.update(labelled).ok());
  settle();
  clock_.advance(10s);
  settle();
  EXPECT_TRUE(leads());
}

// A takeover increments leaseTransitions and sets acquireTime (LE-05).
TEST_F(ElectionTest, TakeoverIncrementsTransitionsAndSetsAcquireTime) {
  server_.write(held_by("other"));
  settle();
  clock_.advance(20s);
  settle();
  EXPECT_EQ(server_.record().holder, "me");
  EXPECT_EQ(server_.record().transitions, 5);
  EXPECT_EQ(server_.record().acquire_time, "2024-01-01T00:00:20.000000Z");
}

// If several candidates try to take an expired lease, the server accepts only the first update: the
// others have an outdated resource version (LE-05).
TEST_F(ElectionTest, RaceForAnExpiredLeaseHasOneWinner) {
  server_.write(held_by("other"));
  settle();
  clock_.advance(20s);
  respond_from_server(ask());  // The lease has expired.
  const Ask take = ask();
  server_.write(held_by("faster"));
  respond_from_server(take);
  EXPECT_FALSE(leads());
  EXPECT_EQ(server_.record().holder, "faster");
}

// An empty holder means that the lease was released (LE-06).
TEST_F(ElectionTest, ReleasedLeaseIsTakenImmediately) {
  server_.write(held_by(""));
  settle();
  EXPECT_TRUE(leads());
  EXPECT_EQ(server_.record().transitions, 5);
}

// A process that restarts with the same identity keeps its lease (LE-05).
TEST_F(ElectionTest, OwnLeaseIsRenewedWithoutTransition) {
  server_.write(held_by("me"));
  settle();
  EXPECT_TRUE(leads());
  EXPECT_EQ(server_.record().transitions, 4);
  EXPECT_EQ(server_.record().acquire_time, "2024-01-01T00:00:00.000000Z");
}

// A leader renews the lease by updating the version it saw last, without reading the lease first
// (LE-04).
TEST_F(ElectionTest, LeaderRenewsWithoutReading) {
  settle();
  clock_.advance(2s);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update));
  EXPECT_EQ(server_.record().renew_time, "2024-01-01T00:00:02.000000Z");
  EXPECT_EQ(server_.record().acquire_time, "2024-01-01T00:00:00.000000Z");
  EXPECT_EQ(server_.record().transitions, 0);
  EXPECT_EQ(election_->slow_paths(), 0u);
}

// After a conflict, the leader reads the lease and then updates it, which is counted as a slow path
// (LE-04, LE-16).
TEST_F(ElectionTest, ConflictingRenewalReadsTheLeaseAndRetries) {
  settle();
  Json labelled = edit(server_.object());
  labelled["metadata"]["labels"]["touched"] = "yes";
  ASSERT_TRUE(server_.update(labelled).ok());
  clock_.advance(2s);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update, Verb::Get, Verb::Update));
  EXPECT_TRUE(leads());
  EXPECT_EQ(election_->slow_paths(), 1u);
  EXPECT_EQ(server_.object().label("touched"), "yes");
}

TEST_F(ElectionTest, LeaseDeletedDuringLeadershipIsCreatedAgain) {
  settle();
  server_.remove();
  clock_.advance(2s);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update, Verb::Get, Verb::Create));
  EXPECT_TRUE(leads());
}

// Candidates retry every period, with jitter (LE-07).
TEST_F(ElectionTest, CandidatesWaitTheRetryPeriodWithJitter) {
  server_.write(held_by("other", 1'000'000));
  Duration shortest = 1h;
  Duration longest = 0s;
  for (int i = 0; i < 200; ++i) {
    settle();
    shortest = std::min(shortest, pause());
    longest = std::max(longest, pause());
    clock_.advance(pause());
  }
  EXPECT_GE(shortest, 2s);
  EXPECT_LT(shortest, 2100ms);
  EXPECT_GT(longest, 4300ms);
  EXPECT_LE(longest, 4400ms);
}

// Besides the periodic retries, a candidate tries exactly when the lease expires, which is earlier
// than in client-go (LE-07).
TEST_F(ElectionTest, CandidateRetriesWhenTheLeaseExpires) {
  server_.write(held_by("other"));
  for (int i = 0; i < 20 && !leads(); ++i) {
    settle();
    if (!leads()) clock_.advance(pause());
  }
  EXPECT_TRUE(leads());
  EXPECT_EQ(clock_.now(), begin_ + 15s);
}

// A leader renews every retry period, without jitter (LE-08).
TEST_F(ElectionTest, LeaderRenewsEveryRetryPeriod) {
  settle();
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(pause(), 2s);
    clock_.advance(2s);
    EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update));
  }
}

// The leadership ends at the renew deadline (LE-08).
TEST_F(ElectionTest, LeaderThatCannotRenewRetriesUntilItsDeadline) {
  settle();
  for (int i = 1; i <= 4; ++i) {
    clock_.advance(2s);
    settle_without_server();
    EXPECT_TRUE(leads()) << i;
    EXPECT_EQ(pause(), 2s);
  }
  clock_.advance(2s);
  EXPECT_FALSE(leads());  // Even before depose() was called.
  EXPECT_EQ(election_->role(), Role::Leader);
  EXPECT_EQ(pause(), TimePoint::max() - clock_.now());
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "connection refused");
}

// The renew deadline counts from the time at which the renewal was sent, because other candidates
// may have seen the renewed lease that early (LE-08).
TEST_F(ElectionTest, SlowResponseDoesNotExtendTheLeadership) {
  settle();
  clock_.advance(2s);
  const Ask renewal = ask();
  const TimePoint sent = clock_.now();
  const Result<ObjectPtr> done = server_.response(renewal);
  clock_.advance(4s);
  response(done);
  EXPECT_EQ(election_->leads_until(), sent + 10s);
}

// A response after the renew deadline does not restore the leadership, because the leader's work
// has been stopped and another process may lead already (LE-08).
TEST_F(ElectionTest, ResponseAfterTheDeadlineDoesNotRestoreLeadership) {
  settle();
  clock_.advance(2s);
  const Ask renewal = ask();
  clock_.advance(8s);
  response(server_.response(renewal));
  EXPECT_FALSE(leads());
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "response to the last renewal arrived too late");
}

TEST_F(ElectionTest, SuspendedLeaderReportsThatItWasSuspended) {
  settle();
  clock_.advance(12s);
  settle();
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "no renewal attempted for 12s: the process was suspended");
}

TEST_F(ElectionTest, LeaseWonTooLateIsRenewedFirst) {
  respond_from_server(ask());
  const Ask create = ask();
  const Result<ObjectPtr> created = server_.response(create);
  clock_.advance(11s);
  response(created);
  EXPECT_FALSE(leads());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update));
  EXPECT_TRUE(leads());
}

// If another process holds the lease, the leader stops before its deadline, unlike client-go
// (LE-08).
TEST_F(ElectionTest, LeaderStopsImmediatelyIfItsLeaseWasTaken) {
  settle();
  server_.write(held_by("other"));
  clock_.advance(2s);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update, Verb::Get));
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "held by other");
  election_->finish(clock_.now());
  settle();
  EXPECT_EQ(server_.record().holder, "other");
}

TEST_F(ElectionTest, ExpiredTimerEndsLeadershipDespiteRenewal) {
  settle();
  election_->depose(clock_.now());
  EXPECT_FALSE(leads());
  EXPECT_EQ(pause(), TimePoint::max() - clock_.now());
  EXPECT_EQ(election_->last_failure(), "response to the last renewal arrived too late");
}

// Releasing clears the holder (LE-10).
TEST_F(ElectionTest, LeaseIsReleasedOnExit) {
  settle();
  clock_.advance(1s);
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_TRUE(has_ended());
  EXPECT_EQ(server_.record(), (LeaseRecord{.holder = "",
                                           .lease_duration_seconds = 1,
                                           .acquire_time = "2024-01-01T00:00:01.000000Z",
                                           .renew_time = "2024-01-01T00:00:01.000000Z",
                                           .transitions = 0}));
  EXPECT_EQ(election_->observed().holder, "");
}

TEST_F(ElectionTest, ReleaseOfADeletedLeaseSucceeds) {
  settle();
  server_.remove();
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_EQ(election_->observed().holder, "");
}

// Only the holder releases a lease (LE-10).
TEST_F(ElectionTest, LeaseOfASuccessorIsNotReleased) {
  settle();
  election_->finish(clock_.now());
  server_.write(held_by("successor"));
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_EQ(server_.record().holder, "successor");
}

// A release that was sent too late fails with a conflict, because the successor has changed the
// resource version; the successor keeps its lease (LE-10).
TEST_F(ElectionTest, SuccessorBetweenReadAndReleaseKeepsItsLease) {
  settle();
  election_->finish(clock_.now());
  respond_from_server(ask());
  const Ask release = ask();
  server_.write(held_by("successor"));
  respond_from_server(release);  // Conflict.
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_TRUE(has_ended());
  EXPECT_EQ(server_.record().holder, "successor");
}

// A conflicting release is retried if this process still holds the lease (LE-10).
TEST_F(ElectionTest, ConflictingReleaseIsRetried) {
  settle();
  election_->finish(clock_.now());
  respond_from_server(ask());
  const Ask release = ask();
  server_.write(held_by("me"));  // Our own renewal, applied late.
  respond_from_server(release);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_EQ(server_.record().holder, "");
}

// Releasing stops after the renew deadline (LE-10).
TEST_F(ElectionTest, ReleaseStopsAfterTheRenewDeadline) {
  settle();
  election_->finish(clock_.now());
  for (int i = 0; i < 5; ++i) {
    respond_from_server(ask());
    const Ask release = ask();
    EXPECT_LE(release.deadline, begin_ + 10s);
    server_.write(held_by("me"));
    clock_.advance(2s);
    respond_from_server(release);
  }
  EXPECT_TRUE(has_ended());  // 5 attempts of 2 s each reach the deadline.
}

// The lease is released after a lost leadership too (LE-10).
TEST_F(ElectionTest, DeposedLeaderReleasesItsLease) {
  settle();
  clock_.advance(10s);
  EXPECT_EQ(pause(), TimePoint::max() - clock_.now());
  election_->finish(clock_.now());
  settle();
  EXPECT_EQ(server_.record().holder, "");
}

TEST_F(ElectionTest, KeepsLeaseOnExitWhenConfigured) {
  make({.release_on_stop = false});
  settle();
  election_->finish(clock_.now());
  EXPECT_TRUE(has_ended());
  EXPECT_EQ(server_.record().holder, "me");
}

TEST_F(ElectionTest, StoppedCandidateSendsNoRequest) {
  server_.write(held_by("other"));
  settle();
  election_->finish(clock_.now());
  EXPECT_TRUE(has_ended());
}

TEST_F(ElectionTest, LeaseWonTooLateToLeadIsReleased) {
  respond_from_server(ask());
  const Result<ObjectPtr> created = server_.response(ask());
  clock_.advance(11s);
  response(created);
  EXPECT_EQ(election_->role(), Role::Candidate);
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_EQ(server_.record().holder, "");
}

// The server may have applied a write although a stop cancelled the request, so the candidate reads
// the lease and releases it if it is the holder.
TEST_F(ElectionTest, CandidateWithUncertainWriteReadsAndReleases) {
  respond_from_server(ask());
  std::ignore = server_.response(ask());
  response(Error{ErrorCode::Cancelled, "cancelled"});
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_EQ(server_.record().holder, "");
}

using ElectionDeathTest = ElectionTest;

TEST_F(ElectionDeathTest, NextRequiresAResponseToTheLastRequest) {
  EXPECT_DEATH(response(kUnreachable), "assertion failed: is_asking_");
  std::ignore = ask();
  EXPECT_DEATH(std::ignore = ask(), "assertion failed: !is_asking_");
  EXPECT_DEATH(election_->depose(clock_.now()), "assertion failed: !is_asking_");
  EXPECT_DEATH(election_->finish(clock_.now()), "assertion failed: !is_asking_");
}

// The holder adds its configured labels to the lease (LE-13).
TEST_F(ElectionTest, HolderAddsItsLabelsToTheLease) {
  make({.labels = {{"app", "test"}}});
  server_.write(held_by(""));
  settle();
  EXPECT_EQ(server_.object().label("app"), "test");
}

// The request timeout is half the renew deadline, at least 1 s (LE-14).
TEST_F(ElectionTest, RequestTimeoutIsHalfTheRenewDeadlineButAtLeastASecond) {
  EXPECT_EQ(ask().deadline, clock_.now() + 5s);
  make({.lease_duration = 3s, .renew_deadline = 1500ms, .retry_period = 100ms});
  EXPECT_EQ(ask().deadline, clock_.now() + 1s);
}

// A leader's request ends at its leadership deadline at the latest (LE-14).
TEST_F(ElectionTest, LeaderRequestEndsAtItsDeadline) {
  settle();
  clock_.advance(8s);
  EXPECT_EQ(ask().deadline, begin_ + 10s);
}

}  // namespace
}  // namespace kinform::inline v0::controller
