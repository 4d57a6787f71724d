// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests of `kinform generate` with files, and with the OpenAPI documents of the embedded server.

#include "tools/generate.hpp"

#include <chrono>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/server.hpp"
#include "kinform/yaml.hpp"
#include "testing/child_process.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::tools {
namespace {

using test_support::ChildProcess;
using ::testing::EndsWith;
using ::testing::HasSubstr;

constexpr const char* kFoo = R"(
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: foos.a.example.com}
spec:
  group: a.example.com
  scope: Namespaced
  names: {plural: foos, singular: foo, kind: Foo, listKind: FooList}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          required: [spec]
          properties:
            apiVersion: {type: string}
            kind: {type: string}
            metadata: {type: object}
            spec:
              type: object
              required: [name]
              properties:
                name: {type: string}
                mode: {type: string, enum: [Fast, Slow]}
                port: {x-kubernetes-int-or-string: true}
                note: {type: string, nullable: true}
                tags: {type: array, items: {type: string}, x-kubernetes-list-type: set}
                limits: {type: object, additionalProperties: {type: integer, format: int32}}
                rest: {type: object, x-kubernetes-preserve-unknown-fields: true}
)";

struct Outcome {
  int exit_code = 0;
  std::string output = {};
  std::string errors = {};
};

Outcome generate(const GenerateOptions& options, const std::string& input = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream errors;
  const int exit_code = run_generate(options, in, out, errors);
  return {exit_code, out.str(), errors.str()};
}

class GenerateTest : public ::testing::Test {
 protected:
  // Returns the text of all headers in a subfolder of the temporary folder.
  [[nodiscard]] std::string headers_in(const std::string& name) const {
    return folder.read(name + "/a/v1.hpp") + folder.read(name + "/a/v1_draft.hpp");
  }

  const test_support::TemporaryFolder folder;
};

TEST_F(GenerateTest, WritesHeadersAndPrintsTheirPaths) {
  const std::string file = folder.write("foo.yaml", kFoo);
  const Outcome run = generate({.files = {file}, .output = folder.path_of("out")});
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.exit_code, kExitSuccess);
  EXPECT_EQ(run.output,
            folder.path_of("out") + "/a/v1.hpp\n" + folder.path_of("out") + "/a/v1_draft.hpp\n");
  EXPECT_THAT(headers_in("out"), HasSubstr("namespace a::v1 {"));
  EXPECT_THAT(headers_in("out"), HasSubstr("class Foo : public kinform::TypedObject"));
  EXPECT_THAT(headers_in("out"), HasSubstr("class FooSpec::Draft : public kinform::JsonDraft"));
}

TEST_F(GenerateTest, ReadsStandardInputAndAddsNamespace) {
  const Outcome run =
      generate({.files = {"-"}, .output = folder.path_of("out"), .name_space = "my::types"}, kFoo);
  EXPECT_EQ(run.exit_code, kExitSuccess) << run.errors;
  EXPECT_THAT(headers_in("out"), HasSubstr("namespace my::types::a::v1 {"));
}

// A file whose content would not change must keep its modification time: a newer time would make
// every run cause a rebuild.
TEST_F(GenerateTest, UnchangedFileIsNotWritten) {
  const GenerateOptions options{.files = {"-"}, .output = folder.path_of("out")};
  ASSERT_EQ(generate(options, kFoo).exit_code, kExitSuccess);
  const std::string path = folder.path_of("out") + "/a/v1.hpp";
  const auto long_ago = std::filesystem::last_write_time(path) - std::chrono::hours(1);
  std::filesystem::last_write_time(path, long_ago);
  ASSERT_EQ(generate(options, kFoo).exit_code, kExitSuccess);
  EXPECT_EQ(std::filesystem::last_write_time(path), long_ago);
}

