// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Prints generated Kubernetes objects, for benchmarks and for feeding other programs.

#include <iostream>
#include <map>
#include <string>

#include <CLI/CLI.hpp>

#include "tools/corpus/run_corpus.hpp"

namespace {

using kinform::test_support::CorpusProfile;
using kinform::tools::CorpusOutput;

std::map<std::string, CorpusProfile> profiles_by_name() {
  std::map<std::string, CorpusProfile> profiles;
  for (const CorpusProfile profile : kinform::test_support::all_corpus_profiles()) {
    profiles.emplace(to_string(profile), profile);
  }
  return profiles;
}

}  // namespace

int main(int argc, char** argv) {
  const auto profiles = profiles_by_name();
  const std::map<std::string, CorpusOutput> outputs = {{"lines", CorpusOutput::Lines},
                                                       {"list", CorpusOutput::List},
                                                       {"events", CorpusOutput::Events},
                                                       {"sizes", CorpusOutput::Sizes}};
  kinform::tools::CorpusCommand command;
  std::string profile(to_string(command.corpus.profile));
  std::string output = "lines";

  CLI::App app("Print generated Kubernetes objects. The same seed always gives the same objects.");
  app.add_option("--profile", profile, "Kind of objects to generate")
      ->check(CLI::IsMember(profiles));
  app.add_option("--objects", command.corpus.objects, "Number of objects");
  app.add_option("--seed", command.corpus.seed, "Seed of the random generator");
  app.add_flag("--managed-fields,!--no-managed-fields", command.corpus.managed_fields,
               "Generate metadata.managedFields");
  app.add_option("-o,--output", output,
                 "One object per line, a list, watch events, or a summary of sizes")
      ->check(CLI::IsMember(outputs));
  app.add_option("--changes", command.changes, "Number of watch events to print, with -o events");
  CLI11_PARSE(app, argc, argv);

  command.corpus.profile = profiles.at(profile);
  command.output = outputs.at(output);
  std::ios::sync_with_stdio(false);
  return kinform::tools::run_corpus(command, std::cout);
}
