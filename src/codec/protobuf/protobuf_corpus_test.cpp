// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes objects as large clusters have them, in both formats.

#include <iostream>
#include <string>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "kinform/json.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::all_corpus_profiles;
using test_support::Corpus;
using test_support::CorpusProfile;
using test_support::CorpusRevision;
using test_support::to_protobuf;

// Decodes objects one after the other, so that each is compared with the one before it.
class BothDecoders {
 public:
  std::string from_protobuf(std::string bytes) {
    return text_of(protobuf_.decode(frame_of(bytes)));
  }
  std::string from_json(std::string bytes) { return text_of(json_.decode(frame_of(bytes))); }

 private:
  static Frame frame_of(std::string& bytes) {
    const std::size_t size = bytes.size();
    bytes.append(kFramePadding, '\0');
    return {.text = std::string_view(bytes).substr(0, size)};
  }
  static std::string text_of(const Result<ObjectPtr>& object) {
    return object ? (*object)->to_json() : object.error().message;
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  ProtobufDecoder protobuf_{*pool_};
  JsonDecoder json_{*pool_};
};

bool is_custom(CorpusProfile profile) {
  return test_support::to_string(profile).starts_with("custom");
}

TEST(ProtobufCorpusTest, ObjectsOfAllCorporaAreEqualInBothFormats) {
  constexpr std::size_t kObjects = 150;
  for (const CorpusProfile profile : all_corpus_profiles()) {
    if (is_custom(profile)) continue;  // Custom resources have no protobuf form.
    Corpus corpus({.profile = profile, .objects = kObjects});
    BothDecoders decoders;
    std::size_t equal = 0;
    for (std::size_t i = 0; i < 2 * kObjects; ++i) {
      // First all objects, then a change of the status of each, in another order.
      const std::size_t index = i < kObjects ? i : i * 7 % kObjects;
      CorpusRevision revision = corpus.initial_revision(index);
      if (i >= kObjects) {
        revision.resource_version += i;
        revision.status_changes = 1;
        revision.status_version = revision.resource_version;
      }
      std::string text;
      corpus.append_object(text, index, revision);
      ASSERT_EQ(decoders.from_json(text), text);
      ASSERT_EQ(decoders.from_protobuf(to_protobuf(parse_json(text).value())), text)
          << test_support::to_string(profile) << " " << index;
      ++equal;
    }
    std::cout << equal << " objects of " << test_support::to_string(profile)
              << " are equal in both formats\n";
  }
}

// An object with more messages than a MessageLayout records.
std::string large_slice(int version) {
  std::string text = R"({"kind":"EndpointSlice","apiVersion":"discovery.k8s.io/v1","metadata":)"
                     R"({"name":"a","resourceVersion":")" +
                     std::to_string(version) + R"("},"addressType":"IPv4","endpoints":[)";
  for (int i = 0; i < 6000; ++i) {
    text += i == 0 ? "" : ",";
    text += R"({"addresses":["10.0.)" + std::to_string(i / 250) + "." + std::to_string(i % 250);
    // In each version, other endpoints are not ready.
    text +=
        std::string(R"("],"conditions":{"ready":)") + (i % 7 == version ? "false" : "true") + "}}";
  }
  return text + R"(],"ports":[{"name":"http","protocol":"TCP","port":80}]})";
}

TEST(ProtobufCorpusTest, ObjectWithMoreMessagesThanAreRecordedIsEqualInBothFormats) {
  BothDecoders decoders;
  for (int version = 1; version <= 5; ++version) {
    const std::string text = large_slice(version);
    ASSERT_EQ(decoders.from_json(text), text);
    ASSERT_EQ(decoders.from_protobuf(to_protobuf(parse_json(text).value())), text);
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
