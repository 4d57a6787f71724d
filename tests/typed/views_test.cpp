// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "kinform/api/apiextensions/v1.hpp"
#include "kinform/api/apps/v1.hpp"
#include "kinform/api/core/v1.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/quantity.hpp"
#include "schema/schema.hpp"
#include "testing/kubernetes_objects.hpp"
#include "testing/schema_objects.hpp"
#include "tests/typed/visitor.hpp"

namespace kinform::inline v0 {
namespace {

using core::v1::Pod;

tests::Visits all_visits() {
  tests::Visits visits;
  tests::add_all_visits(visits);
  return visits;
}

Pod pod(std::string_view json) {
  return Pod(parse_object(json).value());
}

// Compares every accessor of every type that a resource contains with the object's JSON.
TEST(ViewsTest, EveryAccessorOfEveryResourceReadsItsField) {
  const tests::Visits visits = all_visits();
  tests::Visitor visitor;
  std::size_t objects = 0;
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    for (const schema::ResourceFacts& resource : package.resources) {
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Json json = test_support::full_object(resource, seed);
        const ObjectPtr object = parse_object(json.to_json()).value();
        const std::string name =
            std::string(object->api_version()) + "/" + std::string(object->kind());
        ASSERT_EQ(visits.count(name), 1u) << name;
        visits.at(name)(visitor, object);
        ++objects;
      }
    }
  }
  EXPECT_EQ(visitor.differences, std::vector<std::string>());
  EXPECT_GE(objects, 3 * 68u);
  std::cout << "views: " << objects << " objects, " << visitor.accessors << " reads through "
            << visitor.names.size() << " different accessors, " << visitor.present
            << " of fields that are there\n";
}

// Calls the accessors of all types, including those that no resource contains (options, reviews,
// lists, …).
TEST(ViewsTest, EveryAccessorOfEveryTypeIsCalled) {
  const tests::Visits visits = all_visits();
  tests::Visitor visitor;
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    for (const schema::Definition& definition : package.definitions) {
      if (definition.form != schema::DefinitionForm::Record) continue;
      const Json json = test_support::full_object(definition, 1);
      visits.at(definition.name)(visitor, parse_object(json.to_json()).value());
    }
  }
  EXPECT_EQ(visitor.differences, std::vector<std::string>());
  EXPECT_EQ(visitor.names.size(), tests::kAccessorCount);
  std::cout << "views: " << visitor.names.size() << " of " << tests::kAccessorCount
            << " accessors called, " << visitor.accessors << " times\n";
}

// Kubernetes wrote these objects, so this does not depend on our own generator of objects.
TEST(ViewsTest, ObjectsOfAllKindsReadThroughTheirViewsEqualTheirJson) {
  const tests::Visits visits = all_visits();
  tests::Visitor visitor;
  for (const test_support::KubernetesObject& written : test_support::kubernetes_objects()) {
    const auto object = parse_object(written.json);
    ASSERT_TRUE(object.ok()) << written.name;
    const std::string name =
        std::string((*object)->api_version()) + "/" + std::string((*object)->kind());
    ASSERT_EQ(visits.count(name), 1u) << name;
    visits.at(name)(visitor, *object);
  }
  EXPECT_GT(visitor.present, 0u);
  EXPECT_EQ(visitor.differences, std::vector<std::string>());
}

TEST(ViewsTest, WrongTypesReadAsAbsentAndNothingCrashes) {
  const tests::Visits visits = all_visits();
  tests::Visitor visitor;
  visitor.mistyped = true;
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    for (const schema::ResourceFacts& resource : package.resources) {
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Json whole = test_support::full_object(resource, 1);
        const Json json = test_support::with_wrong_types(whole, seed);
        const auto object = parse_object(json.to_json());
        if (!object) continue;  // It is no longer a valid object.
        const std::string api =
            resource.group.empty() ? resource.version : resource.group + "/" + resource.version;
        visits.at(api + "/" + resource.kind)(visitor, *object);
      }
    }
  }
  EXPECT_EQ(visitor.differences, std::vector<std::string>());
}

