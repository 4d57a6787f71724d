// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/api.hpp"

#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::size_t kPiece = 1 << 20;
const std::string kMaps = "/api/v1/namespaces/default/configmaps";
const std::string kMerge = "application/merge-patch+json";
const std::string kJsonPatch = "application/json-patch+json";

struct Reply {
  int status = 0;
  Json body = {};
  ServedBy served_by = ServedBy::Neither;
};

class ApiTest : public ::testing::Test {
 protected:
  ApiRequest request(const std::string& method, const std::string& target, const Json& body = {},
                     const std::string& type = "application/json") {
    return {.method = method,
            .target = target,
            .accept = accept_,
            .content_type = type,
            .body = body.is_null() ? "" : body.to_json(),
            .user = "anna"};
  }

  Reply call(const std::string& method, const std::string& target, const Json& body = {},
             const std::string& type = "application/json") {
    return finish(api_.handle(request(method, target, body, type), MayWait::No));
  }

  static Reply finish(const Outcome& outcome) {
    const auto* const response = std::get_if<ApiResponse>(&outcome);
    if (response == nullptr) {
      ADD_FAILURE() << "not a plain response";
      return {};
    }
    return {response->status, parse_json(response->body).value_or({}), response->served_by};
  }

  static Json map(const std::string& name, const std::string& value = "1",
                  const Json& labels = Json::object()) {
    return {{"metadata", {{"name", name}, {"labels", labels}}}, {"data", {{"v", value}}}};
  }
  void make(const std::string& name, const std::string& value = "1",
            const Json& labels = Json::object()) {
    ASSERT_EQ(call("POST", kMaps, map(name, value, labels)).status, 201) << name;
  }
  void put(const std::string& name, const std::string& value, const Json& labels = Json::object()) {
    ASSERT_EQ(call("PUT", kMaps + "/" + name, map(name, value, labels)).status, 200) << name;
  }
  void remove(const std::string& name) {
    ASSERT_EQ(call("DELETE", kMaps + "/" + name).status, 200) << name;
  }

  static std::vector<std::string> names(const Reply& reply) {
    std::vector<std::string> found;
    for (const Json& item : reply.body["items"].elements()) {
      found.emplace_back(item["metadata"]["name"].as_string());
    }
    return found;
  }
  static std::string version(const Reply& reply) {
    return std::string(reply.body["metadata"]["resourceVersion"].as_string());
  }
  static std::string token(const Reply& reply) {
    return std::string(reply.body["metadata"]["continue"].as_string());
  }

  WatchResponse watch(const std::string& parameters, const std::string& path = kMaps) {
    Outcome outcome = api_.handle(request("GET", path + "?watch=true&" + parameters), MayWait::No);
    if (auto* const response = std::get_if<WatchResponse>(&outcome)) return std::move(*response);
    ADD_FAILURE() << "no watch: " << std::get_if<ApiResponse>(&outcome)->body;
    return {};
  }

  // Describes the events that are ready: `ADDED a=1`, `BOOKMARK`, `BOOKMARK end`, `ERROR 410
  // Expired`.
  std::vector<std::string> read(WatchResponse& watch) {
    std::vector<std::string> events;
    std::string lines = api_.read(*watch.cursor, kPiece);
    while (!lines.empty()) {
      const std::size_t end = lines.find('\n');
      events.push_back(describe(parse_json(lines.substr(0, end)).value()));
      lines.erase(0, end + 1);
    }
    return events;
  }
  static std::string describe(const Json& event) {
    const std::string type(event["type"].as_string());
    const Json& object = event["object"];
    if (type == "ERROR") {
      return "ERROR " + std::to_string(object["code"].as_int64()) + " " +
             std::string(object["reason"].as_string());
    }
    const Json& metadata = object["metadata"];
    if (type == "BOOKMARK") {
      return metadata["annotations"]["k8s.io/initial-events-end"].as_string() == "true"
                 ? "BOOKMARK end"
                 : "BOOKMARK";
    }
    return type + " " + std::string(metadata["name"].as_string()) + "=" +
           std::string(object["data"]["v"].as_string());
  }

  test_support::FakeClock clock_;
  bool allowed_ = true;
  std::string accept_ = "application/json";
  Api api_{{.authorize = [this](const Access&) { return allowed_; }}, clock_};
};

struct Refusal {
  std::string method;
  std::string target;
  std::string body;
  std::string type;
  int status;
  std::string reason;
  std::string cause;  // `reason@field` of the first cause; empty: not checked.
};

