// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Which format a client requests, and what it does with responses in another one.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/error.hpp"
#include "kinform/logging.hpp"
#include "testing/fakes/fake_transport.hpp"
#include "testing/log_capture.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::bytes_field;
using test_support::FakeBody;
using test_support::FakeResponse;
using test_support::FakeTransport;
using test_support::in_envelope;
using test_support::LogCapture;
using test_support::varint_field;
using test_support::watch_frame;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr const char* kProtobufType = "application/vnd.kubernetes.protobuf";
constexpr const char* kBoth = "application/vnd.kubernetes.protobuf,application/json";
constexpr const char* kJson = "application/json";
constexpr const char* kChangeMessage = "Requesting JSON instead of protobuf from now on";

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const ApiResource kServices{.version = "v1", .plural = "services", .kind = "Service"};
const ApiResource kWidgets{
    .group = "example.com", .version = "v1", .plural = "widgets", .kind = "Widget"};
const ObjectKey kKey("web", "a");

constexpr const char* kPodJson =
    R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","namespace":"web","resourceVersion":"7"},"later":1})";

constexpr const char* kWidgetList =
    R"({"kind":"PartialObjectMetadataList","apiVersion":"meta.k8s.io/v1",)"
    R"("metadata":{"resourceVersion":"1"},"items":[]})";

// A pod without its type; `more` is appended to its fields.
std::string pod(const std::string& name, const std::string& more = "") {
  return bytes_field(1, bytes_field(1, name) + bytes_field(3, "web") + bytes_field(6, "7")) + more;
}
// A field that no version of the tables has.
std::string unknown_field() {
  return bytes_field(4000, "later");
}

std::string page(const std::string& items, const std::string& next = "") {
  return in_envelope("v1", "PodList",
                     bytes_field(1, bytes_field(2, "12") + bytes_field(3, next)) + items);
}
std::string json_page(const std::string& items, const std::string& next = "") {
  return R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"12","continue":")" +
         next + R"("},"items":[)" + items + "]}";
}

FakeResponse protobuf(std::string body, int status = 200) {
  return {.status = status,
          .body = std::move(body),
          .headers = {{.name = "Content-Type", .value = kProtobufType}}};
}
FakeResponse of_type(const std::string& type, std::string body) {
  return {.body = std::move(body), .headers = {{.name = "Content-Type", .value = type}}};
}
FakeResponse watch_head(
    const std::string& type = "application/vnd.kubernetes.protobuf;stream=watch") {
  return {.headers = {{.name = "Content-Type", .value = type}}};
}
std::string event(const std::string& type, const std::string& name, const std::string& more = "") {
  return watch_frame(type, in_envelope("v1", "Pod", pod(name, more)));
}

// The Status of a failure, as protobuf. Without a code if that is 0.
std::string status(int code, const std::string& reason) {
  return in_envelope("v1", "Status",
                     bytes_field(1, "") + bytes_field(2, "Failure") +
                         bytes_field(3, "sent in protobuf") + bytes_field(4, reason) +
                         (code == 0 ? "" : varint_field(6, static_cast<std::uint64_t>(code))));
}

class WireFormatTest : public ::testing::Test {
 protected:
  // The Accept headers of all requests.
  std::vector<std::string> accepted() const {
    std::vector<std::string> values;
    for (const HttpRequest& request : transport_->requests()) {
      values.emplace_back(find_header(request.headers, "Accept"));
    }
    return values;
  }
  static std::vector<std::string> names(const ObjectList<>& list) {
    std::vector<std::string> names;
    for (const ObjectPtr& object : list.objects) names.emplace_back(object->name());
    return names;
  }
  std::string reason(const ApiResource& resource = kPods) const {
    return client_.lister_watcher(resource)->json_fallback();
  }

  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>();
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  const Client client_ = Client(transport_, {.server = "https://h"},
                                {.requests_per_second = 0, .logger = Logger(log_)});
};

