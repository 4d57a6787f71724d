// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The subresources scale and log, and OpenAPI, tested through the API.

#include <string>
#include <variant>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/api.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::HasSubstr;

const std::string kDeployments = "/apis/apps/v1/namespaces/default/deployments";
const std::string kPods = "/api/v1/namespaces/default/pods";

Json json(std::string_view text) {
  return parse_json(text).value();
}

class SubresourcesTest : public ::testing::Test {
 protected:
  ApiResponse call(const std::string& method, const std::string& target, std::string_view body = {},
                   const std::string& type = "application/json") {
    const Outcome outcome = api_.handle({.method = method,
                                         .target = target,
                                         .content_type = type,
                                         .body = std::string(body),
                                         .user = "anna"},
                                        MayWait::No);
    const auto* const response = std::get_if<ApiResponse>(&outcome);
    return response == nullptr ? ApiResponse() : *response;
  }
  Json body(const std::string& method, const std::string& target, std::string_view sent = {},
            const std::string& type = "application/json") {
    return parse_json(call(method, target, sent, type).body).value_or({});
  }
  void make_deployment() {
    ASSERT_EQ(call("POST", kDeployments, R"({"metadata":{"name":"d"},"spec":{"replicas":2,
        "selector":{"matchLabels":{"a":"b"}},"template":{"metadata":{"labels":{"a":"b"}},
        "spec":{"containers":[{"name":"c","image":"i"}]}}}})")
                  .status,
              201);
  }
  void make_pod(std::string_view containers, std::string_view phase) {
    ASSERT_EQ(
        call("POST", kPods,
             R"({"metadata":{"name":"p"},"spec":{"containers":)" + std::string(containers) + "}}")
            .status,
        201);
    ASSERT_EQ(
        call("PATCH", kPods + "/p/status", R"({"status":{"phase":")" + std::string(phase) + "\"}}",
             "application/merge-patch+json")
            .status,
        200);
  }

  test_support::FakeClock clock_;
  Api api_{{}, clock_};
};

TEST_F(SubresourcesTest, ScaleShowsReplicasAndSelector) {
  make_deployment();
  const Json scale = body("GET", kDeployments + "/d/scale");
  EXPECT_EQ(scale["kind"], Json("Scale"));
  EXPECT_EQ(scale["apiVersion"], Json("autoscaling/v1"));
  EXPECT_EQ(scale.at("/spec/replicas"), Json(2));
  EXPECT_EQ(scale.at("/status/selector"), Json("a=b"));
  EXPECT_EQ(scale.at("/metadata/name"), Json("d"));
  EXPECT_EQ(call("GET", kDeployments + "/none/scale").status, 404);
}

TEST_F(SubresourcesTest, ScaleIsPatchedAndReplaced) {
  make_deployment();
  EXPECT_EQ(body("PATCH", kDeployments + "/d/scale", R"({"spec":{"replicas":5}})",
                 "application/merge-patch+json")
                .at("/spec/replicas"),
            Json(5));
  EXPECT_EQ(body("GET", kDeployments + "/d").at("/spec/replicas"), Json(5));
  EXPECT_EQ(body("GET", kDeployments + "/d").at("/metadata/generation"), Json(2));
  Json scale = body("GET", kDeployments + "/d/scale");
  scale["spec"]["replicas"] = 1;
  EXPECT_EQ(call("PUT", kDeployments + "/d/scale", scale.to_json()).status, 200);
  EXPECT_EQ(body("GET", kDeployments + "/d").at("/spec/replicas"), Json(1));
}

