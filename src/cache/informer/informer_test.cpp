// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/informer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cache/informer/informer_stepper.hpp"
#include "testing/delivered.hpp"
#include "testing/informer_fixture.hpp"
#include "testing/objects.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using cache::InformerStepper;
using std::chrono::seconds;
using test_support::DeliveredEvents;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class InformerTest : public test_support::InformerFixture {};

// A handler receives the initial list and then the changes in order (SI-04, SI-08).
TEST_F(InformerTest, ListAndChangesReachTheHandler) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  EXPECT_FALSE(informer_->has_synced());
  // The version is empty before the informer runs (SI-16).
  EXPECT_EQ(informer_->last_sync_resource_version(), "");
  const auto watch = sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  EXPECT_THAT(delivered.take(), ElementsAre("add web/a@1 initial", "add web/b@2 initial"));
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_TRUE(registration.has_synced());  // The calls for all initial adds have returned (SI-23).

  watch->send(test_support::modified(make_pod("web/a", "11")));
  watch->send(test_support::added(make_pod("web/c", "12")));
  watch->send(test_support::deleted(make_pod("web/b", "13")));
  settle();
  EXPECT_THAT(delivered.take(),
              ElementsAre("update web/a@1→11", "add web/c@12", "delete web/b@13"));
  EXPECT_EQ(informer_->indexer().resource_version(), "13");
  EXPECT_EQ(informer_->last_sync_resource_version(), "13");
}

TEST_F(InformerTest, OneHandlerCanBeSteppedAlone) {
  DeliveredEvents fast;
  DeliveredEvents slow;
  const auto fast_registration = add(fast, {.name = "fast"});
  const auto slow_registration = add(slow, {.name = "slow"});
  server_->add_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  server_->add_watch();
  while (InformerStepper::step_reflector(*informer_) == TimePoint::min()) continue;
  EXPECT_TRUE(InformerStepper::step_queue(*informer_));
  EXPECT_TRUE(InformerStepper::step_handler(*informer_, "fast"));
  EXPECT_FALSE(InformerStepper::step_handler(*informer_, "fast"));
  EXPECT_FALSE(InformerStepper::step_handler(*informer_, "nobody"));
  EXPECT_THAT(fast.take(), ElementsAre("add web/a@1 initial"));
  EXPECT_THAT(slow.take(), IsEmpty());
  EXPECT_EQ(slow_registration.backlog(), 1u);
}

TEST_F(InformerTest, StepsAfterTheEndDoNothing) {
  InformerStepper::stop(*informer_);
  EXPECT_EQ(InformerStepper::step_reflector(*informer_), TimePoint::max());
  EXPECT_FALSE(InformerStepper::step_queue(*informer_));
  EXPECT_FALSE(InformerStepper::step_handlers(*informer_));
  EXPECT_THAT(server_->requests(), IsEmpty());

  make({});
  sync({make_pod("web/a", "1")});
  const std::size_t requests = server_->requests().size();
  InformerStepper::stop(*informer_);
  // Advance the clock by more than the silence timeout, which must have no effect after the stop.
  clock_.advance(std::chrono::minutes(5));
  EXPECT_EQ(InformerStepper::step_reflector(*informer_), TimePoint::max());
  EXPECT_EQ(server_->requests().size(), requests);
}

// An empty first list is processed like any other, and then the informer has synced (RF-15).
TEST_F(InformerTest, EmptyCollectionSyncs) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  sync({});
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_TRUE(registration.has_synced());
  EXPECT_THAT(delivered.take(), IsEmpty());
}

// The cache is updated before the callback runs (SI-05, CT-12, MIS-09).
TEST_F(InformerTest, CacheShowsAChangeBeforeTheHandlerIsNotified) {
  std::vector<std::string> seen;
  const auto registration =
      informer_
          ->add_event_handler(
              {.on_add =
                   [&](const AddEvent& event) {
                     seen.emplace_back(
                         informer_->lister().find(event.object->key())->resource_version());
                   }})
          .value();
  const auto watch = sync({make_pod("web/a", "1")});
  watch->send(test_support::added(make_pod("web/b", "12")));
  settle();
  EXPECT_THAT(seen, ElementsAre("1", "12"));
}

