// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Cascading deletion and validation of unknown fields, tested through the API.

#include "server/api/garbage_collection.hpp"

#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/api.hpp"
#include "server/http/http_text.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kMaps = "/api/v1/namespaces/default/configmaps";

class GarbageCollectionTest : public ::testing::Test {
 protected:
  ApiResponse call(const std::string& method, const std::string& target, const Json& body = {},
                   const std::string& type = "application/json") {
    const Outcome outcome = api_.handle({.method = method,
                                         .target = target,
                                         .content_type = type,
                                         .body = body.is_null() ? "" : body.to_json(),
                                         .user = "anna"},
                                        MayWait::No);
    const auto* const response = std::get_if<ApiResponse>(&outcome);
    return response == nullptr ? ApiResponse() : *response;
  }
  Json shown(const std::string& name) {
    return parse_json(call("GET", kMaps + "/" + name).body).value_or({});
  }
  bool exists(const std::string& name) { return call("GET", kMaps + "/" + name).status == 200; }

  Json reference_to(const std::string& owner, bool blocks = false) {
    return {{"apiVersion", "v1"},
            {"kind", "ConfigMap"},
            {"name", owner},
            {"uid", shown(owner).at("/metadata/uid")},
            {"blockOwnerDeletion", blocks}};
  }
  void make(const std::string& name, const Json& owners = {}, const Json& finalizers = {}) {
    Json metadata = {{"name", name}};
    if (!owners.is_null()) metadata["ownerReferences"] = owners;
    if (!finalizers.is_null()) metadata["finalizers"] = finalizers;
    ASSERT_EQ(call("POST", kMaps, {{"metadata", metadata}}).status, 201);
  }
  Json remove(const std::string& name, const std::string& propagation) {
    return parse_json(call("DELETE", kMaps + "/" + name + "?propagationPolicy=" + propagation).body)
        .value_or({});
  }
  void release(const std::string& name) {
    ASSERT_EQ(call("PATCH", kMaps + "/" + name, {{"metadata", {{"finalizers", nullptr}}}},
                   "application/merge-patch+json")
                  .status,
              200);
  }

  test_support::FakeClock clock_;
  Api api_{{}, clock_};
};

TEST_F(GarbageCollectionTest, DeletingAnOwnerDeletesDependentsOfAllLevels) {
  make("owner");
  make("child", Json::array({reference_to("owner")}));
  make("grandchild", Json::array({reference_to("child")}));
  make("other");
  EXPECT_EQ(remove("owner", "Background")["kind"], Json("Status"));
  EXPECT_FALSE(exists("child"));
  EXPECT_FALSE(exists("grandchild"));
  EXPECT_TRUE(exists("other"));
}

TEST_F(GarbageCollectionTest, DependentWithAnotherOwnerOnlyLosesTheReference) {
  make("one");
  make("two");
  make("child", Json::array({reference_to("one"), reference_to("two")}));
  remove("one", "");
  EXPECT_EQ(shown("child").at("/metadata/ownerReferences").size(), 1u);
  EXPECT_EQ(shown("child").at("/metadata/ownerReferences/0/name"), Json("two"));
  remove("two", "");
  EXPECT_FALSE(exists("child"));
}

TEST_F(GarbageCollectionTest, ForegroundDeletionWaitsForBlockingDependents) {
  make("owner");
  make("child", Json::array({reference_to("owner", true)}), Json::array({"example.com/hold"}));
  const Json marked = remove("owner", "Foreground");
  EXPECT_EQ(marked.at("/metadata/finalizers"), Json::array({"foregroundDeletion"}));
  EXPECT_TRUE(marked["metadata"].contains("deletionTimestamp"));
  EXPECT_TRUE(exists("owner"));
  EXPECT_TRUE(shown("child")["metadata"].contains("deletionTimestamp"));
  release("child");
  EXPECT_FALSE(exists("child"));
  EXPECT_FALSE(exists("owner"));
}

TEST_F(GarbageCollectionTest, ForegroundDeletionWithoutDependentsIsImmediate) {
  make("owner");
  EXPECT_EQ(remove("owner", "Foreground")["kind"], Json("ConfigMap"));
  EXPECT_FALSE(exists("owner"));
}

TEST_F(GarbageCollectionTest, OrphanedDependentsLoseTheOwnerReference) {
  make("owner");
  make("child", Json::array({reference_to("owner")}));
  EXPECT_EQ(remove("owner", "Orphan").at("/metadata/finalizers"), Json::array({"orphan"}));
  EXPECT_FALSE(exists("owner"));
  EXPECT_TRUE(exists("child"));
  EXPECT_FALSE(shown("child")["metadata"].contains("ownerReferences"));
}

TEST_F(GarbageCollectionTest, UnknownPropagationIsRefused) {
  make("owner");
  EXPECT_EQ(remove("owner", "Sideways")["code"], Json(422));
  EXPECT_TRUE(exists("owner"));
}

TEST_F(GarbageCollectionTest, LongOwnerChainIsDeletedWithoutRecursion) {
  make("0");
  for (int i = 1; i < 500; ++i) {
    make(std::to_string(i), Json::array({reference_to(std::to_string(i - 1))}));
  }
  remove("0", "");
  EXPECT_THAT(parse_json(call("GET", kMaps).body).value()["items"].elements(), IsEmpty());
}

TEST_F(GarbageCollectionTest, UnknownFieldsAreRefusedWarnedOfOrIgnored) {
  const Json odd = {{"metadata", {{"name", "a"}}}, {"dataa", {{"v", "1"}}}};
  const ApiResponse strict = call("POST", kMaps + "?fieldValidation=Strict", odd);
  EXPECT_EQ(strict.status, 400);
  EXPECT_THAT(strict.body, HasSubstr(R"(strict decoding error: unknown field \"dataa\")"));
  const ApiResponse warned = call("POST", kMaps + "?fieldValidation=Warn&dryRun=All", odd);
  EXPECT_EQ(warned.status, 201);
  EXPECT_THAT(warned.warnings, ElementsAre("unknown field \"dataa\""));
  EXPECT_THAT(call("POST", kMaps + "?fieldValidation=Ignore", odd).warnings, IsEmpty());
  EXPECT_EQ(call("PUT", kMaps + "/a?fieldValidation=Strict", odd).status, 400);
  EXPECT_EQ(call("POST", kMaps + "?fieldValidation=Loose", odd).status, 422);
}

TEST(HttpTextTest, WarningTextCannotBreakOutOfItsHeader) {
  ResponseHead head;
  head.warnings = {"a \"b\"\r\nX: y"};
  EXPECT_THAT(to_text(head), HasSubstr("Warning: 299 - \"a \\\"b\\\"\\r\\nX: y\"\r\n"));
}

}  // namespace
}  // namespace kinform::inline v0::server
