// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs an informer of another library in its own process (tests/peers/README.md).

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/json.hpp"
#include "testing/child_process.hpp"
#include "tests/e2e/follower.hpp"

namespace kinform::inline v0::e2e {

// Follows the ConfigMaps of one namespace until destruction. Not thread-safe.
class Peer {
 public:
  // `name` is the name of a folder in tests/peers.
  Peer(const std::string& name, const std::string& kubeconfig, const std::string& namespace_name);

  // True if ./dev e2e has built it.
  [[nodiscard]] static bool is_available(const std::string& name);

  // Its cache; empty before it has synced, or if it does not respond.
  [[nodiscard]] std::optional<StateByKey> state() const;
  // The JSON response for a path.
  [[nodiscard]] std::optional<Json> ask(const std::string& path) const;
  [[nodiscard]] const std::string& errors() const { return process_.errors(); }

 private:
  test_support::ChildProcess process_;
  std::string url_;
  const std::shared_ptr<Transport> transport_;
};

}  // namespace kinform::inline v0::e2e
