// Which flags there are, for the test of what the help says of them.

#pragma once

#include <string>
#include <vector>

namespace kinform::inline v0::runtime {

// Without dashes.
[[nodiscard]] std::vector<std::string> manager_flag_names();

}  // namespace kinform::inline v0::runtime
