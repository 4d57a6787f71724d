// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/corpus/run_corpus.hpp"

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "testing/corpus/corpus_changes.hpp"

namespace kinform::inline v0::tools {
namespace {

using test_support::Corpus;

void write_lines(Corpus& corpus, std::ostream& out) {
  std::string line;
  for (std::size_t index = 0; index < corpus.size() && out; ++index) {
    line.clear();
    corpus.append_object(line, index);
    out << line << '\n';
  }
}

void write_list(Corpus& corpus, std::ostream& out) {
  corpus.write_list([&](std::string_view piece) { out << piece; });
  out << '\n';
}

void write_events(Corpus& corpus, std::size_t changes, std::ostream& out) {
  test_support::ChangeStream stream(corpus);
  std::string line;
  for (std::size_t i = 0; i < changes && out; ++i) {
    line.clear();
    stream.append_event_json(line, stream.next());
    out << line;
  }
}

void write_sizes(Corpus& corpus, std::ostream& out) {
  std::vector<std::size_t> sizes;
  std::size_t total = 0;
  for (std::size_t index = 0; index < corpus.size(); ++index) {
    sizes.push_back(corpus.object(index).size());
    total += sizes.back();
  }
  std::sort(sizes.begin(), sizes.end());
  out << to_string(corpus.options().profile) << ": " << sizes.size() << " objects, " << total
      << " bytes";
  if (!sizes.empty()) {
    out << "; smallest " << sizes.front() << ", median " << sizes[sizes.size() / 2] << ", mean "
        << total / sizes.size() << ", largest " << sizes.back();
  }
  out << '\n';
}

}  // namespace

int run_corpus(const CorpusCommand& command, std::ostream& out) {
  Corpus corpus(command.corpus);
  switch (command.output) {
    case CorpusOutput::Lines:
      write_lines(corpus, out);
      break;
    case CorpusOutput::List:
      write_list(corpus, out);
      break;
    case CorpusOutput::Events:
      write_events(corpus, command.changes, out);
      break;
    case CorpusOutput::Sizes:
      write_sizes(corpus, out);
      break;
  }
  out.flush();
  return out ? 0 : 1;
}

}  // namespace kinform::inline v0::tools
