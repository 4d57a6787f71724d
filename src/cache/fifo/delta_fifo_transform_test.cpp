// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/building_blocks/delta_fifo.hpp"
#include "testing/deltas.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::describe;
using test_support::MapCache;
using test_support::pod_at;
using test_support::take_all;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Sets up a queue whose transform refuses the objects that a test chooses, and records its calls.
class DeltaFifoTransformTest : public ::testing::Test {
 protected:
  Result<ObjectPtr> transform(const ObjectPtr& object) {
    const std::string text =
        object->key().to_string() + "@" + std::string(object->resource_version());
    transformed_.push_back(text);
    if (text == refused_) return Error(ErrorCode::FailedPrecondition, "no " + text);
    return object;
  }

  MapCache cache_{{pod_at("k", "1"), pod_at("l", "1")}};
  std::vector<std::string> transformed_;
  std::string refused_;
  std::vector<Error> reported_;
  DeltaFifo queue_{{.known = &cache_,
                    .transform = [this](ObjectPtr object) { return transform(object); },
                    .on_rejected = [this](const Error& error) { reported_.push_back(error); }}};
};

// The transform runs once for each object, before the object is queued (Q-12).
TEST_F(DeltaFifoTransformTest, IsCalledOnceForEachArrivingObject) {
  EXPECT_TRUE(queue_.replace({pod_at("k", "2"), pod_at("a", "3")}, "3"));
  EXPECT_TRUE(queue_.add(pod_at("b", "4")));
  EXPECT_TRUE(queue_.update(pod_at("b", "5")));
  EXPECT_TRUE(queue_.remove(pod_at("b", "6")));
  cache_.drain(queue_);
  EXPECT_THAT(transformed_, ElementsAre("k@2", "a@3", "b@4", "b@5", "b@6"));
}

// The transform runs neither on a resync nor on inferred deletions nor on unchanged listed objects
// (Q-12, MIS-26).
TEST_F(DeltaFifoTransformTest, IsNotCalledForKnownObjects) {
  EXPECT_TRUE(queue_.resync());
  const ObjectPtr unchanged = cache_.find({"", "k"});
  EXPECT_TRUE(queue_.replace({unchanged}, "2"));  // The list infers the deletion of l.
  EXPECT_EQ(take_all(queue_), "Sync k@1, Sync l@1, Replaced k@1, Deleted l@1 (state unknown)");
  EXPECT_THAT(transformed_, IsEmpty());
}

// A listed object that is equal to the known one, but was decoded again, is transformed, because
// this copy was never transformed.
TEST_F(DeltaFifoTransformTest, IsCalledForACopyOfAKnownObject) {
  EXPECT_TRUE(queue_.replace({pod_at("k", "1"), cache_.find({"", "l"})}, "2"));
  EXPECT_THAT(transformed_, ElementsAre("k@1"));
}

// The queue contains the object that the transform returns: a new one, because objects are
// immutable (Q-13).
TEST(DeltaFifoTransformedTest, QueuesTheTransformedObject) {
  const ObjectPtr raw = pod_at("a", "1");
  const ObjectPtr lean = pod_at("a", "1");
  DeltaFifo queue({.transform = [&](ObjectPtr) -> Result<ObjectPtr> { return lean; }});
  EXPECT_TRUE(queue.add(raw));
  EXPECT_TRUE(queue.replace({raw}, "2"));
  EXPECT_TRUE(queue.remove(raw));
  const DeltaBatch batch = queue.try_pop_batch().value();
  for (const Delta& delta : batch.deltas) EXPECT_EQ(delta.object, lean);
}

TEST(DeltaFifoTransformedTest, TransformMayReadTheQueue) {
  DeltaFifo* queue = nullptr;
  std::vector<std::size_t> seen;
  DeltaFifo made({.transform = [&](ObjectPtr object) -> Result<ObjectPtr> {
    seen.push_back(queue->counts().queued);
    return object;
  }});
  queue = &made;
  EXPECT_TRUE(queue->add(pod_at("a", "1")));
  EXPECT_TRUE(queue->replace({pod_at("a", "1")}, "1"));
  EXPECT_THAT(seen, ElementsAre(0u, 1u));
}

