// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/resource_path.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "api/parse_error.hpp"
#include "base/ascii.hpp"
#include "client/request_url.hpp"

namespace kinform::inline v0::client {
namespace {

Error refused(std::string_view what, std::string_view text, std::string_view problem) {
  return {ErrorCode::InvalidArgument,
          std::string(what) + " " + api::quote(text) + " " + std::string(problem)};
}

// Checks one path segment; it must not change the structure of the path (RQ-02).
Result<void> check_segment(std::string_view what, std::string_view text) {
  if (text.empty()) {
    return Error{ErrorCode::InvalidArgument, std::string(what) + " is empty"};
  }
  if (text == "." || text == "..") return refused(what, text, "is not a valid path segment");
  const std::size_t bad = text.find_first_of("/%");
  if (bad != std::string_view::npos) {
    return refused(what, text, std::string("may not contain ") + (text[bad] == '/' ? "/" : "%"));
  }
  return {};
}

Result<void> check_subresource(std::string_view text) {
  while (true) {
    const std::size_t end = text.find('/');
    const Result<void> checked = check_segment("subresource", text.substr(0, end));
    if (!checked || end == std::string_view::npos) return checked;
    text.remove_prefix(end + 1);
  }
}

Result<void> check_resource(const ApiResource& resource) {
  if (!resource.group.empty()) {
    if (const Result<void> group = check_segment("group", resource.group); !group) return group;
  }
  if (const Result<void> version = check_segment("version", resource.version); !version) {
    return version;
  }
  return check_segment("resource", resource.plural);
}

Error namespace_missing(const ApiResource& resource) {
  return {ErrorCode::InvalidArgument,
          short_name(resource) + " are namespaced: a namespace is required"};
}

}  // namespace

Result<std::string> collection_path(const ApiResource& resource, std::string_view namespace_name) {
  if (const Result<void> checked = check_resource(resource); !checked) return checked.error();
  std::string path = resource.group.empty() ? "/api/" : "/apis/" + resource.group + "/";
  path += resource.version;
  if (!namespace_name.empty()) {
    if (!resource.namespaced) {
      return Error{ErrorCode::InvalidArgument, short_name(resource) +
                                                   " are cluster-scoped, but namespace " +
                                                   api::quote(namespace_name) + " was given"};
    }
    const Result<void> checked = check_segment("namespace", namespace_name);
    if (!checked) return checked.error();
    path.append("/namespaces/").append(namespace_name);
  }
  return escape_path(path + "/" + lower_case(resource.plural));
}

Result<std::string> creation_path(const ApiResource& resource, std::string_view namespace_name) {
  if (resource.namespaced && namespace_name.empty()) return namespace_missing(resource);
  return collection_path(resource, namespace_name);
}

Result<std::string> object_path(const ApiResource& resource, const ObjectKeyView& key,
                                std::string_view subresource) {
  Result<std::string> path = creation_path(resource, key.namespace_name);
  if (!path) return path;
  if (const Result<void> checked = check_segment("name", key.name); !checked) {
    return checked.error();
  }
  path->append("/").append(escape_path(key.name));
  if (subresource.empty()) return path;
  if (const Result<void> checked = check_subresource(subresource); !checked) {
    return checked.error();
  }
  path->append("/").append(escape_path(subresource));
  return path;
}

std::string short_name(const ApiResource& resource) {
  return resource.group.empty() ? resource.plural : resource.plural + "." + resource.group;
}

}  // namespace kinform::inline v0::client
