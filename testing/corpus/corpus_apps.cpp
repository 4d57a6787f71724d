// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Deployments, ReplicaSets, and the Events that their pods cause.

#include <array>

#include "kinform/time.hpp"
#include "testing/corpus/corpus_pod_text.hpp"
#include "testing/corpus/corpus_population.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

// The properties that Deployments and ReplicaSets have in common.
struct Workload {
  PodPlan plan = {};
  Pairs pod_labels = {};
  std::int64_t replicas = 0;
  std::int64_t ready = 0;  // A status change makes one replica more, or one less, ready.
};

Workload make_workload(const CorpusOptions& options, std::size_t index,
                       const CorpusRevision& revision) {
  Random random(derive_seed(options.seed, Purpose::Content, index));
  Workload workload;
  workload.plan = plan_pod(random, CorpusProfile::PodsReplicated, service_name(random));
  workload.pod_labels = workload.plan.labels;
  workload.replicas = random.between(1, 40);
  workload.ready = workload.replicas - revision.status_changes % 2;
  return workload;
}

void write_selector(JsonWriter& json, const Workload& workload) {
  json.object("selector", [&] {
    json.object("matchLabels", [&] { json.text("app.kubernetes.io/name", workload.plan.app); });
  });
}

// The managedFields of the user that applied the object, and of the controller that writes its
// status.
template <class StatusFields>
std::string workload_managers(const Metadata& metadata, const Workload& workload,
                              std::string_view creator, std::string_view status_time,
                              const StatusFields& status_fields) {
  std::string text = "[";
  JsonWriter json(text);
  write_manager(
      json, {.name = creator, .api_version = "apps/v1", .time = metadata.creation_timestamp}, [&] {
        json.object("f:metadata", [&] { write_owned_map(json, "labels", metadata.labels); });
        json.object("f:spec", [&] {
          write_owned(json, {"replicas", "selector"});
          json.object("f:template", [&] {
            json.object("f:metadata",
                        [&] { write_owned_map(json, "labels", workload.pod_labels); });
            write_owned_pod_spec(json, workload.plan);
          });
        });
      });
  write_manager(json,
                {.name = "kube-controller-manager",
                 .api_version = "apps/v1",
                 .time = status_time,
                 .subresource = "status"},
                [&] { json.object("f:status", [&] { status_fields(json); }); });
  return text + "]";
}

class Deployments final : public Population {
 public:
  explicit Deployments(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override {
    return {namespace_of(options_, index), "app-" + padded_number(index, 7)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    const Workload workload = make_workload(options_, index, revision);
    const std::string changed = format_time(time_of_version(options_, revision.status_version));
    JsonWriter json(out);
    write_own_metadata(json, workload, index, revision, changed);
    write_spec(json, workload);
    write_status(json, workload, changed);
  }

 private:
  void write_own_metadata(JsonWriter& json, const Workload& workload, std::size_t index,
                          const CorpusRevision& revision, std::string_view changed) {
    Metadata metadata = identity(options_, key(index), index, revision);
    metadata.generation = "4";
    for (const auto& label : workload.plan.labels) metadata.labels.push_back(label);
    metadata.annotations.emplace_back("deployment.kubernetes.io/revision", "4");
    if (options_.managed_fields) {
      metadata.managed_fields =
          workload_managers(metadata, workload, "deploy-bot", changed, [](JsonWriter& fields) {
            write_owned(fields, {"availableReplicas", "conditions", "observedGeneration",
                                 "readyReplicas", "replicas", "updatedReplicas"});
          });
    }
    write_metadata(json, std::move(metadata));
  }

  static void write_spec(JsonWriter& json, const Workload& workload) {
    json.object("spec", [&] {
      json.number("replicas", workload.replicas);
      write_selector(json, workload);
      write_pod_template(json, workload.plan, workload.pod_labels);
      json.object("strategy", [&] {
        json.text("type", "RollingUpdate");
        json.object("rollingUpdate", [&] {
          json.text("maxUnavailable", "25%");
          json.text("maxSurge", "25%");
        });
      });
      json.number("revisionHistoryLimit", 10);
      json.number("progressDeadlineSeconds", 600);
    });
  }

  static void write_status(JsonWriter& json, const Workload& workload, std::string_view changed) {
    const bool available = workload.ready == workload.replicas;
    json.object("status", [&] {
      json.number("observedGeneration", 4);
      json.number("replicas", workload.replicas);
      json.number("updatedReplicas", workload.replicas);
      if (workload.ready > 0) {
        json.number("readyReplicas", workload.ready);
        json.number("availableReplicas", workload.ready);
      }
      if (!available) json.number("unavailableReplicas", workload.replicas - workload.ready);
      json.array("conditions", [&] {
        json.object([&] {
          json.text("type", "Available");
          json.text("status", available ? "True" : "False");
          json.text("lastUpdateTime", changed);
          json.text("lastTransitionTime", changed);
          json.text("reason",
                    available ? "MinimumReplicasAvailable" : "MinimumReplicasUnavailable");
          json.text("message", available ? "Deployment has minimum availability."
                                         : "Deployment does not have minimum availability.");
        });
      });
    });
  }

  CorpusOptions options_;
};

class ReplicaSets final : public Population {
 public:
  explicit ReplicaSets(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override {
    Random random(derive_seed(options_.seed, Purpose::Instance, index));
    return {namespace_of(options_, index), owner_name(index) + '-' + random_suffix(random, 10)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Workload workload = make_workload(options_, index, revision);
    const ObjectKey own_key = key(index);
    workload.pod_labels.emplace_back("pod-template-hash",
                                     own_key.name.substr(own_key.name.rfind('-') + 1));
    JsonWriter json(out);
    write_own_metadata(json, workload, index, revision);
    json.object("spec", [&] {
      json.number("replicas", workload.replicas);
      write_selector(json, workload);
      write_pod_template(json, workload.plan, workload.pod_labels);
    });
    json.object("status", [&] {
      json.number("replicas", workload.replicas);
      json.number("fullyLabeledReplicas", workload.replicas);
      if (workload.ready > 0) {
        json.number("readyReplicas", workload.ready);
        json.number("availableReplicas", workload.ready);
      }
      json.number("observedGeneration", 1);
    });
  }

 private:
  static std::string owner_name(std::size_t index) { return "app-" + padded_number(index, 7); }

  void write_own_metadata(JsonWriter& json, const Workload& workload, std::size_t index,
                          const CorpusRevision& revision) {
    Metadata metadata = identity(options_, key(index), index, revision);
    metadata.generation = "1";
    for (const auto& label : workload.pod_labels) metadata.labels.push_back(label);
    metadata.annotations.emplace_back("deployment.kubernetes.io/desired-replicas",
                                      std::to_string(workload.replicas));
    metadata.owner_references = R"([{"apiVersion":"apps/v1","kind":"Deployment","name":")" +
                                owner_name(index) + R"(","uid":")" +
                                make_uid(options_.seed + 1, index, 0) +
                                R"(","controller":true,"blockOwnerDeletion":true}])";
    if (options_.managed_fields) {
      metadata.managed_fields = workload_managers(
          metadata, workload, "kube-controller-manager",
          format_time(time_of_version(options_, revision.status_version)), [](JsonWriter& fields) {
            write_owned(fields, {"availableReplicas", "fullyLabeledReplicas", "observedGeneration",
                                 "readyReplicas", "replicas"});
          });
    }
    write_metadata(json, std::move(metadata));
  }

