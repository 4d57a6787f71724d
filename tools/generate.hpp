// `kinform generate`: typed views and drafts of custom resources.

#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tools/client_flags.hpp"
#include "tools/command.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): its name.
class App;       // Its header takes seconds to compile.
}

namespace kinform::inline v0::tools {

struct GenerateOptions {
  // CustomResourceDefinitions or OpenAPI v3 documents, in YAML or JSON; "-" is the standard input.
  std::vector<std::string> files = {};
  // GROUP/VERSION, asked from a cluster; empty: none is asked.
  std::string cluster_api = {};
  // The built-in types of Kubernetes, as this library has them itself.
  bool kubernetes = false;
  std::string output = ".";
  // Where the sources of the built-in types go; those of custom resources are headers only.
  std::string sources = ".";
  // In front of the namespace of group and version.
  std::string name_space = {};
  ClientFlags client = {};
};

void add_generate_command(CLI::App& app, Action& chosen);

// Writes the files, those that have changed, and names each on `out`. Returns the exit code.
int run_generate(const GenerateOptions& options, std::istream& in, std::ostream& out,
                 std::ostream& errors);

}  // namespace kinform::inline v0::tools
