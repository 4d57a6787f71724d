// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/kubectl.hpp"

#include <cstdlib>
#include <ostream>
#include <utility>

#include "tests/e2e/real_cluster.hpp"

namespace kinform::inline v0::e2e {

using test_support::ChildProcess;
using test_support::ChildProcessOptions;

std::ostream& operator<<(std::ostream& out, const CommandResult& result) {
  return out << "exit status " << result.status << "\n" << result.output << result.errors;
}

Kubectl::Kubectl(std::string kubeconfig) : kubeconfig_(std::move(kubeconfig)) {}

ChildProcessOptions Kubectl::surroundings() const {
  const char* const path = std::getenv("PATH");
  return {.environment = {{"KUBECONFIG", kubeconfig_},
                          {"HOME", folder_.path()},
                          {"PATH", path == nullptr ? "/usr/bin:/bin" : path},
                          {"KUBE_EDITOR", editor_},
                          {"TZ", "UTC"}}};
}

CommandResult Kubectl::operator()(const std::vector<std::string>& arguments) const {
  ChildProcess process(servers_folder() + "/kubectl", arguments, surroundings());
  const int status = process.wait();
  return {.status = status, .output = process.output(), .errors = process.errors()};
}

CommandResult Kubectl::with_file(std::vector<std::string> arguments, const std::string& manifest) {
  const std::string name = "manifest-" + std::to_string(++manifests_) + ".yaml";
  arguments.insert(arguments.end(), {"-f", folder_.write(name, manifest)});
  return (*this)(arguments);
}

std::unique_ptr<ChildProcess> Kubectl::start(const std::vector<std::string>& arguments) const {
  return std::make_unique<ChildProcess>(servers_folder() + "/kubectl", arguments, surroundings());
}

void Kubectl::set_editor(const std::string& script) {
  editor_ = folder_.write_program("editor", "#!/bin/sh\n" + script);
}

}  // namespace kinform::inline v0::e2e
