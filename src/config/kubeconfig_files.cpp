// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/kubeconfig_files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <sys/stat.h>

#include "base/file.hpp"
#include "base/quote.hpp"
#include "config/kubeconfig_reader.hpp"

namespace kinform::inline v0::config {
namespace {

std::vector<std::string> split_list(std::string_view list) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = std::min(list.find(':'), list.size());
    const std::string part(list.substr(0, end));
    const bool is_new = std::find(parts.begin(), parts.end(), part) == parts.end();
    if (!part.empty() && is_new) parts.push_back(part);
    if (end == list.size()) return parts;
    list.remove_prefix(end + 1);
  }
}

std::vector<std::string> files_in_order(const ConfigOptions& options) {
  if (!options.kubeconfig.empty()) return {options.kubeconfig};
  const std::string listed = variable(options, "KUBECONFIG");
  if (!listed.empty()) return split_list(listed);
  const std::string home = variable(options, "HOME");
  if (home.empty()) return {};
  return {home + "/.kube/config"};
}

bool is_missing(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

Error missing_file(const std::string& path) {
  std::string message = "kubeconfig ";
  append_quoted(message, path);
  return {ErrorCode::FailedPrecondition, message + ": file not found"};
}

// Appends to the previous error, if any.
void add_error(std::optional<Error>& errors, const Error& error) {
  if (!errors) {
    errors = error;
  } else {
    errors->message += "; " + error.message;
  }
}

void report(const ConfigOptions& options, const LoadedKubeconfig& loaded) {
  if (loaded.read.empty() && !loaded.missing.empty() && !variable(options, "KUBECONFIG").empty()) {
    std::string names;
    for (const std::string& file : loaded.missing) names += (names.empty() ? "" : ", ") + file;
    options.logger.warning("Config not found", {{"files", names}});
  }
  for (const std::string& file : loaded.read) {
    options.logger.info(6, "Config loaded from file", {{"file", file}});
  }
  for (const UnknownField& field : loaded.config.unknown_fields) {
    options.logger.info(
        1, "Unknown field in kubeconfig",
        {{"field", field.path}, {"file", field.origin.file}, {"line", field.origin.line}});
  }
}

}  // namespace

std::string variable(const ConfigOptions& options, const std::string& name) {
  if (options.environment) return options.environment(name).value_or("");
  const char* const value = std::getenv(name.c_str());
  return value == nullptr ? std::string() : std::string(value);
}

Result<LoadedKubeconfig> load_kubeconfig_files(const ConfigOptions& options) {
  LoadedKubeconfig loaded;
  std::vector<Kubeconfig> contents;
  std::optional<Error> errors;
  for (const std::string& file : files_in_order(options)) {
    if (is_missing(file)) {
      if (!options.kubeconfig.empty()) return missing_file(file);
      loaded.missing.push_back(file);
      continue;
    }
    const Result<std::string> text = read_file(file);
    if (!text) {
      add_error(errors, {text.error().code, "kubeconfig: " + text.error().message});
      continue;
    }
    Result<Kubeconfig> config = read_kubeconfig(*text, file);
    if (!config) {
      add_error(errors, config.error());
      continue;
    }
    contents.push_back(*std::move(config));
    loaded.read.push_back(file);
  }
  if (errors) return *errors;
  loaded.config = merge_kubeconfigs(std::move(contents));
  report(options, loaded);
  return loaded;
}

}  // namespace kinform::inline v0::config