// A deletion that was missed while disconnected is inferred from the relist (CT-08, MIS-07,
// MIS-08).
TEST_F(InformerTest, RelistDetectsAMissedDeletion) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  const auto watch = sync({make_pod("web/x", "10"), make_pod("web/y", "11")}, "11");
  delivered.take();
  relist(*watch, {make_pod("web/x", "10"), make_pod("web/z", "13")}, "13");
  EXPECT_THAT(delivered.take(), UnorderedElementsAre("delete web/y@11 unknown",
                                                     "update web/x@10→10", "add web/z@13"));
  EXPECT_EQ(informer_->lister().list().size(), 2u);
}

// An informer has synced when the list is in the cache, not when the list is received (MIS-12,
// RF-05).
TEST_F(InformerTest, ReceivedListIsNotSyncedBeforeItIsInTheCache) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  response({make_pod("web/a", "1")});
  receive();
  EXPECT_FALSE(informer_->has_synced());
  EXPECT_TRUE(InformerStepper::step_queue(*informer_));
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_FALSE(registration.has_synced());  // The handler has not been called for it yet (PL-02).
  EXPECT_TRUE(InformerStepper::step_handlers(*informer_));
  EXPECT_TRUE(registration.has_synced());
}

// An object that was deleted and recreated between two lists is one update (CT-18, SI-07).
TEST_F(InformerTest, ObjectRecreatedBetweenTwoListsIsOneUpdate) {
  const auto with_uid = [](std::string_view version, std::string_view uid) {
    return test_support::make_object({.namespace_name = "web",
                                      .name = "a",
                                      .resource_version = std::string(version),
                                      .uid = std::string(uid)});
  };
  std::vector<std::string> uids;
  const auto on_update = [&](const UpdateEvent& event) {
    uids.push_back(std::string(event.old_object->uid()) + "→" +
                   std::string(event.new_object->uid()));
  };
  DeliveredEvents delivered;
  const auto registration = informer_
                                ->add_event_handler({.on_add = delivered.handler().on_add,
                                                     .on_update = on_update,
                                                     .on_delete = delivered.handler().on_delete})
                                .value();
  const auto watch = sync({with_uid("1", "first")});
  delivered.take();
  relist(*watch, {with_uid("12", "second")}, "12");
  EXPECT_THAT(uids, ElementsAre("first→second"));
  EXPECT_THAT(delivered.take(), IsEmpty());
}

// Versions are opaque and are not compared to drop changes (MIS-05, SV-01).
TEST_F(InformerTest, ChangesWithLowerVersionsAreNotDropped) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  const auto watch = sync({make_pod("web/a", "100")}, "100");
  delivered.take();
  watch->send(test_support::modified(make_pod("web/a", "99")));
  watch->send(test_support::modified(make_pod("web/a", "any-text")));
  settle();
  EXPECT_THAT(delivered.take(), ElementsAre("update web/a@100→99", "update web/a@99→any-text"));
  EXPECT_EQ(informer_->last_sync_resource_version(), "any-text");
}

// An object that stops matching the selector is reported as deleted, and as added if it matches
// again, although it existed all the time (MIS-27, SV-38).
TEST_F(InformerTest, ObjectThatLeavesTheSelectionMayComeBack) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  const ObjectPtr pod = make_pod("web/a", "1");
  const auto watch = sync({pod});
  delivered.take();
  watch->send(test_support::deleted(make_pod("web/a", "11")));
  settle();
  EXPECT_EQ(informer_->lister().find({"web", "a"}), nullptr);
  const ObjectPtr back = make_pod("web/a", "12");
  EXPECT_EQ(back->uid(), pod->uid());
  watch->send(test_support::added(back));
  settle();
  EXPECT_THAT(delivered.take(), ElementsAre("delete web/a@11", "add web/a@12"));
  EXPECT_EQ(informer_->lister().find({"web", "a"}), back);
}

// An object that a handler keeps stays valid after its removal from the cache (THR-05).
TEST_F(InformerTest, ObjectKeptByAHandlerOutlivesItsRemovalFromTheCache) {
  ObjectPtr kept;
  const auto registration =
      informer_->add_event_handler({.on_add = [&](const AddEvent& event) { kept = event.object; }})
          .value();
  const auto watch = sync({make_pod("web/a", "1", R"("spec":{"nodeName":"n1"})")});
  watch->send(test_support::deleted(make_pod("web/a", "11")));
  settle();
  EXPECT_EQ(informer_->lister().list().size(), 0u);
  informer_.reset();
  EXPECT_EQ((*kept)["spec"]["nodeName"].as_string(), "n1");
}

