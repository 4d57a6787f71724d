// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/object.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace kinform::inline v0 {
namespace {

constexpr const char* kPod = R"({
  "apiVersion": "v1", "kind": "Pod",
  "metadata": {
    "name": "web-0", "generateName": "web-", "namespace": "shop", "uid": "u-1", "resourceVersion": "42",
    "generation": 7, "creationTimestamp": "2026-01-02T03:04:05Z", "deletionTimestamp": "2026-01-02T03:05:05Z",
    "labels": {"app": "web", "example.com/tier": "front~end"}, "annotations": {"note": "x"},
    "ownerReferences": [{"uid": "o-1"}], "finalizers": ["example.com/hold"], "managedFields": [{"manager": "m"}]
  },
  "spec": {"nodeName": "node-a", "containers": [{"name": "c0"}, {"name": "c1"}], "hostNetwork": true, "a/b": 1, "m~n": 2},
  "status": {"podIP": "10.0.0.1", "ratio": 0.5, "none": null, "big": 123456789012345678901234567890,
             "max": 18446744073709551615, "min": -9223372036854775808, "empty": {}, "no": [], "text": ""}
})";

ObjectPtr object_of(std::string_view json) {
  return parse_object(json).value();
}

std::string round_trip(std::string_view json) {
  return object_of(json)->to_json();
}

TEST(ObjectTest, MetadataIsReadWithoutSearch) {
  const ObjectPtr pod = object_of(kPod);
  EXPECT_EQ(pod->api_version(), "v1");
  EXPECT_EQ(pod->kind(), "Pod");
  EXPECT_EQ(pod->name(), "web-0");
  EXPECT_EQ(pod->generate_name(), "web-");
  EXPECT_EQ(pod->namespace_name(), "shop");
  EXPECT_EQ(pod->uid(), "u-1");
  EXPECT_EQ(pod->resource_version(), "42");
  EXPECT_EQ(pod->generation(), 7);
  EXPECT_EQ(pod->creation_timestamp(), "2026-01-02T03:04:05Z");
  EXPECT_EQ(pod->deletion_timestamp(), "2026-01-02T03:05:05Z");
  EXPECT_EQ(pod->label("app"), "web");
  EXPECT_EQ(pod->annotations()["note"].as_string(), "x");
  EXPECT_EQ(pod->owner_references()[0]["uid"].as_string(), "o-1");
  EXPECT_EQ(pod->finalizers()[0].as_string(), "example.com/hold");
  EXPECT_EQ(pod->managed_fields()[0]["manager"].as_string(), "m");
  EXPECT_EQ(pod->key(), (ObjectKeyView{"shop", "web-0"}));
}

TEST(ObjectTest, MissingMetadataReadsAsEmpty) {
  for (const char* json : {"{}", R"({"metadata":null})", R"({"metadata":{}})",
                           R"({"metadata":[1]})", R"({"metadata":{"name":7}})"}) {
    const ObjectPtr object = object_of(json);
    EXPECT_EQ(object->name(), "") << json;
    EXPECT_EQ(object->uid(), "") << json;
    EXPECT_EQ(object->generation(), 0) << json;
    EXPECT_TRUE(object->labels().is_absent()) << json;
    EXPECT_EQ(object->to_json(), json);
  }
}

TEST(ObjectTest, WellKnownFieldBehindThreeHundredOthersIsFound) {
  std::string json = R"({"metadata":{)";
  for (int i = 0; i < 300; ++i) json += "\"k" + std::to_string(i) + "\":1,";
  json += R"("name":"late"}})";
  EXPECT_EQ(object_of(json)->name(), "late");
}

