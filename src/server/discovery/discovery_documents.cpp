// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/discovery/discovery_documents.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kAggregatedType =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

Json names_of(const std::vector<std::string>& list) {
  Json names = Json::array();
  for (const std::string& name : list) names.push_back(name);
  return names;
}

Json subresource_verbs(std::string_view subresource) {
  if (subresource == "log") return Json::array({"get"});
  if (subresource == "status" || subresource == "scale")
    return Json::array({"get", "patch", "update"});
  return Json::array({"create"});
}

// Returns the kind of a subresource's body. For `status` this is the kind of the resource itself.
std::string_view subresource_kind(const KindFacts& kind, std::string_view subresource) {
  if (subresource == "binding") return "Binding";
  if (subresource == "eviction") return "Eviction";
  if (subresource == "scale") return "Scale";
  return kind.kind;
}

using Kinds = std::vector<const KindFacts*>;

// The group and version of a subresource's kind, which may differ from those of the resource.
struct ForeignType {
  std::string_view group = {};
  std::string_view version = {};
};

ForeignType subresource_type(const KindFacts& kind, std::string_view subresource) {
  if (subresource == "scale") return {.group = "autoscaling", .version = "v1"};
  if (subresource == "eviction") return {.group = "policy", .version = "v1"};
  return {.group = kind.group, .version = kind.version};
}

struct GroupVersions {
  std::string_view group = {};
  std::vector<std::string_view> versions = {};
};

// The groups in the order of the kind table. The first version of a group is the preferred one.
std::vector<GroupVersions> all_groups(const Kinds& kinds) {
  std::vector<GroupVersions> groups;
  for (const KindFacts* const served : kinds) {
    const KindFacts& kind = *served;
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const auto& known) { return known.group == kind.group; });
    if (group == groups.end()) group = groups.insert(groups.end(), {.group = kind.group});
    std::vector<std::string_view>& versions = group->versions;
    if (std::find(versions.begin(), versions.end(), kind.version) == versions.end()) {
      versions.push_back(kind.version);
    }
  }
  return groups;
}

std::string group_version(std::string_view group, std::string_view version) {
  return group.empty() ? std::string(version) : std::string(group) + "/" + std::string(version);
}

Json version_entry(std::string_view group, std::string_view version) {
  return {{"groupVersion", group_version(group, version)}, {"version", version}};
}

Json group_entry(const GroupVersions& group) {
  Json versions = Json::array();
  for (const std::string_view version : group.versions) {
    versions.push_back(version_entry(group.group, version));
  }
  return {{"name", group.group},
          {"versions", std::move(versions)},
          {"preferredVersion", version_entry(group.group, group.versions.front())}};
}

Json resource_list(const Kinds& kinds, std::string_view group, std::string_view version) {
  Json resources = Json::array();
  for (const KindFacts* const served : kinds) {
    const KindFacts& kind = *served;
    if (kind.group != group || kind.version != version) continue;
    Json& resource = resources.push_back({{"name", kind.plural},
                                          {"singularName", kind.singular},
                                          {"namespaced", kind.namespaced},
                                          {"kind", kind.kind},
                                          {"verbs", names_of(kind.verbs)}});
    if (!kind.short_names.empty()) resource["shortNames"] = names_of(kind.short_names);
    if (!kind.categories.empty()) resource["categories"] = names_of(kind.categories);
    for (const std::string& subresource : kind.subresources) {
      Json& listed = resources.push_back({{"name", kind.plural + "/" + subresource},
                                          {"singularName", ""},
                                          {"namespaced", kind.namespaced},
                                          {"kind", subresource_kind(kind, subresource)},
                                          {"verbs", subresource_verbs(subresource)}});
      const ForeignType type = subresource_type(kind, subresource);
      if (type.group != kind.group) {
        listed["group"] = type.group;
        listed["version"] = type.version;
      }
    }
  }
  return {{"kind", "APIResourceList"},
          {"apiVersion", "v1"},
          {"groupVersion", group_version(group, version)},
          {"resources", std::move(resources)}};
}

Json response_kind(std::string_view group, std::string_view version, std::string_view kind) {
  return {{"group", group}, {"version", version}, {"kind", kind}};
}

Json subresource_response_kind(const KindFacts& kind, std::string_view subresource) {
  const ForeignType type = subresource_type(kind, subresource);
  return response_kind(type.group, type.version, subresource_kind(kind, subresource));
}

