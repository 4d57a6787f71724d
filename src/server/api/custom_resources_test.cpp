// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// CustomResourceDefinitions and custom resources, tested through the API.

#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/api.hpp"
#include "server/schema/custom_kinds.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kDefinitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
const std::string kTabs = "/apis/example.com/v1/namespaces/default/crontabs";

struct Reply {
  int status = 0;
  Json body = {};
};

class CustomResourcesTest : public ::testing::Test {
 protected:
  Reply call(const std::string& method, const std::string& target, const Json& body = {},
             const std::string& type = "application/json") {
    const Outcome outcome = api_.handle({.method = method,
                                         .target = target,
                                         .accept = accept_,
                                         .content_type = type,
                                         .body = body.is_null() ? "" : body.to_json(),
                                         .user = "anna"},
                                        MayWait::No);
    const auto* const response = std::get_if<ApiResponse>(&outcome);
    if (response == nullptr) return {};
    return {response->status, parse_json(response->body).value_or({})};
  }
  Reply merge(const std::string& target, const Json& patch) {
    return call("PATCH", target, patch, "application/merge-patch+json");
  }

  static Json version(const std::string& name, const Json& spec_schema) {
    return {{"name", name},
            {"served", true},
            {"storage", name == "v1"},
            {"subresources", {{"status", Json::object()}}},
            {"schema",
             {{"openAPIV3Schema",
               {{"type", "object"},
                {"properties",
                 {{"spec", spec_schema},
                  {"status",
                   {{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}}}}}}}}}};
  }
  static Json definition(const Json& versions) {
    return {{"metadata", {{"name", "crontabs.example.com"}}},
            {"spec",
             {{"group", "example.com"},
              {"scope", "Namespaced"},
              {"names", {{"plural", "crontabs"}, {"kind", "CronTab"}}},
              {"versions", versions}}}};
  }
  static Json spec_schema() {
    return parse_json(R"({"type":"object","properties":{"cron":{"type":"string"},
        "replicas":{"type":"integer","default":1}}})")
        .value();
  }
  void define() {
    ASSERT_EQ(
        call("POST", kDefinitions, definition(Json::array({version("v1", spec_schema())}))).status,
        201);
  }
  static Json tab(const std::string& name, const Json& spec) {
    return {{"metadata", {{"name", name}}}, {"spec", spec}};
  }

  test_support::FakeClock clock_;
  Api api_{{}, clock_};
  std::string accept_ = "application/json";
};

TEST_F(CustomResourcesTest, NewDefinitionIsServedAndMarkedEstablished) {
  EXPECT_EQ(call("GET", kTabs).status, 404);
  define();
  const Reply list = call("GET", kTabs);
  EXPECT_EQ(list.status, 200);
  EXPECT_EQ(list.body["kind"], Json("CronTabList"));
  const Json definition = call("GET", kDefinitions + "/crontabs.example.com").body;
  EXPECT_EQ(definition.at("/spec/names/singular"), Json("crontab"));
  EXPECT_EQ(definition.at("/status/acceptedNames/listKind"), Json("CronTabList"));
  EXPECT_EQ(definition.at("/status/conditions/1/type"), Json("Established"));
  EXPECT_EQ(definition.at("/status/storedVersions"), Json::array({"v1"}));
  const Json discovery = call("GET", "/apis/example.com/v1").body;
  EXPECT_EQ(discovery.at("/resources/0/name"), Json("crontabs"));
  EXPECT_EQ(discovery.at("/resources/1/name"), Json("crontabs/status"));
}

TEST_F(CustomResourcesTest, PatternsThatRe2DoesNotSupportAreRefused) {
  const Json schema = {{"type", "object"},
                       {"properties", {{"cron", {{"type", "string"}, {"pattern", "^(?=a)b"}}}}}};
  const Reply refused =
      call("POST", kDefinitions, definition(Json::array({version("v1", schema)})));
  EXPECT_EQ(refused.status, 422);
  EXPECT_THAT(
      std::string(refused.body["message"].as_string()),
      ::testing::HasSubstr("properties[cron].pattern: Invalid value: \"^(?=a)b\": must be a "
                           "valid regular expression, but isn't: error parsing regexp: "));
}

