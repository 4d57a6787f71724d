// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/api_catalog.hpp"

namespace kinform::inline v0 {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

struct Names {
  std::string singular = {};
  std::vector<std::string> short_names = {};
};

DiscoveredResource make(std::string group, std::string version, std::string plural,
                        std::string kind, Names names) {
  return {.resource = {.group = std::move(group),
                       .version = std::move(version),
                       .plural = std::move(plural),
                       .kind = std::move(kind)},
          .singular = std::move(names.singular),
          .short_names = std::move(names.short_names)};
}

// Returns a catalog with clashing names: events and ingresses in two groups, several versions, a
// CRD with the short name of another resource, and one whose plural is another's short name.
ApiCatalog catalog(std::vector<DiscoveryFailure> failures = {}) {
  return ApiCatalog(ApiCatalogParts{
      .resources = {make("", "v1", "pods", "Pod", {"pod", {"po"}}),
                    make("", "v1", "services", "Service", {"service", {"svc"}}),
                    make("", "v1", "events", "Event", {"event", {"ev"}}),
                    make("apps", "v1", "deployments", "Deployment", {"deployment", {"deploy"}}),
                    make("apps", "v1beta1", "deployments", "Deployment",
                         {"deployment", {"deploy"}}),
                    make("events.k8s.io", "v1", "events", "Event", {"event", {"ev"}}),
                    make("example.com", "v1", "crontabs", "CronTab", {"crontab", {"ct", "po"}}),
                    make("example.com", "v2", "crontabs", "CronTab", {"crontab", {"ct"}}),
                    make("serving.example.com", "v1", "services", "Service", {"service", {"ksvc"}}),
                    make("odd.example", "v1", "ct", "Ct", {"ct", {}}),
                    make("odd.example", "v1", "lefts", "Hand", {"left", {"h"}}),
                    make("odd.example", "v1", "rights", "Hand", {"right", {"h"}})},
      .failures = std::move(failures)});
}

std::string found(std::string_view name) {
  const Result<DiscoveredResource> resource = catalog().find(name);
  return resource ? resource->resource.to_string() : resource.error().message;
}

TEST(ApiCatalogTest, PluralSingularKindAndShortNameMeanTheSame) {
  for (const char* name : {"pods", "pod", "Pod", "PODS", "po"}) EXPECT_EQ(found(name), "pods.v1");
  for (const char* name : {"deploy", "deployments", "Deployment", "deploy.apps"}) {
    EXPECT_EQ(found(name), "deployments.v1.apps");
  }
}

// The core group and preferred versions take precedence (RM-01).
TEST(ApiCatalogTest, CoreGroupAndPreferredVersionComeFirst) {
  EXPECT_EQ(found("events"), "events.v1");
  EXPECT_EQ(found("ev"), "events.v1");
  EXPECT_EQ(found("services"), "services.v1");
  EXPECT_EQ(found("crontabs"), "crontabs.v1.example.com");
}

TEST(ApiCatalogTest, GroupAndVersionCanBeNamed) {
  EXPECT_EQ(found("events.events.k8s.io"), "events.v1.events.k8s.io");
  EXPECT_EQ(found("deployments.v1beta1.apps"), "deployments.v1beta1.apps");
  EXPECT_EQ(found("deploy.v1beta1.apps"), "deployments.v1beta1.apps");
  EXPECT_EQ(found("crontabs.v2.example.com"), "crontabs.v2.example.com");
  EXPECT_EQ(found("CronTab.v2.example.com"), "crontabs.v2.example.com");
  EXPECT_EQ(found("crontabs.example.com"), "crontabs.v1.example.com");
  EXPECT_EQ(found("pods.v1"), "pods.v1");
  EXPECT_EQ(found("pods.v1."), "pods.v1");
  EXPECT_EQ(found("services.serving.example.com"), "services.v1.serving.example.com");
}

// A unique prefix of a group is enough (RM-04).
TEST(ApiCatalogTest, GroupMayBeAbbreviated) {
  EXPECT_EQ(found("deployments.app"), "deployments.v1.apps");
  EXPECT_EQ(found("services.serving"), "services.v1.serving.example.com");
}

// Plural names and kinds take precedence over short names (RM-04).
TEST(ApiCatalogTest, NamesPrecedeShortNames) {
  EXPECT_EQ(found("ct"), "ct.v1.odd.example");
  EXPECT_EQ(found("ct.example.com"), "crontabs.v1.example.com");
}

// An ambiguous name is an error, not a guess (RM-02).
TEST(ApiCatalogTest, AmbiguousNameWithinAGroupIsRejected) {
  const Error error = catalog().find("hand").error();
  EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
  EXPECT_THAT(error.message,
              AllOf(HasSubstr("lefts.v1.odd.example"), HasSubstr("rights.v1.odd.example")));
}

TEST(ApiCatalogTest, UnknownNameErrorSuggestsSimilarNames) {
  const Error error = catalog().find("deploymnets").error();
  EXPECT_EQ(error.code, ErrorCode::NotFound);
  EXPECT_EQ(error.message,
            "the server has no resource \"deploymnets\": did you mean deployments.apps?");
  EXPECT_THAT(found("deployments.extensions"), HasSubstr("did you mean deployments.apps?"));
  EXPECT_THAT(found("deployments.v7.apps"), HasSubstr("did you mean deployments.apps?"));
  EXPECT_THAT(found("zebras"), HasSubstr("kubectl api-resources"));
  EXPECT_THAT(found(""), HasSubstr("kubectl api-resources"));
  EXPECT_THAT(found(std::string(100'000, 'x')).size(), ::testing::Lt(1000u));
}

TEST(ApiCatalogTest, UnknownNameErrorListsFailedGroups) {
  const ApiCatalog partial = catalog({{.api_version = "metrics.k8s.io/v1beta1"}});
  EXPECT_THAT(partial.find("zebras").error().message, HasSubstr("metrics.k8s.io/v1beta1"));
  EXPECT_THAT(found("zebras"), Not(HasSubstr("discovery failed")));
}

TEST(ApiCatalogTest, KindOfAnObjectLeadsToItsResource) {
  EXPECT_EQ(catalog().find_kind("apps/v1beta1", "Deployment").value().resource.to_string(),
            "deployments.v1beta1.apps");
  EXPECT_EQ(catalog().find_kind("v1", "Event").value().resource.to_string(), "events.v1");
  EXPECT_EQ(catalog().find_kind("v1", "event").error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace kinform::inline v0
