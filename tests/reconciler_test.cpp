// Reconcilers against the embedded server.

#include "kinform/reconciler.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/core/v1.hpp"
#include "kinform/core/v1_draft.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/resource_client.hpp"
#include "kinform/server.hpp"
#include "testing/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/recording_metrics.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Server;
using testing::FakeClock;
using testing::LogCapture;
using testing::RecordingMetrics;
using Outcome = Result<ReconcileOutcome>;
using Request = ReconcileRequest<Object>;

const Resource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
const Resource kSecrets{.version = "v1", .plural = "secrets", .kind = "Secret"};

Json make(const std::string& kind, const std::string& name, Json metadata = Json::object()) {
  metadata["name"] = name;
  metadata["namespace"] = "default";
  return {{"apiVersion", "v1"}, {"kind", kind}, {"metadata", std::move(metadata)}};
}

Json owner(const std::string& kind, const std::string& name, bool controller) {
  return {{"apiVersion", "v1"},
          {"kind", kind},
          {"name", name},
          {"uid", "1"},
          {"controller", controller}};
}

bool wait_for(const OneShotEvent& event) {
  return event.wait_until(system_clock(), system_clock().after(30s), {});
}

bool eventually(const std::function<bool()>& condition) {
  const TimePoint deadline = system_clock().after(30s);
  while (!condition()) {
    if (system_clock().now() > deadline) return false;
    std::this_thread::yield();
  }
  return true;
}

// Which keys were reconciled, how often, and how many at a time.
class Diary {
 public:
  void begin(const std::string& key) {
    const detail::MutexLock lock(mutex_);
    ++visits_[key];
    EXPECT_EQ(++inside_[key], 1) << key << " is with two workers";
    changed_.notify_all();
  }
  void end(const std::string& key) {
    const detail::MutexLock lock(mutex_);
    --inside_[key];
    changed_.notify_all();
  }
  bool wait_until(const std::string& key, int visits) {
    const detail::MutexLock lock(mutex_);
    return changed_.wait_until(mutex_, system_clock(), system_clock().after(30s), {},
                               [&]() KINFORM_REQUIRES(mutex_) {
                                 return visits_[key] >= visits && inside_[key] == 0;
                               }) == detail::Wake::Notified;
  }
  int visits(const std::string& key) {
    const detail::MutexLock lock(mutex_);
    return visits_[key];
  }

 private:
  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::map<std::string, int> visits_ KINFORM_GUARDED_BY(mutex_);
  std::map<std::string, int> inside_ KINFORM_GUARDED_BY(mutex_);
};

class ReconcilerTest : public ::testing::Test {
 protected:
  ReconcilerTest()
      : server_(Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        factory_(client_.lister_watchers()) {}
  ~ReconcilerTest() override { stop(); }

  Reconciler<Object>& make_reconciler(Reconciler<Object>::Function function,
                                      ReconcilerOptions options = {}) {
    options.logger = Logger(log_);
    options.metrics = &metrics_;
    auto noted = [this, function = std::move(function)](const Request& request) {
      diary_.begin(request.key.name);
      struct End {
        Diary& diary;
        const Request& request;
        ~End() { diary.end(request.key.name); }
      } const end{diary_, request};
      return function(request);
    };
    return reconciler_.emplace(factory_, kConfigMaps, std::move(noted), std::move(options));
  }
  // Stops at the end of its scope, before what the function refers to goes away.
  class [[nodiscard]] Running {
   public:
    explicit Running(ReconcilerTest& test) : test_(test) {}
    ~Running() { test_.stop(); }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

   private:
    ReconcilerTest& test_;
  };
  Running start() {
    factory_.start();
    thread_ = std::jthread([this](const std::stop_token& stop) {
      result_ = reconciler_->run(stop, abort_.get_token());
      ended_.set();
    });
    return Running(*this);
  }
  void stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
  }
  void create(const Resource& resource, const Json& object) {
    const auto created = client_.create(resource, object);
    ASSERT_TRUE(created.ok()) << to_string(created.error());
  }
  void create(const std::string& name) { create(kConfigMaps, make("ConfigMap", name)); }
  void change(const std::string& name) {
    const auto changed = client_.patch(kConfigMaps, {"default", name}, PatchType::Merge,
                                       {{"data", {{"v", std::to_string(++changes_)}}}});
    ASSERT_TRUE(changed.ok()) << to_string(changed.error());
  }

