// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/scripted_cluster.hpp"

#include <utility>

namespace kinform::inline v0::test_support {

namespace {

constexpr std::string_view kDiscoveryType =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

std::string resource_json(const std::string& plural, const std::string& kind,
                          const std::string& short_name, const std::string& scope = "Namespaced") {
  return R"({"resource":")" + plural + R"(","responseKind":{"kind":")" + kind + R"("},"scope":")" +
         scope + R"(","shortNames":[")" + short_name + R"("],"verbs":["get","list","watch"]})";
}

std::string group_json(const std::string& name, const std::string& resources) {
  const std::string metadata = name.empty() ? "{}" : R"({"name":")" + name + R"("})";
  return R"({"metadata":)" + metadata +
         R"(,"versions":[{"version":"v1","freshness":"Current","resources":[)" + resources + "]}]}";
}

ScriptedResponse discovery_response(const std::string& groups) {
  return {.headers = {{.name = "Content-Type", .value = std::string(kDiscoveryType)}},
          .body = R"({"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2",)"
                  R"("metadata":{},"items":[)" +
                  groups + "]}"};
}

ScriptedResponse core_group() {
  return discovery_response(group_json("", resource_json("pods", "Pod", "po") + "," +
                                               resource_json("services", "Service", "svc") + "," +
                                               resource_json("nodes", "Node", "no", "Cluster")));
}

ScriptedResponse other_groups() {
  return discovery_response(
      group_json("apps", resource_json("deployments", "Deployment", "deploy")) + "," +
      group_json("example.org", resource_json("widgets", "Widget", "wd")));
}

// Returns an empty list at resource version 1, of the kind that the request asks for.
std::string empty_list(const ScriptedRequest& request) {
  const std::string path = request.target.substr(0, request.target.find('?'));
  const std::string plural = path.substr(path.rfind('/') + 1);
  for (const char* kind : {"Pod", "Service", "Node", "Deployment", "Widget"}) {
    std::string lower = kind;
    lower.front() = static_cast<char>(lower.front() - 'A' + 'a');
    if (plural == lower + "s") {
      return R"({"kind":")" + std::string(kind) +
             R"(List","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[]})";
    }
  }
  return list_json("", "1");
}

std::vector<HttpHeader> json_headers() {
  return {{.name = "Content-Type", .value = "application/json"}};
}

}  // namespace

std::string pod_json(const std::string& name, const std::string& version) {
  return R"({"kind":"Pod","apiVersion":"v1","metadata":{"namespace":"web","name":")" + name +
         R"(","uid":"uid-)" + name + R"(","resourceVersion":")" + version + R"("}})";
}

std::string list_json(const std::string& items, const std::string& version) {
  return R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":")" + version +
         R"("},"items":[)" + items + "]}";
}

std::string event_json(const std::string& type, const std::string& object) {
  return R"({"type":")" + type + R"(","object":)" + object + "}\n";
}

std::string status_json(int code, const std::string& reason, const std::string& message) {
  return R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":")" +
         message + R"(","reason":")" + reason + R"(","code":)" + std::to_string(code) + "}";
}

std::string parameter(const ScriptedRequest& request, const std::string& name) {
  for (const char before : {'?', '&'}) {
    const std::size_t begin = request.target.find(before + name + "=");
    if (begin == std::string::npos) continue;
    const std::size_t value = begin + name.size() + 2;
    return request.target.substr(value, request.target.find('&', value) - value);
  }
  return {};
}

ScriptedCluster::ScriptedCluster(ScriptedServerOptions options) : server_(std::move(options)) {
  server_.on_request([this](const ScriptedRequest& request, ScriptedConnection& connection) {
    response(request, connection);
  });
}

void ScriptedCluster::on_list(Script script) {
  const detail::MutexLock lock(mutex_);
  scripts_.list = std::move(script);
}

void ScriptedCluster::on_watch(Script script) {
  const detail::MutexLock lock(mutex_);
  scripts_.watch = std::move(script);
}

void ScriptedCluster::on_any(
    std::function<bool(const ScriptedRequest&, ScriptedConnection&)> script) {
  const detail::MutexLock lock(mutex_);
  scripts_.any = std::move(script);
}

ScriptedCluster::Scripts ScriptedCluster::scripts() const {
  const detail::MutexLock lock(mutex_);
  return scripts_;
}

std::string ScriptedCluster::kubeconfig() const {
  return "apiVersion: v1\nkind: Config\ncurrent-context: test\n"
         "clusters: [{name: test, cluster: {server: '" +
         server_.url() +
         "'}}]\n"
         "users: [{name: test, user: {token: secret}}]\n"
         "contexts: [{name: test, context: {cluster: test, user: test, namespace: web}}]\n";
}

void ScriptedCluster::response(const ScriptedRequest& request,
                               ScriptedConnection& connection) const {
  const Scripts scripts = this->scripts();
  if (scripts.any && scripts.any(request, connection)) return;
  if (request.target == "/api") {
    connection.respond(core_group());
  } else if (request.target == "/apis") {
    connection.respond(other_groups());
  } else if (parameter(request, "watch").empty()) {
    if (scripts.list) return scripts.list(request, connection);
    connection.respond({.headers = json_headers(), .body = empty_list(request)});
  } else if (!parameter(request, "sendInitialEvents").empty()) {
    connection.respond({.status = 422,
                        .headers = json_headers(),
                        .body = status_json(422, "Invalid", "no streaming lists here")});
  } else {
    connection.begin_chunks(200, json_headers());
    if (scripts.watch) scripts.watch(request, connection);
    connection.stall();
  }
}

}  // namespace kinform::inline v0::test_support
