// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/kinds/kinds.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/kinds/status_scope.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(KindsTest, AreTheResourcesOfTheSchema) {
  std::size_t count = 0;
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    for (const schema::ResourceFacts& resource : package.resources) {
      const KindFacts* const kind = find_kind(resource.group, resource.version, resource.plural);
      ASSERT_NE(kind, nullptr) << resource.plural;
      EXPECT_EQ(kind->singular, resource.singular);
      EXPECT_EQ(kind->kind, resource.kind);
      EXPECT_EQ(kind->namespaced, resource.namespaced);
      EXPECT_EQ(kind->short_names, resource.short_names);
      EXPECT_EQ(kind->categories, resource.categories);
      EXPECT_EQ(kind->verbs, resource.verbs);
      EXPECT_TRUE(std::includes(resource.subresources.begin(), resource.subresources.end(),
                                kind->subresources.begin(), kind->subresources.end()));
      EXPECT_EQ(find_kind_of(kind->api_version(), kind->kind), kind);
      ++count;
    }
  }
  EXPECT_EQ(all_kinds().size(), count);
}

TEST(KindsTest, HaveOnlyTheSubresourcesThatAreServed) {
  EXPECT_THAT(find_kind("", "v1", "pods")->subresources,
              ElementsAre("binding", "eviction", "log", "status"));
  EXPECT_THAT(find_kind("apps", "v1", "deployments")->subresources, ElementsAre("scale", "status"));
  EXPECT_THAT(find_kind("", "v1", "serviceaccounts")->subresources, IsEmpty());
}

TEST(KindsTest, SchemaSaysWhichKindsHaveGenerations) {
  EXPECT_TRUE(find_kind("apps", "v1", "deployments")->has_generation);
  EXPECT_TRUE(find_kind("discovery.k8s.io", "v1", "endpointslices")->has_generation);
  EXPECT_FALSE(find_kind("", "v1", "configmaps")->has_generation);
  EXPECT_FALSE(find_kind("networking.k8s.io", "v1", "servicecidrs")->has_generation);
}

TEST(KindsTest, SchemaSaysWhichMetadataAWriteOfTheStatusChanges) {
  const KindFacts& deployments = *find_kind("apps", "v1", "deployments");
  EXPECT_FALSE(status_path_writes(deployments, "labels"));
  EXPECT_TRUE(status_path_writes(deployments, "annotations"));
  EXPECT_FALSE(status_path_writes(*find_kind("", "v1", "pods"), "ownerReferences"));
  EXPECT_TRUE(status_path_writes(*find_kind("", "v1", "nodes"), "labels"));
  const KindFacts& services = *find_kind("apiregistration.k8s.io", "v1", "apiservices");
  EXPECT_FALSE(status_path_writes(services, "annotations"));
}

TEST(KindsTest, VerbsDecideWhatAKindAllows) {
  const KindFacts& reviews = *find_kind("authentication.k8s.io", "v1", "tokenreviews");
  EXPECT_TRUE(reviews.allows("create"));
  EXPECT_FALSE(reviews.allows("get"));
  EXPECT_FALSE(reviews.has_objects());
  const KindFacts& namespaces = *find_kind("", "v1", "namespaces");
  EXPECT_TRUE(namespaces.allows("delete"));
  EXPECT_FALSE(namespaces.allows("deletecollection"));
  EXPECT_TRUE(namespaces.has_objects());
}

TEST(KindsTest, UnknownKindsAreNotFound) {
  EXPECT_EQ(find_kind("apps", "v1", "pods"), nullptr);
  EXPECT_EQ(find_kind("apps", "v2", "deployments"), nullptr);
  EXPECT_EQ(find_kind_of("v1", "Deployment"), nullptr);
}

}  // namespace
}  // namespace kinform::inline v0::server
