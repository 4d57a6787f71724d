// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/pod_simulation.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

Json pod(const std::string& node, const Json& status) {
  return {{"metadata", {{"name", "p"}, {"namespace", "default"}}},
          {"spec",
           {{"nodeName", node}, {"containers", Json::array({{{"name", "c"}, {"image", "i"}}})}}},
          {"status", status}};
}

TEST(PodSimulationTest, PodIsBoundThenStartedThenReady) {
  const auto bound = next_pod_step(pod("", {{"phase", "Pending"}}), "now");
  ASSERT_TRUE(bound.has_value());
  EXPECT_EQ(bound->kind, PodStep::Kind::Bind);
  const auto creating = next_pod_step(pod("n", {{"phase", "Pending"}}), "now");
  ASSERT_TRUE(creating.has_value());
  EXPECT_EQ(creating->body.at("/status/containerStatuses/0/state/waiting/reason").as_string(),
            "ContainerCreating");
  const auto running = next_pod_step(pod("n", creating->body["status"]), "now");
  ASSERT_TRUE(running.has_value());
  EXPECT_EQ(running->body.at("/status/phase").as_string(), "Running");
  EXPECT_TRUE(running->body.at("/status/containerStatuses/0/ready").as_bool());
  EXPECT_FALSE(next_pod_step(pod("n", running->body["status"]), "now").has_value());
}

TEST(PodSimulationTest, DeletedPodIsRemovedInAnyPhase) {
  Json deleted = pod("n", {{"phase", "Running"}});
  deleted["metadata"]["deletionTimestamp"] = "2024-01-01T00:00:00Z";
  const auto step = next_pod_step(deleted, "now");
  ASSERT_TRUE(step.has_value());
  EXPECT_EQ(step->kind, PodStep::Kind::Remove);
}

TEST(PodSimulationTest, FinishedPodIsLeftAlone) {
  EXPECT_FALSE(next_pod_step(pod("n", {{"phase", "Succeeded"}}), "now").has_value());
}

}  // namespace
}  // namespace kinform::inline v0::server
