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

  // The next step, which is expected to be a request; it stays unanswered.
  Ask ask() {
    Election::Step step = election_->next(clock_.now(), clock_.wall_now());
    if (!std::holds_alternative<Ask>(step)) {
      ADD_FAILURE() << "no request";
      return {};
    }
    return std::get<Ask>(step);
  }
  void response(const Result<ObjectPtr>& result) { election_->response(result, clock_.now()); }
  void answer_from_server(const Ask& request) { response(server_.response(request)); }

  // Requests until there is nothing to do but wait, or the end. Returns them.
  std::vector<Verb> settle() {
    std::vector<Verb> verbs;
    while (true) {
      const Election::Step step = election_->next(clock_.now(), clock_.wall_now());
      const auto* request = std::get_if<Ask>(&step);
      if (request == nullptr) return verbs;
      verbs.push_back(request->verb);
      answer_from_server(*request);
    }
  }
  // The same with a server that cannot be reached.
  void settle_without_server() {
    while (std::holds_alternative<Ask>(election_->next(clock_.now(), clock_.wall_now()))) {
      response(kUnreachable);
    }
  }

  // How long the election wants to wait now.
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

// LE-05
TEST_F(ElectionTest, LeaseThatDoesNotExistIsCreated) {
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Create));
  EXPECT_TRUE(leads());
  EXPECT_EQ(server_.record(), (LeaseRecord{.holder = "me",
                                           .lease_duration_seconds = 15,
                                           .acquire_time = "2024-01-01T00:00:00.000000Z",
                                           .renew_time = "2024-01-01T00:00:00.000000Z",
                                           .transitions = 0}));
}

// LE-05
TEST_F(ElectionTest, LeaseThatSomebodyElseCreatedFirstIsNotTaken) {
  answer_from_server(ask());
  const Ask create = ask();
  EXPECT_EQ(create.verb, Verb::Create);
  server_.write(held_by("other"));
  answer_from_server(create);
  EXPECT_FALSE(leads());
  EXPECT_GE(pause(), 2s);
}

// LE-05
TEST_F(ElectionTest, LeaseOfAnotherIsLeftAloneWhileItLasts) {
  server_.write(held_by("other"));
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_FALSE(leads());
  EXPECT_EQ(election_->observed().holder, "other");
}

// LE-03, MIS-23: the lease says that it was renewed years ago, or will be in years; both by a clock
// of another machine.
TEST_F(ElectionTest, WhatCountsIsHowLongAgoTheLeaseWasSeenChanging) {
  for (const char* const renewed : {"1999-01-01T00:00:00.000000Z", "2099-01-01T00:00:00.000000Z"}) {
    make({});
    LeaseRecord record = held_by("other");
    record.renew_time = renewed;
    server_.write(record);
    settle();
    clock_.advance(14999ms);
    settle();
    EXPECT_FALSE(leads());
    clock_.advance(5s);  // The next try comes within 4.4 s.
    settle();
    EXPECT_TRUE(leads());
  }
}