// A handler that is added while an update is still queued gets the old state as an add and then the
// update (SI-22, SI-26, MIS-11).
TEST_F(InformerTest, LateHandlerGetsTheCacheReplayedAndThenChanges) {
  const auto watch = sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  DeliveredEvents late;
  const auto registration = add(late);
  EXPECT_FALSE(registration.has_synced());
  EXPECT_EQ(registration.backlog(), 2u);
  watch->send(test_support::modified(make_pod("web/a", "11")));
  settle();
  const auto lines = late.take();
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_THAT((std::vector<std::string>{lines[0], lines[1]}),
              UnorderedElementsAre("add web/a@1 initial", "add web/b@2 initial"));
  EXPECT_EQ(lines[2], "update web/a@1→11");
  EXPECT_TRUE(registration.has_synced());
}

// A handler that is added after an update was processed gets the new state only (SI-22).
TEST_F(InformerTest, HandlerAddedAfterAnUpdateGetsTheNewStateOnly) {
  const auto watch = sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  watch->send(test_support::modified(make_pod("web/a", "11")));
  settle();
  DeliveredEvents late;
  const auto registration = add(late);
  EXPECT_TRUE(InformerStepper::step_handlers(*informer_));
  EXPECT_FALSE(registration.has_synced());
  EXPECT_TRUE(InformerStepper::step_handlers(*informer_));
  EXPECT_TRUE(registration.has_synced());
  EXPECT_FALSE(InformerStepper::step_handlers(*informer_));
  EXPECT_THAT(late.take(), UnorderedElementsAre("add web/a@11 initial", "add web/b@2 initial"));
}

// A handler that is added to a synced informer with an empty cache has synced immediately (SI-24).
TEST_F(InformerTest, LateHandlerOnAnEmptyCacheIsSyncedImmediately) {
  sync({});
  DeliveredEvents late;
  EXPECT_TRUE(add(late).has_synced());
}

// Removing a handler drops its notifications (SI-27).
TEST_F(InformerTest, RemovedHandlerIsNotCalledAgain) {
  DeliveredEvents delivered;
  auto registration = add(delivered);
  const auto watch = sync({});
  registration.remove();
  registration.remove();
  watch->send(test_support::added(make_pod("web/a", "11")));
  settle();
  EXPECT_THAT(delivered.take(), IsEmpty());
}

// A callback may remove its own handler (SI-29).
TEST_F(InformerTest, HandlerMayRemoveItselfInsideACall) {
  HandlerRegistration registration;
  int calls = 0;
  registration = informer_
                     ->add_event_handler({.on_add =
                                              [&](const AddEvent&) {
                                                ++calls;
                                                registration.remove();
                                              }})
                     .value();
  sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  EXPECT_EQ(calls, 1);
}

TEST_F(InformerTest, HandlerMayDestroyItsRegistrationInsideACall) {
  auto registration = std::make_unique<HandlerRegistration>();
  int calls = 0;
  *registration = informer_
                      ->add_event_handler({.on_add =
                                               [&](const AddEvent&) {
                                                 ++calls;
                                                 registration.reset();
                                               }})
                      .value();
  sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  EXPECT_EQ(calls, 1);
}

// An exception of a handler is reported, and the next call follows (PL-11, PL-12).
TEST_F(InformerTest, ThrowingHandlerIsReportedCountedAndContinues) {
  DeliveredEvents other;
  const auto beside = add(other);
  int calls = 0;
  const auto registration = informer_
                                ->add_event_handler({.on_add =
                                                         [&](const AddEvent&) {
                                                           ++calls;
                                                           throw std::runtime_error("oh no");
                                                         }},
                                                    {.name = "clumsy"})
                                .value();
  sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  EXPECT_EQ(calls, 2);
  EXPECT_TRUE(registration.has_synced());  // A failed add counts as delivered.
  EXPECT_EQ(other.take().size(), 2u);
  EXPECT_EQ(informer_->status().handlers.at(1).name, "clumsy");
  EXPECT_EQ(informer_->status().handlers.at(1).failures, 2u);
}

