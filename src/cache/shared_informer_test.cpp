#include "kinform/shared_informer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/thread.hpp"
#include "kinform/detail/mutex.hpp"
#include "testing/fake_clock.hpp"
#include "testing/fake_lister_watcher.hpp"
#include "testing/heard.hpp"
#include "testing/log_capture.hpp"
#include "testing/objects.hpp"

namespace kinform {
namespace {

using std::chrono::seconds;
using ::testing::ElementsAre;
using testing::FakeClock;
using testing::FakeListerWatcher;
using ::testing::HasSubstr;
using testing::Heard;
using ::testing::IsEmpty;
using testing::make_pod;
using ::testing::UnorderedElementsAre;

// An informer on a fake server and a fake clock.
class SharedInformerTest : public ::testing::Test {
 protected:
  SharedInformerTest() { make({}); }

  void make(InformerOptions options) {
    auto server = std::make_unique<FakeListerWatcher>(clock_);
    server_ = server.get();
    server_->set_supports_streaming_lists(false);
    options.clock = &clock_;
    options.seed = 1;
    options.logger = Logger(log_);
    informer_ = std::make_unique<SharedInformer>(std::move(server), std::move(options));
  }

  // Steps until nothing happens any more.
  void settle() {
    bool any = true;
    while (any) {
      any = false;
      while (informer_->step_reflector({}) == TimePoint::min()) any = true;
      any |= informer_->step_queue();
      while (informer_->step_handlers()) any = true;
    }
  }

  // Lists these, opens a watch and settles.
  std::shared_ptr<testing::FakeWatch> sync(std::vector<ObjectPtr> objects,
                                           std::string version = "10") {
    server_->answer_list({.objects = std::move(objects), .resource_version = std::move(version)});
    auto watch = server_->answer_watch();
    settle();
    return watch;
  }

  HandlerRegistration add(Heard& heard, HandlerOptions options = {}) {
    return informer_->add_event_handler(heard.handler(), std::move(options)).value();
  }

