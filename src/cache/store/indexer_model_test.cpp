// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the Indexer with a std::map over many random steps, and checks that snapshots held
// meanwhile do not change.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "testing/long_run.hpp"

namespace kinform::inline v0 {
namespace {

constexpr int kNames = 150;
constexpr int kStates = 6;  // Different versions of each object.
constexpr int kSteps = test_support::long_run(1'000'000);

// The expected contents of the cache.
struct Model {
  std::map<ObjectKey, ObjectPtr> objects = {};
  std::string resource_version = {};
};

// Indexes an object by each of its words: `red green` has both values.
void index_words(const Object& object, IndexValues& values) {
  for (const Value& word : object["words"].elements()) values.add(word.as_string());
}

// Computes the expected contents of an index from scratch.
std::map<std::string, std::set<ObjectKey>> index_of(const Model& model,
                                                    const IndexFunction& function) {
  std::map<std::string, std::set<ObjectKey>> index;
  for (const auto& [key, object] : model.objects) {
    IndexValues values;
    function(*object, values);
    for (std::size_t i = 0; i < values.size(); ++i) index[std::string(values[i])].insert(key);
  }
  return index;
}

void expect_index(const Snapshot& snapshot, const Model& model, std::string_view name,
                  const IndexFunction& function) {
  const auto expected = index_of(model, function);
  std::vector<std::string_view> values;
  for (const auto& [value, keys] : expected) values.push_back(value);
  ASSERT_EQ(snapshot.list_index_values(name), values);
  for (const auto& [value, keys] : expected) {
    std::set<ObjectKey> found;
    for (const Object& object : *snapshot.by_index(name, value)) {
      ASSERT_EQ(&object, model.objects.at(ObjectKey(object.key())).get());
      found.insert(ObjectKey(object.key()));
    }
    ASSERT_EQ(found, keys) << name << " " << value;
  }
}

void expect_same(const Snapshot& snapshot, const Model& model) {
  ASSERT_EQ(snapshot.size(), model.objects.size());
  ASSERT_EQ(snapshot.resource_version(), model.resource_version);
  for (const auto& [key, object] : model.objects) ASSERT_EQ(snapshot.find(key), object.get());
  std::size_t walked = 0;
  for (const Object& object : snapshot) {
    ASSERT_EQ(&object, model.objects.at(ObjectKey(object.key())).get());
    ++walked;
  }
  ASSERT_EQ(walked, model.objects.size());
  expect_index(snapshot, model, "namespace", index_by_namespace());
  expect_index(snapshot, model, "words", index_words);
}

class IndexerModelTest : public ::testing::Test {
 protected:
  IndexerModelTest() : random_(test_support::first_seed()) {
    std::cout << "seed " << test_support::first_seed() << " (KINFORM_TEST_SEED sets another)\n";
    codec::JsonDecoder decoder(*pool_);
    for (int name = 0; name < kNames; ++name) {
      for (int state = 0; state < kStates; ++state) {
        std::string text = object_json(name);
        const std::size_t length = text.size();
        text.append(codec::kFramePadding, ' ');
        objects_.push_back(
            decoder.decode({.text = std::string_view(text).substr(0, length)}).value());
      }
    }
  }

