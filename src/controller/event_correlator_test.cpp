// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/event_correlator.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::controller {
namespace {

using namespace std::chrono_literals;

constexpr WallTime kDate = WallTime(1'704'067'200s);

Event make_event(const std::string& message, const std::string& name = "a") {
  return {.namespace_name = "web",
          .target = {.api_version = "v1", .kind = "Pod", .namespace_name = "web", .name = name},
          .reason = "Failed",
          .message = message,
          .component = "test",
          .first_time = kDate,
          .last_time = kDate};
}

class EventCorrelatorTest : public ::testing::Test {
 protected:
  EventCorrelator::Verdict say(Event event) {
    return correlator_.correlate(std::move(event), now_);
  }
  EventCorrelator::Verdict say(const std::string& message) { return say(make_event(message)); }

  TimePoint now_;
  EventCorrelator correlator_{EventRecorderOptions{.burst = 1'000}, Random(1)};
};

// Events have the fields that kubectl shows (EV-02).
TEST_F(EventCorrelatorTest, EventHasTheStandardFields) {
  Event event = make_event("no such image");
  event.target.uid = "1-2";
  event.target.field_path = "spec.containers{web}";
  event.type = EventType::Warning;
  event.host = "node-1";
  const Json json = say(event).event.to_json();
  EXPECT_EQ(json["metadata"]["namespace"], "web");
  EXPECT_EQ(json["metadata"]["name"], "a.17a6101701650000");
  EXPECT_EQ(json["involvedObject"], (Json{{"apiVersion", "v1"},
                                          {"kind", "Pod"},
                                          {"namespace", "web"},
                                          {"name", "a"},
                                          {"uid", "1-2"},
                                          {"fieldPath", "spec.containers{web}"}}));
  EXPECT_EQ(json["type"], "Warning");
  EXPECT_EQ(json["reason"], "Failed");
  EXPECT_EQ(json["message"], "no such image");
  EXPECT_EQ(json["count"], 1);
  EXPECT_EQ(json["firstTimestamp"], "2024-01-01T00:00:00Z");
  EXPECT_EQ(json["lastTimestamp"], "2024-01-01T00:00:00Z");
  EXPECT_EQ(json["source"], (Json{{"component", "test"}, {"host", "node-1"}}));
}

// The name of an event is the object's name and a time stamp, or a UUID if that is not a valid name
// (EV-02).
TEST_F(EventCorrelatorTest, NameIsAUuidIfTheObjectNameIsInvalid) {
  const std::string uuid = "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";
  Random random(1);
  const std::vector<std::string> names = {"system:node", "Upper", "-a",   "a-",
                                          "a..b",        "a.-b",  "a-.b", std::string(250, 'a')};
  for (const std::string& name : names) {
    EXPECT_THAT(make_event_name(name, kDate, random), ::testing::MatchesRegex(uuid)) << name;
  }
  EXPECT_EQ(make_event_name("a.b-c", kDate, random), "a.b-c.17a6101701650000");
}

// Equal events are counted on the first one (EV-05).
TEST_F(EventCorrelatorTest, EqualEventsAreCountedOnTheFirst) {
  const Event first = say("x").event;
  Event again = make_event("x");
  again.first_time = again.last_time = kDate + 5s;
  const EventCorrelator::Verdict second = say(again);
  EXPECT_FALSE(second.is_new);
  EXPECT_EQ(second.event.name, first.name);
  EXPECT_EQ(second.event.count, 2);
  EXPECT_EQ(second.event.first_time, kDate);
  EXPECT_EQ(second.event.to_patch(),
            (Json{{"count", 2}, {"lastTimestamp", "2024-01-01T00:00:05Z"}, {"message", "x"}}));
}

// Two events are equal only if their object, type, reason, message and field path are equal
// (EV-05).
TEST_F(EventCorrelatorTest, AnyDifferentFieldMakesADifferentEvent) {
  say("x");
  std::vector<Event> others(5, make_event("x"));
  others[0].target.field_path = "spec";
  others[1].message = "y";
  others[2].reason = "Other";
  others[3].type = EventType::Warning;
  others[4].target.uid = "other";
  for (const Event& event : others) EXPECT_TRUE(say(event).is_new);
}

// From the tenth different message on, similar events are aggregated (EV-04).
TEST_F(EventCorrelatorTest, SimilarEventsAreAggregatedFromTheTenthMessage) {
  for (int i = 1; i <= 9; ++i) {
    EXPECT_EQ(say(std::to_string(i)).event.message, std::to_string(i));
  }
  const EventCorrelator::Verdict tenth = say("10");
  EXPECT_TRUE(tenth.is_new);
  EXPECT_EQ(tenth.event.message, "(combined from similar events): 10");
  const EventCorrelator::Verdict eleventh = say("11");
  EXPECT_FALSE(eleventh.is_new);
  EXPECT_EQ(eleventh.event.name, tenth.event.name);
  EXPECT_EQ(eleventh.event.count, 2);
  EXPECT_EQ(eleventh.event.message, "(combined from similar events): 11");
}

// Only different messages count towards aggregation (EV-04).
TEST_F(EventCorrelatorTest, RepeatedMessageIsNotAggregated) {
  for (int i = 1; i <= 30; ++i) EXPECT_EQ(say("x").event.message, "x");
}

// A pause longer than the window ends the aggregation (EV-04).
TEST_F(EventCorrelatorTest, PauseLongerThanTheWindowEndsAggregation) {
  for (int i = 1; i <= 9; ++i) say(std::to_string(i));
  now_ += 600s;
  // A pause of exactly the window does not end the aggregation.
  EXPECT_EQ(say("10").event.message, "(combined from similar events): 10");
  now_ += 600s + 1ns;
  EXPECT_EQ(say("11").event.message, "11");
}

// Events that differ in their field path are in the same group of similar events (EV-04).
TEST_F(EventCorrelatorTest, MessagesOfDifferentFieldPathsAreOneGroup) {
  for (int i = 1; i <= 10; ++i) {
    Event event = make_event(std::to_string(i));
    event.target.field_path = "spec.containers{" + std::to_string(i) + "}";
    EXPECT_EQ(say(event).event.message,
              i < 10 ? std::to_string(i) : "(combined from similar events): 10");
  }
}

// The aggregation window restarts with each event of a group (EV-04).
TEST_F(EventCorrelatorTest, SlowEventsStayInOneGroup) {
  for (int i = 1; i <= 9; ++i) {
    say(std::to_string(i));
    now_ += 500s;
  }
  EXPECT_EQ(say("10").event.message, "(combined from similar events): 10");
}

// The spam filter is a token bucket per source and object (EV-06).
TEST_F(EventCorrelatorTest, NoisyObjectGetsItsBurstThenOnePerPeriod) {
  EventCorrelator correlator({}, Random(1));
  for (int i = 0; i < 25; ++i)
    EXPECT_FALSE(correlator.correlate(make_event("x"), now_).is_filtered);
  EXPECT_TRUE(correlator.correlate(make_event("x"), now_).is_filtered);
  EXPECT_FALSE(correlator.correlate(make_event("x", "b"), now_).is_filtered);  // Another object.
  now_ += 299s;
  EXPECT_TRUE(correlator.correlate(make_event("x"), now_).is_filtered);
  now_ += 1s;
  EXPECT_FALSE(correlator.correlate(make_event("x"), now_).is_filtered);
  EXPECT_TRUE(correlator.correlate(make_event("x"), now_).is_filtered);
}

// Each event type has its own token bucket (EV-06).
TEST_F(EventCorrelatorTest, WarningsHaveABudgetOfTheirOwn) {
  EventCorrelator correlator({.burst = 1}, Random(1));
  Event warning = make_event("x");
  warning.type = EventType::Warning;
  EXPECT_FALSE(correlator.correlate(make_event("x"), now_).is_filtered);
  EXPECT_FALSE(correlator.correlate(warning, now_).is_filtered);
  EXPECT_TRUE(correlator.correlate(warning, now_).is_filtered);
}

// Events are counted before the spam filter, so filtered events are counted, too (EV-03).
TEST_F(EventCorrelatorTest, FilteredEventsAreCounted) {
  EventCorrelator correlator({.burst = 1}, Random(1));
  for (int i = 1; i <= 5; ++i) {
    EXPECT_EQ(correlator.correlate(make_event("x"), now_).event.count, i);
  }
}

// Events are aggregated before the spam filter, so filtered events count towards aggregation
// (EV-03).
TEST_F(EventCorrelatorTest, FilteredEventsAreAggregated) {
  EventCorrelator correlator({.burst = 1}, Random(1));
  EXPECT_FALSE(correlator.correlate(make_event("1"), now_).is_filtered);
  for (int i = 2; i <= 9; ++i) {
    EXPECT_TRUE(correlator.correlate(make_event(std::to_string(i)), now_).is_filtered);
  }
  now_ += 300s;
  const EventCorrelator::Verdict tenth = correlator.correlate(make_event("10"), now_);
  EXPECT_FALSE(tenth.is_filtered);
  EXPECT_EQ(tenth.event.message, "(combined from similar events): 10");
}

// The cache of groups is bounded; the least recently used group is evicted first (EV-07).
TEST_F(EventCorrelatorTest, GroupCacheIsBounded) {
  EventCorrelator correlator({.remembered_max = 1}, Random(1));
  for (int i = 1; i <= 9; ++i) {
    EXPECT_TRUE(correlator.correlate(make_event(std::to_string(i), "a"), now_).is_new);
  }
  EXPECT_TRUE(correlator.correlate(make_event("x", "b"), now_).is_new);
  EXPECT_EQ(correlator.correlate(make_event("10", "a"), now_).event.message, "10");
}

// The cache of token buckets is bounded (EV-07).
TEST_F(EventCorrelatorTest, TokenBucketCacheIsBounded) {
  EventCorrelator correlator({.burst = 1, .remembered_max = 1}, Random(1));
  EXPECT_FALSE(correlator.correlate(make_event("x", "a"), now_).is_filtered);
  EXPECT_TRUE(correlator.correlate(make_event("x", "a"), now_).is_filtered);
  EXPECT_FALSE(correlator.correlate(make_event("x", "b"), now_).is_filtered);
  EXPECT_FALSE(correlator.correlate(make_event("x", "a"), now_).is_filtered);
}

// The cache of counted events is bounded (EV-07).
TEST_F(EventCorrelatorTest, EventCacheIsBounded) {
  EventCorrelator correlator({.remembered_max = 2}, Random(1));
  EXPECT_TRUE(correlator.correlate(make_event("x", "a"), now_).is_new);
  EXPECT_TRUE(correlator.correlate(make_event("x", "b"), now_).is_new);
  EXPECT_FALSE(correlator.correlate(make_event("x", "a"), now_).is_new);
  EXPECT_TRUE(correlator.correlate(make_event("x", "c"), now_).is_new);   // Evicts b …
  EXPECT_FALSE(correlator.correlate(make_event("x", "a"), now_).is_new);  // … but not a.
  EXPECT_TRUE(correlator.correlate(make_event("x", "b"), now_).is_new);
  EXPECT_EQ(EventRecorderOptions{}.remembered_max, 4096u);
}

TEST_F(EventCorrelatorTest, CacheSizeZeroKeepsTheLastEvent) {
  EventCorrelator correlator({.remembered_max = 0}, Random(1));
  EXPECT_TRUE(correlator.correlate(make_event("x", "a"), now_).is_new);
  EXPECT_FALSE(correlator.correlate(make_event("x", "a"), now_).is_new);
  EXPECT_TRUE(correlator.correlate(make_event("x", "b"), now_).is_new);
  EXPECT_TRUE(correlator.correlate(make_event("x", "a"), now_).is_new);
}

}  // namespace
}  // namespace kinform::inline v0::controller
