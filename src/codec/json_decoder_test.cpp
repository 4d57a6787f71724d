// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_decoder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "api/object/object_pool.hpp"
#include "base/json_text.hpp"
#include "base/thread.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/json.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/kubernetes_objects.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::Corpus;
using test_support::CorpusProfile;

// A text followed by kFramePadding bytes, as a Frame requires.
class Padded {
 public:
  explicit Padded(std::string_view text) : size_(text.size()), bytes_(text) {
    bytes_.append(kFramePadding, '\0');
  }
  [[nodiscard]] Frame frame() const { return {.text = std::string_view(bytes_).substr(0, size_)}; }

 private:
  std::size_t size_;
  std::string bytes_;
};

class JsonDecoderTest : public ::testing::Test {
 protected:
  Result<ObjectPtr> decode(std::string_view json, const TypeMeta& defaults = {}) {
    return decoder_.decode(Padded(json).frame(), defaults);
  }
  std::string round_trip(std::string_view json) { return decode(json).value()->to_json(); }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
};

// Generates random compact documents, with numbers and strings in the form that append_json_*
// writes.
class RandomJson {
 public:
  explicit RandomJson(std::uint64_t seed) : random_(seed) {}

  std::string object() {
    out_.clear();
    append_object(0);
    return out_;
  }

 private:
  void append_value(int depth) {
    switch (random_.below(depth > 6 ? 7 : 9)) {
      case 0:
        out_ += "null";
        return;
      case 1:
        out_ += random_.chance(0.5) ? "true" : "false";
        return;
      case 2:
        append_json_integer(out_, static_cast<std::int64_t>(random_.next() >> random_.below(64)));
        return;
      case 3:
        append_json_integer(out_,
                            -static_cast<std::int64_t>(random_.next() >> (1 + random_.below(63))));
        return;
      case 4:
        append_odd_number();
        return;
      case 5:
      case 6:
        append_json_string(out_, text());
        return;
      case 7:
        append_object(depth + 1);
        return;
      default:
        append_array(depth + 1);
        return;
    }
  }

  void append_odd_number() {
    constexpr std::array kNumbers = {"-0",
                                     "-0.0",
                                     "0.0",
                                     "1e400",
                                     "1E-7",
                                     "3.25",
                                     "-17.5e3",
                                     "100000000000000000000",
                                     "-18446744073709551616",
                                     "0.30000000000000004",
                                     "1.0",
                                     "2.50"};
    out_ += kNumbers[random_.below(kNumbers.size())];
  }

  void append_object(int depth) {
    out_ += '{';
    const std::size_t count = random_.below(random_.chance(0.02) ? 40 : 6);
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) out_ += ',';
      append_json_string(out_, std::to_string(i) + text());  // Keys are unique.
      out_ += ':';
      append_value(depth);
    }
    out_ += '}';
  }

  void append_array(int depth) {
    out_ += '[';
    const std::size_t count = random_.below(6);
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) out_ += ',';
      append_value(depth);
    }
    out_ += ']';
  }

  std::string text() {
    constexpr std::array kTexts = {"",
                                   "a",
                                   "ab",
                                   "abc",
                                   "name",
                                   "metadata",
                                   "Running",
                                   "\"\\/",
                                   "\n\t\x01",
                                   "\xc3\xa9\xe4\xbd\xa0\xf0\x9f\x98\x80",
                                   "a rather long text that is not tiny at all"};
    if (random_.chance(0.1)) return std::string(random_.below(300), 'x');
    return kTexts[random_.below(kTexts.size())];
  }

  Random random_;
  std::string out_;
};

TEST_F(JsonDecoderTest, EveryCorpusObjectRoundTripsByteForByte) {
  for (const CorpusProfile profile : test_support::all_corpus_profiles()) {
    const std::size_t count = profile == CorpusProfile::CustomLarge ? 3 : 60;
    Corpus corpus({.profile = profile, .objects = count});
    for (std::size_t i = 0; i < count; ++i) {
      const std::string text = corpus.object(i);
      const ObjectPtr object = decode(text).value();
      // Floats in custom resources may be written in another form, but have equal values.
      if (object->to_json() != text) {
        ASSERT_EQ(parse_json(object->to_json()).value(), parse_json(text).value())
            << to_string(profile) << " " << i;
      }
    }
  }
}

