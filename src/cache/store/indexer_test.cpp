// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/indexer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

ObjectKey key(std::string_view text) {
  return ObjectKey::parse(text).value();
}

std::vector<std::string> keys_of(const std::vector<ObjectPtr>& objects) {
  std::vector<std::string> keys;
  for (const ObjectPtr& object : objects) keys.push_back(object->key().to_string());
  return keys;
}

std::vector<std::string> texts_of(const std::vector<ObjectKey>& keys) {
  std::vector<std::string> texts;
  for (const ObjectKey& one : keys) texts.push_back(one.to_string());
  return texts;
}

std::string version_of(const ObjectPtr& object) {
  return object ? std::string(object->resource_version()) : "none";
}

ObjectPtr labelled(std::string_view key, std::string_view version, std::string_view app) {
  const ObjectKey parsed = ObjectKey::parse(key).value();
  return make_object({.namespace_name = parsed.namespace_name,
                      .name = parsed.name,
                      .resource_version = std::string(version),
                      .labels = {{"app", std::string(app)}}});
}

// Indexes an object by each word of an annotation.
void index_words(const Object& object, IndexValues& values) {
  std::string_view words = object.annotations()["words"].as_string();
  while (!words.empty()) {
    const std::size_t end = words.find(' ');
    values.add(words.substr(0, end));
    words = end == std::string_view::npos ? std::string_view() : words.substr(end + 1);
  }
}

ObjectPtr with_words(std::string_view key, std::string_view version, std::string_view words) {
  const ObjectKey parsed = ObjectKey::parse(key).value();
  return make_object({.namespace_name = parsed.namespace_name,
                      .name = parsed.name,
                      .resource_version = std::string(version),
                      .annotations = {{"words", std::string(words)}}});
}

Delta put(ObjectPtr object) {
  return {.type = DeltaType::Updated, .object = std::move(object)};
}

Delta deleted(ObjectPtr object) {
  return {.type = DeltaType::Deleted, .object = std::move(object)};
}

Delta inferred_deletion(ObjectPtr object) {
  return {.type = DeltaType::Deleted, .final_state_unknown = true, .object = std::move(object)};
}

ApplyResult apply(Indexer& indexer, const std::vector<Delta>& deltas,
                  std::string resource_version = {}) {
  return indexer.apply({.deltas = deltas, .resource_version = std::move(resource_version)});
}

// The key is `namespace/name`, or `name` alone for cluster-scoped objects (ST-01).
TEST(IndexerTest, KeyIsNamespaceAndNameOrNameAlone) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  indexer.add(make_pod("node-1", "2")).value();
  EXPECT_EQ(version_of(indexer.get(key("web/a"))), "1");
  EXPECT_EQ(version_of(indexer.get(key("node-1"))), "2");
  EXPECT_FALSE(indexer.get(key("a")));
  EXPECT_FALSE(indexer.get(key("web/node-1")));
}

// A write without a usable key fails and changes nothing (ST-04).
TEST(IndexerTest, ObjectWithoutANameIsRefused) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  const ObjectPtr nameless = make_object({.namespace_name = "web", .resource_version = "9"});
  for (const Result<void>& refused :
       {indexer.add(nameless), indexer.update(nameless), indexer.remove(nameless),
        indexer.add(nullptr), indexer.replace({make_pod("web/b", "2"), nameless}, "10")}) {
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
  }
  EXPECT_THAT(indexer.add(nameless).error().message, HasSubstr("kind \"Pod\", namespace \"web\""));
  EXPECT_THAT(texts_of(indexer.list_keys()), ElementsAre("web/a"));
  EXPECT_EQ(indexer.resource_version(), "1");
}

// Add and update do the same: insert or overwrite (ST-05).
TEST(IndexerTest, AddAndUpdateBothInsertOrOverwrite) {
  Indexer indexer;
  indexer.update(make_pod("web/a", "1")).value();
  EXPECT_EQ(version_of(indexer.get(key("web/a"))), "1");
  indexer.add(make_pod("web/a", "2")).value();
  EXPECT_EQ(version_of(indexer.get(key("web/a"))), "2");
  EXPECT_EQ(indexer.size(), 1u);
}

