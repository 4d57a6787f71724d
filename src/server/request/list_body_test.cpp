// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_body.hpp"

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::server {
namespace {

const KindFacts& config_maps() {
  return *find_kind("", "v1", "configmaps");
}

const Json kMetadata = {{"resourceVersion", "7"}};

std::vector<EntryPtr> entries(int count) {
  std::vector<EntryPtr> result;
  for (int i = 0; i < count; ++i) {
    Json object = {{"metadata", {{"name", "c" + std::to_string(i)}, {"namespace", "default"}}},
                   {"data", {{"v", std::string(100, 'x')}}}};
    result.push_back(std::make_shared<const Entry>(config_maps(), std::move(object), i + 1));
  }
  return result;
}

TEST(ListBodyTest, PiecesOfAnySizeJoinToOneDocument) {
  MessageEncoder encoder;
  ListBody whole(kMetadata, entries(20), {}, config_maps(), encoder);
  const std::string expected = whole.read(whole.bytes());
  EXPECT_EQ(parse_json(expected).value()["items"].size(), 20u);
  EXPECT_TRUE(whole.read(1000).empty());
  for (const std::size_t bytes_max : {1, 150, 1000}) {
    ListBody body(kMetadata, entries(20), {}, config_maps(), encoder);
    std::string text;
    for (std::string piece = body.read(bytes_max); !piece.empty(); piece = body.read(bytes_max)) {
      EXPECT_LT(piece.size(), bytes_max + 300);
      text += piece;
    }
    EXPECT_EQ(text, expected) << bytes_max;
  }
}

TEST(ListBodyTest, EmptyListHasAnEmptyItemsArray) {
  MessageEncoder encoder;
  ListBody body(kMetadata, {}, {}, config_maps(), encoder);
  EXPECT_EQ(
      body.read(1000),
      R"({"kind":"ConfigMapList","apiVersion":"v1","metadata":{"resourceVersion":"7"},"items":[]})"
      "\n");
  EXPECT_TRUE(body.read(100).empty());
}

// Returns the list in the body, as it would be in JSON.
std::string decoded(ListBody& body, std::size_t bytes_max) {
  std::string bytes;
  for (std::string piece = body.read(bytes_max); !piece.empty(); piece = body.read(bytes_max)) {
    bytes += piece;
  }
  EXPECT_EQ(bytes.size(), body.bytes());
  bytes.append(codec::kFramePadding, '\0');
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::ProtobufDecoder decoder(*pool);
  const Result<ObjectPtr> list =
      decoder.decode({.text = std::string_view(bytes).substr(0, body.bytes())});
  return list ? (*list)->to_json() : list.error().message;
}

TEST(ListBodyTest, ProtobufListHasItsSizeAndItems) {
  MessageEncoder encoder;
  for (const std::size_t bytes_max : {1, 150, 100'000}) {
    ListBody body(kMetadata, entries(20), {.encoding = Encoding::Protobuf}, config_maps(), encoder);
    const Json list = parse_json(decoded(body, bytes_max)).value();
    EXPECT_EQ(list["kind"], "ConfigMapList");
    EXPECT_EQ(list["metadata"], kMetadata);
    ASSERT_EQ(list["items"].size(), 20u);
    EXPECT_EQ(list.at("/items/19/metadata/resourceVersion"), "20");
    EXPECT_EQ(list.at("/items/19/data/v"), std::string(100, 'x'));
  }
  ListBody metadata(kMetadata, entries(2),
                    {.form = EntryForm::Metadata, .encoding = Encoding::Protobuf}, config_maps(),
                    encoder);
  const Json list = parse_json(decoded(metadata, 100)).value();
  EXPECT_EQ(list["kind"], "PartialObjectMetadataList");
  EXPECT_EQ(list.at("/items/1/metadata/name"), "c1");
  EXPECT_TRUE(list.at("/items/1/data").is_null());
  ListBody empty(kMetadata, {}, {.encoding = Encoding::Protobuf}, config_maps(), encoder);
  EXPECT_EQ(parse_json(decoded(empty, 100)).value()["metadata"], kMetadata);
}

TEST(ListBodyTest, WrittenEntriesAreReleased) {
  MessageEncoder encoder;
  std::vector<EntryPtr> items = entries(2);
  const std::weak_ptr<const Entry> first = items.front();
  ListBody body(kMetadata, std::move(items), {}, config_maps(), encoder);
  EXPECT_FALSE(first.expired());
  EXPECT_FALSE(body.read(1).empty());
  EXPECT_TRUE(body.read(1).size() > 100 && first.expired());
}

}  // namespace
}  // namespace kinform::inline v0::server