// Typed clients of client-go accept these types (RQ-18).
TEST_F(WireFormatTest, TypesOfKubernetesAreRequestedAsProtobufAndOthersAsJson) {
  transport_->add_response(protobuf(page(bytes_field(2, pod("a")))));
  transport_->add_stream(watch_head());
  transport_->add_response(protobuf(in_envelope("v1", "Pod", pod("a"))));
  EXPECT_THAT(names(client_.list(kPods).value()), ElementsAre("a"));
  EXPECT_TRUE(client_.watch(kPods).ok());
  EXPECT_EQ(client_.get(kPods, kKey).value()->to_json(),
            R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","namespace":"web",)"
            R"("resourceVersion":"7"}})");
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kBoth, kBoth));

  transport_->add_response({.body = R"({"kind":"WidgetList","apiVersion":"example.com/v1",)"
                                    R"("metadata":{"resourceVersion":"1"},"items":[]})"});
  EXPECT_TRUE(client_.list(kWidgets).ok());
  EXPECT_EQ(accepted().back(), kJson);
}

TEST_F(WireFormatTest, SubresourcesAreJson) {
  transport_->add_response({.body = R"({"kind":"Scale","apiVersion":"autoscaling/v1"})"});
  EXPECT_TRUE(client_.get(kPods, kKey, {.subresource = "scale"}).ok());
  EXPECT_THAT(accepted(), ElementsAre(kJson));
}

// A write is not repeated, so its response must be one that can be decoded.
TEST_F(WireFormatTest, WritesAreJsonInBothDirections) {
  const Json object = parse_json(kPodJson).value();
  for (int i = 0; i < 4; ++i) transport_->add_response({.body = kPodJson});
  EXPECT_TRUE(client_.create(kPods, object).ok());
  EXPECT_TRUE(client_.update(kPods, object).ok());
  EXPECT_TRUE(client_.patch(kPods, kKey, PatchType::Merge, object).ok());
  EXPECT_TRUE(client_.delete_object(kPods, kKey).ok());
  EXPECT_THAT(accepted(), ElementsAre(kJson, kJson, kJson, kJson));
  EXPECT_EQ(find_header(transport_->requests().front().headers, "Content-Type"), kJson);
}

// Metadata is protobuf even of custom resources (DY-04).
TEST_F(WireFormatTest, MetadataOfAllResourcesIsRequestedAsProtobuf) {
  const auto source = client_.lister_watcher(kWidgets, {}, {.form = ObjectForm::MetadataOnly});
  const std::string metadata = bytes_field(1, bytes_field(1, "a") + bytes_field(3, "web"));
  transport_->add_response(protobuf(
      in_envelope("meta.k8s.io/v1", "PartialObjectMetadataList", bytes_field(2, metadata))));
  const auto list = source->list({}, nullptr, {}).value();
  const std::string expected = R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1",)"
                               R"("metadata":{"name":"a","namespace":"web"}})";
  EXPECT_EQ((**list->next({})).object->to_json(), expected);
  transport_->add_stream(watch_head())
      ->send(
          watch_frame("ADDED", in_envelope("meta.k8s.io/v1", "PartialObjectMetadata", metadata)));
  const auto watch = source->watch({}, {}).value();
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().event.object->to_json(), expected);
  EXPECT_THAT(accepted(),
              ElementsAre("application/vnd.kubernetes.protobuf;as=PartialObjectMetadataList;"
                          "g=meta.k8s.io;v=v1,"
                          "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,"
                          "application/json",
                          "application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;"
                          "g=meta.k8s.io;v=v1,"
                          "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,"
                          "application/json"));
}

TEST_F(WireFormatTest, FormatIsAnOptionOfClientAndOfListerWatcher) {
  const Client json_client(transport_, {.server = "https://h"},
                           {.requests_per_second = 0, .wire_format = WireFormat::Json});
  for (int i = 0; i < 5; ++i) transport_->add_response({.body = json_page("")});
  EXPECT_TRUE(json_client.list(kPods).ok());
  EXPECT_TRUE(json_client.lister_watcher(kPods)->list({}, nullptr, {}).ok());
  EXPECT_TRUE(json_client.lister_watcher(kPods, {}, {.wire_format = WireFormat::Automatic})
                  ->list({}, nullptr, {})
                  .ok());
  EXPECT_TRUE(client_.lister_watcher(kPods, {}, {.wire_format = WireFormat::Json})
                  ->list({}, nullptr, {})
                  .ok());
  const ListerWatcherSource source = client_.lister_watchers({.wire_format = WireFormat::Json});
  EXPECT_TRUE(source(kPods, {}, ObjectForm::Whole)->list({}, nullptr, {}).ok());
  EXPECT_THAT(accepted(), ElementsAre(kJson, kJson, kBoth, kJson, kJson));
}

