// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The command kinform-corpus: prints generated Kubernetes objects.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>

#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::tools {

enum class CorpusOutput : std::uint8_t {
  Lines,   // One object per line.
  List,    // One list object, as in the response of an API server.
  Events,  // The changes after the list, one watch event per line.
  Sizes,   // A summary of object sizes.
};

struct CorpusCommand {
  test_support::CorpusOptions corpus = {};
  CorpusOutput output = CorpusOutput::Lines;
  std::size_t changes = 1000;  // Number of watch events.
};

// Writes to `out` and returns the exit code: 0, or 1 if writing fails.
int run_corpus(const CorpusCommand& command, std::ostream& out);

}  // namespace kinform::inline v0::tools
