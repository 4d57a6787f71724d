// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Implements `kinform generate`: reads CRDs or OpenAPI documents and writes C++ headers.

#include "tools/generate.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <utility>

#include <CLI/CLI.hpp>

#include "base/quote.hpp"
#include "kinform/client.hpp"
#include "kinform/yaml.hpp"
#include "schema/schema.hpp"
#include "tools/generate/cpp_name.hpp"
#include "tools/generate/custom_types.hpp"
#include "tools/generate/draft_writer.hpp"
#include "tools/generate/view_writer.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

namespace {

using schema::Package;

Result<std::string> read_input(const std::string& path, std::istream& in) {
  std::ostringstream text;
  if (path == "-") {
    text << in.rdbuf();
    return text.str();
  }
  const std::ifstream file(path, std::ios::binary);
  if (!file) return Error{ErrorCode::InvalidArgument, "cannot read " + path};
  text << file.rdbuf();
  return text.str();
}

Result<TypeSource> read_file_source(const std::string& path, std::istream& in) {
  const auto text = read_input(path, in);
  if (!text) return text.error();
  auto documents = json_documents_from_yaml(*text);
  if (!documents) return documents.error().with_context(path);
  return TypeSource{.name = path, .documents = std::move(*documents)};
}

Result<TypeSource> read_cluster_source(const GenerateOptions& options) {
  auto config = load_client_config(options.client);
  if (!config) return config.error();
  ClientOptions client_options = make_client_options(*config, make_logger(options.client));
  const Client client(std::move(*config), std::move(client_options));
  const bool is_core = options.cluster_api.find('/') == std::string::npos;
  const auto text =
      client.get_raw((is_core ? "/openapi/v3/api/" : "/openapi/v3/apis/") + options.cluster_api);
  if (!text && text.error().code == ErrorCode::NotFound) {
    Error missing = text.error();
    missing.message = "the server has no API \"" + options.cluster_api +
                      "\", or does not publish its OpenAPI document; `kubectl api-versions` lists "
                      "its APIs";
    return missing;
  }
  if (!text) return text.error();
  auto document = parse_json(*text);
  if (!document) return document.error();
  return TypeSource{.documents = {std::move(*document)}};
}

// Reads all inputs before any types, because kinds of one group may be in several of them.
Result<CustomPackages> read_custom_packages(const GenerateOptions& options, std::istream& in) {
  std::vector<TypeSource> sources;
  for (const std::string& path : options.files) {
    auto source = read_file_source(path, in);
    if (!source) return source.error();
    sources.push_back(std::move(*source));
  }
  if (!options.cluster_api.empty()) {
    auto source = read_cluster_source(options);
    if (!source) return source.error();
    sources.push_back(std::move(*source));
  }
  return read_custom_types(sources);
}

// Writes a file and prints its path to `out`. Leaves a file that already has this text untouched,
// so that its users are not rebuilt.
Result<void> write_file(const std::filesystem::path& path, const std::string& text,
                        std::ostream& out) {
  std::ostringstream before;
  if (std::ifstream file(path, std::ios::binary); file) before << file.rdbuf();
  out << path.string() << '\n';
  if (before.str() == text) return {};
  std::error_code failed;
  std::filesystem::create_directories(path.parent_path(), failed);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) return Error{ErrorCode::InvalidArgument, "cannot write " + path.string()};
  return {};
}

// Writes the C++ types of Kubernetes' built-in kinds, which are part of this library: views (typed
// read-only access) and drafts (typed objects to fill in), as headers and sources.
Result<void> generate_kubernetes(const GenerateOptions& options, std::ostream& out) {
  const std::filesystem::path headers = options.output;
  const std::filesystem::path sources = options.sources;
  for (const Package& package : schema::kubernetes_schema().packages()) {
    const CppPackage plan = plan_package(package, {});
    const GeneratedFiles views = write_views(plan, Bodies::InSource);
    const GeneratedFiles drafts = write_drafts(plan, Bodies::InSource);
    const std::string draft_header = draft_header_of(plan.header);
    for (const auto& [path, text] : {
             std::pair(headers / plan.header, views.header),
             std::pair(headers / draft_header, drafts.header),
             std::pair(sources / source_of(plan.header), views.source),
             std::pair(sources / source_of(draft_header), drafts.source),
         }) {
      if (const auto done = write_file(path, text, out); !done) return done.error();
    }
  }
  return {};
}

