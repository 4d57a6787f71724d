#include "kinform/detail/text_hash.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

TEST(TextHashTest, EqualTextsHaveEqualHashes) {
  const std::string text = "namespace/name";
  EXPECT_EQ(hash_text(text), hash_text(std::string(text)));
  EXPECT_EQ(hash_text(""), hash_text(std::string_view()));
}

TEST(TextHashTest, TextsThatDifferInOneByteHaveOtherHashes) {
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

}  // namespace
}  // namespace kinform::inline v0::detail
