#include "tools/generate/custom_types.hpp"

#include <map>
#include <set>
#include <string>
#include <utility>

#include "schema/kubernetes_text.hpp"
#include "tools/generate/openapi_types.hpp"

namespace kinform::tools {

using schema::Package;
using schema::ResourceFacts;

namespace {

Error wrong(const std::string& where, const std::string& problem) {
  return {ErrorCode::Malformed, where + ": " + problem};
}

// `samplecontroller/v1alpha1` for `samplecontroller.k8s.io`; all of the group where Kubernetes has
// a package of that name: `apps_example_com/v1`.
std::string package_name(const std::string& group, const std::string& version) {
  const std::string name = group.substr(0, group.find('.')) + "/" + version;
  for (const Package& package : schema::kubernetes_schema().packages()) {
    if (package.name != name) continue;
    std::string whole = group;
    for (char& c : whole) {
      if (c == '.') c = '_';
    }
    return whole + "/" + version;
  }
  return name;
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

using Packages = std::map<std::string, Package>;

Package& package_of(Packages& packages, const std::string& group, const std::string& version) {
  const std::string name = package_name(group, version);
  Package& package = packages[name];
  package.name = name;
  package.group = group;
  package.version = version;
  return package;
}

Result<void> add_version(Packages& packages, const Json& crd, const Json& version,
                         const std::string& where, std::size_t index) {
  const std::string path = "spec.versions[" + std::to_string(index) + "]";
  if (version["name"].as_string().empty()) return wrong(where, path + ".name is missing");
  auto resource = resource_of_crd(crd, version, where);
  if (!resource) return resource.error();
  const Json* const openapi = version.find_at("/schema/openAPIV3Schema");
  if (openapi == nullptr) return wrong(where, path + ".schema.openAPIV3Schema is missing");

  Package& package = package_of(packages, resource->group, resource->version);
  Package added;
  added.name = package.name;
  const auto types = OpenApiTypes(added, nullptr)
                         .add_kind(resource->kind, *openapi, path + ".schema.openAPIV3Schema");
  if (!types) return types.error().with_context(where);
  for (auto& definition : added.definitions) package.definitions.push_back(std::move(definition));
  package.resources.push_back(std::move(*resource));
  return {};
}

Result<void> add_crd(Packages& packages, const Json& crd) {
  const std::string where = "crd \"" + text_at(crd, "/metadata/name") + "\"";
  if (crd["apiVersion"].as_string() != "apiextensions.k8s.io/v1") {
    return wrong(where, "apiVersion is " + crd["apiVersion"].to_json() +
                            ", expected \"apiextensions.k8s.io/v1\"");
  }
  const auto versions = crd.at("/spec/versions").elements();
  if (versions.empty()) return wrong(where, "spec.versions is empty");
  for (std::size_t i = 0; i < versions.size(); ++i) {
    if (const auto added = add_version(packages, crd, versions[i], where, i); !added) {
      return added.error();
    }
  }
  return {};
}

std::vector<Package> values_of(Packages packages) {
  std::vector<Package> values;
  for (auto& [name, package] : packages) values.push_back(std::move(package));
  return values;
}

// Resources by group, version and kind, from `/apis/GROUP/VERSION/namespaces/{namespace}/PLURAL`.
using Resources = std::map<std::string, ResourceFacts>;

Resources resources_of_paths(const Json& document) {
  Resources resources;
  for (const auto& [path, item] : document["paths"].members()) {
    if (path.ends_with('}')) continue;  // One object of the collection, or a part of it.
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
  Packages packages;
  for (const Json& document : documents) {
    if (document["kind"].as_string() == "List") {
      for (const Json& item : document["items"].elements()) {
        if (item["kind"].as_string() != "CustomResourceDefinition") continue;
        if (const auto added = add_crd(packages, item); !added) return added.error();
      }
    }
    if (document["kind"].as_string() != "CustomResourceDefinition") continue;
    if (const auto added = add_crd(packages, document); !added) return added.error();
  }
  if (packages.empty()) return wrong("input", "there is no CustomResourceDefinition in it");
  return values_of(std::move(packages));
}

Result<std::vector<Package>> packages_of_openapi(const Json& document) {
  const Json& components = document.at("/components/schemas");
  if (!components.is_object()) return wrong("openapi", "components.schemas is missing");
  const Resources resources = resources_of_paths(document);
  if (resources.empty()) return wrong("openapi", "the paths list no resource");

  Packages packages;
  std::map<std::string, OpenApiTypes> readers;
  for (const auto& [name, component] : components.members()) {
    for (const Json& gvk : component["x-kubernetes-group-version-kind"].elements()) {
      const auto found = resources.find(gvk.to_json());
      if (found == resources.end()) continue;
      Package& package = package_of(packages, found->second.group, found->second.version);
      OpenApiTypes& types = readers.try_emplace(package.name, package, &components).first->second;
      const auto added =
          types.add_kind(found->second.kind, component, "components.schemas." + name);
      if (!added) return added.error().with_context("openapi");
      package.resources.push_back(found->second);
    }
  }
  if (packages.empty()) return wrong("openapi", "no schema is that of a resource");
  return values_of(std::move(packages));
}

Result<schema::Schema> link_with_kubernetes(std::vector<Package> packages) {
  for (const std::string_view text : schema::kubernetes_texts()) {
    auto package = schema::parse_package(text);
    if (!package) return package.error();
    packages.push_back(std::move(*package));
  }
  return schema::Schema::link(std::move(packages));
}

}  // namespace kinform::tools
