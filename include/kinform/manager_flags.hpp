// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses the command-line flags that every controller has. In the library kinform::runtime.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/config.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/manager.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// The parsed flags of a controller program.
struct ManagerFlags {
  ConfigOptions config = {};
  // Its logger writes klog's text format to stderr, with the verbosity of -v.
  ManagerOptions manager = {};
  int workers = 1;    // --workers; pass it to ReconcilerOptions::workers.
  int verbosity = 0;  // -v
  bool help = false;  // -h, --help: print manager_flags_help() and exit.
  // All other arguments, in order: for the program's own flags.
  std::vector<std::string> rest = {};
};

// Parses `--flag value` and `--flag=value`, with one dash or two, and durations like `15s`:
// --kubeconfig, --master, --leader-elect, --leader-elect-lease-duration,
// --leader-elect-renew-deadline, --leader-elect-retry-period, --leader-elect-resource-lock,
// --leader-elect-resource-name, --leader-elect-resource-namespace, --metrics-bind-address,
// --health-probe-bind-address, --kube-api-qps, --kube-api-burst, --kube-api-content-type,
// --workers, -v, --help, -h. Everything after `--` goes to `rest`.
//
// `defaults` holds the values of flags that are not given. `arguments` do not include the program's
// name. Fails with InvalidArgument if a value is missing or invalid, including a resource lock
// other than a Lease.
[[nodiscard]] KINFORM_EXPORT Result<ManagerFlags> parse_manager_flags(
    const std::vector<std::string>& arguments, ManagerOptions defaults = {});
[[nodiscard]] KINFORM_EXPORT Result<ManagerFlags> parse_manager_flags(int argc,
                                                                      const char* const* argv,
                                                                      ManagerOptions defaults = {});

// Returns the help text: one line for each flag.
[[nodiscard]] KINFORM_EXPORT std::string_view manager_flags_help();

}  // namespace kinform::inline v0
