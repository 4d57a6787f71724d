// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/token_file.hpp"

#include <memory>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::LogCapture;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;

// Token files are read again regularly (TR-07).
class TokenFileTest : public ::testing::Test {
 protected:
  TokenFile make(std::string fallback = "") {
    return {folder_.path_of("token"), std::move(fallback), clock_, Logger(log_)};
  }

  TemporaryFolder folder_;
  FakeClock clock_;
  std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
};

TEST_F(TokenFileTest, SurroundingWhitespaceIsRemoved) {
  folder_.write("token", "\n first \r\n");
  EXPECT_EQ(make().token().value(), "first");
}

// A rotated token is picked up without a restart (TR-07, MIS-19).
TEST_F(TokenFileTest, RotatedTokenIsReadAfterFiftySeconds) {
  folder_.write("token", "first");
  TokenFile file = make();
  EXPECT_EQ(file.token().value(), "first");
  folder_.write("token", "second");
  clock_.advance(50s - 1ns);
  EXPECT_EQ(file.token().value(), "first");
  clock_.advance(1ns);
  EXPECT_EQ(file.token().value(), "second");
}

TEST_F(TokenFileTest, ExpiredTokenIsReadImmediately) {
  folder_.write("token", "first");
  TokenFile file = make();
  EXPECT_EQ(file.token().value(), "first");
  folder_.write("token", "second");
  file.expire();
  EXPECT_EQ(file.token().value(), "second");
}

TEST_F(TokenFileTest, UnreadableFileKeepsTheLastTokenAndIsRetried) {
  folder_.write("token", "first");
  TokenFile file = make();
  EXPECT_EQ(file.token().value(), "first");
  for (const char* broken : {"", " \n", "a\nb"}) {
    folder_.write("token", broken);
    clock_.advance(50s);
    EXPECT_EQ(file.token().value(), "first");
  }
  folder_.remove("token");
  clock_.advance(10s);
  EXPECT_EQ(file.token().value(), "first");
  EXPECT_EQ(log_->records("Unable to rotate token").size(), 4u);
  folder_.write("token", "second");
  clock_.advance(10s);
  EXPECT_EQ(file.token().value(), "second");
}

TEST_F(TokenFileTest, FallbackIsUsedUntilTheFileExists) {
  TokenFile file = make("fallback");
  EXPECT_EQ(file.token().value(), "fallback");
  folder_.write("token", "first");
  clock_.advance(10s);
  EXPECT_EQ(file.token().value(), "first");
}

TEST_F(TokenFileTest, MissingTokenIsAnErrorAndRetriedImmediately) {
  TokenFile file = make();
  EXPECT_THAT(file.token().error().message, HasSubstr("cannot read \"" + folder_.path_of("token")));
  folder_.write("token", "");
  EXPECT_THAT(file.token().error().message, HasSubstr("is empty"));
  folder_.write("token", "SECRET\r\nX-Header: y");
  EXPECT_THAT(file.token().error().message, HasSubstr("control characters"));
  EXPECT_THAT(file.token().error().message, Not(HasSubstr("SECRET")));
  folder_.write("token", "first");
  EXPECT_EQ(file.token().value(), "first");
}

}  // namespace
}  // namespace kinform::inline v0::config
