// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "endpoints/endpoint_pages.hpp"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/log_capture.hpp"

namespace kinform::inline v0::endpoints {
namespace {

using test_support::LogCapture;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

HealthCheck good(std::string name) {
  return {.name = std::move(name), .check = [] { return Result<void>(); }};
}

HealthCheck bad(std::string name) {
  return {.name = std::move(name),
          .check = [] { return Result<void>(Error(ErrorCode::Unavailable, "not synced")); }};
}

TEST(EndpointPagesTest, HealthyProcessReturnsOk) {
  const EndpointServerOptions options{.liveness = {good("a")}, .readiness = {good("b")}};
  for (const char* target : {"/healthz", "/livez", "/readyz", "/readyz/", "/readyz?"}) {
    const Page page = add_page(options, target);
    EXPECT_EQ(page.status, 200) << target;
    EXPECT_EQ(page.body, "ok") << target;
  }
}

TEST(EndpointPagesTest, VerboseShowsEachCheck) {
  const EndpointServerOptions options{.readiness = {good("pods-synced")}};
  EXPECT_EQ(add_page(options, "/readyz?verbose").body,
            "[+]ping ok\n[+]pods-synced ok\nreadyz check passed\n");
  EXPECT_EQ(add_page(options, "/livez?verbose=true").body, "[+]ping ok\nlivez check passed\n");
}

TEST(EndpointPagesTest, FailureIsVerboseAndItsReasonIsOnlyLogged) {
  const auto log = std::make_shared<LogCapture>();
  const EndpointServerOptions options{.readiness = {good("a"), bad("b")}, .logger = Logger(log)};
  const Page page = add_page(options, "/readyz");
  EXPECT_EQ(page.status, 500);
  EXPECT_EQ(page.body, "[+]ping ok\n[+]a ok\n[-]b failed: reason withheld\nreadyz check failed\n");
  ASSERT_THAT(log->records("Health check failed"), SizeIs(1));
  EXPECT_EQ(log->records("Health check failed")[0].field("err"), "not synced");
  EXPECT_EQ(add_page(options, "/healthz").status, 200);  // Liveness has separate checks.
}

TEST(EndpointPagesTest, ThrowingCheckFails) {
  const EndpointServerOptions options{.liveness = {{.name = "x", .check = []() -> Result<void> {
                                                      throw std::runtime_error("no");
                                                    }}}};
  EXPECT_THAT(add_page(options, "/healthz").body, HasSubstr("[-]x failed"));
}

TEST(EndpointPagesTest, ExcludedCheckIsNotRun) {
  const EndpointServerOptions options{.readiness = {bad("b"), bad("c d")}};
  EXPECT_EQ(add_page(options, "/readyz?exclude=b").status, 500);
  EXPECT_EQ(add_page(options, "/readyz?exclude=b&exclude=c%20d").body, "ok");
  EXPECT_EQ(add_page(options, "/readyz?verbose&exclude=b&exclude=c+d").body,
            "[+]ping ok\n[+]b excluded: ok\n[+]c d excluded: ok\nreadyz check passed\n");
  EXPECT_THAT(add_page(options, "/readyz?exclude=zebra").body, HasSubstr("warn: "));
}

TEST(EndpointPagesTest, SingleCheckCanBeRun) {
  const EndpointServerOptions options{.readiness = {good("a"), bad("b")}};
  EXPECT_EQ(add_page(options, "/readyz/a").body, "ok");
  EXPECT_EQ(add_page(options, "/readyz/b").status, 500);
  EXPECT_EQ(add_page(options, "/readyz/c").status, 404);
}

TEST(EndpointPagesTest, MetricsPageExistsIfConfigured) {
  PrometheusMetrics metrics;
  const auto counter = metrics.counter({.name = "n_total"});
  const Page page = add_page({.metrics = &metrics}, "/metrics");
  EXPECT_EQ(page.content_type, "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_THAT(page.body, HasSubstr("n_total 0\n"));
  EXPECT_EQ(add_page({}, "/metrics").status, 404);
}

TEST(EndpointPagesTest, UnknownPageIsNotFound) {
  for (const char* target : {"", "/", "/healthzz", "healthz", "/healthz/../metrics", "*", "?"}) {
    EXPECT_EQ(add_page({}, target).status, 404) << target;
  }
}

}  // namespace
}  // namespace kinform::inline v0::endpoints