// Compares each refusal with that of a kube-apiserver.
TEST_F(ApiTest, RefusalsHaveTheCodeReasonAndCauseOfARealServer) {
  make("a");
  const std::string json = "application/json";
  const std::string v = kMaps + "?resourceVersion=1&";
  const Refusal refusals[] = {
      {"GET", kMaps + "/none", "", "", 404, "NotFound", ""},
      {"DELETE", kMaps + "/none", "", "", 404, "NotFound", ""},
      {"PUT", kMaps + "/none", R"({"metadata":{"name":"none"}})", json, 404, "NotFound", ""},
      {"PATCH", kMaps + "/none", "{}", kMerge, 404, "NotFound", ""},
      {"POST", kMaps + "/a", "{}", json, 405, "MethodNotAllowed", ""},
      {"PUT", kMaps, "{}", json, 405, "MethodNotAllowed", ""},
      {"POST", "/api/v1/configmaps", "{}", json, 405, "MethodNotAllowed", ""},
      {"DELETE", "/api/v1/namespaces", "", "", 405, "MethodNotAllowed", ""},
      {"POST", kMaps, "{no json", json, 400, "BadRequest", ""},
      {"POST", kMaps, "", json, 400, "BadRequest", ""},
      {"POST", kMaps, "[]", json, 400, "BadRequest", ""},
      {"POST", kMaps, "x", "text/plain", 415, "UnsupportedMediaType", ""},
      {"POST", kMaps, R"({"kind":"Secret"})", json, 400, "BadRequest", ""},
      {"POST", kMaps, R"({"apiVersion":"v2"})", json, 400, "BadRequest", ""},
      {"POST", kMaps, R"({"metadata":{"name":"a"}})", json, 409, "AlreadyExists", ""},
      {"POST", kMaps, "{}", json, 422, "Invalid", "FieldValueRequired@metadata.name"},
      {"POST", kMaps, R"({"metadata":{"name":"Bad_Name"}})", json, 422, "Invalid",
       "FieldValueInvalid@metadata.name"},
      {"POST", kMaps, R"({"metadata":{"name":"b","labels":{"-":"x"}}})", json, 422, "Invalid",
       "FieldValueInvalid@metadata.labels"},
      {"POST", kMaps, R"({"metadata":{"name":"b","namespace":"x"}})", json, 400, "BadRequest", ""},
      {"POST", kMaps, R"({"metadata":{"name":"b","resourceVersion":"5"}})", json, 500, "", ""},
      {"POST", "/api/v1/namespaces/none/configmaps", R"({"metadata":{"name":"b"}})", json, 404,
       "NotFound", ""},
      {"POST", kMaps + "?dryRun=Some", R"({"metadata":{"name":"b"}})", json, 422, "Invalid",
       "FieldValueNotSupported@dryRun"},
      {"POST", "/api/v1/namespaces/default/pods", R"({"metadata":{"name":"p"}})", json, 422,
       "Invalid", "FieldValueRequired@spec.containers"},
      {"PUT", kMaps + "/a", R"({"metadata":{"name":"b"}})", json, 400, "BadRequest", ""},
      {"PUT", kMaps + "/a", R"({"metadata":{"name":"a","resourceVersion":"1"}})", json, 409,
       "Conflict", ""},
      {"PUT", kMaps + "/a", R"({"metadata":{"name":"a","uid":"other"}})", json, 409, "Conflict",
       ""},
      {"PATCH", kMaps + "/a", "{}", "application/unknown", 415, "UnsupportedMediaType", ""},
      {"PATCH", kMaps + "/a", "nonsense", kJsonPatch, 400, "BadRequest", ""},
      {"PATCH", kMaps + "/a", R"([{"op":"test","path":"/data/v","value":"no"}])", kJsonPatch, 422,
       "Invalid", ""},
      {"PATCH", kMaps + "/a", R"({"metadata":{"resourceVersion":"1"},"data":{"q":"1"}})", kMerge,
       409, "Conflict", ""},
      {"DELETE", kMaps + "/a", R"({"preconditions":{"uid":"other"}})", json, 409, "Conflict", ""},
      {"DELETE", kMaps + "/a", R"({"preconditions":{"resourceVersion":"1"}})", json, 409,
       "Conflict", ""},
      {"GET", kMaps + "?labelSelector=a%20b", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?fieldSelector=data.v%3D1", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?fieldSelector=metadata.name", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?limit=x", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?continue=garbage", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?resourceVersion=abc", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?resourceVersion=-5", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "/a?resourceVersion=x", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?resourceVersionMatch=NotOlderThan", "", "", 422, "Invalid",
       "FieldValueForbidden@resourceVersionMatch"},
      {"GET", v + "resourceVersionMatch=Newest", "", "", 422, "Invalid",
       "FieldValueNotSupported@resourceVersionMatch"},
      {"GET", kMaps + "?resourceVersion=0&resourceVersionMatch=Exact", "", "", 422, "Invalid",
       "FieldValueForbidden@resourceVersionMatch"},
      {"GET", kMaps + "?sendInitialEvents=true", "", "", 422, "Invalid",
       "FieldValueForbidden@sendInitialEvents"},
      {"GET", kMaps + "?watch=1&sendInitialEvents=true", "", "", 422, "Invalid",
       "FieldValueForbidden@resourceVersionMatch"},
      {"GET", v + "watch=1&resourceVersionMatch=NotOlderThan", "", "", 422, "Invalid",
       "FieldValueForbidden@resourceVersionMatch"},
      {"GET", kMaps + "?watch=1&timeoutSeconds=x", "", "", 400, "BadRequest", ""},
      {"GET", kMaps + "?resourceVersion=99999", "", "", 504, "Timeout", "ResourceVersionTooLarge@"},
      {"GET", kMaps + "?resourceVersion=99999&resourceVersionMatch=Exact", "", "", 504, "Timeout",
       "ResourceVersionTooLarge@"},
      {"GET", kMaps + "/a?resourceVersion=99999", "", "", 504, "Timeout",
       "ResourceVersionTooLarge@"},
  };
  for (const Refusal& refusal : refusals) {
    SCOPED_TRACE(refusal.method + " " + refusal.target + " " + refusal.body);
    ApiRequest asked = request(refusal.method, refusal.target);
    asked.body = refusal.body;
    asked.content_type = refusal.type;
    const Reply reply = finish(api_.handle(asked, MayWait::No));
    EXPECT_EQ(reply.status, refusal.status);
    EXPECT_EQ(reply.body["kind"].as_string(), "Status");
    EXPECT_EQ(reply.body["status"].as_string(), "Failure");
    EXPECT_EQ(reply.body["code"].as_int64(), refusal.status);
    EXPECT_EQ(reply.body["reason"].as_string(), refusal.reason);
    if (refusal.cause.empty()) continue;
    const Json& cause = reply.body.at("/details/causes/0");
    EXPECT_EQ(
        std::string(cause["reason"].as_string()) + "@" + std::string(cause["field"].as_string()),
        refusal.cause);
  }
}

