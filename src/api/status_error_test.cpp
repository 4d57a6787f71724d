// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/status_error.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/error.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

Error error_of(const std::string& members, int http_status = 0) {
  const ObjectPtr status =
      parse_object(R"({"kind":"Status","apiVersion":"v1")" + members + "}").value();
  return error_from_status(status->root(), http_status);
}

ErrorCode code_of(const std::string& members, int http_status = 0) {
  return error_of(members, http_status).code;
}

TEST(StatusErrorTest, RetryAfterIsAMinuteAtMost) {
  EXPECT_EQ(
      error_of(R"(,"status":"Failure","details":{"retryAfterSeconds":9223372036854775807})", 429)
          .retry_after,
      60s);
}

TEST(StatusErrorTest, EveryFieldOfTheStatusIsCopied) {
  const Error error = error_of(R"(,"metadata":{},"status":"Failure","message":"field is wrong",
      "reason":"Invalid","code":422,"details":{"name":"web","group":"apps","kind":"Deployment",
      "retryAfterSeconds":3,"causes":[
        {"reason":"FieldValueInvalid","message":"must be positive","field":"spec.replicas"},{}]})",
                               422);
  EXPECT_EQ(error.code, ErrorCode::Invalid);
  EXPECT_EQ(error.http_status, 422);
  EXPECT_EQ(error.reason, "Invalid");
  EXPECT_EQ(error.message, "422 Invalid: field is wrong");
  EXPECT_EQ(error.group, "apps");
  EXPECT_EQ(error.kind, "Deployment");
  EXPECT_EQ(error.name, "web");
  EXPECT_EQ(error.retry_after, 3s);
  ASSERT_EQ(error.causes.size(), 2u);
  EXPECT_EQ(error.causes[0], (ErrorCause{.type = "FieldValueInvalid",
                                         .message = "must be positive",
                                         .field = "spec.replicas"}));
  EXPECT_EQ(error.causes[1], ErrorCause{});
}

TEST(StatusErrorTest, EachReasonHasItsCode) {
  const auto of_reason = [](const std::string& reason) {
    return code_of(R"(,"code":418,"reason":")" + reason + "\"");
  };
  EXPECT_EQ(of_reason("BadRequest"), ErrorCode::BadRequest);
  EXPECT_EQ(of_reason("Unauthorized"), ErrorCode::Unauthorized);
  EXPECT_EQ(of_reason("Forbidden"), ErrorCode::Forbidden);
  EXPECT_EQ(of_reason("NotFound"), ErrorCode::NotFound);
  EXPECT_EQ(of_reason("MethodNotAllowed"), ErrorCode::NotSupported);
  EXPECT_EQ(of_reason("NotAcceptable"), ErrorCode::NotSupported);
  EXPECT_EQ(of_reason("AlreadyExists"), ErrorCode::AlreadyExists);
  EXPECT_EQ(of_reason("Conflict"), ErrorCode::Conflict);
  EXPECT_EQ(of_reason("RequestEntityTooLarge"), ErrorCode::RequestTooLarge);
  EXPECT_EQ(of_reason("UnsupportedMediaType"), ErrorCode::NotSupported);
  EXPECT_EQ(of_reason("Invalid"), ErrorCode::Invalid);
  EXPECT_EQ(of_reason("TooManyRequests"), ErrorCode::TooManyRequests);
  EXPECT_EQ(of_reason("InternalError"), ErrorCode::Internal);
  EXPECT_EQ(of_reason("ServiceUnavailable"), ErrorCode::Unavailable);
  EXPECT_EQ(of_reason("ServerTimeout"), ErrorCode::ServerTimeout);
  EXPECT_EQ(of_reason("Timeout"), ErrorCode::ServerTimeout);
  EXPECT_EQ(of_reason("SomethingNew"), ErrorCode::Unknown);
}