  const std::unique_ptr<Server> server_;
  const Client client_;
  InformerFactory factory_;
  RecordingMetrics metrics_;
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  FakeClock clock_;
  Diary diary_;
  std::stop_source abort_;
  int changes_ = 0;
  OneShotEvent ended_;
  std::optional<Result<void>> result_;
  std::optional<Reconciler<Object>> reconciler_;
  std::jthread thread_;
};

Outcome done(const Request& /*request*/) {
  return ReconcileOutcome::done();
}

TEST_F(ReconcilerTest, EveryObjectIsLookedAtThenEveryChange) {
  create("a");
  create("b");
  make_reconciler(done);
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("a", 1));
  EXPECT_TRUE(diary_.wait_until("b", 1));
  change("a");
  EXPECT_TRUE(diary_.wait_until("a", 2));
  EXPECT_EQ(diary_.visits("b"), 1);
}

TEST_F(ReconcilerTest, RequestHasTheObjectOrNothingIfItIsGone) {
  create("a");
  std::atomic<bool> had_object = false;
  OneShotEvent gone;
  make_reconciler([&](const Request& request) -> Outcome {
    if (!request.object) {
      gone.set();
    } else {
      had_object = request.object->name() == "a";
    }
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_TRUE(had_object);
  ASSERT_TRUE(client_.remove(kConfigMaps, {"default", "a"}).ok());
  EXPECT_TRUE(wait_for(gone));
}

TEST_F(ReconcilerTest, FirstLookComesWhenAllCachesHaveSynced) {
  create("a");
  create(kSecrets, make("Secret", "s"));
  server_->plan({.match = {.path_prefix = "/api/v1/secrets"},
                 .kind = server::FaultKind::Delay,
                 .delay = 300ms});
  std::atomic<bool> secret_was_there = false;
  ObjectLister secrets;
  Reconciler<Object>& reconciler = make_reconciler([&](const Request&) -> Outcome {
    secret_was_there = static_cast<bool>(secrets.find({"default", "s"}));
    return ReconcileOutcome::done();
  });
  secrets = reconciler.owns(kSecrets);
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_TRUE(secret_was_there);
}

TEST_F(ReconcilerTest, ChangeOfWhatAnObjectControlsLeadsToTheObject) {
  create("a");
  create("b");
  make_reconciler(done).owns(kSecrets);
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  ASSERT_TRUE(diary_.wait_until("b", 1));
  const auto owned_by = [](const std::string& name, Json reference) {
    return make("Secret", name, {{"ownerReferences", Json::array({std::move(reference)})}});
  };
  create(kSecrets, owned_by("of-another-kind", owner("Pod", "b", true)));
  create(kSecrets, owned_by("not-controlled", owner("ConfigMap", "b", false)));
  create(kSecrets, make("Secret", "of-nobody"));
  create(kSecrets, owned_by("of-a", owner("ConfigMap", "a", true)));
  EXPECT_TRUE(diary_.wait_until("a", 2));
  EXPECT_EQ(diary_.visits("b"), 1);
  ASSERT_TRUE(client_.remove(kSecrets, {"default", "of-a"}).ok());
  EXPECT_TRUE(diary_.wait_until("a", 3));
}

TEST_F(ReconcilerTest, MappedResourceLeadsToWhereItsMapLeads) {
  create("a");
  create("b");
  make_reconciler(done).watches(kSecrets, [](const Object& secret) -> std::vector<ObjectKey> {
    if (secret.name() == "broken") throw std::runtime_error("no idea");
    return {{"default", "a"}, {"default", std::string(secret.label("for"))}};
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  ASSERT_TRUE(diary_.wait_until("b", 1));
  create(kSecrets, make("Secret", "broken"));  // Harms nobody.
  create(kSecrets, make("Secret", "s", {{"labels", {{"for", "b"}}}}));
  EXPECT_TRUE(diary_.wait_until("a", 2));
  EXPECT_TRUE(diary_.wait_until("b", 2));
  EXPECT_EQ(log_->records("Map function failed").size(), 1u);
  // Both states of an update: b hears that it is not meant any more.
  ASSERT_TRUE(client_
                  .patch(kSecrets, {"default", "s"}, PatchType::Merge,
                         {{"metadata", {{"labels", {{"for", "c"}}}}}})
                  .ok());
  EXPECT_TRUE(diary_.wait_until("b", 3));
  EXPECT_TRUE(diary_.wait_until("c", 1));
}

TEST_F(ReconcilerTest, PredicateThatThrowsLetsTheChangePass) {
  create("a");
  create("b");
  make_reconciler(done, {.source = {.predicates = {{.add = [](const AddEvent& event) -> bool {
                                      if (event.object->name() == "a")
                                        throw std::runtime_error("no idea");
                                      return false;
                                    }}}}});
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("a", 1));
  change("b");
  EXPECT_TRUE(diary_.wait_until("b", 1));  // Of the update alone.
  EXPECT_EQ(diary_.visits("b"), 1);
}

TEST_F(ReconcilerTest, ChangesDuringALookLeadToOneMoreAndNeverToTwoAtATime) {
  create("a");
  OneShotEvent begun;
  OneShotEvent go_on;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        if (request.key.name != "a") return ReconcileOutcome::done();
        begun.set();
        EXPECT_TRUE(wait_for(go_on));
        return ReconcileOutcome::done();
      },
      {.workers = 4});
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  for (int i = 0; i < 5; ++i) change("a");
  create("z");  // Comes after these in the stream.
  ASSERT_TRUE(diary_.wait_until("z", 1));
  EXPECT_EQ(diary_.visits("a"), 1);
  go_on.set();
  EXPECT_TRUE(diary_.wait_until("a", 2));
  change("z");
  ASSERT_TRUE(diary_.wait_until("z", 2));
  EXPECT_EQ(diary_.visits("a"), 2);
}

TEST_F(ReconcilerTest, SeveralWorkersWorkOnSeveralKeys) {
  for (const char* const name : {"a", "b", "c"}) create(name);
  std::atomic<int> inside = 0;
  OneShotEvent all_inside;
  make_reconciler(
      [&](const Request&) -> Outcome {
        if (++inside == 3) all_inside.set();
        EXPECT_TRUE(wait_for(all_inside));
        return ReconcileOutcome::done();
      },
      {.workers = 3});
  const Running running = start();
  EXPECT_TRUE(wait_for(all_inside));
}

TEST_F(ReconcilerTest, DelayGrowsWithEachFailureAndBeginsAnewAfterASuccess) {
  create("a");
  std::atomic<bool> fails = true;
  make_reconciler(
      [&](const Request&) -> Outcome {
        if (fails) return Error{ErrorCode::Unavailable, "not yet"};
        return ReconcileOutcome::done();
      },
      {.clock = &clock_});
  const Running running = start();
  int visits = 0;
  for (const Duration delay : {5ms, 10ms, 20ms}) {
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(delay))) << visits;  // That of the worker.
    EXPECT_EQ(diary_.visits("a"), ++visits);
    fails = delay < 20ms;
    clock_.advance(delay);
  }
  ASSERT_TRUE(diary_.wait_until("a", 4));
  fails = true;
  change("a");
  EXPECT_TRUE(clock_.wait_for_deadline(clock_.after(5ms)));
}