// A change of one definition must not affect the others.
TEST_F(CustomResourcesTest, DefinitionsChangeIndependently) {
  define();
  Json other = definition(Json::array({version("v1", spec_schema())}));
  other["metadata"]["name"] = "jobtabs.example.com";
  other["spec"]["names"] = {{"plural", "jobtabs"}, {"kind", "JobTab"}};
  const std::string others = "/apis/example.com/v1/namespaces/default/jobtabs";
  ASSERT_EQ(call("POST", kDefinitions, other).status, 201);
  EXPECT_EQ(call("GET", kTabs).status, 200);
  EXPECT_EQ(call("GET", others).status, 200);
  EXPECT_EQ(call("DELETE", kDefinitions + "/crontabs.example.com").status, 200);
  EXPECT_EQ(call("GET", kTabs).status, 404);
  EXPECT_EQ(call("GET", others).status, 200);
  define();
  EXPECT_EQ(call("GET", kTabs).status, 200);
}

TEST_F(CustomResourcesTest, UnknownFieldsArePrunedAndDefaultsSet) {
  define();
  const Reply made = call("POST", kTabs, tab("a", {{"cron", "*"}, {"frobs", 1}}));
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(made.body["spec"], Json({{"cron", "*"}, {"replicas", 1}}));
  EXPECT_EQ(made.body.at("/metadata/generation"), Json(1));
  EXPECT_FALSE(made.body.contains("status"));
}

TEST_F(CustomResourcesTest, SchemaViolationsAreRefusedWithTheirCauses) {
  define();
  const Reply refused = call("POST", kTabs, tab("bad", {{"cron", 5}}));
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.body.at("/details/kind"), Json("CronTab"));
  EXPECT_EQ(refused.body.at("/details/causes/0/reason"), Json("FieldValueTypeInvalid"));
  EXPECT_EQ(refused.body.at("/details/causes/0/field"), Json("spec.cron"));
  EXPECT_EQ(
      refused.body.at("/details/causes/0/message"),
      Json(R"(Invalid value: "integer": spec.cron in body must be of type string: "integer")"));
}

TEST_F(CustomResourcesTest, StatusIsASubresourceAndDoesNotChangeTheGeneration) {
  define();
  ASSERT_EQ(call("POST", kTabs, tab("a", {{"cron", "*"}})).status, 201);
  const Reply status =
      merge(kTabs + "/a/status", {{"status", {{"ok", true}}}, {"spec", {{"cron", "x"}}}});
  EXPECT_EQ(status.body["status"], Json({{"ok", true}}));
  EXPECT_EQ(status.body.at("/spec/cron"), Json("*"));
  EXPECT_EQ(status.body.at("/metadata/generation"), Json(1));
  EXPECT_EQ(merge(kTabs + "/a", {{"spec", {{"replicas", 3}}}}).body.at("/metadata/generation"),
            Json(2));
  EXPECT_EQ(call("PATCH", kTabs + "/a", {{"spec", {{"replicas", 3}}}},
                 "application/strategic-merge-patch+json")
                .status,
            415);
}

TEST_F(CustomResourcesTest, EachServedVersionShowsTheSameObjects) {
  ASSERT_EQ(call("POST", kDefinitions,
                 definition(Json::array(
                     {version("v1", spec_schema()), version("v1beta1", spec_schema())})))
                .status,
            201);
  ASSERT_EQ(call("POST", kTabs, tab("a", {{"cron", "*"}})).status, 201);
  const std::string beta = "/apis/example.com/v1beta1/namespaces/default/crontabs";
  const Json shown = call("GET", beta + "/a").body;
  EXPECT_EQ(shown["apiVersion"], Json("example.com/v1beta1"));
  EXPECT_EQ(shown.at("/spec/cron"), Json("*"));
  EXPECT_EQ(call("GET", beta).body.at("/items/0/apiVersion"), Json("example.com/v1beta1"));
  EXPECT_EQ(merge(beta + "/a", {{"spec", {{"cron", "x"}}}}).status, 200);
  EXPECT_EQ(call("GET", kTabs + "/a").body.at("/spec/cron"), Json("x"));
  const Json group = call("GET", "/apis/example.com").body;
  EXPECT_EQ(group.at("/preferredVersion/version"), Json("v1"));
  EXPECT_EQ(group["versions"].size(), 2u);
}

TEST_F(CustomResourcesTest, DeletingADefinitionDeletesItsObjects) {
  define();
  ASSERT_EQ(call("POST", kTabs, tab("a", {{"cron", "*"}})).status, 201);
  EXPECT_EQ(call("DELETE", kDefinitions + "/crontabs.example.com").status, 200);
  EXPECT_EQ(call("GET", kTabs).status, 404);
  EXPECT_EQ(call("GET", "/apis/example.com/v1").status, 404);
  define();
  EXPECT_THAT(call("GET", kTabs).body["items"].elements(), IsEmpty());
}

