// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/error.hpp"

#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

TEST(ErrorCodeTest, EveryCodeHasAUniqueName) {
  std::set<std::string_view> names;
  const auto last = static_cast<int>(ErrorCode::UserCode);
  for (int code = 0; code <= last; ++code) names.insert(to_string(static_cast<ErrorCode>(code)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(last) + 1);
}

TEST(ErrorCodeTest, NameIsTheEnumeratorsName) {
  EXPECT_EQ(to_string(ErrorCode::Unknown), "Unknown");
  EXPECT_EQ(to_string(ErrorCode::Expired), "Expired");
  EXPECT_EQ(to_string(ErrorCode::UserCode), "UserCode");
}

TEST(ErrorTest, TextIsTheMessage) {
  EXPECT_EQ(to_string(Error(ErrorCode::Forbidden, "list pods: 403")), "list pods: 403");
}

TEST(ErrorTest, TextWithoutMessageIsTheCode) {
  EXPECT_EQ(to_string(Error(ErrorCode::Forbidden, "")), "Forbidden");
  EXPECT_EQ(to_string(Error()), "Unknown");
}

TEST(ErrorTest, ContextIsPrependedToTheMessageAndNothingElseChanges) {
  Error error(ErrorCode::Invalid, "name is wrong");
  error.http_status = 422;
  error.reason = "Invalid";
  error.kind = "Pod";
  error.causes = {{.type = "FieldValueInvalid", .message = "no", .field = "metadata.name"}};
  error.retry_after = 3s;

  const Error wider = error.with_context("create pod");

  Error expected = error;
  expected.message = "create pod: name is wrong";
  EXPECT_EQ(wider, expected);
  EXPECT_EQ(error.message, "name is wrong");
}

TEST(ErrorTest, ContextOfAnErrorWithoutMessageIsPrependedToTheCode) {
  EXPECT_EQ(Error(ErrorCode::Tls, "").with_context("connect").message, "connect: Tls");
}

TEST(ErrorTest, ErrorsThatDifferInOneFieldAreNotEqual) {
  const Error error(ErrorCode::Conflict, "changed");
  EXPECT_EQ(error, Error(ErrorCode::Conflict, "changed"));
  EXPECT_NE(error, Error(ErrorCode::AlreadyExists, "changed"));
  EXPECT_NE(error, Error(ErrorCode::Conflict, "other"));
  Error later = error;
  later.retry_after = 1s;
  EXPECT_NE(error, later);
}

TEST(ErrorTest, PrintsAsText) {
  std::ostringstream out;
  out << ErrorCode::NotFound << ": " << Error(ErrorCode::NotFound, "get pods: 404 not found");
  EXPECT_EQ(out.str(), "NotFound: get pods: 404 not found");
}

}  // namespace
}  // namespace kinform::inline v0
