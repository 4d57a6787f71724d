// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include <string>

#include "schema/schema.hpp"

namespace kinform::inline v0::schema {
namespace {

std::string file(const std::string& statements) {
  return "kinform-schema 1\ngroup web v1 \"web.example.com\"\n" + statements;
}

std::string error_of(const std::string& text) {
  const auto package = parse_package(text);
  if (package.ok()) return "none";
  EXPECT_EQ(package.error().code, ErrorCode::Malformed);
  return package.error().message;
}

TEST(PackageReaderTest, GroupStatementSetsPackageVersionAndGroup) {
  const Package package = parse_package(file("")).value();
  EXPECT_EQ(package.name, "web/v1");
  EXPECT_EQ(package.version, "v1");
  EXPECT_EQ(package.group, "web.example.com");
}

TEST(PackageReaderTest, OrderOfDiscoveryIsOptionalAndPositive) {
  EXPECT_EQ(parse_package(file("")).value().order, 0u);
  EXPECT_EQ(parse_package("kinform-schema 1\ngroup web v1 \"\" order=7\n").value().order, 7u);
  for (const char* const wrong : {"order=", "order=0", "order=-", "order=x", "first"}) {
    EXPECT_NE(error_of("kinform-schema 1\ngroup web v1 \"\" " + std::string(wrong) + "\n"), "none")
        << wrong;
  }
}

TEST(PackageReaderTest, ResourcesAreReadUpToTheFirstType) {
  const std::string text = file(
      "resource sites Site cluster\n"
      "type Site\n"
      "  not a field\n");
  const Package package = parse_resources(text).value();
  EXPECT_EQ(package.group, "web.example.com");
  ASSERT_EQ(package.resources.size(), 1u);
  EXPECT_EQ(package.resources[0].plural, "sites");
  EXPECT_TRUE(package.definitions.empty());
  EXPECT_FALSE(parse_package(text).ok());
  EXPECT_FALSE(parse_resources("").ok());
}

TEST(PackageReaderTest, AllAttributesOfAResourceAreParsed) {
  const Package package =
      parse_package(file("resource sites Site cluster singular=site short=st,sts categories=all "
                         "verbs=get,list subresources=status status-keeps=labels,finalizers "
                         "generation\n"))
          .value();
  ASSERT_EQ(package.resources.size(), 1u);
  const ResourceFacts& site = package.resources[0];
  EXPECT_EQ(site.group, "web.example.com");
  EXPECT_EQ(site.plural, "sites");
  EXPECT_EQ(site.kind, "Site");
  EXPECT_EQ(site.singular, "site");
  EXPECT_FALSE(site.namespaced);
  EXPECT_EQ(site.short_names, (std::vector<std::string>{"st", "sts"}));
  EXPECT_EQ(site.categories, (std::vector<std::string>{"all"}));
  EXPECT_EQ(site.verbs, (std::vector<std::string>{"get", "list"}));
  EXPECT_EQ(site.subresources, (std::vector<std::string>{"status"}));
  EXPECT_EQ(site.status_keeps, (std::vector<std::string>{"labels", "finalizers"}));
  EXPECT_TRUE(site.generation);
}

TEST(PackageReaderTest, DifferencesOfJsonAndProtobufAreParsed) {
  const Package package = parse_package(file("alias Extra [string] message\n"
                                             "type Site\n"
                                             "  1 created? time omitzero\n"
                                             "  2 parts? [Other] typed\n"
                                             "type Other\n"
                                             "  1 checked? time\n"))
                              .value();
  EXPECT_TRUE(package.definitions[0].wrapped);
  EXPECT_TRUE(package.definitions[1].fields[0].omit_zero);
  EXPECT_TRUE(package.definitions[1].fields[1].typed);
  EXPECT_FALSE(package.definitions[2].fields[0].omit_zero);
  EXPECT_FALSE(package.definitions[2].fields[0].typed);
  EXPECT_FALSE(parse_package(file("alias Extra string message\n")).ok());
  EXPECT_FALSE(parse_package(file("type Site\n  1 name? string omitzero\n")).ok());
}

TEST(PackageReaderTest, VerbsAllMeansTheEightStandardVerbs) {
  const Package package = parse_package(file("resource sites Site namespaced verbs=all\n")).value();
  EXPECT_EQ(package.resources[0].verbs.size(), 8u);
}

TEST(PackageReaderTest, FieldSuffixesSetOmitEmptyPointerAndNullable) {
  const Package package = parse_package(file("type Site\n"
                                             "  1 a string\n"
                                             "  2 b? string\n"
                                             "  - c?* int32\n"
                                             "  - d?*! int32\n"
                                             "  4 inline Other\n"))
                              .value();
  const auto& fields = package.definitions[0].fields;
  ASSERT_EQ(fields.size(), 5u);
  EXPECT_EQ(fields[0].name, "a");
  EXPECT_FALSE(fields[0].omit_empty);
  EXPECT_EQ(fields[1].name, "b");
  EXPECT_TRUE(fields[1].omit_empty);
  EXPECT_FALSE(fields[1].pointer);
  EXPECT_EQ(fields[2].number, 0u);
  EXPECT_TRUE(fields[2].pointer);
  EXPECT_FALSE(fields[2].nullable);
  EXPECT_EQ(fields[3].name, "d");
  EXPECT_TRUE(fields[3].nullable);
  EXPECT_TRUE(fields[4].inlined);
  EXPECT_EQ(fields[4].type.name, "web/v1.Other");
}

TEST(PackageReaderTest, TypesNest) {
  const Package package =
      parse_package(file("alias A {[int-or-string]}\nalias B [core/v1.Pod]\n")).value();
  const Type& map = package.definitions[0].alias;
  ASSERT_EQ(map.form, TypeForm::Map);
  ASSERT_EQ(map.element.at(0).form, TypeForm::List);
  EXPECT_EQ(map.element.at(0).element.at(0).form, TypeForm::IntOrString);
  EXPECT_EQ(package.definitions[1].alias.element.at(0).name, "core/v1.Pod");
}

TEST(PackageReaderTest, QuotedWordsMayContainSpacesOrBeEmpty) {
  const Package package =
      parse_package(file("enum Usage \"server auth\" \"\" any\ntype T\n  - \"odd name\" string\n"))
          .value();
  EXPECT_EQ(package.definitions[0].values, (std::vector<std::string>{"server auth", "", "any"}));
  EXPECT_EQ(package.definitions[1].fields[0].name, "odd name");
}

// The list kind for server-side apply defaults to the one that matches the patch strategy.
TEST(PackageReaderTest, ListKindIsDerivedFromPatchStrategyUnlessGiven) {
  const Package package =
      parse_package(file("type T\n"
                         "  1 a [Port]\n"
                         "  2 b [string] patch=merge\n"
                         "  3 c [Port] patch=merge,retainKeys:name\n"
                         "  4 d [Port] patch=merge:port list=map:port,protocol\n"
                         "  5 e [Port] patch=merge:ip list=atomic\n"))
          .value();
  const auto& fields = package.definitions[0].fields;
  EXPECT_EQ(fields[0].list_kind, ListKind::Atomic);
  EXPECT_EQ(fields[1].list_kind, ListKind::Set);
  EXPECT_EQ(fields[2].list_kind, ListKind::Map);
  EXPECT_EQ(fields[2].list_keys, (std::vector<std::string>{"name"}));
  EXPECT_TRUE(fields[2].patch.retain_keys);
  EXPECT_EQ(fields[3].patch.merge_key, "port");
  EXPECT_EQ(fields[3].list_keys, (std::vector<std::string>{"port", "protocol"}));
  EXPECT_EQ(fields[4].list_kind, ListKind::Atomic);
  EXPECT_TRUE(fields[4].list_keys.empty());
}

TEST(PackageReaderTest, CommentsAndEmptyLinesAreIgnored) {
  EXPECT_TRUE(parse_package(file("# a comment\n\n  # an indented one\n")).ok());
}

TEST(PackageReaderTest, ErrorsNameTheLine) {
  EXPECT_EQ(error_of("schema"), "schema: line 1: expected \"kinform-schema 1\"");
  EXPECT_EQ(error_of("kinform-schema 1\n"), "schema: line 1: missing group statement");
  EXPECT_EQ(error_of("kinform-schema 1\ntype A\n"),
            "schema: line 2: expected a group statement first");
  EXPECT_EQ(error_of(file("group b v1 \"\"\n")),
            "schema: web/v1: line 3: duplicate group statement");
  EXPECT_EQ(error_of(file("\nkind A\n")), "schema: web/v1: line 4: unknown statement \"kind\"");
  EXPECT_EQ(error_of(file("type \"A\n")), "schema: web/v1: line 3: unclosed quote");
  EXPECT_EQ(error_of(file("enum A\n")), "schema: web/v1: line 3: enum without values");
  EXPECT_EQ(error_of(file("  1 a string\n")), "schema: web/v1: line 3: field outside of a type");
  EXPECT_EQ(error_of(file("alias A string\n  1 a string\n")),
            "schema: web/v1: line 4: field outside of a type");
  EXPECT_EQ(error_of(file("type A\n  0 a string\n")),
            "schema: web/v1: line 4: invalid field number \"0\"");
  EXPECT_EQ(error_of(file("type A\n  1 ? string\n")),
            "schema: web/v1: line 4: field without a name");
  EXPECT_EQ(error_of(file("type A\n  1 a [string\n")),
            "schema: web/v1: line 4: invalid type \"[string\"");
  EXPECT_EQ(error_of(file("type A\n  1 a [[[[[[[[[[string]]]]]]]]]]\n")),
            "schema: web/v1: line 4: type nested too deeply");
  EXPECT_EQ(error_of(file("type A\n  1 a [B] patch=fold\n")),
            "schema: web/v1: line 4: unknown field attribute \"patch=fold\"");
  EXPECT_EQ(error_of(file("type A\n  1 a [B] list=bag\n")),
            "schema: web/v1: line 4: unknown list kind");
  EXPECT_EQ(error_of(file("resource sites Site\n")),
            "schema: web/v1: line 3: expected: resource PLURAL KIND namespaced|cluster");
  EXPECT_EQ(error_of(file("resource sites Site cluster colour=red\n")),
            "schema: web/v1: line 3: unknown resource attribute \"colour\"");
}

}  // namespace
}  // namespace kinform::inline v0::schema
