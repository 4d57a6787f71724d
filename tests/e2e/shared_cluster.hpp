// One cluster for the tests of a run that leave it whole: starting one takes seconds.

#pragma once

#include <string>

#include "tests/e2e/real_cluster.hpp"

namespace kinform::inline v0::e2e {

// Of KINFORM_E2E_PROFILE. Made by the first who asks, on the main thread, and ended with the
// program.
[[nodiscard]] RealCluster& shared_cluster();

// A new namespace there, with a name that nobody else has.
[[nodiscard]] std::string make_namespace(const Client& client);

}  // namespace kinform::inline v0::e2e
