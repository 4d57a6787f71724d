// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include "kinform/json.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {
namespace {

constexpr std::string_view kObject =
    R"({"apiVersion":"v1","kind":"Thing","metadata":{"name":"a","labels":{"z":"1","b":"2"}},)"
    R"("spec":{"on":true,"off":false,"nothing":null,"text":"\"q\"\n","list":[1,[2,{}],"x"],)"
    R"("numbers":[-0,1.50,1e400,18446744073709551616,9223372036854775808,0.1]}})";

TEST(JsonCopyTest, EditReturnsAnEditableCopyOfTheWholeObject) {
  const ObjectPtr object = parse_object(kObject).value();
  Json json = edit(*object);
  EXPECT_EQ(json.to_json(), kObject);

  json["metadata"]["labels"]["b"] = "changed";
  EXPECT_EQ(object->label("b"), "2");
  EXPECT_EQ(json.at("/metadata/labels/b").as_string(), "changed");
}

TEST(JsonCopyTest, FromCopiesAPart) {
  const ObjectPtr object = parse_object(kObject).value();
  EXPECT_EQ(Json::from((*object)["spec"]["list"]).to_json(), R"([1,[2,{}],"x"])");
  EXPECT_EQ(Json::from((*object)["spec"]["on"]), Json(true));
}

TEST(JsonCopyTest, FromAbsentIsNull) {
  EXPECT_TRUE(Json::from(Value()).is_null());
}

}  // namespace
}  // namespace kinform::inline v0
