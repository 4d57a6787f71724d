// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decides first which parts a pod has, then writes them, either as a pod or as the template of a
// Deployment or ReplicaSet.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support::corpus {

struct EnvVar {
  enum class Source : std::uint8_t { Value, FieldRef, SecretKeyRef, ConfigMapKeyRef };

  std::string name;
  Source source = Source::Value;
  std::string value = {};  // The value, the field's path, or the name of the Secret or ConfigMap.
};

struct Container {
  std::string name;
  std::string image;
  std::string digest = {};  // 64 hex digits.
  std::vector<std::string> args = {};
  std::int64_t port = 0;
  std::vector<EnvVar> env = {};
  std::string cpu = {};
  std::string memory = {};
  bool probed = true;
  bool injected = false;  // Injected by the server, so no field manager owns it.
  Pairs mounts = {};      // Volume and path, without the service account token.
};

struct PodPlan {
  std::string app = {};
  std::string service_account = "default";
  Pairs labels = {};  // Without the labels that a ReplicaSet adds.
  Pairs annotations = {};
  std::vector<Container> containers = {};
  Pairs config_volumes = {};  // Volume and ConfigMap.
  Pairs empty_volumes = {};   // Volume and size limit.
  std::string priority_class = {};
  bool plain = false;  // Without the additions of newer clusters: rollout tracker, fifth condition.
};

[[nodiscard]] PodPlan plan_pod(Random& random, CorpusProfile profile, std::string app);

// The values that differ between pods of one plan. In the text that all of them share, each member
// holds the marker of a slot, which is filled in for each pod (TextTemplate).
struct PodInstance {
  std::string token_volume;  // kube-api-access-xxxxx
  std::string node_name;
  std::string host_ip;
  std::string pod_ip;
  std::string start_time;
  std::string transition_time;
  std::string ready_status;  // "True" or "False".
  std::string ready;         // "true" or "false".
  std::string restart_count;
  std::string app_state;  // Objects: `state` and `lastState` of the first container.
  std::string last_state;
  std::vector<std::string> container_ids;
};

// Write the members `spec` and `status` of a pod.
void write_pod_spec(JsonWriter& json, const PodPlan& plan, const PodInstance& instance);
void write_pod_status(JsonWriter& json, const PodPlan& plan, const PodInstance& instance);
// Writes the member `template`: labels, annotations, and a spec without pod-only fields.
void write_pod_template(JsonWriter& json, const PodPlan& plan, const Pairs& labels);

// Write the fieldsV1 members that describe the above, for the pod's creator and for its kubelet.
void write_owned_pod_spec(JsonWriter& json, const PodPlan& plan);
void write_owned_pod_status(JsonWriter& json, const PodPlan& plan, const PodInstance& instance);

}  // namespace kinform::inline v0::test_support::corpus
