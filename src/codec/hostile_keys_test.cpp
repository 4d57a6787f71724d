// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Everyone who may write one ConfigMap chooses its keys. Decoding it must take time in proportion
// to its size, whatever the keys are and whatever the object before it was. Each test compares the
// processor time with that of the same document in a new decoder, which has nothing to compare it
// with; both are measured next to each other, so a busy machine slows both.

#include <gtest/gtest.h>

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/detail/field.hpp"
#include "kinform/json.hpp"
#include "kinform/yaml.hpp"

namespace kinform::inline v0::codec {
namespace {

using std::chrono::nanoseconds;

constexpr std::size_t kManyKeys = 80000;
// Quadratic time is hundreds of times more for this many keys.
constexpr int kSlowdownMax = 12;

nanoseconds processor_time() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

nanoseconds time_of(const std::function<void()>& work) {
  const nanoseconds before = processor_time();
  work();
  return processor_time() - before;
}

std::string digits(std::size_t number) {
  const std::string text = std::to_string(number);
  return std::string(10 - text.size(), '0') + text;
}

std::vector<std::string> different_keys(std::string_view front, std::size_t count) {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < count; ++i) keys.push_back(std::string(front) + digits(i));
  return keys;
}

// Keys of the same length and of one key_hash, which reads only four of their characters.
std::vector<std::string> keys_of_one_hash(std::string_view seven, std::size_t count) {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < count; ++i) {
    keys.push_back("aaaaaaa" + std::string(seven) + "aaaaa" + digits(i) + "a");
  }
  return keys;
}

std::string object_with(const std::vector<std::string>& keys) {
  std::string json = "{";
  for (const std::string& key : keys) {
    if (json.size() > 1) json += ',';
    json += "\"" + key + "\":\"v\"";
  }
  return json + "}";
}

std::string config_map(const std::string& data) {
  return R"({"kind":"ConfigMap","metadata":{"name":"a"},"data":)" + data + "}";
}

class Decoder {
 public:
  ObjectPtr decode(std::string_view json) {
    text_.assign(json).append(kFramePadding, '\0');
    return decoder_.decode({.text = std::string_view(text_).substr(0, json.size())}).value();
  }

 private:
  ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
  std::string text_;
};

// Expects that `second` is decoded right after `first`, in about the time that it takes alone.
void expect_proportional_time(const std::string& first, const std::string& second) {
  nanoseconds alone = nanoseconds::max();
  nanoseconds after_first = nanoseconds::max();
  for (int i = 0; i < 3; ++i) {
    Decoder fresh;
    alone = std::min(alone, time_of([&] { EXPECT_EQ(fresh.decode(second)->to_json(), second); }));
    Decoder decoder;
    const ObjectPtr previous = decoder.decode(first);
    after_first = std::min(after_first,
                           time_of([&] { EXPECT_EQ(decoder.decode(second)->to_json(), second); }));
    if (after_first < alone * kSlowdownMax) return;
  }
  ADD_FAILURE() << after_first.count() << " ns after another object, " << alone.count()
                << " ns alone";
}

TEST(HostileKeysTest, KeysHaveOneHash) {
  for (const std::string& key : keys_of_one_hash("x", 1000)) {
    ASSERT_EQ(detail::key_hash(key), detail::key_hash(keys_of_one_hash("y", 1)[0]));
  }
}

TEST(HostileKeysTest, OtherKeysThanBefore) {
  expect_proportional_time(config_map(object_with(different_keys("one-", kManyKeys))),
                           config_map(object_with(different_keys("two-", kManyKeys))));
}

TEST(HostileKeysTest, OtherKeysOfTheSameHash) {
  expect_proportional_time(config_map(object_with(keys_of_one_hash("x", kManyKeys))),
                           config_map(object_with(keys_of_one_hash("y", kManyKeys))));
}

TEST(HostileKeysTest, SameKeysInAnotherOrder) {
  // At 10,000 keys the text of the first document is kept, to compare the second one with it.
  for (const std::size_t count : {std::size_t{10000}, kManyKeys}) {
    std::vector<std::string> keys = different_keys("", count);
    const std::string first = config_map(object_with(keys));
    std::reverse(keys.begin(), keys.end());
    expect_proportional_time(first, config_map(object_with(keys)));
    std::rotate(keys.begin(), keys.begin() + 1, keys.end());
    for (std::size_t i = 0; i + 1 < keys.size() / 2; i += 2)
      std::swap(keys[i], keys[count - i - 1]);
    expect_proportional_time(first, config_map(object_with(keys)));
  }
}

// New elements of an array are compared with the last element of the array before.
TEST(HostileKeysTest, SmallElementsAfterALargeOne) {
  const std::vector<std::string> keys = keys_of_one_hash("x", kManyKeys);
  const std::string element = object_with(keys_of_one_hash("y", 1));
  std::string elements = element;
  for (std::size_t i = 0; i < kManyKeys; ++i) elements += "," + element;
  expect_proportional_time(config_map("[" + object_with(keys) + "]"),
                           config_map("[" + elements + "]"));
}

TEST(HostileKeysTest, LongKeys) {
  constexpr std::size_t kKeys = 2000;
  const std::string long_text(4000, 'k');
  expect_proportional_time(config_map(object_with(different_keys(long_text + "x", kKeys))),
                           config_map(object_with(different_keys(long_text + "y", kKeys))));
}

