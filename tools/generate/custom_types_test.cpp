// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/custom_types.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/yaml.hpp"
#include "tools/generate/cpp_type.hpp"
#include "tools/generate/draft_writer.hpp"
#include "tools/generate/view_writer.hpp"

namespace kinform::inline v0::tools {
namespace {

using schema::Package;
using ::testing::HasSubstr;
using ::testing::Not;

// Returns a CRD of kind Foo whose schema has these properties.
std::string crd(const std::string& properties, const std::string& group = "a.example.com",
                const std::string& kind = "Foo") {
  return "{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {name: "
         "f},"
         " spec: {group: " +
         group + ", scope: Namespaced, names: {plural: foos, kind: " + kind +
         "}, versions: [{name: v1, schema: {openAPIV3Schema: {type: object, properties: " +
         properties + "}}}]}}\n";
}

Result<std::vector<Package>> packages_of(const std::string& yaml) {
  return packages_of_crds(json_documents_from_yaml(yaml).value());
}

std::string error_of(const std::string& yaml) {
  const auto packages = packages_of(yaml);
  return packages ? "no error" : to_string(packages.error());
}

// Generates the views and drafts (read-only and mutable classes) of all packages and returns them
// as one text.
std::string code_of(Result<std::vector<Package>> packages) {
  if (!packages) return "error: " + to_string(packages.error());
  std::vector<std::string> names;
  for (const Package& package : *packages) names.push_back(package.name);
  const auto schema = link_with_kubernetes(std::move(*packages));
  if (!schema) return "error: " + to_string(schema.error());
  std::string code;
  for (const Package& package : schema->packages()) {
    if (std::find(names.begin(), names.end(), package.name) == names.end()) continue;
    const CppPackage plan = plan_package(package, {.root = "", .folder = ""});
    code += plan.header + "\n" + write_views(plan, Bodies::InHeader).header +
            write_drafts(plan, Bodies::InHeader).header;
  }
  return code;
}

TEST(CustomTypesTest, MissingFieldErrorNamesPath) {
  const std::string head =
      "{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {name: f}, ";
  const std::string names = "names: {plural: foos, kind: Foo}";
  const std::string version = "versions: [{name: v1, schema: {openAPIV3Schema: {type: object}}}]";
  const std::pair<std::string, std::string> cases[] = {
      {"spec: {" + names + ", " + version + "}}", "crd \"f\": spec.group is missing"},
      {"spec: {group: g, names: {kind: Foo}, " + version + "}}",
       "crd \"f\": spec.names.plural is missing"},
      {"spec: {group: g, names: {plural: foos}, " + version + "}}",
       "crd \"f\": spec.names.kind is missing"},
      {"spec: {group: g, " + names + "}}", "crd \"f\": spec.versions is empty"},
      {"spec: {group: g, " + names + ", versions: []}}", "crd \"f\": spec.versions is empty"},
      {"spec: {group: g, " + names + ", versions: [{schema: {}}]}}",
       "crd \"f\": spec.versions[0].name is missing"},
      {"spec: {group: g, " + names + ", versions: [{name: v1}]}}",
       "crd \"f\": spec.versions[0].schema.openAPIV3Schema is missing"},
  };
  for (const auto& [rest, message] : cases) EXPECT_EQ(error_of(head + rest), message) << rest;
  EXPECT_EQ(error_of("{apiVersion: apiextensions.k8s.io/v1beta1, kind: CustomResourceDefinition, "
                     "metadata: {name: f}}"),
            "crd \"f\": apiVersion is \"apiextensions.k8s.io/v1beta1\", expected "
            "\"apiextensions.k8s.io/v1\"");
  EXPECT_EQ(error_of("{apiVersion: v1, kind: ConfigMap}"),
            "input: no CustomResourceDefinition found");
  EXPECT_EQ(error_of("[1]"), "input: no CustomResourceDefinition found");
}

TEST(CustomTypesTest, InvalidSchemaErrorNamesPath) {
  const std::string root = "crd \"f\": spec.versions[0].schema.openAPIV3Schema.properties";
  const std::pair<const char*, std::string> cases[] = {
      {"[]", ": expected an object"},
      {"{spec: 3}", ".spec: expected a schema"},
      {"{spec: {type: text}}", ".spec.type: unknown type \"text\""},
      {"{spec: {type: 7}}", ".spec.type: unknown type 7"},
      {"{spec: {type: object, properties: {a: {type: object, properties: {b: {type: float}}}}}}",
       ".spec.properties.a.properties.b.type: unknown type \"float\""},
      {"{spec: {type: object, properties: 1}}", ".spec.properties: expected an object"},
      {"{ports: {type: array}}", ".ports: array without items"},
      {"{ports: {type: array, items: [{type: string}]}}", ".ports.items: expected a schema"},
      {"{ports: {type: array, items: {type: list}}}", ".ports.items.type: unknown type \"list\""},
      {"{labels: {type: object, additionalProperties: 3}}",
       ".labels.additionalProperties: expected a schema"},
      {"{labels: {type: object, additionalProperties: {type: map}}}",
       ".labels.additionalProperties.type: unknown type \"map\""},
      {"{spec: {$ref: '#/definitions/x'}}",
       ".spec.$ref: $ref is not supported in CustomResourceDefinitions"},
  };
  for (const auto& [properties, message] : cases) {
    EXPECT_EQ(error_of(crd(properties)), root + message) << properties;
  }
}

TEST(CustomTypesTest, ErrorInSecondVersionNamesThatVersion) {
  EXPECT_THAT(
      error_of("{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, "
               "metadata: {name: f}, spec: {group: g, names: {plural: foos, kind: Foo}, versions: "
               "[{name: v1, schema: {openAPIV3Schema: {type: object}}}, {name: v2, schema: "
               "{openAPIV3Schema: {properties: {x: {type: y}}}}}]}}"),
      HasSubstr("spec.versions[1].schema.openAPIV3Schema.properties.x.type"));
}

TEST(CustomTypesTest, ReadsListOfDefinitions) {
  EXPECT_THAT(code_of(packages_of("{apiVersion: v1, kind: List, items: [" +
                                  crd("{spec: {type: string}}") + "]}")),
              HasSubstr("class Foo : public kinform::TypedObject"));
}

TEST(CustomTypesTest, NestedClassYieldsItsNameToKind) {
  const std::string spec = "{spec: {type: object, properties: {a: {type: string}}}}";
  const std::string code =
      code_of(packages_of(crd(spec) + "---\n" + crd(spec, "a.example.com", "FooSpec")));
  EXPECT_THAT(code, HasSubstr("class FooSpec : public kinform::TypedObject"));
  EXPECT_THAT(code, HasSubstr("class FooSpec2 : public kinform::View"));
  EXPECT_THAT(code, HasSubstr("FooSpec2 spec() const&"));
}

TEST(CustomTypesTest, CustomTypesHaveNoLicenseHeader) {
  const std::string code = code_of(packages_of(crd("{}")));
  EXPECT_THAT(code, HasSubstr("class Foo"));
  EXPECT_THAT(code, Not(HasSubstr("SPDX")));
}

TEST(CustomTypesTest, GroupsWithSameFirstWordGetDifferentPackages) {
  const std::string code =
      code_of(packages_of(crd("{}", "a.example.com") + "---\n" + crd("{}", "a.example.org")));
  EXPECT_THAT(code, HasSubstr("a/v1.hpp\n"));
  EXPECT_THAT(code, HasSubstr("put_field(\"apiVersion\", std::string_view(\"a.example.com/v1\"))"));
  EXPECT_THAT(code, HasSubstr("a_example_org/v1.hpp\n"));
  EXPECT_THAT(code, HasSubstr("put_field(\"apiVersion\", std::string_view(\"a.example.org/v1\"))"));
  EXPECT_THAT(code_of(packages_of(crd("{}", "apps.example.com"))),
              HasSubstr("namespace apps_example_com::v1 {"));
}

TEST(CustomTypesTest, DuplicateKindIsRejected) {
  EXPECT_EQ(error_of(crd("{}") + "---\n" + crd("{}")), "crd \"f\": class Foo is already defined");
  EXPECT_EQ(error_of(crd("{}", "a.example.com", "View")),
            "crd \"f\": class View is already defined");
}

Json openapi(const std::string& schemas) {
  return json_from_yaml(
             "openapi: 3.0.0\n"
             "paths:\n"
             "  /apis/b.example.com/v1/widgets:\n"
             "    get: &list\n"
             "      x-kubernetes-action: list\n"
             "      x-kubernetes-group-version-kind: &kind {group: b.example.com, kind: Widget, "
             "version: v1}\n"
             "  /apis/b.example.com/v1/namespaces/{namespace}/widgets: {get: *list}\n"
             "  /apis/b.example.com/v1/namespaces/{namespace}/widgets/{name}: {get: {}}\n"
             "components:\n"
             "  schemas:\n"
             "    com.example.b.v1.Widget:\n"
             "      x-kubernetes-group-version-kind: [*kind]\n" +
             schemas)
      .value();
}

TEST(OpenApiTest, ReferencesResolveToLibraryAndDocumentTypes) {
  const std::string code = code_of(packages_of_openapi(openapi(
      "      properties:\n"
      "        template: {$ref: '#/components/schemas/io.k8s.api.core.v1.PodTemplateSpec'}\n"
      "        port: {$ref: "
      "'#/components/schemas/io.k8s.apimachinery.pkg.util.intstr.IntOrString'}\n"
      "        other: {format: int-or-string, oneOf: [{type: integer}, {type: string}]}\n"
      "        size: {allOf: [{$ref: "
      "'#/components/schemas/io.k8s.apimachinery.pkg.api.resource.Quantity'}], default: {}}\n"
      "        since: {$ref: '#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.Time'}\n"
      "        future: {$ref: '#/components/schemas/io.k8s.api.core.v9.Thing'}\n"
      "        tree: {$ref: '#/components/schemas/com.example.b.v1.Tree'}\n"
      "    io.k8s.api.core.v9.Thing: {type: object, properties: {x: {type: string}}}\n"
      "    com.example.b.v1.Tree:\n"
      "      type: object\n"
      "      properties:\n"
      "        children: {type: array, items: {$ref: "
      "'#/components/schemas/com.example.b.v1.Tree'}}\n")));
  EXPECT_THAT(code, HasSubstr("kinform::core::v1::PodTemplateSpec template_() const&"));
  EXPECT_THAT(code, HasSubstr("std::optional<kinform::IntOrString> port() const"));
  EXPECT_THAT(code, HasSubstr("std::optional<kinform::IntOrString> other() const"));
  EXPECT_THAT(code, HasSubstr("std::optional<kinform::Quantity> size() const"));
  EXPECT_THAT(code, HasSubstr("std::optional<kinform::Time> since() const"));
  // The library does not know this type, so it is generated from the document.
  EXPECT_THAT(code, HasSubstr("class Thing : public kinform::View"));
  EXPECT_THAT(code, HasSubstr("kinform::ListView<Tree> children() const"));
  EXPECT_THAT(code, HasSubstr(".group = \"b.example.com\", .version = \"v1\", .plural = "
                              "\"widgets\", .kind = \"Widget\"}"));
}

TEST(OpenApiTest, InvalidDocumentErrorNamesPath) {
  const auto error_of_document = [](const Json& document) {
    const auto packages = packages_of_openapi(document);
    return packages ? "no error" : to_string(packages.error());
  };
  EXPECT_EQ(error_of_document(Json::object()), "openapi: components.schemas is missing");
  EXPECT_EQ(error_of_document({{"components", {{"schemas", Json::object()}}}}),
            "openapi: no path lists a resource");
  const std::string root = "openapi: components.schemas.com.example.b.v1.Widget.properties";
  EXPECT_EQ(
      error_of_document(openapi("      properties: {a: {$ref: '#/components/schemas/none'}}")),
      root + ".a.$ref: schema none not found");
  EXPECT_EQ(error_of_document(openapi("      properties: {a: {$ref: 'elsewhere.json'}}")),
            root + ".a.$ref: expected #/components/schemas/…");
  EXPECT_EQ(error_of_document(openapi("      properties: {a: {type: array}}")),
            root + ".a: array without items");
  EXPECT_THAT(error_of_document(
                  openapi("      properties: {a: {$ref: '#/components/schemas/loop'}}\n"
                          "    loop: {type: array, items: {$ref: '#/components/schemas/loop'}}")),
              HasSubstr("this schema refers to itself"));
  Json none = openapi("      type: object");
  none["components"]["schemas"]["com.example.b.v1.Widget"].erase("x-kubernetes-group-version-kind");
  EXPECT_EQ(error_of_document(none), "openapi: no schema belongs to a listed resource");
}

}  // namespace
}  // namespace kinform::inline v0::tools