TEST_F(CustomResourcesTest, DefinitionWaitsForObjectsThatAFinalizerKeeps) {
  define();
  Json kept = tab("a", {{"cron", "*"}});
  kept["metadata"]["finalizers"] = Json::array({"example.com/hold"});
  ASSERT_EQ(call("POST", kTabs, kept).status, 201);
  const Reply marked = call("DELETE", kDefinitions + "/crontabs.example.com");
  EXPECT_TRUE(marked.body["metadata"].contains("deletionTimestamp"));
  EXPECT_EQ(call("GET", kTabs).status, 200);
  EXPECT_EQ(merge(kTabs + "/a", {{"metadata", {{"finalizers", nullptr}}}}).status, 200);
  EXPECT_EQ(call("GET", kTabs).status, 404);
  EXPECT_EQ(call("GET", kDefinitions + "/crontabs.example.com").status, 404);
}

TEST_F(CustomResourcesTest, WatchEndsWithTheDefinition) {
  define();
  Outcome outcome = api_.handle({.target = kTabs + "?watch=true"}, MayWait::No);
  const auto* const watch = std::get_if<WatchResponse>(&outcome);
  ASSERT_NE(watch, nullptr);
  EXPECT_EQ(api_.read(*watch->cursor, 1 << 20), "");
  EXPECT_FALSE(watch->cursor->has_ended());
  ASSERT_EQ(call("DELETE", kDefinitions + "/crontabs.example.com").status, 200);
  EXPECT_EQ(api_.read(*watch->cursor, 1 << 20), "");
  EXPECT_TRUE(watch->cursor->has_ended());
}

TEST_F(CustomResourcesTest, TableHasThePrinterColumnsOfTheDefinition) {
  Json one = version("v1", spec_schema());
  one["additionalPrinterColumns"] = parse_json(R"([
      {"name":"Schedule","type":"string","jsonPath":".spec.cron"},
      {"name":"Ready","type":"string","jsonPath":".status.conditions[?(@.type==\"Ready\")].status"},
      {"name":"Age","type":"date","jsonPath":".metadata.creationTimestamp"}])")
                                        .value();
  ASSERT_EQ(call("POST", kDefinitions, definition(Json::array({one}))).status, 201);
  ASSERT_EQ(call("POST", kTabs, tab("a", {{"cron", "*"}})).status, 201);
  ASSERT_EQ(
      merge(kTabs + "/a/status",
            {{"status", {{"conditions", Json::array({{{"type", "Ready"}, {"status", "True"}}})}}}})
          .status,
      200);
  accept_ = "application/json;as=Table;v=v1;g=meta.k8s.io";
  const Json table = call("GET", kTabs).body;
  EXPECT_EQ(table.at("/columnDefinitions/1/name"), Json("Schedule"));
  EXPECT_EQ(table.at("/rows/0/cells"), Json::array({"a", "*", "True", "0s"}));
}

TEST_F(CustomResourcesTest, InvalidDefinitionsAreRefused) {
  const auto causes = [&](Json wrong) {
    std::vector<std::string> fields;
    const Reply refused = call("POST", kDefinitions, wrong);
    EXPECT_EQ(refused.status, 422);
    for (const Json& cause : refused.body.at("/details/causes").elements()) {
      fields.emplace_back(cause["field"].as_string());
    }
    return fields;
  };
  const Json good = definition(Json::array({version("v1", spec_schema())}));
  Json wrong = good;
  wrong["metadata"]["name"] = "other.example.com";
  EXPECT_THAT(causes(wrong), ElementsAre("metadata.name"));
  wrong = good;
  wrong["spec"]["scope"] = "Galaxy";
  EXPECT_THAT(causes(wrong), ElementsAre("spec.scope"));
  wrong = good;
  wrong["spec"]["versions"][0]["storage"] = false;
  EXPECT_THAT(causes(wrong), ElementsAre("spec.versions"));
  wrong = good;
  wrong["spec"]["versions"][0].erase("schema");
  EXPECT_THAT(causes(wrong), ElementsAre("spec.versions[0].schema.openAPIV3Schema"));
  wrong = definition(Json::array({version("v1", {{"type", "string"}, {"pattern", "("}})}));
  EXPECT_THAT(causes(wrong),
              ElementsAre("spec.versions[0].schema.openAPIV3Schema.properties[spec].pattern"));
  wrong = definition(Json::array({version(
      "v1", {{"type", "number"}, {"maximum", Json::number(std::string(101, '1')).value()}})}));
  EXPECT_THAT(causes(wrong),
              ElementsAre("spec.versions[0].schema.openAPIV3Schema.properties[spec].maximum"));
  wrong = definition(Json::array({version("v1", Json::object())}));
  EXPECT_THAT(causes(wrong),
              ElementsAre("spec.versions[0].schema.openAPIV3Schema.properties[spec].type"));
}