// Removing an absent key has no effect (ST-05).
TEST(IndexerTest, RemovingAnAbsentObjectDoesNothing) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  indexer.remove(make_pod("web/b", "2")).value();
  EXPECT_EQ(indexer.size(), 1u);
  indexer.remove(make_pod("web/a", "3")).value();
  EXPECT_EQ(indexer.size(), 0u);
  EXPECT_FALSE(indexer.get(key("web/a")));
}

// Reads return the shared object, not a copy (ST-06).
TEST(IndexerTest, GetReturnsTheStoredObjectItself) {
  Indexer indexer;
  const ObjectPtr pod = make_pod("web/a", "1");
  indexer.add(pod).value();
  EXPECT_EQ(indexer.get(key("web/a")), pod);
  EXPECT_EQ(indexer.find(key("web/a")), pod);
  EXPECT_EQ(indexer.known_objects()->find(key("web/a")), pod);
  EXPECT_THAT(indexer.known_objects()->list(), ElementsAre(pod));
}

// Lists contain every object once, in no particular order (ST-06).
TEST(IndexerTest, ListContainsEveryObjectOnce) {
  Indexer indexer;
  for (int i = 0; i < 1000; ++i) indexer.add(make_pod("web/p" + std::to_string(i), "1")).value();
  for (int i = 0; i < 1000; i += 2) {
    indexer.remove(make_pod("web/p" + std::to_string(i), "2")).value();
  }
  std::vector<std::string> expected;
  for (int i = 1; i < 1000; i += 2) expected.push_back("web/p" + std::to_string(i));
  EXPECT_THAT(keys_of(indexer.list()), ::testing::UnorderedElementsAreArray(expected));
  EXPECT_THAT(texts_of(indexer.list_keys()), ::testing::UnorderedElementsAreArray(expected));
}

// Replace exchanges the entire content (ST-07).
TEST(IndexerTest, ReplaceExchangesTheWholeContent) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  indexer.replace({labelled("web/a", "1", "x"), labelled("web/b", "2", "y")}, "5").value();
  indexer.replace({labelled("web/b", "3", "z"), labelled("web/c", "4", "z")}, "9").value();
  EXPECT_THAT(texts_of(indexer.list_keys()), UnorderedElementsAre("web/b", "web/c"));
  EXPECT_THAT(indexer.list_index_values("app"), ElementsAre("z"));
  EXPECT_EQ(indexer.resource_version(), "9");
  indexer.replace({}, "10").value();
  EXPECT_EQ(indexer.size(), 0u);
  EXPECT_THAT(indexer.list_index_values("app"), IsEmpty());
}

// If a key occurs twice in a list, the later object wins (ST-07).
TEST(IndexerTest, ReplaceKeepsTheLaterOfTwoObjectsWithTheSameKey) {
  Indexer indexer;
  indexer.replace({make_pod("web/a", "1"), make_pod("web/a", "2")}, "5").value();
  EXPECT_EQ(indexer.size(), 1u);
  EXPECT_EQ(version_of(indexer.get(key("web/a"))), "2");
}

// Resync of a store that is not a queue does nothing (ST-08).
TEST(IndexerTest, ResyncOfAPlainCacheDoesNothing) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  EXPECT_TRUE(indexer.resync());
  EXPECT_EQ(indexer.size(), 1u);
}

// The store transform runs on add, update and replace (ST-09).
TEST(IndexerTest, TransformIsAppliedToDirectWritesOnly) {
  std::vector<std::string> seen;
  Indexer indexer({.transform = [&](ObjectPtr object) -> Result<ObjectPtr> {
    seen.push_back(object->key().to_string());
    return make_pod(object->key().to_string(), "transformed");
  }});
  indexer.add(make_pod("web/a", "1")).value();
  indexer.update(make_pod("web/b", "1")).value();
  indexer.replace({make_pod("web/c", "1")}, "5").value();
  EXPECT_THAT(seen, ElementsAre("web/a", "web/b", "web/c"));
  EXPECT_EQ(version_of(indexer.get(key("web/c"))), "transformed");

  // apply() does not transform: deltas come from a queue, which has already transformed them.
  apply(indexer, {put(make_pod("web/d", "1"))});
  EXPECT_EQ(version_of(indexer.get(key("web/d"))), "1");
}