  CorpusOptions options_;
};

class Events final : public Population {
 public:
  explicit Events(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override {
    Random random(derive_seed(options_.seed, Purpose::Instance, index));
    return {namespace_of(options_, index), pod_name(index) + '.' + random_hex(random, 16)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Random random(derive_seed(options_.seed, Purpose::Content, index));
    const ObjectKey own_key = key(index);
    JsonWriter json(out);
    write_own_metadata(json, index, revision);
    json.object("involvedObject", [&] {
      json.text("kind", "Pod");
      json.text("namespace", own_key.namespace_name);
      json.text("name", pod_name(index));
      json.text("uid", make_uid(options_.seed + 1, index, 0));
      json.text("apiVersion", "v1");
      json.text("resourceVersion", std::to_string(initial_version(options_.seed, index)));
      json.text("fieldPath", "spec.containers{app}");
    });
    write_occurrence(json, random, index, revision);
  }

 private:
  static std::string pod_name(std::size_t index) { return "app-" + padded_number(index, 7); }

  void write_own_metadata(JsonWriter& json, std::size_t index, const CorpusRevision& revision) {
    Metadata metadata = identity(options_, key(index), index, revision);
    if (options_.managed_fields) {
      metadata.managed_fields = "[";
      JsonWriter fields(metadata.managed_fields);
      write_manager(
          fields, {.name = "kubelet", .api_version = "v1", .time = metadata.creation_timestamp},
          [&] {
            write_owned(fields, {"count", "firstTimestamp", "involvedObject", "lastTimestamp",
                                 "message", "reason", "reportingComponent", "source", "type"});
          });
      metadata.managed_fields += ']';
    }
    write_metadata(json, std::move(metadata));
  }

  // Writes count and time of an Event. Each status change of an Event counts as one more
  // occurrence.
  void write_occurrence(JsonWriter& json, Random& random, std::size_t index,
                        const CorpusRevision& revision) const {
    const bool warning = random.chance(0.3);
    const std::string node = node_name(random.below(node_count(options_)));
    const std::string image = image_name(random);
    json.text("reason", warning ? "BackOff" : "Pulled");
    json.text("message", warning ? "Back-off restarting failed container app in pod"
                                 : "Container image \"" + image + "\" already present on machine");
    json.object("source", [&] {
      json.text("component", "kubelet");
      json.text("host", node);
    });
    json.text("firstTimestamp", format_time(creation_time(options_, index, revision)));
    json.text("lastTimestamp", format_time(time_of_version(options_, revision.status_version)));
    json.number("count", 1 + revision.status_changes);
    json.text("type", warning ? "Warning" : "Normal");
    json.raw("eventTime", "null");
    json.text("reportingComponent", "kubelet");
    json.text("reportingInstance", node);
  }

  CorpusOptions options_;
};

}  // namespace

std::unique_ptr<Population> make_deployments(const CorpusOptions& options) {
  return std::make_unique<Deployments>(options);
}

std::unique_ptr<Population> make_replica_sets(const CorpusOptions& options) {
  return std::make_unique<ReplicaSets>(options);
}

std::unique_ptr<Population> make_events(const CorpusOptions& options) {
  return std::make_unique<Events>(options);
}

}  // namespace kinform::inline v0::test_support::corpus