TEST(HostileKeysTest, LookUpsOfMembers) {
  const std::vector<std::string> keys = keys_of_one_hash("x", kManyKeys);
  const std::string json = config_map(object_with(keys));
  nanoseconds decoding{};
  nanoseconds looking_up{};
  for (int i = 0; i < 3; ++i) {
    Decoder decoder;
    ObjectPtr object;
    decoding = time_of([&] { object = decoder.decode(json); });
    const Value data = (*object)["data"];
    looking_up = time_of([&] {
      for (const std::string& key : keys) ASSERT_EQ(data[key].as_string(), "v");
      for (const std::string& key : keys_of_one_hash("y", kManyKeys)) {
        ASSERT_TRUE(data[key].is_absent());
      }
    });
    if (looking_up < decoding * kSlowdownMax) return;
  }
  ADD_FAILURE() << looking_up.count() << " ns for look-ups, " << decoding.count()
                << " ns for decoding";
}

// Around the number of keys from which a shape has a table.
TEST(HostileKeysTest, MembersAreFoundAtEverySize) {
  Decoder decoder;
  for (std::size_t count = 60; count < 70; ++count) {
    const std::vector<std::string> keys = different_keys("key-", count);
    const ObjectPtr object = decoder.decode(config_map(object_with(keys)));
    const Value data = (*object)["data"];
    for (const std::string& key : keys) EXPECT_EQ(data[key].as_string(), "v") << key;
    EXPECT_TRUE(data["other"].is_absent());
  }
}

// Keys of 16 bytes with one std::hash, which is MurmurHash64A in libstdc++. The first half is
// counted up; the second half is computed so that both halves together lead to the same state, and
// is used if it can be written in YAML. Empty with another hash.
std::vector<std::string> keys_of_one_standard_hash(std::size_t count) {
  constexpr std::uint64_t kMultiplier = 0xc6a4a7935bd1e995;
  constexpr std::uint64_t kInverse = 0x5f7a0ea7e59b19bd;  // kMultiplier * kInverse == 1.
  static_assert(kMultiplier * kInverse == 1);
  constexpr std::uint64_t kStart = 0xc70f6907 ^ (16 * kMultiplier);
  const auto mixed = [](std::uint64_t half) {
    half *= kMultiplier;
    return (half ^ (half >> 47)) * kMultiplier;
  };
  const auto unmixed = [](std::uint64_t half) {
    half *= kInverse;
    return (half ^ (half >> 47)) * kInverse;
  };
  std::vector<std::string> keys;
  for (std::uint64_t number = 0; keys.size() < count; ++number) {
    char halves[16];
    for (int i = 0; i < 8; ++i) halves[i] = static_cast<char>('a' + ((number >> (4 * i)) & 15));
    std::uint64_t first = 0;
    std::memcpy(&first, halves, 8);
    const std::uint64_t second = unmixed((kStart ^ mixed(first)) * kMultiplier);
    std::memcpy(halves + 8, &second, 8);
    const bool fits = std::all_of(halves + 8, halves + 16, [](char byte) {
      return byte >= ' ' && byte <= '~' && byte != '"' && byte != '\\';
    });
    if (fits) keys.emplace_back(halves, 16);
    const std::hash<std::string_view> hash;
    if (keys.size() == 2 && hash(keys[0]) != hash(keys[1])) return {};
  }
  return keys;
}

// An object that merges another one with these keys.
std::string merging_yaml(const std::vector<std::string>& keys) {
  std::string yaml = "base: &base\n";
  for (const std::string& key : keys) yaml += "  \"" + key + "\": v\n";
  return yaml + "merged:\n  <<: *base\n";
}

// Expects that `read` takes about the same time for a text with keys of one std::hash as for one
// with other keys. `write` makes a text of keys.
template <class Write, class Read>
void expect_seeded_hash(const Write& write, const Read& read) {
  constexpr std::size_t kKeys = 5'000;
  constexpr int kFactorMax = 5;
  const std::vector<std::string> hostile_keys = keys_of_one_standard_hash(kKeys);
  if (hostile_keys.empty()) GTEST_SKIP() << "another std::hash";
  const std::string hostile = write(hostile_keys);
  const std::string harmless = write(different_keys("abcdef", kKeys));
  nanoseconds hostile_time{};
  nanoseconds harmless_time{};
  for (int i = 0; i < 3; ++i) {
    harmless_time = time_of([&] { EXPECT_TRUE(read(harmless).ok()); });
    hostile_time = time_of([&] { EXPECT_TRUE(read(hostile).ok()); });
    if (hostile_time < harmless_time * kFactorMax) return;
  }
  ADD_FAILURE() << hostile_time.count() << " ns for keys of one hash, " << harmless_time.count()
                << " ns for others";
}

TEST(HostileKeysTest, KeysOfOneStandardHashInJson) {
  expect_seeded_hash(object_with, parse_json);
}

TEST(HostileKeysTest, KeysOfOneStandardHashMergedInYaml) {
  expect_seeded_hash(merging_yaml, json_documents_from_yaml);
}

}  // namespace
}  // namespace kinform::inline v0::codec
