// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/patch.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

Json json(std::string_view text) {
  return parse_json(text).value();
}

TEST(PatchTest, MergePatchMergesObjectsRemovesNullsAndReplacesTheRest) {
  Json document = json(R"({"a":{"b":1,"c":2},"list":[1,2],"x":1})");
  apply_merge_patch(document, json(R"({"a":{"b":null,"d":3},"list":[9],"x":{"y":null,"z":1}})"));
  EXPECT_EQ(document, json(R"({"a":{"c":2,"d":3},"list":[9],"x":{"z":1}})"));
}

TEST(PatchTest, JsonPatchSupportsEveryOperation) {
  Json document = json(R"({"a":[1,3],"b":{"c":1},"~/":0})");
  const Json patch = json(R"([
    {"op":"add","path":"/a/1","value":2}, {"op":"add","path":"/a/-","value":4},
    {"op":"remove","path":"/b/c"}, {"op":"add","path":"/b/d","value":null},
    {"op":"replace","path":"/~0~1","value":5}, {"op":"copy","from":"/a/0","path":"/e"},
    {"op":"move","from":"/e","path":"/f"}, {"op":"test","path":"/f","value":1}])");
  ASSERT_TRUE(apply_json_patch(document, patch).ok());
  EXPECT_EQ(document, json(R"({"a":[1,2,3,4],"b":{"d":null},"~/":5,"f":1})"));
}

TEST(PatchTest, FailedOperationLeavesTheDocumentUnchanged) {
  const Json before = json(R"({"a":[1],"b":{"c":1}})");
  for (const char* const operation :
       {R"({"op":"remove","path":"/none"})", R"({"op":"remove","path":""})",
        R"({"op":"replace","path":"/b/none","value":1})", R"({"op":"add","path":"/x/y","value":1})",
        R"({"op":"add","path":"/a/3","value":1})", R"({"op":"add","path":"/a/01","value":1})",
        R"({"op":"test","path":"/b/c","value":2})", R"({"op":"move","from":"/b","path":"/b/c"})",
        R"({"op":"copy","from":"/none","path":"/y"})"}) {
    Json document = before;
    const Json patch =
        Json::array({json(R"({"op":"add","path":"/b/new","value":1})"), json(operation)});
    const Result<void> applied = apply_json_patch(document, patch);
    ASSERT_FALSE(applied.ok()) << operation;
    EXPECT_EQ(applied.error().code, ErrorCode::InvalidArgument) << operation;
    EXPECT_EQ(document, before) << operation;
  }
}

TEST(PatchTest, InvalidPatchDocumentIsMalformed) {
  for (const char* const patch :
       {"{}", R"([1])", R"([{"op":"add"}])", R"([{"op":"frobnicate","path":"/a"}])"}) {
    Json document = json("{}");
    const Result<void> applied = apply_json_patch(document, json(patch));
    ASSERT_FALSE(applied.ok()) << patch;
    EXPECT_EQ(applied.error().code, ErrorCode::Malformed) << patch;
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
