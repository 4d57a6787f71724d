// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/parse_error.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::api {
namespace {

TEST(ParseErrorTest, NamesInputPositionAndProblem) {
  const Error error = parse_error("label selector", "a in b", 5, "expected \"(\"");
  EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
  EXPECT_EQ(error.message, "label selector \"a in b\": byte 5: expected \"(\"");
}

TEST(ParseErrorTest, QuotedTextIsEscaped) {
  EXPECT_EQ(quote("plain text"), "\"plain text\"");
  EXPECT_EQ(quote("a\"b\n\xff"), "\"a\\\"b\\n\\xff\"");
}

TEST(ParseErrorTest, LongQuotedTextIsTruncated) {
  EXPECT_EQ(quote(std::string(96, 'a')), "\"" + std::string(96, 'a') + "\"");
  EXPECT_EQ(quote(std::string(97, 'a')), "\"" + std::string(96, 'a') + "\"...");
}

}  // namespace
}  // namespace kinform::inline v0::api
