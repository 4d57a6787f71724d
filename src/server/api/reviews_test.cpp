// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/reviews.hpp"

#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/api.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::HasSubstr;

const std::string kGroup = "/apis/authorization.k8s.io/v1/";

// The hook allows only user anna to read pods, and only in namespace "web".
class ReviewTest : public ::testing::Test {
 protected:
  struct Reply {
    int status = 0;
    Json body = {};
  };
  Reply post(const std::string& path, const Json& spec) {
    const Json body = {{"spec", spec}};
    const Outcome outcome = api_.handle({.method = "POST",
                                         .target = path,
                                         .content_type = "application/json",
                                         .body = body.to_json(),
                                         .user = "anna"});
    const auto& response = *std::get_if<ApiResponse>(&outcome);
    return {response.status, parse_json(response.body).value_or({})};
  }

  // Posts an access review for pods and returns whether it allows the verb.
  bool is_allowed(const std::string& path, const std::string& namespace_name,
                  const std::string& verb, const std::string& user = "") {
    Json spec = {{"resourceAttributes",
                  {{"namespace", namespace_name}, {"verb", verb}, {"resource", "pods"}}}};
    if (!user.empty()) spec["user"] = user;
    const Reply reply = post(path, spec);
    EXPECT_EQ(reply.status, 201) << reply.body.to_json();
    return reply.body["status"]["allowed"].as_bool();
  }

  static bool authorize(const Access& access) {
    const bool reads = access.verb == "get" || access.verb == "list" || access.verb == "watch";
    const bool reviews = access.group == "authorization.k8s.io" && access.verb == "create";
    return reviews || (access.user == "anna" && access.resource == "pods" &&
                       access.namespace_name == "web" && reads);
  }

  test_support::FakeClock clock_;
  Api api_{{.authorize = authorize}, clock_};
};

TEST_F(ReviewTest, SelfSubjectAccessReviewReturnsTheHooksDecision) {
  const std::string path = kGroup + "selfsubjectaccessreviews";
  EXPECT_TRUE(is_allowed(path, "web", "list"));
  EXPECT_FALSE(is_allowed(path, "web", "delete"));
  EXPECT_FALSE(is_allowed(path, "other", "list"));
}

TEST_F(ReviewTest, SubjectAccessReviewReturnsTheHooksDecision) {
  EXPECT_TRUE(is_allowed(kGroup + "subjectaccessreviews", "web", "list", "anna"));
  EXPECT_FALSE(is_allowed(kGroup + "subjectaccessreviews", "web", "list", "bert"));
  const std::string local = kGroup + "namespaces/web/localsubjectaccessreviews";
  EXPECT_TRUE(is_allowed(local, "web", "watch", "anna"));
  EXPECT_FALSE(is_allowed(local, "web", "watch", "bert"));
}

TEST_F(ReviewTest, RulesReviewListsWhatTheHookAllows) {
  const Reply reply = post(kGroup + "selfsubjectrulesreviews", {{"namespace", "web"}});
  ASSERT_EQ(reply.status, 201) << reply.body.to_json();
  const Json& rules = reply.body["status"]["resourceRules"];
  std::vector<std::string> about_pods;
  for (const Json& rule : rules.elements()) {
    if (rule["resources"][0].as_string() == "pods") about_pods.push_back(rule["verbs"].to_json());
  }
  EXPECT_THAT(about_pods, ::testing::ElementsAre(R"(["get","list","watch"])"));
  EXPECT_FALSE(reply.body["status"]["incomplete"].as_bool(true));
}

TEST_F(ReviewTest, SelfReviewsAreNeverForbidden) {
  Api strict({.authorize = [](const Access&) { return false; }}, clock_);
  const Outcome outcome =
      strict.handle({.method = "POST",
                     .target = kGroup + "selfsubjectaccessreviews",
                     .content_type = "application/json",
                     .body = R"({"spec":{"resourceAttributes":{"verb":"get","resource":"pods"}}})",
                     .user = "anna"});
  const auto& response = *std::get_if<ApiResponse>(&outcome);
  EXPECT_EQ(response.status, 201);
  EXPECT_THAT(response.body, HasSubstr(R"("allowed":false)"));
}

TEST_F(ReviewTest, WithoutAHookEverythingIsAllowed) {
  Api open({}, clock_);
  const Outcome outcome =
      open.handle({.method = "POST",
                   .target = kGroup + "selfsubjectaccessreviews",
                   .content_type = "application/json",
                   .body = R"({"spec":{"resourceAttributes":{"verb":"get","resource":"pods"}}})"});
  EXPECT_THAT(std::get_if<ApiResponse>(&outcome)->body, HasSubstr(R"("allowed":true)"));
}

TEST_F(ReviewTest, EmptyReviewIsInvalid) {
  EXPECT_EQ(post(kGroup + "selfsubjectaccessreviews", Json::object()).status, 422);
  EXPECT_EQ(post(kGroup + "namespaces/web/localsubjectaccessreviews",
                 {{"resourceAttributes", {{"namespace", "other"}, {"verb", "get"}}}})
                .status,
            422);
}

}  // namespace
}  // namespace kinform::inline v0::server
