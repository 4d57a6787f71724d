// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_scanner.hpp"

#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::codec {
namespace {

// Reference implementation, byte by byte: the end of the value at the front of `text`, or npos.
std::size_t reference_end(std::string_view text) {
  std::size_t depth = 0;
  bool inside_string = false;
  bool escaped = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    const bool quote = byte == '"' && !escaped;
    escaped = byte == '\\' && !escaped;
    if (quote) inside_string = !inside_string;
    if (inside_string) continue;
    if (byte == '{' || byte == '[') ++depth;
    if ((byte == '}' || byte == ']') && --depth == 0) return i + 1;
  }
  return std::string_view::npos;
}

std::vector<Instructions> all_instructions() {
  std::vector<Instructions> all;
  for (const auto each : {Instructions::Portable, Instructions::Sse2, Instructions::Avx2}) {
    if (each <= best_instructions()) all.push_back(each);
  }
  return all;
}

// Feeds pieces of the given sizes in turn and returns the end of the value, or npos.
std::size_t scanned_end(std::string_view text, const std::vector<std::size_t>& sizes,
                        Instructions instructions = best_instructions()) {
  JsonScanner scanner(instructions);
  std::size_t position = 0;
  for (std::size_t turn = 0; position < text.size(); ++turn) {
    const std::string_view piece = text.substr(position, sizes[turn % sizes.size()]);
    const std::size_t taken = scanner.feed(piece);
    position += taken;
    if (scanner.complete()) return position;
    EXPECT_EQ(taken, piece.size());
  }
  return std::string_view::npos;
}

// Generates text with far more brackets, quotes and runs of backslashes than real objects have.
std::string hostile_text(std::mt19937_64& random, std::size_t size) {
  constexpr std::string_view kAlphabet = "{[}]\"\\\\\\,:a 1\xc3";
  std::string text = "{";
  while (text.size() < size) text += kAlphabet[random() % kAlphabet.size()];
  return text;
}

TEST(JsonScannerTest, ContainerEndsAtItsClosingBracket) {
  EXPECT_EQ(scanned_end(R"({}{})", {100}), 2u);
  EXPECT_EQ(scanned_end(R"([[],[{}]] ,)", {100}), 9u);
  EXPECT_EQ(scanned_end(R"({"a":{"b":[1,2,{}]}}x)", {100}), 20u);
}

TEST(JsonScannerTest, BracketsInStringsAreIgnored) {
  EXPECT_EQ(scanned_end(R"({"a":"}]{[","}":1}})", {100}), 18u);
}

TEST(JsonScannerTest, EscapedQuotesDoNotEndStrings) {
  EXPECT_EQ(scanned_end(R"({"a":"\"}"} )", {100}), 11u);
  EXPECT_EQ(scanned_end(R"({"a":"\\"} ")", {100}), 10u);
  EXPECT_EQ(scanned_end(R"({"a":"\\\"}"} )", {100}), 13u);
}

TEST(JsonScannerTest, StringEndsAtItsClosingQuote) {
  EXPECT_EQ(scanned_end(R"("items":[])", {100}), 7u);
  EXPECT_EQ(scanned_end(R"("a\"b\\" "c")", {1}), 8u);
  EXPECT_EQ(scanned_end(R"("a\)", {100}), std::string_view::npos);
}

TEST(JsonScannerTest, ScalarEndsBeforeTheNextToken) {
  for (const std::string_view next : {" ", "\n", "\t", "\r", ",", "}", "]", ":", "{", "[", "\""}) {
    EXPECT_EQ(scanned_end("-12.5e3" + std::string(next), {100}), 7u) << next;
    EXPECT_EQ(scanned_end("null" + std::string(next), {1}), 4u) << next;
  }
}

TEST(JsonScannerTest, OnlyScalarsAreCompleteAtEndOfStream) {
  const auto ends = [](std::string_view text) {
    JsonScanner scanner;
    scanner.feed(text);
    return scanner.complete_at_end_of_stream();
  };
  EXPECT_TRUE(ends("true"));
  EXPECT_TRUE(ends("{}"));
  EXPECT_FALSE(ends("{"));
  EXPECT_FALSE(ends("\"true"));
  EXPECT_FALSE(JsonScanner().complete_at_end_of_stream());
}

TEST(JsonScannerTest, RunsOfBackslashesAreCountedAcrossBlocks) {
  // Runs of backslashes begin at every position of a 64-byte block and extend into the following
  // blocks.
  for (const Instructions instructions : all_instructions()) {
    for (std::size_t before = 0; before < 70; ++before) {
      for (std::size_t run = 0; run < 140; ++run) {
        const std::string text = "{\"" + std::string(before, 'x') + std::string(run, '\\') +
                                 "\"}\"}" + std::string(20, ' ');
        EXPECT_EQ(scanned_end(text, {1000}, instructions), reference_end(text))
            << before << " bytes, then " << run << " backslashes";
      }
    }
  }
}

TEST(JsonScannerTest, DeepNestingIsScannedToItsEnd) {
  const std::string text = std::string(100'000, '[') + std::string(100'000, ']') + "]";
  for (const Instructions instructions : all_instructions()) {
    EXPECT_EQ(scanned_end(text, {text.size()}, instructions), 200'000u);
    EXPECT_EQ(scanned_end(text, {63}, instructions), 200'000u);
  }
}

TEST(JsonScannerTest, ResultDoesNotDependOnPiecesOrInstructions) {
  std::mt19937_64 random(20240101);
  for (int round = 0; round < 3000; ++round) {
    const std::string text = hostile_text(random, 1 + random() % 400);
    const std::size_t end = reference_end(text);
    const std::vector<std::size_t> sizes = {1 + random() % 90, 1 + random() % 7,
                                            1 + random() % 200};
    for (const Instructions instructions : all_instructions()) {
      ASSERT_EQ(scanned_end(text, {text.size()}, instructions), end) << text;
      ASSERT_EQ(scanned_end(text, sizes, instructions), end) << text;
      ASSERT_EQ(scanned_end(text, {1}, instructions), end) << text;
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
