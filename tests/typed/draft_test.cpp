// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/draft.hpp"

#include <gtest/gtest.h>

#include "kinform/api/apps/v1_draft.hpp"
#include "kinform/api/core/v1_draft.hpp"

namespace kinform::inline v0 {
namespace {

using apps::v1::Deployment;

TEST(DraftTest, NewDraftHasItsKind) {
  const Deployment::Draft draft;
  EXPECT_EQ(draft.json().to_json(), R"({"apiVersion":"apps/v1","kind":"Deployment"})");
}

TEST(DraftTest, NestedDraftsBuildTheWholeObject) {
  Deployment::Draft draft;
  draft.metadata().set_name("web").set_namespace_name("shop");
  draft.metadata().labels().set("app", "web");
  draft.spec().set_replicas(3).selector().match_labels().set("app", "web");
  auto container = draft.spec().template_().spec().containers().add();
  container.set_name("web").set_image("nginx");
  container.args().add("-v").add("-x");
  container.resources().limits().set("cpu", Quantity::parse("500m").value());
  container.readiness_probe().http_get().set_port(IntOrString(std::string("http")));
  EXPECT_EQ(draft.json(), parse_json(R"({"apiVersion":"apps/v1","kind":"Deployment",
                "metadata":{"name":"web","namespace":"shop","labels":{"app":"web"}},
                "spec":{"replicas":3,"selector":{"matchLabels":{"app":"web"}},
                  "template":{"spec":{"containers":[{"name":"web","image":"nginx",
                    "args":["-v","-x"],"resources":{"limits":{"cpu":"500m"}},
                    "readinessProbe":{"httpGet":{"port":"http"}}}]}}}})")
                              .value());
}

TEST(DraftTest, DraftFromAnObjectKeepsUnknownFields) {
  const Deployment deployment(
      parse_object(R"({"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"a"},
          "spec":{"replicas":1,"paused":true,"unknown":[1]}})")
          .value());
  Deployment::Draft draft = Deployment::Draft::from(deployment);
  draft.spec().set_replicas(2).clear_paused();
  EXPECT_EQ(draft.json(),
            parse_json(R"({"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"a"},
                "spec":{"replicas":2,"unknown":[1]}})")
                .value());
  EXPECT_EQ(deployment.spec().replicas(), 1);
}

TEST(DraftTest, CopiedDraftIsIndependentAndANestedDraftIsNot) {
  Deployment::Draft first;
  first.spec().set_replicas(1);
  Deployment::Draft second = first;
  second.spec().set_replicas(2);
  EXPECT_EQ(first.json()["spec"]["replicas"].as_int64(), 1);
  auto part = second.spec();
  auto same = part;
  same.set_replicas(3);
  EXPECT_EQ(second.json()["spec"]["replicas"].as_int64(), 3);
}

TEST(DraftTest, BytesAndTimesAreWrittenInServerFormat) {
  core::v1::Secret::Draft secret;
  secret.data().set("key", "\x01\x02");
  secret.string_data().set("plain", "text");
  secret.metadata().set_creation_timestamp(
      std::chrono::sys_seconds(std::chrono::seconds(1704164645)));
  EXPECT_EQ(secret.json()["data"]["key"].as_string(), "AQI=");
  EXPECT_EQ(secret.json()["stringData"]["plain"].as_string(), "text");
  EXPECT_EQ(secret.json()["metadata"]["creationTimestamp"].as_string(), "2024-01-02T03:04:05Z");
}

TEST(DraftTest, ListsAndMapsCanBeChangedAndEmptied) {
  core::v1::Pod::Draft pod;
  pod.metadata().finalizers().add("a").add("b");
  pod.metadata().finalizers().erase(0);
  EXPECT_EQ(pod.json()["metadata"]["finalizers"].to_json(), R"(["b"])");
  pod.metadata().labels().set("a", "1").set("b", "2");
  EXPECT_TRUE(pod.metadata().labels().erase("a"));
  EXPECT_FALSE(pod.metadata().labels().contains("a"));
  pod.metadata().clear_labels();
  EXPECT_FALSE(pod.json()["metadata"].contains("labels"));
}

}  // namespace
}  // namespace kinform::inline v0
