// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus_pod_text.hpp"

#include <algorithm>
#include <array>

namespace kinform::inline v0::test_support::corpus {
namespace {

// Whether the text is for a pod, or for the template of a ReplicaSet, which lacks some fields of
// pods.
enum class Use : std::uint8_t { Pod, Template };

constexpr std::string_view kTokenPath = "/var/run/secrets/kubernetes.io/serviceaccount";
constexpr std::string_view kNewerCondition = "PodReadyToStartContainers";
constexpr std::array<std::string_view, 4> kPodConditions = {"Initialized", "Ready",
                                                            "ContainersReady", "PodScheduled"};

void write_env(JsonWriter& json, const EnvVar& env) {
  json.object([&] {
    json.text("name", env.name);
    switch (env.source) {
      case EnvVar::Source::Value:
        json.text("value", env.value);
        return;
      case EnvVar::Source::FieldRef:
        json.object("valueFrom", [&] {
          json.object("fieldRef", [&] {
            json.text("apiVersion", "v1");
            json.text("fieldPath", env.value);
          });
        });
        return;
      case EnvVar::Source::SecretKeyRef:
      case EnvVar::Source::ConfigMapKeyRef: {
        const bool secret = env.source == EnvVar::Source::SecretKeyRef;
        json.object("valueFrom", [&] {
          json.object(secret ? "secretKeyRef" : "configMapKeyRef", [&] {
            json.text("name", env.value);
            json.text("key", env.name);
          });
        });
      }
    }
  });
}

void write_mount(JsonWriter& json, std::string_view name, std::string_view path, bool read_only) {
  json.object([&] {
    json.text("name", name);
    if (read_only) json.boolean("readOnly", true);
    json.text("mountPath", path);
  });
}

void write_probe(JsonWriter& json, std::string_view key, std::string_view path, int period) {
  json.object(key, [&] {
    json.object("httpGet", [&] {
      json.text("path", path);
      json.text("port", "http");
      json.text("scheme", "HTTP");
    });
    json.number("initialDelaySeconds", period);
    json.number("timeoutSeconds", 3);
    json.number("periodSeconds", period);
    json.number("successThreshold", 1);
    json.number("failureThreshold", 3);
  });
}

void write_resources(JsonWriter& json, const Container& container) {
  json.object("resources", [&] {
    if (container.cpu.empty()) return;
    json.object("limits", [&] { json.text("memory", container.memory); });
    json.object("requests", [&] {
      json.text("cpu", container.cpu);
      json.text("memory", container.memory);
    });
  });
}

void write_container(JsonWriter& json, const Container& container, std::string_view token_volume) {
  json.object([&] {
    json.text("name", container.name);
    json.text("image", container.image);
    if (!container.args.empty()) {
      json.array("args", [&] {
        for (const std::string& arg : container.args) json.element(arg);
      });
    }
    if (container.port != 0) {
      json.array("ports", [&] {
        json.object([&] {
          json.text("name", "http");
          json.number("containerPort", container.port);
          json.text("protocol", "TCP");
        });
      });
    }
    if (!container.env.empty()) {
      json.array("env", [&] {
        for (const EnvVar& env : container.env) write_env(json, env);
      });
    }
    write_resources(json, container);
    if (!container.mounts.empty() || !token_volume.empty()) {
      json.array("volumeMounts", [&] {
        for (const auto& [volume, path] : container.mounts) write_mount(json, volume, path, false);
        if (!token_volume.empty()) write_mount(json, token_volume, kTokenPath, true);
      });
    }
    if (container.probed) {
      write_probe(json, "livenessProbe", "/healthz", 20);
      write_probe(json, "readinessProbe", "/readyz", 5);
    }
    json.text("terminationMessagePath", "/dev/termination-log");
    json.text("terminationMessagePolicy", "File");
    json.text("imagePullPolicy", "IfNotPresent");
    if (container.probed) {
      json.object("securityContext", [&] {
        json.object("capabilities", [&] { json.array("drop", [&] { json.element("ALL"); }); });
        json.boolean("runAsNonRoot", true);
        json.boolean("readOnlyRootFilesystem", true);
        json.boolean("allowPrivilegeEscalation", false);
      });
    }
  });
}

void write_token_volume(JsonWriter& json, std::string_view name) {
  json.object([&] {
    json.text("name", name);
    json.raw(
        "projected",
        R"({"sources":[{"serviceAccountToken":{"expirationSeconds":3607,"path":"token"}},)"
        R"({"configMap":{"name":"kube-root-ca.crt","items":[{"key":"ca.crt","path":"ca.crt"}]}},)"
        R"({"downwardAPI":{"items":[{"path":"namespace","fieldRef":{"apiVersion":"v1",)"
        R"("fieldPath":"metadata.namespace"}}]}}],"defaultMode":420})");
  });
}

void write_volumes(JsonWriter& json, const PodPlan& plan, std::string_view token_volume) {
  if (plan.config_volumes.empty() && token_volume.empty()) return;
  json.array("volumes", [&] {
    for (const auto& [volume, config_map] : plan.config_volumes) {
      json.object([&, name = volume, source = config_map] {
        json.text("name", name);
        json.object("configMap", [&] {
          json.text("name", source);
          json.number("defaultMode", 420);
        });
      });
    }
    for (const auto& [volume, limit] : plan.empty_volumes) {
      json.object([&, name = volume, size = limit] {
        json.text("name", name);
        json.object("emptyDir", [&] { json.text("sizeLimit", size); });
      });
    }
    if (!token_volume.empty()) write_token_volume(json, token_volume);
  });
}

void write_tolerations(JsonWriter& json) {
  json.array("tolerations", [&] {
    for (const std::string_view taint : {"not-ready", "unreachable"}) {
      json.object([&] {
        json.text("key", "node.kubernetes.io/" + std::string(taint));
        json.text("operator", "Exists");
        json.text("effect", "NoExecute");
        json.number("tolerationSeconds", 300);
      });
    }
  });
}

void write_spec(JsonWriter& json, const PodPlan& plan, const PodInstance& instance, Use use) {
  json.object("spec", [&] {
    write_volumes(json, plan, instance.token_volume);
    json.array("containers", [&] {
      for (const Container& container : plan.containers) {
        write_container(json, container, instance.token_volume);
      }
    });
    json.text("restartPolicy", "Always");
    json.number("terminationGracePeriodSeconds", 30);
    json.text("dnsPolicy", "ClusterFirst");
    json.text("serviceAccountName", plan.service_account);
    json.text("serviceAccount", plan.service_account);
    if (use == Use::Pod) json.text("nodeName", instance.node_name);
    json.object("securityContext", [&] {
      if (!plan.config_volumes.empty()) json.number("fsGroup", 2000);
    });
    json.text("schedulerName", "default-scheduler");
    if (use == Use::Pod) write_tolerations(json);
    if (!plan.priority_class.empty()) json.text("priorityClassName", plan.priority_class);
    if (use == Use::Pod) {
      json.number("priority", plan.priority_class == "business-critical" ? 100'000 : 0);
      json.boolean("enableServiceLinks", true);
      json.text("preemptionPolicy", "PreemptLowerPriority");
    }
  });
}

void write_condition(JsonWriter& json, std::string_view type, const PodInstance& instance) {
  const bool follows_readiness = type == "Ready" || type == "ContainersReady";
  json.object([&] {
    json.text("type", type);
    json.text("status", follows_readiness ? std::string_view(instance.ready_status) : "True");
    json.raw("lastProbeTime", "null");
    json.text("lastTransitionTime",
              follows_readiness ? instance.transition_time : instance.start_time);
  });
}

void write_container_status(JsonWriter& json, const PodPlan& plan, const PodInstance& instance,
                            std::size_t number) {
  const Container& container = plan.containers[number];
  const bool first = number == 0;  // The container that fails when the pod fails.
  json.object([&] {
    json.text("name", container.name);
    if (first) {
      json.raw("state", instance.app_state);
    } else {
      json.object("state", [&] {
        json.object("running", [&] { json.text("startedAt", instance.start_time); });
      });
    }
    json.raw("lastState", first ? std::string_view(instance.last_state) : "{}");
    json.raw("ready", first ? std::string_view(instance.ready) : "true");
    json.raw("restartCount", first ? std::string_view(instance.restart_count) : "0");
    json.text("image", container.image);
    json.text("imageID", container.image.substr(0, container.image.rfind(':')) +
                             "@sha256:" + container.digest);
    json.text("containerID", "containerd://" + instance.container_ids[number]);
    json.raw("started", first ? std::string_view(instance.ready) : "true");
  });
}

void write_ips(JsonWriter& json, std::string_view key, std::string_view ip) {
  json.text(key, ip);
  json.array(std::string(key) + "s", [&] { json.object([&] { json.text("ip", ip); }); });
}

// Returns the variables sorted by name, because fieldsV1 lists the elements of a list in the order
// of their keys.
std::vector<const EnvVar*> sorted_by_name(const std::vector<EnvVar>& variables) {
  std::vector<const EnvVar*> order;
  order.reserve(variables.size());
  for (const EnvVar& env : variables) order.push_back(&env);
  std::sort(order.begin(), order.end(),
            [](const EnvVar* left, const EnvVar* right) { return left->name < right->name; });
  return order;
}

void write_owned_env(JsonWriter& json, const EnvVar& env) {
  json.object(owned_key("name", env.name), [&] {
    json.raw(".", "{}");
    write_owned(json, {"name"});
    switch (env.source) {
      case EnvVar::Source::Value:
        return write_owned(json, {"value"});
      case EnvVar::Source::FieldRef:
        return json.raw("f:valueFrom", R"({".":{},"f:fieldRef":{}})");
      case EnvVar::Source::SecretKeyRef:
        return json.raw("f:valueFrom", R"({".":{},"f:secretKeyRef":{}})");
      case EnvVar::Source::ConfigMapKeyRef:
        return json.raw("f:valueFrom", R"({".":{},"f:configMapKeyRef":{}})");
    }
  });
}

void write_owned_probe(JsonWriter& json, std::string_view name) {
  json.raw(name, R"({".":{},"f:failureThreshold":{},"f:httpGet":{".":{},"f:path":{},"f:port":{},)"
                 R"("f:scheme":{}},"f:initialDelaySeconds":{},"f:periodSeconds":{},)"
                 R"("f:successThreshold":{},"f:timeoutSeconds":{}})");
}

void write_owned_container(JsonWriter& json, const Container& container) {
  json.object(owned_key("name", container.name), [&] {
    json.raw(".", "{}");
    if (!container.args.empty()) write_owned(json, {"args"});
    if (!container.env.empty()) {
      json.object("f:env", [&] {
        json.raw(".", "{}");
        for (const EnvVar* env : sorted_by_name(container.env)) write_owned_env(json, *env);
      });
    }
    write_owned(json, {"image", "imagePullPolicy"});
    if (container.probed) write_owned_probe(json, "f:livenessProbe");
    write_owned(json, {"name"});
    if (container.port != 0) {
      json.object("f:ports", [&] {
        json.raw(".", "{}");
        json.raw(
            "k:{\"containerPort\":" + std::to_string(container.port) + ",\"protocol\":\"TCP\"}",
            R"({".":{},"f:containerPort":{},"f:name":{},"f:protocol":{}})");
      });
    }
    if (container.probed) write_owned_probe(json, "f:readinessProbe");
    json.raw("f:resources", container.cpu.empty()
                                ? "{}"
                                : R"({".":{},"f:limits":{".":{},"f:memory":{}},)"
                                  R"("f:requests":{".":{},"f:cpu":{},"f:memory":{}}})");
    write_owned(json, {"terminationMessagePath", "terminationMessagePolicy"});
    if (container.mounts.empty()) return;
    json.object("f:volumeMounts", [&] {
      json.raw(".", "{}");
      for (const auto& [volume, path] : container.mounts) {
        json.raw(owned_key("mountPath", path), R"({".":{},"f:mountPath":{},"f:name":{}})");
      }
    });
  });
}

}  // namespace

void write_pod_spec(JsonWriter& json, const PodPlan& plan, const PodInstance& instance) {
  write_spec(json, plan, instance, Use::Pod);
}

void write_pod_template(JsonWriter& json, const PodPlan& plan, const Pairs& labels) {
  json.object("template", [&] {
    write_metadata(json, {.labels = labels, .annotations = plan.annotations});
    write_spec(json, plan, {}, Use::Template);
  });
}

void write_pod_status(JsonWriter& json, const PodPlan& plan, const PodInstance& instance) {
  json.object("status", [&] {
    json.text("phase", "Running");
    json.array("conditions", [&] {
      if (!plan.plain) write_condition(json, kNewerCondition, instance);
      for (const std::string_view type : kPodConditions) write_condition(json, type, instance);
    });
    write_ips(json, "hostIP", instance.host_ip);
    write_ips(json, "podIP", instance.pod_ip);
    json.text("startTime", instance.start_time);
    json.array("containerStatuses", [&] {
      for (std::size_t i = 0; i < plan.containers.size(); ++i) {
        write_container_status(json, plan, instance, i);
      }
    });
    json.text("qosClass", plan.containers.front().cpu.empty() ? "BestEffort" : "Burstable");
  });
}

void write_owned_pod_spec(JsonWriter& json, const PodPlan& plan) {
  json.object("f:spec", [&] {
    json.object("f:containers", [&] {
      for (const Container& container : plan.containers) {
        if (!container.injected) write_owned_container(json, container);
      }
    });
    write_owned(json, {"dnsPolicy", "enableServiceLinks"});
    if (!plan.priority_class.empty()) write_owned(json, {"priorityClassName"});
    write_owned(json, {"restartPolicy", "schedulerName", "securityContext", "serviceAccount",
                       "serviceAccountName", "terminationGracePeriodSeconds"});
    if (plan.config_volumes.empty()) return;
    json.object("f:volumes", [&] {
      json.raw(".", "{}");
      for (const auto& [volume, config_map] : plan.config_volumes) {
        json.raw(owned_key("name", volume),
                 R"({".":{},"f:configMap":{".":{},"f:defaultMode":{},"f:name":{}},"f:name":{}})");
      }
      for (const auto& [volume, limit] : plan.empty_volumes) {
        json.raw(owned_key("name", volume),
                 R"({".":{},"f:emptyDir":{".":{},"f:sizeLimit":{}},"f:name":{}})");
      }
    });
  });
}

void write_owned_pod_status(JsonWriter& json, const PodPlan& plan, const PodInstance& instance) {
  json.object("f:status", [&] {
    json.object("f:conditions", [&] {
      for (const std::string_view type :
           {std::string_view("ContainersReady"), std::string_view("Initialized"), kNewerCondition,
            std::string_view("Ready")}) {
        if (plan.plain && type == kNewerCondition) continue;
        json.raw(owned_key("type", type),
                 R"({".":{},"f:lastProbeTime":{},)"
                 R"("f:lastTransitionTime":{},"f:status":{},"f:type":{}})");
      }
    });
    write_owned(json, {"containerStatuses", "hostIP", "hostIPs", "phase", "podIP"});
    json.object("f:podIPs", [&] {
      json.raw(".", "{}");
      json.raw(owned_key("ip", instance.pod_ip), R"({".":{},"f:ip":{}})");
    });
    write_owned(json, {"startTime"});
  });
}

}  // namespace kinform::inline v0::test_support::corpus
