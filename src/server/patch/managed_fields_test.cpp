// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/managed_fields.hpp"

#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/patch/field_merge.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Json json(std::string_view text) {
  return parse_json(text).value();
}

const KindFacts& maps() {
  return *find_kind("", "v1", "configmaps");
}
const KindFacts& deployments() {
  return *find_kind("apps", "v1", "deployments");
}

std::vector<std::string> paths_of(const FieldSet& set) {
  std::vector<std::string> paths;
  set.for_each_path([&](const std::string& path) { paths.push_back(path); });
  return paths;
}

// An object that several managers apply to.
class ApplyConfigurationTest : public ::testing::Test {
 protected:
  // Applies a configuration. Returns the Status of the failure, or null.
  Json apply(const KindFacts& kind, std::string_view configuration, const std::string& manager,
             Force force = Force::No) {
    auto outcome = apply_configuration(kind, live_, json(configuration),
                                       {.manager = manager, .time = "t"}, force);
    if (const auto* const failure = std::get_if<Failure>(&outcome)) return failure->to_json();
    Applied& applied = *std::get_if<Applied>(&outcome);
    live_ = std::move(applied.object);
    live_["metadata"]["managedFields"] = std::move(applied.managers);
    return {};
  }
  void update(const KindFacts& kind, std::string_view object, const std::string& manager) {
    Json after = json(object);
    Json managers = managers_after_update(kind, live_, after, {.manager = manager, .time = "t"});
    live_ = std::move(after);
    if (!managers.is_null()) live_["metadata"]["managedFields"] = std::move(managers);
  }
  Json fields_of(std::string_view manager) {
    for (const Json& entry : live_.at("/metadata/managedFields").elements()) {
      if (entry["manager"].as_string() == manager) return entry["fieldsV1"];
    }
    return {};
  }
  Json content() {
    Json object = live_;
    object["metadata"].erase("managedFields");
    return object;
  }

  Json live_ = {};
};

TEST_F(ApplyConfigurationTest, RecordsTheManagerOfEachField) {
  EXPECT_TRUE(
      apply(maps(), R"({"metadata":{"name":"a","labels":{"l":"1"}},"data":{"k":"1"}})", "one")
          .is_null());
  EXPECT_EQ(fields_of("one"),
            json(R"({"f:data":{"f:k":{}},"f:metadata":{"f:labels":{"f:l":{}}}})"));
  const Json entry = live_.at("/metadata/managedFields/0");
  EXPECT_EQ(entry["operation"], Json("Apply"));
  EXPECT_EQ(entry["apiVersion"], Json("v1"));
  EXPECT_EQ(entry["fieldsType"], Json("FieldsV1"));
}

// Regression: each conflict had its whole path, so that a long key made 100 GB.
TEST_F(ApplyConfigurationTest, ManyConflictsAreCountedAndTheirPathsAreCut) {
  const auto configuration = [](const std::string& value) {
    const std::string key(10'000, 'k');
    Json data = Json::object();
    for (int i = 0; i < 1'000; ++i) data[key + std::to_string(i)] = value;
    return Json({{"data", std::move(data)}}).to_json();
  };
  EXPECT_TRUE(apply(maps(), configuration("1"), "one").is_null());
  const Json refused = apply(maps(), configuration("2"), "two");
  EXPECT_EQ(refused["code"], Json(409));
  EXPECT_THAT(std::string(refused["message"].as_string()),
              testing::StartsWith("Apply failed with 1000 conflicts: "));
  EXPECT_EQ(refused.at("/details/causes").size(), 100U);
  EXPECT_LT(refused.at("/details/causes/0/field").as_string().size(), 1'100U);
}

TEST_F(ApplyConfigurationTest, FieldOfAnotherManagerIsAConflictUnlessForced) {
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"1"}})", "one").is_null());
  const Json refused = apply(maps(), R"({"data":{"k":"2"}})", "two");
  EXPECT_EQ(refused["code"], Json(409));
  EXPECT_EQ(refused["message"],
            Json("Apply failed with 1 conflict: conflict with \"one\": .data.k"));
  EXPECT_EQ(refused.at("/details/causes/0"), json(R"({"reason":"FieldManagerConflict",
      "message":"conflict with \"one\"","field":".data.k"})"));
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"2"}})", "two", Force::Yes).is_null());
  EXPECT_EQ(content()["data"], json(R"({"k":"2"})"));
  EXPECT_TRUE(fields_of("one").is_null());
}

TEST_F(ApplyConfigurationTest, SharedFieldStaysWhileOneManagerAppliesIt) {
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"1"}})", "one").is_null());
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"1","own":"2"}})", "two").is_null());
  EXPECT_TRUE(apply(maps(), R"({"data":{"x":"1"}})", "one").is_null());
  EXPECT_EQ(content()["data"], json(R"({"k":"1","own":"2","x":"1"})"));
  EXPECT_TRUE(apply(maps(), R"({"data":{"own":"2"}})", "two").is_null());
  EXPECT_EQ(content()["data"], json(R"({"own":"2","x":"1"})"));
}

TEST_F(ApplyConfigurationTest, FieldNoLongerAppliedIsRemovedWithItsEmptyMap) {
  EXPECT_TRUE(apply(maps(), R"({"metadata":{"name":"a"},"data":{"k":"1"}})", "one").is_null());
  EXPECT_TRUE(apply(maps(), R"({"metadata":{"name":"a"}})", "one").is_null());
  EXPECT_FALSE(content().contains("data"));
}

