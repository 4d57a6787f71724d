// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/discovery_documents.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::client {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// The Content-Type distinguishes aggregated from legacy documents (DI-01).
TEST(DiscoveryDocumentsTest, ContentTypeParametersDecideTheForm) {
  EXPECT_EQ(discovery_form("application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList"),
            DiscoveryForm::Aggregated);
  EXPECT_EQ(discovery_form("application/json; as=APIGroupDiscoveryList ;charset=utf-8; "
                           "v=v2beta1;g=apidiscovery.k8s.io"),
            DiscoveryForm::Aggregated);
  for (const char* type : {"", "application/json", "application/json;g=apidiscovery.k8s.io;v=v2",
                           "application/json;g=apidiscovery.k8s.io;v=v3;as=APIGroupDiscoveryList",
                           "application/json;g=other;v=v2;as=APIGroupDiscoveryList"}) {
    EXPECT_EQ(discovery_form(type), DiscoveryForm::Legacy) << type;
  }
}

// Versions are in order of preference; resources without a kind are skipped (DI-05).
TEST(DiscoveryDocumentsTest, AggregatedGroupsContainTheirResources) {
  const ObjectPtr document =
      parse_object(
          R"({"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","items":[
            {"metadata":{"name":"apps"},"versions":[
              {"version":"v1","freshness":"Current","resources":[
                {"resource":"deployments","responseKind":{"group":"","version":"","kind":"Deployment"},
                 "scope":"Namespaced","singularResource":"deployment","verbs":["get","list"],
                 "shortNames":["deploy"],"categories":["all"],
                 "subresources":[{"subresource":"scale","verbs":["get"],
                   "responseKind":{"group":"autoscaling","version":"v1","kind":"Scale"}}]},
                {"resource":"wheels","scope":"Cluster","responseKind":{"kind":"Wheel"}},
                {"resource":"virtual","scope":"Cluster"}]},
              {"version":"v1beta1","freshness":"Stale","resources":[
                {"resource":"old","responseKind":{"kind":"Old"}}]}]}]})")
          .value();
  const std::vector<DiscoveredGroup> groups = read_group_discovery(*document).value();
  ASSERT_THAT(groups, SizeIs(1));
  EXPECT_EQ(groups[0].name, "apps");
  ASSERT_THAT(groups[0].versions, SizeIs(2));
  ASSERT_THAT(groups[0].versions[0].resources, SizeIs(2));
  const DiscoveredResource& deployments = groups[0].versions[0].resources[0];
  EXPECT_EQ(deployments.resource.to_string(), "deployments.v1.apps");
  EXPECT_EQ(deployments.resource.kind, "Deployment");
  EXPECT_TRUE(deployments.resource.namespaced);
  EXPECT_EQ(deployments.singular, "deployment");
  EXPECT_THAT(deployments.short_names, ElementsAre("deploy"));
  EXPECT_THAT(deployments.categories, ElementsAre("all"));
  EXPECT_TRUE(deployments.supports("list"));
  EXPECT_FALSE(deployments.supports("watch"));
  ASSERT_THAT(deployments.subresources, SizeIs(1));
  EXPECT_EQ(deployments.subresources[0].name, "scale");
  EXPECT_EQ(deployments.subresources[0].kind, "Scale");
  const DiscoveredResource& wheels = groups[0].versions[0].resources[1];
  EXPECT_FALSE(wheels.resource.namespaced);
  EXPECT_EQ(wheels.singular, "wheel");
  EXPECT_TRUE(groups[0].versions[1].stale);
  EXPECT_THAT(groups[0].versions[1].resources, IsEmpty());
}

TEST(DiscoveryDocumentsTest, LegacyResourceListAssignsSubresources) {
  const ObjectPtr document =
      parse_object(R"({"kind":"APIResourceList","groupVersion":"v1","resources":[
        {"name":"pods/log","kind":"Pod","namespaced":true,"verbs":["get"]},
        {"name":"pods","singularName":"","kind":"Pod","namespaced":true,"verbs":["get","watch"],
         "shortNames":["po"]},
        {"name":"nodes","singularName":"node","kind":"Node","namespaced":false,"verbs":[]}]})")
          .value();
  const std::vector<DiscoveredResource> resources = read_resource_list(*document, "", "v1").value();
  ASSERT_THAT(resources, SizeIs(2));
  EXPECT_EQ(resources[0].resource.to_string(), "pods.v1");
  EXPECT_EQ(resources[0].singular, "pod");
  EXPECT_THAT(resources[0].short_names, ElementsAre("po"));
  ASSERT_THAT(resources[0].subresources, SizeIs(1));
  EXPECT_EQ(resources[0].subresources[0].name, "log");
  EXPECT_FALSE(resources[1].resource.namespaced);
}

TEST(DiscoveryDocumentsTest, UnexpectedKindIsMalformed) {
  const ObjectPtr pod = parse_object(R"({"kind":"Pod","items":[]})").value();
  EXPECT_EQ(read_group_discovery(*pod).error().code, ErrorCode::Malformed);
  EXPECT_EQ(read_core_versions(*pod).error().code, ErrorCode::Malformed);
  EXPECT_EQ(read_group_list(*pod).error().code, ErrorCode::Malformed);
  EXPECT_EQ(read_resource_list(*pod, "", "v1").error().code, ErrorCode::Malformed);
}

// Members of an unexpected type must not make the whole document fail.
TEST(DiscoveryDocumentsTest, MembersOfUnexpectedTypeAreIgnored) {
  const ObjectPtr document =
      parse_object(R"({"kind":"APIGroupDiscoveryList","items":[7,{"metadata":"x","versions":
        [null,{"version":3,"resources":[{"responseKind":{"kind":"A"},"verbs":[1],"shortNames":{}}]}
        ]}]})")
          .value();
  const std::vector<DiscoveredGroup> groups = read_group_discovery(*document).value();
  ASSERT_THAT(groups, SizeIs(2));
  EXPECT_THAT(groups[1].versions, SizeIs(2));
}

}  // namespace
}  // namespace kinform::inline v0::client
