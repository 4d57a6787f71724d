// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus_changes.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "kinform/json.hpp"

namespace kinform::inline v0::test_support {
namespace {

class ChangeStreamTest : public ::testing::TestWithParam<CorpusProfile> {
 protected:
  Corpus corpus_{{.profile = GetParam(), .objects = 60}};
};

INSTANTIATE_TEST_SUITE_P(Profiles, ChangeStreamTest,
                         ::testing::Values(CorpusProfile::PodsReplicated, CorpusProfile::PodsUnique,
                                           CorpusProfile::Leases, CorpusProfile::CustomSmall,
                                           CorpusProfile::Deployments),
                         [](const auto& test) {
                           std::string name(to_string(test.param));
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(ChangeStreamTest, HistoryIsLegal) {
  std::map<std::string, std::string> live;  // Key to uid.
  for (std::size_t i = 0; i < corpus_.size(); ++i) {
    const Json json = parse_json(corpus_.object(i)).value();
    live.emplace(corpus_.key(i).to_string(), json.at("/metadata/uid").as_string());
  }
  std::set<std::string> dead;  // Uids of deleted objects; never reused.
  ChangeStream stream(corpus_);
  std::uint64_t version = corpus_.list_resource_version();
  for (int i = 0; i < 1'000; ++i) {
    const CorpusChange change = stream.next();
    const Json json = parse_json(stream.object(change)).value();
    const std::string key = corpus_.key(change.index).to_string();
    const std::string uid(json.at("/metadata/uid").as_string());
    ASSERT_GT(change.revision.resource_version, version);
    version = change.revision.resource_version;
    ASSERT_EQ(json.at("/metadata/resourceVersion").as_string(), std::to_string(version));

    if (change.type == WatchEventType::Added) {
      ASSERT_TRUE(live.emplace(key, uid).second) << key;
      ASSERT_FALSE(dead.contains(uid));
      continue;
    }
    ASSERT_EQ(live.count(key), 1U) << key;
    ASSERT_EQ(live[key], uid);
    if (change.type == WatchEventType::Deleted) {
      live.erase(key);
      dead.insert(uid);
    }
  }
  EXPECT_EQ(live.size(), stream.live_count());
  EXPECT_EQ(version, stream.resource_version());
}

TEST_P(ChangeStreamTest, SameSeedGivesTheSameHistory) {
  Corpus twin({.profile = GetParam(), .objects = 60});
  ChangeStream first(corpus_);
  ChangeStream second(twin);
  for (int i = 0; i < 200; ++i) {
    ASSERT_EQ(first.event_json(first.next()), second.event_json(second.next()));
  }
}

TEST_P(ChangeStreamTest, EventIsALineWithTypeAndObject) {
  ChangeStream stream(corpus_);
  for (int i = 0; i < 100; ++i) {
    const CorpusChange change = stream.next();
    const std::string line = stream.event_json(change);
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    const Json event = parse_json(line).value();
    EXPECT_EQ(event["type"].as_string(), to_string(change.type));
    EXPECT_EQ(event["object"].to_json(), stream.object(change));
    EXPECT_EQ(event["object"]["kind"].as_string(), corpus_.resource().kind);
  }
}

TEST(ChangeStreamMixTest, NineOfTenChangesAreOfStatusOnly) {
  Corpus corpus({.objects = 5'000});
  ChangeStream stream(corpus);
  std::map<std::size_t, CorpusRevision> seen;
  std::size_t status = 0;
  std::size_t edits = 0;
  std::size_t added = 0;
  std::size_t deleted = 0;
  for (int i = 0; i < 20'000; ++i) {
    const CorpusChange change = stream.next();
    const CorpusRevision before = seen[change.index];
    seen[change.index] = change.revision;
    added += change.type == WatchEventType::Added ? 1 : 0;
    deleted += change.type == WatchEventType::Deleted ? 1 : 0;
    if (change.type != WatchEventType::Modified) continue;
    status += change.revision.status_changes == before.status_changes + 1 ? 1 : 0;
    edits += change.revision.edits == before.edits + 1 ? 1 : 0;
  }
  EXPECT_EQ(status + edits + added + deleted, 20'000U);
  EXPECT_NEAR(static_cast<double>(status), 18'000, 400);
  EXPECT_NEAR(static_cast<double>(edits), 800, 150);
  EXPECT_NEAR(static_cast<double>(added), 600, 200);
  EXPECT_NEAR(static_cast<double>(deleted), 600, 200);
}

TEST(ChangeStreamMixTest, NamesComeBackWithAnotherUid) {
  Corpus corpus({.objects = 500});
  ChangeStream stream(corpus);
  std::size_t reborn = 0;
  for (int i = 0; i < 20'000; ++i) {
    const CorpusChange change = stream.next();
    reborn += change.type == WatchEventType::Added && change.revision.incarnation > 0 ? 1 : 0;
  }
  EXPECT_GT(reborn, 10U);
}

TEST(ChangeStreamMixTest, DeletedPodHasADeletionTimestamp) {
  Corpus corpus({.objects = 100});
  ChangeStream stream(corpus);
  CorpusChange change = stream.next();
  while (change.type != WatchEventType::Deleted) change = stream.next();
  const Json pod = parse_json(stream.object(change)).value();
  EXPECT_TRUE(pod.at("/metadata/deletionTimestamp").is_string());
  EXPECT_EQ(pod.at("/metadata/deletionGracePeriodSeconds").as_int64(), 30);
}

TEST(ChangeStreamMixTest, EmptyCorpusBeginsWithAdditions) {
  Corpus corpus({.objects = 0});
  ChangeStream stream(corpus);
  const CorpusChange change = stream.next();
  EXPECT_EQ(change.type, WatchEventType::Added);
  EXPECT_EQ(stream.live_count(), 1U);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
