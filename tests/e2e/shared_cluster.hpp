// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One cluster for all tests that do not damage it: starting one takes seconds.

#pragma once

#include <string>

#include "tests/e2e/real_cluster.hpp"

namespace kinform::inline v0::e2e {

// The cluster with the profile KINFORM_E2E_PROFILE. Created by the first call, on the main thread,
// and stopped when the program ends.
[[nodiscard]] RealCluster& shared_cluster();

// Creates a namespace with a unique name and returns it.
[[nodiscard]] std::string make_namespace(const Client& client);

}  // namespace kinform::inline v0::e2e
