// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api_catalog.hpp"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/error.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"

namespace kinform::inline v0 {
namespace {

using ::kinform::test_support::FakeResponse;
using ::kinform::test_support::FakeTransport;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

constexpr const char* kAggregatedType =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

std::string resource(const std::string& plural, const std::string& kind) {
  return R"({"resource":")" + plural + R"(","scope":"Namespaced","responseKind":{"kind":")" + kind +
         R"("},"verbs":["list","watch"]})";
}

std::string version(const std::string& name, const std::string& resources,
                    const std::string& freshness = "Current") {
  return R"({"version":")" + name + R"(","freshness":")" + freshness + R"(","resources":[)" +
         resources + "]}";
}

std::string group(const std::string& name, const std::string& versions) {
  return R"({"metadata":{"name":")" + name + R"("},"versions":[)" + versions + "]}";
}

FakeResponse aggregated(const std::string& groups, const std::string& entity_tag = "") {
  FakeResponse response{
      .body = R"({"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","items":[)" +
              groups + "]}",
      .headers = {{.name = "Content-Type", .value = kAggregatedType}}};
  if (!entity_tag.empty()) response.headers.push_back({.name = "ETag", .value = entity_tag});
  return response;
}

std::string path_of(const HttpRequest& request) {
  return request.url.substr(std::string("http://h").size());
}

class DiscoveryTest : public ::testing::Test {
 protected:
  DiscoveryTest() {
    transport_->set_function([this](const HttpRequest& request) -> Result<FakeResponse> {
      const auto found = responses_.find(path_of(request));
      if (found == responses_.end()) return FakeResponse{.status = 404, .body = "no"};
      return found->second;
    });
  }

  void serve_aggregated() {
    responses_["/api"] = aggregated(group("", version("v1", resource("pods", "Pod"))));
    responses_["/apis"] =
        aggregated(group("apps", version("v1", resource("deployments", "Deployment")) + "," +
                                     version("v1beta1", resource("deployments", "Deployment"))));
  }

  void serve_legacy() {
    responses_["/api"] = {.body = R"({"kind":"APIVersions","versions":["v1"]})"};
    responses_["/apis"] = {
        .body = R"({"kind":"APIGroupList","apiVersion":"v1","groups":[{"name":"apps",)"
                R"("versions":[{"groupVersion":"apps/v1beta1","version":"v1beta1"},)"
                R"({"groupVersion":"apps/v1","version":"v1"}],)"
                R"("preferredVersion":{"groupVersion":"apps/v1","version":"v1"}}]})"};
    responses_["/api/v1"] = legacy_resources("pods", "Pod");
    responses_["/apis/apps/v1"] = legacy_resources("deployments", "Deployment");
    responses_["/apis/apps/v1beta1"] = legacy_resources("deployments", "Deployment");
  }

  static FakeResponse legacy_resources(const std::string& plural, const std::string& kind) {
    return {.body = R"({"kind":"APIResourceList","resources":[{"name":")" + plural +
                    R"(","kind":")" + kind + R"(","namespaced":true,"verbs":["list"]}]})"};
  }

  std::vector<std::string> names() {
    std::vector<std::string> names;
    for (const DiscoveredResource& found : discovery_.catalog().value()->resources()) {
      names.push_back(found.resource.to_string());
    }
    return names;
  }

  std::map<std::string, FakeResponse> responses_;
  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>();
  Discovery discovery_ = Discovery(Client(transport_, {.server = "http://h"}));
};

// The body of a legacy `/apis` with `count` groups of one version each.
std::string many_groups(int count) {
  std::string groups;
  for (int i = 0; i < count; ++i) {
    const std::string name = "g" + std::to_string(i);
    groups += (i == 0 ? "" : ",") + (R"({"name":")" + name) + R"(","versions":[{"groupVersion":")" +
              name + R"(/v1","version":"v1"}]})";
  }
  return R"({"kind":"APIGroupList","apiVersion":"v1","groups":[)" + groups + "]}";
}

