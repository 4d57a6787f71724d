// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The sample controller: reconciles Foos until Ctrl-C.
//
//   kubectl apply -f artifacts/examples/crd.yaml
//   kubectl wait --for condition=established crd/foos.samplecontroller.k8s.io
//   kubectl apply -f artifacts/examples/example-foo.yaml
//   sample_controller [--kubeconfig FILE] [--leader-elect] [--workers N] …
//
// With --leader-elect several instances can run: one works, the others wait with filled caches.
// Inside a cluster it needs the permissions of artifacts/examples/rbac.yaml.

#include <iostream>

#include <kinform/config.hpp>
#include <kinform/manager_flags.hpp>
#include <kinform/stop.hpp>

#include "foo_controller.hpp"

namespace {

int complain(const kinform::Error& error) {
  std::cerr << "sample_controller: " << to_string(error) << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  const auto flags = kinform::parse_manager_flags(argc, argv, {.name = "sample-controller"});
  if (!flags) return complain(flags.error());
  if (flags->help) {
    std::cout << "Usage: sample_controller [FLAG...]\n" << kinform::manager_flags_help();
    return 0;
  }
  if (!flags->rest.empty()) {
    return complain({kinform::ErrorCode::InvalidArgument, "unknown argument " + flags->rest[0]});
  }
  const auto config = kinform::load_config(flags->config);
  if (!config) return complain(config.error());

  kinform::Manager manager(*config, flags->manager);
  const sample::FooController controller(manager, flags->workers);
  const kinform::Result<void> result = manager.run(kinform::stop_on_signals());
  return result ? 0 : complain(result.error());
}
