// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/comment.hpp"

#include <string>

#include <gtest/gtest.h>

namespace kinform::inline v0::tools {
namespace {

TEST(CommentTest, KeepsLinesAndParagraphs) {
  EXPECT_EQ(comment("", 2), "");
  EXPECT_EQ(comment(" \n\t\n", 2), "");
  EXPECT_EQ(comment("One.\nTwo.\n", 0), "// One.\n// Two.\n");
  EXPECT_EQ(comment("\n\nOne.\n\n\nTwo.", 2), "  // One.\n  //\n  // Two.\n");
  EXPECT_EQ(comment("List:\n  - item", 0), "// List:\n//   - item\n");
}

TEST(CommentTest, WrapsAtHundredColumns) {
  const std::string word(30, 'x');
  EXPECT_EQ(comment(word + " " + word + " " + word + " " + word, 2),
            "  // " + word + " " + word + " " + word + "\n  // " + word + "\n");
  const std::string url(200, 'u');
  EXPECT_EQ(comment(url, 0), "// " + url + "\n") << "long words stay whole";
}

TEST(CommentTest, EveryLineBreakBeginsANewCommentLine) {
  for (const char* end :
       {"\n", "\r\n", "\r", "\v", "\f", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"}) {
    EXPECT_EQ(comment(std::string("a") + end + "#error b", 0), "// a\n// #error b\n");
  }
}

// A backslash at the end of a line, or its trigraph, would make the next line a comment.
TEST(CommentTest, NoLineContinuesOnTheNext) {
  EXPECT_EQ(comment("a\\\nb", 0), "// a\\.\n// b\n");
  EXPECT_EQ(comment("a\\ \t\nb", 0), "// a\\.\n// b\n");
  EXPECT_EQ(comment("a\?\?/\nb", 0), "// a\?\?/.\n// b\n");
  EXPECT_EQ(comment("a\\", 0), "// a\\.\n");
}

TEST(CommentTest, ControlAndDirectionCharactersAreReplaced) {
  EXPECT_EQ(comment("a\x1b[2J\x7f", 0), "// a?[2J?\n");
  EXPECT_EQ(comment("a\xe2\x80\xae"
                    "b",
                    0),
            "// a?b\n");
  EXPECT_EQ(comment("a\xff"
                    "b",
                    0),
            "// a?b\n")
      << "not UTF-8";
  EXPECT_EQ(comment("\xc3\xa9 \xe4\xb8\xad", 0), "// \xc3\xa9 \xe4\xb8\xad\n");
}

}  // namespace
}  // namespace kinform::inline v0::tools