TEST(ObjectTest, HasKeyComparesNamespaceAndNameOfEveryLength) {
  for (const std::size_t length : {0, 1, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 63, 253}) {
    const std::string name(length, 'n');
    for (const std::string& space : {std::string(), std::string("s"), std::string(40, 's')}) {
      const std::string metadata = R"({"name":")" + name + R"(","namespace":")" + space + R"("})";
      const ObjectPtr object = object_of(R"({"metadata":)" + metadata + "}");
      EXPECT_TRUE(object->has_key({space, name}));
      EXPECT_FALSE(object->has_key({space, name + "n"}));
      EXPECT_FALSE(object->has_key({space + "s", name}));
      for (std::size_t i = 0; i < length; ++i) {
        std::string other = name;
        other[i] = 'x';
        EXPECT_FALSE(object->has_key({space, other})) << i << " of " << length;
      }
    }
  }
  EXPECT_TRUE(object_of(R"({"metadata":{"name":"node-a"}})")->has_key({"", "node-a"}));
  EXPECT_TRUE(object_of(R"({"metadata":null})")->has_key({"", ""}));
}

TEST(ObjectTest, AbsentValuesChainAndReturnFallbacks) {
  const ObjectPtr pod = object_of(kPod);
  const Value nothing = (*pod)["spec"]["affinity"]["nodeAffinity"][3];
  EXPECT_TRUE(nothing.is_absent());
  EXPECT_FALSE(nothing);
  EXPECT_EQ(nothing.as_string("none"), "none");
  EXPECT_EQ(nothing.as_int64(-1), -1);
  EXPECT_TRUE(nothing.as_bool(true));
  EXPECT_EQ(nothing.as_double(2.5), 2.5);
  EXPECT_EQ(nothing.size(), 0u);
  EXPECT_EQ(nothing.number_text(), "");
  EXPECT_EQ(nothing.at("/x").type(), ValueType::Absent);
  for ([[maybe_unused]] const auto& member : nothing.members()) FAIL();
  for ([[maybe_unused]] const Value element : nothing.elements()) FAIL();
}

TEST(ObjectTest, AccessorOfAnotherTypeReturnsItsFallback) {
  const ObjectPtr pod = object_of(kPod);
  EXPECT_EQ((*pod)["spec"].as_string("x"), "x");
  EXPECT_EQ((*pod)["kind"].as_int64(5), 5);
  EXPECT_EQ((*pod)["kind"]["a"].type(), ValueType::Absent);
  EXPECT_EQ((*pod)["spec"][0].type(), ValueType::Absent);
  EXPECT_EQ((*pod)["spec"]["containers"]["name"].type(), ValueType::Absent);
  EXPECT_EQ((*pod)["status"]["text"].as_string("fallback"), "");
  EXPECT_FALSE((*pod)["status"]["none"]);
  EXPECT_TRUE((*pod)["status"]["none"].is_null());
}

TEST(ObjectTest, NumbersOfEverySizeAreExact) {
  const ObjectPtr pod = object_of(kPod);
  const Value status = (*pod)["status"];
  EXPECT_EQ(status["big"].number_text(), "123456789012345678901234567890");
  EXPECT_EQ(status["big"].as_int64(-1), -1);
  EXPECT_DOUBLE_EQ(status["big"].as_double(), 123456789012345678901234567890.0);
  EXPECT_EQ(status["max"].as_uint64(), 18446744073709551615U);
  EXPECT_EQ(status["max"].as_int64(-1), -1);
  EXPECT_EQ(status["min"].as_int64(), std::int64_t{-9223372036854775807} - 1);
  EXPECT_EQ(status["min"].as_uint64(9), 9u);
  EXPECT_EQ(status["ratio"].as_double(), 0.5);
}