TEST_F(ApiTest, CreatedObjectGetsItsIdentity) {
  const Reply created = call("POST", kMaps, map("a"));
  ASSERT_EQ(created.status, 201);
  const Json& metadata = created.body["metadata"];
  EXPECT_EQ(metadata["uid"].as_string().size(), 36u);
  EXPECT_EQ(metadata["creationTimestamp"].as_string(), "2024-01-01T00:00:00Z");
  EXPECT_EQ(metadata["namespace"].as_string(), "default");
  EXPECT_FALSE(metadata.contains("labels"));  // Empty labels are dropped.
  EXPECT_EQ(created.body["kind"].as_string(), "ConfigMap");
}

TEST_F(ApiTest, GeneratedNameHasFiveRandomCharacters) {
  const Reply created = call("POST", kMaps, {{"metadata", {{"generateName", "gen-"}}}});
  ASSERT_EQ(created.status, 201);
  const std::string name(created.body["metadata"]["name"].as_string());
  EXPECT_EQ(name.substr(0, 4), "gen-");
  EXPECT_EQ(name.size(), 9u);
}

TEST_F(ApiTest, DryRunStoresNothing) {
  EXPECT_EQ(call("POST", kMaps + "?dryRun=All", map("a")).status, 201);
  EXPECT_EQ(call("GET", kMaps + "/a").status, 404);
  make("a");
  EXPECT_EQ(call("DELETE", kMaps + "/a?dryRun=All").status, 200);
  EXPECT_EQ(call("PUT", kMaps + "/a?dryRun=All", map("a", "2")).status, 200);
  EXPECT_EQ(call("GET", kMaps + "/a").body["data"]["v"].as_string(), "1");
}

TEST_F(ApiTest, UpdateWithoutVersionOverwritesAndNoOpUpdateKeepsTheVersion) {
  make("a");
  put("a", "2");
  const Reply first = call("GET", kMaps + "/a");
  put("a", "2");
  EXPECT_EQ(version(call("GET", kMaps + "/a")), version(first));
}

