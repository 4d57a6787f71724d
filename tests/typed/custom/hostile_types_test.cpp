// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compiles the headers of hostile definitions (testdata/hostile.yaml), and those of one group whose
// kinds are in several files.

#include <string>

#include <gtest/gtest.h>

#include <shop/v1.hpp>
#include <shop/v1_draft.hpp>
#include <std/class.hpp>
#include <std/class_draft.hpp>

#include "kinform/api_resource.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"

#ifdef KINFORM_EVIL
#error A text of a definition became code.
#endif

namespace kinform::inline v0 {
namespace {

using HostileKind = custom::std_::class_::View_;
using HostileValues = custom::std_::class_::View_SpecValues;

TEST(HostileTypesTest, NamesOfTheLanguageAreKeptInJson) {
  EXPECT_EQ(HostileKind::resource().kind, "View");
  EXPECT_EQ(HostileKind::resource().group, "std.example.com");
  EXPECT_EQ(custom::std_::class_::EOF_::resource().kind, "EOF");
  const HostileKind::Draft draft;
  EXPECT_EQ(draft.json()["kind"].as_string(), "View");
  EXPECT_EQ(draft.json()["apiVersion"].as_string(), "std.example.com/class");
}

TEST(HostileTypesTest, CollidingFieldsAreSetAndReadBackEach) {
  HostileKind::Draft draft;
  draft.metadata().set_name("a");
  auto spec = draft.spec();
  spec.set_foo_bar("dash").set_foo_bar_2("capital");
  spec.foo_bar_3().set_a("underscore");
  spec.set_name_2("name");
  spec.clear_name().set_a("clearName");
  spec.set_json("small").set_json_2("large");
  EXPECT_EQ(draft.json().at("/spec/foo-bar").as_string(), "dash");
  EXPECT_EQ(draft.json().at("/spec/fooBar").as_string(), "capital");
  EXPECT_EQ(draft.json().at("/spec/foo_bar/a").as_string(), "underscore");
  EXPECT_EQ(draft.json().at("/spec/name").as_string(), "name");
  EXPECT_EQ(draft.json().at("/spec/clearName/a").as_string(), "clearName");

  const HostileKind object(parse_object(draft.json().to_json()).value());
  EXPECT_EQ(object.spec().foo_bar(), "dash");
  EXPECT_EQ(object.spec().foo_bar_2(), "capital");
  EXPECT_EQ(object.spec().foo_bar_3().a(), "underscore");
  EXPECT_EQ(object.spec().clear_name().a(), "clearName");
  EXPECT_EQ(object.spec().json_(), "small");
  EXPECT_EQ(object.spec().json_2(), "large");
}

TEST(HostileTypesTest, ValuesWithCodeInThemKeepEveryByte) {
  EXPECT_EQ(HostileValues::kDefineKINFORMEVIL, "\";\n#define KINFORM_EVIL\n\"");
  EXPECT_EQ(HostileValues::kValue,
            "?"
            "?/");
  EXPECT_EQ(HostileValues::kValue2, "\\");
  EXPECT_EQ(HostileValues::kValue3, "*/");
}

TEST(SeveralFilesTest, KindsOfOneGroupAreInOneHeader) {
  custom::shop::v1::Order::Draft order;
  order.spec().set_customer("c");
  custom::shop::v1::Basket::Draft basket;
  basket.spec().items().add("i");
  EXPECT_EQ(order.json()["kind"].as_string(), "Order");
  EXPECT_EQ(basket.json()["kind"].as_string(), "Basket");
  EXPECT_FALSE(custom::shop::v1::Basket::resource().namespaced);
}

}  // namespace
}  // namespace kinform::inline v0