TEST_F(GenerateTest, InvalidInputErrorNamesFileAndReason) {
  const std::string missing = folder.path_of("none.yaml");
  const std::string broken = folder.write("broken.yaml", "a: [1\n");
  const std::string empty = folder.write("empty.yaml", "");
  std::string text = kFoo;
  const std::string bad =
      folder.write("bad.yaml", text.replace(text.find("type: integer"), 13, "type: number7"));
  const std::pair<std::string, std::string> cases[] = {
      {missing, "cannot read " + missing},
      {broken, broken + ": yaml: line "},
      {empty, empty + ": input: no CustomResourceDefinition found"},
      {bad, bad + ": crd \"foos.a.example.com\": spec.versions[0].schema.openAPIV3Schema.properties"
                  ".spec.properties.limits.additionalProperties.type: unknown type \"number7\""},
  };
  for (const auto& [file, reason] : cases) {
    const Outcome run = generate({.files = {file}, .output = folder.path_of("out")});
    EXPECT_EQ(run.exit_code, kExitFailure) << file;
    EXPECT_THAT(run.errors, HasSubstr("kinform generate: " + reason));
    EXPECT_EQ(run.output, "");
  }
}

// One definition in each file is what controller-gen writes.
TEST_F(GenerateTest, KindsOfSeveralFilesWithOneGroupAreAllWritten) {
  std::string bar = kFoo;
  for (std::size_t at = 0; (at = bar.find("Foo", at)) != std::string::npos;)
    bar.replace(at, 3, "Bar");
  for (std::size_t at = 0; (at = bar.find("foo", at)) != std::string::npos;)
    bar.replace(at, 3, "bar");
  const std::vector<std::string> files = {folder.write("foo.yaml", kFoo),
                                          folder.write("bar.yaml", bar)};
  const Outcome run = generate({.files = files, .output = folder.path_of("out")});
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.output,
            folder.path_of("out") + "/a/v1.hpp\n" + folder.path_of("out") + "/a/v1_draft.hpp\n");
  EXPECT_THAT(headers_in("out"), HasSubstr("class Foo : public kinform::TypedObject"));
  EXPECT_THAT(headers_in("out"), HasSubstr("class Bar : public kinform::TypedObject"));
  EXPECT_THAT(headers_in("out"), HasSubstr("class BarSpec::Draft : public kinform::JsonDraft"));
}

TEST_F(GenerateTest, KindThatTwoFilesDefineIsAnErrorThatNamesBoth) {
  const std::string first = folder.write("first.yaml", kFoo);
  const std::string second = folder.write("second.yaml", kFoo);
  const Outcome run = generate({.files = {first, second}, .output = folder.path_of("out")});
  EXPECT_EQ(run.exit_code, kExitFailure);
  EXPECT_EQ(run.errors, "kinform generate: " + second +
                            ": crd \"foos.a.example.com\": kind Foo of a.example.com/v1 is already "
                            "defined in " +
                            first + " (crd \"foos.a.example.com\")\n");
  EXPECT_EQ(run.output, "");
}

TEST_F(GenerateTest, GroupsWithOneFirstWordAreWrittenApartAndReported) {
  std::string other = kFoo;
  for (std::size_t at = 0; (at = other.find("example.com", at)) != std::string::npos;) {
    other.replace(at, 11, "example.org");
  }
  const Outcome run =
      generate({.files = {folder.write("a.yaml", kFoo), folder.write("b.yaml", other)},
                .output = folder.path_of("out")});
  EXPECT_EQ(run.exit_code, kExitSuccess);
  EXPECT_EQ(run.errors,
            "kinform generate: a.example.org is written to a_example_org/v1.hpp, because "
            "a.example.com begins with the same word\n");
  EXPECT_THAT(folder.read("out/a_example_org/v1.hpp"), HasSubstr("namespace a_example_org::v1 {"));
}

TEST_F(GenerateTest, UnusableNamespaceIsUsageError) {
  for (const char* name : {"std", "kinform::x", "a { int evil; }", "class"}) {
    const Outcome run =
        generate({.files = {"-"}, .output = folder.path_of("out"), .name_space = name}, kFoo);
    EXPECT_EQ(run.exit_code, kExitUsage) << name;
    EXPECT_THAT(run.errors, HasSubstr("expected a C++ namespace such as my::types"));
  }
}

TEST_F(GenerateTest, ErrorIsOneLineWhateverTheInputContains) {
  std::string text = kFoo;
  text.replace(text.find("mode: {type: string"), 19, "\"a\\nb\\e\": {type: none");
  const Outcome run = generate({.files = {"-"}, .output = folder.path_of("out")}, text);
  EXPECT_EQ(run.exit_code, kExitFailure);
  EXPECT_THAT(run.errors, EndsWith(R"(.properties.a\nb\x1b.type: unknown type "none")"
                                   "\n"));
}

