// The kinform-corpus command.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>

#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::tools {

enum class CorpusOutput : std::uint8_t {
  Lines,   // One object a line.
  List,    // The whole list, as a server answers it.
  Events,  // Changes after the list, one watch event a line.
  Sizes,   // How large the objects are.
};

struct CorpusCommand {
  test_support::CorpusOptions corpus = {};
  CorpusOutput output = CorpusOutput::Lines;
  std::size_t changes = 1000;  // How many events.
};

// Writes to `out` and returns the exit code: 0, or 1 if writing fails.
int run_corpus(const CorpusCommand& command, std::ostream& out);

}  // namespace kinform::inline v0::tools
