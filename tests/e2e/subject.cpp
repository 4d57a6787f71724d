// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/subject.hpp"

#include <utility>

namespace kinform::inline v0::e2e {
namespace {

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

}  // namespace

KinformSubject::KinformSubject(std::string name, const RealCluster& cluster,
                               const std::string& namespace_name, InformerOptions options)
    : Subject(std::move(name), cluster.port()) {
  const Client client(cluster.client_config(relay().port()), {.requests_per_second = 0});
  follower_ = std::make_unique<Follower>(
      client, kConfigMaps, Selection{.namespace_name = namespace_name}, std::move(options));
}

std::optional<StateByKey> KinformSubject::state() {
  if (!follower_->informer().has_synced()) return std::nullopt;
  StateByKey state = follower_->cached();
  // Returns nothing until the handlers have received the state of the cache too.
  if (!follower_->shows(state)) return std::nullopt;
  return state;
}

ClientGoSubject::ClientGoSubject(const RealCluster& cluster, const std::string& namespace_name)
    : Subject("client-go", cluster.port()),
      peer_("client_go", cluster.kubeconfig(relay().port()), namespace_name) {}

std::vector<std::string> ClientGoSubject::problems() {
  const std::optional<Json> response = peer_.ask("/problems");
  if (!response) return {"does not answer"};
  std::vector<std::string> problems;
  for (const Json& problem : response->elements()) problems.emplace_back(problem.as_string());
  return problems;
}

}  // namespace kinform::inline v0::e2e
