// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/served_resources.hpp"

#include <map>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using ::kinform::test_support::FakeClock;
using ::kinform::test_support::FakeResponse;
using ::kinform::test_support::FakeTransport;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const ApiResource kFoos{.group = "example.com", .version = "v1", .plural = "foos", .kind = "Foo"};
const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

std::string group(const std::string& name, const std::string& plural,
                  const std::string& freshness = "Current") {
  return R"({"metadata":{"name":")" + name + R"("},"versions":[{"version":"v1","freshness":")" +
         freshness + R"(","resources":[{"resource":")" + plural +
         R"(","scope":"Namespaced","responseKind":{"kind":"K"},"verbs":["list"]}]}]})";
}

FakeResponse aggregated(const std::string& groups, const std::string& entity_tag = "") {
  FakeResponse response{
      .body = R"({"kind":"APIGroupDiscoveryList","items":[)" + groups + "]}",
      .headers = {
          {.name = "Content-Type",
           .value = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList"}}};
  if (!entity_tag.empty()) response.headers.push_back({.name = "ETag", .value = entity_tag});
  return response;
}

const FakeResponse kWithout = aggregated(group("apps", "deployments"));
const FakeResponse kWith =
    aggregated(group("apps", "deployments") + "," + group("example.com", "foos"));

class ServedResourcesTest : public ::testing::Test {
 protected:
  ServedResourcesTest() {
    transport_->set_function([this](const HttpRequest& request) -> Result<FakeResponse> {
      const auto found = responses_.find(request.url.substr(std::string("http://h").size()));
      if (found == responses_.end()) return FakeResponse{.status = 404, .body = "no"};
      return found->second;
    });
  }

  std::unique_ptr<ResourceSearch> search(const ApiResource& resource = kFoos) {
    return client_.lister_watcher(resource)->find_resource();
  }
  ResourcePresence check(ResourceSearch& search) {
    last_ = search.check({});
    return last_.presence;
  }
  std::size_t requests() const { return transport_->requests().size(); }

  FakeClock clock_;
  std::map<std::string, FakeResponse> responses_;
  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>(clock_);
  const Client client_ =
      Client(transport_, {.server = "http://h"}, {.requests_per_second = 0, .clock = &clock_});
  ResourceSighting last_;
};

TEST_F(ServedResourcesTest, FindsAServedResourceWithOneRequest) {
  responses_["/apis"] = kWith;
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Served);
  EXPECT_THAT(transport_->request_lines(), ElementsAre("GET /apis"));
}

TEST_F(ServedResourcesTest, TwoDocumentsTenSecondsApartProveTheRemoval) {
  responses_["/apis"] = kWithout;
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  EXPECT_EQ(last_.check_after, 10s);
  EXPECT_EQ(last_.problem, "");
  clock_.advance(9s);
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  EXPECT_EQ(last_.check_after, 1s);
  EXPECT_EQ(requests(), 1u);
  clock_.advance(1s);
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);
  EXPECT_EQ(requests(), 2u);
  clock_.advance(1s);
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);  // Without another request.
  responses_["/apis"] = kWith;
  clock_.advance(9s);
  EXPECT_EQ(check(*foos), ResourcePresence::Served);
}

// A group may lose one of its resources or versions only.
TEST_F(ServedResourcesTest, OtherResourceOrVersionOfTheGroupIsNotTheResource) {
  responses_["/apis"] = aggregated(group("example.com", "bars"));
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  clock_.advance(10s);
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);
  ApiResource newer = kFoos;
  newer.version = "v2";
  responses_["/apis"] = kWith;
  const auto other = search(newer);
  clock_.advance(10s);
  EXPECT_EQ(check(*other), ResourcePresence::Unknown);
  EXPECT_EQ(last_.problem, "");
}

struct NoProof {
  std::string name;
  FakeResponse response;
};

void PrintTo(const NoProof& document, std::ostream* out) {
  *out << document.name;
}

class NoProofTest : public ServedResourcesTest, public ::testing::WithParamInterface<NoProof> {};

TEST_P(NoProofTest, FailedOrPartialDocumentProvesNothing) {
  responses_["/apis"] = GetParam().response;
  const auto foos = search();
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
    EXPECT_NE(last_.problem, "");
    clock_.advance(10s);
  }
  // It does not count as one of the two documents either.
  responses_["/apis"] = kWithout;
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  clock_.advance(10s);
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);
}

INSTANTIATE_TEST_SUITE_P(
    Documents, NoProofTest,
    ::testing::Values(NoProof{"Unavailable", {.status = 503, .body = "no"}},
                      NoProof{"Unauthorized", {.status = 401, .body = "no"}},
                      NoProof{"Forbidden", {.status = 403, .body = "no"}},
                      NoProof{"NotFound", {.status = 404, .body = "404 page not found"}},
                      NoProof{"Page", {.body = "<html>"}}, NoProof{"EmptyObject", {.body = "{}"}},
                      NoProof{"NoGroups", {.body = R"({"kind":"APIGroupList","groups":[]})"}},
                      NoProof{"NoAggregatedGroups", aggregated("")},
                      NoProof{"StaleGroup", aggregated(group("example.com", "foos", "Stale"))}),
    [](const auto& instance) { return instance.param.name; });