TEST(StatusErrorTest, CodeIsUsedOnlyWithoutAKnownReason) {
  // The reason takes precedence over the code (ERR-01, ERR-04).
  EXPECT_EQ(code_of(R"(,"reason":"NotFound","code":500)"), ErrorCode::NotFound);
  EXPECT_EQ(code_of(R"(,"reason":"StorageReadError","code":500)"), ErrorCode::Unknown);
  EXPECT_EQ(code_of(R"(,"reason":"SomethingNew","code":500)"), ErrorCode::Internal);
  EXPECT_EQ(code_of(R"(,"code":404)"), ErrorCode::NotFound);
  EXPECT_EQ(code_of(R"(,"code":409)"), ErrorCode::Conflict);
  EXPECT_EQ(code_of(R"(,"code":413)"), ErrorCode::RequestTooLarge);
  EXPECT_EQ(code_of(R"(,"code":504)"), ErrorCode::ServerTimeout);
  EXPECT_EQ(code_of(R"(,"code":502)"), ErrorCode::Unknown);
  EXPECT_EQ(code_of(""), ErrorCode::Unknown);
}

TEST(StatusErrorTest, HttpStatusIsUsedIfTheStatusHasNoCode) {
  EXPECT_EQ(code_of("", 403), ErrorCode::Forbidden);
  EXPECT_EQ(code_of(R"(,"code":0)", 403), ErrorCode::Forbidden);
  EXPECT_EQ(error_of(R"(,"code":410)", 200).http_status, 410);
  EXPECT_EQ(error_of(R"(,"code":99999999999)", 403).http_status, 403);
}

TEST(StatusErrorTest, Code429IsTooManyRequestsForAnyReason) {
  // Code 429 takes precedence over any reason (ERR-01).
  EXPECT_EQ(code_of(R"(,"reason":"InternalError","code":429)"), ErrorCode::TooManyRequests);
  EXPECT_EQ(code_of(R"(,"reason":"InternalError","code":500)", 429), ErrorCode::TooManyRequests);
}

TEST(StatusErrorTest, GoneAndExpiredMapToExpiredAndKeepTheirReason) {
  // Both reasons mean that the resource version is too old (ERR-02).
  for (const char* reason : {"Gone", "Expired"}) {
    const Error error = error_of(R"(,"code":410,"reason":")" + std::string(reason) + "\"");
    EXPECT_EQ(error.code, ErrorCode::Expired);
    EXPECT_EQ(error.reason, reason);
  }
  EXPECT_EQ(code_of(R"(,"code":410)"), ErrorCode::Expired);
}

TEST(StatusErrorTest, TooLargeVersionIsRecognisedByItsCause) {
  // Servers since 1.18.6 send this cause (ERR-03).
  EXPECT_EQ(code_of(R"(,"reason":"Timeout","code":504,"details":{"causes":[
                        {"reason":"Other"},{"reason":"ResourceVersionTooLarge"}]})"),
            ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(code_of(R"(,"details":{"causes":[{"reason":"ResourceVersionTooLarge"}]})"),
            ErrorCode::ResourceVersionTooLarge);
}

TEST(StatusErrorTest, TooLargeVersionIsRecognisedByTheMessageOfOlderServers) {
  // Servers before 1.18.6 send exactly this message, and only in a Timeout (ERR-03).
  const std::string cause = R"(,"details":{"causes":[{"message":"Too large resource version"}]})";
  EXPECT_EQ(code_of(R"(,"reason":"Timeout")" + cause), ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(code_of(R"(,"code":504)" + cause), ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(code_of(R"(,"reason":"InternalError")" + cause), ErrorCode::Internal);
  EXPECT_EQ(code_of(R"(,"reason":"ServerTimeout")" + cause), ErrorCode::ServerTimeout);

  EXPECT_EQ(code_of(R"(,"reason":"Timeout","message":"Too large resource version: 9, current: 3")"),
            ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(code_of(R"(,"reason":"Timeout","message":"too large resource version")"),
            ErrorCode::ServerTimeout);
  EXPECT_EQ(code_of(R"(,"reason":"Timeout","details":{"causes":[
                        {"message":"Too large resource version: 9"}]})"),
            ErrorCode::ServerTimeout);
}

TEST(StatusErrorTest, FieldsOfAStatusWithWrongTypesAreIgnored) {
  const Error error = error_of(R"(,"code":"404","reason":7,"message":[],"details":{"causes":{},
                                   "retryAfterSeconds":-1,"name":null})");
  EXPECT_EQ(error.code, ErrorCode::Unknown);
  EXPECT_FALSE(error.message.empty());
  EXPECT_EQ(error.retry_after, std::nullopt);
}

