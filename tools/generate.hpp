// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `kinform generate`: writes C++ headers for custom resources, with views (typed read-only access)
// and drafts (typed objects to fill in).

#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tools/client_flags.hpp"
#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
}

namespace kinform::inline v0::tools {

struct GenerateOptions {
  // CustomResourceDefinitions or OpenAPI v3 documents, in YAML or JSON; "-" is stdin.
  std::vector<std::string> files = {};
  // GROUP/VERSION to read from a cluster. Empty: no cluster is contacted.
  std::string cluster_api = {};
  // Generate the built-in types that are part of this library.
  bool kubernetes = false;
  std::string output = ".";
  // Folder for the sources of built-in types. Custom resources need headers only.
  std::string sources = ".";
  // C++ namespace that encloses the generated namespace of API group and version.
  std::string name_space = {};
  ClientFlags client = {};
};

void add_generate_command(CLI::App& app, Action& chosen);

// Writes the files whose content has changed, and prints the path of every file to `out`. Returns
// the exit code.
int run_generate(const GenerateOptions& options, std::istream& in, std::ostream& out,
                 std::ostream& errors);

}  // namespace kinform::inline v0::tools
