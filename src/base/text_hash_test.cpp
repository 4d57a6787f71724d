// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/text_hash.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

TEST(TextHashTest, EqualTextsHaveEqualHashes) {
  const std::string text = "namespace/name";
  EXPECT_EQ(hash_text(text), hash_text(std::string(text)));
  EXPECT_EQ(hash_text(""), hash_text(std::string_view()));
}

TEST(TextHashTest, TextsThatDifferInOneByteHaveDifferentHashes) {
  std::set<std::size_t> hashes;
  for (std::size_t length = 0; length < 100; ++length)
    hashes.insert(hash_text(std::string(length, 'a')));
  for (std::size_t i = 0; i < 100; ++i) {
    std::string text(100, 'a');
    text[i] = 'b';
    hashes.insert(hash_text(text));
  }
  EXPECT_EQ(hashes.size(), 200u);
}

TEST(TextHashTest, SwappedPartsHaveDifferentHashes) {
  const std::string a = "sixteen bytes, a";
  const std::string b = "sixteen bytes, b";
  const std::string end = "the end of all of them";
  EXPECT_NE(hash_text(a + b + end), hash_text(b + a + end));
}

TEST(TextHashTest, LengthAffectsTheHash) {
  // hash_text() reads short texts in overlapping pieces, so each of these pairs would have equal
  // hashes if the length were not hashed as well.
  for (const std::string_view pair : {"10 101", "aaaa aaaa`", "a aa", "aaaaaaaa aaaaaaaaa"}) {
    const std::size_t space = pair.find(' ');
    EXPECT_NE(hash_text(pair.substr(0, space)), hash_text(pair.substr(space + 1))) << pair;
  }
}

// Measures how unevenly ten bits of the hashes are distributed: about 1 for random numbers.
double unevenness(const std::vector<std::uint64_t>& hashes, int shift) {
  constexpr std::size_t kPlaces = 1024;
  std::vector<double> counts(kPlaces);
  for (const std::uint64_t hash : hashes) ++counts[(hash >> shift) % kPlaces];
  const double expected = static_cast<double>(hashes.size()) / kPlaces;
  double sum = 0;
  for (const double count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum / (kPlaces - 1);
}

// Checks the low, the middle and the high bits, because hash tables may use any of them.
TEST(TextHashTest, HashesOfSimilarTextsAreSpreadEvenlyInAllTheirBits) {
  for (const std::string prefix :
       {"", "pod-", "default/web-", "namespace-0/workload-7d4b9c6f5d-"}) {
    for (const std::uint64_t seed : {0x243f6a8885a308d3, 0x13198a2e03707344}) {  // Digits of pi.
      std::vector<std::uint64_t> hashes;
      for (int i = 0; i < 20'000; ++i) {
        hashes.push_back(hash_text(prefix + std::to_string(i), seed));
      }
      for (const int shift : {0, 16, 32, 54}) {
        EXPECT_LT(unevenness(hashes, shift), 1.4) << prefix << ' ' << seed << ' ' << shift;
      }
      std::ranges::sort(hashes);
      EXPECT_EQ(std::ranges::adjacent_find(hashes), hashes.end()) << prefix << ' ' << seed;
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0::detail
