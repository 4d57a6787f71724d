// An informer of somebody else, in a process of its own (tests/peers/README.md).

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "testing/child_process.hpp"
#include "tests/e2e/follower.hpp"

namespace kinform::inline v0::e2e {

// Follows the ConfigMaps of one namespace until destruction. Not thread-safe.
class Peer {
 public:
  // `name` is that of a folder of tests/peers.
  Peer(const std::string& name, const std::string& kubeconfig, const std::string& namespace_name);

  // Whether ./dev e2e has built it.
  [[nodiscard]] static bool is_available(const std::string& name);

  // Its cache; nothing before it has synced, or where it does not answer.
  [[nodiscard]] std::optional<StateByKey> state() const;
  // What it answers at a path, as JSON.
  [[nodiscard]] std::optional<Json> ask(const std::string& path) const;
  [[nodiscard]] const std::string& errors() const { return process_.errors(); }

 private:
  test_support::ChildProcess process_;
  std::string url_;
  const std::shared_ptr<Transport> transport_;
};

}  // namespace kinform::inline v0::e2e
