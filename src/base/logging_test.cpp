// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/logging.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/log_capture.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::CapturedRecord;
using test_support::LogCapture;

using Fields = std::vector<std::pair<std::string, std::string>>;

class LoggerTest : public ::testing::Test {
 protected:
  CapturedRecord only_record() const {
    const std::vector<CapturedRecord> records = capture_->records();
    EXPECT_EQ(records.size(), 1u);
    return records.empty() ? CapturedRecord() : records.front();
  }

  const std::shared_ptr<LogCapture> capture_ = std::make_shared<LogCapture>();
  const Logger logger_{capture_};
};

TEST_F(LoggerTest, InfoCarriesVerbosityMessageAndFields) {
  logger_.info(2, "Caches populated", {{"type", "v1.Pod"}, {"count", 3}});
  const CapturedRecord record = only_record();
  EXPECT_EQ(record.level, LogLevel::Info);
  EXPECT_EQ(record.verbosity, 2);
  EXPECT_EQ(record.message, "Caches populated");
  EXPECT_EQ(record.fields, (Fields{{"type", "v1.Pod"}, {"count", "3"}}));
}

TEST_F(LoggerTest, RecordHasFileAndLineOfTheCall) {
  logger_.info(0, "here");
  const int line = __LINE__ - 1;
  EXPECT_EQ(only_record().file, __FILE__);
  EXPECT_EQ(only_record().line, line);
}

TEST_F(LoggerTest, WarningsAndErrorsHaveTheirLevelAndNoVerbosity) {
  logger_.warning("careful", {{"a", 1}});
  logger_.error("failed", {{"b", 2}});
  const std::vector<CapturedRecord> records = capture_->records();
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].level, LogLevel::Warning);
  EXPECT_EQ(records[0].verbosity, 0);
  EXPECT_EQ(records[0].fields, (Fields{{"a", "1"}}));
  EXPECT_EQ(records[1].level, LogLevel::Error);
  EXPECT_EQ(records[1].verbosity, 0);
  EXPECT_EQ(records[1].fields, (Fields{{"b", "2"}}));
}

TEST_F(LoggerTest, ErrorComesFirstUnderItsKey) {
  const Error error(ErrorCode::Forbidden, "list pods: 403");
  logger_.with("reflector", "r").error(error, "Failed to watch", {{"type", "v1.Pod"}});
  EXPECT_EQ(only_record().fields,
            (Fields{{"err", "list pods: 403"}, {"reflector", "r"}, {"type", "v1.Pod"}}));
}

TEST_F(LoggerTest, WithAddsFieldsToEveryRecordAndLeavesTheOriginalUnchanged) {
  const Logger named = logger_.with("reflector", "r").with("attempt", 2);
  named.info(0, "with", {{"type", "v1.Pod"}});
  logger_.info(0, "without");
  EXPECT_EQ(capture_->records("with")[0].fields,
            (Fields{{"reflector", "r"}, {"attempt", "2"}, {"type", "v1.Pod"}}));
  EXPECT_EQ(capture_->records("without")[0].fields, Fields());
}

TEST_F(LoggerTest, WithKeepsCopiesOfTextsAndErrors) {
  Logger named;
  {
    const std::string key = "a key that is too long to be stored in place";
    const std::string text = "a text that is too long to be stored in place";
    const Error error(ErrorCode::Expired, "an error that is too long to be stored in place");
    named = logger_.with(key, text).with("cause", error).with("wait", 1500ms);
  }
  named.info(0, "said");
  EXPECT_EQ(only_record().fields,
            (Fields{{"a key that is too long to be stored in place",
                     "a text that is too long to be stored in place"},
                    {"cause", "an error that is too long to be stored in place"},
                    {"wait", "1.5s"}}));
}

TEST_F(LoggerTest, LastFieldOfAKeyWins) {
  const Logger named = logger_.with("a", 1).with("b", 2).with("a", 3);
  named.info(0, "logger");
  named.info(0, "call", {{"b", 4}, {"c", 5}, {"c", 6}});
  named.error(Error(ErrorCode::Tls, "first"), "error", {{"err", "last"}});
  EXPECT_EQ(capture_->records("logger")[0].fields, (Fields{{"b", "2"}, {"a", "3"}}));
  EXPECT_EQ(capture_->records("call")[0].fields, (Fields{{"a", "3"}, {"b", "4"}, {"c", "6"}}));
  EXPECT_EQ(capture_->records("error")[0].field("err"), "last");
}

class OwnLog final : public LogSink {
 public:
  bool enabled(LogLevel level, int verbosity) const override {
    return level != LogLevel::Info || verbosity <= 2;
  }
  void write(const LogRecord& record) override {
    std::string line(record.message);
    for (const LogField& field : record.fields) {
      line += " " + std::string(field.key) + "=" + to_string(field.value);
    }
    lines_.push_back(line);
  }

  std::vector<std::string> lines_;
};

