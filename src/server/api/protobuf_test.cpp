// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Requests of clients that accept protobuf, as client-go and kubectl do.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/protobuf_watch_decoder.hpp"
#include "server/api/api.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kProtobuf = "application/vnd.kubernetes.protobuf";
const std::string kBoth = std::string(kProtobuf) + ",application/json";
const std::string kPartial =
    std::string(kProtobuf) + ";as=PartialObjectMetadata;g=meta.k8s.io;v=v1";
const std::string kMaps = "/api/v1/namespaces/default/configmaps";
const std::string kWidgets = "/apis/example.com/v1/namespaces/default/widgets";

class ProtobufApiTest : public ::testing::Test {
 protected:
  ApiResponse call(const std::string& method, const std::string& target, const Json& body = {}) {
    Outcome outcome = api_.handle({.method = method,
                                   .target = target,
                                   .accept = accept_,
                                   .content_type = "application/json",
                                   .body = body.is_null() ? "" : body.to_json()},
                                  MayWait::No);
    if (auto* const response = std::get_if<ApiResponse>(&outcome)) return std::move(*response);
    ADD_FAILURE() << "not a plain response";
    return {};
  }

  void make(const std::string& name) {
    const Json map = {{"metadata", {{"name", name}}}, {"data", {{"v", "1"}}}};
    ASSERT_EQ(call("POST", kMaps, map).status, 201);
  }
  void define_widgets() {
    const Json version = {{"name", "v1"},
                          {"served", true},
                          {"storage", true},
                          {"schema", {{"openAPIV3Schema", {{"type", "object"}}}}}};
    const Json definition = {{"metadata", {{"name", "widgets.example.com"}}},
                             {"spec",
                              {{"group", "example.com"},
                               {"scope", "Namespaced"},
                               {"names", {{"plural", "widgets"}, {"kind", "Widget"}}},
                               {"versions", Json::array({version})}}}};
    const std::string path = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
    ASSERT_EQ(call("POST", path, definition).status, 201);
  }

  // Returns the object in a protobuf response.
  Json decoded(const ApiResponse& response) {
    EXPECT_EQ(response.content_type, kProtobuf) << response.body;
    std::string bytes = response.body;
    bytes.append(codec::kFramePadding, '\0');
    const Result<ObjectPtr> object =
        decoder_.decode({.text = std::string_view(bytes).substr(0, response.body.size())});
    if (!object) return {{"problem", object.error().message}};
    return parse_json((*object)->to_json()).value();
  }

