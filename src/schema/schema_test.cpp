// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "schema/schema.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "schema/kubernetes_text.hpp"

namespace kinform::inline v0::schema {
namespace {

Result<Schema> linked(const std::string& statements) {
  std::vector<Package> packages;
  packages.push_back(
      parse_package("kinform-schema 1\ngroup web v1 \"web.example.com\"\n" + statements).value());
  return Schema::link(std::move(packages));
}

std::string error_of(const std::string& statements) {
  const auto schema = linked(statements);
  return schema.ok() ? "none" : schema.error().message;
}

TEST(SchemaTest, TypeNamesAreResolvedToDefinitions) {
  const Schema schema = linked(
                            "alias Sizes [Size]\nenum Size S M\ntype Site\n  1 sizes Sizes\n"
                            "  2 owner Owner\nalias Owner Person\ntype Person\n  1 name string\n")
                            .value();
  const Definition* const site = schema.find("web/v1.Site");
  ASSERT_NE(site, nullptr);
  EXPECT_EQ(site->short_name(), "Site");
  EXPECT_EQ(site->package(), "web/v1");
  const Type& sizes = site->fields[0].type.resolved();
  ASSERT_TRUE(sizes.is_list());
  EXPECT_EQ(sizes.element[0].definition, schema.find("web/v1.Size"));
  EXPECT_EQ(sizes.element[0].resolved().form, TypeForm::String);
  EXPECT_EQ(site->fields[1].type.record(), schema.find("web/v1.Person"));
  EXPECT_EQ(site->fields[0].type.record(), nullptr);
  EXPECT_EQ(schema.find("web/v1.None"), nullptr);
}

TEST(SchemaTest, FieldsOfInlinedTypesAreFoundInTheParent) {
  const Schema schema =
      linked("type Outer\n  1 inline Inner\n  2 b string\ntype Inner\n  1 a int64\n").value();
  const Definition* const outer = schema.find("web/v1.Outer");
  ASSERT_NE(outer->find_field("a"), nullptr);
  EXPECT_EQ(outer->find_field("a")->type.form, TypeForm::Int64);
  EXPECT_NE(outer->find_field("b"), nullptr);
  EXPECT_EQ(outer->find_field("c"), nullptr);
}

TEST(SchemaTest, InconsistenciesAreReportedWithTypeAndField) {
  EXPECT_EQ(error_of("type A\n  1 b B\n"), "schema: web/v1.A.b: unknown type web/v1.B");
  EXPECT_EQ(error_of("type A\ntype A\n"), "schema: web/v1.A: duplicate type");
  EXPECT_EQ(error_of("type A\n  1 a string\n  2 a string\n"),
            "schema: web/v1.A.a: duplicate field name");
  EXPECT_EQ(error_of("type A\n  1 a string\n  2 inline B\ntype B\n  1 a string\n"),
            "schema: web/v1.B.a: duplicate field name");
  EXPECT_EQ(error_of("type A\n  1 a string\n  1 b string\n"),
            "schema: web/v1.A.b: duplicate field number");
  EXPECT_EQ(error_of("alias A B\nalias B A\n"), "schema: web/v1.A: cyclic alias");
  EXPECT_EQ(error_of("type A\n  1 inline A\n"), "schema: web/v1.A: type is inlined into itself");
  EXPECT_EQ(error_of("type A\n  1 inline B\nalias B [string]\n"),
            "schema: web/v1.A.web/v1.B: only a record can be inlined");
  EXPECT_EQ(error_of("type A\n  1 bs [B] patch=merge:name\ntype B\n  1 id string\n"),
            "schema: web/v1.A.bs: list elements have no field \"name\"");
  EXPECT_EQ(error_of("type A\n  1 bs [string] list=map:name\n"),
            "schema: web/v1.A.bs: list elements have no field \"name\"");
  EXPECT_EQ(error_of("type A\n  1 b string patch=merge\n"),
            "schema: web/v1.A.b: only a list can be merged by key");
  EXPECT_EQ(error_of("resource as A cluster\n"), "schema: as: unknown kind A");
}

TEST(KubernetesSchemaTest, EveryFileParses) {
  std::vector<Package> packages;
  for (const std::string_view text : kubernetes_texts()) {
    auto package = parse_package(text);
    ASSERT_TRUE(package.ok()) << package.error().message;
    packages.push_back(std::move(*package));
  }
  EXPECT_GE(packages.size(), 25u);  // As in 1.36; releases add some.
  const auto schema = Schema::link(std::move(packages));
  ASSERT_TRUE(schema.ok()) << schema.error().message;
}

TEST(KubernetesSchemaTest, ContainsTheStableResources) {
  std::size_t count = 0;
  for (const Package& package : kubernetes_schema().packages()) {
    count += package.resources.size();
    for (const ResourceFacts& resource : package.resources) {
      EXPECT_NE(resource.type->find_field("metadata"), nullptr) << resource.plural;
      EXPECT_NE(resource.type->find_field("apiVersion"), nullptr) << resource.plural;
    }
  }
  EXPECT_GE(count, 68u);
}

// The resources are read from the beginning of the files only, so they must precede the types
// there.
TEST(KubernetesSchemaTest, ResourcesAreListedInTheOrderOfDiscovery) {
  std::map<std::uint32_t, const Package*> served;
  for (const Package& package : kubernetes_schema().packages()) {
    EXPECT_EQ(package.resources.empty(), package.order == 0) << package.name;
    if (package.order == 0) continue;
    EXPECT_TRUE(served.emplace(package.order, &package).second) << package.name;
  }
  EXPECT_EQ(served.rbegin()->first, served.size());
  std::vector<std::string> expected;
  for (const auto& [order, package] : served) {
    for (const ResourceFacts& resource : package->resources) {
      expected.push_back(resource.group + "/" + resource.version + "/" + resource.plural);
    }
  }
  std::vector<std::string> listed;
  for (const ResourceFacts& resource : kubernetes_resources()) {
    listed.push_back(resource.group + "/" + resource.version + "/" + resource.plural);
  }
  EXPECT_EQ(listed, expected);
  EXPECT_EQ(listed.front(), "/v1/bindings");
}

TEST(KubernetesSchemaTest, KindsAndResourcesAreFoundByUrlGroup) {
  const Schema& schema = kubernetes_schema();
  EXPECT_EQ(schema.find_kind("", "v1", "Pod"), schema.find("core/v1.Pod"));
  EXPECT_EQ(schema.find_kind("rbac.authorization.k8s.io", "v1", "RoleList"),
            schema.find("rbac/v1.RoleList"));
  EXPECT_EQ(schema.find_kind("apps", "v1", "Pod"), nullptr);
  EXPECT_EQ(schema.find_kind("apps", "v2", "Deployment"), nullptr);
  const ResourceFacts* const deployments = schema.find_resource("apps", "v1", "deployments");
  ASSERT_NE(deployments, nullptr);
  EXPECT_EQ(deployments->type, schema.find("apps/v1.Deployment"));
  EXPECT_EQ(deployments->subresources, (std::vector<std::string>{"scale", "status"}));
  EXPECT_EQ(schema.find_resource("", "v1", "deployments"), nullptr);
}

TEST(KubernetesSchemaTest, ListsHaveTheirMergeStrategy) {
  const Definition* const container = kubernetes_schema().find("core/v1.Container");
  const Field* const ports = container->find_field("ports");
  EXPECT_TRUE(ports->patch.merge);
  EXPECT_EQ(ports->patch.merge_key, "containerPort");
  EXPECT_EQ(ports->list_kind, ListKind::Map);
  EXPECT_EQ(ports->list_keys, (std::vector<std::string>{"containerPort", "protocol"}));
  EXPECT_EQ(container->find_field("command")->list_kind, ListKind::Atomic);
  const Definition* const pod_spec = kubernetes_schema().find("core/v1.PodSpec");
  EXPECT_TRUE(pod_spec->find_field("volumes")->patch.retain_keys);
  EXPECT_TRUE(kubernetes_schema().find("meta/v1.LabelSelector")->atomic);
  EXPECT_EQ(kubernetes_schema().find("meta/v1.ObjectMeta")->find_field("finalizers")->list_kind,
            ListKind::Set);
}

}  // namespace
}  // namespace kinform::inline v0::schema
