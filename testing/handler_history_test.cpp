// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/handler_history.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class HandlerHistoryTest : public ::testing::Test {
 protected:
  void add(const char* version) { handler_.on_add({.object = make_pod("web/a", version)}); }
  void update(const char* from, const char* to) {
    handler_.on_update(
        {.old_object = make_pod("web/a", from), .new_object = make_pod("web/a", to)});
  }
  void remove(const char* version, bool unknown = false) {
    handler_.on_delete({.object = make_pod("web/a", version), .final_state_unknown = unknown});
  }

  HandlerHistory history_;
  EventHandler<> handler_ = history_.handler();
};

TEST_F(HandlerHistoryTest, AdditionUpdatesAndDeletionAreLegal) {
  add("8");
  update("8", "9");
  update("9", "9");  // A resync.
  remove("10");
  add("11");
  EXPECT_THAT(history_.problems(), IsEmpty());
  EXPECT_EQ(history_.calls(), 5u);
  ASSERT_EQ(history_.state().size(), 1u);
  EXPECT_EQ(history_.state().at("web/a").version, "11");
}

TEST_F(HandlerHistoryTest, ImpossibleCallsAreReported) {
  update("1", "2");
  EXPECT_THAT(history_.problems(), ElementsAre(HasSubstr("is updated, but was not there")));
  add("3");
  EXPECT_THAT(history_.problems().back(), HasSubstr("is added, but was there already"));
  remove("4");
  remove("5");
  EXPECT_THAT(history_.problems().back(), HasSubstr("is deleted, but was not there"));
}

TEST_F(HandlerHistoryTest, UpdateMustStartFromThePreviousState) {
  add("1");
  update("1", "3");
  update("2", "4");
  EXPECT_THAT(history_.problems(),
              ElementsAre("web/a@2 is updated from another state than the last one, 3"));
}

TEST_F(HandlerHistoryTest, VersionsMayGoBackOnlyAfterTheHistoryWasReplaced) {
  add("10");
  history_.allow_step_back();
  update("10", "9");
  EXPECT_THAT(history_.problems(), IsEmpty());
  update("9", "8");
  EXPECT_THAT(history_.problems(), ElementsAre("web/a@8 goes back from version 9"));
}

TEST_F(HandlerHistoryTest, DeletedObjectMustNotReturnInAnOlderState) {
  add("8");
  remove("12", true);
  add("9");
  EXPECT_THAT(history_.problems(), ElementsAre("web/a@9 goes back from version 12"));
  EXPECT_EQ(history_.tombstones(), 1u);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