// Tells in a list what it is asked, and delays everything by a second.
class RecordingLimiter final : public RateLimiter<ObjectKey> {
 public:
  explicit RecordingLimiter(std::vector<std::string>& calls) : calls_(calls) {}
  [[nodiscard]] Duration when(const ObjectKey& key) override {
    calls_.push_back("when " + key.name);
    return 1s;
  }
  void forget(const ObjectKey& key) override { calls_.push_back("forget " + key.name); }
  [[nodiscard]] int num_requeues(const ObjectKey& /*key*/) const override { return 0; }

 private:
  std::vector<std::string>& calls_;  // Of the only worker.
};

TEST_F(ReconcilerTest, LimiterOfTheOptionsNamesTheDelaysAndForgetsWhatDidNotFail) {
  create("a");
  std::vector<std::string> calls;
  make_reconciler(
      [this](const Request&) -> Outcome {
        switch (diary_.visits("a")) {
          case 1:
            return Error{ErrorCode::Unavailable, "not yet"};
          case 2:
            throw std::runtime_error("out of order");
          case 3:
            return ReconcileOutcome::requeue();
          case 4:
            return ReconcileOutcome::requeue_after(1s);
          case 5:
            return ReconcileOutcome::give_up({ErrorCode::Invalid, "will never do"});
          default:
            return ReconcileOutcome::done();
        }
      },
      {.rate_limiter = std::make_unique<RecordingLimiter>(calls), .clock = &clock_});
  const Running running = start();
  for (int visits = 1; visits <= 4; ++visits) {
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(1s))) << visits;
    clock_.advance(1s);
  }
  ASSERT_TRUE(diary_.wait_until("a", 5));
  change("a");
  ASSERT_TRUE(diary_.wait_until("a", 6));
  stop();
  EXPECT_THAT(calls, ::testing::ElementsAre("when a", "when a", "when a", "forget a", "forget a",
                                            "forget a"));
  reconciler_.reset();
}