TEST(StatusErrorTest, OnlyStatusOfV1OrMetaV1IsAStatus) {
  // Only these kinds are a Status. The error of any other object is not classified (ERR-07).
  const auto is = [](const char* json) { return is_status(parse_object(json).value()->root()); };
  EXPECT_TRUE(is(R"({"kind":"Status","apiVersion":"v1"})"));
  EXPECT_TRUE(is(R"({"kind":"Status","apiVersion":"meta.k8s.io/v1"})"));
  EXPECT_FALSE(is(R"({"kind":"Status","apiVersion":"apps/v1"})"));
  EXPECT_FALSE(is(R"({"kind":"Status"})"));
  EXPECT_FALSE(is(R"({"kind":"Pod","apiVersion":"v1"})"));
}

TEST(StatusErrorTest, StatusWithoutSuccessIsAFailure) {
  const auto fails = [](const char* json) {
    return is_failure_status(parse_object(json).value()->root());
  };
  EXPECT_TRUE(fails(R"({"kind":"Status","apiVersion":"v1","status":"Failure"})"));
  EXPECT_TRUE(fails(R"({"kind":"Status","apiVersion":"v1"})"));
  EXPECT_FALSE(fails(R"({"kind":"Status","apiVersion":"v1","status":"Success"})"));
  EXPECT_FALSE(fails(R"({"kind":"Pod","apiVersion":"v1","status":"Failure"})"));
}

TEST(StatusErrorTest, ResponseWithoutAStatusIsClassifiedByItsHttpStatus) {
  // Without a Status, the HTTP status code decides (RQ-15).
  const auto of_number = [](int number, std::string_view method = "GET") {
    return error_from_response({.http_status = number, .method = method});
  };
  EXPECT_EQ(of_number(400).code, ErrorCode::BadRequest);
  EXPECT_EQ(of_number(401).code, ErrorCode::Unauthorized);
  EXPECT_EQ(of_number(403).code, ErrorCode::Forbidden);
  EXPECT_EQ(of_number(404).code, ErrorCode::NotFound);
  EXPECT_EQ(of_number(404).reason, "NotFound");
  EXPECT_EQ(of_number(405).code, ErrorCode::NotSupported);
  EXPECT_EQ(of_number(406).code, ErrorCode::NotSupported);
  EXPECT_EQ(of_number(409, "POST").code, ErrorCode::AlreadyExists);
  EXPECT_EQ(of_number(409, "PUT").code, ErrorCode::Conflict);
  EXPECT_EQ(of_number(410).code, ErrorCode::Expired);
  EXPECT_EQ(of_number(410).reason, "");  // Not Expired, which only a server can state (PG-05).
  EXPECT_EQ(of_number(413).code, ErrorCode::RequestTooLarge);
  EXPECT_EQ(of_number(415).code, ErrorCode::NotSupported);
  EXPECT_EQ(of_number(422).code, ErrorCode::Invalid);
  EXPECT_EQ(of_number(429).code, ErrorCode::TooManyRequests);
  EXPECT_EQ(of_number(500).code, ErrorCode::Internal);
  EXPECT_EQ(of_number(502).code, ErrorCode::Internal);
  EXPECT_EQ(of_number(502).reason, "InternalError");
  EXPECT_EQ(of_number(503).code, ErrorCode::Unavailable);
  EXPECT_EQ(of_number(504).code, ErrorCode::ServerTimeout);
  EXPECT_EQ(of_number(504).reason, "Timeout");
  EXPECT_EQ(of_number(418).code, ErrorCode::Unknown);
  EXPECT_EQ(of_number(302).code, ErrorCode::Unknown);
  EXPECT_EQ(of_number(404).http_status, 404);
}

