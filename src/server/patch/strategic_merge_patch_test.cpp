// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/strategic_merge_patch.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {
namespace {

Json json(std::string_view text) {
  return parse_json(text).value();
}

const schema::Definition& type(std::string_view name) {
  return *schema::kubernetes_schema().find(name);
}

Json patched(std::string_view type_name, std::string_view document, std::string_view patch) {
  Json changed = json(document);
  const Result<void> applied = apply_strategic_merge_patch(changed, json(patch), type(type_name));
  EXPECT_TRUE(applied.ok()) << applied.error().message;
  return changed;
}

ErrorCode refusal(std::string_view type_name, std::string_view document, std::string_view patch) {
  Json changed = json(document);
  const Result<void> applied = apply_strategic_merge_patch(changed, json(patch), type(type_name));
  EXPECT_EQ(changed, json(document));
  return applied ? ErrorCode::Unknown : applied.error().code;
}

constexpr std::string_view kPodSpec = "core/v1.PodSpec";
constexpr std::string_view kTwo = R"({"containers":[{"name":"a","image":"1"},{"name":"b"}]})";

TEST(StrategicMergePatchTest, EveryServedKindHasASchema) {
  for (const KindFacts& kind : all_kinds()) {
    EXPECT_NE(schema::kubernetes_schema().find_kind(kind.group, kind.version, kind.kind), nullptr)
        << kind.kind;
  }
}

TEST(StrategicMergePatchTest, MapsMergeAndNullRemoves) {
  EXPECT_EQ(patched("core/v1.ConfigMap", R"({"data":{"a":"1","b":"2"}})",
                    R"({"data":{"a":null,"c":"3"},"immutable":true})"),
            json(R"({"data":{"b":"2","c":"3"},"immutable":true})"));
}

TEST(StrategicMergePatchTest, ElementsMergeByKeyAndNewOnesFollowThePatchOrder) {
  EXPECT_EQ(
      patched(kPodSpec, kTwo, R"({"containers":[{"name":"b","image":"2"},{"name":"c"}]})"),
      json(R"({"containers":[{"name":"a","image":"1"},{"name":"b","image":"2"},{"name":"c"}]})"));
  EXPECT_EQ(patched(kPodSpec, kTwo, R"({"containers":[{"name":"c"}]})"),
            json(R"({"containers":[{"name":"c"},{"name":"a","image":"1"},{"name":"b"}]})"));
}

TEST(StrategicMergePatchTest, ListWithoutAMergeStrategyIsReplaced) {
  EXPECT_EQ(
      patched(kPodSpec, R"({"tolerations":[{"key":"a"}]})", R"({"tolerations":[{"key":"b"}]})"),
      json(R"({"tolerations":[{"key":"b"}]})"));
}

TEST(StrategicMergePatchTest, ListOfScalarsIsASetWhereItMerges) {
  EXPECT_EQ(patched("core/v1.Pod", R"({"metadata":{"finalizers":["a","b"]}})",
                    R"({"metadata":{"finalizers":["b","c"]}})"),
            json(R"({"metadata":{"finalizers":["a","b","c"]}})"));
  EXPECT_EQ(patched("core/v1.Pod", R"({"metadata":{"finalizers":["a","b"]}})",
                    R"({"metadata":{"$deleteFromPrimitiveList/finalizers":["a","x"]}})"),
            json(R"({"metadata":{"finalizers":["b"]}})"));
}

TEST(StrategicMergePatchTest, PatchDirectiveDeletesAndReplacesElements) {
  EXPECT_EQ(patched(kPodSpec, kTwo, R"({"containers":[{"$patch":"delete","name":"a"}]})"),
            json(R"({"containers":[{"name":"b"}]})"));
  EXPECT_EQ(patched(kPodSpec, kTwo, R"({"containers":[{"name":"x"},{"$patch":"replace"}]})"),
            json(R"({"containers":[{"name":"x"}]})"));
}

TEST(StrategicMergePatchTest, PatchDirectiveDeletesReplacesAndMergesObjects) {
  const std::string_view document = R"({"nodeSelector":{"a":"1"},"nodeName":"n"})";
  EXPECT_EQ(patched(kPodSpec, document, R"({"nodeSelector":{"$patch":"replace","b":"2"}})"),
            json(R"({"nodeSelector":{"b":"2"},"nodeName":"n"})"));
  EXPECT_EQ(patched(kPodSpec, document, R"({"nodeSelector":{"$patch":"delete"}})"),
            json(R"({"nodeSelector":{},"nodeName":"n"})"));
  EXPECT_EQ(patched(kPodSpec, document, R"({"nodeSelector":{"$patch":"merge","b":"2"}})"),
            json(R"({"nodeSelector":{"a":"1","b":"2"},"nodeName":"n"})"));
}

TEST(StrategicMergePatchTest, RetainKeysDropsTheOtherFields) {
  EXPECT_EQ(patched("apps/v1.DeploymentSpec",
                    R"({"strategy":{"type":"RollingUpdate","rollingUpdate":{"maxSurge":1}}})",
                    R"({"strategy":{"$retainKeys":["type"],"type":"Recreate"}})"),
            json(R"({"strategy":{"type":"Recreate"}})"));
}

TEST(StrategicMergePatchTest, SetElementOrderReordersElements) {
  EXPECT_EQ(patched(kPodSpec, kTwo,
                    R"({"$setElementOrder/containers":[{"name":"b"},{"name":"c"},{"name":"a"}],
                        "containers":[{"name":"c"}]})"),
            json(R"({"containers":[{"name":"b"},{"name":"c"},{"name":"a","image":"1"}]})"));
  EXPECT_EQ(
      patched(kPodSpec, kTwo, R"({"$setElementOrder/containers":[{"name":"b"},{"name":"a"}]})"),
      json(R"({"containers":[{"name":"b"},{"name":"a","image":"1"}]})"));
  EXPECT_EQ(patched("core/v1.Pod", R"({"metadata":{"finalizers":["a","server","b"]}})",
                    R"({"metadata":{"$setElementOrder/finalizers":["b","a"]}})"),
            json(R"({"metadata":{"finalizers":["server","b","a"]}})"));
}

