// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/user_agent.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::client {
namespace {

using ::testing::MatchesRegex;
using ::testing::StartsWith;

// The default names program, platform and library (TR-12).
TEST(UserAgentTest, NamesProgramSystemAndLibrary) {
  EXPECT_THAT(default_user_agent(),
              MatchesRegex("client_test/unknown \\(linux/[a-z0-9]+\\) kinform/[0-9.]+"));
  EXPECT_THAT(user_agent_of(""), StartsWith("unknown/unknown (linux/"));
}

TEST(UserAgentTest, ProgramNameIsSanitized) {
  EXPECT_THAT(user_agent_of("a b/c\r\nX:\xc3"), StartsWith("a_b_c__X:_/unknown ("));
}

TEST(UserAgentTest, HeaderSafeDropsControlCharacters) {
  EXPECT_EQ(header_safe("mine/1.0\r\nAuthorization: x\x7f"), "mine/1.0Authorization: x");
}

}  // namespace
}  // namespace kinform::inline v0::client