TEST_F(SubresourcesTest, InvalidScalesAreRefused) {
  make_deployment();
  Json scale = body("GET", kDeployments + "/d/scale");
  ASSERT_EQ(call("PUT", kDeployments + "/d/scale", scale.to_json()).status, 200);
  scale["spec"]["replicas"] = -1;
  EXPECT_EQ(call("PUT", kDeployments + "/d/scale", scale.to_json()).status, 422);
  scale["spec"]["replicas"] = 1;
  scale["metadata"]["resourceVersion"] = "1";
  EXPECT_EQ(call("PUT", kDeployments + "/d/scale", scale.to_json()).status, 409);
  scale["metadata"]["name"] = "other";
  EXPECT_EQ(call("PUT", kDeployments + "/d/scale", scale.to_json()).status, 400);
  EXPECT_EQ(call("PUT", kDeployments + "/d/scale", "nonsense").status, 400);
  EXPECT_EQ(call("GET", "/api/v1/namespaces/default/configmaps/d/scale").status, 404);
}

TEST_F(SubresourcesTest, LogOfARunningPodIsText) {
  make_pod(R"([{"name":"c","image":"i"}])", "Running");
  const ApiResponse log = call("GET", kPods + "/p/log");
  EXPECT_EQ(log.status, 200);
  EXPECT_EQ(log.content_type, "text/plain");
  EXPECT_THAT(log.body, HasSubstr("simulated container c has started\n"));
  EXPECT_THAT(call("GET", kPods + "/p/log?tailLines=0").body, ::testing::IsEmpty());
  EXPECT_EQ(call("PUT", kPods + "/p/log", "{}").status, 405);
}

TEST_F(SubresourcesTest, LogNeedsAContainerThatHasStarted) {
  EXPECT_EQ(call("GET", kPods + "/p/log").status, 404);
  make_pod(R"([{"name":"c","image":"i"},{"name":"d","image":"i"}])", "Pending");
  EXPECT_THAT(call("GET", kPods + "/p/log").body, HasSubstr("choose one of: [c d]"));
  EXPECT_THAT(call("GET", kPods + "/p/log?container=x").body, HasSubstr("is not valid for pod p"));
  EXPECT_THAT(call("GET", kPods + "/p/log?container=c").body, HasSubstr("is waiting to start"));
}

TEST_F(SubresourcesTest, OpenApiListsVersionsAndDescribesEach) {
  const Json index = body("GET", "/openapi/v3");
  const std::string apps(index["paths"]["apis/apps/v1"]["serverRelativeURL"].as_string());
  EXPECT_THAT(apps, HasSubstr("/openapi/v3/apis/apps/v1?hash="));
  const Json document = body("GET", apps);
  const Json& schemas = document.at("/components/schemas");
  const Json& deployment = schemas["io.k8s.api.apps.v1.Deployment"];
  EXPECT_EQ(deployment.at("/x-kubernetes-group-version-kind/0/kind"), Json("Deployment"));
  EXPECT_EQ(deployment.at("/properties/spec/$ref"),
            Json("#/components/schemas/io.k8s.api.apps.v1.DeploymentSpec"));
  const Json& containers = schemas["io.k8s.api.core.v1.PodSpec"]["properties"]["containers"];
  EXPECT_EQ(containers["x-kubernetes-patch-merge-key"], Json("name"));
  EXPECT_EQ(containers["x-kubernetes-list-type"], Json("map"));
  const Json& path = document["paths"]["/apis/apps/v1/namespaces/{namespace}/deployments/{name}"];
  EXPECT_EQ(path.at("/patch/parameters/0/name"), Json("fieldValidation"));
  EXPECT_EQ(call("GET", "/openapi/v3/apis/none/v1").status, 404);
}

TEST_F(SubresourcesTest, EveryOpenApiReferenceResolves) {
  const Json index = body("GET", "/openapi/v3");
  for (const auto& [prefix, entry] : index["paths"].members()) {
    const std::string text = call("GET", "/openapi/v3/" + prefix).body;
    const Json document = json(text);
    constexpr std::string_view kMark = "#/components/schemas/";
    for (std::size_t at = text.find(kMark); at != std::string::npos;
         at = text.find(kMark, at + 1)) {
      const std::size_t begin = at + kMark.size();
      const std::string name = text.substr(begin, text.find('"', begin) - begin);
      ASSERT_TRUE(document.at("/components/schemas").contains(name)) << prefix << ": " << name;
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
