// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/error_response.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::codec {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

TEST(ErrorResponseTest, StatusInTheBodyBecomesTheError) {
  const Error error = decode_failed_response(
      {.http_status = 404,
       .method = "GET",
       .body = R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure",
                   "message":"pods \"a\" not found","reason":"NotFound",
                   "details":{"name":"a","kind":"pods"},"code":404})"});
  EXPECT_EQ(error.code, ErrorCode::NotFound);
  EXPECT_EQ(error.message, "404 NotFound: pods \"a\" not found");
  EXPECT_EQ(error.name, "a");
  EXPECT_EQ(error.kind, "pods");
}

TEST(ErrorResponseTest, BodyThatIsNotAFailureStatusIsQuoted) {
  for (const char* body :
       {"upstream is down", R"({"error":"upstream is down"})",
        R"({"kind":"Status","apiVersion":"v1","status":"Success","message":"upstream is down"})"}) {
    const Error error = decode_failed_response({.http_status = 503, .method = "GET", .body = body});
    EXPECT_EQ(error.code, ErrorCode::Unavailable);
    EXPECT_THAT(error.message, HasSubstr("upstream is down"));
  }
}

TEST(ErrorResponseTest, RetryAfterInTheStatusWinsOverTheHeader) {
  const auto retry_after = [](const char* details) {
    const std::string body =
        R"({"kind":"Status","apiVersion":"v1","status":"Failure","code":429,)" +
        std::string(details) + "}";
    return decode_failed_response({.http_status = 429, .body = body, .retry_after = 5s})
        .retry_after;
  };
  EXPECT_EQ(retry_after(R"("details":{"retryAfterSeconds":2})"), 2s);
  EXPECT_EQ(retry_after(R"("details":{})"), 5s);
}

}  // namespace
}  // namespace kinform::inline v0::codec
