// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/checked_handler.hpp"

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::test_support {
namespace {

const ObjectKey kA("web", "a");
const ObjectKey kB("web", "b");

// The server's history is a@101, a@102, b@103, a deleted at 104; the cache has all of it.
class CheckedHandlerTest : public ::testing::Test {
 protected:
  CheckedHandlerTest() {
    history_.put(kA, true);
    history_.put(kA, true);
    history_.put(kB, true);
    history_.remove(kA);
    fill_cache({written(103).object}, "104");
  }

  const Write& written(Revision revision) { return history_.writes(revision - 1, revision)[0]; }

  void fill_cache(std::vector<ObjectPtr> objects, const std::string& version) {
    ASSERT_TRUE(indexer_.replace(std::move(objects), version));
    cache_.check();
    ASSERT_FALSE(violation());
  }

  void add(Revision revision) { told_.on_add({.object = written(revision).object}); }
  void update(Revision old_revision, Revision revision) {
    told_.on_update(
        {.old_object = written(old_revision).object, .new_object = written(revision).object});
  }
  void remove(Revision revision) { told_.on_delete({.object = written(revision).removed}); }
  void miss(Revision revision) {
    told_.on_delete({.object = written(revision).object, .final_state_unknown = true});
  }

  [[nodiscard]] std::optional<ViolationKind> violation() const {
    if (!referee_.violation()) return std::nullopt;
    return referee_.violation()->kind;
  }

  FakeClock clock_;
  Random random_{1};
  Trace trace_{clock_};
  FaultSchedule faults_{random_};
  History history_;
  Referee referee_;
  Indexer indexer_{{.indexers = {{std::string(kNamespaceIndex), index_by_namespace()}}}};
  CheckedCache cache_{indexer_, history_, referee_, {}};
  CheckedHandler handler_{{.history = history_,
                           .cache = cache_,
                           .faults = faults_,
                           .referee = referee_,
                           .random = random_,
                           .trace = trace_},
                          {.name = "h"}};
  EventHandler<> told_ = handler_.handler();
};

TEST_F(CheckedHandlerTest, ValidHistoryIsAccepted) {
  add(101);
  update(101, 102);
  update(102, 102);
  add(103);
  remove(104);
  EXPECT_FALSE(violation());
  EXPECT_EQ(handler_.unchanged().at(kA), 1u);
  EXPECT_TRUE(handler_.equals(history_.state({0, 104})));
  EXPECT_FALSE(handler_.equals(history_.state({0, 103})));
}

TEST_F(CheckedHandlerTest, MissedDeletionIsAccepted) {
  add(102);
  miss(102);
  EXPECT_FALSE(violation());
}

TEST_F(CheckedHandlerTest, SecondAdditionIsDetected) {
  add(101);
  add(102);
  EXPECT_EQ(violation(), ViolationKind::IllegalHistory);
}

TEST_F(CheckedHandlerTest, UpdateOfAnUnknownObjectIsDetected) {
  update(101, 102);
  EXPECT_EQ(violation(), ViolationKind::IllegalHistory);
}

TEST_F(CheckedHandlerTest, UpdateFromAnotherStateIsDetected) {
  add(101);
  update(102, 102);
  EXPECT_EQ(violation(), ViolationKind::IllegalHistory);
}

TEST_F(CheckedHandlerTest, DeletionOfAnUnknownObjectIsDetected) {
  remove(104);
  EXPECT_EQ(violation(), ViolationKind::IllegalHistory);
}

TEST_F(CheckedHandlerTest, DeletionAfterAMissedUpdateIsDetected) {
  add(101);
  remove(104);
  EXPECT_EQ(violation(), ViolationKind::IllegalHistory);
}

TEST_F(CheckedHandlerTest, OlderStateIsDetected) {
  add(102);
  update(102, 101);
  EXPECT_EQ(violation(), ViolationKind::VersionWentBack);
}

TEST_F(CheckedHandlerTest, ReturnOfADeletedObjectIsDetected) {
  add(102);
  remove(104);
  add(102);
  EXPECT_EQ(violation(), ViolationKind::VersionWentBack);
}

TEST_F(CheckedHandlerTest, OlderStateIsAcceptedOnceTheCacheShowsTheReplacedHistory) {
  add(102);
  const ObjectPtr lost = written(102).object;
  history_.restore(101, 101);
  fill_cache({written(101).object}, "101");
  told_.on_update({.old_object = lost, .new_object = written(101).object});
  EXPECT_FALSE(violation());
}

TEST_F(CheckedHandlerTest, ObjectDeliveredBeforeTheCacheHasItIsDetected) {
  history_.put(kB, true);  // 105
  add(103);
  update(103, 105);
  EXPECT_EQ(violation(), ViolationKind::HandlerBeforeCache);
}

TEST_F(CheckedHandlerTest, MissedDeletionOfACachedObjectIsDetected) {
  add(103);
  miss(103);
  EXPECT_EQ(violation(), ViolationKind::HandlerBeforeCache);
}

TEST_F(CheckedHandlerTest, CallAfterRemovalIsDetected) {
  handler_.leave();
  add(101);
  EXPECT_EQ(violation(), ViolationKind::CallAfterRemoval);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
