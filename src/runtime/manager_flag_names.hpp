// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The names of all flags, for the test that the help text lists each of them.

#pragma once

#include <string>
#include <vector>

namespace kinform::inline v0::runtime {

// Returns the names without dashes.
[[nodiscard]] std::vector<std::string> manager_flag_names();

}  // namespace kinform::inline v0::runtime