TEST_F(ReconcilerTest, ErrorIsTriedAgainUntilItSucceeds) {
  create("a");
  std::atomic<int> tries = 0;
  make_reconciler([&](const Request&) -> Outcome {
    if (++tries < 4) return Error{ErrorCode::Unavailable, "not yet"};
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 4));
  stop();
  EXPECT_EQ(reconciler_->counts().errors, 3u);
  EXPECT_EQ(reconciler_->counts().reconciles, 4u);
  EXPECT_EQ(log_->records("Reconciler error").size(), 3u);
  EXPECT_EQ(log_->records("Reconciler error")[0].field("name"), "a");
  EXPECT_EQ(log_->records("Reconciler error")[0].field("controllerKind"), "ConfigMap");
}

TEST_F(ReconcilerTest, LogsSayWhichControllerObjectAndCall) {
  const Resource deployments{
      .group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
  OneShotEvent again;
  std::atomic<int> calls = 0;
  Reconciler<Object> reconciler(factory_, deployments,
                                [&](const Request& request) -> Outcome {
                                  request.logger.info(0, "Looking");
                                  if (++calls < 2) return Error{ErrorCode::Unavailable, "not yet"};
                                  again.set();
                                  return ReconcileOutcome::done();
                                },
                                {.name = "mine", .logger = Logger(log_)});
  reconciler.enqueue({"ops", "a"});
  factory_.start();
  {
    const std::jthread thread(
        [&](const std::stop_token& stop) { EXPECT_TRUE(reconciler.run(stop).ok()); });
    ASSERT_TRUE(wait_for(again));
  }
  const auto looks = log_->records("Looking");
  const auto errors = log_->records("Reconciler error");
  ASSERT_EQ(looks.size(), 2u);
  ASSERT_EQ(errors.size(), 1u);
  for (const auto& record : {looks[0], looks[1], errors[0]}) {
    EXPECT_EQ(record.field("controller"), "mine");
    EXPECT_EQ(record.field("controllerGroup"), "apps");
    EXPECT_EQ(record.field("controllerKind"), "Deployment");
    EXPECT_EQ(record.field("namespace"), "ops");
    EXPECT_EQ(record.field("name"), "a");
  }
  EXPECT_EQ(errors[0].field("reconcileID"), looks[0].field("reconcileID"));
  EXPECT_NE(looks[1].field("reconcileID"), looks[0].field("reconcileID"));
}

TEST_F(ReconcilerTest, ExceptionIsContainedCountedAndTriedAgain) {
  create("a");
  std::atomic<int> tries = 0;
  make_reconciler([&](const Request&) -> Outcome {
    if (++tries == 1) throw std::runtime_error("out of order");
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 2));
  stop();
  EXPECT_EQ(reconciler_->counts().exceptions, 1u);
  EXPECT_EQ(reconciler_->counts().errors, 1u);
}

TEST_F(ReconcilerTest, WhatIsGivenUpWaitsForAChange) {
  create("a");
  create("z");
  make_reconciler(
      [](const Request& request) -> Outcome {
        if (request.key.name == "z") return ReconcileOutcome::done();
        return ReconcileOutcome::give_up({ErrorCode::Invalid, "will never do"});
      },
      {.clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  ASSERT_TRUE(diary_.wait_until("z", 1));
  ASSERT_TRUE(eventually([&] { return reconciler_->counts().reconciles == 2; }));
  clock_.advance(1001s);          // Whatever was to be tried again is due.
  for (int i = 2; i <= 3; ++i) {  // And comes before the second of these.
    change("z");
    ASSERT_TRUE(diary_.wait_until("z", i));
  }
  EXPECT_EQ(diary_.visits("a"), 1);
  change("a");
  EXPECT_TRUE(diary_.wait_until("a", 2));
}

TEST_F(ReconcilerTest, RequeueComesAgainWithTheDelaysOfFailures) {
  create("a");
  make_reconciler([this](const Request& request) -> Outcome {
    if (diary_.visits(request.key.name) < 3) return ReconcileOutcome::requeue();
    return ReconcileOutcome::done();
  });
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("a", 3));
}

TEST_F(ReconcilerTest, RequeueAfterComesAgainWhenTheTimeHasCome) {
  create("a");
  make_reconciler([](const Request&) -> Outcome { return ReconcileOutcome::requeue_after(1min); },
                  {.clock = &clock_});
  const Running running = start();
  for (int i = 1; i <= 3; ++i) {
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(1min)));  // That of the worker.
    const auto labels = std::vector<MetricLabel>{{.name = "controller", .value = "configmaps"},
                                                 {.name = "result", .value = "requeue_after"}};
    EXPECT_EQ(metrics_.value("controller_runtime_reconcile_total", labels), i);
    EXPECT_EQ(diary_.visits("a"), i);
    clock_.advance(1min);
  }
}

