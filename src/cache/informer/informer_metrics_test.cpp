// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/informer_metrics.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cache/informer/informer_stepper.hpp"
#include "kinform/informer.hpp"
#include "testing/delivered.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using cache::InformerStepper;
using test_support::FakeClock;
using test_support::FakeListerWatcher;
using test_support::make_pod;
using test_support::RecordingMetrics;
using ::testing::Contains;
using ::testing::IsEmpty;

class InformerMetricsTest : public ::testing::Test {
 protected:
  InformerMetricsTest() {
    auto server = std::make_unique<FakeListerWatcher>(clock_);
    server_ = server.get();
    server_->set_supports_streaming_lists(false);
    informer_ = std::make_unique<Informer<>>(
        std::move(server),
        InformerOptions{.metrics = &metrics_, .name = "agent", .clock = &clock_, .seed = 1});
  }

  std::optional<double> value(const std::string& name, std::vector<MetricLabel> more = {}) {
    std::vector<MetricLabel> labels = labels_;
    labels.insert(labels.end(), more.begin(), more.end());
    return metrics_.value(name, labels);
  }

  void step() {
    while (InformerStepper::step_reflector(*informer_) == TimePoint::min()) {
    }
    while (InformerStepper::step_queue(*informer_)) {
    }
  }

  const std::vector<MetricLabel> labels_ = {
      {"name", "agent"}, {"group", ""}, {"version", "v1"}, {"resource", "pods"}};
  FakeClock clock_;
  RecordingMetrics metrics_;
  FakeListerWatcher* server_ = nullptr;
  std::unique_ptr<Informer<>> informer_;
};

// Metric names are those that dashboards for client-go use (MX-01).
TEST_F(InformerMetricsTest, MetricNamesAreThoseOfClientGo) {
  EXPECT_THAT(metrics_.names(), Contains("informer_queued_items"));
  EXPECT_THAT(metrics_.names(), Contains("informer_processing_latency_seconds"));
  EXPECT_THAT(metrics_.names(), Contains("informer_store_resource_version"));
  const std::vector<double> buckets =
      metrics_.buckets("informer_processing_latency_seconds", labels_);
  EXPECT_EQ(buckets.front(), 0.001);
  EXPECT_EQ(buckets.back(), 10);
}

TEST_F(InformerMetricsTest, FollowAChangeFromServerToHandler) {
  test_support::DeliveredEvents delivered;
  const HandlerRegistration registration =
      informer_->add_event_handler(delivered.handler(), {.name = "printer"}).value();
  EXPECT_EQ(value("kinform_informer_synced"), 0);
  server_->add_list(
      {.objects = {make_pod("web/a", "1"), make_pod("web/b", "2")}, .resource_version = "10"});
  const auto watch = server_->add_watch();
  while (InformerStepper::step_reflector(*informer_) == TimePoint::min()) {
  }
  EXPECT_EQ(value("informer_queued_items"), 2);
  step();
  EXPECT_EQ(value("informer_queued_items"), 0);
  EXPECT_EQ(value("informer_store_resource_version"), 10);
  EXPECT_EQ(value("kinform_informer_synced"), 1);
  EXPECT_EQ(value("kinform_informer_store_objects"), 2);
  EXPECT_GT(value("kinform_informer_store_bytes"), 0);
  EXPECT_EQ(value("kinform_informer_lists_total"), 1);
  EXPECT_EQ(value("kinform_informer_handler_backlog", {{"handler", "printer"}}), 2);
  EXPECT_EQ(metrics_.observations("informer_processing_latency_seconds", labels_).size(), 1U);

  clock_.advance(5s);
  EXPECT_EQ(value("kinform_informer_silence_seconds"), 5);
  EXPECT_EQ(value("kinform_informer_handler_lag_seconds", {{"handler", "printer"}}), 5);
  watch->send(test_support::modified(make_pod("web/a", "11")));
  step();
  EXPECT_EQ(value("kinform_informer_events_total"), 1);
  EXPECT_EQ(value("informer_store_resource_version"), 11);
}

