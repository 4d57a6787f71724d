// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/custom_types.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "base/quote.hpp"
#include "kinform/detail/assert.hpp"
#include "schema/kubernetes_text.hpp"
#include "tools/generate/api_names.hpp"
#include "tools/generate/cpp_name.hpp"
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

// Returns the first word of a group. The library's own folder is not used: with a version named
// `client`, a generated header would replace kinform/client.hpp.
std::string folder_of(const std::string& group) {
  if (group.empty()) return "core";
  const std::string word = group.substr(0, group.find('.'));
  return word == "kinform" ? "kinform_" : word;
}

std::string api_of(const std::string& group, const std::string& version) {
  return group.empty() ? version : group + "/" + version;
}

// The packages (API group and version) under construction, each with the OpenApiTypes that adds
// types to it.
class Packages {
 public:
  struct Entry {
    Package package = {};
    std::optional<OpenApiTypes> types = {};  // Refers to the package.
  };

  // Returns the package of a group and version; creates it if needed. Its name is the first word of
  // the group, `samplecontroller/v1alpha1` for `samplecontroller.k8s.io`, or the whole group if
  // another group has that namespace: `apps_example_com/v1`.
  Result<Entry*> open(const std::string& group, const std::string& version) {
    const auto known = entries_.find(api_of(group, version));
    if (known != entries_.end()) return &known->second;
    std::string name = folder_of(group) + "/" + version;
    const Package* const built_in = built_in_package(name);
    if (built_in != nullptr && built_in->group == group) {
      return wrong(api_of(group, version),
                   "these types are part of the library: include kinform/api/" + name + ".hpp");
    }
    const std::string* const other = owner_of(name);
    if (built_in != nullptr || other != nullptr) name = as_word(group) + "/" + version;
    if (other != nullptr) renamed_.push_back({.group = group, .other = *other, .package = name});
    if (const std::string* const taken = owner_of(name); taken != nullptr) {
      return wrong(api_of(group, version),
                   "the group " + *taken + " has the same C++ namespace, " + namespace_of(name) +
                       "; generate each group by itself, with its own --output and --in-namespace");
    }
    return &create(name, group, version);
  }

  [[nodiscard]] CustomPackages take() {
    CustomPackages result{.packages = {}, .renamed = std::move(renamed_)};
    for (auto& [api, entry] : entries_) result.packages.push_back(std::move(entry.package));
    return result;
  }

 private:
  // Returns the group that has the C++ namespace of this package; null if it is free.
  [[nodiscard]] const std::string* owner_of(const std::string& package) const {
    const auto found = namespaces_.find(namespace_of(package));
    return found == namespaces_.end() ? nullptr : &found->second;
  }

  Entry& create(const std::string& name, const std::string& group, const std::string& version) {
    Entry& entry = entries_[api_of(group, version)];
    entry.package.name = name;
    entry.package.group = group;
    entry.package.version = version;
    entry.types.emplace(entry.package);
    namespaces_.emplace(namespace_of(name), group);
    return entry;
  }

  std::map<std::string, Entry> entries_;           // By group and version.
  std::map<std::string, std::string> namespaces_;  // From C++ namespace to group.
  std::vector<RenamedGroup> renamed_;
};

// A kind whose types have not been read yet.
struct PendingKind {
  Packages::Entry* entry = nullptr;
  ResourceFacts resource = {};
  KindSchema schema = {};
  std::string source = {};  // The source that contains the document, for errors.
  std::string where = {};   // The document that contains the path, for errors.
};

Error in_source(Error error, const std::string& source) {
  return source.empty() ? error : error.with_context(source);
}

Error twice(const PendingKind& kind, const PendingKind& first) {
  const std::string api = api_of(kind.resource.group, kind.resource.version);
  const std::string place = first.source.empty() || first.source == kind.source
                                ? first.where
                                : first.source + " (" + first.where + ")";
  const bool same = first.resource.kind == kind.resource.kind;
  return wrong(
      kind.where,
      same ? "kind " + kind.resource.kind + " of " + api + " is already defined in " + place
           : "kind " + kind.resource.kind + " of " + api + " and kind " + first.resource.kind +
                 " in " + place + " have the same class name, " + kind.schema.name);
}

