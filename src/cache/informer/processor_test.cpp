// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/processor.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "testing/delivered.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::cache {
namespace {

using namespace std::chrono_literals;
using test_support::DeliveredEvents;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::string_view kTooShort =
    "Handler's resync period is too short; using the minimum of 1s";
constexpr std::string_view kNever =
    "Informer has no resync period; ignoring the handler's resync period";
constexpr std::string_view kTooLate =
    "Handler's resync period is shorter than the running informer's check period; using that";

class ProcessorTest : public ::testing::Test {
 protected:
  // Makes a processor with another default resync period.
  void make(Duration resync_period) {
    processor_ = std::make_shared<Processor>(resync_period, clock_, Logger(log_));
  }

  HandlerRegistration add(DeliveredEvents& delivered, std::optional<Duration> resync_period = {}) {
    return processor_->add(delivered.handler(), {.resync_period = resync_period}, {}).value();
  }

  void distribute(ObjectPtr old_object, ObjectPtr new_object) {
    NotificationBatch batch;
    batch.notifications = {
        {.old_object = std::move(old_object), .new_object = std::move(new_object)}};
    processor_->distribute(std::move(batch));
  }

  void settle() {
    while (processor_->step()) continue;
  }

  // Does one resync check, as the informer does once per period, and returns the handler's calls.
  std::vector<std::string> check_resync(DeliveredEvents& delivered) {
    if (processor_->should_resync()) {
      const ObjectPtr pod = make_pod("web/a", "1");
      distribute(pod, pod);
    }
    settle();
    return delivered.take();
  }

  test_support::FakeClock clock_;
  std::shared_ptr<test_support::LogCapture> log_ = std::make_shared<test_support::LogCapture>();
  std::shared_ptr<Processor> processor_ =
      std::make_shared<Processor>(Duration::zero(), clock_, Logger(log_));
};

// Each call of add() returns its own registration, even for the same handler (SI-20).
TEST_F(ProcessorTest, HandlerAddedTwiceHasTwoRegistrations) {
  DeliveredEvents delivered;
  const HandlerRegistration first = add(delivered);
  HandlerRegistration second = add(delivered);
  processor_->start_stepwise();
  distribute(nullptr, make_pod("web/a", "1"));
  settle();
  EXPECT_THAT(delivered.take(), ElementsAre("add web/a@1", "add web/a@1"));
  second.remove();
  distribute(nullptr, make_pod("web/b", "2"));
  settle();
  EXPECT_THAT(delivered.take(), ElementsAre("add web/b@2"));
}

// Changes reach all handlers; updates of unchanged objects reach only those that are due for a
// resync (SI-30, SI-31).
TEST_F(ProcessorTest, UnchangedObjectsReachOnlyHandlersThatAreDue) {
  make(10s);
  DeliveredEvents with;
  DeliveredEvents without;
  const HandlerRegistration first = add(with);
  const HandlerRegistration second = add(without, Duration::zero());
  processor_->start_stepwise();
  clock_.advance(10s);
  EXPECT_TRUE(processor_->should_resync());
  const ObjectPtr pod = make_pod("web/a", "1");
  distribute(nullptr, pod);
  distribute(pod, pod);
  distribute(pod, make_pod("web/a", "2"));
  distribute(pod, nullptr);
  settle();
  EXPECT_THAT(with.take(),
              ElementsAre("add web/a@1", "update web/a@1→1", "update web/a@1→2", "delete web/a@1"));
  EXPECT_THAT(without.take(), ElementsAre("add web/a@1", "update web/a@1→2", "delete web/a@1"));
}

// Notifications wait until the handlers' threads have started (SI-34).
TEST_F(ProcessorTest, BatchesDistributedBeforeTheStartAreDeliveredAfterIt) {
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered);
  distribute(nullptr, make_pod("web/a", "1"));
  EXPECT_THAT(delivered.take(), IsEmpty());
  processor_->start();
  EXPECT_THAT(delivered.wait_for(1), ElementsAre("add web/a@1"));
}

// After the stop, notifications are dropped (SI-34, SI-19).
TEST_F(ProcessorTest, BatchesDistributedAfterTheStopAreDropped) {
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered);
  processor_->start_stepwise();
  processor_->stop();
  distribute(nullptr, make_pod("web/a", "1"));
  settle();
  EXPECT_THAT(delivered.take(), IsEmpty());
  EXPECT_EQ(registration.backlog(), 0u);
}