TEST_F(ReconcilerTest, StopLetsWhatIsUnderWayFinish) {
  create("a");
  OneShotEvent begun;
  OneShotEvent go_on;
  std::atomic<bool> was_told = false;
  make_reconciler([&](const Request& request) -> Outcome {
    begun.set();
    EXPECT_TRUE(wait_for(go_on));
    was_told = request.stop.stop_requested();
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  reconciler_->enqueue({"default", "b"});
  thread_.request_stop();
  EXPECT_FALSE(ended_.is_set());
  go_on.set();
  stop();
  EXPECT_TRUE(result_->ok());
  EXPECT_FALSE(was_told);
  EXPECT_EQ(diary_.visits("b"), 0);  // Nothing new is begun.
}

TEST_F(ReconcilerTest, AfterTheGracePeriodWhatIsUnderWayIsToldToStop) {
  create("a");
  OneShotEvent begun;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        begun.set();
        std::ignore = OneShotEvent().wait(request.stop);
        return Error{ErrorCode::Cancelled, "stopped"};
      },
      {.grace_period = 10s, .clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  thread_.request_stop();
  ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(10s)));
  clock_.advance(9999ms);
  EXPECT_FALSE(ended_.is_set());
  EXPECT_TRUE(log_->records("Breaking off reconciles under way").empty());
  clock_.advance(1ms);
  EXPECT_TRUE(wait_for(ended_));
  const auto told = log_->records("Breaking off reconciles under way");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].field("controller"), "configmaps");
  EXPECT_EQ(told[0].field("count"), "1");
}

TEST_F(ReconcilerTest, AbortTellsWhatIsUnderWayAtOnce) {
  create("a");
  OneShotEvent begun;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        begun.set();
        std::ignore =
            OneShotEvent().wait_until(system_clock(), system_clock().after(60s), request.stop);
        return ReconcileOutcome::done();
      },
      {.grace_period = 1h});
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  abort_.request_stop();
  thread_.request_stop();
  EXPECT_TRUE(wait_for(ended_));
}

