// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the schema files with the server that they describe.

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "schema/kubernetes_release.hpp"
#include "schema/schema.hpp"
#include "tests/e2e/real_server_test.hpp"

namespace kinform::inline v0::e2e {
namespace {

using ::testing::ElementsAreArray;

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
  return text;
}

std::string joined(const Json& words) {
  std::vector<std::string> sorted;
  for (const Json& word : words.elements()) sorted.emplace_back(word.as_string());
  std::sort(sorted.begin(), sorted.end());
  return joined(sorted);
}

// Returns a resource, or a subresource, as a line.
std::string line_of(const std::string& group_version, const std::string& name, std::string facts) {
  return group_version + " " + name + " " + std::move(facts);
}

std::string api_version_of(const schema::ResourceFacts& resource) {
  return resource.group.empty() ? resource.version : resource.group + "/" + resource.version;
}

std::set<std::string> lines_of(const schema::ResourceFacts& resource) {
  const std::string place = api_version_of(resource);
  std::vector<std::string> short_names = resource.short_names;
  std::sort(short_names.begin(), short_names.end());
  std::set<std::string> lines = {line_of(
      place, resource.plural,
      resource.kind + (resource.namespaced ? " namespaced " : " cluster ") + resource.singular +
          " short=" + joined(short_names) + " categories=" + joined(resource.categories) +
          " verbs=" + joined(resource.verbs))};
  for (const std::string& name : resource.subresources) {
    lines.insert(line_of(place, resource.plural + "/" + name, ""));
  }
  return lines;
}

// Returns the lines of a discovery document. A subresource may be there twice: with and without a
// path behind it.
std::set<std::string> lines_of(const std::string& place, const Json& document) {
  std::set<std::string> lines;
  for (const Json& entry : document["resources"].elements()) {
    std::string name(entry["name"].as_string());
    const std::size_t slash = name.find('/');
    if (slash != std::string::npos) {
      lines.insert(line_of(place, name.substr(0, name.find('/', slash + 1)), ""));
      continue;
    }
    lines.insert(line_of(place, name,
                         std::string(entry["kind"].as_string()) +
                             (entry["namespaced"].as_bool() ? " namespaced " : " cluster ") +
                             std::string(entry["singularName"].as_string()) +
                             " short=" + joined(entry["shortNames"]) + " categories=" +
                             joined(entry["categories"]) + " verbs=" + joined(entry["verbs"])));
  }
  return lines;
}

class RealSchemaTest : public RealServerTest {
 protected:
  void SetUp() override {
    if (version_of_environment() != "1." + std::string(schema::kKubernetesMinor)) {
      GTEST_SKIP() << "the schema files describe " << schema::kKubernetesRelease;
    }
  }

  [[nodiscard]] Json ask(const std::string& path) const {
    return parse_json(client_.get_raw(path).value()).value();
  }
};

TEST_F(RealSchemaTest, ResourcesAreThoseOfTheServer) {
  std::set<std::string> ours;
  std::set<std::string> theirs;
  for (const schema::ResourceFacts& resource : schema::kubernetes_resources()) {
    ours.merge(lines_of(resource));
    const std::string place = api_version_of(resource);
    const std::string path = (resource.group.empty() ? "/api/" : "/apis/") + place;
    theirs.merge(lines_of(place, ask(path)));
  }
  EXPECT_THAT(ours, ElementsAreArray(theirs));
}

TEST_F(RealSchemaTest, StableVersionsAreThoseOfTheServer) {
  std::set<std::string> ours;
  for (const schema::ResourceFacts& resource : schema::kubernetes_resources()) {
    if (!resource.group.empty()) ours.insert(api_version_of(resource));
  }
  std::set<std::string> theirs;
  const Json groups = ask("/apis");
  for (const Json& group : groups["groups"].elements()) {
    for (const Json& version : group["versions"].elements()) {
      const std::string_view name = version["version"].as_string();
      const bool is_stable = name.find_first_not_of("0123456789", 1) == std::string_view::npos;
      if (is_stable) theirs.emplace(version["groupVersion"].as_string());
    }
  }
  EXPECT_THAT(ours, ElementsAreArray(theirs));
}

// Small objects of kinds whose code differs: those that are new, and those of which a list by hand
// once was wrong.
TEST_F(RealSchemaTest, ObjectsHaveGenerationsWhereTheSchemaSaysSo) {
  const Json claim = {{"devices", Json::object()}};
  const Json hpa = {
      {"maxReplicas", 2},
      {"scaleTargetRef", {{"kind", "Deployment"}, {"name", "a"}, {"apiVersion", "apps/v1"}}}};
  const Json taint = {{"key", "example.com/a"}, {"effect", "NoSchedule"}};
  const Json parent = {{"resource", "services"}, {"namespace", "default"}, {"name", "kubernetes"}};
  struct Case {
    std::string kind;
    std::string name;
    Json content;
  };
  const std::vector<Case> cases = {
      {"ConfigMap", "a", Json::object()},
      {"EndpointSlice", "a", {{"addressType", "IPv4"}, {"endpoints", Json::array({})}}},
      {"ServiceCIDR", "a", {{"spec", {{"cidrs", Json::array({"10.9.0.0/24"})}}}}},
      {"IPAddress", "10.9.0.7", {{"spec", {{"parentRef", parent}}}}},
      {"IngressClass", "a", {{"spec", {{"controller", "example.com/a"}}}}},
      {"PriorityClass", "a", {{"value", 7}}},
      {"HorizontalPodAutoscaler", "a", {{"spec", hpa}}},
      {"CSINode", "a", {{"spec", {{"drivers", Json::array({})}}}}},
      {"ResourceClaim", "a", {{"spec", claim}}},
      {"DeviceTaintRule", "a", {{"spec", {{"taint", taint}}}}},
      {"StorageVersionMigration",
       "a",
       {{"spec", {{"resource", {{"group", "apps"}, {"resource", "deployments"}}}}}}},
      {"Lease", "a", Json::object()},
  };
  for (const Case& made : cases) {
    for (const schema::ResourceFacts& resource : schema::kubernetes_resources()) {
      if (resource.kind != made.kind) continue;
      Json object = made.content;
      object["apiVersion"] = api_version_of(resource);
      object["kind"] = resource.kind;
      object["metadata"] = {{"name", made.name}};
      if (resource.namespaced) object["metadata"]["namespace"] = namespace_;
      const ApiResource api{.group = resource.group,
                            .version = resource.version,
                            .plural = resource.plural,
                            .kind = resource.kind,
                            .namespaced = resource.namespaced};
      const Result<ObjectPtr> created = client_.create(api, object);
      ASSERT_TRUE(created.ok()) << created.error().message;
      EXPECT_EQ((*created)->at("/metadata/generation").as_int64() == 1, resource.generation)
          << api_version_of(resource) << " " << resource.kind;
      const std::string place = resource.namespaced ? namespace_ : "";
      EXPECT_TRUE(client_.delete_object(api, {place, made.name}).ok());
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0::e2e
