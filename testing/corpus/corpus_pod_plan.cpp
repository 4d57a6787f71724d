// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>

#include "testing/corpus/corpus_pod_text.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

constexpr std::array<std::string_view, 40> kEnvNames = {"LOG_LEVEL",
                                                        "LOG_FORMAT",
                                                        "HTTP_PORT",
                                                        "GRPC_PORT",
                                                        "METRICS_PORT",
                                                        "DATABASE_HOST",
                                                        "DATABASE_NAME",
                                                        "DATABASE_POOL_SIZE",
                                                        "DATABASE_TIMEOUT",
                                                        "CACHE_URL",
                                                        "CACHE_TTL",
                                                        "QUEUE_BROKERS",
                                                        "QUEUE_TOPIC",
                                                        "QUEUE_GROUP",
                                                        "TRACING_ENDPOINT",
                                                        "TRACING_SAMPLE_RATE",
                                                        "FEATURE_FLAGS_URL",
                                                        "CONFIG_PATH",
                                                        "REGION",
                                                        "ENVIRONMENT",
                                                        "SERVICE_VERSION",
                                                        "WORKER_COUNT",
                                                        "BATCH_SIZE",
                                                        "REQUEST_TIMEOUT",
                                                        "RETRY_LIMIT",
                                                        "RATE_LIMIT",
                                                        "JAVA_TOOL_OPTIONS",
                                                        "GOMAXPROCS",
                                                        "GOMEMLIMIT",
                                                        "TZ",
                                                        "PAYMENT_API_URL",
                                                        "IDENTITY_API_URL",
                                                        "SEARCH_API_URL",
                                                        "STORAGE_BUCKET",
                                                        "STORAGE_ENDPOINT",
                                                        "UPLOAD_LIMIT",
                                                        "SESSION_TTL",
                                                        "CORS_ORIGINS",
                                                        "SHUTDOWN_GRACE",
                                                        "CIRCUIT_BREAKER"};
constexpr std::array<std::string_view, 4> kCpu = {"100m", "250m", "500m", "1"};
constexpr std::array<std::string_view, 4> kMemory = {"128Mi", "256Mi", "512Mi", "1Gi"};
constexpr std::array<std::string_view, 6> kTeams = {"commerce", "logistics", "platform",
                                                    "identity", "media",     "insights"};