TEST_F(ApplyConfigurationTest, ApplyingTwiceChangesNothing) {
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"1"}})", "one").is_null());
  EXPECT_TRUE(apply(maps(), R"({"data":{"j":"1"}})", "two").is_null());
  const Json before = live_;
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"1"}})", "one").is_null());
  EXPECT_EQ(live_, before);
  EXPECT_EQ(live_.to_json(), before.to_json());
}

TEST_F(ApplyConfigurationTest, ElementsOfAListMapHaveTheirOwnManagers) {
  const auto with = [](std::string_view containers) {
    return R"({"spec":{"template":{"spec":{"containers":)" + std::string(containers) + "}}}}";
  };
  EXPECT_TRUE(apply(deployments(),
                    with(R"([{"name":"a","image":"1","ports":[{"containerPort":80}]}])"), "one")
                  .is_null());
  EXPECT_TRUE(apply(deployments(), with(R"([{"name":"b","image":"2"}])"), "two").is_null());
  EXPECT_EQ(content().at("/spec/template/spec/containers").size(), 2u);
  const Json refused = apply(deployments(), with(R"([{"name":"a","image":"9"}])"), "two");
  EXPECT_EQ(refused.at("/details/causes/0/field"),
            Json(R"(.spec.template.spec.containers[name="a"].image)"));
  EXPECT_TRUE(apply(deployments(), with(R"([{"name":"a","image":"1"}])"), "one").is_null());
  EXPECT_FALSE(content().at("/spec/template/spec/containers/0").contains("ports"));
  EXPECT_TRUE(apply(deployments(), with("[]"), "two").is_null());
  EXPECT_EQ(content().at("/spec/template/spec/containers").size(), 1u);
}

TEST_F(ApplyConfigurationTest, ListsThatCannotBeMergedAreRefused) {
  const auto with = [](std::string_view containers) {
    return R"({"spec":{"template":{"spec":{"containers":)" + std::string(containers) + "}}}}";
  };
  EXPECT_EQ(apply(deployments(), with(R"([{"image":"1"}])"), "one")["code"], Json(400));
  EXPECT_EQ(apply(deployments(), with(R"([{"name":"a"},{"name":"a"}])"), "one")["code"], Json(400));
}

TEST_F(ApplyConfigurationTest, UpdateTakesOwnershipOfChangedFields) {
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"1","j":"1"}})", "one").is_null());
  update(maps(), R"({"data":{"k":"2","j":"1","new":"1"}})", "edit");
  EXPECT_EQ(fields_of("edit"), json(R"({"f:data":{"f:k":{},"f:new":{}}})"));
  EXPECT_EQ(fields_of("one"), json(R"({"f:data":{"f:j":{}}})"));
  const Json refused = apply(maps(), R"({"data":{"k":"3","j":"1"}})", "one");
  EXPECT_EQ(refused.at("/details/causes/0/message"), Json("conflict with \"edit\" using v1"));
  update(maps(), R"({"data":{"j":"1"}})", "edit");
  EXPECT_TRUE(fields_of("edit").is_null());
}

TEST_F(ApplyConfigurationTest, FieldsOfAnUntrackedObjectBelongToBeforeFirstApply) {
  live_ = json(R"({"metadata":{"name":"a"},"data":{"k":"1"}})");
  update(maps(), R"({"metadata":{"name":"a"},"data":{"k":"2"}})", "edit");
  EXPECT_FALSE(live_["metadata"].contains("managedFields"));
  EXPECT_EQ(apply(maps(), R"({"data":{"k":"3"}})", "one").at("/details/causes/0/message"),
            Json("conflict with \"before-first-apply\" using v1"));
  EXPECT_TRUE(apply(maps(), R"({"data":{"k":"2"}})", "one").is_null());
  EXPECT_EQ(fields_of("before-first-apply"), json(R"({"f:data":{".":{},"f:k":{}}})"));
}

TEST(ManagedFieldsTest, WriterOfANewObjectManagesAllOfIt) {
  const Json managers =
      managers_of_new(maps(), json(R"({"metadata":{"name":"a","uid":"u"},"data":{"k":"1"}})"),
                      {.manager = "writer", .time = "t"});
  EXPECT_EQ(managers.size(), 1u);
  EXPECT_EQ(managers.at("/0/operation"), Json("Update"));
  EXPECT_EQ(managers.at("/0/fieldsV1"), json(R"({"f:data":{".":{},"f:k":{}}})"));
}

TEST(FieldSetTest, RoundTripsThroughJson) {
  const Json fields =
      json(R"({"f:a":{},"f:b":{".":{},"k:{\"name\":\"x\"}":{"f:c":{}}},"f:d":{"v:\"e\"":{}}})");
  const FieldSet set = FieldSet::from_json(fields);
  EXPECT_EQ(set.to_json(), fields);
  EXPECT_THAT(paths_of(set), ElementsAre(".a", ".b", ".b[name=\"x\"].c", ".d[=\"e\"]"));
}

TEST(FieldSetTest, SupportsUnionIntersectionAndDifference) {
  FieldSet left = FieldSet::from_json(json(R"({"f:a":{},"f:b":{".":{},"f:c":{}}})"));
  const FieldSet right = FieldSet::from_json(json(R"({"f:b":{"f:c":{},"f:d":{}}})"));
  EXPECT_EQ(left.intersection(right).to_json(), json(R"({"f:b":{"f:c":{}}})"));
  left.remove(right);
  EXPECT_EQ(left.to_json(), json(R"({"f:a":{},"f:b":{}})"));
  left.add(right);
  EXPECT_EQ(left.to_json(), json(R"({"f:a":{},"f:b":{".":{},"f:c":{},"f:d":{}}})"));
  const FieldSet all = left;
  left.remove(all);
  EXPECT_TRUE(left.empty());
  EXPECT_THAT(paths_of(left), IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0::server