TEST_F(CustomResourcesTest, DefaultsAreLimitedByTheSizeOfObjects) {
  Json schema = {{"type", "object"}};
  for (int i = 0; i < 12; ++i) {
    Json list = {{"type", "array"}, {"items", schema}};
    for (int j = 0; j < 10; ++j) list["default"].push_back(Json::object());
    schema = {{"type", "object"}, {"properties", {{"l", std::move(list)}}}};
  }
  ASSERT_EQ(call("POST", kDefinitions, definition(Json::array({version("v1", schema)}))).status,
            201);
  const Reply refused = call("POST", kTabs, tab("a", Json::object()));
  EXPECT_EQ(refused.status, 413);
  EXPECT_THAT(
      refused.body["message"].as_string(),
      HasSubstr("the defaults of the CustomResourceDefinition add more than 3145728 bytes"));
  EXPECT_EQ(call("GET", kTabs + "/a").status, 404);
}

TEST_F(CustomResourcesTest, ProblemsBeyondTheFirstHundredAreCounted) {
  Json schema = {{"type", "object"}};
  for (int i = 0; i < 30'000; ++i) schema["properties"][std::to_string(i)] = Json::object();
  const Reply refused =
      call("POST", kDefinitions, definition(Json::array({version("v1", schema)})));
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.body.at("/details/causes").size(), 100U);
  EXPECT_THAT(refused.body["message"].as_string(), HasSubstr(", and 29900 more problems]"));
}

TEST_F(CustomResourcesTest, ADefinitionHasAtMostAHundredVersions) {
  Json versions = Json::array();
  for (int i = 1; i <= 100; ++i) {
    versions.push_back(version("v" + std::to_string(i), spec_schema()));
  }
  EXPECT_EQ(call("POST", kDefinitions + "?dryRun=All", definition(versions)).status, 201);
  versions.push_back(version("v101", spec_schema()));
  const Reply refused = call("POST", kDefinitions, definition(versions));
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.body.at("/details/causes/0/message"),
            Json("Too many: 101: must have at most 100 items"));
}

TEST_F(CustomResourcesTest, ADefinitionHasAtMostAHundredColumns) {
  Json one = version("v1", spec_schema());
  for (int i = 0; i < 101; ++i) {
    one["additionalPrinterColumns"].push_back(
        {{"name", std::to_string(i)}, {"type", "string"}, {"jsonPath", ".spec.cron"}});
  }
  const Reply refused = call("POST", kDefinitions, definition(Json::array({one})));
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.body.at("/details/causes/0/field"),
            Json("spec.versions[0].additionalPrinterColumns"));
  one["additionalPrinterColumns"].erase(std::size_t{0});
  EXPECT_EQ(call("POST", kDefinitions, definition(Json::array({one}))).status, 201);
}

TEST_F(CustomResourcesTest, PatternsBeyondTheLimitOfADefinitionAreRefused) {
  Json schema = {{"type", "object"}};
  for (int i = 0; i < 70; ++i) {
    schema["properties"][std::to_string(i)] = {{"type", "string"},
                                               {"pattern", "(abcdefgh){1000}" + std::to_string(i)}};
  }
  const Reply refused =
      call("POST", kDefinitions, definition(Json::array({version("v1", schema)})));
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.body.at("/details/causes").size(), 6U);
  EXPECT_THAT(refused.body["message"].as_string(),
              HasSubstr("the patterns of the definition are too large"));
}

TEST(CustomKindsTest, StableVersionsComeFirst) {
  EXPECT_TRUE(is_preferred_version("v1", "v2beta1"));
  EXPECT_TRUE(is_preferred_version("v10", "v2"));
  EXPECT_TRUE(is_preferred_version("v1beta2", "v1beta1"));
  EXPECT_TRUE(is_preferred_version("v1beta1", "v3alpha1"));
  EXPECT_TRUE(is_preferred_version("v1alpha1", "foo"));
  EXPECT_TRUE(is_preferred_version("bar", "foo"));
  EXPECT_FALSE(is_preferred_version("v1", "v1"));
}

}  // namespace
}  // namespace kinform::inline v0::server