TEST_F(ReconcilerTest, LookThatTakesTooLongIsToldSoAndCounted) {
  create("a");
  OneShotEvent told;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        if (!told.is_set()) std::ignore = OneShotEvent().wait(request.stop);
        told.set();
        return ReconcileOutcome::done();
      },
      {.reconcile_timeout = 10s, .clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(10s)));
  clock_.advance(10s);
  EXPECT_TRUE(wait_for(told));
  stop();
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_timeouts_total",
                           {{.name = "controller", .value = "configmaps"}}),
            1);
}

TEST_F(ReconcilerTest, LookMayTakeAsLongAsItWantsWithTheLongestTimeout) {
  create("a");
  clock_.advance(1s);  // Beyond which the longest duration leads nowhere.
  std::atomic<bool> was_told = true;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        // The timers of this call and of the grace period have looked at the time.
        EXPECT_TRUE(clock_.wait_for_waiters(2));
        was_told = request.stop.stop_requested();
        return ReconcileOutcome::done();
      },
      {.reconcile_timeout = Duration::max(), .clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_FALSE(was_told);
}

TEST_F(ReconcilerTest, CachesThatDoNotSyncAreNamedWithTheReason) {
  const auto strict = Server::start({.authorize = [](const server::Access& access) {
                        return access.resource == "configmaps";
                      }}).value();
  InformerFactory factory(Client(strict->client_config()).lister_watchers());
  Reconciler<Object> reconciler(factory, kConfigMaps, done,
                                {.sync_timeout = 300ms, .logger = Logger(log_)});
  reconciler.owns(kSecrets);
  reconciler.owns({.version = "v1", .plural = "services", .kind = "Service"});
  factory.start();
  const Result<void> result = reconciler.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::DeadlineExceeded);
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("secrets.v1"));
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("services.v1"));
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("403"));
  EXPECT_THAT(result.error().message, ::testing::Not(::testing::HasSubstr("cache of configmaps")));
}

TEST_F(ReconcilerTest, CanBeRunAgainButNotTwiceAtATime) {
  create("a");
  make_reconciler(done);
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_EQ(reconciler_->run({}).error().code, ErrorCode::FailedPrecondition);
  stop();
  thread_ = std::jthread(
      [this](const std::stop_token& stop) { EXPECT_TRUE(reconciler_->run(stop).ok()); });
  EXPECT_TRUE(diary_.wait_until("a", 2));
}

TEST_F(ReconcilerTest, KeyCanBeAddedByHand) {
  make_reconciler(done).enqueue({"default", "by-hand"});
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("by-hand", 1));
}

TEST_F(ReconcilerTest, MetricsHaveControllerRuntimesNames) {
  create("a");
  make_reconciler(done, {.name = "maps", .workers = 2});
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  stop();
  const std::vector<MetricLabel> labels = {{.name = "controller", .value = "maps"}};
  EXPECT_EQ(metrics_.value("controller_runtime_max_concurrent_reconciles", labels), 2);
  EXPECT_EQ(metrics_.value("controller_runtime_active_workers", labels), 0);
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_total",
                           {labels[0], {.name = "result", .value = "success"}}),
            1);
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_errors_total", labels), 0);
  EXPECT_EQ(metrics_.value("controller_runtime_terminal_reconcile_errors_total", labels), 0);
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_panics_total", labels), 0);
  EXPECT_EQ(metrics_.observations("controller_runtime_reconcile_time_seconds", labels).size(), 1u);
  EXPECT_EQ(metrics_.value("workqueue_adds_total", {{.name = "name", .value = "maps"}}), 1);
  reconciler_.reset();
}

