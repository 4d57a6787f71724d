// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/shared_cluster.hpp"

#include <memory>

#include <gtest/gtest.h>

namespace kinform::inline v0::e2e {
namespace {

std::unique_ptr<RealCluster>& holder() {
  static std::unique_ptr<RealCluster> cluster;
  return cluster;
}

class ClusterEnd : public ::testing::Environment {
 public:
  void TearDown() override { holder().reset(); }
};

const auto* const kClusterEnd = ::testing::AddGlobalTestEnvironment(new ClusterEnd);

}  // namespace

RealCluster& shared_cluster() {
  if (holder() == nullptr) {
    holder() =
        std::make_unique<RealCluster>(RealClusterOptions{.profile = profile_of_environment()});
  }
  return *holder();
}

std::string make_namespace(const Client& client) {
  const ApiResource namespaces = {
      .version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
  const Json object = {
      {"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"generateName", "e2e-"}}}};
  return std::string(client.create(namespaces, object).value()->name());
}

}  // namespace kinform::inline v0::e2e
