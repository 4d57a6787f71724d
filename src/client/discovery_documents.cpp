// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/discovery_documents.hpp"

#include <algorithm>
#include <utility>

#include "api/parse_error.hpp"
#include "base/ascii.hpp"

namespace kinform::inline v0::client {
namespace {

std::vector<std::string> texts_of(const Value& array) {
  std::vector<std::string> texts;
  for (const Value element : array.elements()) texts.emplace_back(element.as_string());
  return texts;
}

Result<void> check_kind(const Object& document, std::string_view kind) {
  if (document.kind() == kind) return {};
  return Error{ErrorCode::Malformed, "expected " + std::string(kind) + ", but the server sent " +
                                         api::quote(document.kind())};
}

std::string singular_or_lower_kind(std::string_view said, std::string_view kind) {
  return said.empty() ? lower_case(kind) : std::string(said);
}

std::vector<DiscoveredSubresource> subresources_of(const Value& resource) {
  std::vector<DiscoveredSubresource> subresources;
  for (const Value subresource : resource["subresources"].elements()) {
    subresources.push_back({.name = std::string(subresource["subresource"].as_string()),
                            .kind = std::string(subresource["responseKind"]["kind"].as_string()),
                            .verbs = texts_of(subresource["verbs"])});
  }
  return subresources;
}

DiscoveredResource aggregated_resource(const Value& resource, std::string_view group,
                                       std::string_view version) {
  const std::string_view kind = resource["responseKind"]["kind"].as_string();
  return {.resource = {.group = std::string(group),
                       .version = std::string(version),
                       .plural = std::string(resource["resource"].as_string()),
                       .kind = std::string(kind),
                       .namespaced = resource["scope"].as_string() == "Namespaced"},
          .singular = singular_or_lower_kind(resource["singularResource"].as_string(), kind),
          .short_names = texts_of(resource["shortNames"]),
          .categories = texts_of(resource["categories"]),
          .verbs = texts_of(resource["verbs"]),
          .subresources = subresources_of(resource)};
}

DiscoveredVersion aggregated_version(const Value& group_versions, std::string_view group) {
  DiscoveredVersion version{.version = std::string(group_versions["version"].as_string()),
                            .stale = group_versions["freshness"].as_string() == "Stale"};
  if (version.stale) return version;
  for (const Value resource : group_versions["resources"].elements()) {
    // A resource without a kind only groups subresources (DI-05).
    if (resource["responseKind"]["kind"].as_string().empty()) continue;
    version.resources.push_back(aggregated_resource(resource, group, version.version));
  }
  return version;
}

DiscoveredResource legacy_resource(const Value& resource, std::string_view group,
                                   std::string_view version) {
  const std::string_view kind = resource["kind"].as_string();
  return {.resource = {.group = std::string(group),
                       .version = std::string(version),
                       .plural = std::string(resource["name"].as_string()),
                       .kind = std::string(kind),
                       .namespaced = resource["namespaced"].as_bool()},
          .singular = singular_or_lower_kind(resource["singularName"].as_string(), kind),
          .short_names = texts_of(resource["shortNames"]),
          .categories = texts_of(resource["categories"]),
          .verbs = texts_of(resource["verbs"])};
}

// Adds a subresource, such as `pods/status`, to its resource `pods`, which may come before or after
// it in the list.
void add_legacy_subresource(std::vector<DiscoveredResource>& resources, const Value& subresource) {
  const std::string_view name = subresource["name"].as_string();
  const std::size_t slash = name.find('/');
  for (DiscoveredResource& resource : resources) {
    if (resource.resource.plural != name.substr(0, slash)) continue;
    resource.subresources.push_back({.name = std::string(name.substr(slash + 1)),
                                     .kind = std::string(subresource["kind"].as_string()),
                                     .verbs = texts_of(subresource["verbs"])});
  }
}

bool is_subresource(const Value& resource) {
  return resource["name"].as_string().find('/') != std::string_view::npos;
}

}  // namespace

DiscoveryForm discovery_form(std::string_view content_type) {
  bool group = false;
  bool version = false;
  bool kind = false;
  std::size_t begin = content_type.find(';');
  while (begin != std::string_view::npos) {
    const std::size_t end = content_type.find(';', begin + 1);
    const std::string_view parameter = trimmed(
        content_type.substr(begin + 1, end == std::string_view::npos ? end : end - begin - 1));
    group = group || parameter == "g=apidiscovery.k8s.io";
    version = version || parameter == "v=v2" || parameter == "v=v2beta1";
    kind = kind || parameter == "as=APIGroupDiscoveryList";
    begin = end;
  }
  return group && version && kind ? DiscoveryForm::Aggregated : DiscoveryForm::Legacy;
}

Result<std::vector<DiscoveredGroup>> read_group_discovery(const Object& document) {
  if (const Result<void> kind = check_kind(document, "APIGroupDiscoveryList"); !kind) {
    return kind.error();
  }
  std::vector<DiscoveredGroup> groups;
  for (const Value group_versions : document["items"].elements()) {
    DiscoveredGroup group{.name = std::string(group_versions["metadata"]["name"].as_string())};
    for (const Value version : group_versions["versions"].elements()) {
      group.versions.push_back(aggregated_version(version, group.name));
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

Result<std::vector<DiscoveredGroup>> read_core_versions(const Object& document) {
  if (const Result<void> kind = check_kind(document, "APIVersions"); !kind) return kind.error();
  DiscoveredGroup core;
  for (const Value version : document["versions"].elements()) {
    core.versions.push_back({.version = std::string(version.as_string())});
  }
  return std::vector<DiscoveredGroup>{std::move(core)};
}

Result<std::vector<DiscoveredGroup>> read_group_list(const Object& document) {
  if (const Result<void> kind = check_kind(document, "APIGroupList"); !kind) return kind.error();
  std::vector<DiscoveredGroup> groups;
  for (const Value group_versions : document["groups"].elements()) {
    DiscoveredGroup group{.name = std::string(group_versions["name"].as_string()),
                          .preferred_version = std::string(
                              group_versions["preferredVersion"]["version"].as_string())};
    for (const Value version : group_versions["versions"].elements()) {
      group.versions.push_back({.version = std::string(version["version"].as_string())});
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

Result<std::vector<DiscoveredResource>> read_resource_list(const Object& document,
                                                           std::string_view group,
                                                           std::string_view version) {
  if (const Result<void> kind = check_kind(document, "APIResourceList"); !kind) {
    return kind.error();
  }
  std::vector<DiscoveredResource> resources;
  const Value group_versions = document["resources"];
  for (const Value resource : group_versions.elements()) {
    if (!is_subresource(resource)) resources.push_back(legacy_resource(resource, group, version));
  }
  for (const Value resource : group_versions.elements()) {
    if (is_subresource(resource)) add_legacy_subresource(resources, resource);
  }
  return resources;
}

}  // namespace kinform::inline v0::client