// A server must not make a client send as many requests as it likes.
TEST_F(DiscoveryTest, TooManyGroupsAreRefused) {
  serve_legacy();
  responses_["/apis"] = {.body = many_groups(20'000)};
  const Error error = discovery_.catalog().error();
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_EQ(error.message,
            "discover /apis: the server lists 20001 API group versions, more than 2000");
  EXPECT_THAT(transport_->request_lines(), ElementsAre("GET /api", "GET /apis"));
}

// One deadline holds for all requests of a discovery, also for its second attempt.
TEST_F(DiscoveryTest, SlowGroupsEndAtTheTotalDeadline) {
  constexpr int kGroups = 60;
  test_support::FakeClock clock;
  serve_legacy();
  responses_["/apis"] = {.body = many_groups(kGroups)};
  transport_->set_function([&](const HttpRequest& request) -> Result<FakeResponse> {
    const bool is_root = path_of(request) == "/api" || path_of(request) == "/apis";
    if (is_root) return responses_.at(path_of(request));
    clock.advance(std::chrono::seconds(30));
    return legacy_resources("things", "Thing");
  });
  Discovery slow(Client(transport_, {.server = "http://h"}, {.clock = &clock}));
  const auto catalog = slow.catalog().value();
  ASSERT_FALSE(catalog->failures().empty());
  EXPECT_THAT(catalog->failures().back().error.message,
              HasSubstr("discovery took longer than 2m0s"));
  // Some of the threads may have begun a request before the deadline.
  EXPECT_LT(transport_->requests().size(), std::size_t{kGroups / 2});
}

// Aggregated discovery needs only `/api` and `/apis` (DI-01).
TEST_F(DiscoveryTest, AggregatedDiscoveryTakesTwoRequests) {
  serve_aggregated();
  EXPECT_THAT(names(), ElementsAre("pods.v1", "deployments.v1.apps", "deployments.v1beta1.apps"));
  EXPECT_THAT(transport_->request_lines(), ElementsAre("GET /api", "GET /apis"));
  EXPECT_EQ(transport_->last_header("Accept"),
            "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
            "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
            "application/json");
  EXPECT_EQ(discovery_.catalog().value()->groups().at(1).preferred_version, "v1");
}

// If the server does not support aggregated discovery, each group version is requested, in lookup
// order (DI-02, RM-01).
TEST_F(DiscoveryTest, LegacyServerIsQueriedPerGroupVersion) {
  serve_legacy();
  EXPECT_THAT(names(), ElementsAre("pods.v1", "deployments.v1.apps", "deployments.v1beta1.apps"));
  EXPECT_THAT(transport_->request_lines(),
              UnorderedElementsAre("GET /api", "GET /apis", "GET /api/v1", "GET /apis/apps/v1",
                                   "GET /apis/apps/v1beta1"));
}

// Legacy group versions are fetched in parallel (DI-02).
TEST_F(DiscoveryTest, LegacyVersionsAreFetchedInParallelAndKeepTheirOrder) {
  serve_legacy();
  transport_->set_function([this](const HttpRequest& request) -> Result<FakeResponse> {
    const std::string path = path_of(request);
    // Let the server respond to the first version last, to show that the order of the responses
    // does not matter.
    const bool in_order = path != "/api/v1" || transport_->wait_for_requests(5);
    EXPECT_TRUE(in_order);
    return responses_.at(path);
  });
  EXPECT_THAT(names(), ElementsAre("pods.v1", "deployments.v1.apps", "deployments.v1beta1.apps"));
}

// The aggregated format is used only if both roots provide it (DI-02).
TEST_F(DiscoveryTest, OneLegacyRootDisablesAggregatedDiscovery) {
  serve_aggregated();
  const FakeResponse groups = responses_["/apis"];
  serve_legacy();
  responses_["/apis"] = groups;
  EXPECT_THAT(names(), ElementsAre("pods.v1", "deployments.v1.apps", "deployments.v1beta1.apps"));
  EXPECT_THAT(transport_->requests(), SizeIs(5));
}

// A server without `/api` (the core group) is tolerated; a server without `/apis` is an error
// (DI-03).
TEST_F(DiscoveryTest, MissingCoreGroupIsToleratedAndMissingGroupsAreNot) {
  serve_aggregated();
  responses_.erase("/api");
  EXPECT_THAT(names(), ElementsAre("deployments.v1.apps", "deployments.v1beta1.apps"));
  responses_.erase("/apis");
  discovery_.invalidate();
  EXPECT_TRUE(is_not_found(discovery_.catalog().error()));
  EXPECT_THAT(discovery_.catalog().error().message, HasSubstr("discover /apis: 404"));
}

// A stale version (its API server is unreachable) is reported as a partial failure and is never the
// preferred version (DI-04, DI-05).
TEST_F(DiscoveryTest, StaleVersionIsAPartialFailure) {
  serve_aggregated();
  responses_["/apis"] =
      aggregated(group("metrics.k8s.io", version("v2", resource("x", "X"), "Stale") + "," +
                                             version("v1", resource("pods", "PodMetrics"))));
  EXPECT_THAT(names(), ElementsAre("pods.v1", "pods.v1.metrics.k8s.io"));
  const auto catalog = discovery_.catalog().value();
  ASSERT_THAT(catalog->failures(), SizeIs(1));
  EXPECT_EQ(catalog->failures()[0].api_version, "metrics.k8s.io/v2");
  EXPECT_EQ(catalog->groups().at(1).preferred_version, "v1");
  EXPECT_THAT(transport_->requests(), SizeIs(4));  // Two attempts with two requests each.
}

// Groups that fail are reported next to the results of the others (DI-04).
TEST_F(DiscoveryTest, FailedGroupIsReportedWithTheOthersResults) {
  serve_legacy();
  responses_["/apis/apps/v1beta1"] = {.status = 503, .body = "down"};
  EXPECT_THAT(names(), ElementsAre("pods.v1", "deployments.v1.apps"));
  const auto catalog = discovery_.catalog().value();
  ASSERT_THAT(catalog->failures(), SizeIs(1));
  EXPECT_EQ(catalog->failures()[0].api_version, "apps/v1beta1");
  EXPECT_TRUE(is_unavailable(catalog->failures()[0].error));
  EXPECT_TRUE(discovery_
                  .find("deploy"
                        "ments")
                  .ok());
}

// The catalog is cached until invalidate() (DI-07).
TEST_F(DiscoveryTest, CatalogIsCachedUntilInvalidated) {
  serve_aggregated();
  EXPECT_EQ(discovery_.catalog().value(), discovery_.catalog().value());
  EXPECT_TRUE(discovery_.find("pods").ok());
  EXPECT_THAT(transport_->requests(), SizeIs(2));
  discovery_.invalidate();
  EXPECT_TRUE(discovery_.find("pods").ok());
  EXPECT_THAT(transport_->requests(), SizeIs(4));
}

TEST_F(DiscoveryTest, UnchangedRootsAreNotTransferredAgain) {
  serve_aggregated();
  responses_["/apis"].headers.push_back({.name = "ETag", .value = "\"abc\""});
  const std::vector<std::string> before = names();
  responses_["/apis"] = {.status = 304};
  discovery_.invalidate();
  EXPECT_EQ(names(), before);
  EXPECT_EQ(transport_->last_header("If-None-Match"), "\"abc\"");
}

// A failed lookup refreshes the catalog once (RM-03).
TEST_F(DiscoveryTest, FailedLookupRefreshesTheCatalogOnce) {
  serve_aggregated();
  EXPECT_TRUE(discovery_.find("pods").ok());
  responses_["/apis"] =
      aggregated(group("example.com", version("v1", resource("crontabs", "CronTab"))));
  EXPECT_EQ(discovery_.find("crontabs.v1.example.com").value().resource.kind, "CronTab");
  EXPECT_EQ(discovery_.find_kind("example.com/v1", "CronTab").value().resource.plural, "crontabs");
  EXPECT_THAT(transport_->requests(), SizeIs(4));
  EXPECT_TRUE(is_not_found(discovery_.find("zebras").error()));
  EXPECT_THAT(transport_->requests(), SizeIs(6));
}

TEST_F(DiscoveryTest, FailedLookupInANewCatalogIsFinal) {
  serve_aggregated();
  EXPECT_TRUE(is_not_found(discovery_.find("zebras").error()));
  EXPECT_THAT(transport_->requests(), SizeIs(2));
}

TEST_F(DiscoveryTest, ResponseOfUnexpectedKindIsAnError) {
  serve_aggregated();
  responses_["/apis"] = {.body = R"({"kind":"Pod"})"};
  EXPECT_EQ(discovery_.catalog().error().code, ErrorCode::Malformed);
  EXPECT_THAT(discovery_.catalog().error().message, HasSubstr("discover /apis: expected"));
}

// Discovery requests have a timeout of their own (DI-06).
TEST_F(DiscoveryTest, RequestsHaveATimeout) {
  serve_aggregated();
  EXPECT_TRUE(discovery_.catalog().ok());
  EXPECT_GT(transport_->requests().at(0).timeout, std::chrono::seconds(31));
  EXPECT_LE(transport_->requests().at(0).timeout, std::chrono::seconds(32));
}

TEST_F(DiscoveryTest, StopCancelsDiscovery) {
  serve_legacy();
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(is_cancelled(discovery_.catalog(stop.get_token()).error()));
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

// Discovery has its own rate limit, with a larger burst (DI-06, RQ-03).
TEST_F(DiscoveryTest, DiscoveryDoesNotWaitForTheOrdinaryRateLimit) {
  serve_legacy();
  std::string groups;
  for (int i = 0; i < 60; ++i) {
    const std::string name = "g" + std::to_string(i);
    groups += std::string(i == 0 ? "" : ",") + R"({"name":")" + name +
              R"(","versions":[{"version":"v1"}]})";
    responses_["/apis/" + name + "/v1"] = legacy_resources("things", "Thing");
  }
  responses_["/apis"] = {.body = R"({"kind":"APIGroupList","groups":[)" + groups + "]}"};
  const TimePoint started = system_clock().now();
  EXPECT_THAT(names(), SizeIs(61));
  EXPECT_LT(system_clock().now() - started, std::chrono::seconds(5));
}

}  // namespace
}  // namespace kinform::inline v0