// Adding a handler to a stopped informer fails, and the error names the handler (SI-12).
TEST_F(ProcessorTest, AddAfterTheStopFailsWithTheHandlersName) {
  processor_->stop();
  const auto refused = processor_->add({}, {.name = "late"}, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(refused.error().message, "handler late was not added: informer is stopped");
}

// A period of less than one second is raised, with a warning (SI-36).
TEST_F(ProcessorTest, PeriodUnderASecondIsRaisedWithAWarning) {
  make(10s);
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered, 10ms);
  EXPECT_THAT(log_->records(kTooShort), SizeIs(1));
  EXPECT_EQ(processor_->check_period(), 1s);
  processor_->start_stepwise();
  clock_.advance(999ms);
  EXPECT_THAT(check_resync(delivered), IsEmpty());
  clock_.advance(1ms);
  EXPECT_THAT(check_resync(delivered), ElementsAre("update web/a@1→1"));
}

// A period of zero means no resync, an unset one the informer's default (SI-36).
TEST_F(ProcessorTest, ZeroPeriodDisablesResyncAndUnsetUsesTheDefault) {
  make(10s);
  DeliveredEvents none;
  DeliveredEvents unset;
  const HandlerRegistration first = add(none, Duration::zero());
  const HandlerRegistration second = add(unset);
  processor_->start_stepwise();
  EXPECT_EQ(processor_->check_period(), 10s);
  clock_.advance(10s);
  EXPECT_THAT(check_resync(unset), ElementsAre("update web/a@1→1"));
  EXPECT_THAT(none.take(), IsEmpty());
  EXPECT_THAT(log_->records(), IsEmpty());
}

// Before the start, a shorter handler period lowers the check period (SI-37).
TEST_F(ProcessorTest, ShorterPeriodBeforeTheStartShortensTheCheckPeriod) {
  make(60s);
  DeliveredEvents quick;
  DeliveredEvents slow;
  const HandlerRegistration earlier = add(slow, 30s);
  EXPECT_EQ(processor_->check_period(), 30s);
  const HandlerRegistration later = add(quick, 10s);
  EXPECT_EQ(processor_->check_period(), 10s);
  processor_->start_stepwise();
  clock_.advance(10s);
  EXPECT_THAT(check_resync(quick), SizeIs(1));
  EXPECT_THAT(slow.take(), IsEmpty());
  clock_.advance(10s);
  EXPECT_THAT(check_resync(quick), SizeIs(1));
  clock_.advance(10s);
  EXPECT_THAT(check_resync(quick), SizeIs(1));
  EXPECT_THAT(slow.take(), SizeIs(1));  // Its own 30 s have passed.
}

// After the start, a shorter handler period is raised to the check period, with a warning (SI-37).
TEST_F(ProcessorTest, ShorterPeriodAfterTheStartIsRaisedToTheCheckPeriod) {
  make(60s);
  processor_->start_stepwise();
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered, 5s);
  EXPECT_THAT(log_->records(kTooLate), SizeIs(1));
  EXPECT_EQ(processor_->check_period(), 60s);  // The check period is fixed at the start (SI-39).
  clock_.advance(59s);
  EXPECT_THAT(check_resync(delivered), IsEmpty());
  clock_.advance(1s);
  EXPECT_THAT(check_resync(delivered), SizeIs(1));
}

// An informer with a default period of zero never resyncs (SI-38).
TEST_F(ProcessorTest, PeriodsAreIgnoredIfTheInformerNeverResyncs) {
  DeliveredEvents early;
  DeliveredEvents late;
  const HandlerRegistration first = add(early, 5s);
  processor_->start_stepwise();
  const HandlerRegistration second = add(late, 5s);
  EXPECT_THAT(log_->records(kNever), SizeIs(2));
  EXPECT_EQ(processor_->check_period(), Duration::zero());
  clock_.advance(60s);
  EXPECT_FALSE(processor_->should_resync());
}

// A handler is checked only once per check period, so its effective resync period is rounded up to
// a multiple of that (SI-39).
TEST_F(ProcessorTest, PeriodIsRoundedUpToTheNextCheck) {
  make(10s);
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered, 15s);
  processor_->start_stepwise();
  clock_.advance(10s);
  EXPECT_THAT(check_resync(delivered), IsEmpty());
  clock_.advance(10s);
  EXPECT_THAT(check_resync(delivered), SizeIs(1));
  clock_.advance(10s);
  EXPECT_THAT(check_resync(delivered),
              IsEmpty());  // The next resync is due 15 s after the last, at 35 s.
  clock_.advance(10s);
  EXPECT_THAT(check_resync(delivered), SizeIs(1));
}

}  // namespace
}  // namespace kinform::inline v0::cache