TEST_F(WireFormatTest, RefusedProtobufIsRequestedAsJsonFromThenOn) {
  for (const int code : {406, 415}) {
    const ApiResource resource = code == 406 ? kPods : kServices;
    const std::size_t before = transport_->requests().size();
    const std::string list = R"({"kind":")" + resource.kind +
                             R"(List","apiVersion":"v1",)"
                             R"("metadata":{"resourceVersion":"1"},"items":[]})";
    transport_->add_response({.status = code, .body = "not here"});
    transport_->add_response({.body = list});
    transport_->add_stream();
    transport_->add_response({.body = kPodJson});
    EXPECT_TRUE(client_.list(resource).ok());
    EXPECT_TRUE(client_.watch(resource).ok());
    EXPECT_TRUE(client_.get(resource, kKey).ok());
    std::vector<std::string> types = accepted();
    types.erase(types.begin(), types.begin() + static_cast<std::ptrdiff_t>(before));
    EXPECT_THAT(types, ElementsAre(kBoth, kJson, kJson, kJson)) << code;
    EXPECT_THAT(reason(resource), HasSubstr(std::to_string(code)));
  }
  EXPECT_THAT(log_->records(kChangeMessage), SizeIs(2));  // Once for each resource.
}

TEST_F(WireFormatTest, WatchAndGetAreRepeatedAfterARefusal) {
  transport_->add_response({.status = 406});
  transport_->add_stream();
  EXPECT_TRUE(client_.watch(kPods).ok());
  transport_->add_response({.status = 406});
  transport_->add_response({.body = kPodJson});
  EXPECT_TRUE(client_.get(kServices, kKey).ok());
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kJson, kBoth, kJson));
}

TEST_F(WireFormatTest, RefusedJsonIsAnError) {
  transport_->add_response({.status = 406});
  EXPECT_EQ(client_.list(kWidgets).error().http_status, 406);
  EXPECT_THAT(transport_->requests(), SizeIs(1));
  EXPECT_THAT(reason(kWidgets), IsEmpty());
}

// A server, or a proxy, may send another format than it was asked for.
TEST_F(WireFormatTest, ResponseIsDecodedByItsContentType) {
  transport_->add_response(of_type("Application/JSON; charset=utf-8", kPodJson));
  EXPECT_EQ((*client_.get(kPods, kKey).value())["later"].as_int64(), 1);
  transport_->add_response(of_type("application/json", json_page(kPodJson)));
  EXPECT_THAT(names(client_.list(kPods).value()), ElementsAre("a"));
  transport_->add_stream(watch_head("application/json"))
      ->send(R"({"type":"ADDED","object":)" + std::string(kPodJson) + "}");
  EXPECT_EQ((*client_.watch(kPods))->next(Duration::zero(), {}).value().event.object->name(), "a");

  const auto source = client_.lister_watcher(kPods, {}, {.wire_format = WireFormat::Json});
  transport_->add_response(protobuf(page(bytes_field(2, pod("b")))));
  EXPECT_EQ((**(*source->list({}, nullptr, {}))->next({})).object->name(), "b");
  transport_->add_stream(watch_head(kProtobufType))->send(event("ADDED", "b"));
  EXPECT_EQ((*source->watch({}, {}))->next(Duration::zero(), {}).value().event.object->name(), "b");
  EXPECT_THAT(reason(), IsEmpty());  // Nothing to fall back from.
}

TEST_F(WireFormatTest, OtherContentTypesAreAnError) {
  for (int i = 0; i < 3; ++i) transport_->add_response(of_type("text/html", "<html>"));
  const auto check = [](const Error& error, const char* what) {
    EXPECT_EQ(error.code, ErrorCode::Malformed);
    EXPECT_THAT(error.message, AllOf(StartsWith(what), HasSubstr("\"text/html\"")));
  };
  check(client_.get(kPods, kKey).error(), "get pods");
  check(client_.list(kPods).error(), "list pods");
  check(client_.watch(kPods).error(), "watch pods");
  EXPECT_THAT(transport_->requests(), SizeIs(3));
}

