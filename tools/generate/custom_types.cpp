// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/custom_types.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "schema/kubernetes_text.hpp"
#include "tools/generate/openapi_types.hpp"

namespace kinform::inline v0::tools {

using schema::Package;
using schema::ResourceFacts;

namespace {

Error wrong(const std::string& where, const std::string& problem) {
  return {ErrorCode::Malformed, where + ": " + problem};
}

std::string text_at(const Json& json, std::string_view pointer) {
  return std::string(json.at(pointer).as_string());
}

void append_texts(std::vector<std::string>& texts, const Json& list) {
  for (const Json& element : list.elements()) texts.emplace_back(element.as_string());
}

Result<ResourceFacts> resource_of_crd(const Json& crd, const Json& version,
                                      const std::string& where) {
  ResourceFacts resource;
  resource.group = text_at(crd, "/spec/group");
  resource.version = text_at(version, "/name");
  resource.plural = text_at(crd, "/spec/names/plural");
  resource.singular = text_at(crd, "/spec/names/singular");
  resource.kind = text_at(crd, "/spec/names/kind");
  resource.namespaced = text_at(crd, "/spec/scope") != "Cluster";
  append_texts(resource.short_names, crd.at("/spec/names/shortNames"));
  append_texts(resource.categories, crd.at("/spec/names/categories"));
  for (const auto& [name, subresource] : version["subresources"].members()) {
    resource.subresources.push_back(name);
  }
  if (resource.group.empty()) return wrong(where, "spec.group is missing");
  if (resource.plural.empty()) return wrong(where, "spec.names.plural is missing");
  if (resource.kind.empty()) return wrong(where, "spec.names.kind is missing");
  return resource;
}

const Package* built_in_package(const std::string& name) {
  for (const Package& package : schema::kubernetes_schema().packages()) {
    if (package.name == name) return &package;
  }
  return nullptr;
}

// Makes an API group one word for a package name: `apps_example_com` for `apps.example.com`.
std::string as_word(std::string group) {
  std::replace(group.begin(), group.end(), '.', '_');
  return group;
}

// The packages (API group and version) under construction, each with the OpenApiTypes that adds
// types to it.
class Packages {
 public:
  struct Entry {
    Package package = {};
    std::optional<OpenApiTypes> types = {};  // Refers to the package.
  };

  // `components` are the targets of `$ref`; null if references are not allowed.
  explicit Packages(const Json* components) : components_(components) {}

  // Returns the package of a group and version; creates it if needed. Its name is the first word of
  // the group, `samplecontroller/v1alpha1` for `samplecontroller.k8s.io`, or the whole group if
  // another group starts with the same word: `apps_example_com/v1`.
  Result<Entry*> open(const std::string& group, const std::string& version) {
    std::string name = (group.empty() ? "core" : group.substr(0, group.find('.'))) + "/" + version;
    const Package* const built_in = built_in_package(name);
    if (built_in != nullptr && built_in->group == group) {
      return wrong(group.empty() ? version : group + "/" + version,
                   "these types are part of the library: include kinform/api/" + name + ".hpp");
    }
    const auto other = entries_.find(name);
    if (built_in != nullptr || (other != entries_.end() && other->second.package.group != group)) {
      name = as_word(group) + "/" + version;
    }
    Entry& entry = entries_[name];
    if (!entry.types) {
      entry.package.name = name;
      entry.package.group = group;
      entry.package.version = version;
      entry.types.emplace(entry.package, components_);
    }
    return &entry;
  }

  [[nodiscard]] std::vector<Package> take() {
    std::vector<Package> packages;
    for (auto& [name, entry] : entries_) packages.push_back(std::move(entry.package));
    return packages;
  }

