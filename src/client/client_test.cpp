// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/client.hpp"

#include <array>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/error.hpp"
#include "testing/fakes/fake_transport.hpp"

namespace kinform::inline v0 {
namespace {

using ::kinform::test_support::FakeResponse;
using ::kinform::test_support::FakeTransport;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const ApiResource kNodes{.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
const ApiResource kDeployments{
    .group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};

const ObjectKey kPodKey("web", "a");
const ObjectKey kDeploymentKey("web", "front");

constexpr const char* kPod =
    R"({"kind":"Pod","apiVersion":"v1","metadata":{"namespace":"web","name":"a","resourceVersion":"7"}})";
constexpr const char* kSuccess =
    R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success"})";

// Returns a list page of pods with these names.
std::string page(const std::vector<std::string>& names, const std::string& version,
                 const std::string& continue_token = "") {
  std::string items;
  for (const std::string& name : names) {
    items += std::string(items.empty() ? "" : ",") + R"({"metadata":{"name":")" + name + R"("}})";
  }
  return R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":")" + version +
         R"(","continue":")" + continue_token + R"("},"items":[)" + items + "]}";
}

std::string status_body(int code, const std::string& reason, const std::string& extra = "") {
  return R"({"kind":"Status","apiVersion":"v1","status":"Failure","message":"not allowed","reason":")" +
         reason + R"(","code":)" + std::to_string(code) + extra + "}";
}

std::vector<std::string> names_of(const ObjectList<>& list) {
  std::vector<std::string> names;
  for (const ObjectPtr& object : list.objects) names.emplace_back(object->name());
  return names;
}

std::string read_all(ByteSource& source) {
  std::string text;
  std::array<std::byte, 64> piece = {};
  while (const std::size_t count = source.read(piece, {}).value()) {
    text.append(reinterpret_cast<const char*>(piece.data()), count);
  }
  return text;
}

class ClientTest : public ::testing::Test {
 protected:
  [[nodiscard]] Json last_body() const {
    return parse_json(transport_->requests().back().body).value();
  }

  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>();
  const Client client_ =
      Client(transport_, {.server = "https://api.example:6443"}, {.requests_per_second = 0});
};

// Untyped requests work with any resource (DY-01).
TEST_F(ClientTest, GetReadsOneObject) {
  transport_->add_response({.body = kPod});
  transport_->add_response({.body = kPod});
  EXPECT_EQ(client_.get(kPods, kPodKey).value()->resource_version(), "7");
  EXPECT_TRUE(client_.get(kPods, kPodKey, {.resource_version = "0"}).ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/namespaces/web/pods/a",
                          "GET /api/v1/namespaces/web/pods/a?resourceVersion=0"));
  EXPECT_EQ(transport_->requests().front().url,
            "https://api.example:6443/api/v1/namespaces/web/pods/a");
  EXPECT_EQ(transport_->requests().front().body, "");
}

// Request paths begin with the path of the server URL (RQ-01).
TEST_F(ClientTest, ServerPathIsAPrefixOfEveryRequest) {
  const Client client(transport_, {.server = "https://proxy/k8s/c1/"});
  transport_->add_response({.body = kPod});
  EXPECT_TRUE(client.get(kPods, kPodKey).ok());
  EXPECT_THAT(transport_->request_lines(), ElementsAre("GET /k8s/c1/api/v1/namespaces/web/pods/a"));
}