TEST_F(ApiTest, FinalizerKeepsADeletedObjectUntilItIsRemoved) {
  Json object = map("a");
  object["metadata"]["finalizers"] = Json::array({"example.com/hold"});
  ASSERT_EQ(call("POST", kMaps, object).status, 201);
  WatchResponse events = watch("resourceVersion=" + version(call("GET", kMaps)));
  remove("a");
  remove("a");  // A second deletion changes nothing.
  Reply held = call("GET", kMaps + "/a");
  EXPECT_TRUE(held.body["metadata"].contains("deletionTimestamp"));
  EXPECT_EQ(held.body["metadata"]["deletionGracePeriodSeconds"].as_int64(-1), 0);
  held.body["metadata"].erase("finalizers");
  EXPECT_EQ(call("PUT", kMaps + "/a", held.body).status, 200);
  EXPECT_EQ(call("GET", kMaps + "/a").status, 404);
  EXPECT_THAT(read(events), ElementsAre("MODIFIED a=1", "DELETED a=1"));
}

TEST_F(ApiTest, DeleteReturnsAStatusThatNamesTheObject) {
  make("a");
  const std::string uid(call("GET", kMaps + "/a").body["metadata"]["uid"].as_string());
  const Reply reply = call("DELETE", kMaps + "/a");
  EXPECT_EQ(reply.body["status"].as_string(), "Success");
  EXPECT_EQ(reply.body.at("/details/uid").as_string(), uid);
}

TEST_F(ApiTest, CollectionIsDeletedBySelector) {
  make("a", "1", {{"tier", "x"}});
  make("b", "1", {{"tier", "y"}});
  const Reply reply = call("DELETE", kMaps + "?labelSelector=tier%3Dx");
  EXPECT_EQ(reply.body["kind"].as_string(), "ConfigMapList");
  EXPECT_THAT(names(call("GET", kMaps)), ElementsAre("b"));
}

TEST_F(ApiTest, DeletedNamespaceLosesItsObjectsAndRefusesNewOnes) {
  ASSERT_EQ(call("POST", "/api/v1/namespaces", {{"metadata", {{"name", "web"}}}}).status, 201);
  const std::string maps = "/api/v1/namespaces/web/configmaps";
  Json held = map("held");
  held["metadata"]["finalizers"] = Json::array({"example.com/hold"});
  ASSERT_EQ(call("POST", maps, held).status, 201);
  ASSERT_EQ(call("POST", maps, map("free")).status, 201);
  ASSERT_EQ(call("DELETE", "/api/v1/namespaces/web").status, 200);
  EXPECT_EQ(call("GET", "/api/v1/namespaces/web").body["status"]["phase"].as_string(),
            "Terminating");
  EXPECT_THAT(names(call("GET", maps)), ElementsAre("held"));
  EXPECT_EQ(call("POST", maps, map("new")).status, 403);
  ASSERT_EQ(call("PATCH", maps + "/held", {{"metadata", {{"finalizers", nullptr}}}}, kMerge).status,
            200);
  EXPECT_EQ(call("GET", "/api/v1/namespaces/web").status, 404);
}

TEST_F(ApiTest, PodGetsDefaultsAndItsStatusIsASubresource) {
  const std::string pods = "/api/v1/namespaces/default/pods";
  const Json pod = {
      {"metadata", {{"name", "p"}}},
      {"spec", {{"containers", Json::array({{{"name", "c"}, {"image", "nginx:1.8"}}})}}},
      {"status", {{"phase", "Running"}}}};
  const Reply created = call("POST", pods, pod);
  ASSERT_EQ(created.status, 201);
  EXPECT_EQ(created.body.at("/status/phase").as_string(), "Pending");
  EXPECT_EQ(created.body.at("/spec/restartPolicy").as_string(), "Always");
  EXPECT_EQ(created.body.at("/spec/containers/0/imagePullPolicy").as_string(), "IfNotPresent");
  const Json running = {{"status", {{"phase", "Running"}}}, {"spec", {{"nodeName", "n"}}}};
  const Reply status = call("PATCH", pods + "/p/status", running, kMerge);
  EXPECT_EQ(status.body.at("/status/phase").as_string(), "Running");
  EXPECT_FALSE(status.body["spec"].contains("nodeName"));
  const Reply main = call("PATCH", pods + "/p", {{"status", {{"phase", "Failed"}}}}, kMerge);
  EXPECT_EQ(main.body.at("/status/phase").as_string(), "Running");
  EXPECT_THAT(names(call("GET", pods + "?fieldSelector=status.phase%3DRunning")), ElementsAre("p"));
  EXPECT_THAT(names(call("GET", pods + "?fieldSelector=spec.nodeName%3Dnone")), IsEmpty());
}