// If the transform fails, the write is refused (ST-09).
TEST(IndexerTest, TransformThatFailsOrThrowsRefusesTheWrite) {
  Indexer indexer({.transform = [](ObjectPtr object) -> Result<ObjectPtr> {
    if (object->name() == "error") return Error{ErrorCode::Invalid, "no"};
    if (object->name() == "throw") throw std::runtime_error("oops");
    if (object->name() == "odd") throw 7;
    return object;
  }});
  EXPECT_EQ(indexer.add(make_pod("web/error", "1")).error().code, ErrorCode::Invalid);
  EXPECT_THAT(indexer.add(make_pod("web/throw", "1")).error().message, HasSubstr("oops"));
  EXPECT_EQ(indexer.add(make_pod("web/odd", "1")).error().code, ErrorCode::UserCode);
  const Result<void> replaced =
      indexer.replace({make_pod("web/fine", "1"), make_pod("web/throw", "1")}, "5");
  EXPECT_EQ(replaced.error().code, ErrorCode::UserCode);
  EXPECT_EQ(indexer.size(), 0u);
}

// The cache, not the delta type, decides between add, update and delete (CT-06, CT-07).
TEST(IndexerApplyTest, ReportsOldAndNewObjectOfEachDelta) {
  Indexer indexer;
  const ObjectPtr first = make_pod("web/a", "1");
  const ObjectPtr second = make_pod("web/a", "2");
  const ObjectPtr third = make_pod("web/a", "4");
  const ApplyResult result =
      apply(indexer, {put(first), put(second), deleted(make_pod("web/a", "3")), put(third),
                      deleted(make_pod("web/none", "5"))});
  ASSERT_EQ(result.changes.size(), 5u);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(result.changes[i].delta, i);
  EXPECT_EQ(result.changes[0].old_object, nullptr);
  EXPECT_EQ(result.changes[0].new_object, first);
  EXPECT_EQ(result.changes[1].old_object, first);
  EXPECT_EQ(result.changes[1].new_object, second);
  EXPECT_EQ(result.changes[2].old_object, second);
  EXPECT_EQ(result.changes[2].new_object, nullptr);
  EXPECT_EQ(result.changes[3].old_object, nullptr);
  EXPECT_EQ(result.changes[3].new_object, third);
  EXPECT_EQ(result.changes[4].old_object, nullptr);
  EXPECT_EQ(result.changes[4].new_object, nullptr);
  EXPECT_THAT(result.failures, IsEmpty());
  EXPECT_EQ(indexer.get(key("web/a")), third);
}

// Deltas without a usable key are skipped and reported (ST-10, CT-14).
TEST(IndexerApplyTest, DeltaWithoutAKeyFailsAndTheRestIsApplied) {
  Indexer indexer;
  const ApplyResult result =
      apply(indexer, {put(make_pod("web/a", "1")), put(make_object({.namespace_name = "web"})),
                      put(nullptr), put(make_pod("web/b", "2"))});
  ASSERT_EQ(result.changes.size(), 2u);
  EXPECT_EQ(result.changes[0].delta, 0u);
  EXPECT_EQ(result.changes[1].delta, 3u);
  ASSERT_EQ(result.failures.size(), 2u);
  EXPECT_EQ(result.failures[0].delta, 1u);
  EXPECT_EQ(result.failures[0].error.code, ErrorCode::InvalidArgument);
  EXPECT_EQ(result.failures[1].delta, 2u);
  EXPECT_THAT(texts_of(indexer.list_keys()), UnorderedElementsAre("web/a", "web/b"));
}

TEST(IndexerApplyTest, ReadersSeeAllOfABatchOrNothing) {
  Indexer* self = nullptr;
  std::vector<std::size_t> sizes_seen;
  Indexer indexer({.indexers = {{"look", [&](const Object&, IndexValues&) {
                                   // This index function runs while the batch is being written, and
                                   // records the size that readers see.
                                   sizes_seen.push_back(self->size());
                                 }}}});
  self = &indexer;
  apply(indexer, {put(make_pod("web/a", "1")), put(make_pod("web/b", "2"))});
  EXPECT_THAT(sizes_seen, ElementsAre(0u, 0u));
  EXPECT_EQ(indexer.size(), 2u);
}

