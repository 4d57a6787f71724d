// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Base fixture of tests against a real server.

#pragma once

#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "tests/e2e/follower.hpp"
#include "tests/e2e/shared_cluster.hpp"
#include "tests/e2e/wait.hpp"

namespace kinform::inline v0::e2e {

inline const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

// Each test has its own namespace.
class RealServerTest : public ::testing::Test {
 protected:
  static constexpr Duration kTimeout = std::chrono::seconds(60);

  [[nodiscard]] Json config_map(const std::string& name, const Json& labels = Json::object(),
                                const std::string& value = "1") const {
    return {{"apiVersion", "v1"},
            {"kind", "ConfigMap"},
            {"metadata", {{"name", name}, {"namespace", namespace_}, {"labels", labels}}},
            {"data", {{"v", value}}}};
  }
  ObjectPtr create(const std::string& name, const Json& labels = Json::object()) {
    return client_.create(kConfigMaps, config_map(name, labels)).value();
  }
  ObjectPtr update(const std::string& name, const std::string& value,
                   const Json& labels = Json::object()) {
    return client_.update(kConfigMaps, config_map(name, labels, value)).value();
  }
  void remove(const std::string& name) {
    ASSERT_TRUE(client_.delete_object(kConfigMaps, {namespace_, name}).ok());
  }

  [[nodiscard]] static bool eventually(const std::function<bool()>& condition) {
    return wait_until(condition, kTimeout);
  }

  [[nodiscard]] static bool has_failed(Follower& follower) {
    return follower.informer().status().reflector.last_error.has_value();
  }

  [[nodiscard]] Selection here() const { return {.namespace_name = namespace_}; }

  RealCluster& cluster_ = shared_cluster();
  const Client client_ = cluster_.client();
  const std::string namespace_ = make_namespace(client_);
};

}  // namespace kinform::inline v0::e2e