TEST(ObjectTest, PointersFollowRfc6901) {
  const ObjectPtr pod = object_of(kPod);
  EXPECT_EQ(pod->at("/status/podIP").as_string(), "10.0.0.1");
  EXPECT_EQ(pod->at("/spec/containers/1/name").as_string(), "c1");
  EXPECT_EQ(pod->at("/spec/a~1b").as_int64(), 1);
  EXPECT_EQ(pod->at("/spec/m~0n").as_int64(), 2);
  EXPECT_EQ(pod->at("/metadata/labels/example.com~1tier").as_string(), "front~end");
  EXPECT_TRUE(pod->at("").is_object());
  for (const char* nowhere :
       {"x", "/spec/containers/2", "/spec/containers/01", "/spec/containers/-",
        "/spec/containers/1x", "/spec/m~2n", "/spec/m~", "/kind/x", "/"}) {
    EXPECT_TRUE(pod->at(nowhere).is_absent()) << nowhere;
  }
}

TEST(ObjectTest, IterationKeepsTheOrder) {
  const ObjectPtr object = object_of(R"({"z":1,"a":[10,20],"m":{"k":"v"}})");
  std::vector<std::string> keys;
  for (const auto& [key, value] : object->root().members()) keys.emplace_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"z", "a", "m"}));
  std::vector<std::int64_t> numbers;
  for (const Value element : (*object)["a"].elements()) numbers.push_back(element.as_int64());
  EXPECT_EQ(numbers, (std::vector<std::int64_t>{10, 20}));
}

TEST(ObjectTest, EqualityIgnoresOrderAndNotationOfNumbers) {
  EXPECT_EQ(*object_of(R"({"a":1,"b":[1,2],"c":"text"})"),
            *object_of(R"({"c":"text","b":[1.0,2e0],"a":1})"));
  EXPECT_FALSE(*object_of(R"({"a":1})") == *object_of(R"({"a":2})"));
  EXPECT_FALSE(*object_of(R"({"a":1})") == *object_of(R"({"a":1,"b":null})"));
  EXPECT_FALSE(*object_of(R"({"a":[1,2]})") == *object_of(R"({"a":[2,1]})"));
  EXPECT_FALSE(*object_of(R"({"a":"1"})") == *object_of(R"({"a":1})"));
}

TEST(ObjectTest, RoundTripIsLossless) {
  for (
      const char* json : {
          "{}",
          R"({"a":-0,"b":0,"c":[0,-0]})",
          R"({"a":-0.0,"b":1.0,"c":1.50,"d":1e400,"e":1E5,"f":0.1000000000000000055511151231257827})",
          R"({"a":123456789012345678901234567890,"b":-99999999999999999999,"c":18446744073709551615})",
          R"({"a":134217727,"b":134217728,"c":-134217728,"d":-134217729})",
          R"({"":"empty key","a":"","b":[],"c":{},"d":[{}],"e":[[]],"f":null})",
          R"({"a":"\"\\\n\t\u0001","b":"/","c":"\u0000"})",
          "{\"a\":\"\xf0\x9f\x98\x80\",\"\xe4\xbd\xa0\":\"\xe5\xa5\xbd\"}",
          R"({"a":"x","b":"xy","c":"xyz","d":"wxyz","e":true,"f":false})",
      }) {
    EXPECT_EQ(round_trip(json), json);
  }
}

TEST(ObjectTest, EscapesAndSurrogatesAreDecoded) {
  EXPECT_EQ(round_trip(R"({"a":"\u0041\/\ud83d\ude00"})"), "{\"a\":\"A/\xf0\x9f\x98\x80\"}");
  // Lone surrogates become U+FFFD, as in Go.
  EXPECT_EQ(round_trip(R"({"a":"\ud83d","b":"\ude00x","c":"\ud83d\u0041"})"),
            "{\"a\":\"\xef\xbf\xbd\",\"b\":\"\xef\xbf\xbdx\",\"c\":\"\xef\xbf\xbd"
            "A\"}");
}