// Writing an object that is already stored changes neither the cache nor its resource version
// (ST-11).
TEST(IndexerApplyTest, SameObjectAgainChangesNeitherCacheNorVersion) {
  Indexer indexer;
  const ObjectPtr pod = make_pod("web/a", "1");
  apply(indexer, {put(pod)}, "7");
  const ApplyResult result = apply(indexer, {{.type = DeltaType::Sync, .object = pod}});
  ASSERT_EQ(result.changes.size(), 1u);
  EXPECT_EQ(result.changes[0].old_object, pod);
  EXPECT_EQ(result.changes[0].new_object, pod);
  EXPECT_EQ(indexer.resource_version(), "7");
}

// The store reports the resource version of its last write (ST-11, ST-12).
TEST(IndexerVersionTest, IsTheVersionOfTheLastWrite) {
  Indexer indexer;
  EXPECT_EQ(indexer.resource_version(), "");
  indexer.add(make_pod("web/a", "1")).value();
  EXPECT_EQ(indexer.resource_version(), "1");
  indexer.update(make_pod("web/a", "2")).value();
  EXPECT_EQ(indexer.resource_version(), "2");
  indexer.remove(make_pod("web/a", "3")).value();
  EXPECT_EQ(indexer.resource_version(), "3");
  indexer.replace({make_pod("web/a", "1")}, "4").value();
  EXPECT_EQ(indexer.resource_version(), "4");
  indexer.bookmark("5");
  EXPECT_EQ(indexer.resource_version(), "5");
  apply(indexer, {put(make_pod("web/a", "6")), put(make_pod("web/b", "7"))});
  EXPECT_EQ(indexer.resource_version(), "7");
  apply(indexer, {put(make_pod("web/a", "8"))}, "9");
  EXPECT_EQ(indexer.resource_version(), "9");
}

// Writes without a version leave the store's version as it is (ST-11).
TEST(IndexerVersionTest, IsKeptByWritesWithoutAVersion) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  indexer.add(make_object({.namespace_name = "web", .name = "unversioned"})).value();
  EXPECT_EQ(indexer.resource_version(), "1");
  apply(indexer, {inferred_deletion(make_pod("web/a", "0"))});
  EXPECT_EQ(indexer.resource_version(), "1");
  indexer.bookmark("");
  EXPECT_EQ(indexer.resource_version(), "1");
}

// An object is found under each of its index values (ST-14, ST-15).
TEST(IndexerIndexTest, ObjectsAreFoundUnderEachOfTheirValues) {
  Indexer indexer({.indexers = {{"words", index_words}}});
  indexer.add(with_words("web/a", "1", "red green")).value();
  indexer.add(with_words("web/b", "2", "green blue green")).value();
  indexer.add(with_words("web/c", "3", "")).value();
  EXPECT_THAT(keys_of(indexer.by_index("words", "green").value()),
              UnorderedElementsAre("web/a", "web/b"));
  EXPECT_THAT(keys_of(indexer.by_index("words", "red").value()), ElementsAre("web/a"));
  EXPECT_THAT(indexer.list_index_values("words"), ElementsAre("blue", "green", "red"));
  EXPECT_EQ(indexer.counts().index_entries, 4u);
}

// Each write removes the old index values and adds the new ones (ST-15).
TEST(IndexerIndexTest, UpdatesMoveObjectsBetweenValues) {
  Indexer indexer({.indexers = {{"words", index_words}}});
  for (const char* words : {"a b", "b c", "c", "", "d", "d e f", "f", "f"}) {
    indexer.update(with_words("web/a", "1", words)).value();
    IndexValues expected;
    index_words(*with_words("web/a", "1", words), expected);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < expected.size(); ++i) texts.emplace_back(expected[i]);
    EXPECT_EQ(indexer.list_index_values("words"), texts) << words;
    for (const std::string& text : texts) {
      EXPECT_THAT(keys_of(indexer.by_index("words", text).value()), ElementsAre("web/a"));
    }
    EXPECT_EQ(indexer.counts().index_entries, texts.size());
  }
}

