// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes sequences of documents with one decoder, which delta-decodes each against the previous
// one. The result for a document must not depend on the previous one.

#include "codec/token_walker.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "api/object/object_pool.hpp"
#include "base/json_text.hpp"
#include "codec/json_decoder.hpp"
#include "codec/simdjson.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/json.hpp"
#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::Corpus;
using test_support::CorpusProfile;

// Generates similar documents: the same structure with a few random changes in each. They hold no
// numbers that would need ExactJsonReader.
class SimilarJson {
 public:
  enum class Space : std::uint8_t { None, Anywhere };

  SimilarJson(std::uint64_t plan, std::uint64_t changes, Space space)
      : plan_(plan), changes_(changes), spaces_(plan), with_space_(space == Space::Anywhere) {}

  std::string object() {
    append_object(0);
    return out_;
  }

 private:
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t planned = plan_.below(bound);
    return changes_.chance(0.03) ? changes_.below(bound) : planned;
  }

  void append_value(int depth) {
    switch (below(depth > 5 ? 6 : 9)) {
      case 0:
        return append(std::array{"null", "true", "false"}[below(3)]);
      case 1:
        return append(std::array{"0", "-1", "17", "999999999999999999", "-999999999999999999",
                                 "9223372036854775807", "18446744073709551615"}[below(7)]);
      case 2:
        return append(std::array{"{}", "[]", "\"\""}[below(3)]);
      case 6:
      case 7:
        return append_object(depth + 1);
      case 8:
        return append_array(depth + 1);
      default:
        return append_string();
    }
  }

  void append_object(int depth) {
    append("{");
    const std::uint64_t count = below(9);
    std::uint64_t key = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i > 0) append(",");
      key += 1 + below(3);  // Unique keys, with gaps.
      append("\"" + std::string(below(2) == 0 ? "k:{\\\"name\\\":\\\"" : "") + "key" +
             std::to_string(key) + "\"");
      append(":");
      append_value(depth);
    }
    append("}");
  }

  void append_array(int depth) {
    append("[");
    const std::uint64_t count = below(6);
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i > 0) append(",");
      append_value(depth);
    }
    append("]");
  }

  void append_string() {
    append(std::array{R"("a")", R"("abcd")", R"("Running")", R"("\\n")", R"("\n")", R"("\"")",
                      R"("{\"a\":[1]}")", R"("a text of more than twenty-four bytes")",
                      R"("a text of more than twenty-four bytes\\")",
                      "\"\xc3\xa9\xf0\x9f\x98\x80\""}[below(10)]);
  }

  void append(std::string_view token) {
    out_ += token;
    if (with_space_ && spaces_.chance(0.3))
      out_ += std::array{" ", "\n  ", "\t", "\r\n"}[spaces_.below(4)];
  }

  Random plan_;
  Random changes_;
  Random spaces_;
  bool with_space_;
  std::string out_;
};

class TokenWalkerTest : public ::testing::Test {
 protected:
  Result<ObjectPtr> decode(const std::string& text, const TypeMeta& defaults = {}) {
    return decode_with(decoder_, text, defaults);
  }
  // Returns the document as decoded by a new decoder, without a previous document.
  static std::string alone(const std::string& text, const TypeMeta& defaults = {}) {
    const ObjectPool::Owner pool = ObjectPool::create();
    JsonDecoder decoder(*pool);
    return decode_with(decoder, text, defaults).value()->to_json();
  }