Json aggregated_resources(const Kinds& kinds, std::string_view group, std::string_view version) {
  Json resources = Json::array();
  for (const KindFacts* const served : kinds) {
    const KindFacts& kind = *served;
    if (kind.group != group || kind.version != version) continue;
    Json& resource =
        resources.push_back({{"resource", kind.plural},
                             {"responseKind", response_kind(group, version, kind.kind)},
                             {"scope", kind.namespaced ? "Namespaced" : "Cluster"},
                             {"singularResource", kind.singular},
                             {"verbs", names_of(kind.verbs)}});
    if (!kind.short_names.empty()) resource["shortNames"] = names_of(kind.short_names);
    if (!kind.categories.empty()) resource["categories"] = names_of(kind.categories);
    for (const std::string& subresource : kind.subresources) {
      resource["subresources"].push_back(
          {{"subresource", subresource},
           {"responseKind", subresource_response_kind(kind, subresource)},
           {"verbs", subresource_verbs(subresource)}});
    }
  }
  return resources;
}

Json aggregated_groups(const Kinds& kinds, bool core) {
  Json items = Json::array();
  for (const GroupVersions& group : all_groups(kinds)) {
    if (group.group.empty() != core) continue;
    Json versions = Json::array();
    for (const std::string_view version : group.versions) {
      versions.push_back({{"version", version},
                          {"resources", aggregated_resources(kinds, group.group, version)},
                          {"freshness", "Current"}});
    }
    Json metadata = Json::object();
    if (!core) metadata["name"] = group.group;
    items.push_back({{"metadata", std::move(metadata)}, {"versions", std::move(versions)}});
  }
  return {{"kind", "APIGroupDiscoveryList"},
          {"apiVersion", "apidiscovery.k8s.io/v2"},
          {"metadata", Json::object()},
          {"items", std::move(items)}};
}

Json legacy_groups(const Kinds& kinds) {
  Json groups = Json::array();
  for (const GroupVersions& group : all_groups(kinds)) {
    if (!group.group.empty()) groups.push_back(group_entry(group));
  }
  return {{"kind", "APIGroupList"}, {"apiVersion", "v1"}, {"groups", std::move(groups)}};
}

std::optional<Json> legacy_group(const Kinds& kinds, std::string_view name) {
  for (const GroupVersions& group : all_groups(kinds)) {
    if (group.group != name) continue;
    Json entry = group_entry(group);
    entry["kind"] = "APIGroup";
    entry["apiVersion"] = "v1";
    return entry;
  }
  return std::nullopt;
}

bool has_version(const Kinds& kinds, std::string_view group, std::string_view version) {
  return std::any_of(kinds.begin(), kinds.end(), [&](const KindFacts* kind) {
    return kind->group == group && kind->version == version;
  });
}

// Returns whether the path may be a discovery path. Checks only the form of the path, without
// looking up the group, because most requests are for resources and should not pay for that.
bool is_discovery_path(std::string_view path) {
  if (path == "/api" || path == "/apis" || path == "/api/v1") return true;
  return path.substr(0, 6) == "/apis/" && std::count(path.begin(), path.end(), '/') <= 3;
}

ApiResponse json_response(const Json& document) {
  return {.body = document.to_json() + "\n"};
}

}  // namespace

std::optional<ApiResponse> discovery_response(std::string_view path, DiscoveryForm form,
                                              const CustomKinds& custom_kinds) {
  if (path.size() > 1 && path.back() == '/') path.remove_suffix(1);
  if (!is_discovery_path(path)) return std::nullopt;
  const Kinds kinds = all_served(custom_kinds);
  const bool is_root = path == "/api" || path == "/apis";
  if (is_root && form == DiscoveryForm::Aggregated) {
    ApiResponse response = json_response(aggregated_groups(kinds, path == "/api"));
    response.content_type = kAggregatedType;
    return response;
  }
  if (path == "/api") {
    return json_response({{"kind", "APIVersions"},
                          {"versions", Json::array({"v1"})},
                          {"serverAddressByClientCIDRs", Json::array()}});
  }
  if (path == "/apis") return json_response(legacy_groups(kinds));
  if (path == "/api/v1") return json_response(resource_list(kinds, "", "v1"));
  constexpr std::string_view kGroups = "/apis/";
  if (path.substr(0, kGroups.size()) != kGroups) return std::nullopt;
  path.remove_prefix(kGroups.size());
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) {
    const std::optional<Json> group = legacy_group(kinds, path);
    return group ? std::optional(json_response(*group)) : std::nullopt;
  }
  const std::string_view group = path.substr(0, slash);
  const std::string_view version = path.substr(slash + 1);
  if (group.empty() || !has_version(kinds, group, version)) return std::nullopt;
  return json_response(resource_list(kinds, group, version));
}

}  // namespace kinform::inline v0::server
