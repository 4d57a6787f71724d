#include "cache/informer/processor.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "testing/fakes/fake_clock.hpp"
#include "testing/delivered.hpp"
#include "testing/log_capture.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::cache {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using test_support::DeliveredEvents;
using ::testing::IsEmpty;
using test_support::make_pod;
using ::testing::SizeIs;

constexpr std::string_view kTooShort = "Resync period is too short; taking the shortest";
constexpr std::string_view kNever =
    "This informer never resyncs; the handler's resync period is ignored";
constexpr std::string_view kTooLate =
    "Resync period is shorter than the running informer's; taking that one";

class ProcessorTest : public ::testing::Test {
 protected:
  // With another default period than none.
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

  // What the handler hears if the informer looks at the clock now, as it does once per period.
  std::vector<std::string> look(DeliveredEvents& delivered) {
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

TEST_F(ProcessorTest, HandlerThatIsAddedTwiceIsTwoRegistrations) {  // SI-20
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

TEST_F(ProcessorTest, ChangesGoToEverybodyAndUnchangedObjectsToThoseWhoAreDue) {  // SI-30, SI-31
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

TEST_F(ProcessorTest, WhatIsDistributedBeforeTheStartIsHeardAfterwards) {  // SI-34
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered);
  distribute(nullptr, make_pod("web/a", "1"));
  EXPECT_THAT(delivered.take(), IsEmpty());
  processor_->start();
  EXPECT_THAT(delivered.wait_for(1), ElementsAre("add web/a@1"));
}

TEST_F(ProcessorTest, WhatIsDistributedAfterTheStopIsDropped) {  // SI-34, SI-19
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered);
  processor_->start_stepwise();
  processor_->stop();
  distribute(nullptr, make_pod("web/a", "1"));
  settle();
  EXPECT_THAT(delivered.take(), IsEmpty());
  EXPECT_EQ(registration.backlog(), 0u);
}

TEST_F(ProcessorTest, RefusalAfterTheStopNamesTheHandler) {  // SI-12
  processor_->stop();
  const auto refused = processor_->add({}, {.name = "late"}, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(refused.error().message, "handler late was not added: the informer has been stopped");
}

TEST_F(ProcessorTest, PeriodUnderASecondIsRaisedWithAWarning) {  // SI-36
  make(10s);
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered, 10ms);
  EXPECT_THAT(log_->records(kTooShort), SizeIs(1));
  EXPECT_EQ(processor_->check_period(), 1s);
  processor_->start_stepwise();
  clock_.advance(999ms);
  EXPECT_THAT(look(delivered), IsEmpty());
  clock_.advance(1ms);
  EXPECT_THAT(look(delivered), ElementsAre("update web/a@1→1"));
}

TEST_F(ProcessorTest, PeriodOfZeroIsNoneAndUnsetIsTheInformers) {  // SI-36
  make(10s);
  DeliveredEvents none;
  DeliveredEvents unset;
  const HandlerRegistration first = add(none, Duration::zero());
  const HandlerRegistration second = add(unset);
  processor_->start_stepwise();
  EXPECT_EQ(processor_->check_period(), 10s);
  clock_.advance(10s);
  EXPECT_THAT(look(unset), ElementsAre("update web/a@1→1"));
  EXPECT_THAT(none.take(), IsEmpty());
  EXPECT_THAT(log_->records(), IsEmpty());
}

TEST_F(ProcessorTest, ShorterPeriodBeforeTheStartMakesTheInformerLookMoreOften) {  // SI-37
  make(60s);
  DeliveredEvents quick;
  DeliveredEvents slow;
  const HandlerRegistration earlier = add(slow, 30s);
  EXPECT_EQ(processor_->check_period(), 30s);
  const HandlerRegistration later = add(quick, 10s);
  EXPECT_EQ(processor_->check_period(), 10s);
  processor_->start_stepwise();
  clock_.advance(10s);
  EXPECT_THAT(look(quick), SizeIs(1));
  EXPECT_THAT(slow.take(), IsEmpty());
  clock_.advance(10s);
  EXPECT_THAT(look(quick), SizeIs(1));
  clock_.advance(10s);
  EXPECT_THAT(look(quick), SizeIs(1));
  EXPECT_THAT(slow.take(), SizeIs(1));  // Its own 30 s are over.
}

TEST_F(ProcessorTest, ShorterPeriodAfterTheStartIsRaisedToTheInformersWithAWarning) {  // SI-37
  make(60s);
  processor_->start_stepwise();
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered, 5s);
  EXPECT_THAT(log_->records(kTooLate), SizeIs(1));
  EXPECT_EQ(processor_->check_period(), 60s);  // SI-39: frozen.
  clock_.advance(59s);
  EXPECT_THAT(look(delivered), IsEmpty());
  clock_.advance(1s);
  EXPECT_THAT(look(delivered), SizeIs(1));
}

TEST_F(ProcessorTest, WithoutAPeriodOfTheInformersNoneIsGrantedWheneverItIsAskedFor) {  // SI-38
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

TEST_F(ProcessorTest, PeriodIsRoundedUpToTheNextLook) {  // SI-39
  make(10s);
  DeliveredEvents delivered;
  const HandlerRegistration registration = add(delivered, 15s);
  processor_->start_stepwise();
  clock_.advance(10s);
  EXPECT_THAT(look(delivered), IsEmpty());
  clock_.advance(10s);
  EXPECT_THAT(look(delivered), SizeIs(1));
  clock_.advance(10s);
  EXPECT_THAT(look(delivered), IsEmpty());  // The next is due 15 s after the last, at 35 s.
  clock_.advance(10s);
  EXPECT_THAT(look(delivered), SizeIs(1));
}

}  // namespace
}  // namespace kinform::inline v0::cache
