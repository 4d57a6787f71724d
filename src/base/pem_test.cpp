// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/pem.hpp"

#include <string>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

std::string block(const std::string& label, const std::string& body = "YQ==\n") {
  return "-----BEGIN " + label + "-----\n" + body + "-----END " + label + "-----\n";
}

TEST(PemTest, CompleteBlocksWithTheLabelAreFound) {
  EXPECT_TRUE(has_certificate_pem(block("CERTIFICATE")));
  EXPECT_TRUE(has_certificate_pem("# comment\n" + block("PRIVATE KEY") + block("CERTIFICATE")));
  for (const char* label :
       {"PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY", "ENCRYPTED PRIVATE KEY"}) {
    EXPECT_TRUE(has_private_key_pem(block(label))) << label;
  }
  EXPECT_TRUE(has_private_key_pem(block("RSA PRIVATE KEY", "Proc-Type: 4,ENCRYPTED\n\nYQ==\n")));
}

TEST(PemTest, OtherLabelsAreNotFound) {
  EXPECT_FALSE(has_certificate_pem(block("PRIVATE KEY")));
  EXPECT_FALSE(has_private_key_pem(block("CERTIFICATE")));
  EXPECT_FALSE(has_certificate_pem(""));
}

TEST(PemTest, EveryPrefixOfAFileIsIncomplete) {
  std::string whole = block("CERTIFICATE") + block("CERTIFICATE");
  whole.pop_back();
  const std::size_t first = block("CERTIFICATE").size();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    // The truncated text is valid only if it has all of the first block and no part of the second.
    const bool is_whole = size + 1 >= first && size < first + std::string("-----BEGIN ").size();
    EXPECT_EQ(has_certificate_pem(whole.substr(0, size)), is_whole) << size;
  }
}

TEST(PemTest, BodyMustBeBase64) {
  EXPECT_FALSE(has_certificate_pem(block("CERTIFICATE", "YQ=\n")));
  EXPECT_FALSE(has_certificate_pem(block("CERTIFICATE", "")));
}

}  // namespace
}  // namespace kinform::inline v0
