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
  // `name` is the name of a folder in tests/peers. `flags` are passed to the program.
  Peer(const std::string& name, const std::string& kubeconfig, const std::string& namespace_name,
       const std::vector<std::string>& flags = {});

  // True if ./dev e2e has built the program in that folder.
  [[nodiscard]] static bool is_available(const std::string& name);

  // Returns the contents of the other informer's cache; empty before it has synced, or if its
  // process does not respond.
  [[nodiscard]] std::optional<StateByKey> state() const;
  // Sends a GET request for the path to the other process, and returns the JSON of the response.
  [[nodiscard]] std::optional<Json> ask(const std::string& path) const;
  [[nodiscard]] const std::string& errors() const { return process_.errors(); }

 private:
  test_support::ChildProcess process_;
  std::string url_;
  const std::shared_ptr<Transport> transport_;
};

}  // namespace kinform::inline v0::e2e
