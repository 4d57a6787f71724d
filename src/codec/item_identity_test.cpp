// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/item_identity.hpp"

#include <string>

#include <gtest/gtest.h>

namespace kinform::inline v0::codec {
namespace {

TEST(ItemIdentityTest, IsReadFromTheMetadata) {
  const std::optional<ItemIdentity> identity = read_identity(
      R"( { "kind" : "Pod" , "spec":{"metadata":{"name":"x"}}, "metadata" : { "name" : "a" ,
          "ownerReferences":[{"name":"o","uid":"x"}], "labels":{"uid":"}"}, "namespace":"web",
          "uid":"u-1", "resourceVersion":"7" } } )");
  ASSERT_TRUE(identity);
  EXPECT_EQ(identity->key, (ObjectKeyView{"web", "a"}));
  EXPECT_EQ(identity->uid, "u-1");
  EXPECT_EQ(identity->resource_version, "7");
}

TEST(ItemIdentityTest, OrderOfMembersDoesNotMatter) {
  const std::optional<ItemIdentity> identity = read_identity(
      R"({"apiVersion":"v1","metadata":{"managedFields":[{}],"resourceVersion":"7","uid":"u","name":"a"}})");
  ASSERT_TRUE(identity);
  EXPECT_EQ(identity->key, (ObjectKeyView{"", "a"}));
}

TEST(ItemIdentityTest, MissingOrEscapedPartReturnsNothing) {
  for (const char* item :
       {"{}", R"({"metadata":{}})", R"({"metadata":null})", R"({"metadata":[]})",
        R"({"metadata":{"uid":"u","resourceVersion":"7"}})",
        R"({"metadata":{"name":"a","resourceVersion":"7"}})",
        R"({"metadata":{"name":"a","uid":"u"}})",
        R"({"metadata":{"name":"a","uid":"u","resourceVersion":""}})",
        R"({"metadata":{"name":"a","uid":"u","resourceVersion":7}})",
        R"({"metadata":{"name":"\u0061","uid":"u","resourceVersion":"7"}})",
        R"({"spec":{"metadata":{"name":"a","uid":"u","resourceVersion":"7"}}})"}) {
    EXPECT_FALSE(read_identity(item)) << item;
  }
}

TEST(ItemIdentityTest, MalformedTextReturnsNothingOrTheIdentityBeforeTheDamage) {
  const std::string item =
      R"({"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"}})";
  const std::size_t whole = item.size() - 2;  // All but the closing braces.
  for (std::size_t length = 0; length < whole; ++length) {
    EXPECT_FALSE(read_identity(item.substr(0, length))) << length;
  }
  EXPECT_TRUE(read_identity(item.substr(0, whole)));
  for (const char* text : {"", "[]", "x", "{]", R"({"metadata")", R"({"metadata"})",
                           R"({"metadata":})", R"({"metadata":,"a":1})", R"({1:2})"}) {
    EXPECT_FALSE(read_identity(text)) << text;
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
