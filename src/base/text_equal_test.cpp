// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/text_equal.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

TEST(EqualTextTest, DetectsAnyDifferenceAtEveryLength) {
  const std::string text = "kube-system/coredns-5d78c9869d-abcdefghijklmnopqrstuvwxyz0123456789";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const std::string left = text.substr(0, size);
    std::string right = left;  // At another address.
    EXPECT_TRUE(equal_text(left, right)) << size;
    for (char& byte : right) {
      byte ^= 0x40;
      EXPECT_FALSE(equal_text(left, right)) << left << " and " << right;
      byte ^= 0x40;
    }
    EXPECT_FALSE(equal_text(left, text + "x")) << size;
  }
}

TEST(EqualTextTest, EmptyTextsMayBeNull) {
  EXPECT_TRUE(equal_text({}, {}));
  EXPECT_TRUE(equal_text({}, ""));
  EXPECT_FALSE(equal_text({}, "x"));
}

TEST(EqualTextTest, ReadsNothingOutsideTheTexts) {
  const std::string_view around = "aXbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbXc";
  const std::string other = "?" + std::string(around.substr(1, around.size() - 2)) + "?";
  for (std::size_t size = 0; size + 2 <= around.size(); ++size) {
    EXPECT_TRUE(equal_text(around.substr(1, size), std::string_view(other).substr(1, size)));
  }
}

}  // namespace
}  // namespace kinform::inline v0::detail