  static Result<ObjectPtr> decode_with(JsonDecoder& decoder, std::string text,
                                       const TypeMeta& defaults) {
    const std::size_t size = text.size();
    text.append(kFramePadding, '}');  // The padding may hold anything.
    return decoder.decode({.text = std::string_view(text).substr(0, size)}, defaults);
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
};

TEST_F(TokenWalkerTest, SimilarDocumentsRoundTripByteForByte) {
  for (std::uint64_t plan = 1; plan <= 100; ++plan) {
    for (std::uint64_t changes = 1; changes <= 30; ++changes) {
      const std::string text = SimilarJson(plan, changes, SimilarJson::Space::None).object();
      const Result<ObjectPtr> object = decode(text);
      ASSERT_TRUE(object) << object.error().message << " in " << text;
      ASSERT_EQ((*object)->to_json(), text) << "plan " << plan << ", changes " << changes;
    }
  }
}

TEST_F(TokenWalkerTest, WhiteSpaceIsIgnored) {
  for (std::uint64_t plan = 1; plan <= 60; ++plan) {
    for (std::uint64_t changes = 1; changes <= 20; ++changes) {
      const std::string text = SimilarJson(plan, changes, SimilarJson::Space::Anywhere).object();
      const std::string compact = SimilarJson(plan, changes, SimilarJson::Space::None).object();
      const Result<ObjectPtr> object = decode(text);
      ASSERT_TRUE(object) << object.error().message << " in " << text;
      ASSERT_EQ((*object)->to_json(), compact) << text;
    }
  }
}

// simdjson's DOM is the reference: documents that it accepts must be accepted.
TEST_F(TokenWalkerTest, OnlyInvalidJsonIsRefused) {
  Random random(3);
  simdjson::dom::parser parser;
  for (std::uint64_t i = 1; i <= 2000; ++i) {
    std::string text = SimilarJson(i % 50, i, SimilarJson::Space::Anywhere).object();
    ASSERT_TRUE(decode(text)) << text;
    constexpr std::string_view kBytes = "{}[]:,\"\\ 01-.eatn\n";
    for (std::uint64_t n = 1 + random.below(2); n > 0; --n) {
      const std::size_t at = random.below(text.size());
      const char byte = kBytes[random.below(kBytes.size())];
      random.chance(0.5) ? void(text[at] = byte) : void(text.insert(at, 1, byte));
    }
    const Result<ObjectPtr> object = decode(text);
    if (object) {
      const Result<Json> expected = parse_json(text);
      ASSERT_TRUE(expected) << text;
      ASSERT_EQ(parse_json((*object)->to_json()).value(), *expected) << text;
    } else {
      simdjson::dom::element element;
      const bool taken =
          parser.parse(text).get(element) == simdjson::SUCCESS && element.is_object();
      ASSERT_FALSE(taken) << text << ": " << object.error().message;
    }
  }
}

TEST_F(TokenWalkerTest, MalformedDocumentsAreRefusedAfterASimilarOne) {
  const std::string good = R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f","g":true})";
  for (const char* bad : {R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f","g":true)",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f","g":true}})",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f","g":true},)",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f",})",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f" "g":true})",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e","g":true})",
                          R"({"a":{"b":[1,2,{"c":"d"}},"e":"f","g":true})",
                          R"({"a":{"b":[1,2,{"c":"d"}]],"e":"f","g":true})",
                          R"({"a":{"b":[1,2,{"c":"d"},]},"e":"f","g":true})",
                          R"({"a":{"b":[,1,2]},"e":"f","g":true})",
                          R"({"a":{"b":[1 2]},"e":"f","g":true})",
                          R"({"a":{"b":[01]},"e":"f","g":true})",
                          R"({"a":{"b":[1x]},"e":"f","g":true})",
                          R"({"a":{"b":[1,2,{"c":"\d"}]},"e":"f","g":true})",
                          R"({"a":{"b":[1,2,{"c""d"}]},"e":"f","g":true})",
                          R"({"a":{"b":[1,2,{c:"d"}]},"e":"f","g":true})",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f","g":tru})",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":"f","g":truex})",
                          R"({"a":{"b":[1,2,{"c":"d"}]},"e":f"f","g":true})",
                          R"([{"a":1}])",
                          R"("a")",
                          "7",
                          "",
                          "{"}) {
    ASSERT_TRUE(decode(good));
    const Result<ObjectPtr> object = decode(bad);
    ASSERT_FALSE(object) << bad;
    EXPECT_EQ(object.error().code, ErrorCode::Malformed) << bad;
  }
}

// With a duplicate key the last value wins, so the text has more members than the object has keys,
// and the two must not be matched by position.
TEST_F(TokenWalkerTest, DuplicateKeysDoNotAffectTheNextDocument) {
  const std::array texts = {
      R"({"a":"one","b":{"x":"yyyy"},"a":"two","c":"three"})",
      R"({"a":"one","b":{"x":"yyyy"},"a":"two","c":"three"})",
      R"({"a":"two","b":{"x":"yyyy"},"c":"three"})",
      R"({"o":{"a":"one","b":{"x":"yyyy"},"a":"two","c":"three"},"z":"three"})",
      R"({"o":{"a":"one","b":{"x":"yyyy"},"a":"four","c":"three"},"z":"three"})",
      R"({"a":"one","b":{"x":"yyyy"},"c":"three"})",
  };
  for (const char* text : texts) EXPECT_EQ(decode(text).value()->to_json(), alone(text)) << text;
}

TEST_F(TokenWalkerTest, InsertedTypesDoNotAffectTheNextDocument) {  // DY-03: inserted types.
  const std::array texts = {
      R"({"metadata":{"name":"pod-a"},"spec":{"x":"pod-a"}})",
      R"({"kind":"Other","metadata":{"name":"pod-a"},"spec":{"x":"pod-a"}})",
      R"({"apiVersion":"v2","metadata":{"name":"pod-b"},"spec":{"x":"pod-a"}})",
      R"({"kind":"Other","apiVersion":"v2","metadata":{"name":"pod-a"}})",
      R"({"metadata":{"name":"pod-b"},"kind":"Other","apiVersion":"v2"})",
      "{}"};
  const std::array<TypeMeta, 4> types = {TypeMeta{}, TypeMeta{.api_version = "v1"},
                                         TypeMeta{.kind = "Pod"},
                                         TypeMeta{.api_version = "v1", .kind = "Pod"}};
  Random random(5);
  for (int i = 0; i < 1000; ++i) {
    const std::string text = texts[random.below(texts.size())];
    const TypeMeta& type = types[random.below(types.size())];
    ASSERT_EQ(decode(text, type).value()->to_json(), alone(text, type)) << text;
  }
}

TEST_F(TokenWalkerTest, EventsAndObjectsCanAlternate) {
  for (std::uint64_t i = 1; i <= 300; ++i) {
    const std::string object = SimilarJson(i % 3, i, SimilarJson::Space::None).object();
    ASSERT_EQ(decode(object).value()->to_json(), object);
    const std::string inside = SimilarJson(i % 3, i + 1, SimilarJson::Space::None).object();
    std::string event = i % 2 == 0 ? R"({"type":"ADDED","object":)" + inside + "}"
                                   : R"({"object":)" + inside + R"(,"type":"DELETED"})";
    const std::size_t size = event.size();
    event.append(kFramePadding, ',');
    const Result<WatchEvent> decoded =
        decoder_.decode_event({.text = std::string_view(event).substr(0, size)});
    ASSERT_TRUE(decoded) << decoded.error().message;
    ASSERT_EQ(decoded->type, i % 2 == 0 ? WatchEventType::Added : WatchEventType::Deleted);
    ASSERT_EQ(decoded->object->to_json(), inside);
  }
}

TEST_F(TokenWalkerTest, DocumentsForTheExactReaderMayComeBetween) {
  for (std::uint64_t i = 1; i <= 300; ++i) {
    const std::string text = SimilarJson(7, i, SimilarJson::Space::None).object();
    ASSERT_EQ(decode(text).value()->to_json(), text);
    const std::string exact = R"({"n":-0,"o":)" + text + R"(,"p":2.50})";
    ASSERT_EQ(decode(exact).value()->to_json(), exact);
  }
}

TEST_F(TokenWalkerTest, HugeDocumentMayComeBetween) {
  Corpus corpus({.profile = CorpusProfile::PodsReplicated, .objects = 4});
  for (std::size_t i = 0; i < 4; ++i) {
    ASSERT_EQ(decode(corpus.object(i)).value()->to_json(), corpus.object(i));
    const std::string huge = R"({"data":")" + std::string(1'000'000, 'x') + R"(","items":[1,2]})";
    ASSERT_EQ(decode(huge).value()->to_json(), huge);
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