TEST_F(ReconcilerTest, MetricsTellHowReconcilesEnded) {
  // Of each kind another number, so that none can stand for another.
  const std::vector<std::string> kinds = {"ok", "fails", "throws", "gives-up", "again", "later"};
  int total = 0;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    for (std::size_t i = 0; i <= kind; ++i, ++total) {
      create(kinds[kind] + "." + std::to_string(i));
    }
  }
  make_reconciler(
      [](const Request& request) -> Outcome {
        const std::string kind = request.key.name.substr(0, request.key.name.find('.'));
        if (kind == "fails") return Error{ErrorCode::Unavailable, "not yet"};
        if (kind == "throws") throw std::runtime_error("out of order");
        if (kind == "gives-up") {
          return ReconcileOutcome::give_up({ErrorCode::Invalid, "will never do"});
        }
        if (kind == "again") return ReconcileOutcome::requeue();
        if (kind == "later") return ReconcileOutcome::requeue_after(1min);
        return ReconcileOutcome::done();
      },
      {.clock = &clock_});  // Stands still, so nothing is tried again.
  const Running running = start();
  ASSERT_TRUE(eventually(
      [&] { return reconciler_->counts().reconciles == static_cast<std::uint64_t>(total); }));
  stop();
  const MetricLabel controller = {.name = "controller", .value = "configmaps"};
  const auto value = [&](const std::string& name) {
    return metrics_.value("controller_runtime_" + name, {controller});
  };
  const auto ended = [&](const std::string& result) {
    return metrics_.value("controller_runtime_reconcile_total",
                          {controller, {.name = "result", .value = result}});
  };
  EXPECT_EQ(ended("success"), 1);
  EXPECT_EQ(ended("error"), 2 + 3 + 4);
  EXPECT_EQ(ended("requeue"), 5);
  EXPECT_EQ(ended("requeue_after"), 6);
  EXPECT_EQ(value("reconcile_errors_total"), 2 + 3 + 4);
  EXPECT_EQ(value("reconcile_panics_total"), 3);
  EXPECT_EQ(value("terminal_reconcile_errors_total"), 4);
  EXPECT_EQ(value("reconcile_timeouts_total"), 0);
  EXPECT_EQ(metrics_.observations("controller_runtime_reconcile_time_seconds", {controller}).size(),
            static_cast<std::size_t>(total));
}

TEST_F(ReconcilerTest, MetricsCountWorkersThatAreAtWork) {
  create("a");
  OneShotEvent begun;
  OneShotEvent go_on;
  make_reconciler([&](const Request&) -> Outcome {
    begun.set();
    EXPECT_TRUE(wait_for(go_on));
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  EXPECT_EQ(metrics_.value("controller_runtime_active_workers",
                           {{.name = "controller", .value = "configmaps"}}),
            1);
  EXPECT_EQ(reconciler_->counts().active, 1u);
  go_on.set();
}

// A view of the kind that typed objects are.
struct ConfigMapView {
  explicit ConfigMapView(ObjectPtr config_map) : object(std::move(config_map)) {}
  explicit operator bool() const { return static_cast<bool>(object); }
  ObjectPtr object;
};

TEST_F(ReconcilerTest, TypedViewIsMadeOfTheObject) {
  create("a");
  OneShotEvent seen;
  Reconciler<ConfigMapView> reconciler(
      factory_, kConfigMaps, [&](const ReconcileRequest<ConfigMapView>& request) -> Outcome {
        if (request.object && request.object.object->name() == "a") seen.set();
        return ReconcileOutcome::done();
      });
  factory_.start();
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(reconciler.run(stop).ok()); });
  EXPECT_TRUE(wait_for(seen));
}

TEST_F(ReconcilerTest, TypedKindsBringTheirResources) {
  create("owner");
  const ObjectPtr owner = client_.get(kConfigMaps, {"default", "owner"}).value();
  OneShotEvent seen;
  Lister<core::v1::Secret> secrets;
  Reconciler<core::v1::ConfigMap> reconciler(
      factory_, [&](const ReconcileRequest<core::v1::ConfigMap>& request) -> Outcome {
        if (secrets.find({"default", "owned"}) && request.key.name == "owner") seen.set();
        return ReconcileOutcome::done();
      });
  secrets = reconciler.owns<core::v1::Secret>();
  factory_.start();
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(reconciler.run(stop).ok()); });
  core::v1::Secret::Draft owned;
  owned.metadata().set_name("owned").owner_references().add().set_api_version("v1");
  owned.metadata()
      .owner_references()[0]
      .set_kind("ConfigMap")
      .set_name("owner")
      .set_uid(owner->uid())
      .set_controller(true);
  ASSERT_TRUE(client_.resource<core::v1::Secret>().in("default").create(owned).ok());
  EXPECT_TRUE(wait_for(seen));
}

}  // namespace
}  // namespace kinform::inline v0
