// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <sstream>
#include <streambuf>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/logging.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

// 2024-08-10T10:24:30.123456Z
constexpr WallTime kTime = WallTime(1'723'285'470'123'456us);

// Sets the local time zone to UTC.
class UtcTest : public ::testing::Test {
 protected:
  UtcTest() {
    const char* const zone = std::getenv("TZ");
    if (zone != nullptr) zone_before_ = zone;
    set_zone("UTC");
  }
  ~UtcTest() override {
    unsetenv("TZ");
    if (!zone_before_.empty()) setenv("TZ", zone_before_.c_str(), 1);
    tzset();
  }

  static void set_zone(const char* zone) {
    setenv("TZ", zone, 1);
    tzset();
  }

  // Returns the thread id padded like klog's, as in "   12345".
  static std::string thread_id() {
    std::string id = std::to_string(gettid());
    return std::string(8 - id.size(), ' ') + id;
  }

  FakeClock clock_{kTime};
  std::ostringstream out_;

 private:
  std::string zone_before_;
};

class KlogTextSinkTest : public UtcTest {
 protected:
  // Logs one info record with these fields and returns the text after its message.
  std::string fields_of(std::initializer_list<LogField> fields) {
    out_.str("");
    logger_.info(0, "m", fields, "file.cpp", 1);
    const std::string line = out_.str();
    const std::size_t message = line.find("\"m\"");
    EXPECT_EQ(line.back(), '\n');
    return line.substr(message + 3, line.size() - message - 4);
  }

  const Logger logger_{klog_text_sink(out_, {.verbosity = 2, .clock = &clock_})};
};

TEST_F(KlogTextSinkTest, LineHasKlogsFormat) {
  logger_.info(2, "Caches populated", {{"type", "v1.Pod"}, {"count", 3}}, "/src/reflector.cpp",
               289);
  EXPECT_EQ(out_.str(), "I0810 10:24:30.123456" + thread_id() +
                            " reflector.cpp:289] \"Caches populated\" type=\"v1.Pod\" count=3\n");
}

TEST_F(KlogTextSinkTest, LevelIsTheFirstLetter) {
  logger_.warning("careful");
  logger_.error("failed");
  const std::string text = out_.str();
  EXPECT_EQ(text.front(), 'W');
  EXPECT_EQ(text.at(text.find('\n') + 1), 'E');
}

TEST_F(KlogTextSinkTest, ErrorIsAField) {
  logger_.error(Error(ErrorCode::Forbidden, "list \"pods\": 403"), "Failed to watch",
                {{"type", "v1.Pod"}});
  EXPECT_NE(out_.str().find("\"Failed to watch\" err=\"list \\\"pods\\\": 403\" type=\"v1.Pod\"\n"),
            std::string::npos)
      << out_.str();
}

TEST_F(KlogTextSinkTest, VerbosityLimitsOnlyInfoRecords) {
  logger_.info(3, "too much");
  EXPECT_EQ(out_.str(), "");
  logger_.info(2, "shown");
  logger_.warning("shown");
  logger_.error("shown");
  const std::string text = out_.str();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
}

TEST_F(KlogTextSinkTest, TimeIsLocal) {
  set_zone("XYZ-5:30");  // In POSIX, a negative offset is east of Greenwich.
  logger_.info(0, "m");
  EXPECT_EQ(out_.str().substr(0, 21), "I0810 15:54:30.123456");
}

TEST_F(KlogTextSinkTest, NumbersInTimesArePadded) {
  clock_.set_wall(WallTime(1'704'164'645'000'007us));  // 2024-01-02T03:04:05.000007Z
  logger_.info(0, "m");
  EXPECT_EQ(out_.str().substr(0, 21), "I0102 03:04:05.000007");
}

TEST_F(KlogTextSinkTest, StringsAreQuotedAndNumbersAreNot) {
  const Error error(ErrorCode::Tls, "bad");
  EXPECT_EQ(fields_of({{"text", "a b"}, {"empty", ""}}), R"( text="a b" empty="")");
  EXPECT_EQ(fields_of({{"yes", true}, {"minus", -1}, {"half", 0.5}}),
            " yes=true minus=-1 half=0.5");
  EXPECT_EQ(fields_of({{"wait", 1500ms}, {"err", error}}), R"( wait="1.5s" err="bad")");
}

TEST_F(KlogTextSinkTest, RecordIsAlwaysOneLineOfValidText) {
  EXPECT_EQ(fields_of({{"value", "a\nI0810 \"forged\"\xff"}}),
            R"( value="a\nI0810 \"forged\"\xff")");
  out_.str("");
  logger_.info(0, "two\nlines \xff");
  EXPECT_NE(out_.str().find(R"(] "two\nlines \xff")"), std::string::npos) << out_.str();
}

TEST_F(KlogTextSinkTest, KeysThatWouldBreakTheLineAreQuoted) {
  EXPECT_EQ(fields_of({{"a=b", 1}, {"a b", 2}, {"", 3}, {"a\n", 4}}),
            R"( "a=b"=1 "a b"=2 ""=3 "a\n"=4)");
}

// An error may quote 256 KB of a server's response.
TEST_F(KlogTextSinkTest, LongTextsAreCut) {
  const std::string text(100'000, 'x');
  EXPECT_EQ(fields_of({{"err", text}}), " err=\"" + std::string(4096, 'x') + "… (100000 bytes)\"");
}

class JsonSinkTest : public UtcTest {
 protected:
  const Logger logger_{json_sink(out_, {.verbosity = 2, .clock = &clock_})};
};

TEST_F(JsonSinkTest, LineIsAnObjectWithTheKeysOfKubernetes) {
  logger_.info(2, "Caches populated", {{"type", "v1.Pod"}, {"count", 3}}, "/src/reflector.cpp",
               289);
  EXPECT_EQ(out_.str(),
            "{\"ts\":1723285470123.456,\"level\":\"info\",\"caller\":\"reflector.cpp:289\","
            "\"msg\":\"Caches populated\",\"v\":2,\"type\":\"v1.Pod\",\"count\":3}\n");
}

TEST_F(JsonSinkTest, WarningsAndErrorsHaveNoVerbosity) {
  logger_.warning("careful", {}, "a.cpp", 1);
  logger_.error(Error(ErrorCode::Tls, "bad"), "failed", {}, "a.cpp", 2);
  EXPECT_EQ(out_.str(),
            "{\"ts\":1723285470123.456,\"level\":\"warning\",\"caller\":\"a.cpp:1\","
            "\"msg\":\"careful\"}\n"
            "{\"ts\":1723285470123.456,\"level\":\"error\",\"caller\":\"a.cpp:2\","
            "\"msg\":\"failed\",\"err\":\"bad\"}\n");
}

TEST_F(JsonSinkTest, ValuesUseTheMatchingJsonType) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  logger_.info(0, "m", {{"b", false}, {"d", 0.25}, {"i", kInfinity}, {"w", 2min}}, "a.cpp", 1);
  EXPECT_NE(out_.str().find(R"("v":0,"b":false,"d":0.25,"i":"+Inf","w":"2m0s"})"),
            std::string::npos)
      << out_.str();
}

TEST_F(JsonSinkTest, KeysAndTextsAreEscaped) {
  logger_.info(0, "a\n\"b\"", {{"k\"", "v\xff\t"}}, "a.cpp", 1);
  EXPECT_NE(out_.str().find("\"msg\":\"a\\n\\\"b\\\"\",\"v\":0,\"k\\\"\":\"v\ufffd\\t\"}"),
            std::string::npos)
      << out_.str();
}

TEST_F(JsonSinkTest, WholeSecondsHaveAllDecimals) {
  clock_.set_wall(WallTime(1'700'000'000s));
  logger_.info(0, "m");
  EXPECT_EQ(out_.str().substr(0, 20), "{\"ts\":1700000000000,");
}

// Counts the writes and flushes of a sink.
class CountingBuffer final : public std::streambuf {
 public:
  std::vector<std::string> writes;
  int flushes = 0;

 protected:
  std::streamsize xsputn(const char* text, std::streamsize count) override {
    writes.emplace_back(text, static_cast<std::size_t>(count));
    return count;
  }
  int_type overflow(int_type c) override {
    writes.emplace_back(1, static_cast<char>(c));
    return c;
  }
  int sync() override {
    ++flushes;
    return 0;
  }
};

TEST(StreamSinkTest, RecordIsWrittenAtOnceAndFlushed) {
  CountingBuffer buffer;
  std::ostream stream(&buffer);
  const Logger text(klog_text_sink(stream));
  const Logger json(json_sink(stream));
  text.info(0, "one", {{"key", "value"}});
  json.info(0, "two", {{"key", "value"}});
  ASSERT_EQ(buffer.writes.size(), 2u);
  EXPECT_EQ(buffer.writes[0].back(), '\n');
  EXPECT_EQ(buffer.writes[1].back(), '\n');
  EXPECT_EQ(buffer.flushes, 2);
}

TEST(StreamSinkTest, RecordsOfManyThreadsDoNotInterleave) {
  CountingBuffer buffer;
  std::ostream stream(&buffer);
  const Logger logger(klog_text_sink(stream));
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&logger] {
        for (int j = 0; j < 100; ++j) logger.info(0, "message", {{"key", "value"}});
      });
    }
  }
  ASSERT_EQ(buffer.writes.size(), 400u);
  for (const std::string& line : buffer.writes) {
    EXPECT_TRUE(line.ends_with("] \"message\" key=\"value\"\n")) << line;
  }
}

// A pipe in packet mode, which preserves the boundaries of each write(2).
class PacketPipe {
 public:
  PacketPipe() {
    EXPECT_EQ(pipe2(ends_.data(), O_DIRECT | O_NONBLOCK), 0);
    file_ = fdopen(ends_[1], "w");
  }
  ~PacketPipe() {
    std::fclose(file_);
    close(ends_[0]);
  }
  PacketPipe(const PacketPipe&) = delete;
  PacketPipe& operator=(const PacketPipe&) = delete;

  std::FILE* file() const { return file_; }

  // Returns the bytes of the next write(2); empty if there was none.
  std::string next_write() const {
    std::array<char, 4096> packet;
    const ssize_t count = read(ends_[0], packet.data(), packet.size());
    return count > 0 ? std::string(packet.data(), static_cast<std::size_t>(count)) : std::string();
  }

 private:
  std::array<int, 2> ends_ = {};
  std::FILE* file_ = nullptr;
};

void expect_one_write_per_record(const PacketPipe& pipe, const Logger& logger) {
  logger.info(0, "one", {{"key", "value"}});
  logger.info(0, "two", {{"key", "value"}});
  const std::string first = pipe.next_write();
  const std::string second = pipe.next_write();
  EXPECT_NE(first.find("one"), std::string::npos);
  EXPECT_EQ(first.find('\n'), first.size() - 1);
  EXPECT_NE(second.find("two"), std::string::npos);
  EXPECT_EQ(second.find('\n'), second.size() - 1);
  EXPECT_EQ(pipe.next_write(), "");
}

TEST(FileSinkTest, RecordIsOneWriteToABufferedFile) {
  const PacketPipe pipe;
  expect_one_write_per_record(pipe, Logger(klog_text_sink(pipe.file())));
  expect_one_write_per_record(pipe, Logger(json_sink(pipe.file())));
}

TEST(FileSinkTest, RecordIsOneWriteToAnUnbufferedFileSuchAsStderr) {
  const PacketPipe pipe;
  std::setvbuf(pipe.file(), nullptr, _IONBF, 0);
  expect_one_write_per_record(pipe, Logger(klog_text_sink(pipe.file())));
}

TEST(FileSinkTest, DefaultVerbosityIsZero) {
  const PacketPipe pipe;
  const Logger logger(klog_text_sink(pipe.file()));
  EXPECT_TRUE(logger.enabled(LogLevel::Info, 0));
  EXPECT_FALSE(logger.enabled(LogLevel::Info, 1));
}

}  // namespace
}  // namespace kinform::inline v0
