// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/base64.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

// Test vectors of RFC 4648, section 10.
TEST(Base64Test, VectorsOfTheRfcEncodeAndDecode) {
  const std::pair<std::string, std::string> vectors[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"},
                                                         {"\xff\xfe\xfd", "//79"}};
  for (const auto& [bytes, text] : vectors) {
    EXPECT_EQ(encode_base64(bytes), text);
    EXPECT_EQ(decode_base64(text), bytes);
  }
}

TEST(Base64Test, EveryByteRoundTrips) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  EXPECT_EQ(decode_base64(encode_base64(bytes)), bytes);
}

TEST(Base64Test, LineBreaksAreSkipped) {
  EXPECT_EQ(decode_base64("Zm9v\nYm\r\nFy\n"), "foobar");
}

TEST(Base64Test, AnythingElseIsRefused) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zg===", "Zm8", "Zm9v=", "=", "Zg==Zg==", "Zm9v Ymfy",
                           "Zm9-", "Zm9_", "Zm9v\t", "Z=g="}) {
    EXPECT_FALSE(decode_base64(text)) << text;
  }
}

}  // namespace
}  // namespace kinform::inline v0