TEST(StatusErrorTest, BodyIsQuotedAndRetryAfterIsKept) {
  const Error error = error_from_response(
      {.http_status = 502, .method = "GET", .body = "bad gateway\r\n", .retry_after = 4s});
  EXPECT_EQ(error.message, "502 InternalError: bad gateway");
  EXPECT_EQ(error.retry_after, 4s);
}

TEST(StatusErrorTest, QuotedTextIsTruncatedAtACharacterBoundary) {
  // 2047 bytes, then a two-byte character, which would exceed the limit.
  const std::string body = std::string(2047, 'x') + "ü and more";
  EXPECT_EQ(error_from_response({.http_status = 500, .body = body}).message,
            "500 InternalError: " + std::string(2047, 'x'));
  // The caller may have truncated the body inside a character.
  EXPECT_EQ(error_from_response({.http_status = 500, .body = "caf\xc3"}).message,
            "500 InternalError: caf");
}

TEST(StatusErrorTest, BodyThatIsNotTextIsNotQuoted) {
  for (const std::string& body : {std::string("k8s\0\n", 5), std::string("\x1f\x8b\x08 gzip"),
                                  std::string("a\xff gone bad"), std::string("\x1b[31mred")}) {
    EXPECT_EQ(error_from_response({.http_status = 500, .body = body}).message, "500 InternalError");
  }
}

TEST(ApiErrorTest, EachPredicateChecksOnlyTheErrorCode) {
  struct Question {
    bool (*ask)(const Error&);
    ErrorCode code;
  };
  const Question questions[] = {
      {is_bad_request, ErrorCode::BadRequest},
      {is_unauthorized, ErrorCode::Unauthorized},
      {is_forbidden, ErrorCode::Forbidden},
      {is_not_found, ErrorCode::NotFound},
      {is_not_supported, ErrorCode::NotSupported},
      {is_already_exists, ErrorCode::AlreadyExists},
      {is_conflict, ErrorCode::Conflict},
      {is_expired, ErrorCode::Expired},
      {is_request_too_large, ErrorCode::RequestTooLarge},
      {is_invalid, ErrorCode::Invalid},
      {is_too_many_requests, ErrorCode::TooManyRequests},
      {is_internal, ErrorCode::Internal},
      {is_unavailable, ErrorCode::Unavailable},
      {is_server_timeout, ErrorCode::ServerTimeout},
      {is_resource_version_too_large, ErrorCode::ResourceVersionTooLarge},
      {is_connection_refused, ErrorCode::ConnectionRefused},
      {is_connection_reset, ErrorCode::ConnectionReset},
      {is_cancelled, ErrorCode::Cancelled},
      {is_format_changed, ErrorCode::FormatChanged},
  };
  for (const Question& question : questions) {
    for (const Question& other : questions) {
      const Error error(other.code, "text that says NotFound, Conflict and Expired");
      EXPECT_EQ(question.ask(error), question.code == other.code) << to_string(other.code);
    }
  }
  EXPECT_TRUE(is_probable_end_of_stream(Error(ErrorCode::EndOfStream, "")));
  EXPECT_TRUE(is_probable_end_of_stream(Error(ErrorCode::ConnectionReset, "")));
  EXPECT_FALSE(is_probable_end_of_stream(Error(ErrorCode::ConnectionRefused, "")));
}

}  // namespace
}  // namespace kinform::inline v0
