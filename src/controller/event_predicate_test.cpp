// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include "kinform/reconciler.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;
using test_support::make_pod;

ObjectPtr with_generation(int generation) {
  return parse_object(R"({"metadata":{"name":"a","generation":)" + std::to_string(generation) +
                      "}}")
      .value();
}

TEST(EventPredicateTest, GenerationChangedPassesChangesOfTheSpecAndAllAdditionsAndDeletions) {
  const EventPredicate predicate = generation_changed();
  EXPECT_TRUE(predicate.on_update({with_generation(1), with_generation(2)}));
  EXPECT_FALSE(predicate.on_update({with_generation(2), with_generation(2)}));
  EXPECT_FALSE(predicate.on_add);
  EXPECT_FALSE(predicate.on_delete);
}

TEST(EventPredicateTest, ResourceVersionChangedPassesAllButResyncs) {
  const EventPredicate predicate = resource_version_changed();
  EXPECT_TRUE(predicate.on_update({make_pod("web/a", "1"), make_pod("web/a", "2")}));
  EXPECT_FALSE(predicate.on_update({make_pod("web/a", "2"), make_pod("web/a", "2")}));
}

TEST(EventPredicateTest, LabelsMatchChecksBothStatesOfAnUpdate) {
  const EventPredicate predicate = labels_match(LabelSelector::parse("app=a").value());
  const ObjectPtr with = make_object({.name = "a", .labels = {{"app", "a"}}});
  const ObjectPtr without = make_object({.name = "a"});
  EXPECT_TRUE(predicate.on_add({with}));
  EXPECT_FALSE(predicate.on_add({without}));
  EXPECT_TRUE(predicate.on_update({with, without}));
  EXPECT_TRUE(predicate.on_update({without, with}));
  EXPECT_FALSE(predicate.on_update({without, without}));
  EXPECT_TRUE(predicate.on_delete({with}));
  EXPECT_FALSE(predicate.on_delete({without}));
}

}  // namespace
}  // namespace kinform::inline v0
