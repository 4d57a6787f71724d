// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The fed decoders of lists and watches.

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_list_decoder.hpp"
#include "codec/protobuf/protobuf_watch_decoder.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::codec {
namespace {

using namespace std::string_literals;
using test_support::bytes_field;
using test_support::in_envelope;
using test_support::to_protobuf;
using test_support::varint;
using test_support::varint_field;
using test_support::watch_frame;

void feed(InputBuffer& input, std::string_view bytes) {
  input.feed(std::as_bytes(std::span(bytes.data(), bytes.size())));
}

std::string pod(const std::string& name, const std::string& version = "1") {
  return bytes_field(1, bytes_field(1, name) + bytes_field(3, "web") +
                            bytes_field(5, "uid-" + name) + bytes_field(6, version));
}

std::string pod_list(int size) {
  std::string list =
      bytes_field(1, bytes_field(2, "700") + bytes_field(3, "next") + varint_field(4, 9));
  for (int i = 0; i < size; ++i) list += bytes_field(2, pod("pod-" + std::to_string(i)));
  return in_envelope("v1", "PodList", list);
}

// What a list gives: names of items, then the end or the error.
struct Listed {
  std::vector<std::string> results;
  std::string message;
  ListMetadata metadata;

  friend bool operator==(const Listed& left, const Listed& right) {
    return left.results == right.results && left.message == right.message;
  }
};

class ProtobufStreamsTest : public ::testing::Test {
 protected:
  Listed list(std::string_view bytes, std::size_t piece, ProtobufListDecoderOptions options = {}) {
    ProtobufListDecoder decoder(decoder_, std::move(options));
    Listed listed;
    while (true) {
      const Result<ListRead> read = decoder.next({});
      if (!read) {
        listed.results.emplace_back(to_string(read.error().code));
        listed.message = read.error().message;
        return listed;
      }
      if (read->progress == ListProgress::Ended) {
        listed.results.emplace_back("end");
        listed.metadata = decoder.metadata();
        return listed;
      }
      if (read->progress == ListProgress::Item) {
        listed.results.push_back((read->item.unchanged ? "unchanged " : "") +
                                 read->item.object->to_json());
        continue;
      }
      const std::string_view next = bytes.substr(0, piece);
      bytes.remove_prefix(next.size());
      next.empty() ? decoder.input().finish() : feed(decoder.input(), next);
    }
  }
  std::vector<std::string> results(std::string_view bytes) { return list(bytes, 100).results; }

  std::vector<std::string> watch(std::string_view bytes, std::size_t piece,
                                 ProtobufWatchDecoderOptions options = {}) {
    ProtobufWatchDecoder decoder(decoder_, options);
    std::vector<std::string> events;
    while (true) {
      const Result<WatchRead> read = decoder.next({});
      if (!read) {
        events.emplace_back(to_string(read.error().code));
        return events;
      }
      if (read->progress == WatchProgress::Ended) {
        events.emplace_back("end");
        return events;
      }
      if (read->progress == WatchProgress::Event) {
        const WatchEvent& event = read->event;
        events.push_back(std::string(to_string(event.type)) + " " +
                         (event.object ? std::string(event.object->name())
                                       : std::string(to_string(event.error.code))));
        continue;
      }
      const std::string_view next = bytes.substr(0, piece);
      bytes.remove_prefix(next.size());
      next.empty() ? decoder.input().finish() : feed(decoder.input(), next);
    }
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  ProtobufDecoder decoder_{*pool_};
};

TEST_F(ProtobufStreamsTest, ListGivesItemsWithTheirTypeAndThenMetadata) {
  const Listed listed = list(pod_list(1), 1000);
  EXPECT_EQ(listed.results, (std::vector<std::string>{
                                R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"pod-0",)"
                                R"("namespace":"web","uid":"uid-pod-0","resourceVersion":"1"}})",
                                "end"}));
  EXPECT_EQ(listed.metadata.resource_version, "700");
  EXPECT_EQ(listed.metadata.continue_token, "next");
  EXPECT_EQ(listed.metadata.remaining_item_count, 9);
}

TEST_F(ProtobufStreamsTest, PiecesOfAnySizeGiveTheSameList) {
  const std::string bytes = pod_list(3);
  const Listed whole = list(bytes, bytes.size());
  ASSERT_EQ(whole.results.size(), 4u);
  for (std::size_t piece = 1; piece < bytes.size(); ++piece) {
    EXPECT_EQ(list(bytes, piece), whole) << piece;
  }
}

TEST_F(ProtobufStreamsTest, ListCutAtAnyByteIsTruncated) {
  const std::string bytes = pod_list(2);
  const std::size_t end = bytes.size() - 4;  // The empty content type and encoding may be missing.
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    if (size == end || size == end + 2) continue;
    const Listed listed = list(std::string_view(bytes).substr(0, size), 7);
    EXPECT_EQ(listed.results.back(), "EndOfStream") << size << " " << listed.message;
    EXPECT_NE(listed.message.find("at byte " + std::to_string(size)), std::string::npos);
  }
}

