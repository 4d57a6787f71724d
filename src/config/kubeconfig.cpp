// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/kubeconfig.hpp"

#include <filesystem>
#include <system_error>

#include "base/quote.hpp"

namespace kinform::inline v0::config {
namespace {

template <class Value>
void add_missing(std::map<std::string, Value>& into, std::map<std::string, Value>& from) {
  into.merge(from);  // Existing entries are kept.
}

}  // namespace

Kubeconfig merge_kubeconfigs(std::vector<Kubeconfig> files) {
  Kubeconfig merged;
  for (Kubeconfig& file : files) {
    add_missing(merged.clusters, file.clusters);
    add_missing(merged.users, file.users);
    add_missing(merged.contexts, file.contexts);
    add_missing(merged.extensions, file.extensions);
    add_missing(merged.preferences.extensions, file.preferences.extensions);
    merged.preferences.colors = merged.preferences.colors || file.preferences.colors;
    if (merged.current_context.empty()) {
      merged.current_context = std::move(file.current_context);
      merged.current_context_origin = std::move(file.current_context_origin);
    }
    merged.unknown_fields.insert(merged.unknown_fields.end(), file.unknown_fields.begin(),
                                 file.unknown_fields.end());
  }
  return merged;
}

std::string resolve_path(const std::string& path, const Origin& origin) {
  const std::filesystem::path given(path);
  if (path.empty() || given.is_absolute() || origin.file.empty()) return path;
  std::error_code error;
  const std::filesystem::path file = std::filesystem::absolute(origin.file, error);
  if (error) return path;
  return (file.parent_path() / given).lexically_normal().string();
}

std::string to_string(const Origin& origin) {
  if (origin.file.empty()) return {};
  std::string text = "kubeconfig ";
  append_quoted(text, origin.file);
  if (origin.line > 0) text += ", line " + std::to_string(origin.line);
  return text;
}

}  // namespace kinform::inline v0::config