  FakeClock clock_;
  std::shared_ptr<testing::LogCapture> log_ = std::make_shared<testing::LogCapture>();
  FakeListerWatcher* server_ = nullptr;
  std::unique_ptr<SharedInformer> informer_;
};

TEST_F(SharedInformerTest, ListThenChangesReachTheHandler) {
  Heard heard;
  const auto registration = add(heard);
  EXPECT_FALSE(informer_->has_synced());
  const auto watch = sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  EXPECT_THAT(heard.take(), ElementsAre("add web/a@1 initial", "add web/b@2 initial"));
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_TRUE(registration.has_synced());  // SI-23

  watch->send(testing::modified(make_pod("web/a", "11")));
  watch->send(testing::added(make_pod("web/c", "12")));
  watch->send(testing::deleted(make_pod("web/b", "13")));
  settle();
  EXPECT_THAT(heard.take(), ElementsAre("update web/a@1→11", "add web/c@12", "delete web/b@13"));
  EXPECT_EQ(informer_->indexer().resource_version(), "13");
  EXPECT_EQ(informer_->last_sync_resource_version(), "13");
}

TEST_F(SharedInformerTest, OneHandlerCanBeSteppedAlone) {
  Heard fast;
  Heard slow;
  const auto fast_registration = add(fast, {.name = "fast"});
  const auto slow_registration = add(slow, {.name = "slow"});
  server_->answer_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  server_->answer_watch();
  while (informer_->step_reflector({}) == TimePoint::min()) continue;
  EXPECT_TRUE(informer_->step_queue());
  EXPECT_TRUE(informer_->step_handler("fast"));
  EXPECT_FALSE(informer_->step_handler("fast"));
  EXPECT_FALSE(informer_->step_handler("nobody"));
  EXPECT_THAT(fast.take(), ElementsAre("add web/a@1 initial"));
  EXPECT_THAT(slow.take(), IsEmpty());
  EXPECT_EQ(slow_registration.backlog(), 1u);
}

TEST_F(SharedInformerTest, StepsAfterTheEndDoNothing) {
  informer_->stop_stepping();
  EXPECT_EQ(informer_->step_reflector({}), TimePoint::max());
  EXPECT_FALSE(informer_->step_queue());
  EXPECT_FALSE(informer_->step_handlers());
  EXPECT_THAT(server_->requests(), IsEmpty());

  make({});
  sync({make_pod("web/a", "1")});
  const std::size_t requests = server_->requests().size();
  informer_->stop_stepping();
  clock_.advance(std::chrono::minutes(5));  // Silent for too long, were it not for the end.
  EXPECT_EQ(informer_->step_reflector({}), TimePoint::max());
  EXPECT_EQ(server_->requests().size(), requests);
}

TEST_F(SharedInformerTest, EmptyCollectionSyncs) {  // RF-15, 19.5
  Heard heard;
  const auto registration = add(heard);
  sync({});
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_TRUE(registration.has_synced());
  EXPECT_THAT(heard.take(), IsEmpty());
}

TEST_F(SharedInformerTest, CacheShowsAChangeBeforeTheHandlerHearsOfIt) {  // SI-05, CT-12, MIS-09
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
  watch->send(testing::added(make_pod("web/b", "12")));
  settle();
  EXPECT_THAT(seen, ElementsAre("1", "12"));
}

TEST_F(SharedInformerTest, RelistFindsTheDeletionThatNobodyAnnounced) {  // 19.2, CT-08, MIS-07
  Heard heard;
  const auto registration = add(heard);
  const auto watch = sync({make_pod("web/x", "10"), make_pod("web/y", "11")}, "11");
  heard.take();
  watch->send(testing::error_event(Error(ErrorCode::Expired, "too old")));
  settle();
  server_->answer_list(
      {.objects = {make_pod("web/x", "10"), make_pod("web/z", "13")}, .resource_version = "13"});
  server_->answer_watch();
  clock_.advance(seconds(2));
  settle();
  EXPECT_THAT(heard.take(), UnorderedElementsAre("delete web/y@11 unknown", "update web/x@10→10",
                                                 "add web/z@13"));
  EXPECT_EQ(informer_->lister().list().size(), 2u);
}

TEST_F(SharedInformerTest, LateHandlerGetsTheCacheReplayedAndThenChanges) {  // SI-22, SI-26, MIS-11
  const auto watch = sync({make_pod("web/a", "1"), make_pod("web/b", "2")});
  Heard late;
  const auto registration = add(late);
  EXPECT_FALSE(registration.has_synced());
  EXPECT_EQ(registration.backlog(), 2u);
  watch->send(testing::modified(make_pod("web/a", "11")));
  settle();
  const auto lines = late.take();
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_THAT((std::vector<std::string>{lines[0], lines[1]}),
              UnorderedElementsAre("add web/a@1 initial", "add web/b@2 initial"));
  EXPECT_EQ(lines[2], "update web/a@1→11");
  EXPECT_TRUE(registration.has_synced());
}

TEST_F(SharedInformerTest, LateHandlerOnAnEmptyCacheIsSyncedAtOnce) {  // SI-24
  sync({});
  Heard late;
  EXPECT_TRUE(add(late).has_synced());
}

TEST_F(SharedInformerTest, RemovedHandlerHearsNothingMore) {  // SI-27
  Heard heard;
  auto registration = add(heard);
  const auto watch = sync({});
  registration.remove();
  registration.remove();
  watch->send(testing::added(make_pod("web/a", "11")));
  settle();
  EXPECT_THAT(heard.take(), IsEmpty());
}

TEST_F(SharedInformerTest, HandlerMayRemoveItselfInsideACall) {  // SI-29
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

TEST_F(SharedInformerTest, HandlerMayDestroyItsRegistrationInsideACall) {
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

TEST_F(SharedInformerTest, ThrowingHandlerIsReportedCountedAndGoesOn) {  // PL-11, PL-12
  Heard other;
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
  EXPECT_TRUE(registration.has_synced());  // A failed addition counts as delivered.
  EXPECT_EQ(other.take().size(), 2u);
  EXPECT_EQ(informer_->status().handlers.at(1).name, "clumsy");
  EXPECT_EQ(informer_->status().handlers.at(1).failures, 2u);
}

TEST_F(SharedInformerTest, ResyncReachesOnlyHandlersThatAskedForIt) {  // SI-31, SI-32, MIS-06
  make({.resync_period = seconds(60)});
  Heard with;
  Heard without;
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

TEST_F(SharedInformerTest, WithoutAPeriodOfItsOwnNoInformerResyncs) {  // SI-38
  Heard heard;
  const auto registration = add(heard, {.resync_period = seconds(5)});
  sync({make_pod("web/a", "1")});
  heard.take();
  clock_.advance(seconds(60));
  settle();
  EXPECT_THAT(heard.take(), IsEmpty());
}

TEST_F(SharedInformerTest, TransformChangesWhatIsCachedOnce) {  // Q-12, SI-10
  int calls = 0;
  make({.transform = [&](ObjectPtr object) -> Result<ObjectPtr> {
    ++calls;
    if (object->name() == "bad") return Error(ErrorCode::InvalidArgument, "no such pods");
    return make_pod(object->key().to_string(), object->resource_version(),
                    R"("spec":{"small":true})");
  }});
  Heard heard;
  const auto registration = add(heard);
  sync({make_pod("web/a", "1"), make_pod("web/bad", "2")});
  EXPECT_THAT(heard.take(), ElementsAre("add web/a@1 initial"));
  EXPECT_EQ(calls, 2);
  EXPECT_TRUE((*informer_->lister().find({"web", "a"}))["spec"]["small"].as_bool());
}

TEST_F(SharedInformerTest, StatusSaysWhyItIsNotSynced) {  // Design: liveness is a contract.
  server_->refuse_list(Error(ErrorCode::Forbidden, "pods is forbidden"));
  settle();
  const InformerStatus status = informer_->status();
  EXPECT_FALSE(status.synced);
  EXPECT_THAT(status.why_not, HasSubstr("forbidden"));
  sync({make_pod("web/a", "1")});
  clock_.advance(seconds(3));
  settle();
  EXPECT_TRUE(informer_->status().synced);
  EXPECT_EQ(informer_->status().why_not, "");
  EXPECT_EQ(informer_->status().cache.objects, 1u);
}

TEST_F(SharedInformerTest, ListerFindsByNamespaceAndIndex) {
  make({.indexers = {{"node", index_by_field("/spec/nodeName")}}});
  sync({make_pod("web/a", "1", R"("spec":{"nodeName":"n1"})"),
        make_pod("db/b", "2", R"("spec":{"nodeName":"n1"})"), make_pod("db/c", "3")});
  EXPECT_EQ(informer_->lister().by_index("node", "n1").value().size(), 2u);
  EXPECT_EQ(informer_->lister().list_namespace("db").size(), 2u);
  EXPECT_EQ(informer_->lister().get({"db", "x"}).error().code, ErrorCode::NotFound);
}

TEST_F(SharedInformerTest, AfterTheEndEverythingIsRefusedPolitely) {  // SI-09, SI-11 to SI-14
  Heard heard;
  auto registration = add(heard);
  sync({make_pod("web/a", "1")});
  informer_->stop_stepping();
  EXPECT_TRUE(informer_->is_stopped());
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_EQ(informer_->add_event_handler({}).error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(informer_->add_indexers({}).error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(informer_->run({}).error().code, ErrorCode::FailedPrecondition);
  registration.remove();
  const Lister lister = informer_->lister();
  informer_.reset();
  EXPECT_EQ(lister.find({"web", "a"})->resource_version(), "1");
}

// With real threads.
class RunningInformerTest : public SharedInformerTest {
 protected:
  void start() {
    thread_ = start_thread(
        "informer", [this](const std::stop_token& stop) { result_ = informer_->run(stop).ok(); });
  }
  void stop() {
    thread_.request_stop();
    thread_.join();
  }

  bool result_ = false;
  std::jthread thread_;
};

TEST_F(RunningInformerTest, RunsUntilItIsStopped) {
  Heard heard;
  const auto registration = add(heard);
  server_->answer_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  const auto watch = server_->answer_watch();
  start();
  EXPECT_TRUE(informer_->wait_for_sync({}));
  EXPECT_TRUE(registration.wait_for_sync({}));
  watch->send(testing::modified(make_pod("web/a", "11")));
  EXPECT_THAT(heard.wait_for(2), ElementsAre("add web/a@1 initial", "update web/a@1→11"));
  stop();
  EXPECT_TRUE(result_);
  EXPECT_TRUE(informer_->is_stopped());
}

TEST_F(RunningInformerTest, WaitForSyncEndsWhenTheInformerIsStoppedFirst) {
  server_->hang_list();
  start();
  ASSERT_TRUE(server_->wait_for_requests(1));
  bool synced = true;
  {
    const std::jthread waiter =
        start_thread("wait", [&] { synced = informer_->wait_for_sync({}); });
    stop();
  }
  EXPECT_FALSE(synced);
  EXPECT_FALSE(informer_->has_synced());
}

TEST_F(RunningInformerTest, SlowHandlerDelaysNobodyElse) {  // SI-35, MIS-10
  OneShotEvent release;
  const auto slow =
      informer_->add_event_handler({.on_add = [&](const AddEvent&) { release.wait({}); }}).value();
  Heard quick;
  const auto registration = add(quick);
  server_->answer_list(
      {.objects = {make_pod("web/a", "1"), make_pod("web/b", "2")}, .resource_version = "10"});
  const auto watch = server_->answer_watch();
  start();
  watch->send(testing::added(make_pod("web/c", "11")));
  EXPECT_EQ(quick.wait_for(3).size(), 3u);
  EXPECT_GE(slow.backlog(), 1u);
  release.set();
  stop();
}

TEST_F(RunningInformerTest, DestroyingARegistrationWaitsForTheCallUnderWay) {  // SI-28
  OneShotEvent entered;
  OneShotEvent release;
  std::atomic<bool> finished = false;
  auto registration =
      std::make_unique<HandlerRegistration>(informer_
                                                ->add_event_handler({.on_add =
                                                                         [&](const AddEvent&) {
                                                                           entered.set();
                                                                           release.wait({});
                                                                           finished = true;
                                                                         }})
                                                .value());
  server_->answer_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  server_->answer_watch();
  start();
  entered.wait({});
  const std::jthread releaser = start_thread("release", [&] { release.set(); });
  registration.reset();
  EXPECT_TRUE(finished);
  stop();
}

TEST_F(RunningInformerTest, HandlersComeAndGoWhileChangesArrive) {  // SI-29, THR-02
  server_->answer_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  const auto watch = server_->answer_watch();
  start();
  ASSERT_TRUE(informer_->wait_for_sync({}));
  constexpr int kChanges = 200;
  std::vector<std::jthread> threads;
  threads.push_back(start_thread("change", [&] {
    for (int i = 0; i < kChanges; ++i)
      watch->send(testing::modified(make_pod("web/a", std::to_string(11 + i))));
  }));
  for (int t = 0; t < 3; ++t) {
    threads.push_back(start_thread("handlers", [&] {
      for (int i = 0; i < 20; ++i) {
        Heard heard;
        const auto registration = add(heard);
        EXPECT_THAT(heard.wait_for(1)[0], HasSubstr("add web/a@"));
      }
    }));
  }
  threads.clear();
  Heard last;
  const auto registration = add(last);
  while (informer_->lister().find({"web", "a"})->resource_version() !=
         std::to_string(10 + kChanges)) {
    std::this_thread::yield();
  }
  stop();
}

}  // namespace
}  // namespace kinform
