#include "controller/leader_notifier.hpp"

#include <stdexcept>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/one_shot_event.hpp"
#include "testing/log_capture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0::controller {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using test_support::LogCapture;
using test_support::wait_for;

// Its function remembers, and has to be let go on from the first call.
class LeaderNotifierTest : public ::testing::Test {
 protected:
  void note(const std::string& identity) {
    told_.push_back(identity);
    called_.set();
    EXPECT_TRUE(wait_for(go_on_));
  }

  OneShotEvent called_;
  OneShotEvent go_on_;
  std::vector<std::string> told_;  // Read when the notifier is gone.
};

TEST_F(LeaderNotifierTest, OfThoseThatComeDuringACallTheLastIsTold) {
  {
    LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
    notifier.tell("a");
    ASSERT_TRUE(wait_for(called_));
    notifier.tell("b");
    notifier.tell("c");
    go_on_.set();
  }
  EXPECT_THAT(told_, ElementsAre("a", "c"));
}

TEST_F(LeaderNotifierTest, SameAsTheLastIsNotToldAgain) {
  {
    LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
    notifier.tell("a");
    ASSERT_TRUE(wait_for(called_));
    notifier.tell("a");
    go_on_.set();
  }
  EXPECT_THAT(told_, ElementsAre("a"));
}

// The first name of all may be nobody's.
TEST_F(LeaderNotifierTest, NobodyIsToldAsAnEmptyName) {
  go_on_.set();
  {
    LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
    notifier.tell("");
  }
  EXPECT_THAT(told_, ElementsAre(""));
}

TEST_F(LeaderNotifierTest, WithoutANameNothingIsTold) {
  {
    const LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
  }
  EXPECT_THAT(told_, ElementsAre());
}

TEST_F(LeaderNotifierTest, WhatThrowsIsReportedAndToldTheNext) {
  const auto log = std::make_shared<LogCapture>();
  {
    LeaderNotifier notifier(
        [this](const std::string& identity) {
          note(identity);
          throw std::runtime_error("out of order");
        },
        Logger(log));
    notifier.tell("a");
    ASSERT_TRUE(wait_for(called_));
    notifier.tell("b");
    go_on_.set();
  }
  EXPECT_THAT(told_, ElementsAre("a", "b"));
  EXPECT_EQ(log->records("Callback failed").size(), 2u);
}

TEST_F(LeaderNotifierTest, WithoutAFunctionNothingHappens) {
  LeaderNotifier notifier({}, {});
  notifier.tell("a");
}

}  // namespace
}  // namespace kinform::inline v0::controller
