// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/log_capture.hpp"

#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

using namespace std::chrono_literals;

class LogCaptureTest : public ::testing::Test {
 protected:
  const std::shared_ptr<LogCapture> capture_ = std::make_shared<LogCapture>();
  const Logger logger_{capture_};
};

TEST_F(LogCaptureTest, OwnsTheTextsOfItsRecords) {
  {
    const std::string message = "Caches populated, and a text too long to be stored in place";
    const std::string name = "a reflector with a name too long to be stored in place";
    logger_.info(2, message, {{"reflector", name}, {"count", 3}});
  }
  const std::vector<CapturedRecord> records = capture_->records();
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].level, LogLevel::Info);
  EXPECT_EQ(records[0].verbosity, 2);
  EXPECT_EQ(records[0].message, "Caches populated, and a text too long to be stored in place");
  EXPECT_EQ(records[0].field("reflector"),
            "a reflector with a name too long to be stored in place");
  EXPECT_EQ(records[0].field("count"), "3");
  EXPECT_EQ(records[0].field("other"), std::nullopt);
}

TEST_F(LogCaptureTest, RecordsComeInOrderOfWritingAllOrByMessage) {
  logger_.info(0, "a", {{"number", 1}});
  logger_.warning("b");
  logger_.info(0, "a", {{"number", 2}});
  EXPECT_EQ(capture_->records().size(), 3u);
  EXPECT_EQ(capture_->records()[1].message, "b");
  const std::vector<CapturedRecord> matching = capture_->records("a");
  ASSERT_EQ(matching.size(), 2u);
  EXPECT_EQ(matching[0].field("number"), "1");
  EXPECT_EQ(matching[1].field("number"), "2");
}

TEST_F(LogCaptureTest, ClearForgets) {
  logger_.info(0, "a");
  capture_->clear();
  EXPECT_TRUE(capture_->records().empty());
}

TEST_F(LogCaptureTest, VerbosityBoundsInfoRecordsOnly) {
  const auto capture = std::make_shared<LogCapture>(2);
  const Logger logger(capture);
  logger.info(2, "shown");
  logger.info(3, "not shown");
  logger.error("always shown");
  EXPECT_EQ(capture->records().size(), 2u);
  EXPECT_TRUE(capture->records("not shown").empty());
}

TEST_F(LogCaptureTest, WaitForEndsOnceEnoughRecordsAreThere) {
  const std::jthread writing([logger = logger_] {
    logger.info(0, "other");
    logger.info(0, "tick");
    logger.info(0, "tick");
  });
  EXPECT_TRUE(capture_->wait_for("tick", 2));
  EXPECT_EQ(capture_->records("tick").size(), 2u);
}

TEST_F(LogCaptureTest, WaitForFailsAfterItsTimeout) {
  logger_.info(0, "tick");
  EXPECT_FALSE(capture_->wait_for("tick", 2, 1ms));
}

}  // namespace
}  // namespace kinform::inline v0::test_support