// An update that keeps the index value still shows the new object (ST-15).
TEST(IndexerIndexTest, UpdateThatKeepsTheValueShowsTheNewObject) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  indexer.add(labelled("web/a", "1", "x")).value();
  indexer.update(labelled("web/a", "2", "x")).value();
  const std::vector<ObjectPtr> found = indexer.by_index("app", "x").value();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(version_of(found[0]), "2");
}

// An index value is removed with its last object (ST-16).
TEST(IndexerIndexTest, ValueWithoutObjectsIsRemoved) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  indexer.add(labelled("web/a", "1", "x")).value();
  indexer.add(labelled("web/b", "2", "x")).value();
  indexer.remove(labelled("web/a", "3", "x")).value();
  EXPECT_THAT(indexer.list_index_values("app"), ElementsAre("x"));
  indexer.remove(labelled("web/b", "4", "x")).value();
  EXPECT_THAT(indexer.list_index_values("app"), IsEmpty());
  EXPECT_THAT(indexer.by_index("app", "x").value(), IsEmpty());
}

// Index values that come and go do not leak (ST-16).
TEST(IndexerIndexTest, ChangingValuesDoNotLeakMemory) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  std::size_t after_warm_up = 0;
  for (int i = 0; i < 5000; ++i) {
    indexer.update(labelled("web/a", "1", "value-" + std::to_string(i))).value();
    if (i == 1000) after_warm_up = indexer.counts().table_bytes;
  }
  EXPECT_EQ(indexer.counts().table_bytes, after_warm_up);
  EXPECT_EQ(indexer.list_index_values("app").size(), 1u);
}

// An index function that throws during a write is reported, and does not crash the program as in
// client-go (ST-17).
TEST(IndexerIndexTest, ThrowingFunctionLeavesThatObjectUnindexed) {
  std::vector<Error> reported;
  Indexer indexer({.indexers = {{"app", index_by_label("app")},
                                {"fussy",
                                 [](const Object& object, IndexValues& values) {
                                   values.add("some");
                                   if (object.name() == "bad") throw std::runtime_error("oops");
                                   if (object.name() == "odd") throw 7;
                                 }}},
                   .on_index_error = [&](const Error& error) { reported.push_back(error); }});
  apply(indexer, {put(labelled("web/good", "1", "x")), put(labelled("web/bad", "2", "x")),
                  put(labelled("web/odd", "3", "x"))});
  EXPECT_EQ(indexer.size(), 3u);
  EXPECT_THAT(keys_of(indexer.by_index("fussy", "some").value()), ElementsAre("web/good"));
  EXPECT_EQ(indexer.by_index("app", "x").value().size(), 3u);
  ASSERT_EQ(reported.size(), 2u);
  EXPECT_EQ(reported[0].code, ErrorCode::UserCode);
  EXPECT_THAT(reported[0].message, HasSubstr("index \"fussy\" of \"web/bad\""));
  EXPECT_THAT(reported[0].message, HasSubstr("oops"));
  EXPECT_EQ(indexer.counts().index_failures, 2u);
}

TEST(IndexerIndexTest, ThrowingErrorHookIsIgnored) {
  Indexer indexer({.indexers = {{"bad", [](const Object&, IndexValues&) { throw 1; }}},
                   .on_index_error = [](const Error&) { throw 2; }});
  EXPECT_TRUE(indexer.add(make_pod("web/a", "1")));
  EXPECT_EQ(indexer.counts().index_failures, 1u);
  EXPECT_EQ(indexer.size(), 1u);
}

// A function that returns other values for the same object leaves no stale entries (ST-23).
TEST(IndexerIndexTest, NondeterministicFunctionLeavesNoStaleEntries) {
  std::string response = "first";
  Indexer indexer({.indexers = {{"moody", [&](const Object&, IndexValues& values) {
                                   if (response == "throw") throw 1;
                                   values.add(response);
                                 }}}});
  indexer.add(make_pod("web/a", "1")).value();
  response = "second";
  indexer.update(make_pod("web/a", "2")).value();
  EXPECT_THAT(indexer.list_index_values("moody"), ElementsAre("second"));
  response = "throw";
  indexer.update(make_pod("web/a", "3")).value();
  EXPECT_THAT(indexer.list_index_values("moody"), IsEmpty());
  response = "third";
  indexer.remove(make_pod("web/a", "4")).value();
  EXPECT_THAT(indexer.list_index_values("moody"), IsEmpty());
  EXPECT_EQ(indexer.counts().index_entries, 0u);
}