// A long resource version is reported by its last 15 digits (ST-13).
TEST_F(InformerMetricsTest, LongVersionIsReportedByItsLastFifteenDigits) {
  server_->add_list({.resource_version = "12345678901234567890123"});
  const auto watch = server_->add_watch();
  step();
  EXPECT_EQ(value("informer_store_resource_version"), 901234567890123);
  watch->send(test_support::added(make_pod("web/a", "no-number")));
  step();
  EXPECT_EQ(value("informer_store_resource_version"), 0);
}

TEST_F(InformerMetricsTest, WatchEndsAndRelistsAreCountedByReason) {
  server_->add_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  const auto watch = server_->add_watch();
  step();
  watch->send(test_support::modified(make_pod("web/a", "11")));
  watch->send({.type = WatchEventType::Error, .error = Error(ErrorCode::Expired, "too old")});
  step();
  clock_.advance(60s);  // Past the backoff before the next list.
  step();
  EXPECT_EQ(value("kinform_informer_watch_ends_total", {{"reason", "Expired"}}), 1);
  EXPECT_EQ(value("kinform_informer_relists_total", {{"reason", "Expired"}}), 1);
  EXPECT_EQ(value("kinform_informer_relists_total", {{"reason", "ListFailed"}}), 0);
}

TEST_F(InformerMetricsTest, ParkedIsReportedUntilTheResourceIsServed) {
  ResourceSighting sighting{.check_after = 10s};
  server_->set_search_function([&] { return sighting; });
  server_->refuse_list({ErrorCode::NotFound, "list pods: 404 page not found"});
  EXPECT_EQ(value("kinform_informer_parked"), 0);
  step();  // The list.
  step();  // The first check for the resource.
  EXPECT_EQ(value("kinform_informer_parked"), 1);
  sighting.presence = ResourcePresence::Served;
  server_->add_list({.resource_version = "10"});
  server_->add_watch();
  clock_.advance(10s);
  step();
  EXPECT_EQ(value("kinform_informer_parked"), 0);
}

TEST_F(InformerMetricsTest, StreamingFallbacksAreCountedByReason) {
  server_->set_supports_streaming_lists(true);
  server_->add_watch()->send(test_support::bookmark("7"));  // Not the end of the initial events.
  server_->add_list({.resource_version = "10"});
  server_->add_watch();
  step();
  const std::string name = "kinform_informer_streaming_fallbacks_total";
  EXPECT_EQ(value(name, {{"reason", "PlainBookmark"}}), 1);
  EXPECT_EQ(value(name, {{"reason", "NoMarker"}}), 0);
}

TEST_F(InformerMetricsTest, FallbackToJsonIsReportedWithItsReasonInTheStatus) {
  server_->add_list({.resource_version = "10"});
  server_->add_watch();
  step();
  EXPECT_EQ(value("kinform_informer_json_fallback"), 0);
  EXPECT_EQ(informer_->status().reflector.json_fallback, "");
  server_->set_json_fallback("unknown field 99");
  EXPECT_EQ(value("kinform_informer_json_fallback"), 1);
  EXPECT_EQ(informer_->status().reflector.json_fallback, "unknown field 99");
}

// The metric series of an informer are removed when it is destroyed (MX-03).
TEST_F(InformerMetricsTest, DisappearWithTheInformer) {
  informer_.reset();
  EXPECT_THAT(metrics_.names(), IsEmpty());
}

TEST_F(InformerMetricsTest, SeriesOfARemovedHandlerEndWithTheNextOne) {
  test_support::DeliveredEvents delivered;
  HandlerRegistration first =
      informer_->add_event_handler(delivered.handler(), {.name = "first"}).value();
  first.remove();
  const HandlerRegistration second =
      informer_->add_event_handler(delivered.handler(), {.name = "second"}).value();
  EXPECT_EQ(value("kinform_informer_handler_backlog", {{"handler", "first"}}), std::nullopt);
  EXPECT_EQ(value("kinform_informer_handler_backlog", {{"handler", "second"}}), 0);
}

}  // namespace
}  // namespace kinform::inline v0
