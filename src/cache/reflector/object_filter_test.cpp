// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/object_filter.hpp"

#include <gtest/gtest.h>

#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;
using test_support::make_pod;

const ExpectedKind kPod = {.api_version = "v1", .kind = "Pod"};

ObjectPtr parse(std::string_view json) {
  return parse_object(json).value();
}

TEST(ObjectFilterTest, ObjectOfTheExpectedKindPasses) {
  EXPECT_FALSE(ObjectFilter(kPod).refuse(make_pod("web/a", "1")));
}

// An object with another group, version or kind than expected is skipped (REF-27).
TEST(ObjectFilterTest, ObjectOfAnotherKindIsRefusedWithBothKinds) {
  const auto refusal = ObjectFilter(kPod).refuse(
      make_object({.api_version = "apps/v1", .kind = "Deployment", .name = "a"}));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->message, "Unexpected watch event object gvk");
  EXPECT_EQ(refusal->expected, "/v1, Kind=Pod");
  EXPECT_EQ(refusal->actual, "apps/v1, Kind=Deployment");
}

// An object with another group, version or kind than expected is skipped (REF-27).
TEST(ObjectFilterTest, SameKindOfAnotherGroupIsRefused) {
  EXPECT_TRUE(
      ObjectFilter(kPod).refuse(make_object({.api_version = "example.com/v1", .name = "a"})));
}

// The kind is checked only if one is expected (REF-27).
TEST(ObjectFilterTest, AnyKindPassesWithoutAnExpectedKind) {
  EXPECT_FALSE(ObjectFilter({}).refuse(make_object("Node", "", "a", "1")));
}

TEST(ObjectFilterTest, ObjectWithoutAKindPasses) {
  EXPECT_FALSE(ObjectFilter(kPod).refuse(parse(R"({"metadata": {"name": "a"}})")));
}

// Table objects are skipped (REF-27).
TEST(ObjectFilterTest, TableIsRefused) {
  for (const char* version : {"meta.k8s.io/v1", "meta.k8s.io/v1beta1"}) {
    const auto refusal = ObjectFilter({}).refuse(
        make_object({.api_version = version, .kind = "Table", .name = "a"}));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->message, "Unsupported Table object in watch event");
  }
}

TEST(ObjectFilterTest, CustomResourceNamedTablePasses) {
  EXPECT_FALSE(ObjectFilter({}).refuse(
      make_object({.api_version = "furniture.example.com/v1", .kind = "Table", .name = "a"})));
}

// Objects without metadata are skipped (REF-27).
TEST(ObjectFilterTest, ObjectWithoutMetadataIsRefused) {
  EXPECT_TRUE(ObjectFilter({}).refuse(parse(R"({"kind": "Pod"})")));
  EXPECT_TRUE(ObjectFilter({}).refuse(parse(R"({"kind": "Pod", "metadata": "none"})")));
}

TEST(ObjectFilterTest, ObjectWithoutNameIsRefused) {
  EXPECT_TRUE(ObjectFilter({}).refuse(make_pod("web/", "1")));
}

TEST(ObjectFilterTest, NullObjectIsRefused) {
  EXPECT_TRUE(ObjectFilter({}).refuse(nullptr));
  EXPECT_TRUE(ObjectFilter({}).refuse_bookmark(nullptr));
}

TEST(ObjectFilterTest, BookmarkNeedsNoName) {
  EXPECT_FALSE(ObjectFilter(kPod).refuse_bookmark(test_support::bookmark("5").object));
  EXPECT_TRUE(ObjectFilter(kPod).refuse_bookmark(test_support::bookmark("5", "Node").object));
}

}  // namespace
}  // namespace kinform::inline v0