TEST_F(ClientTest, InvalidRequestIsRejectedWithoutSending) {
  EXPECT_EQ(client_.get(kPods, {"web", "a/b"}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.get(kPods, {"web", ".."}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.get(kPods, {"", "a"}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.delete_object(kPods, {"web", ""}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.create(kPods, {{"kind", "Pod"}}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.list(kPods, {.label_selector = "a in"}).error().code,
            ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.watch(kNodes, {.namespace_name = "web"}).error().code,
            ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.delete_collection(kPods, {}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.get_raw("version").error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.get_raw("/a b").error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(client_.get(kPods, {"web", "a/b"}).error().message,
              HasSubstr("get pods \"web/a/b\": name"));
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

TEST_F(ClientTest, InvalidServerFailsTheFirstRequest) {
  const Client client(transport_, {.server = "gopher://hole"});
  EXPECT_EQ(client.get(kPods, kPodKey).error().code, ErrorCode::InvalidArgument);
}

TEST_F(ClientTest, ListReturnsOnePageAndContinueToken) {
  transport_->add_response({.body = page({"a", "b"}, "12", "next")});
  const ObjectList<> list =
      client_.list(kPods, {.namespace_name = "web", .label_selector = "app=x"}, {.limit = 2})
          .value();
  EXPECT_THAT(names_of(list), ElementsAre("a", "b"));
  EXPECT_EQ(list.objects.front()->kind(), "Pod");  // From the list, as items have none (DY-03).
  EXPECT_EQ(list.metadata.resource_version, "12");
  EXPECT_EQ(list.metadata.continue_token, "next");
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/namespaces/web/pods?labelSelector=app%3Dx&limit=2"));
}

// Requests for later pages contain the limit and the continue token, but no resource version
// (PG-01, PG-03, PG-04).
TEST_F(ClientTest, ListAllFollowsContinueTokens) {
  transport_->add_response({.body = page({"a"}, "12", "t1")});
  transport_->add_response({.body = page({"b"}, "13", "t2")});
  transport_->add_response({.body = page({"c"}, "14")});
  const ObjectList<> list =
      client_.list_all(kPods, {}, {.resource_version = "5", .limit = 1}).value();
  EXPECT_THAT(names_of(list), ElementsAre("a", "b", "c"));
  EXPECT_EQ(list.metadata.resource_version, "12");
  EXPECT_EQ(list.metadata.continue_token, "");
  EXPECT_THAT(transport_->request_lines(), ElementsAre("GET /api/v1/pods?limit=1&resourceVersion=5",
                                                       "GET /api/v1/pods?continue=t1&limit=1",
                                                       "GET /api/v1/pods?continue=t2&limit=1"));
}

// If a later page has expired, everything is listed again in one request (PG-01, PG-05).
TEST_F(ClientTest, ListAllFallsBackToFullListWhenAPageHasExpired) {
  transport_->add_response({.body = page({"a"}, "12", "t1")});
  transport_->add_response({.status = 410, .body = status_body(410, "Expired")});
  transport_->add_response({.body = page({"a", "b"}, "20")});
  const ObjectList<> list =
      client_
          .list_all(kPods, {},
                    {.resource_version = "5", .version_match = VersionMatch::NotOlderThan})
          .value();
  EXPECT_THAT(names_of(list), ElementsAre("a", "b"));
  EXPECT_EQ(list.metadata.resource_version, "20");
  EXPECT_THAT(
      transport_->request_lines(),
      ElementsAre("GET /api/v1/pods?limit=500&resourceVersion=5&resourceVersionMatch=NotOlderThan",
                  "GET /api/v1/pods?continue=t1&limit=500",
                  "GET /api/v1/pods?resourceVersion=5&resourceVersionMatch=NotOlderThan"));
}

TEST_F(ClientTest, ListAllFailsIfTheServerRepeatsAContinueToken) {
  for (int i = 0; i < 3; ++i) transport_->add_response({.body = page({"a"}, "12", "same")});
  const Result<ObjectList<>> list = client_.list_all(kPods);
  ASSERT_FALSE(list);
  EXPECT_THAT(list.error().message, HasSubstr("the server repeats a continue token"));
  EXPECT_THAT(transport_->requests(), SizeIs(2));
}

// An expired first page is not retried (PG-06).
TEST_F(ClientTest, ListAllReturnsErrorIfFirstPageHasExpired) {
  transport_->add_response({.status = 410, .body = status_body(410, "Expired")});
  EXPECT_TRUE(is_expired(client_.list_all(kPods).error()));
  EXPECT_THAT(transport_->requests(), SizeIs(1));
}

TEST_F(ClientTest, TruncatedListErrorNamesTheRequest) {
  transport_->add_response({.body = page({"a"}, "12").substr(0, 100)});
  const Error error = client_.list(kPods, {.namespace_name = "web"}).error();
  EXPECT_EQ(error.code, ErrorCode::EndOfStream);
  EXPECT_THAT(error.message, HasSubstr("list pods in \"web\": "));
}

// A Status object is an error even with status 200 (RQ-15, DY-01).
TEST_F(ClientTest, StatusInA200ResponseIsAnError) {
  transport_->add_response({.body = status_body(403, "Forbidden")});
  transport_->add_response({.body = status_body(403, "Forbidden")});
  EXPECT_TRUE(is_forbidden(client_.get(kPods, kPodKey).error()));
  EXPECT_TRUE(is_forbidden(client_.list(kPods).error()));
}

TEST_F(ClientTest, HtmlPageOfAProxyIsAnError) {
  const FakeResponse html{
      .body = "<html>log in</html>",
      .headers = {{.name = "Content-Type", .value = "text/html; charset=utf-8"}}};
  for (int i = 0; i < 3; ++i) transport_->add_response(html);
  EXPECT_THAT(client_.get(kPods, kPodKey).error().message, HasSubstr("text/html"));
  EXPECT_EQ(client_.list(kPods).error().code, ErrorCode::Malformed);
  EXPECT_EQ(client_.watch(kPods).error().code, ErrorCode::Malformed);
}

// A Status body provides reason, message and causes of the error (RQ-15).
TEST_F(ClientTest, ErrorsCarryCodeReasonMessageAndCauses) {
  transport_->add_response(
      {.status = 422,
       .body = status_body(
           422, "Invalid",
           R"(,"details":{"kind":"Pod","name":"a","causes":[{"reason":"FieldValueRequired","message":"Required value","field":"spec.containers"}]})")});
  const Error error =
      client_.create(kPods, {{"metadata", {{"namespace", "web"}, {"name", "a"}}}}).error();
  EXPECT_TRUE(is_invalid(error));
  EXPECT_EQ(error.reason, "Invalid");
  EXPECT_EQ(error.http_status, 422);
  EXPECT_THAT(error.causes, ElementsAre(ErrorCause{.type = "FieldValueRequired",
                                                   .message = "Required value",
                                                   .field = "spec.containers"}));
  EXPECT_EQ(error.message, "create pods \"web/a\": 422 Invalid: not allowed");
}

// If an error response has no Status body, the HTTP method and status code decide the error code
// (RQ-15).
TEST_F(ClientTest, ConflictOnCreateIsAlreadyExists) {
  transport_->add_response({.status = 409, .body = "no"});
  transport_->add_response({.status = 409, .body = "no"});
  const Json pod = {{"metadata", {{"namespace", "web"}, {"name", "a"}}}};
  EXPECT_TRUE(is_already_exists(client_.create(kPods, pod).error()));
  EXPECT_TRUE(is_conflict(client_.update(kPods, pod).error()));
}

TEST_F(ClientTest, CreatePostsToTheNamespaceOfTheObject) {
  transport_->add_response({.status = 201, .body = kPod});
  const Json pod = {{"apiVersion", "v1"},
                    {"kind", "Pod"},
                    {"metadata", {{"namespace", "web"}, {"generateName", "a-"}}}};
  EXPECT_EQ(
      client_
          .create(
              kPods, pod,
              {.field_manager = "me", .dry_run = true, .field_validation = FieldValidation::Strict})
          .value()
          ->name(),
      "a");
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("POST /api/v1/namespaces/web/pods?dryRun=All&fieldManager=me&"
                          "fieldValidation=Strict"));
  EXPECT_EQ(transport_->last_header("Content-Type"), "application/json");
  EXPECT_EQ(last_body(), pod);
}

TEST_F(ClientTest, ClusterScopedObjectsAreCreatedWithoutANamespace) {
  transport_->add_response({.status = 201, .body = kPod});
  EXPECT_TRUE(client_.create(kNodes, {{"metadata", {{"name", "n1"}}}}).ok());
  EXPECT_THAT(transport_->request_lines(), ElementsAre("POST /api/v1/nodes"));
}

TEST_F(ClientTest, SubresourceCanBeCreated) {
  transport_->add_response({.status = 201, .body = kSuccess});
  EXPECT_TRUE(client_
                  .create(kPods, {{"metadata", {{"namespace", "web"}, {"name", "a"}}}},
                          {.subresource = "eviction"})
                  .ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("POST /api/v1/namespaces/web/pods/a/eviction"));
}

TEST_F(ClientTest, UpdatePutsTheWholeObject) {
  const ObjectPtr pod = parse_object(kPod).value();
  for (int i = 0; i < 3; ++i) transport_->add_response({.body = kPod});
  EXPECT_TRUE(client_.update(kPods, *pod).ok());
  EXPECT_EQ(last_body(), edit(*pod));
  Json changed = edit(*pod);
  changed["status"]["phase"] = "Running";
  EXPECT_TRUE(client_.update_status(kPods, changed, {.field_manager = "me"}).ok());
  EXPECT_EQ(last_body(), changed);
  EXPECT_TRUE(client_.update(kPods, changed, {.subresource = "ephemeralcontainers"}).ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("PUT /api/v1/namespaces/web/pods/a",
                          "PUT /api/v1/namespaces/web/pods/a/status?fieldManager=me",
                          "PUT /api/v1/namespaces/web/pods/a/ephemeralcontainers"));
}

TEST_F(ClientTest, ScaleIsReadAndWrittenAsASubresource) {
  const std::string scale =
      R"({"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"namespace":"web","name":"front"},"spec":{"replicas":2}})";
  for (int i = 0; i < 3; ++i) transport_->add_response({.body = scale});
  const ObjectPtr found =
      client_.get(kDeployments, kDeploymentKey, {.subresource = "scale"}).value();
  Json wanted = edit(*found);
  wanted["spec"]["replicas"] = 5;
  EXPECT_TRUE(client_.update(kDeployments, wanted, {.subresource = "scale"}).ok());
  EXPECT_EQ(last_body()["spec"]["replicas"].as_int64(), 5);
  EXPECT_TRUE(client_
                  .patch(kDeployments, kDeploymentKey, PatchType::Merge,
                         {{"spec", {{"replicas", 3}}}}, {.subresource = "scale"})
                  .ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /apis/apps/v1/namespaces/web/deployments/front/scale",
                          "PUT /apis/apps/v1/namespaces/web/deployments/front/scale",
                          "PATCH /apis/apps/v1/namespaces/web/deployments/front/scale"));
}

TEST_F(ClientTest, EachPatchTypeHasItsContentType) {
  const std::pair<PatchType, const char*> types[] = {
      {PatchType::Json, "application/json-patch+json"},
      {PatchType::Merge, "application/merge-patch+json"},
      {PatchType::StrategicMerge, "application/strategic-merge-patch+json"},
      {PatchType::Apply, "application/apply-patch+yaml"}};
  for (const auto& [type, media_type] : types) {
    transport_->add_response({.body = kPod});
    EXPECT_TRUE(client_.patch(kPods, kPodKey, type, Json::object(), {.field_manager = "me"}).ok());
    EXPECT_EQ(transport_->last_header("Content-Type"), media_type);
    EXPECT_EQ(transport_->request_lines().back(),
              "PATCH /api/v1/namespaces/web/pods/a?fieldManager=me");
  }
}

TEST_F(ClientTest, ApplySendsFieldManagerAndForce) {
  transport_->add_response({.body = kPod});
  EXPECT_TRUE(client_
                  .patch(kPods, kPodKey, PatchType::Apply, {{"kind", "Pod"}},
                         {.field_manager = "me", .force = true, .dry_run = true})
                  .ok());
  EXPECT_EQ(transport_->request_lines().back(),
            "PATCH /api/v1/namespaces/web/pods/a?dryRun=All&fieldManager=me&force=true");
  EXPECT_EQ(client_.patch(kPods, kPodKey, PatchType::Apply, {}).error().code,
            ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.patch(kPods, kPodKey, PatchType::Merge, {}, {.force = true}).error().code,
            ErrorCode::InvalidArgument);
  EXPECT_THAT(transport_->requests(), SizeIs(1));
}

TEST_F(ClientTest, DeleteSendsItsOptionsInTheBody) {
  transport_->add_response({.body = kSuccess});
  transport_->add_response({.status = 202, .body = kPod});
  EXPECT_TRUE(client_.delete_object(kPods, kPodKey).ok());
  EXPECT_EQ(transport_->requests().back().body, R"({"kind":"DeleteOptions","apiVersion":"v1"})");
  EXPECT_TRUE(client_
                  .delete_object(kPods, kPodKey,
                                 {.grace_period_seconds = 0,
                                  .propagation = Propagation::Foreground,
                                  .uid = "u1",
                                  .resource_version = "7",
                                  .dry_run = true})
                  .ok());
  EXPECT_EQ(transport_->requests().back().body,
            R"({"kind":"DeleteOptions","apiVersion":"v1","gracePeriodSeconds":0,)"
            R"("preconditions":{"uid":"u1","resourceVersion":"7"},)"
            R"("propagationPolicy":"Foreground","dryRun":["All"]})");
  EXPECT_THAT(transport_->request_lines(), ElementsAre("DELETE /api/v1/namespaces/web/pods/a",
                                                       "DELETE /api/v1/namespaces/web/pods/a"));
}

TEST_F(ClientTest, DeleteCollectionSendsSelectorsInTheQuery) {
  transport_->add_response({.body = kSuccess});
  transport_->add_response({.body = page({"a"}, "9")});
  EXPECT_TRUE(
      client_.delete_collection(kPods, {.namespace_name = "web", .label_selector = "a=b"}).ok());
  EXPECT_TRUE(client_.delete_collection(kNodes, {}).ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("DELETE /api/v1/namespaces/web/pods?labelSelector=a%3Db",
                          "DELETE /api/v1/nodes"));
}

TEST_F(ClientTest, DeleteSucceedsByStatusWhateverTheBody) {
  transport_->add_response({.status = 204, .headers = {}});
  EXPECT_TRUE(client_.delete_object(kPods, kPodKey).ok());
  const auto long_list = transport_->add_stream();
  for (int i = 0; i < 300; ++i) long_list->send(std::string(1024, ' '));
  EXPECT_TRUE(client_.delete_collection(kPods, {.namespace_name = "web"}).ok());
  transport_->add_response({.body = status_body(409, "Conflict")});
  EXPECT_TRUE(is_conflict(client_.delete_object(kPods, kPodKey).error()));
}

TEST_F(ClientTest, PodLogIsReturnedAsBytes) {
  transport_->add_response({.body = "one\ntwo\n", .headers = {}});
  const auto log = client_
                       .pod_logs(kPodKey, {.container = "main",
                                           .previous = true,
                                           .timestamps = true,
                                           .since_seconds = 60,
                                           .tail_lines = 0,
                                           .limit_bytes = 100})
                       .value();
  EXPECT_EQ(read_all(*log), "one\ntwo\n");
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/namespaces/web/pods/a/log?container=main&limitBytes=100&"
                          "previous=true&sinceSeconds=60&tailLines=0&timestamps=true"));
  EXPECT_EQ(transport_->requests().back().kind, ExchangeKind::Short);
}

TEST_F(ClientTest, FollowedPodLogIsAStream) {
  const auto body = transport_->add_stream({.headers = {}});
  const auto log =
      client_
          .pod_logs(kPodKey, {.follow = true,
                              .since_time = WallTime(std::chrono::milliseconds(1'704'067'200'900))})
          .value();
  body->send("line\n");
  std::array<std::byte, 64> piece = {};
  EXPECT_EQ(log->read(piece, {}).value(), 5u);
  EXPECT_EQ(transport_->requests().back().kind, ExchangeKind::Stream);
  // With ClientOptions::stream_compression, lines would be held back until there are enough.
  EXPECT_EQ(find_header(transport_->requests().back().headers, "Accept-Encoding"), "identity");
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/namespaces/web/pods/a/log?follow=true&"
                          "sinceTime=2024-01-01T00%3A00%3A00Z"));
}