TEST(ViewsTest, AccessorsHaveTheExpectedNames) {
  const Pod web = pod(R"({"apiVersion":"v1","kind":"Pod",
      "metadata":{"name":"web-0","namespace":"shop","labels":{"app":"web"}},
      "spec":{"nodeName":"n1","hostIPC":true,"containers":[{"name":"web","image":"nginx",
          "ports":[{"containerPort":80}],"resources":{"limits":{"cpu":"500m"}}}],
        "terminationGracePeriodSeconds":30},
      "status":{"phase":"Running","podIP":"10.0.0.1","podIPs":[{"ip":"10.0.0.1"}],
        "startTime":"2024-01-02T03:04:05Z","containerStatuses":[{"ready":true,"restartCount":2}]}})");
  EXPECT_EQ(web.metadata().name(), "web-0");
  EXPECT_EQ(web.metadata().namespace_name(), "shop");
  EXPECT_EQ(web.metadata().labels()["app"], "web");
  EXPECT_EQ(web.key().to_string(), "shop/web-0");
  EXPECT_EQ(web.spec().node_name(), "n1");
  EXPECT_TRUE(web.spec().host_ipc());
  EXPECT_EQ(web.spec().termination_grace_period_seconds(), 30);
  EXPECT_EQ(web.status().phase(), core::v1::PodPhase::kRunning);
  EXPECT_EQ(web.status().pod_ip(), "10.0.0.1");
  EXPECT_EQ(web.status().pod_ips()[0].ip(), "10.0.0.1");
  EXPECT_EQ(web.status().start_time(), std::chrono::sys_seconds(std::chrono::seconds(1704164645)));
  EXPECT_EQ(web.status().container_statuses()[0].restart_count(), 2);
  EXPECT_EQ(web.spec().containers()[0].ports()[0].container_port(), 80);
  EXPECT_EQ(web.spec().containers()[0].resources().limits()["cpu"],
            Quantity::parse("500m").value());
  EXPECT_EQ(Pod::resource().plural, "pods");
}

TEST(ViewsTest, AbsentAndEmptyAreDistinguishedWhereItMatters) {
  const apps::v1::Deployment zero(
      parse_object(R"({"metadata":{"name":"a"},"spec":{"replicas":0,"template":{}}})").value());
  const apps::v1::Deployment none(parse_object(R"({"metadata":{"name":"a"},"spec":{}})").value());
  EXPECT_EQ(zero.spec().replicas(), 0);
  EXPECT_EQ(none.spec().replicas(), std::nullopt);
  EXPECT_TRUE(zero.spec().template_());
  EXPECT_FALSE(none.spec().template_());
  EXPECT_FALSE(none.status());
  EXPECT_EQ(none.status().conditions().size(), 0u);
  EXPECT_EQ(none.spec().strategy().rolling_update().max_surge(), std::nullopt);
}

TEST(ViewsTest, WrongTypeReadsAsAbsentAndCanBeQueried) {
  const Pod odd = pod(R"({"metadata":{"name":"a","creationTimestamp":"yesterday"},
      "spec":{"nodeName":7,"priority":3000000000,"containers":{"name":"x"},"nodeSelector":[1]}})");
  EXPECT_EQ(odd.spec().node_name(), "");
  EXPECT_EQ(odd.spec().priority(), std::nullopt);
  EXPECT_TRUE(odd.spec().containers().empty());
  EXPECT_TRUE(odd.spec().node_selector().empty());
  EXPECT_EQ(odd.metadata().creation_timestamp(), std::nullopt);
  EXPECT_TRUE(odd.spec().raw()["nodeName"].is_number());
  EXPECT_TRUE(odd.spec().containers().raw().is_object());
  EXPECT_TRUE(odd.spec().raw()["subdomain"].is_absent());
}

TEST(ViewsTest, NestedObjectKeepsItsParentAlive) {
  core::v1::PersistentVolumeClaim claim;
  {
    const apps::v1::StatefulSet set(
        parse_object(R"({"metadata":{"name":"a"},"spec":{"volumeClaimTemplates":[
            {"metadata":{"name":"data"},"spec":{"storageClassName":"fast"}}]}})")
            .value());
    for (const auto& each : set.spec().volume_claim_templates()) claim = each;
  }
  EXPECT_EQ(claim.metadata().name(), "data");
  EXPECT_EQ(claim.spec().storage_class_name(), "fast");
}

TEST(ViewsTest, ViewOfAnAbsentObjectReadsAsEmpty) {
  const Pod none;
  EXPECT_FALSE(none);
  EXPECT_EQ(none.object(), nullptr);
  EXPECT_EQ(none.spec().containers()[3].name(), "");
  EXPECT_EQ(none.key().name, "");
}

TEST(ViewsTest, UnionIsReadByItsActualType) {
  const apiextensions::v1::CustomResourceDefinition crd(
      parse_object(R"({"metadata":{"name":"a"},"spec":{"versions":[{"schema":{"openAPIV3Schema":
          {"additionalProperties":false,"not":{"type":"string"},"items":[{"type":"object"}]}}}]}})")
          .value());
  const auto schema = crd.spec().versions()[0].schema().open_apiv3_schema();
  EXPECT_EQ(schema.additional_properties().allows(), false);
  EXPECT_FALSE(schema.additional_properties().schema());
  EXPECT_EQ(schema.not_().type(), "string");
  EXPECT_EQ(schema.items().schemas()[0].type(), "object");
  EXPECT_FALSE(schema.items().schema());
}

}  // namespace
}  // namespace kinform::inline v0
