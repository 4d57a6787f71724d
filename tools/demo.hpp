// `kinform demo`: the best there is to see so far.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>

#include "tools/command.hpp"

namespace CLI {
class App;  // Its header takes seconds to compile.
}

namespace kinform::tools {

struct DemoOptions {
  std::size_t pods = 20'000;
  std::uint64_t seed = 1;
};

void add_demo_command(CLI::App& app, Action& chosen);

// Decodes the list of a generated cluster piece by piece, reads from the objects, follows some
// changes, and writes the measured figures. Returns the exit status: 1 if an object written back is
// not what came in. Failures throw.
[[nodiscard]] int run_demo(const DemoOptions& options, std::ostream& out);

}  // namespace kinform::tools