  WatchResponse watch(const std::string& target) {
    Outcome outcome =
        api_.handle({.method = "GET", .target = target, .accept = accept_}, MayWait::No);
    if (auto* const response = std::get_if<WatchResponse>(&outcome)) return std::move(*response);
    ADD_FAILURE() << "not a watch: " << std::get_if<ApiResponse>(&outcome)->body;
    return {};
  }
  // Describes the events of a watch: `ADDED ConfigMap a`.
  std::vector<std::string> events(WatchResponse& watch) {
    const std::string bytes = api_.read(*watch.cursor, 100'000);
    codec::ProtobufWatchDecoder frames(decoder_);
    frames.input().feed(std::as_bytes(std::span(bytes)));
    frames.input().finish();
    std::vector<std::string> words;
    while (true) {
      const Result<WatchRead> read = frames.next({});
      if (!read) return {read.error().message};
      if (read->progress != WatchProgress::Event) return words;
      const WatchEvent& event = read->event;
      if (event.type == WatchEventType::Error) {
        words.push_back("ERROR " + std::to_string(event.error.http_status));
        continue;
      }
      const Object& object = *event.object;
      words.push_back(std::string(to_string(event.type)) + " " + std::string(object.kind()) + " " +
                      std::string(object.name()));
      if (object.at("/metadata/annotations").size() > 0) words.back() += "end";
    }
  }

  test_support::FakeClock clock_;
  std::string accept_ = kBoth;
  Api api_{{}, clock_};
  const ObjectPool::Owner pool_ = ObjectPool::create();
  codec::ProtobufDecoder decoder_{*pool_};
};

TEST_F(ProtobufApiTest, ObjectsAreTheSameInBothEncodings) {
  make("a");
  const Json object = decoded(call("GET", kMaps + "/a"));
  EXPECT_EQ(object["kind"], "ConfigMap");
  EXPECT_EQ(object.at("/data/v"), "1");
  accept_ = "application/json";
  EXPECT_EQ(parse_json(call("GET", kMaps + "/a").body).value(), object);
}

TEST_F(ProtobufApiTest, ResponsesToWritesAreProtobuf) {
  const Json map = {{"metadata", {{"name", "a"}}}, {"data", {{"v", "1"}}}};
  const ApiResponse created = call("POST", kMaps, map);
  EXPECT_EQ(created.status, 201);
  EXPECT_EQ(decoded(created).at("/metadata/name"), "a");
  EXPECT_EQ(decoded(call("DELETE", kMaps + "/a"))["kind"], "Status");
}

TEST_F(ProtobufApiTest, ListsHaveTheirItems) {
  make("a");
  make("b");
  const Json list = decoded(call("GET", kMaps + "?limit=1"));
  EXPECT_EQ(list["kind"], "ConfigMapList");
  EXPECT_EQ(list.at("/metadata/remainingItemCount"), Json(1));
  ASSERT_EQ(list["items"].size(), 1u);
  EXPECT_EQ(list.at("/items/0/data/v"), "1");
}

TEST_F(ProtobufApiTest, MetadataHasOnlyMetadata) {
  make("a");
  accept_ = kPartial;
  const Json object = decoded(call("GET", kMaps + "/a"));
  EXPECT_EQ(object["kind"], "PartialObjectMetadata");
  EXPECT_EQ(object["apiVersion"], "meta.k8s.io/v1");
  EXPECT_TRUE(object["data"].is_null());
  const Json list = decoded(call("GET", kMaps));
  EXPECT_EQ(list["kind"], "PartialObjectMetadataList");
  EXPECT_EQ(list.at("/items/0/metadata/name"), "a");
}

TEST_F(ProtobufApiTest, ErrorsAreInTheAcceptedEncoding) {
  const ApiResponse missing = call("GET", kMaps + "/a");
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(decoded(missing)["reason"], "NotFound");
  // A transformation cannot be applied to an error.
  accept_ = kPartial;
  EXPECT_EQ(parse_json(call("GET", kMaps + "/a").body).value()["reason"], "NotFound");
}

TEST_F(ProtobufApiTest, OtherTypesAreNotAcceptable) {
  accept_ = "application/xml";
  const ApiResponse list = call("GET", kMaps);
  EXPECT_EQ(list.status, 406);
  EXPECT_EQ(parse_json(list.body).value()["message"],
            "only the following media types are accepted: application/json, "
            "application/vnd.kubernetes.protobuf");
  EXPECT_EQ(parse_json(call("GET", kMaps + "?watch=1").body).value()["message"],
            "only the following media types are accepted: application/json;stream=watch, "
            "application/vnd.kubernetes.protobuf;stream=watch");
}

TEST_F(ProtobufApiTest, CustomResourcesAreJson) {
  define_widgets();
  const Json widget = {
      {"apiVersion", "example.com/v1"}, {"kind", "Widget"}, {"metadata", {{"name", "w"}}}};
  const ApiResponse created = call("POST", kWidgets, widget);
  EXPECT_EQ(created.status, 201) << created.body;
  EXPECT_EQ(created.content_type, "application/json");
  EXPECT_EQ(call("GET", kWidgets).content_type, "application/json");
  accept_ = kProtobuf;
  const ApiResponse refused = call("GET", kWidgets);
  EXPECT_EQ(refused.status, 406);
  EXPECT_EQ(decoded(refused)["reason"], "NotAcceptable");
  accept_ = kPartial;
  EXPECT_EQ(decoded(call("GET", kWidgets + "/w")).at("/metadata/name"), "w");
  EXPECT_EQ(decoded(call("GET", kWidgets)).at("/items/0/metadata/name"), "w");
  EXPECT_EQ(decoded(call("DELETE", kWidgets)).at("/items/0/metadata/name"), "w");
}

TEST_F(ProtobufApiTest, WatchSendsFrames) {
  make("a");
  WatchResponse watched = watch(kMaps +
                                "?watch=1&sendInitialEvents=true&allowWatchBookmarks=true&"
                                "resourceVersionMatch=NotOlderThan");
  EXPECT_EQ(watched.content_type, "application/vnd.kubernetes.protobuf;stream=watch");
  make("b");
  EXPECT_EQ(events(watched),
            (std::vector<std::string>{"ADDED ConfigMap a", "BOOKMARK ConfigMap end",
                                      "ADDED ConfigMap b"}));
  ASSERT_EQ(call("DELETE", kMaps + "/b").status, 200);
  EXPECT_EQ(events(watched), (std::vector<std::string>{"DELETED ConfigMap b"}));
}

TEST_F(ProtobufApiTest, WatchOfMetadataSendsPartialObjects) {
  make("a");
  accept_ = kPartial;
  WatchResponse watched = watch(kMaps + "?watch=1&resourceVersion=0");
  EXPECT_EQ(events(watched), (std::vector<std::string>{"ADDED PartialObjectMetadata a"}));
}

TEST_F(ProtobufApiTest, ExpiredWatchSendsAStatus) {
  make("a");
  api_.compact();
  WatchResponse watched = watch(kMaps + "?watch=1&resourceVersion=1");
  EXPECT_EQ(events(watched), (std::vector<std::string>{"ERROR 410"}));
}

TEST_F(ProtobufApiTest, DiscoveryAndTablesAreJson) {
  EXPECT_EQ(call("GET", "/api/v1").content_type, "application/json");
  make("a");
  accept_ = std::string(kProtobuf) + ";as=Table;g=meta.k8s.io;v=v1,application/json;as=Table;" +
            "g=meta.k8s.io;v=v1";
  const ApiResponse table = call("GET", kMaps);
  EXPECT_EQ(table.content_type, "application/json");
  EXPECT_EQ(parse_json(table.body).value()["kind"], "Table");
}

TEST_F(ProtobufApiTest, ProtobufBodiesOfOtherKindsAreUnsupported) {
  define_widgets();
  const auto post = [this](const std::string& path, const std::string& body) {
    Outcome outcome = api_.handle(
        {.method = "POST", .target = path, .content_type = std::string(kProtobuf), .body = body},
        MayWait::No);
    const auto& response = *std::get_if<ApiResponse>(&outcome);
    return std::to_string(response.status) + " " +
           std::string(parse_json(response.body).value()["message"].as_string());
  };
  const std::string text =
      "415 the body of the request was in an unknown format - accepted media types include: ";
  EXPECT_EQ(post(kWidgets, test_support::in_envelope("example.com/v1", "Widget", "")),
            text + "application/json, application/yaml");
  EXPECT_EQ(post(kMaps, test_support::in_envelope("example.com/v1", "Widget", "")),
            text + "application/json, application/yaml, application/vnd.kubernetes.protobuf");
}

}  // namespace
}  // namespace kinform::inline v0::server