TEST_F(ProtobufStreamsTest, ItemIsReturnedBeforeTheNextOneArrives) {
  const std::string bytes = pod_list(2);
  const std::size_t second = bytes.find("pod-1");
  ProtobufListDecoder decoder(decoder_);
  feed(decoder.input(), std::string_view(bytes).substr(0, second));
  EXPECT_EQ(decoder.next({}).value().item.object->name(), "pod-0");
  EXPECT_EQ(decoder.next({}).value().progress, ListProgress::NothingYet);
}

TEST_F(ProtobufStreamsTest, LongListNeedsNoMoreMemoryThanAShortOne) {
  const std::string bytes = pod_list(20'000);
  ProtobufListDecoder decoder(decoder_);
  const std::size_t before = decoder.input().memory_bytes();
  std::string_view left = bytes;
  int items = 0;
  while (!left.empty()) {
    feed(decoder.input(), left.substr(0, 10'000));
    left.remove_prefix(std::min<std::size_t>(left.size(), 10'000));
    while (decoder.next({}).value().progress == ListProgress::Item) ++items;
  }
  EXPECT_EQ(items, 20'000);
  EXPECT_EQ(decoder.input().memory_bytes(), before);
}

class OneKnownPod : public KnownObjects {
 public:
  explicit OneKnownPod(ObjectPtr pod) : pod_(std::move(pod)) {}
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override {
    return key.name == pod_->name() && key.namespace_name == "web" ? pod_ : nullptr;
  }
  [[nodiscard]] std::vector<ObjectPtr> list() const override { return {pod_}; }

 private:
  const ObjectPtr pod_;
};

TEST_F(ProtobufStreamsTest, UnchangedItemIsTheKnownObject) {
  std::string bytes = in_envelope("v1", "Pod", pod("pod-1"));
  const std::size_t size = bytes.size();
  bytes.append(kFramePadding, '\0');
  const OneKnownPod known(
      decoder_.decode({.text = std::string_view(bytes).substr(0, size)}).value());
  const std::vector<std::string> listed = list(pod_list(3), 50, {.known = &known}).results;
  ASSERT_EQ(listed.size(), 4u);
  EXPECT_TRUE(listed[1].starts_with("unchanged "));
  EXPECT_FALSE(listed[0].starts_with("unchanged ") || listed[2].starts_with("unchanged "));
  const std::string newer = in_envelope("v1", "PodList", bytes_field(2, pod("pod-1", "2")));
  EXPECT_FALSE(list(newer, 50, {.known = &known}).results[0].starts_with("unchanged "));
}

TEST_F(ProtobufStreamsTest, WhatIsNoListIsRefused) {
  const auto first = [&](const std::string& bytes) { return results(bytes).front(); };
  EXPECT_EQ(first(in_envelope("v1", "Pod", pod("a"))), "Malformed");
  EXPECT_EQ(first(in_envelope("v1", "Status", bytes_field(2, "Success"))), "Malformed");
  EXPECT_EQ(
      first(in_envelope("v1", "Status", bytes_field(2, "Failure") + bytes_field(4, "Expired"))),
      "Expired");
  EXPECT_EQ(first("{\"kind\":\"PodList\"}"), "Malformed");
  EXPECT_EQ(first("<html>"), "Malformed");
  EXPECT_EQ(first("k8s\0"s + bytes_field(2, "")), "Malformed");  // The type is missing.
  EXPECT_EQ(first(in_envelope("example.com/v1", "WidgetList", "")), "NotSupported");
  EXPECT_EQ(first(in_envelope("v1", "PodList", bytes_field(7, ""))), "NotSupported");
  EXPECT_EQ(first(in_envelope("v1", "PodList", bytes_field(2, bytes_field(99, "")))),
            "NotSupported");
  EXPECT_EQ(first(in_envelope("v1", "PodList", "\x12\x7f")), "Malformed");
  EXPECT_EQ(
      list(in_envelope("v1", "PodList", ""), 9, {.item_type = {.kind = "Node"}}).results.front(),
      "Malformed");
  EXPECT_EQ(results(in_envelope("v1", "PodList", "")), (std::vector<std::string>{"end"}));
  EXPECT_EQ(results(in_envelope("v1", "PodList", bytes_field(1, "") + bytes_field(1, ""))).back(),
            "Malformed");
  EXPECT_EQ(results(pod_list(1) + bytes_field(1, "")).back(), "Malformed");
}

TEST_F(ProtobufStreamsTest, TooLongItemIsRefusedBeforeItArrives) {
  const std::string head =
      "k8s\0"s + bytes_field(1, bytes_field(1, "v1") + bytes_field(2, "PodList"));
  const std::string item = "\x12"s + varint(200'000);
  const Listed listed =
      list(head + "\x12" + varint(1'000'000) + item, 10, {.item_bytes_max = 100'000});
  EXPECT_EQ(listed.results, (std::vector<std::string>{"LimitExceeded"}));
}

TEST_F(ProtobufStreamsTest, StoppedListIsCancelled) {
  ProtobufListDecoder decoder(decoder_);
  feed(decoder.input(), pod_list(2));
  std::stop_source stop;
  EXPECT_EQ(decoder.next(stop.get_token()).value().progress, ListProgress::Item);
  stop.request_stop();
  EXPECT_EQ(decoder.next(stop.get_token()).error().code, ErrorCode::Cancelled);
}

std::string change(const char* type, const std::string& name) {
  return watch_frame(type, in_envelope("v1", "Pod", pod(name)));
}

TEST_F(ProtobufStreamsTest, PiecesOfAnySizeGiveTheSameEvents) {
  const std::string bytes = change("ADDED", "a") + change("MODIFIED", "a") +
                            change("DELETED", "b") + change("BOOKMARK", "");
  const std::vector<std::string> wanted = {"ADDED a", "MODIFIED a", "DELETED b", "BOOKMARK ",
                                           "end"};
  for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
    ASSERT_EQ(watch(bytes, piece), wanted) << piece;
  }
}

TEST_F(ProtobufStreamsTest, WatchCutInsideAnEventIsTruncated) {
  const std::string bytes = change("ADDED", "a");
  for (std::size_t size = 1; size < bytes.size(); ++size) {
    EXPECT_EQ(watch(std::string_view(bytes).substr(0, size), 5),
              (std::vector<std::string>{"EndOfStream"}));
  }
  EXPECT_EQ(watch("", 5), (std::vector<std::string>{"end"}));
}

TEST_F(ProtobufStreamsTest, ErrorEventIsTheErrorOfItsStatus) {
  const std::string status =
      bytes_field(2, "Failure") + bytes_field(4, "Expired") + varint_field(6, 410);
  EXPECT_EQ(
      watch(watch_frame("ERROR", in_envelope("v1", "Status", status)) + change("ADDED", "a"), 9),
      (std::vector<std::string>{"ERROR Expired", "end"}));
}

TEST_F(ProtobufStreamsTest, UndecodableEventIsAnErrorEvent) {
  const std::vector<std::string> refused = {"ERROR Internal", "end"};
  EXPECT_EQ(watch(watch_frame("RENAMED", in_envelope("v1", "Pod", "")), 9), refused);
  EXPECT_EQ(watch(watch_frame("ADDED", in_envelope("v1", "Pod", "\x0a")), 9), refused);
  EXPECT_EQ(watch("\0\0\0\0"s, 9), refused);
  EXPECT_EQ(watch("\x7f\xff\xff\xff"s, 9), refused);  // Longer than any event.
  EXPECT_EQ(watch("{\"type\":\"ADDED\"}", 9), refused);
}

TEST_F(ProtobufStreamsTest, UnknownFieldInAnEventIsNotSupported) {
  EXPECT_EQ(watch(change("ADDED", "a") +
                      watch_frame("ADDED", in_envelope("v1", "Pod", bytes_field(99, ""))),
                  9),
            (std::vector<std::string>{"ADDED a", "NotSupported"}));
}

}  // namespace
}  // namespace kinform::inline v0::codec