TEST(StrategicMergePatchTest, AddedValuesLoseDirectivesAndNulls) {
  EXPECT_EQ(
      patched(kPodSpec, "{}",
              R"({"securityContext":{"$retainKeys":["runAsUser"],"runAsUser":1,"fsGroup":null},
                        "containers":[{"name":"a","env":[{"$patch":"delete","name":"x"}]}]})"),
      json(R"({"securityContext":{"runAsUser":1},"containers":[{"name":"a","env":[]}]})"));
}

TEST(StrategicMergePatchTest, InvalidPatchesAreRefusedAndChangeNothing) {
  EXPECT_EQ(refusal(kPodSpec, kTwo, "[]"), ErrorCode::Malformed);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"$patch":"frobnicate"})"), ErrorCode::Malformed);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"containers":[{"$patch":"merge","name":"a"}]})"),
            ErrorCode::Malformed);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"containers":["a"]})"), ErrorCode::Malformed);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"containers":[["a"]]})"), ErrorCode::InvalidArgument);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"containers":[{"image":"1"}]})"), ErrorCode::Internal);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"containers":[{"$patch":"delete"}]})"),
            ErrorCode::Internal);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"frobs":{"a":1}})"), ErrorCode::Internal);
  EXPECT_EQ(refusal(kPodSpec, kTwo, R"({"$setElementOrder/containers":"a"})"),
            ErrorCode::Malformed);
  EXPECT_EQ(
      refusal(kPodSpec, kTwo,
              R"({"$setElementOrder/containers":[{"name":"b"}],"containers":[{"name":"a"}]})"),
      ErrorCode::Malformed);
  EXPECT_EQ(refusal("apps/v1.DeploymentSpec", R"({"strategy":{"type":"a"}})",
                    R"({"strategy":{"$retainKeys":["type"],"rollingUpdate":{}}})"),
            ErrorCode::Malformed);
  EXPECT_EQ(refusal("meta/v1.ObjectMeta", "{}", R"({"$deleteFromPrimitiveList/finalizers":1})"),
            ErrorCode::Malformed);
}

}  // namespace
}  // namespace kinform::inline v0::server