TEST_F(JsonDecoderTest, RandomDocumentsRoundTripByteForByte) {
  for (std::uint64_t seed = 1; seed <= 5000; ++seed) {
    const std::string text = RandomJson(seed).object();
    ASSERT_EQ(round_trip(text), text) << "seed " << seed;
  }
}

TEST_F(JsonDecoderTest, RepeatedDocumentsAreDecodedCorrectly) {
  std::vector<std::string> texts;
  std::vector<ObjectPtr> objects;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    texts.push_back(RandomJson(seed % 40).object());  // Many are equal to earlier ones.
    objects.push_back(decode(texts.back()).value());
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    ASSERT_EQ(objects[i]->to_json(), texts[i]);
    ASSERT_EQ(*objects[i], *parse_object(texts[i]).value());
  }
}

TEST_F(JsonDecoderTest, TruncatedDocumentsAreRefused) {
  Corpus corpus({.profile = CorpusProfile::PodsMinimal, .objects = 1});
  const std::string text = corpus.object(0);
  for (std::size_t length = 0; length < text.size(); length += 7) {
    const Result<ObjectPtr> object = decode(std::string_view(text).substr(0, length));
    ASSERT_FALSE(object) << length;
    EXPECT_EQ(object.error().code, ErrorCode::Malformed);
  }
  EXPECT_TRUE(decode(text));  // The decoder still works after errors.
}

TEST_F(JsonDecoderTest, MutatedDocumentsAreRefusedOrDecoded) {
  Corpus corpus({.profile = CorpusProfile::PodsMinimal, .objects = 1});
  const std::string text = corpus.object(0);
  Random random(7);
  for (int i = 0; i < 3000; ++i) {
    std::string mutated = text;
    for (std::size_t n = 1 + random.below(3); n > 0; --n) {
      mutated[random.below(mutated.size())] = static_cast<char>(random.below(256));
    }
    const Result<ObjectPtr> object = decode(mutated);
    if (object) {
      EXPECT_EQ(parse_json((*object)->to_json()).value(), parse_json(mutated).value());
    } else {
      EXPECT_EQ(object.error().code, ErrorCode::Malformed) << object.error().message;
    }
  }
  const auto statistics = pool_->statistics();
  EXPECT_GT(statistics.strings, 0u);
}

TEST_F(JsonDecoderTest, ErrorsNameTheOffsetInTheStream) {
  const Padded text(R"({"a":tru})");
  Frame frame = text.frame();
  frame.stream_offset = 1000;
  const Result<ObjectPtr> object = decoder_.decode(frame);
  ASSERT_FALSE(object);
  EXPECT_NE(object.error().message.find("byte 1005"), std::string::npos) << object.error().message;
}

TEST_F(JsonDecoderTest, MissingTypeIsInsertedAtTheFront) {  // DY-03: the list's type.
  const TypeMeta pod{.api_version = "v1", .kind = "Pod"};
  EXPECT_EQ(decode(R"({"metadata":{}})", pod).value()->to_json(),
            R"({"kind":"Pod","apiVersion":"v1","metadata":{}})");
  EXPECT_EQ(decode(R"({"metadata":{},"kind":"Own"})", pod).value()->to_json(),
            R"({"apiVersion":"v1","metadata":{},"kind":"Own"})");
  // The type is also inserted on the slow path: ExactJsonReader reads documents with floats or -0.
  EXPECT_EQ(decode(R"({"a":1.50})", pod).value()->to_json(),
            R"({"kind":"Pod","apiVersion":"v1","a":1.50})");
  EXPECT_EQ(decode(R"({"kind":"Own","apiVersion":"x/v1","a":-0})", pod).value()->to_json(),
            R"({"kind":"Own","apiVersion":"x/v1","a":-0})");
}

