// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/lister.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/indexer.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

const ApiResource kPods = {.version = "v1", .plural = "pods", .kind = "Pod"};

ObjectPtr labelled(std::string space, std::string name, std::string app) {
  return make_object({.namespace_name = std::move(space),
                      .name = std::move(name),
                      .resource_version = "1",
                      .labels = {{"app", std::move(app)}}});
}

std::vector<std::string> keys_of(const std::vector<ObjectPtr>& objects) {
  std::vector<std::string> keys;
  for (const ObjectPtr& object : objects) keys.push_back(object->key().to_string());
  return keys;
}

LabelSelector selector(std::string_view text) {
  return LabelSelector::parse(text).value();
}

// Each test runs with and without the namespace index, which must not change any result.
class ListerTest : public ::testing::TestWithParam<bool> {
 protected:
  ListerTest() {
    if (!GetParam()) return;
    indexer.add_indexers({{std::string(kNamespaceIndex), index_by_namespace()}}).value();
  }

  void fill() {
    for (const char* space : {"web", "db"}) {
      indexer.add(labelled(space, "a", "x")).value();
      indexer.add(labelled(space, "b", "y")).value();
    }
    indexer.add(make_pod("web/plain", "1")).value();
  }

  Indexer indexer;
  Lister<> lister = indexer.lister(kPods);
};

INSTANTIATE_TEST_SUITE_P(NamespaceIndex, ListerTest, ::testing::Bool());

// Lists the objects whose labels match the selector (LI-01).
TEST_P(ListerTest, ListsObjectsThatTheSelectorMatches) {
  fill();
  EXPECT_EQ(lister.list().size(), 5u);
  EXPECT_THAT(keys_of(lister.list(selector("app=x"))), UnorderedElementsAre("web/a", "db/a"));
  EXPECT_THAT(keys_of(lister.list(selector("!app"))), UnorderedElementsAre("web/plain"));
  EXPECT_THAT(keys_of(lister.list(selector("app!=x"))),
              UnorderedElementsAre("web/b", "db/b", "web/plain"));
  EXPECT_THAT(lister.list(LabelSelector::nothing()), IsEmpty());
}

// Lists the objects of one namespace (LI-02).
TEST_P(ListerTest, ListsOneNamespace) {
  fill();
  EXPECT_THAT(keys_of(lister.in("web").list()),
              UnorderedElementsAre("web/a", "web/b", "web/plain"));
  EXPECT_THAT(keys_of(lister.in("web").list(selector("app=x"))), ElementsAre("web/a"));
  EXPECT_THAT(lister.in("other").list(), IsEmpty());
  EXPECT_THAT(lister.in("web").list(LabelSelector::nothing()), IsEmpty());
}

// An empty namespace lists all namespaces (LI-02).
TEST_P(ListerTest, EmptyNamespaceMeansAll) {
  fill();
  EXPECT_EQ(lister.in("").list().size(), 5u);
  EXPECT_THAT(keys_of(lister.in("").list(selector("app=y"))),
              UnorderedElementsAre("web/b", "db/b"));
}

// get() returns the shared object of the cache (LI-03, LI-05).
TEST_P(ListerTest, GetReturnsTheSharedObject) {
  const ObjectPtr pod = make_pod("web/a", "1");
  const ObjectPtr node = make_pod("node-1", "2");
  indexer.add(pod).value();
  indexer.add(node).value();
  EXPECT_EQ(lister.get({"web", "a"}).value(), pod);
  EXPECT_EQ(lister.get({"", "node-1"}).value(), node);
  EXPECT_EQ(lister.find({"web", "a"}), pod);
}

