// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "runtime/bind_address.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::runtime {
namespace {

TEST(BindAddressTest, HostAndPortAreRead) {
  EXPECT_EQ(**parse_bind_address("127.0.0.1:8080"),
            (BindAddress{.host = "127.0.0.1", .port = 8080}));
  EXPECT_EQ(**parse_bind_address("[::1]:8080"), (BindAddress{.host = "::1", .port = 8080}));
}

TEST(BindAddressTest, EmptyHostMeansAllAddresses) {
  EXPECT_EQ(**parse_bind_address(":8080"), (BindAddress{.host = "", .port = 8080}));
  EXPECT_EQ(**parse_bind_address("0.0.0.0:80"), (BindAddress{.host = "0.0.0.0", .port = 80}));
  EXPECT_EQ(**parse_bind_address("[::]:80"), (BindAddress{.host = "::", .port = 80}));
}

TEST(BindAddressTest, LocalhostIsTheLoopbackAddress) {
  EXPECT_EQ(**parse_bind_address("localhost:80"), (BindAddress{.host = "127.0.0.1", .port = 80}));
}

TEST(BindAddressTest, EmptyTextAndZeroMeanNoAddress) {
  EXPECT_FALSE(parse_bind_address("")->has_value());
  EXPECT_FALSE(parse_bind_address("0")->has_value());
}

TEST(BindAddressTest, InvalidAddressIsRejected) {
  for (const char* const text :
       {"8080", "host", "host:", "host:80", "127.0.0.1:x", ":70000", ":-1", ":80x", "::1:80",
        "[::1", "[:80", "[]:80", "[1.2.3.4]:80", "1.2.3:80"}) {
    const auto address = parse_bind_address(text);
    ASSERT_FALSE(address.ok()) << text;
    EXPECT_EQ(address.error().code, ErrorCode::InvalidArgument);
  }
}

}  // namespace
}  // namespace kinform::inline v0::runtime