// Updates of unchanged objects reach only handlers that are due for a resync (SI-31, SI-32,
// MIS-06).
TEST_F(InformerTest, ResyncReachesOnlyHandlersThatAskedForIt) {
  make({.resync_period = seconds(60)});
  DeliveredEvents with;
  DeliveredEvents without;
  const auto first = add(with);
  const auto second = add(without, {.resync_period = Duration::zero()});
  sync({make_pod("web/a", "1")});
  with.take();
  without.take();
  clock_.advance(seconds(61));
  settle();
  EXPECT_THAT(with.take(), ElementsAre("update web/a@1→1"));
  EXPECT_THAT(without.take(), IsEmpty());
}

// An informer with a default period of zero never resyncs (SI-38).
TEST_F(InformerTest, InformerWithoutAResyncPeriodNeverResyncs) {
  DeliveredEvents delivered;
  const auto registration = add(delivered, {.resync_period = seconds(5)});
  sync({make_pod("web/a", "1")});
  delivered.take();
  clock_.advance(seconds(60));
  settle();
  EXPECT_THAT(delivered.take(), IsEmpty());
}

// The transform runs once, on entry into the queue (Q-12, SI-10).
TEST_F(InformerTest, TransformIsAppliedOnceBeforeCaching) {
  int calls = 0;
  make({.transform = [&](ObjectPtr object) -> Result<ObjectPtr> {
    ++calls;
    if (object->name() == "bad") return Error(ErrorCode::InvalidArgument, "no such pods");
    return make_pod(object->key().to_string(), object->resource_version(),
                    R"("spec":{"small":true})");
  }});
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  sync({make_pod("web/a", "1"), make_pod("web/bad", "2")});
  EXPECT_THAT(delivered.take(), ElementsAre("add web/a@1 initial"));
  EXPECT_EQ(calls, 2);
  EXPECT_TRUE((*informer_->lister().find({"web", "a"}))["spec"]["small"].as_bool());
}

// The status always says why an informer has not synced.
TEST_F(InformerTest, StatusSaysWhyItIsNotSynced) {
  server_->refuse_list(Error(ErrorCode::Forbidden, "pods is forbidden"));
  settle();
  const InformerStatus status = informer_->status();
  EXPECT_FALSE(status.synced);
  EXPECT_THAT(status.reason, HasSubstr("forbidden"));
  sync({make_pod("web/a", "1")});
  clock_.advance(seconds(3));
  settle();
  EXPECT_TRUE(informer_->status().synced);
  EXPECT_EQ(informer_->status().reason, "");
  EXPECT_EQ(informer_->status().cache.objects, 1u);
}

// The status has a reason in every state except one: synced, and reading the watch. The two tests
// below visit all states of the informer and of the reflector.
TEST_F(InformerTest, StatusHasAReasonInEveryStateOfAPagedList) {
  const auto reason = [this] { return informer_->status().reason; };
  const auto step = [this] { InformerStepper::step_reflector(*informer_); };
  EXPECT_EQ(reason(), "not started: call run(), or start() of its factory");
  server_->refuse_list(Error(ErrorCode::Forbidden, "pods is forbidden"));
  server_->add_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  const auto watch = server_->add_watch();
  step();
  EXPECT_EQ(reason(), "initial list is not complete: waiting for the response to a list");
  step();
  EXPECT_EQ(informer_->status().reflector.state, ReflectorState::BackingOff);
  EXPECT_EQ(reason(), "pods is forbidden");
  clock_.advance(seconds(3));
  step();
  EXPECT_EQ(informer_->status().reflector.state, ReflectorState::Starting);
  EXPECT_EQ(reason(), "pods is forbidden");
  step();
  step();
  EXPECT_EQ(informer_->status().reflector.state, ReflectorState::OpeningWatch);
  EXPECT_EQ(reason(), "initial list is not complete: waiting for the response to a watch");
  step();
  EXPECT_EQ(reason(), "initial list is not complete: it is being put into the cache");
  settle();
  EXPECT_EQ(reason(), "");

  server_->add_watch();
  // After a silence the watch is reopened; after the second one the server is asked.
  clock_.advance(seconds(75));
  step();
  EXPECT_EQ(reason(), "waiting for the response to a watch");
  step();
  EXPECT_EQ(reason(), "");
  clock_.advance(seconds(75));
  step();
  EXPECT_EQ(reason(), "checking whether the server still knows the last resource version");
  InformerStepper::stop(*informer_);
  EXPECT_EQ(reason(), "stopped");
}

