// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/object.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {
namespace {

using detail::Field;

ObjectPtr object_of(const std::string& json) {
  return parse_object(json).value();
}

// Creates an object with the member `wanted` after `others` other members.
ObjectPtr object_with(std::size_t others, const std::string& value) {
  std::string json = "{";
  for (std::size_t i = 0; i < others; ++i) json += "\"other" + std::to_string(i) + "\":0,";
  return object_of(json + "\"wanted\":\"" + value + "\"}");
}

TEST(ValueMemberTest, IsFoundInObjectsOfAlternatingShapes) {
  Field field("wanted");
  std::vector<ObjectPtr> objects;
  for (std::size_t i = 0; i < 50; ++i) objects.push_back(object_with(i, std::to_string(i)));
  for (int round = 0; round < 40; ++round) {
    for (std::size_t i = 0; i < objects.size(); ++i) {
      ASSERT_EQ(objects[i]->root().member(field).as_string(), std::to_string(i));
    }
  }
}

TEST(ValueMemberTest, AbsenceIsCachedPerShape) {
  Field field("wanted");
  const ObjectPtr without = object_of(R"({"other":1})");
  const ObjectPtr with = object_of(R"({"wanted":1})");
  for (int round = 0; round < 40; ++round) {
    ASSERT_TRUE(without->root().member(field).is_absent());
    ASSERT_EQ(with->root().member(field).as_int64(), 1);
    ASSERT_TRUE(Value().member(field).is_absent());
    ASSERT_TRUE(with->root()["wanted"].member(field).is_absent());
  }
}

// Field caches a member's slot (position) in one byte. Members at larger positions must still be
// found.
TEST(ValueMemberTest, IsFoundAfterMoreMembersThanFitInACachedSlot) {
  for (const std::size_t others : {254, 255, 256, 300}) {
    Field field("wanted");
    const ObjectPtr object = object_with(others, "here");
    for (int round = 0; round < 40; ++round) {
      ASSERT_EQ(object->root().member(field).as_string(), "here") << others;
    }
  }
}

// The memory of a released shape (list of keys) is reused for another shape. A Field must not
// mistake the new one for the old one.
TEST(ValueMemberTest, ReleasedShapeIsNotMistakenForANewOne) {
  Field field("wanted");
  for (int round = 0; round < 100; ++round) {
    const bool first = round % 2 == 0;
    const ObjectPtr object =
        object_of(first ? R"({"wanted":"a","second":"b"})" : R"({"second":"b","wanted":"a"})");
    ASSERT_EQ(object->root().member(field).as_string(), "a");
  }
}

TEST(ValueMemberTest, FieldMayBeUsedByManyThreads) {
  Field field("wanted");
  std::vector<ObjectPtr> objects;
  for (std::size_t i = 0; i < 9; ++i) objects.push_back(object_with(i, std::to_string(i)));
  std::vector<std::jthread> threads;
  for (std::size_t thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      for (std::size_t i = thread; i < 5000; ++i) {
        const std::size_t which = i % objects.size();
        EXPECT_EQ(objects[which]->root().member(field).as_string(), std::to_string(which));
      }
    });
  }
}

}  // namespace
}  // namespace kinform::inline v0