// A missing object is NotFound, from the cache alone, with the API server's text (LI-03, LI-04).
TEST_P(ListerTest, GetOfAMissingObjectReturnsNotFound) {
  const Result<ObjectPtr> missing = lister.get({"web", "a"});
  ASSERT_FALSE(missing);
  const Error& error = missing.error();
  EXPECT_EQ(error.code, ErrorCode::NotFound);
  EXPECT_EQ(error.http_status, 404);
  EXPECT_EQ(error.reason, "NotFound");
  EXPECT_EQ(error.group, "");
  EXPECT_EQ(error.kind, "pods");
  EXPECT_EQ(error.name, "a");
  EXPECT_EQ(error.message, R"(pods "web/a" not found)");
  EXPECT_EQ(lister.find({"web", "a"}), nullptr);
}

// NotFound names the resource with its group (LI-03).
TEST(ListerErrorTest, NotFoundNamesTheGroup) {
  Indexer indexer;
  const Lister<> lister =
      indexer.lister({.group = "apps", .version = "v1", .plural = "deployments"});
  const Error error = lister.get({"web", "a"}).error();
  EXPECT_EQ(error.group, "apps");
  EXPECT_EQ(error.message, R"(deployments.apps "web/a" not found)");
}

TEST(EmptyListerTest, FindsNothing) {
  const Lister<> lister;
  EXPECT_EQ(lister.find({"web", "a"}), nullptr);
  EXPECT_EQ(lister.get({"web", "a"}).error().message, R"(object "web/a" not found)");
  EXPECT_THAT(lister.list(), IsEmpty());
  EXPECT_THAT(lister.in("web").list(), IsEmpty());
  EXPECT_EQ(lister.snapshot().size(), 0u);
  EXPECT_EQ(lister.resource(), ApiResource{});
}

TEST(ListerIndexTest, ReadsByIndexAndRefusesUnknownIndexes) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  indexer.add(labelled("web", "a", "x")).value();
  const Lister<> lister = indexer.lister(kPods);
  EXPECT_THAT(keys_of(lister.by_index("app", "x").value()), ElementsAre("web/a"));
  EXPECT_THAT(lister.by_index("app", "y").value(), IsEmpty());
  EXPECT_EQ(lister.by_index("none", "x").error().code, ErrorCode::InvalidArgument);
}

TEST(ListerLifetimeTest, KeepsTheLastStateAfterTheCacheIsDestroyed) {
  std::optional<Indexer> indexer(std::in_place);
  const Lister<> lister = indexer->lister(kPods);
  indexer->add(make_pod("web/a", "1")).value();
  EXPECT_EQ(lister.list().size(), 1u);
  indexer->add(make_pod("web/b", "2")).value();
  indexer.reset();
  const Lister<> copy = lister;
  EXPECT_THAT(keys_of(copy.list()), UnorderedElementsAre("web/a", "web/b"));
  EXPECT_EQ(copy.snapshot().resource_version(), "2");
  EXPECT_EQ(copy.resource().plural, "pods");
}

TEST_P(ListerTest, KeysAndSelectorsMayBeText) {
  fill();
  EXPECT_EQ(lister.get("web/a").value()->key().to_string(), "web/a");
  EXPECT_EQ(lister.get("web/c").error().code, ErrorCode::NotFound);
  EXPECT_TRUE(lister.find("db/b"));
  EXPECT_THAT(keys_of(lister.list("app=x").value()), UnorderedElementsAre("web/a", "db/a"));
  EXPECT_THAT(keys_of(lister.in("web").list("app=x").value()), ElementsAre("web/a"));
  EXPECT_EQ(lister.list("app in x").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(lister.in("web").list("app in x").error().code, ErrorCode::InvalidArgument);
}

TEST_P(ListerTest, ListIfReturnsObjectsThatThePredicateAccepts) {
  fill();
  const auto named_a = [](const Object& object) { return object.name() == "a"; };
  EXPECT_THAT(keys_of(lister.list_if(named_a)), UnorderedElementsAre("web/a", "db/a"));
}

TEST_P(ListerTest, ListerOfOneNamespaceFindsByName) {
  fill();
  EXPECT_TRUE(lister.in("web").find("a"));
  EXPECT_FALSE(lister.in("web").find("c"));
  EXPECT_EQ(lister.in("web").get("c").error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace kinform::inline v0