// LE-03
TEST_F(ElectionTest, ClockThatIsSetBackOrForwardChangesNothing) {
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

// LE-03
TEST_F(ElectionTest, EachChangeOfTheLeaseStartsTheWaitAnew) {
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

// LE-03: the duration is the one in the lease, not one's own.
TEST_F(ElectionTest, DurationIsTheHoldersOwn) {
  server_.write(held_by("other", 60));
  settle();
  clock_.advance(59s);
  settle();
  EXPECT_FALSE(leads());
  clock_.advance(5s);
  settle();
  EXPECT_TRUE(leads());
}

TEST_F(ElectionTest, DurationThatNobodyCouldWaitForIsNoReasonToOverflow) {
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

// LE-03: labels and the like are no sign of life.
TEST_F(ElectionTest, ChangeOutsideTheRecordIsNoRenewal) {
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

// LE-05
TEST_F(ElectionTest, TakeoverCountsAndHasItsOwnTime) {
  server_.write(held_by("other"));
  settle();
  clock_.advance(20s);
  settle();
  EXPECT_EQ(server_.record().holder, "me");
  EXPECT_EQ(server_.record().transitions, 5);
  EXPECT_EQ(server_.record().acquire_time, "2024-01-01T00:00:20.000000Z");
}

// LE-05
TEST_F(ElectionTest, RaceForAnExpiredLeaseHasOneWinner) {
  server_.write(held_by("other"));
  settle();
  clock_.advance(20s);
  answer_from_server(ask());  // Read: expired.
  const Ask take = ask();
  server_.write(held_by("faster"));
  answer_from_server(take);
  EXPECT_FALSE(leads());
  EXPECT_EQ(server_.record().holder, "faster");
}

// LE-06
TEST_F(ElectionTest, LeaseOfNobodyIsTakenAtOnce) {
  server_.write(held_by(""));
  settle();
  EXPECT_TRUE(leads());
  EXPECT_EQ(server_.record().transitions, 5);
}

// LE-05: a process that comes back under its own name keeps what it had.
TEST_F(ElectionTest, OwnLeaseIsRenewedNotTaken) {
  server_.write(held_by("me"));
  settle();
  EXPECT_TRUE(leads());
  EXPECT_EQ(server_.record().transitions, 4);
  EXPECT_EQ(server_.record().acquire_time, "2024-01-01T00:00:00.000000Z");
}

// LE-04
TEST_F(ElectionTest, LeaderRenewsWithoutReading) {
  settle();
  clock_.advance(2s);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update));
  EXPECT_EQ(server_.record().renew_time, "2024-01-01T00:00:02.000000Z");
  EXPECT_EQ(server_.record().acquire_time, "2024-01-01T00:00:00.000000Z");
  EXPECT_EQ(server_.record().transitions, 0);
  EXPECT_EQ(election_->slow_paths(), 0u);
}

// LE-04, LE-16
TEST_F(ElectionTest, RenewalThatConflictsIsTriedAgainFromWhatIsThere) {
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

TEST_F(ElectionTest, LeaseThatIsDeletedUnderTheLeaderIsMadeAnew) {
  settle();
  server_.remove();
  clock_.advance(2s);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update, Verb::Get, Verb::Create));
  EXPECT_TRUE(leads());
}

// LE-07
TEST_F(ElectionTest, CandidatesWaitTheRetryPeriodAndUpToSoMuchMore) {
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

// LE-07, where we are quicker.
TEST_F(ElectionTest, CandidateIsThereWhenTheLeaseExpires) {
  server_.write(held_by("other"));
  for (int i = 0; i < 20 && !leads(); ++i) {
    settle();
    if (!leads()) clock_.advance(pause());
  }
  EXPECT_TRUE(leads());
  EXPECT_EQ(clock_.now(), begin_ + 15s);
}

// LE-08
TEST_F(ElectionTest, LeaderRenewsEachRetryPeriod) {
  settle();
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(pause(), 2s);
    clock_.advance(2s);
    EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update));
  }
}

// LE-08
TEST_F(ElectionTest, LeaderThatCannotRenewTriesUntilTheDeadlineThenIsNone) {
  settle();
  for (int i = 1; i <= 4; ++i) {
    clock_.advance(2s);
    settle_without_server();
    EXPECT_TRUE(leads()) << i;
    EXPECT_EQ(pause(), 2s);
  }
  clock_.advance(2s);
  EXPECT_FALSE(leads());  // Before anybody has noticed.
  EXPECT_EQ(election_->role(), Role::Leader);
  EXPECT_EQ(pause(), TimePoint::max() - clock_.now());
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "connection refused");
}

// LE-08: the deadline counts from the sending, for that is when others may at earliest have seen
// it.
TEST_F(ElectionTest, SlowAnswerDoesNotProlongTheLeadership) {
  settle();
  clock_.advance(2s);
  const Ask renewal = ask();
  const TimePoint sent = clock_.now();
  const Result<ObjectPtr> done = server_.response(renewal);
  clock_.advance(4s);
  response(done);
  EXPECT_EQ(election_->leads_until(), sent + 10s);
}

// LE-08: the work has been stopped by then, and another may have begun.
TEST_F(ElectionTest, AnswerAfterTheDeadlineDoesNotBringTheLeadershipBack) {
  settle();
  clock_.advance(2s);
  const Ask renewal = ask();
  clock_.advance(8s);
  response(server_.response(renewal));
  EXPECT_FALSE(leads());
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "the answer to the last renewal came too late");
}

TEST_F(ElectionTest, LeaderThatWasFrozenSaysThatItDidNotRun) {
  settle();
  clock_.advance(12s);
  settle();
  EXPECT_EQ(election_->role(), Role::Deposed);
  EXPECT_EQ(election_->last_failure(), "no renewal was tried for 12s: the process did not run");
}

TEST_F(ElectionTest, LeaseThatWasWonTooLateIsRenewedFirst) {
  answer_from_server(ask());
  const Ask create = ask();
  const Result<ObjectPtr> created = server_.response(create);
  clock_.advance(11s);
  response(created);
  EXPECT_FALSE(leads());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Update));
  EXPECT_TRUE(leads());
}

