// `kinform demo`: the best there is to see so far.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>

namespace kinform::tools {

struct DemoOptions {
  std::size_t pods = 20'000;
  std::uint64_t seed = 1;
};

// Decodes the list of a generated cluster piece by piece, reads from the objects, follows some
// changes, and writes the measured figures. Returns the exit status: 1 if an object written back is
// not what came in. Failures throw.
[[nodiscard]] int run_demo(const DemoOptions& options, std::ostream& out);

}  // namespace kinform::tools
