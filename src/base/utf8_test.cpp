// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utf8.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::string_view_literals;

void expect_valid(std::string_view text, char32_t code_point) {
  const Utf8Character character = decode_utf8(text);
  EXPECT_TRUE(character.valid);
  EXPECT_EQ(character.code_point, code_point);
  EXPECT_EQ(character.bytes, text.size());
}

void expect_invalid(std::string_view text) {
  const Utf8Character character = decode_utf8(text);
  EXPECT_FALSE(character.valid) << ::testing::PrintToString(text);
  EXPECT_EQ(character.code_point, U'\ufffd');
  EXPECT_EQ(character.bytes, 1u);
}

TEST(Utf8Test, FirstAndLastCharacterOfEachLengthAreDecoded) {
  expect_valid("\x00"sv, 0);
  expect_valid("\x7f", 0x7f);
  expect_valid("\xc2\x80", 0x80);
  expect_valid("\xdf\xbf", 0x7ff);
  expect_valid("\xe0\xa0\x80", 0x800);
  expect_valid("\xef\xbf\xbf", 0xffff);
  expect_valid("\xf0\x90\x80\x80", 0x10000);
  expect_valid("\xf4\x8f\xbf\xbf", 0x10ffff);
}

TEST(Utf8Test, OnlyTheFirstCharacterIsDecoded) {
  const Utf8Character character = decode_utf8("\u00e9\xff");
  EXPECT_TRUE(character.valid);
  EXPECT_EQ(character.bytes, 2u);
}

TEST(Utf8Test, OverlongFormsAreInvalid) {
  expect_invalid("\xc0\xaf");
  expect_invalid("\xc1\xbf");
  expect_invalid("\xe0\x9f\xbf");
  expect_invalid("\xf0\x8f\xbf\xbf");
}

TEST(Utf8Test, SurrogatesAreInvalid) {
  expect_valid("\xed\x9f\xbf", 0xd7ff);
  expect_invalid("\xed\xa0\x80");
  expect_invalid("\xed\xbf\xbf");
  expect_valid("\xee\x80\x80", 0xe000);
}

TEST(Utf8Test, CodePointsBeyondTheLastAreInvalid) {
  expect_invalid("\xf4\x90\x80\x80");
  expect_invalid("\xf5\x80\x80\x80");
  expect_invalid("\xff");
}

TEST(Utf8Test, StrayContinuationIsInvalid) {
  expect_invalid("\x80");
  expect_invalid("\xbf");
}

TEST(Utf8Test, TruncatedCharactersAreInvalid) {
  expect_invalid("\xc3");
  expect_invalid("\xe2\x82");
  expect_invalid("\xf0\x9f\x98");
  expect_invalid("\xc3(");
  expect_invalid("\xe2\x82(");
}

}  // namespace
}  // namespace kinform::inline v0