TEST_F(ApiTest, DeletedPodOnANodeGetsAGracePeriod) {
  const std::string pods = "/api/v1/namespaces/default/pods";
  const Json pod = {{"metadata", {{"name", "p"}}},
                    {"spec", {{"containers", Json::array({{{"name", "c"}, {"image", "i"}}})}}}};
  ASSERT_EQ(call("POST", pods, pod).status, 201);
  ASSERT_EQ(call("POST", pods + "/p/binding", {{"target", {{"name", "n1"}}}}).status, 201);
  const Reply deleted = call("DELETE", pods + "/p");
  EXPECT_EQ(deleted.body.at("/metadata/deletionGracePeriodSeconds").as_int64(), 30);
  EXPECT_EQ(deleted.body.at("/metadata/deletionTimestamp").as_string(), "2024-01-01T00:00:30Z");
  EXPECT_EQ(call("GET", pods + "/p").status, 200);
  EXPECT_EQ(call("DELETE", pods + "/p?gracePeriodSeconds=0").status, 200);
  EXPECT_EQ(call("GET", pods + "/p").status, 404);
}

TEST_F(ApiTest, AllPagesShowTheStateOfTheFirstPage) {
  for (const char* const name : {"i0", "i1", "i2", "i3"}) make(name);
  const Reply first = call("GET", kMaps + "?limit=2");
  EXPECT_EQ(first.body.at("/metadata/remainingItemCount").as_int64(), 2);
  make("i11");
  remove("i3");
  const Reply second = call("GET", kMaps + "?limit=2&continue=" + token(first));
  EXPECT_THAT(names(first), ElementsAre("i0", "i1"));
  EXPECT_THAT(names(second), ElementsAre("i2", "i3"));
  EXPECT_EQ(version(first), version(second));
  EXPECT_EQ(token(second), "");
}

TEST_F(ApiTest, ExpiredContinueTokenOffersTheRestOfTheLatestState) {
  for (const char* const name : {"i0", "i1", "i2"}) make(name);
  const Reply first = call("GET", kMaps + "?limit=1");
  make("i3");
  api_.compact();
  const Reply second = call("GET", kMaps + "?limit=1&continue=" + token(first));
  EXPECT_EQ(second.status, 410);
  EXPECT_EQ(second.body["reason"].as_string(), "Expired");
  EXPECT_THAT(names(call("GET", kMaps + "?continue=" + token(second))),
              ElementsAre("i1", "i2", "i3"));
}

TEST_F(ApiTest, ResourceVersionAndMatchSelectTheListedState) {
  const std::string a = version(call("POST", kMaps, map("a")));
  const std::string b = version(call("POST", kMaps, map("b")));
  remove("a");
  const std::string at_b = kMaps + "?resourceVersion=" + b;
  EXPECT_THAT(names(call("GET", at_b)), ElementsAre("b"));
  EXPECT_THAT(names(call("GET", at_b + "&resourceVersionMatch=NotOlderThan")), ElementsAre("b"));
  const Reply exact = call("GET", at_b + "&resourceVersionMatch=Exact");
  EXPECT_THAT(names(exact), ElementsAre("a", "b"));
  EXPECT_EQ(version(exact), b);
  EXPECT_THAT(names(call("GET", kMaps + "?resourceVersionMatch=Exact&resourceVersion=" + a)),
              ElementsAre("a"));
  // With `limit`, a resourceVersion means exactly that version (legacy rule).
  EXPECT_THAT(names(call("GET", at_b + "&limit=1")), ElementsAre("a"));
  api_.compact();
  EXPECT_EQ(call("GET", at_b + "&resourceVersionMatch=Exact").status, 410);
}

TEST_F(ApiTest, LaggingCacheServesOldStateAndConsistentReadsWait) {
  api_.set_watch_cache_lag(10s);
  make("a");
  EXPECT_THAT(names(call("GET", kMaps + "?resourceVersion=0")), IsEmpty());
  const Outcome waits = api_.handle(request("GET", kMaps), MayWait::Yes);
  ASSERT_TRUE(std::holds_alternative<WaitForVersion>(waits));
  const Reply impatient = call("GET", kMaps);
  EXPECT_THAT(names(impatient), ElementsAre("a"));
  EXPECT_EQ(impatient.served_by, ServedBy::ObjectStore);
  clock_.advance(10s);
  const Reply waited = finish(api_.handle(request("GET", kMaps), MayWait::Yes));
  EXPECT_THAT(names(waited), ElementsAre("a"));
  EXPECT_EQ(waited.served_by, ServedBy::Cache);
}

