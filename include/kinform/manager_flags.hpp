// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The flags that every controller has. In the library kinform::runtime.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/config.hpp"
#include "kinform/manager.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// What the flags of a controller program say.
struct ManagerFlags {
  ConfigOptions config = {};
  // With a logger that writes klog's lines to stderr, as verbose as -v says.
  ManagerOptions manager = {};
  int workers = 1;    // --workers: of each reconciler that wants to know.
  int verbosity = 0;  // -v
  bool help = false;  // -h, --help: print manager_flags_help() and leave.
  // What is none of these flags, in order: for the program's own.
  std::vector<std::string> rest = {};
};

// Reads `--flag value` and `--flag=value`, with one dash or two, durations like `15s`:
// --kubeconfig, --master, --leader-elect, --leader-elect-lease-duration,
// --leader-elect-renew-deadline, --leader-elect-retry-period, --leader-elect-resource-lock,
// --leader-elect-resource-name, --leader-elect-resource-namespace, --metrics-bind-address,
// --health-probe-bind-address, --kube-api-qps, --kube-api-burst, --workers, -v, --help, -h. After
// `--` all is rest.
//
// `defaults` is what is not said. `arguments` come without the program's name. InvalidArgument if a
// value is missing or wrong; a lock that is no Lease is among these (LE-13).
[[nodiscard]] Result<ManagerFlags> parse_manager_flags(const std::vector<std::string>& arguments,
                                                       ManagerOptions defaults = {});
[[nodiscard]] Result<ManagerFlags> parse_manager_flags(int argc, const char* const* argv,
                                                       ManagerOptions defaults = {});

// A line for each flag.
[[nodiscard]] std::string_view manager_flags_help();

}  // namespace kinform::inline v0