  int draw(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

  std::string object_json(int name) {
    std::string words;
    for (int i = draw(4); i > 0; --i)
      words += (words.empty() ? "\"w" : ",\"w") + std::to_string(draw(20)) + "\"";
    return R"({"metadata":{"name":"n)" + std::to_string(name) + R"(","namespace":"s)" +
           std::to_string(name % 5) + R"(","resourceVersion":")" + std::to_string(++version_) +
           R"("},"words":[)" + words + "]}";
  }

  const ObjectPtr& draw_object() {
    return objects_[static_cast<std::size_t>(draw(static_cast<int>(objects_.size())))];
  }

  void put(const ObjectPtr& object) {
    ObjectPtr& stored = model_.objects[ObjectKey(object->key())];
    if (stored == object) return;
    stored = object;
    model_.resource_version = object->resource_version();
  }

  void step_apply() {
    std::vector<Delta> deltas(static_cast<std::size_t>(1 + draw(12)));
    std::vector<ObjectPtr> before;
    // Alternate between phases in which the number of objects grows and phases in which it shrinks.
    const int chance_of_deletion = (steps_ / 20'000) % 2 == 0 ? 20 : 65;
    for (Delta& delta : deltas) {
      delta.object = draw_object();
      delta.type = draw(100) < chance_of_deletion ? DeltaType::Deleted : DeltaType::Updated;
      const ObjectKey key(delta.object->key());
      const auto stored = model_.objects.find(key);
      before.push_back(stored == model_.objects.end() ? nullptr : stored->second);
      if (delta.type == DeltaType::Updated) {
        put(delta.object);
      } else {
        model_.objects.erase(key);
        model_.resource_version = delta.object->resource_version();
      }
    }
    const ApplyResult result = indexer_.apply({.deltas = deltas});
    ASSERT_EQ(result.changes.size(), deltas.size());
    for (std::size_t i = 0; i < deltas.size(); ++i) {
      ASSERT_EQ(result.changes[i].old_object, before[i]);
      const bool deleted = deltas[i].type == DeltaType::Deleted;
      ASSERT_EQ(result.changes[i].new_object, deleted ? nullptr : deltas[i].object);
    }
    steps_ += static_cast<int>(deltas.size());
  }

  void step_replace() {
    std::vector<ObjectPtr> objects(static_cast<std::size_t>(draw(2 * kNames)));
    model_.objects.clear();
    for (ObjectPtr& object : objects) {
      object = draw_object();
      put(object);
    }
    model_.resource_version = "list-" + std::to_string(steps_);
    indexer_.replace(std::move(objects), model_.resource_version).value();
    ++steps_;
  }

  void step_snapshots() {
    const std::size_t place = static_cast<std::size_t>(draw(8));
    if (place < held_.size()) {
      expect_same(held_[place].first, held_[place].second);
      held_.erase(held_.begin() + static_cast<std::ptrdiff_t>(place));
    }
    held_.emplace_back(indexer_.snapshot(), model_);
    if (held_.size() > 6) held_.erase(held_.begin() + draw(6));
    ++steps_;
  }

  void step() {
    const int kind = draw(1000);
    if (kind < 940) return step_apply();
    if (kind < 980) return step_snapshots();
    if (kind < 985) return step_replace();
    if (kind < 990) {
      model_.resource_version = "bookmark-" + std::to_string(steps_);
      indexer_.bookmark(model_.resource_version);
      ++steps_;
      return;
    }
    const ObjectPtr& object = draw_object();
    const auto stored = model_.objects.find(ObjectKey(object->key()));
    ASSERT_EQ(indexer_.get(object->key()),
              stored == model_.objects.end() ? nullptr : stored->second);
    ++steps_;
  }

  std::mt19937_64 random_;
  int version_ = 0;
  int steps_ = 0;
  ObjectPool::Owner pool_ = ObjectPool::create();
  std::vector<ObjectPtr> objects_;
  Model model_;
  Indexer indexer_{{.indexers = {{"namespace", index_by_namespace()}, {"words", index_words}}}};
  std::vector<std::pair<Snapshot, Model>> held_;
};

TEST_F(IndexerModelTest, MatchesAMapAfterAMillionSteps) {
  int next_comparison = 0;
  while (steps_ < kSteps) {
    ASSERT_NO_FATAL_FAILURE(step()) << "after " << steps_ << " steps";
    if (steps_ < next_comparison) continue;
    ASSERT_NO_FATAL_FAILURE(expect_same(indexer_.snapshot(), model_)) << steps_ << " steps";
    next_comparison = steps_ + 2000;
  }
  for (const auto& [snapshot, model] : held_) ASSERT_NO_FATAL_FAILURE(expect_same(snapshot, model));

  held_.clear();
  indexer_.replace({}, "end").value();
  EXPECT_EQ(indexer_.counts().table_bytes, 0u);
  EXPECT_EQ(indexer_.counts().object_bytes, 0u);
  EXPECT_EQ(indexer_.counts().index_entries, 0u);
  model_ = {};
  objects_.clear();
  pool_->collect();
  EXPECT_EQ(pool_->statistics().objects, 0u);
}

}  // namespace
}  // namespace kinform::inline v0