// Writes the C++ types of one API group and version of custom resources. Writes headers only, so
// that users have no sources to compile.
Result<void> write_custom_package(const Package& package, const GenerateOptions& options,
                                  std::ostream& out) {
  const CppPackage plan = plan_package(package, {.root = options.name_space, .folder = ""});
  const std::filesystem::path folder = options.output;
  const auto views =
      write_file(folder / plan.header, write_views(plan, Bodies::InHeader).header, out);
  if (!views) return views.error();
  return write_file(folder / draft_header_of(plan.header),
                    write_drafts(plan, Bodies::InHeader).header, out);
}

Result<void> generate_custom(const GenerateOptions& options, std::istream& in, std::ostream& out,
                             std::ostream& errors) {
  auto custom = read_custom_packages(options, in);
  if (!custom) return custom.error();
  for (const RenamedGroup& group : custom->renamed) {
    errors << "kinform generate: " << printable(group.group) << " is written to " << group.package
           << ".hpp, because " << printable(group.other) << " begins with the same word\n";
  }
  std::vector<std::string> names;
  for (const Package& package : custom->packages) names.push_back(package.name);
  const auto schema = link_with_kubernetes(std::move(custom->packages));
  if (!schema) return schema.error();
  for (const Package& package : schema->packages()) {
    if (std::find(names.begin(), names.end(), package.name) == names.end()) continue;
    if (const auto done = write_custom_package(package, options, out); !done) return done.error();
  }
  return {};
}

}  // namespace

void add_generate_command(CLI::App& app, Action& chosen) {
  CLI::App* const command = app.add_subcommand(
      "generate", "Generate C++ headers with typed views and drafts of custom resources");
  const auto options = std::make_shared<GenerateOptions>();
  command->add_option("FILE", options->files,
                      "CustomResourceDefinitions, or an OpenAPI v3 document; YAML or JSON");
  command->add_option("-o,--output", options->output, "Folder for the headers");
  command->add_option("--in-namespace", options->name_space,
                      "C++ namespace to put before the namespace of group and version");
  command->add_option("--from-cluster", options->cluster_api,
                      "GROUP/VERSION whose OpenAPI document to read from a cluster");
  command->add_flag("--kubernetes", options->kubernetes,
                    "Generate the built-in types of include/kinform/api instead");
  command->add_option("--sources", options->sources, "With --kubernetes: folder for the sources");
  add_client_flags(*command, options->client);
  command->callback([options, &chosen] {
    chosen = [options] { return run_generate(*options, std::cin, std::cout, std::cerr); };
  });
}

int run_generate(const GenerateOptions& options, std::istream& in, std::ostream& out,
                 std::ostream& errors) {
  if (options.files.empty() && options.cluster_api.empty() && !options.kubernetes) {
    errors << "kinform generate: specify a file or --from-cluster GROUP/VERSION\n";
    return kExitUsage;
  }
  if (!options.name_space.empty() && !is_usable_namespace(options.name_space)) {
    errors << "kinform generate: --in-namespace is " << quoted_text(options.name_space)
           << ", expected a C++ namespace such as my::types, without keywords, std and kinform\n";
    return kExitUsage;
  }
  const Result<void> done = options.kubernetes ? generate_kubernetes(options, out)
                                               : generate_custom(options, in, out, errors);
  if (done) return kExitSuccess;
  errors << "kinform generate: " << printable(to_string(done.error())) << '\n';
  return kExitFailure;
}

}  // namespace kinform::inline v0::tools
