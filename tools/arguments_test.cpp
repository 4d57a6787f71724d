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

TEST(ArgumentsTest, DurationWithoutUnitGetsAHint) {
  EXPECT_THAT(read_duration("5").error().message, HasSubstr("write 5s for seconds"));
}

TEST(ArgumentsTest, HelpAndVersionAreFlagsToo) {
  const std::vector<std::string> commands = {"watch", "serve"};
  EXPECT_THAT(with_known_command({"watch", "get"}, commands).value(), ElementsAre("watch", "get"));
  EXPECT_THAT(with_known_command({"--help"}, commands).value(), ElementsAre("--help"));
  EXPECT_THAT(with_known_command({"help"}, commands).value(), ElementsAre("--help"));
  EXPECT_THAT(with_known_command({"help", "watch"}, commands).value(),
              ElementsAre("watch", "--help"));
  EXPECT_THAT(with_known_command({"version"}, commands).value(), ElementsAre("--version"));
}

TEST(ArgumentsTest, UnknownCommandIsNamedWithASuggestion) {
  const std::vector<std::string> commands = {"watch", "serve"};
  const auto message_of = [&](const char* command) {
    return with_known_command({command, "pods"}, commands).error().message;
  };
  EXPECT_EQ(message_of("get"),
            "unknown command \"get\": did you mean watch, as in `kinform watch pods`?");
  EXPECT_EQ(message_of("wacth"), "unknown command \"wacth\": did you mean watch?");
  EXPECT_EQ(message_of("frob"), "unknown command \"frob\": the commands are watch, serve");
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
