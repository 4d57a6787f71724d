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

Result<std::vector<Package>> packages_of_documents(std::vector<Json> documents) {
  auto custom = read_custom_types({{.documents = std::move(documents)}});
  if (!custom) return custom.error();
  return std::move(custom->packages);
}

Result<std::vector<Package>> packages_of(const std::string& yaml) {
  return packages_of_documents(json_documents_from_yaml(yaml).value());
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
  EXPECT_EQ(error_of(crd("{}") + "---\n" + crd("{}")),
            "crd \"f\": kind Foo of a.example.com/v1 is already defined in crd \"f\"");
  EXPECT_EQ(error_of(crd("{}") + "---\n" + crd("{}", "a.example.com", "foo")),
            "crd \"f\": kind foo of a.example.com/v1 and kind Foo in crd \"f\" have the same class "
            "name, Foo");
}

TEST(CustomTypesTest, KindsWithNamesOfGeneratedCodeGetAnUnderscore) {
  for (const std::string kind : {"View", "Draft", "EOF", "NAN"}) {
    const std::string code = code_of(packages_of(crd("{}", "a.example.com", kind)));
    EXPECT_THAT(code, HasSubstr("class " + kind + "_ : public kinform::TypedObject"));
    EXPECT_THAT(code, HasSubstr(".kind = \"" + kind + "\"}"));
    EXPECT_THAT(code, HasSubstr("put_field(\"kind\", std::string_view(\"" + kind + "\"))"));
  }
}

TEST(CustomTypesTest, InvalidNamesAreRejected) {
  const std::string label =
      "at most 63 lower-case letters, digits and dashes, beginning with a letter";
  const auto with = [](const std::string& from, const std::string& to) {
    std::string text = crd("{}");
    return error_of(text.replace(text.find(from), from.size(), to));
  };
  EXPECT_EQ(
      with("a.example.com", "'a { int evil; }'"),
      "crd \"f\": spec.group is \"a { int evil; }\", expected a domain such as shop.example.com");
  EXPECT_EQ(with("a.example.com", "../../etc"),
            "crd \"f\": spec.group is \"../../etc\", expected a domain such as shop.example.com");
  EXPECT_EQ(with("name: v1", "name: ../v1"),
            "crd \"f\": version name is \"../v1\", expected " + label);
  EXPECT_EQ(with("plural: foos", "plural: \"x\\n#error\""),
            "crd \"f\": spec.names.plural is \"x\\n#error\", expected " + label);
  EXPECT_EQ(with("kind: Foo", "kind: \"F {};\""),
            "crd \"f\": spec.names.kind is \"F {};\", expected at most 63 letters, digits and "
            "dashes, beginning with a letter");
  const std::string properties = "crd \"f\": spec.versions[0].schema.openAPIV3Schema.properties";
  EXPECT_EQ(
      error_of(crd("{\"a\\0b\": {type: string}}")),
      properties + ": field name \"a\\x00b\" contains a NUL character, which is not supported");
  EXPECT_EQ(error_of(crd("{a: {type: string, enum: [\"" + std::string(1001, 'x') + "\"]}}")),
            properties + ".a.enum: value \"" + std::string(80, 'x') +
                "\"… has 1001 bytes; at most 1000 are supported");
}

TEST(CustomTypesTest, CollidingFieldNamesGetNumbers) {
  const std::string code = code_of(packages_of(
      crd("{fooBar: {type: string}, foo-bar: {type: string}, foo_bar: {type: string}}")));
  for (const char* name : {" foo_bar() const&", " foo_bar_2() const&", " foo_bar_3() const&",
                           " set_foo_bar(", " set_foo_bar_2(", " clear_foo_bar_3("}) {
    EXPECT_THAT(code, HasSubstr(name));
  }
}

// The accessor of `clearName` and the function that clears `name` would have one name.
TEST(CustomTypesTest, FunctionOfDraftYieldsItsNameToAccessor) {
  const std::string code = code_of(packages_of(
      crd("{name: {type: string}, clearName: {type: object, properties: {x: {type: string}}}}")));
  EXPECT_THAT(code, HasSubstr("FooClearName::Draft clear_name();"));
  EXPECT_THAT(code, HasSubstr("Draft& set_name_2("));
  EXPECT_THAT(code, HasSubstr("Draft& clear_name_2()"));
}

TEST(CustomTypesTest, DescriptionsBecomeComments) {
  const std::string code = code_of(packages_of(
      crd("{size: {type: string, description: \"The size.\\nIn metres.\"}, parts: {type: array, "
          "items: {type: object, description: One part., properties: {a: {type: string}}}}}")));
  EXPECT_THAT(code, HasSubstr("  // The size.\n  // In metres.\n  [[nodiscard]] const "
                              "std::optional<std::string_view> size() const&"));
  EXPECT_THAT(code, HasSubstr("\n// One part.\nclass FooPartsItem : public kinform::View {"));
}

TEST(CustomTypesTest, KindsOfSeveralSourcesArePutIntoOnePackage) {
  const auto source = [](const std::string& name, const std::string& kind) {
    return TypeSource{
        .name = name,
        .documents = json_documents_from_yaml(crd("{}", "a.example.com", kind)).value()};
  };
  const auto both = read_custom_types({source("a.yaml", "Order"), source("b.yaml", "Basket")});
  ASSERT_TRUE(both) << to_string(both.error());
  ASSERT_EQ(both->packages.size(), 1U);
  EXPECT_EQ(both->packages.front().resources.size(), 2U);
  const auto twice = read_custom_types({source("a.yaml", "Order"), source("b.yaml", "Order")});
  ASSERT_FALSE(twice);
  EXPECT_EQ(to_string(twice.error()),
            "b.yaml: crd \"f\": kind Order of a.example.com/v1 is already defined in a.yaml (crd "
            "\"f\")");
}

// Otherwise a version named `client` would replace the library's header kinform/client.hpp.
TEST(CustomTypesTest, FolderOfTheLibraryIsNotUsed) {
  const std::string code = code_of(packages_of(crd("{}", "kinform.example.com")));
  EXPECT_THAT(code, HasSubstr("kinform_/v1.hpp\n"));
  EXPECT_THAT(code, HasSubstr("namespace kinform_::v1 {"));
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
  const std::string code = code_of(packages_of_documents({openapi(
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
      "'#/components/schemas/com.example.b.v1.Tree'}}\n")}));
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
    const auto packages = packages_of_documents({document});
    return packages ? "no error" : to_string(packages.error());
  };
  EXPECT_EQ(error_of_document({{"openapi", "3.0.0"}}), "openapi: components.schemas is missing");
  EXPECT_EQ(
      error_of_document({{"openapi", "3.0.0"}, {"components", {{"schemas", Json::object()}}}}),
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