TEST_F(ClientTest, ContradictoryLogOptionsAreRejected) {
  EXPECT_EQ(client_.pod_logs(kPodKey, {.since_seconds = 1, .since_time = WallTime()}).error().code,
            ErrorCode::InvalidArgument);
  EXPECT_EQ(client_.pod_logs(kPodKey, {.tail_lines = -1}).error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

TEST_F(ClientTest, RawPathIsSentUnchanged) {
  transport_->add_response({.body = "ok", .headers = {}});
  EXPECT_EQ(client_.get_raw("/readyz?verbose").value(), "ok");
  EXPECT_THAT(transport_->request_lines(), ElementsAre("GET /readyz?verbose"));
}

TEST_F(ClientTest, DefaultNamespaceComesFromTheConfiguration) {
  EXPECT_EQ(client_.default_namespace(), "default");
  EXPECT_EQ(Client(transport_, {.namespace_name = "web"}).default_namespace(), "web");
}

TEST_F(ClientTest, WatchStreamsEvents) {
  const auto body = transport_->add_stream();
  const auto watch = client_.watch(kPods, {}, {.resource_version = "5"}).value();
  body->send(std::string(R"({"type":"ADDED","object":)") + kPod + "}\n");
  const WatchRead read = watch->next(Duration::zero(), {}).value();
  EXPECT_EQ(read.event.type, WatchEventType::Added);
  EXPECT_EQ(read.event.object->name(), "a");
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/pods?resourceVersion=5&watch=true"));
  EXPECT_EQ(transport_->requests().back().kind, ExchangeKind::Stream);
}

TEST_F(ClientTest, ResourceClientWithoutATypeTakesAndReturnsObjects) {
  const ResourceClient<> pods = client_.resource(kPods).in("web");
  transport_->add_response({.body = kPod});
  EXPECT_EQ(pods.get("a").value()->name(), "a");
  EXPECT_EQ(transport_->request_lines().back(), "GET /api/v1/namespaces/web/pods/a");
  transport_->add_response({.body = kPod});
  EXPECT_TRUE(pods.create({{"metadata", {{"name", "a"}}}}).ok());
  EXPECT_EQ(transport_->request_lines().back(), "POST /api/v1/namespaces/web/pods");
  EXPECT_EQ(last_body()["metadata"]["namespace"].as_string(), "web");
  transport_->add_response({.body = kPod});
  EXPECT_TRUE(pods.delete_object("a").ok());
  EXPECT_EQ(transport_->request_lines().back(), "DELETE /api/v1/namespaces/web/pods/a");
  transport_->add_response({.body = kPod});
  EXPECT_TRUE(pods.delete_collection({.label_selector = "a=b"}).ok());
  EXPECT_EQ(transport_->request_lines().back(),
            "DELETE /api/v1/namespaces/web/pods?labelSelector=a%3Db");
}

TEST_F(ClientTest, StopTokenMayFollowTheArgumentsDirectly) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(client_.get(kPods, kPodKey, stop.get_token()).error().code, ErrorCode::Cancelled);
  EXPECT_EQ(client_.delete_object(kPods, kPodKey, stop.get_token()).error().code,
            ErrorCode::Cancelled);
  EXPECT_EQ(client_.resource(kPods).in("web").get("a", stop.get_token()).error().code,
            ErrorCode::Cancelled);
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0