// Without a type the body could be either, so the request is repeated for JSON.
TEST_F(WireFormatTest, MissingContentTypeIsJsonIfOnlyThatWasRequested) {
  FakeResponse untyped{.body = json_page(kPodJson), .headers = {}};
  transport_->add_response(untyped);
  transport_->add_response(untyped);
  EXPECT_THAT(names(client_.list(kPods).value()), ElementsAre("a"));
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kJson));
  EXPECT_THAT(reason(), HasSubstr("no Content-Type"));
}

TEST_F(WireFormatTest, FailuresAreReadFromProtobuf) {
  transport_->add_response(protobuf(status(404, "NotFound"), 404));
  const Error missing = client_.get(kPods, kKey).error();
  EXPECT_EQ(missing.code, ErrorCode::NotFound);
  EXPECT_THAT(missing.message, HasSubstr("sent in protobuf"));
  transport_->add_response(protobuf(status(410, "Expired")));  // With HTTP status 200.
  EXPECT_EQ(client_.list(kPods).error().code, ErrorCode::Expired);
  transport_->add_stream(watch_head())->send(watch_frame("ERROR", status(410, "Expired")));
  EXPECT_EQ((*client_.watch(kPods))->next(Duration::zero(), {}).value().event.error.code,
            ErrorCode::Expired);
  transport_->add_response({.status = 403,
                            .body = R"({"kind":"Status","apiVersion":"v1",)"
                                    R"("status":"Failure","reason":"Forbidden"})"});
  EXPECT_EQ(client_.list(kPods).error().code, ErrorCode::Forbidden);
}

TEST_F(WireFormatTest, ObjectWithAnUnknownFieldIsRequestedAsJson) {
  transport_->add_response(protobuf(in_envelope("v1", "Pod", pod("a", unknown_field()))));
  transport_->add_response({.body = kPodJson});
  EXPECT_EQ((*client_.get(kPods, kKey).value())["later"].as_int64(), 1);
  transport_->add_response({.body = kPodJson});
  EXPECT_TRUE(client_.get(kPods, kKey).ok());
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kJson, kJson));
  EXPECT_THAT(reason(), AllOf(StartsWith("get pods \"web/a\": protobuf at byte"),
                              HasSubstr("unknown field 4000 of core/v1.Pod")));
  EXPECT_THAT(reason(kServices), IsEmpty());
  ASSERT_THAT(log_->records(kChangeMessage), SizeIs(1));
  EXPECT_EQ(log_->records(kChangeMessage)[0].field("resource"), "pods.v1");
  EXPECT_EQ(log_->records(kChangeMessage)[0].field("reason"), reason());
}

TEST_F(WireFormatTest, KindWithoutATableIsRequestedAsJson) {
  transport_->add_response(protobuf(in_envelope("v1", "Pod2", "")));
  transport_->add_response({.body = kPodJson});
  EXPECT_TRUE(client_.get(kPods, kKey).ok());
  EXPECT_THAT(reason(), HasSubstr("no table for kind \"Pod2\""));
}

TEST_F(WireFormatTest, ListIsRepeatedAsJsonAndHasEachObjectOnce) {
  transport_->add_response(
      protobuf(page(bytes_field(2, pod("a")) + bytes_field(2, pod("b", unknown_field())))));
  transport_->add_response({.body = json_page(kPodJson)});
  EXPECT_THAT(names(client_.list(kPods).value()), ElementsAre("a"));
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kJson));
}

TEST_F(WireFormatTest, OnlyThePageWithAnUnknownFieldIsRepeated) {
  transport_->add_response(protobuf(page(bytes_field(2, pod("x")), "next")));
  transport_->add_response(protobuf(page(bytes_field(2, pod("y", unknown_field())))));
  transport_->add_response({.body = json_page(kPodJson)});
  EXPECT_THAT(names(client_.list_all(kPods).value()), ElementsAre("x", "a"));
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/pods?limit=500", "GET /api/v1/pods?continue=next&limit=500",
                          "GET /api/v1/pods?continue=next&limit=500"));
}

