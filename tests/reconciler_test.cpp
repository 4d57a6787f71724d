// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests which keys a reconciler reconciles, and when, against the embedded server.

#include "kinform/reconciler.hpp"
#include "kinform/object_key.hpp"
#include "kinform/work_queue.hpp"

#include <atomic>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/core/v1_draft.hpp"
#include "kinform/client.hpp"
#include "testing/reconciler_fixture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::wait_for;
using ReconcilerTest = test_support::ReconcilerFixture;

Json owner(const std::string& kind, const std::string& name, bool controller) {
  return {{"apiVersion", "v1"},
          {"kind", kind},
          {"name", name},
          {"uid", "1"},
          {"controller", controller}};
}

TEST_F(ReconcilerTest, EveryObjectIsReconciledThenEveryChange) {
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

TEST_F(ReconcilerTest, OneChangeIsReconciledOnceByAFastWorker) {
  create("a");
  make_reconciler(done);
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  constexpr int kChanges = 500;
  for (int i = 1; i <= kChanges; ++i) {
    change("a");
    ASSERT_TRUE(diary_.wait_until("a", 1 + i));
  }
  EXPECT_EQ(diary_.visits("a"), 1 + kChanges);
}

TEST_F(ReconcilerTest, RequestHasTheObjectOrNullIfItIsDeleted) {
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
  ASSERT_TRUE(client_.delete_object(kConfigMaps, {"default", "a"}).ok());
  EXPECT_TRUE(wait_for(gone));
}

TEST_F(ReconcilerTest, FirstReconcileWaitsUntilAllCachesHaveSynced) {
  create("a");
  create(kSecrets, make("Secret", "s"));
  server_->plan({.match = {.path_prefix = "/api/v1/secrets"},
                 .kind = server::FaultKind::Delay,
                 .delay = 300ms});
  std::atomic<bool> secret_was_there = false;
  Lister<> secrets;
  Reconciler<Object>& reconciler = make_reconciler([&](const Request&) -> Outcome {
    secret_was_there = static_cast<bool>(secrets.find({"default", "s"}));
    return ReconcileOutcome::done();
  });
  secrets = reconciler.owns(kSecrets);
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_TRUE(secret_was_there);
}

TEST_F(ReconcilerTest, ChangeOfAnOwnedObjectReconcilesItsOwner) {
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
  ASSERT_TRUE(client_.delete_object(kSecrets, {"default", "of-a"}).ok());
  EXPECT_TRUE(diary_.wait_until("a", 3));
}

TEST_F(ReconcilerTest, ChangeOfAMappedResourceReconcilesTheMappedKeys) {
  create("a");
  create("b");
  make_reconciler(done).watches(kSecrets, [](const Object& secret) -> std::vector<ObjectKey> {
    if (secret.name() == "broken") throw std::runtime_error("no idea");
    return {{"default", "a"}, {"default", std::string(secret.label("for"))}};
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  ASSERT_TRUE(diary_.wait_until("b", 1));
  create(kSecrets, make("Secret", "broken"));  // Makes the map function throw.
  create(kSecrets, make("Secret", "s", {{"labels", {{"for", "b"}}}}));
  EXPECT_TRUE(diary_.wait_until("a", 2));
  EXPECT_TRUE(diary_.wait_until("b", 2));
  EXPECT_EQ(log_->records("Map function failed").size(), 1u);
  // Both states of an update are mapped: b is reconciled because the old state refers to it, c
  // because the new one does.
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
  make_reconciler(done, {.source = {.predicates = {{.on_add = [](const AddEvent& event) -> bool {
                                      if (event.object->name() == "a")
                                        throw std::runtime_error("no idea");
                                      return false;
                                    }}}}});
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("a", 1));
  change("b");
  EXPECT_TRUE(diary_.wait_until("b", 1));  // Not for the addition.
  EXPECT_EQ(diary_.visits("b"), 1);
}

TEST_F(ReconcilerTest, ChangesDuringAReconcileLeadToOneMoreAndNeverToConcurrentOnes) {
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
  create("z");  // Its event follows those of a.
  ASSERT_TRUE(diary_.wait_until("z", 1));
  EXPECT_EQ(diary_.visits("a"), 1);
  go_on.set();
  EXPECT_TRUE(diary_.wait_until("a", 2));
  change("z");
  ASSERT_TRUE(diary_.wait_until("z", 2));
  EXPECT_EQ(diary_.visits("a"), 2);
}

TEST_F(ReconcilerTest, SeveralWorkersReconcileDifferentKeys) {
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

TEST_F(ReconcilerTest, KeyCanBeEnqueuedManually) {
  make_reconciler(done).enqueue({"default", "by-hand"});
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("by-hand", 1));
}

// A view (typed read-only access) like those of generated types.
struct ConfigMapView {
  explicit ConfigMapView(ObjectPtr config_map) : object(std::move(config_map)) {}
  explicit operator bool() const { return static_cast<bool>(object); }
  ObjectPtr object;
};

TEST_F(ReconcilerTest, TypedViewIsConstructedFromTheObject) {
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

TEST(WorkQueueOfKeysTest, KeysMayBeAddedAsText) {
  WorkQueue<ObjectKey> queue;
  queue.add("default/web");
  EXPECT_EQ(*queue.get(), ObjectKey("default", "web"));
}

}  // namespace
}  // namespace kinform::inline v0
