// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs kubectl as a user or a script does.

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "testing/child_process.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::e2e {

struct CommandResult {
  int status = 0;
  std::string output = {};
  std::string errors = {};

  [[nodiscard]] bool ok() const { return status == 0; }
  // For messages of failing tests.
  friend std::ostream& operator<<(std::ostream& out, const CommandResult& result);
};

// Not thread-safe.
class Kubectl {
 public:
  explicit Kubectl(std::string kubeconfig);

  // Runs a command to its end: `kubectl({"get", "pods"})`.
  [[nodiscard]] CommandResult operator()(const std::vector<std::string>& arguments) const;
  // Runs a command with a manifest as file, appended to the arguments with `-f`.
  [[nodiscard]] CommandResult with_file(std::vector<std::string> arguments,
                                        const std::string& manifest);
  // Starts a command that keeps running, such as `get -w`.
  [[nodiscard]] std::unique_ptr<test_support::ChildProcess> start(
      const std::vector<std::string>& arguments) const;

  // Sets the shell script that `kubectl edit` runs as its editor.
  void set_editor(const std::string& script);

 private:
  [[nodiscard]] test_support::ChildProcessOptions surroundings() const;

  const test_support::TemporaryFolder folder_;  // The home folder, with kubectl's caches.
  const std::string kubeconfig_;
  std::string editor_;
  int manifests_ = 0;
};

}  // namespace kinform::inline v0::e2e
