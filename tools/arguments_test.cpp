// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/arguments.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::tools {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(ArgumentsTest, ValueAfterShortFlagIsSplitOff) {
  EXPECT_THAT(split_short_flags({"watch", "-n=web", "-l=app=a", "-v=6"}),
              ElementsAre("watch", "-n", "web", "-l", "app=a", "-v", "6"));
}

TEST(ArgumentsTest, OtherArgumentsAreNotChanged) {
  EXPECT_THAT(split_short_flags({"--token=a=b", "-A", "-lapp=a", "-1=2", "--", "-n=web"}),
              ElementsAre("--token=a=b", "-A", "-lapp=a", "-1=2", "--", "-n=web"));
}

TEST(ArgumentsTest, DurationsHaveGoFormat) {
  EXPECT_EQ(read_duration("2m30s").value(), std::chrono::seconds(150));
  EXPECT_EQ(read_duration("0").value(), Duration::zero());
  EXPECT_EQ(read_duration("-1s").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(read_duration("soon").error().code, ErrorCode::InvalidArgument);
}

TEST(ArgumentsTest, ListenAddressHasAnAddressAndAPort) {
  EXPECT_EQ(read_listen_address("--listen", "127.0.0.1:80").value().address, "127.0.0.1");
  EXPECT_EQ(read_listen_address("--listen", "127.0.0.1:80").value().port, 80);
  EXPECT_EQ(read_listen_address("--listen", "[::1]:0").value().address, "::1");
  EXPECT_EQ(read_listen_address("--listen", ":8080").value().address, "0.0.0.0");
}

TEST(ArgumentsTest, InvalidListenAddressErrorNamesFlag) {
  for (const char* text : {"", "8080", "a:", "a:b", "a:80x", "a:65536", "a:-1"}) {
    const Result<ListenAddress> read = read_listen_address("--listen", text);
    ASSERT_FALSE(read.ok()) << text;
    EXPECT_THAT(read.error().message, HasSubstr("--listen " + std::string(text)));
  }
}

}  // namespace
}  // namespace kinform::inline v0::tools