TEST_F(ApiTest, WatchSendsEachChangeAfterItsVersionOnce) {
  make("a");
  WatchResponse events = watch("resourceVersion=" + version(call("GET", kMaps)));
  EXPECT_THAT(read(events), IsEmpty());
  make("b");
  put("b", "2");
  remove("b");
  make("b", "4");
  EXPECT_THAT(read(events), ElementsAre("ADDED b=1", "MODIFIED b=2", "DELETED b=2", "ADDED b=4"));
  EXPECT_THAT(read(events), IsEmpty());
}

TEST_F(ApiTest, WatchWithoutVersionStartsWithTheCurrentObjects) {
  make("a");
  WatchResponse legacy = watch("");
  WatchResponse streaming =
      watch("sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true");
  make("b");
  EXPECT_THAT(read(legacy), ElementsAre("ADDED a=1", "ADDED b=1"));
  EXPECT_THAT(read(streaming), ElementsAre("ADDED a=1", "BOOKMARK end", "ADDED b=1"));
}

TEST_F(ApiTest, StreamingListSendsAnotherBookmarkOrNoneInPlaceOfItsMarker) {
  make("a");
  const std::string streaming =
      "sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
  WatchResponse plain = watch(streaming);
  plain.cursor->replace_marker(Marker::Plain);
  WatchResponse without = watch(streaming);
  without.cursor->replace_marker(Marker::None);
  WatchResponse resumed = watch("resourceVersion=" + version(call("GET", kMaps)));
  resumed.cursor->replace_marker(Marker::Plain);
  make("b");
  EXPECT_THAT(read(plain), ElementsAre("ADDED a=1", "BOOKMARK", "ADDED b=1"));
  EXPECT_THAT(read(without), ElementsAre("ADDED a=1", "ADDED b=1"));
  EXPECT_THAT(read(resumed), ElementsAre("ADDED b=1"));
}

TEST_F(ApiTest, WatchEndsAfterTheGivenNumberOfEvents) {
  make("a");
  const std::string begin = version(call("GET", kMaps));
  make("b");
  WatchResponse streaming =
      watch("sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true");
  streaming.cursor->end_after(1);
  EXPECT_FALSE(streaming.cursor->has_ended());
  EXPECT_THAT(read(streaming), ElementsAre("ADDED a=1"));
  EXPECT_TRUE(streaming.cursor->has_ended());
  put("b", "2");
  WatchResponse resumed = watch("resourceVersion=" + begin);
  resumed.cursor->end_after(1);
  EXPECT_THAT(read(resumed), ElementsAre("ADDED b=1"));
  EXPECT_TRUE(resumed.cursor->has_ended());
  WatchResponse empty = watch("resourceVersion=" + begin);
  empty.cursor->end_after(0);
  EXPECT_THAT(read(empty), IsEmpty());
  EXPECT_TRUE(empty.cursor->has_ended());
}

TEST_F(ApiTest, WatchWithSelectorReportsObjectsThatStartOrStopMatching) {
  make("a", "1", {{"tier", "web"}});
  WatchResponse events =
      watch("labelSelector=tier%3Dweb&resourceVersion=" + version(call("GET", kMaps)));
  put("a", "2", {{"tier", "db"}});
  put("a", "3", {{"tier", "db"}});
  put("a", "4", {{"tier", "web"}});
  put("a", "5", {{"tier", "web"}});
  make("b", "1", {{"tier", "db"}});
  remove("a");
  EXPECT_THAT(read(events), ElementsAre("DELETED a=1", "ADDED a=4", "MODIFIED a=5", "DELETED a=5"));
}

TEST_F(ApiTest, WatchFromACompactedVersionEndsWithAnError) {
  make("a");
  const std::string old = version(call("GET", kMaps));
  make("b");
  api_.compact();
  WatchResponse events = watch("resourceVersion=" + old);
  EXPECT_THAT(read(events), ElementsAre("ERROR 410 Expired"));
  EXPECT_TRUE(events.cursor->has_ended());
}

TEST_F(ApiTest, PutStoresAnObjectUnchanged) {
  WatchResponse events = watch("resourceVersion=0", "/api/v1/configmaps");
  const std::string text =
      R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","namespace":"new",)"
      R"("uid":"u","resourceVersion":"99999","managedFields":[]},"data":{"v":"1"}})";
  EXPECT_TRUE(api_.put(text, PutIf::Always).value());
  EXPECT_THAT(read(events), ElementsAre("ADDED a=1"));
  const Reply got = call("GET", "/api/v1/namespaces/new/configmaps/a");
  EXPECT_EQ(got.body["metadata"]["uid"].as_string(), "u");
  EXPECT_EQ(version(got), std::to_string(api_.version()));
  EXPECT_TRUE(got.body["metadata"].contains("managedFields"));
  EXPECT_EQ(call("GET", "/api/v1/namespaces/new").status, 200);  // Created by put().
  EXPECT_TRUE(api_.put(text, PutIf::Present).value());
  EXPECT_THAT(read(events), ElementsAre("MODIFIED a=1"));
}