// index() returns the objects that share a value with an example, without duplicates (ST-18).
TEST(IndexerIndexTest, IndexReturnsObjectsThatShareAValueOnce) {
  Indexer indexer({.indexers = {{"words", index_words}}});
  indexer.add(with_words("web/a", "1", "red green")).value();
  indexer.add(with_words("web/b", "2", "green blue")).value();
  indexer.add(with_words("web/c", "3", "black")).value();
  const ObjectPtr example = with_words("other/x", "9", "red green white");
  EXPECT_THAT(keys_of(indexer.index("words", *example).value()),
              UnorderedElementsAre("web/a", "web/b"));
  EXPECT_THAT(indexer.index("words", *with_words("web/a", "1", "")).value(), IsEmpty());
}

// An index function that throws during a query makes the query fail (ST-17).
TEST(IndexerIndexTest, ThrowingFunctionMakesTheQueryFail) {
  Indexer indexer({.indexers = {{"bad", [](const Object&, IndexValues&) {
                                   throw std::runtime_error("oops");
                                 }}}});
  const Result<std::vector<ObjectPtr>> found = indexer.index("bad", *make_pod("web/a", "1"));
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, ErrorCode::UserCode);
}

// Index keys are sorted (ST-18).
TEST(IndexerIndexTest, KeysOfAValueAreSorted) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  for (const char* one : {"web/c", "db/z", "web/a", "web/b"}) {
    indexer.add(labelled(one, "1", "x")).value();
  }
  EXPECT_THAT(texts_of(indexer.index_keys("app", "x").value()),
              ElementsAre("db/z", "web/a", "web/b", "web/c"));
  EXPECT_THAT(indexer.index_keys("app", "y").value(), IsEmpty());
}

// Querying an unknown index is an error; listing its values yields nothing (ST-18, ST-19).
TEST(IndexerIndexTest, UnknownIndexIsAnErrorButListsNoValues) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  EXPECT_EQ(indexer.by_index("none", "x").error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(indexer.by_index("none", "x").error().message, HasSubstr("\"none\""));
  EXPECT_EQ(indexer.index_keys("none", "x").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(indexer.index("none", *make_pod("web/a", "1")).error().code,
            ErrorCode::InvalidArgument);
  EXPECT_THAT(indexer.list_index_values("none"), IsEmpty());
}

// An index that is added later indexes the existing objects (ST-20, SI-11).
TEST(IndexerIndexTest, IndexAddedLaterContainsExistingObjects) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  for (int i = 0; i < 300; ++i) {
    const std::string number = std::to_string(i);
    indexer.add(labelled("web/p" + number, "1", i % 2 == 0 ? "even" : "odd")).value();
  }
  indexer.add_indexers({{"namespace", index_by_namespace()}, {"words", index_words}}).value();
  EXPECT_EQ(indexer.by_index("namespace", "web").value().size(), 300u);
  indexer.update(with_words("web/p7", "2", "seven")).value();
  EXPECT_THAT(keys_of(indexer.by_index("words", "seven").value()), ElementsAre("web/p7"));
  EXPECT_EQ(indexer.by_index("app", "odd").value().size(), 149u);
}