// If the transform fails, the operation fails with its error and nothing is queued (Q-12).
TEST_F(DeltaFifoTransformTest, RefusedChangeReturnsTheTransformsErrorAndIsNotQueued) {
  refused_ = "k@2";
  const Result<void> updated = queue_.update(pod_at("k", "2"));
  EXPECT_EQ(updated.error(), Error(ErrorCode::FailedPrecondition, "no k@2"));
  EXPECT_EQ(queue_.add(pod_at("k", "2")).error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(queue_.counts().rejected, 2u);
  EXPECT_FALSE(queue_.try_pop_batch());
  EXPECT_FALSE(queue_.has_synced());
  // The hook for rejected objects is not called, because the caller gets the error.
  EXPECT_THAT(reported_, IsEmpty());
}

// A refused change does not advance the version.
TEST_F(DeltaFifoTransformTest, RefusedChangeDoesNotAdvanceTheVersion) {
  refused_ = "k@3";
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  EXPECT_FALSE(queue_.update(pod_at("k", "3")));
  EXPECT_EQ(queue_.try_pop_batch().value().resource_version, "2");
}

TEST_F(DeltaFifoTransformTest, RefusedListedObjectIsReportedAndItsKnownStateStays) {
  refused_ = "k@2";
  EXPECT_TRUE(queue_.replace({pod_at("k", "2"), pod_at("a", "3")}, "3"));
  EXPECT_EQ(take_all(queue_), "Replaced a@3, Deleted l@1 (state unknown)");
  EXPECT_THAT(reported_, ElementsAre(Error(ErrorCode::FailedPrecondition, "no k@2")));
  EXPECT_EQ(queue_.counts().rejected, 1u);
}

TEST_F(DeltaFifoTransformTest, RefusedListedObjectKeepsItsPendingDeltas) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  EXPECT_TRUE(queue_.try_pop_batch());
  EXPECT_TRUE(queue_.add(pod_at("b", "3")));
  refused_ = "a@4";
  EXPECT_TRUE(queue_.replace({pod_at("a", "4"), pod_at("b", "3"), pod_at("k", "1")}, "4"));
  refused_ = "b@5";
  EXPECT_TRUE(queue_.replace({pod_at("a", "4"), pod_at("b", "5"), pod_at("k", "1")}, "5"));
  queue_.commit();
  EXPECT_EQ(take_all(queue_),
            "Added b@3, Replaced b@3, Replaced k@1, Deleted l@1 (state unknown), Replaced a@4, "
            "Replaced k@1");
}

// If the transform refuses the final state of a deleted object, the deletion is queued with the
// last known state, because the object is gone; client-go drops the deletion (Q-12).
TEST_F(DeltaFifoTransformTest, RefusedDeletionIsQueuedWithTheLastKnownState) {
  refused_ = "k@2";
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  EXPECT_EQ(describe(batch.deltas), "Deleted k@1 (state unknown)");
  EXPECT_EQ(batch.resource_version, "2");
  EXPECT_THAT(reported_, ElementsAre(Error(ErrorCode::FailedPrecondition, "no k@2")));
  EXPECT_EQ(queue_.counts().rejected, 1u);
}

TEST_F(DeltaFifoTransformTest, RefusedDeletionIsQueuedWithTheNewestPendingState) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  refused_ = "k@3";
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_EQ(take_all(queue_), "Updated k@2, Deleted k@2 (state unknown)");
}

TEST_F(DeltaFifoTransformTest, RefusedDeletionOfAnUnknownObjectIsDropped) {
  refused_ = "a@2";
  EXPECT_TRUE(queue_.remove(pod_at("a", "2")));
  EXPECT_EQ(take_all(queue_), "");
  EXPECT_EQ(queue_.counts().collapsed, 1u);
}

TEST_F(DeltaFifoTransformTest, RefusedDeletionKeepsTheInferredOne) {
  EXPECT_TRUE(queue_.replace({cache_.find({"", "l"})}, "2"));
  refused_ = "k@3";
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_EQ(take_all(queue_), "Replaced l@1, Deleted k@1 (state unknown)");
}

struct Forgery {
  std::string name;
  std::string json;
};

class DeltaFifoForgedIdentityTest : public ::testing::TestWithParam<Forgery> {};

INSTANTIATE_TEST_SUITE_P(
    Changed, DeltaFifoForgedIdentityTest,
    ::testing::Values(
        Forgery{"Name",
                R"({"metadata":{"namespace":"w","name":"b","uid":"u","resourceVersion":"1"}})"},
        Forgery{"Namespace", R"({"metadata":{"name":"a","uid":"u","resourceVersion":"1"}})"},
        Forgery{"Uid",
                R"({"metadata":{"namespace":"w","name":"a","uid":"v","resourceVersion":"1"}})"},
        Forgery{"Version",
                R"({"metadata":{"namespace":"w","name":"a","uid":"u","resourceVersion":"2"}})"}),
    [](const auto& forgery) { return forgery.param.name; });