TEST_F(WireFormatTest, StreamsOfTheCallerEndWithFormatChanged) {
  transport_->add_response(
      protobuf(page(bytes_field(2, pod("a")) + bytes_field(2, pod("b", unknown_field())))));
  const auto list = client_.list_stream(kPods).value();
  EXPECT_EQ((**list->next({})).object->name(), "a");
  const Error ended = list->next({}).error();
  EXPECT_TRUE(is_format_changed(ended));
  EXPECT_THAT(ended.message, HasSubstr("unknown field 4000"));

  const std::shared_ptr<FakeBody> body = transport_->add_stream(watch_head());
  body->send(event("ADDED", "a") + event("MODIFIED", "a", unknown_field()));
  const auto watch =
      client_.lister_watcher(kServices)->watch({.resource_version = "1"}, {}).value();
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().progress, WatchProgress::Event);
  EXPECT_TRUE(is_format_changed(watch->next(Duration::zero(), {}).error()));
  EXPECT_THAT(reason(kServices), StartsWith("watch services: protobuf at byte"));
}

// A server that ignores the Accept header is asked once more, not again and again.
TEST_F(WireFormatTest, UnknownFieldInUnwantedProtobufIsAnError) {
  const std::string body = page(bytes_field(2, pod("a", unknown_field())));
  for (int i = 0; i < 2; ++i) transport_->add_response(protobuf(body));
  EXPECT_EQ(client_.list(kPods).error().code, ErrorCode::NotSupported);
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kJson));
  for (int i = 0; i < 2; ++i) {
    transport_->add_response(protobuf(in_envelope("v1", "Service", unknown_field())));
  }
  EXPECT_EQ(client_.get(kServices, kKey).error().code, ErrorCode::NotSupported);
  EXPECT_THAT(transport_->requests(), SizeIs(4));
  EXPECT_THAT(log_->records(kChangeMessage), SizeIs(2));
}

TEST_F(WireFormatTest, MalformedProtobufIsAnErrorAndNoReasonToChangeTheFormat) {
  transport_->add_response(protobuf(in_envelope("v1", "Pod", "\x0a\x7f")));
  transport_->add_response(protobuf(page("\x12\x02\x0a\x7f")));
  transport_->add_response(protobuf("k8s"));
  const Error object = client_.get(kPods, kKey).error();
  EXPECT_EQ(object.code, ErrorCode::Malformed);
  EXPECT_THAT(object.message, HasSubstr("protobuf at byte "));
  const Error list = client_.list(kPods).error();
  EXPECT_EQ(list.code, ErrorCode::Malformed);
  EXPECT_THAT(list.message, HasSubstr("protobuf at byte "));
  EXPECT_EQ(client_.get(kPods, kKey).error().code, ErrorCode::Malformed);
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kBoth, kBoth));
  EXPECT_THAT(log_->records(kChangeMessage), IsEmpty());
}

TEST_F(WireFormatTest, FailureInsideASuccessfulResponseIsNoReasonToChangeTheFormat) {
  for (int i = 0; i < 2; ++i) transport_->add_response(protobuf(status(405, "MethodNotAllowed")));
  EXPECT_EQ(client_.list(kPods).error().code, ErrorCode::NotSupported);
  EXPECT_EQ(client_.get(kPods, kKey).error().code, ErrorCode::NotSupported);
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kBoth));
  EXPECT_THAT(reason(), IsEmpty());
}

// Nor is one without a code, which has only a reason.
TEST_F(WireFormatTest, FailureWithoutACodeIsNoReasonToChangeTheFormat) {
  for (const char* reason : {"MethodNotAllowed", "NotAcceptable", "UnsupportedMediaType"}) {
    transport_->add_response(protobuf(status(0, reason)));
    EXPECT_EQ(client_.list(kPods).error().reason, reason);
    transport_->add_response(protobuf(status(0, reason)));
    EXPECT_EQ(client_.get(kPods, kKey).error().reason, reason);
  }
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kBoth, kBoth, kBoth, kBoth, kBoth));
  EXPECT_THAT(reason(), IsEmpty());
}

// A proxy may send protobuf although a deletion requests JSON.
TEST_F(WireFormatTest, FailureInProtobufWithinASuccessfulDeletionIsAnError) {
  transport_->add_response(protobuf(status(409, "Conflict")));
  EXPECT_EQ(client_.delete_object(kPods, kKey).error().code, ErrorCode::Conflict);
  transport_->add_response(protobuf(status(403, "Forbidden")));
  EXPECT_EQ(client_.delete_collection(kPods, {.namespace_name = "web"}).error().code,
            ErrorCode::Forbidden);
  transport_->add_response(protobuf(in_envelope("v1", "Pod", pod("a"))));
  EXPECT_TRUE(client_.delete_object(kPods, kKey).ok());
}