// If an index name is in use, none of the new indexes is added (ST-20).
TEST(IndexerIndexTest, DuplicateIndexNameIsRefusedAndNoneIsAdded) {
  Indexer indexer({.indexers = {{"app", index_by_label("app")}}});
  const Result<void> refused =
      indexer.add_indexers({{"aaa", index_words}, {"app", index_words}, {"zzz", index_words}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::AlreadyExists);
  EXPECT_THAT(refused.error().message, HasSubstr("\"app\""));
  EXPECT_FALSE(indexer.by_index("aaa", "x"));
  EXPECT_FALSE(indexer.by_index("zzz", "x"));
  EXPECT_TRUE(indexer.by_index("app", "x"));
}

// The namespace index has an empty value for cluster-scoped objects (ST-21).
TEST(IndexFunctionTest, NamespaceIsEmptyForClusterScopedObjects) {
  EXPECT_EQ(kNamespaceIndex, "namespace");
  Indexer indexer({.indexers = {{std::string(kNamespaceIndex), index_by_namespace()}}});
  indexer.add(make_pod("web/a", "1")).value();
  indexer.add(make_pod("node-1", "2")).value();
  EXPECT_THAT(indexer.list_index_values("namespace"), ElementsAre("", "web"));
  EXPECT_THAT(keys_of(indexer.by_index("namespace", "").value()), ElementsAre("node-1"));
}

std::vector<std::string> values_of(const IndexFunction& function, const ObjectPtr& object) {
  IndexValues values;
  function(*object, values);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < values.size(); ++i) texts.emplace_back(values[i]);
  return texts;
}

TEST(IndexFunctionTest, EmptyLabelValueIsIndexed) {
  EXPECT_THAT(values_of(index_by_label("app"), labelled("web/a", "1", "x")), ElementsAre("x"));
  EXPECT_THAT(values_of(index_by_label("app"), labelled("web/a", "1", "")), ElementsAre(""));
  EXPECT_THAT(values_of(index_by_label("tier"), labelled("web/a", "1", "x")), IsEmpty());
  EXPECT_THAT(values_of(index_by_label("app"), make_pod("web/a", "1")), IsEmpty());
}

TEST(IndexFunctionTest, FieldMayBeAScalarOrAnArrayOfScalars) {
  const ObjectPtr pod = make_pod("web/a", "1",
                                 R"("spec":{"nodeName":"n1","priority":7,"hostNetwork":true,)"
                                 R"("none":null,"map":{"x":1},"mixed":["a",2,null,{"b":3}]})");
  const auto values = [&](const char* pointer) { return values_of(index_by_field(pointer), pod); };
  EXPECT_THAT(values("/spec/nodeName"), ElementsAre("n1"));
  EXPECT_THAT(values("/spec/priority"), ElementsAre("7"));
  EXPECT_THAT(values("/spec/hostNetwork"), ElementsAre("true"));
  EXPECT_THAT(values("/spec/mixed"), ElementsAre("a", "2"));
  EXPECT_THAT(values("/spec/none"), IsEmpty());
  EXPECT_THAT(values("/spec/map"), IsEmpty());
  EXPECT_THAT(values("/spec/missing"), IsEmpty());
}

TEST(IndexFunctionTest, OwnersAreFoundByTheirUid) {
  const ObjectPtr pod = parse_object(R"({"metadata":{"name":"a","ownerReferences":[
      {"kind":"ReplicaSet","uid":"u1"},{"kind":"Other","uid":""},{"uid":"u2"}]}})")
                            .value();
  EXPECT_THAT(values_of(index_by_owner(), pod), ElementsAre("u1", "u2"));
  EXPECT_THAT(values_of(index_by_owner(), make_pod("web/a", "1")), IsEmpty());
}

TEST(IndexerCountsTest, ObjectsAndBytesFollowTheContent) {
  Indexer indexer;
  const ObjectPtr small = make_pod("web/a", "1");
  const ObjectPtr large =
      make_pod("web/a", "2", R"("data":{"text":")" + std::string(500, 'x') + "\"}");
  indexer.add(small).value();
  EXPECT_EQ(indexer.counts().object_bytes, small->memory_bytes());
  indexer.update(large).value();
  EXPECT_EQ(indexer.counts().objects, 1u);
  EXPECT_EQ(indexer.counts().object_bytes, large->memory_bytes());
  EXPECT_GT(indexer.counts().table_bytes, 0u);
  indexer.remove(large).value();
  EXPECT_EQ(indexer.counts().objects, 0u);
  EXPECT_EQ(indexer.counts().object_bytes, 0u);
  EXPECT_EQ(indexer.counts().table_bytes, 0u);
}

}  // namespace
}  // namespace kinform::inline v0