 private:
  const Json* components_;
  std::map<std::string, Entry> entries_;  // By the package's name.
};

// A kind whose types have not been read yet.
struct PendingKind {
  Packages::Entry* entry = nullptr;
  ResourceFacts resource = {};
  const Json* openapi = nullptr;
  std::string path = {};   // Path of the schema, for errors.
  std::string where = {};  // The document that contains the path, for errors.
};

// Adds the types of all kinds to their packages. Reserves the names of all kinds first, so that
// classes of nested fields get other names.
Result<void> add_kinds(std::vector<PendingKind>& kinds) {
  for (const PendingKind& kind : kinds) {
    if (kind.entry->types->reserve_kind(kind.resource.kind)) continue;
    return wrong(kind.where, "class " + kind.resource.kind + " is already defined");
  }
  for (PendingKind& kind : kinds) {
    const auto added = kind.entry->types->add_kind(kind.resource.kind, *kind.openapi, kind.path);
    if (!added) return added.error().with_context(kind.where);
    kind.entry->package.resources.push_back(std::move(kind.resource));
  }
  return {};
}

Result<PendingKind> read_version(Packages& packages, const Json& crd, const Json& version,
                                 const std::string& where, std::size_t index) {
  const std::string path = "spec.versions[" + std::to_string(index) + "]";
  if (version["name"].as_string().empty()) return wrong(where, path + ".name is missing");
  auto resource = resource_of_crd(crd, version, where);
  if (!resource) return resource.error();
  const Json* const openapi = version.find_at("/schema/openAPIV3Schema");
  if (openapi == nullptr) return wrong(where, path + ".schema.openAPIV3Schema is missing");
  const auto entry = packages.open(resource->group, resource->version);
  if (!entry) return entry.error().with_context(where);
  return PendingKind{.entry = *entry,
                     .resource = std::move(*resource),
                     .openapi = openapi,
                     .path = path + ".schema.openAPIV3Schema",
                     .where = where};
}

Result<void> read_crd(Packages& packages, const Json& crd, std::vector<PendingKind>& kinds) {
  const std::string where = "crd \"" + text_at(crd, "/metadata/name") + "\"";
  if (crd["apiVersion"].as_string() != "apiextensions.k8s.io/v1") {
    return wrong(where, "apiVersion is " + crd["apiVersion"].to_json() +
                            ", expected \"apiextensions.k8s.io/v1\"");
  }
  const auto versions = crd.at("/spec/versions").elements();
  if (versions.empty()) return wrong(where, "spec.versions is empty");
  for (std::size_t i = 0; i < versions.size(); ++i) {
    auto kind = read_version(packages, crd, versions[i], where, i);
    if (!kind) return kind.error();
    kinds.push_back(std::move(*kind));
  }
  return {};
}

// The resources of an OpenAPI document by group, version and kind. They are read from paths such as
// `/apis/GROUP/VERSION/namespaces/{namespace}/PLURAL`.
using Resources = std::map<std::string, ResourceFacts>;

Resources resources_of_paths(const Json& document) {
  Resources resources;
  for (const auto& [path, item] : document["paths"].members()) {
    if (path.ends_with('}')) continue;  // A single object, or a subresource.
    const Json& gvk = item.at("/get/x-kubernetes-group-version-kind");
    if (!gvk.is_object() || item.at("/get/x-kubernetes-action").as_string() != "list") continue;
    const std::string name = gvk.to_json();
    ResourceFacts& resource = resources[name];
    const bool inside = path.find("/namespaces/{namespace}/") != std::string::npos;
    resource.namespaced = inside || (!resource.plural.empty() && resource.namespaced);
    resource.plural = path.substr(path.rfind('/') + 1);
    resource.group = text_at(gvk, "/group");
    resource.version = text_at(gvk, "/version");
    resource.kind = text_at(gvk, "/kind");
  }
  return resources;
}

}  // namespace

Result<std::vector<Package>> packages_of_crds(const std::vector<Json>& documents) {
  Packages packages(nullptr);
  std::vector<PendingKind> kinds;
  const auto read = [&](const Json& document) -> Result<void> {
    if (document["kind"].as_string() != "CustomResourceDefinition") return {};
    return read_crd(packages, document, kinds);
  };
  for (const Json& document : documents) {
    if (document["kind"].as_string() == "List") {
      for (const Json& item : document["items"].elements()) {
        if (const auto done = read(item); !done) return done.error();
      }
    }
    if (const auto done = read(document); !done) return done.error();
  }
  if (kinds.empty()) return wrong("input", "no CustomResourceDefinition found");
  if (const auto added = add_kinds(kinds); !added) return added.error();
  return packages.take();
}

Result<std::vector<Package>> packages_of_openapi(const Json& document) {
  const Json& components = document.at("/components/schemas");
  if (!components.is_object()) return wrong("openapi", "components.schemas is missing");
  const Resources resources = resources_of_paths(document);
  if (resources.empty()) return wrong("openapi", "no path lists a resource");

  Packages packages(&components);
  std::vector<PendingKind> kinds;
  for (const auto& [name, component] : components.members()) {
    for (const Json& gvk : component["x-kubernetes-group-version-kind"].elements()) {
      const auto found = resources.find(gvk.to_json());
      if (found == resources.end()) continue;
      const auto entry = packages.open(found->second.group, found->second.version);
      if (!entry) return entry.error().with_context("openapi");
      kinds.push_back({.entry = *entry,
                       .resource = found->second,
                       .openapi = &component,
                       .path = "components.schemas." + name,
                       .where = "openapi"});
    }
  }
  if (kinds.empty()) return wrong("openapi", "no schema belongs to a listed resource");
  if (const auto added = add_kinds(kinds); !added) return added.error();
  return packages.take();
}

Result<schema::Schema> link_with_kubernetes(std::vector<Package> packages) {
  for (const std::string_view text : schema::kubernetes_texts()) {
    auto package = schema::parse_package(text);
    if (!package) return package.error();
    packages.push_back(std::move(*package));
  }
  return schema::Schema::link(std::move(packages));
}

}  // namespace kinform::inline v0::tools
