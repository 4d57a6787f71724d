// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/impersonation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::config {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Impersonation is sent as Impersonate-* headers (TR-06).
TEST(ImpersonationTest, EveryPartHasItsHeader) {
  const Impersonation who = {
      .user = "jane", .uid = "7", .groups = {"a", "b"}, .extra = {{"scopes", {"x", "y"}}}};
  EXPECT_THAT(
      impersonation_headers(who).value(),
      ElementsAre(HttpHeader{"Impersonate-User", "jane"}, HttpHeader{"Impersonate-Uid", "7"},
                  HttpHeader{"Impersonate-Group", "a"}, HttpHeader{"Impersonate-Group", "b"},
                  HttpHeader{"Impersonate-Extra-scopes", "x"},
                  HttpHeader{"Impersonate-Extra-scopes", "y"}));
}

TEST(ImpersonationTest, KeysAreInLowerCaseAndPercentEncoded) {
  const Impersonation who = {.user = "jane", .extra = {{"Acme.com/Project %é", {"x"}}}};
  EXPECT_EQ(impersonation_headers(who)->back().name,
            "Impersonate-Extra-acme.com%2Fproject%20%25%C3%A9");
}

TEST(ImpersonationTest, EmptyImpersonationHasNoHeaders) {
  EXPECT_THAT(impersonation_headers({}).value(), IsEmpty());
}

TEST(ImpersonationTest, UidGroupsOrExtraWithoutUserAreRejected) {
  EXPECT_FALSE(impersonation_headers({.groups = {"system:masters"}}).ok());
  EXPECT_FALSE(impersonation_headers({.uid = "1"}).ok());
}

TEST(ImpersonationTest, ControlCharactersAreRejected) {
  EXPECT_FALSE(impersonation_headers({.user = "jane\r\nX: y"}).ok());
  EXPECT_FALSE(impersonation_headers({.user = "jane", .groups = {"a\nb"}}).ok());
  EXPECT_FALSE(impersonation_headers({.user = "jane", .extra = {{"k", {"a\nb"}}}}).ok());
}

}  // namespace
}  // namespace kinform::inline v0::config
