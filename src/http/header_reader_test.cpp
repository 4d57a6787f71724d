// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/header_reader.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::http {
namespace {

constexpr std::size_t kPlenty = 100'000;

HeaderReader read_lines(std::initializer_list<std::string_view> connections) {
  HeaderReader reader(kPlenty);
  for (const std::string_view connection : connections)
    EXPECT_TRUE(reader.add_line(connection).ok()) << connection;
  return reader;
}

TEST(HeaderReaderTest, StatusAndHeadersAreTrimmed) {
  HeaderReader reader =
      read_lines({"HTTP/1.1 410 Gone\r\n", "Content-Type:application/json \r\n", "X-Empty:\r\n"});
  EXPECT_FALSE(reader.complete());
  ASSERT_TRUE(reader.add_line("\r\n").ok());
  EXPECT_TRUE(reader.complete());
  EXPECT_EQ(reader.status(), 410);
  EXPECT_EQ(reader.take_headers(),
            (std::vector<HttpHeader>{{.name = "Content-Type", .value = "application/json"},
                                     {.name = "X-Empty", .value = ""}}));
}

TEST(HeaderReaderTest, InterimResponsesAreDiscarded) {
  HeaderReader reader = read_lines({"HTTP/1.1 103 Early Hints\r\n", "Link: </a>\r\n", "\r\n"});
  EXPECT_FALSE(reader.complete());
  for (const std::string_view connection : {"HTTP/1.1 200 OK\r\n", "A: b\r\n", "\r\n"}) {
    ASSERT_TRUE(reader.add_line(connection).ok());
  }
  EXPECT_TRUE(reader.complete());
  EXPECT_EQ(reader.status(), 200);
  EXPECT_EQ(reader.headers().size(), 1u);
}

TEST(HeaderReaderTest, TrailersAreNotHeaders) {
  HeaderReader reader = read_lines({"HTTP/1.1 200 OK\r\n", "\r\n", "X-Trailer: late\r\n"});
  EXPECT_TRUE(reader.headers().empty());
}

TEST(HeaderReaderTest, EndlessTrailersAreRejectedAfterAFewKilobytes) {
  HeaderReader reader = read_lines({"HTTP/1.1 200 OK\r\n", "\r\n"});
  Result<void> added;
  int lines = 0;
  for (; added && lines < 2000; ++lines) added = reader.add_line("X-Trailer: late\r\n");
  ASSERT_FALSE(added.ok());
  EXPECT_EQ(added.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(added.error().message, "response trailers exceed 4096 bytes");
  EXPECT_GT(lines, 100);
}

TEST(HeaderReaderTest, TooManyBytesOrHeadersAreRejected) {
  HeaderReader small(20);
  ASSERT_TRUE(small.add_line("HTTP/1.1 200 OK\r\n").ok());
  EXPECT_EQ(small.add_line("Name: value\r\n").error().code, ErrorCode::LimitExceeded);

  HeaderReader reader(kPlenty);
  Result<void> added = reader.add_line("HTTP/1.1 200 OK\r\n");
  for (int count = 0; added && count < 2000; ++count) added = reader.add_line("a: b\r\n");
  ASSERT_FALSE(added.ok());
  EXPECT_EQ(added.error().code, ErrorCode::LimitExceeded);
}

}  // namespace
}  // namespace kinform::inline v0::http