TEST_F(ApiTest, PutIfPresentSkipsAnObjectThatDoesNotExist) {
  const Version before = api_.version();
  EXPECT_FALSE(api_.put(R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a",)"
                        R"("namespace":"default","uid":"u"}})",
                        PutIf::Present)
                   .value());
  EXPECT_EQ(api_.version(), before);
}

TEST_F(ApiTest, PutRefusesMalformedIncompleteAndUnknownObjects) {
  const auto refusal = [this](const std::string& text) {
    const Result<bool> stored = api_.put(text, PutIf::Always);
    return stored ? "stored" : std::string(to_string(stored.error().code));
  };
  EXPECT_EQ(refusal(R"({"kind":"ConfigMap",)"), "Malformed");
  EXPECT_EQ(refusal(R"({"kind":"Sprocket","apiVersion":"v1","metadata":{}})"), "InvalidArgument");
  EXPECT_EQ(refusal(R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","uid":"u"}})"),
            "InvalidArgument");
  EXPECT_EQ(refusal(R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a",)"
                    R"("namespace":"default"}})"),
            "InvalidArgument");
  EXPECT_EQ(refusal(R"({"kind":"Node","apiVersion":"v1","metadata":{"name":"a","uid":"u",)"
                    R"("namespace":"default"}})"),
            "InvalidArgument");
}

TEST_F(ApiTest, CompactionAlsoAppliesToResourcesNeverWrittenTo) {
  make("a");
  const std::string old = version(call("GET", kMaps));
  make("b");
  api_.compact();
  WatchResponse events = watch("resourceVersion=" + old, "/api/v1/namespaces/default/secrets");
  EXPECT_THAT(read(events), ElementsAre("ERROR 410 Expired"));
  const std::string exact = "?resourceVersionMatch=Exact&resourceVersion=" + old;
  EXPECT_EQ(call("GET", "/api/v1/namespaces/default/endpoints" + exact).status, 410);
}

TEST_F(ApiTest, ReloadedCacheHasNoHistoryForAnyResource) {
  make("a");
  const std::string old = version(call("GET", kMaps));
  WatchResponse before = watch("resourceVersion=" + old);
  make("b");
  api_.reload_cache();
  EXPECT_THAT(read(before), ElementsAre("ERROR 410 Expired"));
  for (const char* const plural : {"configmaps", "secrets"}) {
    WatchResponse events =
        watch("resourceVersion=" + old, std::string("/api/v1/namespaces/default/") + plural);
    EXPECT_THAT(read(events), ElementsAre("ERROR 410 Expired")) << plural;
  }
  EXPECT_THAT(names(call("GET", kMaps + "?resourceVersion=0")), ElementsAre("a", "b"));
}

TEST_F(ApiTest, DroppedEventsReachNoWatchButAreListed) {
  WatchResponse events = watch("resourceVersion=" + version(call("GET", kMaps)));
  api_.drop_events(1);
  make("a");
  make("b");
  EXPECT_THAT(read(events), ElementsAre("ADDED b=1"));
  EXPECT_THAT(names(call("GET", kMaps)), ElementsAre("a", "b"));
}

TEST_F(ApiTest, WatchFromAFutureVersionIsSilentAndAStreamingListFails) {
  WatchResponse silent = watch("resourceVersion=99999");
  make("a");
  EXPECT_THAT(read(silent), IsEmpty());
  WatchResponse streaming =
      watch("sendInitialEvents=true&resourceVersionMatch=NotOlderThan&resourceVersion=99999");
  EXPECT_THAT(read(streaming), ElementsAre("ERROR 504 Timeout"));
}

TEST_F(ApiTest, BookmarkHasTheVersionUpToWhichAllEventsWereSent) {
  WatchResponse events = watch("resourceVersion=" + version(call("GET", kMaps)));
  make("a");
  EXPECT_EQ(api_.bookmark(*events.cursor), "");  // No bookmark, because an event is still unsent.
  EXPECT_THAT(read(events), ElementsAre("ADDED a=1"));
  const Json bookmark = parse_json(api_.bookmark(*events.cursor)).value();
  EXPECT_EQ(bookmark.at("/object/metadata/resourceVersion").as_string(),
            std::to_string(api_.version()));
  EXPECT_EQ(bookmark.at("/object/kind").as_string(), "ConfigMap");
}