// What the server said before the resource was missing does not count.
TEST_F(ServedResourcesTest, EarlierDocumentIsNotUsed) {
  responses_["/apis"] = kWith;
  const auto before = search();
  EXPECT_EQ(check(*before), ResourcePresence::Served);
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  EXPECT_EQ(requests(), 1u);
  clock_.advance(10s);
  EXPECT_EQ(check(*foos), ResourcePresence::Served);
}

TEST_F(ServedResourcesTest, ManySearchesOfAClientShareOneRequestPerInterval) {
  responses_["/apis"] = kWithout;
  std::vector<std::unique_ptr<ResourceSearch>> searches;
  for (int i = 0; i < 20; ++i) {
    ApiResource resource = kFoos;
    resource.plural += std::to_string(i);
    searches.push_back(search(resource));
  }
  for (int second = 0; second < 100; ++second) {
    for (const auto& one : searches) check(*one);
    EXPECT_EQ(requests(), static_cast<std::size_t>(second / 10 + 1));
    clock_.advance(1s);
  }
  for (const auto& one : searches) EXPECT_EQ(check(*one), ResourcePresence::Removed);
}

// The core group has a document of its own; both get their turn.
TEST_F(ServedResourcesTest, CoreGroupAndOthersTakeTurns) {
  responses_["/apis"] = kWithout;
  responses_["/api"] = aggregated(group("", "services"));
  const auto foos = search();
  const auto pods = search(kPods);
  for (int i = 0; i < 4; ++i) {
    check(*foos);
    check(*pods);
    clock_.advance(10s);
  }
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /apis", "GET /api", "GET /apis", "GET /api"));
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);
  EXPECT_EQ(check(*pods), ResourcePresence::Removed);
}

TEST_F(ServedResourcesTest, LegacyServerIsAskedForTheVersionInTurn) {
  responses_["/apis"] = {.body = R"({"kind":"APIGroupList","groups":[{"name":"example.com",)"
                                 R"("versions":[{"version":"v1"}]}]})"};
  responses_["/apis/example.com/v1"] = {
      .body = R"({"kind":"APIResourceList","resources":[{"name":"bars","kind":"Bar"}]})"};
  const auto foos = search();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
    clock_.advance(10s);
  }
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /apis", "GET /apis/example.com/v1", "GET /apis"));
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);

  responses_["/apis/example.com/v1"] = {
      .body = R"({"kind":"APIResourceList","resources":[{"name":"foos","kind":"Foo"}]})"};
  clock_.advance(10s);
  check(*foos);
  clock_.advance(10s);
  EXPECT_EQ(check(*foos), ResourcePresence::Served);
}

TEST_F(ServedResourcesTest, LegacyServerWithoutTheGroupProvesTheRemoval) {
  responses_["/apis"] = {.body = R"({"kind":"APIGroupList","groups":[{"name":"apps",)"
                                 R"("versions":[{"version":"v1"}]}]})"};
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  clock_.advance(10s);
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);
}

TEST_F(ServedResourcesTest, UnchangedDocumentIsNotSentAgain) {
  responses_["/apis"] = aggregated(group("apps", "deployments"), "\"e1\"");
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  responses_["/apis"] = {.status = 304};
  clock_.advance(10s);
  EXPECT_EQ(check(*foos), ResourcePresence::Removed);
  EXPECT_EQ(transport_->last_header("If-None-Match"), "\"e1\"");
}

// Retries would break the limit of one request per interval.
TEST_F(ServedResourcesTest, FailedRequestIsNotRetriedEarly) {
  responses_["/apis"] = {
      .status = 503, .body = "no", .headers = {{.name = "Retry-After", .value = "60"}}};
  const auto foos = search();
  EXPECT_EQ(check(*foos), ResourcePresence::Unknown);
  EXPECT_THAT(last_.problem, HasSubstr("discover /apis"));
  EXPECT_EQ(last_.check_after, 60s);
  EXPECT_EQ(requests(), 1u);
}

TEST_F(ServedResourcesTest, StopEndsTheRequestAndTheWaitForIt) {
  transport_->hang();
  const auto first = search();
  const auto second = search();
  std::stop_source stop;
  std::jthread asks(
      [&] { EXPECT_EQ(first->check(stop.get_token()).presence, ResourcePresence::Unknown); });
  ASSERT_TRUE(transport_->wait_for_requests(1));
  std::stop_source other_stop;
  std::jthread waits([&] { std::ignore = second->check(other_stop.get_token()); });
  other_stop.request_stop();
  waits.join();
  stop.request_stop();
  asks.join();
  // The request counts for the interval.
  EXPECT_EQ(check(*second), ResourcePresence::Unknown);
  EXPECT_EQ(last_.check_after, 10s);
  EXPECT_EQ(requests(), 1u);
}

}  // namespace
}  // namespace kinform::inline v0