TEST_F(WireFormatTest, SourceThatRequestsJsonAnywayHasNoFallback) {
  transport_->add_response({.status = 406});
  transport_->add_response({.body = json_page("")});
  EXPECT_TRUE(client_.list(kPods).ok());
  EXPECT_THAT(reason(), HasSubstr("406"));
  const auto json = client_.lister_watcher(kPods, {}, {.wire_format = WireFormat::Json});
  EXPECT_THAT(json->json_fallback(), IsEmpty());
}

// The fallback is one for the resource, but whole custom resources are JSON anyway.
TEST_F(WireFormatTest, FallbackOfMetadataIsNotOneOfWholeCustomResources) {
  const auto metadata = client_.lister_watcher(kWidgets, {}, {.form = ObjectForm::MetadataOnly});
  transport_->add_response({.status = 406});
  transport_->add_response({.body = kWidgetList});
  EXPECT_TRUE(metadata->list({}, nullptr, {}).ok());
  EXPECT_THAT(metadata->json_fallback(), HasSubstr("406"));
  EXPECT_THAT(reason(kWidgets), IsEmpty());
}

TEST_F(WireFormatTest, MetadataOfCustomResourcesFallsBackToJson) {
  const std::string unknown = in_envelope("meta.k8s.io/v1", "PartialObjectMetadataList",
                                          bytes_field(2, bytes_field(1, "") + unknown_field()));
  const FakeResponse refusals[] = {
      {.status = 406}, {.body = kWidgetList, .headers = {}}, protobuf(unknown)};
  for (const FakeResponse& refusal : refusals) {
    const Client client(transport_, {.server = "https://h"}, {.requests_per_second = 0});
    const auto source = client.lister_watcher(kWidgets, {}, {.form = ObjectForm::MetadataOnly});
    const std::size_t before = transport_->requests().size();
    transport_->add_response(refusal);
    transport_->add_response({.body = kWidgetList});
    const auto first = source->list({}, nullptr, {}).value();
    const Result<std::optional<ListItem>> end = first->next({});
    if (!end) {
      EXPECT_TRUE(is_format_changed(end.error()));
      EXPECT_TRUE(source->list({}, nullptr, {}).ok());
    }
    EXPECT_THAT(source->json_fallback(), Not(IsEmpty()));
    const std::vector<std::string> types = accepted();
    ASSERT_EQ(types.size(), before + 2);
    EXPECT_THAT(types[before], StartsWith("application/vnd.kubernetes.protobuf;as="));
    EXPECT_EQ(types[before + 1],
              "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json");
  }
}

TEST_F(WireFormatTest, StopAfterARefusalEndsTheRequest) {
  for (int request = 0; request < 3; ++request) {
    const Client client(transport_, {.server = "https://h"}, {.requests_per_second = 0});
    std::stop_source stop;
    transport_->set_function([&stop](const HttpRequest&) -> Result<FakeResponse> {
      if (stop.stop_requested()) return Error(ErrorCode::Cancelled, "stop requested");
      stop.request_stop();
      return FakeResponse{.status = 406};
    });
    const Error error = request == 0 ? client.list(kPods, {}, {}, stop.get_token()).error()
                        : request == 1
                            ? client.watch(kPods, {}, {}, stop.get_token()).error()
                            : client.get(kPods, kKey, GetOptions(), stop.get_token()).error();
    EXPECT_EQ(error.code, ErrorCode::Cancelled) << request;
  }
}

// Each client has its own memory of servers.
TEST_F(WireFormatTest, OtherClientsKeepProtobuf) {
  transport_->add_response({.status = 406});
  transport_->add_response({.body = json_page("")});
  EXPECT_TRUE(client_.list(kPods).ok());
  const Client copy = client_;
  const Client other(transport_, {.server = "https://h"}, {.requests_per_second = 0});
  for (int i = 0; i < 2; ++i) transport_->add_response({.body = json_page("")});
  EXPECT_TRUE(copy.list(kPods).ok());
  EXPECT_TRUE(other.list(kPods).ok());
  EXPECT_THAT(accepted(), ElementsAre(kBoth, kJson, kJson, kBoth));
}

}  // namespace
}  // namespace kinform::inline v0