TEST_F(JsonDecoderTest, EventsAreDecodedWithMembersInAnyOrder) {
  for (const char* text :
       {R"({"type":"ADDED","object":{"metadata":{"name":"a"},"n":1}})",
        R"({"object":{"metadata":{"name":"a"},"n":1},"type":"ADDED","more":[1]})",
        R"({"object":{"metadata":{"name":"a"},"n":1.25},"type":"ADDED"})"}) {
    const Result<WatchEvent> event = decoder_.decode_event(Padded(text).frame());
    ASSERT_TRUE(event) << event.error().message;
    EXPECT_EQ(event->type, WatchEventType::Added);
    EXPECT_EQ(event->object->name(), "a");
  }
}

TEST_F(JsonDecoderTest, BrokenEventsAreMalformed) {
  for (const char* text :
       {"[]", "{}", R"({"type":"ADDED"})", R"({"type":"ADDED","object":null})",
        R"({"type":"ADDED","object":[1]})", R"({"type":7,"object":{}})",
        R"({"type":"CHANGED","object":{}})", R"({"type":"ADDED","object":{"a":}})", "{"}) {
    const Result<WatchEvent> event = decoder_.decode_event(Padded(text).frame());
    ASSERT_FALSE(event) << text;
    EXPECT_EQ(event.error().code, ErrorCode::Malformed) << text;
  }
}

// A stop is noticed while a large object is decoded, by both readers; the decoder can be used
// again.
TEST_F(JsonDecoderTest, StopEndsTheDecodingOfALargeObject) {
  std::string numbers = "1";
  for (int i = 0; i < 10'000; ++i) numbers += ",1";
  const std::string plain = "{\"a\":[" + numbers + "]}";
  const std::string for_exact_reader = "{\"f\":1.5,\"a\":[" + numbers + "]}";
  std::stop_source stop;
  for (const std::string& json : {plain, for_exact_reader}) {
    EXPECT_TRUE(decoder_.decode(Padded(json).frame(), {}, stop.get_token()).ok());
  }
  stop.request_stop();
  for (const std::string& json : {plain, for_exact_reader}) {
    const Result<ObjectPtr> object = decoder_.decode(Padded(json).frame(), {}, stop.get_token());
    ASSERT_FALSE(object.ok());
    EXPECT_EQ(object.error().code, ErrorCode::Cancelled);
    const std::string event = R"({"type":"ADDED","object":)" + json + "}";
    EXPECT_EQ(decoder_.decode_event(Padded(event).frame(), stop.get_token()).error().code,
              ErrorCode::Cancelled);
    EXPECT_EQ(round_trip(json), json);
  }
}

TEST_F(JsonDecoderTest, EqualPartsOfReplicasAreStoredOnce) {
  Corpus corpus({.profile = CorpusProfile::PodsReplicated, .objects = 400});
  std::vector<ObjectPtr> pods;
  std::size_t json_bytes = 0;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::string text = corpus.object(i);
    json_bytes += text.size();
    pods.push_back(decode(text).value());
  }
  const ObjectPoolStatistics statistics = pool_->statistics();
  EXPECT_EQ(statistics.objects, pods.size());
  EXPECT_LT(statistics.object_bytes + statistics.shared_bytes, json_bytes / 3);
}

TEST(ObjectPoolTest, AllMemoryIsReleasedWithTheObjects) {
  const ObjectPool::Owner pool = ObjectPool::create();
  Corpus corpus({.profile = CorpusProfile::PodsReplicated, .objects = 200});
  {
    JsonDecoder decoder(*pool);
    std::vector<ObjectPtr> pods;
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      pods.push_back(decoder.decode(Padded(corpus.object(i)).frame()).value());
      std::ignore = decoder.decode(Padded(R"({"a":{"b":"abandoned)").frame());  // Fails half-way.
    }
  }
  pool->collect();
  const ObjectPoolStatistics statistics = pool->statistics();
  EXPECT_EQ(statistics.objects, 0u);
  EXPECT_EQ(statistics.object_bytes, 0u);
  EXPECT_EQ(statistics.strings, 0u);
  EXPECT_EQ(statistics.shapes, 0u);
  EXPECT_EQ(statistics.nodes, 0u);
  EXPECT_EQ(statistics.shared_bytes, 0u);
}