TEST_F(ApiTest, MetadataOnlyObjectsAreListedAndWatched) {
  make("a");
  accept_ = "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1";
  const Reply list = call("GET", kMaps);
  EXPECT_EQ(list.body["kind"].as_string(), "PartialObjectMetadataList");
  EXPECT_EQ(list.body.at("/items/0/kind").as_string(), "PartialObjectMetadata");
  EXPECT_FALSE(list.body.at("/items/0").contains("data"));
  accept_ = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1";
  WatchResponse events = watch("");
  const Json event = parse_json(api_.read(*events.cursor, kPiece)).value();
  EXPECT_EQ(event.at("/object/kind").as_string(), "PartialObjectMetadata");
  EXPECT_FALSE(event["object"].contains("data"));
}

TEST_F(ApiTest, UnsupportedAcceptHeaderIsNotAcceptable) {
  accept_ = "application/xml";
  EXPECT_EQ(call("GET", kMaps).status, 406);
  accept_ = "application/json;as=Frobs;v=v1;g=meta.k8s.io,application/json";
  EXPECT_EQ(call("GET", kMaps).body["kind"].as_string(), "ConfigMapList");
}

TEST_F(ApiTest, TablesAreServedForListsObjectsAndWatches) {
  make("a");
  accept_ = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json";
  const Reply list = call("GET", kMaps);
  EXPECT_EQ(list.body["kind"].as_string(), "Table");
  EXPECT_EQ(list.body.at("/rows/0/cells/0").as_string(), "a");
  EXPECT_EQ(call("GET", kMaps + "/a?includeObject=Object").body.at("/rows/0/object/data/v"),
            Json("1"));
  EXPECT_EQ(call("GET", kMaps + "?includeObject=Frobs").status, 400);
  EXPECT_EQ(call("GET", kMaps + "/none").body["kind"].as_string(), "Status");
  WatchResponse events = watch("");
  const Json first = parse_json(api_.read(*events.cursor, kPiece)).value();
  EXPECT_EQ(first.at("/object/kind"), Json("Table"));
  EXPECT_EQ(first.at("/object/columnDefinitions").size(), 3u);
  make("b");
  const Json second = parse_json(api_.read(*events.cursor, kPiece)).value();
  EXPECT_EQ(second.at("/object/rows/0/cells/0"), Json("b"));
  EXPECT_TRUE(second.at("/object/columnDefinitions").empty());
  EXPECT_EQ(parse_json(api_.bookmark(*events.cursor)).value().at("/object/kind"), Json("Table"));
}

TEST_F(ApiTest, ForbiddenMessageNamesUserVerbAndResource) {
  allowed_ = false;
  const Reply reply = call("GET", kMaps);
  EXPECT_EQ(reply.status, 403);
  EXPECT_EQ(
      reply.body["message"].as_string(),
      R"(configmaps is forbidden: User "anna" cannot list resource "configmaps" in API group )"
      R"("" in the namespace "default")");
}

TEST_F(ApiTest, EveryKindCanBeListedWhereDiscoverySaysSo) {
  for (const KindFacts& kind : all_kinds()) {
    const std::string root =
        kind.group.empty() ? "/api/" : "/apis/" + std::string(kind.group) + "/";
    const std::string base = root + std::string(kind.version);
    const Reply resources = call("GET", base);
    EXPECT_THAT(resources.body.to_json(), HasSubstr("\"" + std::string(kind.plural) + "\""));
    if (!kind.allows("list")) continue;
    const Reply list = call("GET", base + "/" + std::string(kind.plural));
    EXPECT_EQ(list.status, 200) << base << " " << kind.plural;
    EXPECT_EQ(list.body["kind"].as_string(), std::string(kind.kind) + "List");
  }
}

TEST_F(ApiTest, AggregatedDiscoveryNamesTheSameGroups) {
  accept_ = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";
  const Reply aggregated = call("GET", "/apis");
  EXPECT_EQ(aggregated.body["kind"].as_string(), "APIGroupDiscoveryList");
  accept_ = "application/json";
  EXPECT_EQ(call("GET", "/apis").body["groups"].size(), aggregated.body["items"].size());
}

TEST_F(ApiTest, RollBackDiscardsLaterChanges) {
  make("a");
  const Version then = api_.version();
  make("b");
  ASSERT_TRUE(api_.roll_back(then).ok());
  EXPECT_THAT(names(call("GET", kMaps)), ElementsAre("a"));
  EXPECT_EQ(api_.version(), then);
  api_.compact();
  EXPECT_FALSE(api_.roll_back(then - 1).ok());
}

}  // namespace
}  // namespace kinform::inline v0::server
