// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/resource_path.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::client {
namespace {

using ::testing::HasSubstr;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const ApiResource kNodes{.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
const ApiResource kDeployments{.group = "apps", .version = "v1", .plural = "deployments"};

// Paths begin with /api for the core group and with /apis for others (RQ-01).
TEST(ResourcePathTest, CoreAndOtherGroupsHaveTheirOwnRoots) {
  EXPECT_EQ(collection_path(kPods, "").value(), "/api/v1/pods");
  EXPECT_EQ(collection_path(kPods, "web").value(), "/api/v1/namespaces/web/pods");
  EXPECT_EQ(collection_path(kDeployments, "web").value(),
            "/apis/apps/v1/namespaces/web/deployments");
  EXPECT_EQ(object_path(kNodes, {"", "n1"}).value(), "/api/v1/nodes/n1");
  EXPECT_EQ(object_path(kDeployments, {"web", "a"}, "scale").value(),
            "/apis/apps/v1/namespaces/web/deployments/a/scale");
  EXPECT_EQ(object_path(kPods, {"web", "a"}, "proxy/metrics").value(),
            "/api/v1/namespaces/web/pods/a/proxy/metrics");
}

TEST(ResourcePathTest, ResourceIsInLowerCaseAndNamesAreEscaped) {
  EXPECT_EQ(collection_path({.version = "v1", .plural = "Pods"}, "").value(), "/api/v1/pods");
  const ApiResource roles{.group = "rbac.authorization.k8s.io",
                          .version = "v1",
                          .plural = "clusterroles",
                          .namespaced = false};
  EXPECT_EQ(object_path(roles, {"", "system:node reader?"}).value(),
            "/apis/rbac.authorization.k8s.io/v1/clusterroles/system:node%20reader%3F");
}

// Names that would change the path are rejected (RQ-02).
TEST(ResourcePathTest, NameThatChangesThePathIsRejected) {
  for (const char* name : {"", ".", "..", "a/b", "../secrets/x", "a%2fb"}) {
    EXPECT_EQ(object_path(kPods, {"web", name}).error().code, ErrorCode::InvalidArgument) << name;
  }
  EXPECT_THAT(object_path(kPods, {"web", "a/b"}).error().message,
              HasSubstr("name \"a/b\" may not contain /"));
  EXPECT_EQ(collection_path(kPods, "..").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(object_path(kPods, {"web", "a"}, "x/../y").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(object_path(kPods, {"web", "a"}, "x/").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(collection_path({.version = "", .plural = "pods"}, "").error().code,
            ErrorCode::InvalidArgument);
  EXPECT_EQ(collection_path({.group = "a/b", .version = "v1", .plural = "pods"}, "").error().code,
            ErrorCode::InvalidArgument);
  EXPECT_EQ(collection_path({.version = "v1"}, "").error().code, ErrorCode::InvalidArgument);
}

// Namespaced resources need a namespace, others must not have one (RQ-02).
TEST(ResourcePathTest, NamespaceMustMatchTheScopeOfTheResource) {
  EXPECT_THAT(object_path(kPods, {"", "a"}).error().message, HasSubstr("a namespace is required"));
  EXPECT_THAT(creation_path(kDeployments, "").error().message,
              HasSubstr("deployments.apps are namespaced"));
  EXPECT_THAT(object_path(kNodes, {"web", "n1"}).error().message,
              HasSubstr("nodes are cluster-scoped"));
}

}  // namespace
}  // namespace kinform::inline v0::client