TEST_F(InformerTest, StatusHasAReasonInEveryStateOfAStreamingList) {
  server_->set_supports_streaming_lists(true);
  const auto watch = server_->add_watch();
  InformerStepper::step_reflector(*informer_);
  EXPECT_EQ(informer_->status().reason,
            "initial list is not complete: waiting for the response to a streaming list");
  InformerStepper::step_reflector(*informer_);
  EXPECT_EQ(informer_->status().reason,
            "initial list is not complete: reading a streaming list; its end-of-initial-events "
            "bookmark has not arrived");
  InformerStepper::stop(*informer_);
  EXPECT_EQ(informer_->status().reason, "stopped before it had synced");
}

TEST_F(InformerTest, StatusSaysThatTheQueueIsFull) {
  make({.queue_bytes_max = 1});
  const auto watch = sync({});
  EXPECT_EQ(informer_->status().reason, "");
  watch->send(test_support::added(make_pod("web/a", "11")));
  receive();
  EXPECT_THAT(informer_->status().reason, HasSubstr("the queue is full: "));
  settle();
  EXPECT_EQ(informer_->status().reason, "");
}

// A namespace that has not been listed matters more than one that has.
TEST_F(InformerTest, StatusOfSeveralNamespacesIsThatOfTheOneThatIsMissing) {
  std::vector<InformerPart> parts;
  for (const char* name : {"ops", "web"}) {
    auto server = std::make_unique<test_support::FakeListerWatcher>(clock_);
    server->set_supports_streaming_lists(false);
    if (parts.empty()) {
      server->add_list({.resource_version = "10"});
      server->add_watch();
    } else {
      server->hang_list();
    }
    parts.push_back({.namespace_name = name, .source = std::move(server)});
  }
  informer_ = std::make_unique<Informer<>>(
      std::move(parts), InformerOptions{.logger = Logger(log_), .clock = &clock_, .seed = 1});
  start();
  ASSERT_TRUE(test_support::eventually([&] {
    const std::vector<PartStatus> status = informer_->status().parts;
    return !status.empty() && status[0].reflector.state == ReflectorState::Watching &&
           status[1].reflector.state == ReflectorState::Listing;
  }));
  EXPECT_EQ(informer_->status().reason,
            "initial list is not complete: waiting for the response to a list");
  stop();
}

// A resource with a misspelt kind never syncs, and the status says why.
TEST_F(InformerTest, StatusNamesAWrongKind) {
  for (const bool streaming : {false, true}) {
    auto server = std::make_unique<test_support::FakeListerWatcher>(
        clock_, ApiResource{.version = "v1", .plural = "pods", .kind = "Pood"});
    server->set_supports_streaming_lists(streaming);
    if (streaming) {
      const auto watch = server->add_watch();
      watch->send(test_support::added(make_pod("web/a", "5")));
      watch->send(test_support::initial_events_end("10"));
    }
    server->add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
    informer_ = std::make_unique<Informer<>>(std::move(server),
                                             InformerOptions{.clock = &clock_, .seed = 1});
    settle();
    EXPECT_FALSE(informer_->has_synced());
    EXPECT_THAT(informer_->status().reason,
                HasSubstr("the server sends /v1, Kind=Pod, expected /v1, Kind=Pood"));
    InformerStepper::stop(*informer_);
  }
}

TEST_F(InformerTest, ListerFindsByNamespaceAndIndex) {
  make({.indexers = {{"node", index_by_field("/spec/nodeName")}}});
  sync({make_pod("web/a", "1", R"("spec":{"nodeName":"n1"})"),
        make_pod("db/b", "2", R"("spec":{"nodeName":"n1"})"), make_pod("db/c", "3")});
  EXPECT_EQ(informer_->lister().by_index("node", "n1").value().size(), 2u);
  EXPECT_EQ(informer_->lister().in("db").list().size(), 2u);
  EXPECT_EQ(informer_->lister().get({"db", "x"}).error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace kinform::inline v0
