// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/request_url.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::client {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(UrlTest, PathEscapesWhatGoEscapes) {
  EXPECT_EQ(escape_path("/api/v1/a-b_c.d~e"), "/api/v1/a-b_c.d~e");
  EXPECT_EQ(escape_path("system:node@x+y,z;k=v$&"), "system:node@x+y,z;k=v$&");
  EXPECT_EQ(escape_path("a b?c#d\"e*(f)!'[g]|\xc3\xa4"),
            "a%20b%3Fc%23d%22e%2A%28f%29%21%27%5Bg%5D%7C%C3%A4");
}

TEST(UrlTest, ParameterEscapesWhatGoEscapes) {
  EXPECT_EQ(escape_parameter("app=web,tier in (a,b)"), "app%3Dweb%2Ctier+in+%28a%2Cb%29");
  EXPECT_EQ(escape_parameter("a/b:c@d+e%f"), "a%2Fb%3Ac%40d%2Be%25f");
}

TEST(UrlTest, QueryIsSortedByNameAndStable) {
  Query query;
  query.add("watch", "true");
  query.add("limit", 500);
  query.add("dryRun", "b");
  query.add("dryRun", "a");
  query.add_unless_empty("continue", "");
  EXPECT_EQ(query.to_string(), "dryRun=b&dryRun=a&limit=500&watch=true");
  EXPECT_EQ(Query().to_string(), "");
}

TEST(UrlTest, ServerPathBecomesThePrefix) {
  const ServerUrl url =
      parse_server_url("https://proxy.example:8443/k8s/clusters/c1/", SchemeDefault::Http).value();
  EXPECT_EQ(url.origin, "https://proxy.example:8443");
  EXPECT_EQ(url.path_prefix, "/k8s/clusters/c1");
  EXPECT_EQ(url.host, "proxy.example:8443");
}

// A server without a scheme gets https if TLS is configured, otherwise http (RQ-20).
TEST(UrlTest, ServerWithoutASchemeGetsTheDefault) {
  EXPECT_EQ(parse_server_url("10.0.0.1:6443", SchemeDefault::Https).value().origin,
            "https://10.0.0.1:6443");
  EXPECT_EQ(parse_server_url("[::1]:80", SchemeDefault::Http).value().origin, "http://[::1]:80");
  EXPECT_EQ(parse_server_url("", SchemeDefault::Http).value().origin, "http://localhost");
}

TEST(UrlTest, InvalidServerAddressIsRejected) {
  for (const char* text : {"ftp://a", "https://", "https:///path", "http://a?b=c", "http://a#b",
                           "http://a b", "http://a\r\nX: y", "unix:///socket"}) {
    const Result<ServerUrl> url = parse_server_url(text, SchemeDefault::Http);
    ASSERT_FALSE(url.ok()) << text;
    EXPECT_EQ(url.error().code, ErrorCode::InvalidArgument) << text;
  }
}

TEST(UrlTest, PasswordInServerAddressIsRejectedAndNotShown) {
  const Result<ServerUrl> url = parse_server_url("https://me:geheim@host", SchemeDefault::Http);
  ASSERT_FALSE(url.ok());
  EXPECT_THAT(url.error().message, HasSubstr("password"));
  EXPECT_THAT(url.error().message, Not(HasSubstr("geheim")));
}

}  // namespace
}  // namespace kinform::inline v0::client