TEST(ObjectPoolTest, MemoryOfReleasedEntriesIsReused) {
  const ObjectPool::Owner pool = ObjectPool::create();
  JsonDecoder decoder(*pool);
  std::size_t held_after_first = 0;
  for (int round = 0; round < 20; ++round) {
    Corpus corpus({.profile = CorpusProfile::PodsUnique,
                   .objects = 50,
                   .seed = static_cast<std::uint64_t>(round)});
    std::vector<ObjectPtr> pods;
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      pods.push_back(decoder.decode(Padded(corpus.object(i)).frame()).value());
    }
    if (round == 2) held_after_first = pool->statistics().held_bytes;
  }
  EXPECT_LT(pool->statistics().held_bytes, 2 * held_after_first);
}

TEST(ObjectPoolTest, ObjectsOutliveThePoolsOwner) {
  std::vector<ObjectPtr> pods;
  {
    const ObjectPool::Owner pool = ObjectPool::create();
    JsonDecoder decoder(*pool);
    Corpus corpus({.objects = 50});
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      pods.push_back(decoder.decode(Padded(corpus.object(i)).frame()).value());
    }
  }
  EXPECT_FALSE(pods.back()->name().empty());
  // Release the objects on several threads at once, after the pool's owner is gone.
  std::vector<std::jthread> threads;
  for (std::size_t t = 0; t < 4; ++t) {
    threads.push_back(start_thread("release", [&pods, t] {
      for (std::size_t i = t; i < pods.size(); i += 4) pods[i] = nullptr;
    }));
  }
}

// Decoders, each with its own pool, pass objects to reader threads, which read and release them.
TEST(ObjectPoolTest, ManyThreadsDecodeShareReadAndRelease) {
  constexpr std::size_t kDecoders = 3;
  constexpr std::size_t kReaders = 4;
  constexpr std::size_t kObjects = 300;
  struct Exchange {
    detail::Mutex mutex;
    detail::CondVar changed;
    std::vector<ObjectPtr> objects KINFORM_GUARDED_BY(mutex);
    std::size_t decoders_left KINFORM_GUARDED_BY(mutex) = kDecoders;
  };
  Exchange exchange;
  std::atomic<std::size_t> read = 0;
  {
    std::vector<std::jthread> threads;
    for (std::size_t d = 0; d < kDecoders; ++d) {
      threads.push_back(start_thread("decode", [&exchange, d] {
        const ObjectPool::Owner pool = ObjectPool::create();
        JsonDecoder decoder(*pool);
        Corpus corpus({.objects = kObjects, .seed = d + 1});
        for (std::size_t i = 0; i < kObjects; ++i) {
          ObjectPtr object = decoder.decode(Padded(corpus.object(i)).frame()).value();
          detail::MutexLock lock(exchange.mutex);
          for (std::size_t r = 0; r < kReaders; ++r) exchange.objects.push_back(object);
          exchange.changed.notify_all();
        }
        detail::MutexLock lock(exchange.mutex);
        --exchange.decoders_left;
        exchange.changed.notify_all();
      }));
    }
    for (std::size_t r = 0; r < kReaders; ++r) {
      threads.push_back(start_thread("read", [&exchange, &read] {
        while (true) {
          ObjectPtr object;
          {
            detail::MutexLock lock(exchange.mutex);
            exchange.changed.wait(exchange.mutex, {},
                                  [&exchange]() KINFORM_REQUIRES(exchange.mutex) {
                                    return !exchange.objects.empty() || exchange.decoders_left == 0;
                                  });
            if (exchange.objects.empty()) return;
            object = std::move(exchange.objects.back());
            exchange.objects.pop_back();
          }
          EXPECT_FALSE(object->uid().empty());
          EXPECT_GT(object->to_json().size(), 5000u);
          ++read;
        }
      }));
    }
  }
  EXPECT_EQ(read.load(), kDecoders * kObjects * kReaders);
}

TEST_F(JsonDecoderTest, ObjectsOfAllKindsRoundTrip) {
  for (const test_support::KubernetesObject& written : test_support::kubernetes_objects()) {
    const ObjectPtr object = decode(written.json).value();
    EXPECT_EQ(parse_json(object->to_json()).value(), parse_json(written.json).value())
        << written.name;
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