TEST_P(DeltaFifoForgedIdentityTest, IsRefused) {
  const ObjectPtr real =
      parse_object(R"({"metadata":{"namespace":"w","name":"a","uid":"u","resourceVersion":"1"}})")
          .value();
  const ObjectPtr forged = parse_object(GetParam().json).value();
  std::vector<Error> reported;
  DeltaFifo queue({.transform = [&](ObjectPtr) -> Result<ObjectPtr> { return forged; },
                   .on_rejected = [&](const Error& error) { reported.push_back(error); }});
  const Error error = queue.add(real).error();
  EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
  EXPECT_THAT(error.message, HasSubstr("w/a"));
  EXPECT_TRUE(queue.replace({real}, "1"));
  EXPECT_THAT(reported, ElementsAre(error));
  EXPECT_EQ(take_all(queue), "");
}

TEST(DeltaFifoTransformedTest, TransformThatReturnsNullIsRefused) {
  DeltaFifo queue({.transform = [](ObjectPtr) -> Result<ObjectPtr> { return ObjectPtr(); }});
  const Error error = queue.add(pod_at("web/a", "1")).error();
  EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
  EXPECT_THAT(error.message, HasSubstr("web/a"));
}

TEST(DeltaFifoTransformedTest, ExceptionOfTheTransformIsReturnedAsUserCodeError) {
  std::function<void()> fail = [] { throw std::runtime_error("out of cheese"); };
  DeltaFifo queue({.transform = [&](ObjectPtr object) -> Result<ObjectPtr> {
    fail();
    return object;
  }});
  const Error known = queue.add(pod_at("web/a", "1")).error();
  EXPECT_EQ(known.code, ErrorCode::UserCode);
  EXPECT_THAT(known.message, HasSubstr("web/a"));
  EXPECT_THAT(known.message, HasSubstr("out of cheese"));
  fail = [] { throw 42; };
  EXPECT_EQ(queue.add(pod_at("web/a", "1")).error().code, ErrorCode::UserCode);
  fail = [] {};
  EXPECT_TRUE(queue.add(pod_at("web/a", "1")));
  EXPECT_EQ(take_all(queue), "Added web/a@1");
}

TEST(DeltaFifoTransformedTest, TransformThatThrowsInAListSkipsOnlyThatObject) {
  std::vector<ErrorCode> reported;
  DeltaFifo queue({.transform = [](ObjectPtr object) -> Result<ObjectPtr> {
                     if (object->name() == "b") throw std::runtime_error("out of cheese");
                     return object;
                   },
                   .on_rejected = [&](const Error& error) { reported.push_back(error.code); }});
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "2"), pod_at("c", "3")}, "3"));
  EXPECT_EQ(take_all(queue), "Replaced a@1, Replaced c@3");
  EXPECT_THAT(reported, ElementsAre(ErrorCode::UserCode));
}

TEST(DeltaFifoTransformedTest, ThrowingRejectionHookIsIgnored) {
  DeltaFifo queue({.transform = [](ObjectPtr) -> Result<ObjectPtr> {
                     return Error(ErrorCode::FailedPrecondition, "no");
                   },
                   .on_rejected = [](const Error&) { throw std::runtime_error("me neither"); }});
  EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
  EXPECT_TRUE(queue.remove(pod_at("a", "3")));
  EXPECT_EQ(queue.counts().rejected, 2u);
}

TEST(DeltaFifoTransformedTest, RejectionHookIsOptional) {
  DeltaFifo queue({.transform = [](ObjectPtr) -> Result<ObjectPtr> {
    return Error(ErrorCode::FailedPrecondition, "no");
  }});
  EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
  EXPECT_EQ(queue.counts().rejected, 1u);
}

// If the transform refuses all objects of the first list, the queue syncs as after an empty list
// (RF-15).
TEST(DeltaFifoTransformedTest, FirstListSyncsEvenIfAllItsObjectsAreRefused) {
  DeltaFifo queue({.transform = [](ObjectPtr) -> Result<ObjectPtr> {
    return Error(ErrorCode::FailedPrecondition, "no");
  }});
  EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "2");
  queue.commit();
  EXPECT_TRUE(queue.has_synced());
}

}  // namespace
}  // namespace kinform::inline v0
