// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/warnings.hpp"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/log_capture.hpp"

namespace kinform::inline v0::client {
namespace {

using ::kinform::test_support::LogCapture;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Warnings have the form of RFC 7234, section 5.5 (RQ-16).
TEST(WarningsTest, TextIsUnquotedAndTheDateDropped) {
  EXPECT_THAT(parse_warnings(R"(299 - "v1beta1 is \"old\"" "Wed, 21 Oct 2015 07:28:00 GMT")"),
              ElementsAre(ServerWarning{.code = 299, .agent = "-", .text = "v1beta1 is \"old\""}));
}

TEST(WarningsTest, OneHeaderMayContainSeveralWarnings) {
  EXPECT_THAT(parse_warnings(R"(299 a "one, still one", 199 b "two","three")"),
              ElementsAre(ServerWarning{.code = 299, .agent = "a", .text = "one, still one"},
                          ServerWarning{.code = 199, .agent = "b", .text = "two"}));
}

TEST(WarningsTest, MalformedWarningIsIgnored) {
  for (const char* value : {"", "299", "abc - \"x\"", "2999 - \"x\"", "299 - x", "299 - \"x",
                            "299  \"x\"", "299 - \"x\" \"date"}) {
    EXPECT_THAT(parse_warnings(value), IsEmpty()) << value;
  }
}

TEST(WarningsTest, ControlCharactersAreDropped) {
  EXPECT_EQ(parse_warnings("299 - \"a\x1b[31mb\\\n\"").at(0).text, "a[31mb");
}

TEST(WarningsTest, ReporterReportsEachTextOnceAndOnlyCode299) {
  std::vector<std::string> told;
  WarningReporter reporter([&](const ServerWarning& warning) { told.push_back(warning.text); }, {});
  const std::vector<HttpHeader> headers = {{.name = "warning", .value = "299 - \"a\""},
                                           {.name = "Warning", .value = "299 - \"b\", 199 - \"c\""},
                                           {.name = "Warnings", .value = "299 - \"d\""}};
  reporter.report(headers);
  reporter.report(headers);
  EXPECT_THAT(told, ElementsAre("a", "b"));
}

TEST(WarningsTest, WarningsAreLoggedWithoutAHook) {
  const auto log = std::make_shared<LogCapture>();
  WarningReporter({}, Logger(log)).report({{.name = "Warning", .value = "299 - \"old\""}});
  ASSERT_THAT(log->records("old"), SizeIs(1));
  EXPECT_EQ(log->records("old").at(0).level, LogLevel::Warning);
}

TEST(WarningsTest, ThrowingHookIsLogged) {
  const auto log = std::make_shared<LogCapture>();
  WarningReporter reporter([](const ServerWarning&) { throw std::runtime_error("no"); },
                           Logger(log));
  reporter.report({{.name = "Warning", .value = "299 - \"old\""}});
  EXPECT_THAT(log->records("Warning hook failed"), SizeIs(1));
}

}  // namespace
}  // namespace kinform::inline v0::client