// docs/how-to/logging.md shows this sink.
TEST_F(LoggerTest, RecordsGoToAProgramsOwnLog) {
  const auto own = std::make_shared<OwnLog>();
  const Logger logger(own);
  logger.warning("Slow list", {{"objects", 3}});
  logger.info(4, "Forcing resync");
  EXPECT_EQ(own->lines_, std::vector<std::string>{"Slow list objects=3"});
}

// A program that sets nothing up sees failures, and only those.
TEST_F(LoggerTest, DefaultWritesWarningsAndErrorsToStderrInKlogFormat) {
  const Logger logger;
  EXPECT_TRUE(logger.enabled(LogLevel::Warning));
  EXPECT_FALSE(logger.enabled(LogLevel::Info, 0));
  ::testing::internal::CaptureStderr();
  logger.info(0, "unseen");
  logger.with("reflector", "r").warning("careful");
  logger.error(Error(ErrorCode::Tls, "expired"), "failed");
  const std::string written = ::testing::internal::GetCapturedStderr();
  EXPECT_THAT(written, ::testing::MatchesRegex("W[^\n]*logging_test.cpp:[0-9]+\\] \"careful\" "
                                               "reflector=\"r\"\nE[^\n]*\"failed\" "
                                               "err=\"expired\"\n"));
}

TEST_F(LoggerTest, NoneWritesNothing) {
  const Logger silent = Logger::none();
  EXPECT_FALSE(silent.enabled(LogLevel::Error));
  const Logger named = silent.with("a", 1);
  EXPECT_FALSE(named.enabled(LogLevel::Error));
  named.info(0, "nothing");
  named.warning("nothing");
  named.error("nothing");
  named.error(Error(), "nothing");
}

TEST_F(LoggerTest, SinkDecidesWhatIsWritten) {
  const auto capture = std::make_shared<LogCapture>(2);
  const Logger logger(capture);
  EXPECT_TRUE(logger.enabled(LogLevel::Info, 2));
  EXPECT_FALSE(logger.enabled(LogLevel::Info, 3));
  logger.info(3, "too much");
  EXPECT_TRUE(capture->records().empty());
}

class ThrowingSink final : public LogSink {
 public:
  enum class Where { Enabled, Write };
  explicit ThrowingSink(Where where) : where_(where) {}

  bool enabled(LogLevel, int) const override {
    if (where_ == Where::Enabled) throw std::runtime_error("enabled");
    return true;
  }
  void write(const LogRecord&) override {
    ++writes;
    throw std::runtime_error("write");
  }

  int writes = 0;

 private:
  const Where where_;
};

TEST_F(LoggerTest, ExceptionsOfASinkAreSwallowed) {
  const auto in_write = std::make_shared<ThrowingSink>(ThrowingSink::Where::Write);
  EXPECT_NO_THROW(Logger(in_write).info(0, "lost"));
  EXPECT_EQ(in_write->writes, 1);

  const auto in_enabled = std::make_shared<ThrowingSink>(ThrowingSink::Where::Enabled);
  EXPECT_NO_THROW(Logger(in_enabled).info(0, "lost"));
  EXPECT_EQ(in_enabled->writes, 0);
}

TEST(LoggerDeathTest, SinkMustExist) {
  EXPECT_DEATH(Logger(nullptr), "sink != nullptr");
}

TEST(LogValueTest, EveryKindHasItsText) {
  EXPECT_EQ(to_string(LogValue("text")), "text");
  EXPECT_EQ(to_string(LogValue(std::string("text"))), "text");
  EXPECT_EQ(to_string(LogValue(static_cast<const char*>(nullptr))), "");
  EXPECT_EQ(to_string(LogValue(true)), "true");
  EXPECT_EQ(to_string(LogValue(false)), "false");
  EXPECT_EQ(to_string(LogValue(-3)), "-3");
  EXPECT_EQ(to_string(LogValue(std::numeric_limits<std::uint64_t>::max())), "18446744073709551615");
  EXPECT_EQ(to_string(LogValue(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808");
  EXPECT_EQ(to_string(LogValue(std::size_t{7})), "7");
  EXPECT_EQ(to_string(LogValue(0.1)), "0.1");
  EXPECT_EQ(to_string(LogValue(2.5f)), "2.5");
  EXPECT_EQ(to_string(LogValue(90s)), "1m30s");
  EXPECT_EQ(to_string(LogValue(Error(ErrorCode::Tls, ""))), "Tls");
}

TEST(LogValueTest, NonFiniteDoublesHaveAText) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(to_string(LogValue(kInfinity)), "+Inf");
  EXPECT_EQ(to_string(LogValue(-kInfinity)), "-Inf");
  EXPECT_EQ(to_string(LogValue(std::numeric_limits<double>::quiet_NaN())), "NaN");
  EXPECT_EQ(to_string(LogValue(std::numeric_limits<double>::denorm_min())), "5e-324");
}

}  // namespace
}  // namespace kinform::inline v0