// Adds the types of all kinds to their packages. Reserves the names of all kinds first, so that
// classes of nested fields get other names.
Result<void> add_kinds(std::vector<PendingKind>& kinds) {
  std::map<std::pair<const Packages::Entry*, std::string>, const PendingKind*> first;
  for (const PendingKind& kind : kinds) {
    const auto [at, is_new] = first.emplace(std::pair(kind.entry, kind.schema.name), &kind);
    if (!is_new) return in_source(twice(kind, *at->second), kind.source);
    KINFORM_ASSERT(kind.entry->types->reserve_kind(kind.schema.name));
  }
  for (PendingKind& kind : kinds) {
    if (const auto added = kind.entry->types->add_kind(kind.schema); !added) {
      return in_source(added.error().with_context(kind.where), kind.source);
    }
    kind.entry->package.resources.push_back(std::move(kind.resource));
  }
  return {};
}

// Checks the kind's names and finds its package.
Result<void> open_package(Packages& packages, PendingKind& kind) {
  if (const auto checked = check_api_names(kind.resource); !checked) return checked.error();
  const auto entry = packages.open(kind.resource.group, kind.resource.version);
  if (!entry) return entry.error();
  kind.entry = *entry;
  kind.schema.name = kind_class_name(kind.resource.kind);
  kind.resource.type_name = kind.schema.name;
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
  PendingKind kind;
  kind.resource = std::move(*resource);
  kind.schema.openapi = openapi;
  kind.schema.path = path + ".schema.openAPIV3Schema";
  kind.where = where;
  if (const auto opened = open_package(packages, kind); !opened) {
    return opened.error().with_context(where);
  }
  return kind;
}

Result<void> read_crd(Packages& packages, const Json& crd, std::vector<PendingKind>& kinds) {
  const std::string where = "crd " + quoted_text(text_at(crd, "/metadata/name"));
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

Result<void> read_crds(Packages& packages, const std::vector<Json>& documents,
                       std::vector<PendingKind>& kinds) {
  const std::size_t before = kinds.size();
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
  if (kinds.size() == before) return wrong("input", "no CustomResourceDefinition found");
  return {};
}

Result<void> read_openapi(Packages& packages, const Json& document,
                          std::vector<PendingKind>& kinds) {
  const Json& components = document.at("/components/schemas");
  if (!components.is_object()) return wrong("openapi", "components.schemas is missing");
  const Resources resources = resources_of_paths(document);
  if (resources.empty()) return wrong("openapi", "no path lists a resource");

  const std::size_t before = kinds.size();
  for (const auto& [name, component] : components.members()) {
    for (const Json& gvk : component["x-kubernetes-group-version-kind"].elements()) {
      const auto found = resources.find(gvk.to_json());
      if (found == resources.end()) continue;
      PendingKind kind;
      kind.resource = found->second;
      kind.schema.openapi = &component;
      kind.schema.components = &components;
      kind.schema.path = "components.schemas." + name;
      kind.where = "openapi";
      if (const auto opened = open_package(packages, kind); !opened) {
        return opened.error().with_context("openapi");
      }
      kinds.push_back(std::move(kind));
    }
  }
  if (kinds.size() == before) return wrong("openapi", "no schema belongs to a listed resource");
  return {};
}

Result<void> read_source(Packages& packages, const TypeSource& source,
                         std::vector<PendingKind>& kinds) {
  const std::size_t before = kinds.size();
  const std::vector<Json>& documents = source.documents;
  const bool is_openapi = documents.size() == 1 && documents.front().contains("openapi");
  const auto done = is_openapi ? read_openapi(packages, documents.front(), kinds)
                               : read_crds(packages, documents, kinds);
  if (!done) return in_source(done.error(), source.name);
  for (std::size_t i = before; i < kinds.size(); ++i) kinds[i].source = source.name;
  return {};
}

}  // namespace

Result<CustomPackages> read_custom_types(const std::vector<TypeSource>& sources) {
  Packages packages;
  std::vector<PendingKind> kinds;
  for (const TypeSource& source : sources) {
    if (const auto read = read_source(packages, source, kinds); !read) return read.error();
  }
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
