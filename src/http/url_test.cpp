// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/url.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::http {
namespace {

TEST(UrlTest, UrlIsSplitIntoParts) {
  const Url url = parse_url("https://[::1]:6443/api/../v1/pods?labelSelector=a%3Db").value();
  EXPECT_EQ(url.scheme, "https");
  EXPECT_EQ(url.ca, "[::1]:6443");
  EXPECT_EQ(url.host, "[::1]");
  EXPECT_EQ(url.port, "6443");
  EXPECT_EQ(url.rest, "/api/../v1/pods?labelSelector=a%3Db");
  EXPECT_EQ(url.origin(), "https://[::1]:6443");
}

TEST(UrlTest, PortDefaultsToThatOfTheScheme) {
  EXPECT_EQ(parse_url("https://server").value().port, "443");
  EXPECT_EQ(parse_url("http://server?watch=true").value().port, "80");
  EXPECT_EQ(parse_url("http://server?watch=true").value().rest, "?watch=true");
}

TEST(UrlTest, InvalidUrlsAreRejected) {
  for (const char* text : {"", "server:6443", "/api", "ftp://server/", "file:///etc/passwd",
                           "https://", "http://a b/", "http://server:99999/"}) {
    EXPECT_EQ(parse_url(text).error().code, ErrorCode::InvalidArgument) << text;
  }
  EXPECT_FALSE(parse_url("http://server/" + std::string(2 * 1024 * 1024, 'a')).ok());
}

TEST(UrlTest, CredentialsInAUrlAreRejectedAndNotShown) {
  const Error error = parse_url("https://admin:hunter2@server/").error();
  EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
  EXPECT_EQ(error.message.find("hunter2"), std::string::npos);
  EXPECT_EQ(error.message.find("admin"), std::string::npos);
}

TEST(UrlTest, InvalidUrlWithCredentialsIsNotShown) {
  for (const char* text :
       {"ftp://admin:hunter2@server/", "https://admin:hunter2@", "https://admin:hunter2@a b/"}) {
    const Error error = parse_url(text).error();
    EXPECT_EQ(error.message.find("hunter2"), std::string::npos) << error.message;
  }
}

TEST(UrlTest, InvalidProxyIsRejectedAndNotShown) {
  for (const char* text : {"http://proxy:3128", "https://u:p@proxy", "socks5://proxy:1080",
                           "socks5h://proxy:1080", "proxy:3128"}) {
    EXPECT_TRUE(check_proxy_url(text).ok()) << text;
  }
  for (const char* text : {"ftp://u:hunter2@proxy", "http://u:hunter2@", "://"}) {
    const Result<void> checked = check_proxy_url(text);
    ASSERT_FALSE(checked.ok()) << text;
    EXPECT_EQ(checked.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(checked.error().message.find("hunter2"), std::string::npos);
  }
}

TEST(UrlTest, IpAddressesAreDistinguishedFromNames) {
  for (const char* address : {"127.0.0.1", "10.1.2.3", "[::1]", "[fe80::1%25eth0]"}) {
    EXPECT_TRUE(is_ip_address(address)) << address;
  }
  for (const char* name : {"localhost", "10.1.2.3.example.com", "1.2.3", "api"}) {
    EXPECT_FALSE(is_ip_address(name)) << name;
  }
}

TEST(UrlTest, LoopbackIsRecognizedByNameAndAddress) {
  EXPECT_TRUE(is_loopback("localhost"));
  EXPECT_TRUE(is_loopback("127.0.0.53"));
  EXPECT_TRUE(is_loopback("[::1]"));
  EXPECT_FALSE(is_loopback("10.0.0.1"));
  EXPECT_FALSE(is_loopback("localhost.example.com"));
}

}  // namespace
}  // namespace kinform::inline v0::http
