// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/error_response.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "kinform/json.hpp"
#include "schema/schema.hpp"
#include "testing/protobuf/encoder.hpp"

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

// The first bytes show the format, even if the Content-Type was lost.
TEST(ErrorResponseTest, StatusInProtobufBecomesTheError) {
  const Json status = {{"kind", "Status"},
                       {"apiVersion", "v1"},
                       {"status", "Failure"},
                       {"message", "too old"},
                       {"reason", "Expired"},
                       {"code", 410},
                       {"details", {{"retryAfterSeconds", 2}}}};
  const schema::Definition& type = *schema::kubernetes_schema().find("meta/v1.Status");
  const std::string body =
      test_support::in_envelope("v1", "Status", test_support::to_protobuf(status, type));
  const Error error = decode_failed_response({.http_status = 410, .method = "GET", .body = body});
  EXPECT_EQ(error.code, ErrorCode::Expired);
  EXPECT_EQ(error.message, "410 Expired: too old");
  EXPECT_EQ(error.retry_after, 2s);
}

// A newer server may add fields anywhere in a Status.
TEST(ErrorResponseTest, UnknownFieldsInProtobufDoNotHideTheError) {
  const std::string unknown = test_support::bytes_field(4000, "later");
  const std::string cause = test_support::bytes_field(1, "ResourceVersionTooLarge") + unknown;
  const std::string details =
      unknown + test_support::bytes_field(4, cause) + test_support::varint_field(5, 3);
  const std::string status =
      test_support::bytes_field(1, unknown) + test_support::bytes_field(2, "Failure") + unknown +
      test_support::bytes_field(3, "not yet") + test_support::bytes_field(4, "Timeout") +
      test_support::bytes_field(5, details) + test_support::varint_field(6, 504);
  const std::string body = test_support::in_envelope("v1", "Status", status) + unknown;
  const Error error = decode_failed_response({.http_status = 504, .method = "GET", .body = body});
  EXPECT_EQ(error.code, ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(error.reason, "Timeout");
  EXPECT_EQ(error.message, "504 Timeout: not yet");
  EXPECT_EQ(error.retry_after, 3s);
  ASSERT_EQ(error.causes.size(), 1u);
  EXPECT_EQ(error.causes[0].type, "ResourceVersionTooLarge");
}

TEST(ErrorResponseTest, DamagedProtobufIsJudgedByTheHttpStatus) {
  const std::string body("k8s\0\x0a\x7f", 6);
  EXPECT_EQ(decode_failed_response({.http_status = 404, .method = "GET", .body = body}).code,
            ErrorCode::NotFound);
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