// LE-08, where we are quicker: somebody deleted the lease, say, and another was faster.
TEST_F(ElectionTest, LeaderWhoseLeaseSomebodyTookStopsAtOnce) {
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

TEST_F(ElectionTest, LeaderWhoseTimerSaysSoStopsEvenIfItHasJustRenewed) {
  settle();
  election_->depose(clock_.now());
  EXPECT_FALSE(leads());
  EXPECT_EQ(pause(), TimePoint::max() - clock_.now());
  EXPECT_EQ(election_->last_failure(), "the answer to the last renewal came too late");
}

// LE-10
TEST_F(ElectionTest, LeaseIsGivenBackSoThatItCanBeTakenAtOnce) {
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

TEST_F(ElectionTest, LeaseThatIsGoneWhenItIsToBeGivenBackIsNobodys) {
  settle();
  server_.remove();
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_EQ(election_->observed().holder, "");
}

// LE-10
TEST_F(ElectionTest, SuccessorsLeaseIsNotGivenBack) {
  settle();
  election_->finish(clock_.now());
  server_.write(held_by("successor"));
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_EQ(server_.record().holder, "successor");
}

// LE-10
TEST_F(ElectionTest, SuccessorBetweenReadingAndReleasingKeepsItsLease) {
  settle();
  election_->finish(clock_.now());
  answer_from_server(ask());
  const Ask release = ask();
  server_.write(held_by("successor"));
  answer_from_server(release);  // Conflict.
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get));
  EXPECT_TRUE(has_ended());
  EXPECT_EQ(server_.record().holder, "successor");
}

// LE-10
TEST_F(ElectionTest, ReleaseThatConflictsIsTriedAgain) {
  settle();
  election_->finish(clock_.now());
  answer_from_server(ask());
  const Ask release = ask();
  server_.write(held_by("me"));  // A late renewal of our own.
  answer_from_server(release);
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_EQ(server_.record().holder, "");
}

// LE-10
TEST_F(ElectionTest, ReleaseIsGivenUpAfterTheRenewDeadline) {
  settle();
  election_->finish(clock_.now());
  for (int i = 0; i < 5; ++i) {
    answer_from_server(ask());
    const Ask release = ask();
    EXPECT_LE(release.deadline, begin_ + 10s);
    server_.write(held_by("me"));
    clock_.advance(2s);
    answer_from_server(release);
  }
  EXPECT_TRUE(has_ended());  // After five times two seconds.
}

// LE-10: also after the leadership was lost.
TEST_F(ElectionTest, DeposedLeaderGivesBackWhatItStillHolds) {
  settle();
  clock_.advance(10s);
  EXPECT_EQ(pause(), TimePoint::max() - clock_.now());
  election_->finish(clock_.now());
  settle();
  EXPECT_EQ(server_.record().holder, "");
}

TEST_F(ElectionTest, LeaseIsKeptIfSoWanted) {
  make({.release_on_stop = false});
  settle();
  election_->finish(clock_.now());
  EXPECT_TRUE(has_ended());
  EXPECT_EQ(server_.record().holder, "me");
}

TEST_F(ElectionTest, CandidateThatStopsAsksForNothing) {
  server_.write(held_by("other"));
  settle();
  election_->finish(clock_.now());
  EXPECT_TRUE(has_ended());
}

TEST_F(ElectionTest, LeaseThatWasWonTooLateToLeadIsGivenBack) {
  answer_from_server(ask());
  const Result<ObjectPtr> created = server_.response(ask());
  clock_.advance(11s);
  response(created);
  EXPECT_EQ(election_->role(), Role::Candidate);
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_EQ(server_.record().holder, "");
}

// A stop may cut a request off whose write was done all the same.
TEST_F(ElectionTest, CandidateWhoseLastWriteIsInDoubtLooksAndGivesBack) {
  answer_from_server(ask());
  std::ignore = server_.response(ask());
  response(Error{ErrorCode::Cancelled, "cancelled"});
  election_->finish(clock_.now());
  EXPECT_THAT(settle(), ::testing::ElementsAre(Verb::Get, Verb::Update));
  EXPECT_EQ(server_.record().holder, "");
}

using ElectionDeathTest = ElectionTest;

TEST_F(ElectionDeathTest, WhatIsAskedHasToBeAnsweredFirst) {
  EXPECT_DEATH(response(kUnreachable), "assertion failed: is_asking_");
  std::ignore = ask();
  EXPECT_DEATH(std::ignore = ask(), "assertion failed: !is_asking_");
  EXPECT_DEATH(election_->depose(clock_.now()), "assertion failed: !is_asking_");
  EXPECT_DEATH(election_->finish(clock_.now()), "assertion failed: !is_asking_");
}

// LE-13
TEST_F(ElectionTest, HolderPutsItsLabelsOnTheLease) {
  make({.labels = {{"app", "test"}}});
  server_.write(held_by(""));
  settle();
  EXPECT_EQ(server_.object().label("app"), "test");
}

// LE-14
TEST_F(ElectionTest, RequestsMayTakeHalfTheRenewDeadlineAndAtLeastASecond) {
  EXPECT_EQ(ask().deadline, clock_.now() + 5s);
  make({.lease_duration = 3s, .renew_deadline = 1500ms, .retry_period = 100ms});
  EXPECT_EQ(ask().deadline, clock_.now() + 1s);
}

// LE-14
TEST_F(ElectionTest, NoRequestOfALeaderGoesBeyondItsDeadline) {
  settle();
  clock_.advance(8s);
  EXPECT_EQ(ask().deadline, begin_ + 10s);
}

}  // namespace
}  // namespace kinform::inline v0::controller
