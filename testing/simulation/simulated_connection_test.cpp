// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulated_connection.hpp"

#include <gtest/gtest.h>

#include "kinform/building_blocks/indexer.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::test_support {
namespace {

const ObjectKey kA("web", "a");

// A connection without faults to a server with a@101.
class SimulatedConnectionTest : public ::testing::Test {
 protected:
  SimulatedConnectionTest() {
    server_.history().put(kA, true);
    server_.catch_up();
  }

  Result<WatchRead> read(const std::unique_ptr<WatchStream>& watch) {
    return watch->next(Duration::zero(), {});
  }

  FakeClock clock_;
  Random random_{1};
  Trace trace_{clock_};
  FaultSchedule faults_{random_};
  SimulatedServer server_{{}, clock_};
  Duration passed_ = Duration::zero();
  SimulatedConnection connection_{{.server = server_,
                                   .faults = faults_,
                                   .random = random_,
                                   .clock = clock_,
                                   .trace = trace_,
                                   .pass_time = [this](Duration time) { passed_ += time; }}};
};

TEST_F(SimulatedConnectionTest, ListReportsUnchangedObjects) {
  Indexer known;
  const ObjectPtr cached = server_.history().writes(100, 101)[0].object;
  ASSERT_TRUE(known.add(cached));
  auto page = connection_.list({}, &known, {}).value();
  EXPECT_TRUE(page->next({}).value()->unchanged);
  EXPECT_FALSE(page->next({}).value());
  EXPECT_EQ(page->metadata().resource_version, "101");

  server_.history().put(kA, true);
  page = connection_.list({}, &known, {}).value();
  const ListItem item = page->next({}).value().value();
  EXPECT_FALSE(item.unchanged);
  EXPECT_EQ(item.object->resource_version(), "102");
}

TEST_F(SimulatedConnectionTest, OpenWatchIsReadyWhenThereIsSomethingToRead) {
  EXPECT_EQ(connection_.ready_at(), TimePoint::max());
  const auto watch = connection_.watch({.resource_version = "101"}, {}).value();
  EXPECT_EQ(read(watch)->progress, WatchProgress::NothingYet);
  EXPECT_EQ(connection_.ready_at(), TimePoint::max());
  server_.history().put(kA, true);
  server_.catch_up();
  EXPECT_LE(connection_.ready_at(), clock_.now());
  EXPECT_EQ(read(watch)->event.type, WatchEventType::Modified);
}

// The server gives up waiting for a version that its cache does not reach (SV-33).
TEST_F(SimulatedConnectionTest, VersionThatTheMemberDoesNotReachTimesOut) {
  server_.history().skip();
  EXPECT_EQ(connection_.list({.resource_version = "102"}, nullptr, {}).error().code,
            ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(passed_, std::chrono::seconds(3));
}

TEST_F(SimulatedConnectionTest, OnlyErrorsThatTheClientReceivedAreReasonsToRelist) {
  const auto& reasons = connection_.relist_reasons();
  {
    const auto watch = connection_.watch({.resource_version = "101"}, {}).value();
    clock_.advance(std::chrono::seconds(2));
    server_.restart(0);
    server_.restart(1);
    EXPECT_EQ(read(watch).error().code, ErrorCode::ConnectionReset);
  }
  EXPECT_EQ(reasons.total(), 0u);  // The watch can be resumed.
  {
    const auto watch = connection_.watch({.resource_version = "101"}, {}).value();
    connection_.expire_watch();
    EXPECT_EQ(read(watch)->event.error.code, ErrorCode::Expired);
  }
  EXPECT_EQ(reasons[RelistReason::Expired], 1u);
  EXPECT_EQ(reasons.total(), 1u);
}

TEST_F(SimulatedConnectionTest, RefusedConnectionIsNotAReasonToRelist) {
  faults_.begin_outage();
  EXPECT_EQ(connection_.watch({.resource_version = "101"}, {}).error().code,
            ErrorCode::ConnectionRefused);
  EXPECT_EQ(connection_.relist_reasons().total(), 0u);
  EXPECT_FALSE(connection_.list({}, nullptr, {}));
  EXPECT_EQ(connection_.relist_reasons()[RelistReason::ListFailed], 1u);
}

TEST_F(SimulatedConnectionTest, InvalidRequestIsRecorded) {
  EXPECT_FALSE(connection_.illegal_request());
  EXPECT_FALSE(connection_.list({.version_match = VersionMatch::Exact}, nullptr, {}));
  EXPECT_TRUE(connection_.illegal_request());
}

}  // namespace
}  // namespace kinform::inline v0::test_support