TEST_F(GenerateTest, UnwritableFolderIsAnError) {
  const std::string file = folder.write("file", "");
  const Outcome run = generate({.files = {"-"}, .output = file}, kFoo);
  EXPECT_EQ(run.exit_code, kExitFailure);
  EXPECT_EQ(run.errors, "kinform generate: cannot write " + file + "/a/v1.hpp\n");
}

TEST_F(GenerateTest, MissingInputIsUsageError) {
  const Outcome run = generate({});
  EXPECT_EQ(run.exit_code, kExitUsage);
  EXPECT_EQ(run.errors, "kinform generate: specify a file or --from-cluster GROUP/VERSION\n");
}

class GenerateFromServerTest : public GenerateTest {
 protected:
  [[nodiscard]] GenerateOptions from_cluster(const std::string& api) const {
    GenerateOptions options{.cluster_api = api, .output = folder.path_of("from-cluster")};
    options.client.config.kubeconfig = folder.write("kubeconfig", server->kubeconfig());
    return options;
  }

  // Uses TLS, because clients send the token of a kubeconfig over TLS only.
  const std::unique_ptr<server::Server> server = server::Server::start({.tls = true}).value();
};

// The OpenAPI document that a server publishes for a CRD must result in the same C++ types as the
// CRD itself.
TEST_F(GenerateFromServerTest, CrdAndServerGiveSameTypes) {
  const auto stored =
      server->request("POST", "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
                      json_from_yaml(kFoo).value());
  ASSERT_EQ(stored.status, 201) << stored.body.to_json();
  const Outcome asked = generate(from_cluster("a.example.com/v1"));
  ASSERT_EQ(asked.exit_code, kExitSuccess) << asked.errors;
  ASSERT_EQ(generate({.files = {"-"}, .output = folder.path_of("from-file")}, kFoo).exit_code,
            kExitSuccess);
  EXPECT_THAT(headers_in("from-cluster"), HasSubstr("class FooSpec : public kinform::View"));
  EXPECT_EQ(headers_in("from-cluster"), headers_in("from-file"));

  const auto document = server->request("GET", "/openapi/v3/apis/a.example.com/v1").body;
  const Outcome saved =
      generate({.files = {"-"}, .output = folder.path_of("from-document")}, document.to_json());
  EXPECT_EQ(saved.exit_code, kExitSuccess) << saved.errors;
  EXPECT_EQ(headers_in("from-document"), headers_in("from-file"));
}

TEST_F(GenerateFromServerTest, BuiltInGroupErrorNamesItsHeader) {
  const Outcome apps = generate(from_cluster("apps/v1"));
  EXPECT_EQ(apps.exit_code, kExitFailure);
  EXPECT_EQ(apps.errors,
            "kinform generate: openapi: apps/v1: these types are part of the library: include "
            "kinform/api/apps/v1.hpp\n");
  const Outcome core = generate(from_cluster("v1"));
  EXPECT_EQ(core.exit_code, kExitFailure);
  EXPECT_THAT(core.errors, EndsWith("include kinform/api/core/v1.hpp\n"));
}

TEST_F(GenerateFromServerTest, UnknownGroupIsNotFound) {
  const Outcome run = generate(from_cluster("none.example.com/v1"));
  EXPECT_EQ(run.exit_code, kExitFailure);
  EXPECT_THAT(run.errors, HasSubstr("the server has no API \"none.example.com/v1\""));
}

TEST(GenerateCommandTest, HelpNamesEveryFlag) {
  ChildProcess tool(KINFORM_TOOL, {"generate", "--help"});
  EXPECT_EQ(tool.wait(), kExitSuccess);
  for (const char* flag : {"--output", "--in-namespace", "--from-cluster", "--kubernetes",
                           "--sources", "--kubeconfig", "FILE"}) {
    EXPECT_THAT(tool.output(), HasSubstr(flag));
  }
}

TEST(GenerateCommandTest, UnknownFlagIsUsageError) {
  ChildProcess tool(KINFORM_TOOL, {"generate", "--nonsense"});
  EXPECT_EQ(tool.wait(), kExitUsage);
  EXPECT_THAT(tool.errors(), HasSubstr("--nonsense"));
}

}  // namespace
}  // namespace kinform::inline v0::tools