std::string env_value(Random& random) {
  switch (random.below(6)) {
    case 0:
      return std::to_string(random.below(10'000));
    case 1:
      return "http://" + service_name(random) + ".team-" + padded_number(random.below(400), 3) +
             ":8080";
    case 2:
      return std::to_string(random.between(1, 120)) + "s";
    case 3:
      return service_name(random) + "-" + random_suffix(random, 8);
    case 4:
      return random.chance(0.5) ? "production" : "info";
    default:
      return "-Xmx" + std::to_string(random.between(256, 4096)) + "m -Dmode=\"fast\"";
  }
}

EnvVar make_env(Random& random, std::string name) {
  if (random.chance(0.12)) return {std::move(name), EnvVar::Source::FieldRef, "status.podIP"};
  if (random.chance(0.12)) {
    return {std::move(name), EnvVar::Source::SecretKeyRef, service_name(random) + "-credentials"};
  }
  if (random.chance(0.08)) {
    return {std::move(name), EnvVar::Source::ConfigMapKeyRef, service_name(random) + "-settings"};
  }
  return {std::move(name), EnvVar::Source::Value, env_value(random)};
}

// Returns `count` environment variables with distinct names.
std::vector<EnvVar> make_envs(Random& random, std::size_t count) {
  const std::size_t first = random.below(kEnvNames.size());
  std::vector<EnvVar> env;
  for (std::size_t i = 0; i < count; ++i) {
    env.push_back(make_env(random, std::string(kEnvNames[(first + i * 7) % kEnvNames.size()])));
  }
  return env;
}

Container make_app_container(Random& random, std::size_t env_count) {
  Container app{.name = "app", .image = image_name(random)};
  app.digest = random_hex(random, 64);
  app.args = {"--config=/etc/app/config.yaml", "--listen=:8080"};
  app.port = random.between(3000, 9999);
  app.env = make_envs(random, env_count);
  app.cpu = pick(random, kCpu);
  app.memory = pick(random, kMemory);
  app.mounts = {{"config", "/etc/app"}, {"tmp", "/tmp"}};
  return app;
}

Container make_helper(Random& random, std::size_t number, std::size_t env_count) {
  Container helper{.name = "helper-" + std::to_string(number), .image = image_name(random)};
  helper.digest = random_hex(random, 64);
  helper.env = make_envs(random, env_count);
  helper.probed = false;
  return helper;
}

// Returns the sidecar container. It is identical in every pod, like a proxy that a platform team
// injects everywhere.
Container make_sidecar() {
  Container sidecar{.name = "mesh-proxy", .image = "registry.example.com/mesh/proxy:1.28.3"};
  sidecar.digest = "6d9b1b0e0c7b1f3e2a6f8c5d4e3b2a19807f6e5d4c3b2a190f8e7d6c5b4a3921";
  sidecar.args = {"proxy", "sidecar", "--log-level=warning"};
  sidecar.port = 15'090;
  sidecar.env = {{"POD_NAME", EnvVar::Source::FieldRef, "metadata.name"},
                 {"POD_IP", EnvVar::Source::FieldRef, "status.podIP"},
                 {"MESH_DOMAIN", EnvVar::Source::Value, "cluster.local"}};
  sidecar.cpu = "100m";
  sidecar.memory = "128Mi";
  sidecar.mounts = {{"tmp", "/var/lib/proxy"}};
  sidecar.probed = false;
  sidecar.injected = true;
  return sidecar;
}

void add_app_metadata(PodPlan& plan, Random& random) {
  const std::string version = "v" + std::to_string(random.below(9)) + "." +
                              std::to_string(random.below(40)) + "." +
                              std::to_string(random.below(20));
  plan.labels = {{"app.kubernetes.io/name", plan.app},
                 {"app.kubernetes.io/version", version},
                 {"team", std::string(pick(random, kTeams))}};
  plan.annotations = {{"checksum/config", random_hex(random, 64)},
                      {"prometheus.io/scrape", "true"}};
}

PodPlan plan_minimal(Random& random, std::string app) {
  PodPlan plan{.app = std::move(app)};
  Container nginx{.name = "nginx", .image = "nginx:1.27." + std::to_string(random.below(6))};
  nginx.digest = random_hex(random, 64);
  nginx.probed = false;
  plan.containers.push_back(std::move(nginx));
  plan.plain = true;
  plan.labels = {{"app", plan.app}};
  plan.annotations = {{"kubernetes.io/created-by", "rollout"}};
  return plan;
}

// Returns the plan of an app's pods: one main container, helper containers, and the sidecar.
PodPlan plan_app(Random& random, std::string app, std::size_t helpers, std::size_t env_count) {
  PodPlan plan{.app = std::move(app)};
  Container sidecar = make_sidecar();
  const std::size_t helper_env = (env_count - sidecar.env.size()) / (helpers + 1);
  plan.containers.push_back(
      make_app_container(random, env_count - sidecar.env.size() - helpers * helper_env));
  for (std::size_t i = 1; i <= helpers; ++i) {
    plan.containers.push_back(make_helper(random, i, helper_env));
  }
  plan.containers.push_back(std::move(sidecar));
  plan.config_volumes = {{"config", plan.app + "-config"}};
  plan.empty_volumes = {{"tmp", "256Mi"}};
  plan.service_account = plan.app;
  plan.priority_class = random.chance(0.2) ? "business-critical" : "business-default";
  add_app_metadata(plan, random);
  return plan;
}

}  // namespace

PodPlan plan_pod(Random& random, CorpusProfile profile, std::string app) {
  if (profile == CorpusProfile::PodsMinimal) return plan_minimal(random, std::move(app));
  if (profile == CorpusProfile::PodsHeavy) return plan_app(random, std::move(app), 4, 60);
  // Use 8 to 20 environment variables, usually about 11: with a wider range, the variables of one
  // large ReplicaSet would dominate the mean size of a pod.
  const std::size_t rarely_more = random.chance(0.1) ? random.below(7) : 0;
  const std::size_t env_count = 8 + random.below(4) + random.below(4) + rarely_more;
  return plan_app(random, std::move(app), 0, env_count);
}

}  // namespace kinform::inline v0::test_support::corpus
