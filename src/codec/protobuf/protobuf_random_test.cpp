// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes random objects of all kinds, written by an encoder that shares no code with the decoder.

#include <gtest/gtest.h>

#include <iostream>
#include <random>
#include <string>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "testing/long_run.hpp"
#include "testing/protobuf/comparison.hpp"
#include "testing/protobuf/encoder.hpp"
#include "testing/schema_objects.hpp"

namespace kinform::inline v0::codec {
namespace {

using schema::Definition;
using test_support::all_kinds;
using test_support::bytes_field;
using test_support::difference_to_reference;
using test_support::random_object;
using test_support::seeds;
using test_support::table_of;
using test_support::to_protobuf;

std::string decoded(JsonDecoder& decoder, std::string text) {
  const std::size_t size = text.size();
  text.append(kFramePadding, '\0');
  const Result<ObjectPtr> object = decoder.decode({.text = std::string_view(text).substr(0, size)});
  return object ? (*object)->to_json() : object.error().message;
}

std::string decoded(ProtobufDecoder& decoder, const Definition& type, std::string bytes) {
  const std::size_t size = bytes.size();
  bytes.append(kFramePadding, '\0');
  const Result<ObjectPtr> object = decoder.decode_message(
      table_of(decoder, type), {.text = std::string_view(bytes).substr(0, size)}, {});
  return object ? (*object)->to_json() : object.error().message;
}

// Each object follows another of its kind, so that parts of it are taken over. `./dev stress
// formats` decodes a million.
TEST(ProtobufRandomTest, RandomObjectsDecodeToTheirJson) {
  constexpr int kSeeds = 12;
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  JsonDecoder json_decoder(*pool);
  int objects = 0;
  for (const Definition* type : all_kinds()) {
    for (const std::uint64_t seed : seeds(kSeeds)) {
      const Json json = random_object(*type, seed);
      const std::string text = json.to_json();
      ASSERT_EQ(decoded(decoder, *type, to_protobuf(json, *type)), text)
          << type->name << " " << seed;
      ASSERT_EQ(decoded(json_decoder, text), text) << type->name << " " << seed;
      ++objects;
    }
  }
  std::cout << objects << " random objects are equal in both formats\n";
}

// The buffers of a decoder grow with its first messages, so later ones would not show that a part
// of them is used after it has moved.
TEST(ProtobufRandomTest, FirstObjectOfADecoderDecodesToItsJson) {
  constexpr int kSeeds = 3;
  for (const Definition* type : all_kinds()) {
    for (const std::uint64_t seed : seeds(kSeeds)) {
      const ObjectPool::Owner pool = ObjectPool::create();
      ProtobufDecoder decoder(*pool);
      const Json json = random_object(*type, seed);
      ASSERT_EQ(decoded(decoder, *type, to_protobuf(json, *type)), json.to_json())
          << type->name << " " << seed;
    }
  }
}

// Returns a message with one value in each field that is a message, list or map of messages. Those
// of the innermost level are empty.
std::string hollow_message(const MessageTable& table, const FieldTable& fields, int levels) {
  std::string message;
  for (std::size_t number = 1; number < fields.by_number.size(); ++number) {
    const FieldTable::Entry& entry = fields.by_number[number];
    std::string value;
    if (entry.inlined) {
      value = hollow_message(table, *fields.inlined[entry.member], levels);
    } else if (entry.type == FieldTable::Entry::kUnknown ||
               table.members[entry.member].message == nullptr) {
      continue;
    } else if (const MemberTable& member = table.members[entry.member]; levels > 0) {
      if (member.form == ValueForm::Message) {
        value = hollow_message(*member.message, member.message->fields, levels - 1);
      }
      if (member.cardinality == Cardinality::Map) value = bytes_field(2, value);
    }
    message += bytes_field(static_cast<std::uint32_t>(number), value);
  }
  return message;
}

TEST(ProtobufRandomTest, EmptyMessagesAreAsTheReferenceSays) {
  constexpr int kLevelsMax = 6;
  for (const Definition* type : all_kinds()) {
    for (int levels = 0; levels <= kLevelsMax; ++levels) {
      const ObjectPool::Owner pool = ObjectPool::create();
      ProtobufDecoder decoder(*pool);
      const MessageTable& table = table_of(decoder, *type);
      const std::string message = hollow_message(table, table.fields, levels);
      const auto difference = difference_to_reference(decoder, *type, message);
      ASSERT_FALSE(difference) << type->name << " " << levels << ": " << *difference;
    }
  }
}

TEST(ProtobufRandomTest, SimilarObjectsShareNothingWrong) {
  const Definition& type = *schema::kubernetes_schema().find("core/v1.Pod");
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  std::mt19937 random(1);
  Json pod = random_object(type, 1);
  for (int change = 0; change < 300; ++change) {
    // Takes over one part of another pod.
    const Json other = random_object(type, random());
    const auto members = other.members();
    auto member = members.begin();
    std::advance(member, static_cast<int>(random() % other.size()));
    pod.set((*member).key, (*member).value);
    Json ordered = Json::object();
    for (const char* key : {"metadata", "spec", "status"}) {
      if (pod.contains(key)) ordered.set(key, pod[key]);
    }
    ASSERT_EQ(decoded(decoder, type, to_protobuf(ordered, type)), ordered.to_json()) << change;
  }
}

TEST(ProtobufRandomTest, CutMessagesAreAsTheReferenceSays) {
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  for (const char* name : {"core/v1.Pod", "apiextensions/v1.CustomResourceDefinition"}) {
    const Definition& type = *schema::kubernetes_schema().find(name);
    const std::string bytes = to_protobuf(random_object(type, 3), type);
    const std::size_t step = 1 + bytes.size() / 4000;
    for (std::size_t size = 0; size < bytes.size(); size += step) {
      const auto difference = difference_to_reference(decoder, type, bytes.substr(0, size));
      ASSERT_FALSE(difference) << name << " cut at " << size << ": " << *difference;
    }
  }
}

TEST(ProtobufRandomTest, DamagedMessagesAreAsTheReferenceSays) {
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  std::mt19937 random(7);
  for (const Definition* type : all_kinds()) {
    const std::string bytes = to_protobuf(random_object(*type, 5), *type);
    if (bytes.empty() || bytes.size() > 100'000) continue;
    for (int damage = 0; damage < 20; ++damage) {
      std::string damaged = bytes;
      for (int i = 0; i < 1 + damage / 8; ++i) {
        damaged[random() % damaged.size()] = static_cast<char>(random());
      }
      const auto difference = difference_to_reference(decoder, *type, damaged);
      ASSERT_FALSE(difference) << type->name << " " << damage << ": " << *difference;
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
