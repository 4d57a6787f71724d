// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A user's controller: a manager that is stopped before it starts.

#include <iostream>
#include <stop_token>

#include <kinform/manager_flags.hpp>

int main() {
  const auto flags = kinform::parse_manager_flags({"--metrics-bind-address=0"}).value();
  kinform::ManagerOptions options = flags.manager;
  options.health_probe_bind_address = "127.0.0.1:0";
  kinform::Manager manager({.server = "http://127.0.0.1:1"}, options);
  std::stop_source stop;
  stop.request_stop();
  const kinform::Result<void> result = manager.run(stop.get_token());
  std::cout << (result ? "stopped in order" : to_string(result.error())) << '\n';
  return result ? 0 : 1;
}
