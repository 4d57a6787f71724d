// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

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
using test_support::LogCapture;
using test_support::wait_for;
using ::testing::ElementsAre;

// The callback records its calls; the first call blocks until go_on_ is set.
class LeaderNotifierTest : public ::testing::Test {
 protected:
  void note(const std::string& identity) {
    notified_.push_back(identity);
    called_.set();
    EXPECT_TRUE(wait_for(go_on_));
  }

  OneShotEvent called_;
  OneShotEvent go_on_;
  std::vector<std::string> notified_;  // Read after the notifier's destruction.
};

TEST_F(LeaderNotifierTest, OnlyTheLatestNameIsDeliveredAfterACall) {
  {
    LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
    notifier.notify("a");
    ASSERT_TRUE(wait_for(called_));
    notifier.notify("b");
    notifier.notify("c");
    go_on_.set();
  }
  EXPECT_THAT(notified_, ElementsAre("a", "c"));
}

TEST_F(LeaderNotifierTest, SameNameIsNotDeliveredAgain) {
  {
    LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
    notifier.notify("a");
    ASSERT_TRUE(wait_for(called_));
    notifier.notify("a");
    go_on_.set();
  }
  EXPECT_THAT(notified_, ElementsAre("a"));
}

// If there is no leader yet, an empty name is delivered first.
TEST_F(LeaderNotifierTest, MissingLeaderIsDeliveredAsEmptyName) {
  go_on_.set();
  {
    LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
    notifier.notify("");
  }
  EXPECT_THAT(notified_, ElementsAre(""));
}

TEST_F(LeaderNotifierTest, NothingIsDeliveredWithoutAName) {
  {
    const LeaderNotifier notifier([this](const std::string& identity) { note(identity); }, {});
  }
  EXPECT_THAT(notified_, ElementsAre());
}

TEST_F(LeaderNotifierTest, ThrowingCallbackIsLoggedAndCalledAgain) {
  const auto log = std::make_shared<LogCapture>();
  {
    LeaderNotifier notifier(
        [this](const std::string& identity) {
          note(identity);
          throw std::runtime_error("out of order");
        },
        Logger(log));
    notifier.notify("a");
    ASSERT_TRUE(wait_for(called_));
    notifier.notify("b");
    go_on_.set();
  }
  EXPECT_THAT(notified_, ElementsAre("a", "b"));
  EXPECT_EQ(log->records("Callback failed").size(), 2u);
}

TEST_F(LeaderNotifierTest, WithoutAFunctionNothingHappens) {
  LeaderNotifier notifier({}, {});
  notifier.notify("a");
}

}  // namespace
}  // namespace kinform::inline v0::controller