TEST(ObjectTest, LastOfDuplicateKeysWins) {
  EXPECT_EQ(round_trip(R"({"a":"first","b":"other","a":"final"})"), R"({"a":"final","b":"other"})");
  std::string many = R"({"dup":"one")";
  for (int i = 0; i < 40; ++i) many += ",\"k" + std::to_string(i) + "\":{\"x\":1}";
  EXPECT_EQ(object_of(many + R"(,"dup":{"two":2}})")->at("/dup/two").as_int64(), 2);
}

TEST(ObjectTest, DeepNestingIsLimitedWithAClearError) {
  const auto nested = [](int depth) {
    std::string json;
    for (int i = 0; i < depth; ++i) json += "{\"a\":";
    return json + "1" + std::string(static_cast<std::size_t>(depth), '}');
  };
  EXPECT_EQ(round_trip(nested(512)), nested(512));
  const Result<ObjectPtr> deep = parse_object(nested(513));
  ASSERT_FALSE(deep);
  EXPECT_EQ(deep.error().code, ErrorCode::LimitExceeded);
  EXPECT_NE(deep.error().message.find("more than 512 levels"), std::string::npos)
      << deep.error().message;
  EXPECT_FALSE(parse_object(nested(100000)));
}

TEST(ObjectTest, ErrorsNameTheByteOffset) {
  for (const char* json : {"",
                           " ",
                           "{",
                           "}",
                           "[]",
                           "1",
                           "\"a\"",
                           "null",
                           R"({"a":})",
                           R"({"a":1,})",
                           R"({"a" 1})",
                           R"({"a":1}x)",
                           R"({"a":1}{"b":2})",
                           R"({"a":tru})",
                           R"({"a":01})",
                           R"({"a":1.})",
                           R"({"a":"\x"})",
                           R"({"a":"\u12g4"})",
                           "{\"a\":\"\n\"}",
                           "{\"a\":\"\xff\"}",
                           R"({'a':1})",
                           R"({"a":[1,2})",
                           R"({"a":"unended)",
                           R"({"a":nul})",
                           R"({"a":+1})",
                           R"({"a":NaN})"}) {
    const Result<ObjectPtr> object = parse_object(json);
    ASSERT_FALSE(object) << json;
    EXPECT_EQ(object.error().code, ErrorCode::Malformed) << json;
    EXPECT_NE(object.error().message.find("byte"), std::string::npos) << object.error().message;
  }
}

TEST(ObjectKeyTest, TextAndPartsConvert) {  // ST-01, ST-02: namespace/name.
  EXPECT_EQ(ObjectKey("shop", "web").to_string(), "shop/web");
  EXPECT_EQ(ObjectKey("", "node-a").to_string(), "node-a");
  EXPECT_EQ(ObjectKey::parse("shop/web").value(), ObjectKey("shop", "web"));
  EXPECT_EQ(ObjectKey::parse("node-a").value(), ObjectKey("", "node-a"));
  EXPECT_EQ(ObjectKey::parse("a/b/c").error().code, ErrorCode::InvalidArgument);
}

TEST(ObjectPtrTest, HandlesShareOneObject) {
  ObjectPtr first = object_of(R"({"metadata":{"name":"a"}})");
  const ObjectPtr second = first;
  EXPECT_EQ(first, second);
  first = nullptr;
  EXPECT_FALSE(first);
  EXPECT_EQ(second->name(), "a");
  const ObjectPtr& self = second;
  first = self;
  EXPECT_EQ(first.get(), second.get());
}

TEST(ObjectKeyTest, TextConvertsToAKey) {
  EXPECT_EQ(ObjectKey("web/a"), ObjectKey("web", "a"));
  EXPECT_EQ(ObjectKey(std::string("node-1")), ObjectKey("", "node-1"));
  EXPECT_EQ(ObjectKeyView("web/a"), ObjectKeyView("web", "a"));
  // The name is everything after the first slash. Names have no slashes, so no object has this key.
  EXPECT_EQ(ObjectKeyView("a/b/c"), ObjectKeyView("a", "b/c"));
}

}  // namespace
}  // namespace kinform::inline v0
