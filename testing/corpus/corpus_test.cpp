// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus.hpp"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::AllOf;
using ::testing::Ge;
using ::testing::HasSubstr;
using ::testing::Le;

// Small enough to be fast, large enough to be typical.
std::size_t sample_size(CorpusProfile profile) {
  switch (profile) {
    case CorpusProfile::CustomLarge:
      return 3;
    case CorpusProfile::ConfigMaps:
    case CorpusProfile::Secrets:
      return 510;  // Includes one of 1 MB.
    default:
      return 200;
  }
}

Corpus make_corpus(CorpusProfile profile, std::uint64_t seed = 1) {
  return Corpus({.profile = profile, .objects = sample_size(profile), .seed = seed});
}

std::size_t mean_bytes(Corpus& corpus) {
  std::size_t total = 0;
  for (std::size_t i = 0; i < corpus.size(); ++i) total += corpus.object(i).size();
  return total / corpus.size();
}

// The key by which the server sorts lists.
std::string database_key(const ObjectKey& key) {
  return key.namespace_name + '/' + key.name;
}

// The number of pods of each ReplicaSet.
std::map<std::string, std::size_t> replicas_of(Corpus& corpus) {
  std::map<std::string, std::size_t> replicas;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::string key = database_key(corpus.key(i));
    ++replicas[key.substr(0, key.rfind('-'))];
  }
  return replicas;
}

class CorpusTest : public ::testing::TestWithParam<CorpusProfile> {};

INSTANTIATE_TEST_SUITE_P(Profiles, CorpusTest,
                         ::testing::ValuesIn(all_corpus_profiles().begin(),
                                             all_corpus_profiles().end()),
                         [](const auto& test) {
                           std::string name(to_string(test.param));
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(CorpusTest, SameSeedGivesTheSameBytesAndAnotherSeedDifferentOnes) {
  Corpus first = make_corpus(GetParam());
  Corpus second = make_corpus(GetParam());
  Corpus other = make_corpus(GetParam(), 2);
  for (const std::size_t index : {2U, 0U, 1U}) {  // Independent of the order of requests.
    EXPECT_EQ(first.object(index), second.object(index));
    EXPECT_NE(first.object(index), other.object(index));
  }
  EXPECT_EQ(first.list_json(), second.list_json());
}

TEST_P(CorpusTest, ObjectsAreValidJsonWithKindAndApiVersion) {
  Corpus corpus = make_corpus(GetParam());
  const std::string api_version = corpus.resource().api_version();
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::string text = corpus.object(i);
    const Json json = parse_json(text).value();
    ASSERT_EQ(json.to_json(), text);  // Compact, as Go writes it.
    ASSERT_EQ(json["kind"].as_string(), corpus.resource().kind);
    ASSERT_EQ(json["apiVersion"].as_string(), api_version);
    ASSERT_EQ(json["metadata"]["name"].as_string(), corpus.key(i).name);
    ASSERT_EQ(json["metadata"]["namespace"].as_string(), corpus.key(i).namespace_name);
    ASSERT_TRUE(parse_time(json["metadata"]["creationTimestamp"].as_string()).ok());
    ASSERT_TRUE(json["metadata"]["managedFields"].is_array());
  }
}

TEST_P(CorpusTest, ObjectsSurviveTheCacheUnchanged) {
  Corpus corpus = make_corpus(GetParam());
  for (std::size_t i = 0; i < 20 && i < corpus.size(); ++i) {
    const std::string text = corpus.object(i);
    EXPECT_EQ(parse_object(text).value()->to_json(), text);
  }
}

TEST_P(CorpusTest, NamesUidsAndVersionsAreUniqueAndNamesAreInListOrder) {
  Corpus corpus = make_corpus(GetParam());
  std::set<std::string> uids;
  std::set<std::string> versions;
  std::string previous;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::string key = database_key(corpus.key(i));
    EXPECT_LT(previous, key);
    previous = key;
    const Json metadata = parse_json(corpus.object(i)).value()["metadata"];
    uids.emplace(metadata["uid"].as_string());
    versions.emplace(metadata["resourceVersion"].as_string());
    EXPECT_LT(std::stoull(std::string(metadata["resourceVersion"].as_string())),
              corpus.list_resource_version());
  }
  EXPECT_EQ(uids.size(), corpus.size());
  EXPECT_EQ(versions.size(), corpus.size());
}

TEST_P(CorpusTest, ListHasAllObjectsAndItsVersion) {
  Corpus corpus = make_corpus(GetParam());
  const Json list = parse_json(corpus.list_json()).value();
  EXPECT_EQ(list["kind"].as_string(), corpus.resource().kind + "List");
  EXPECT_EQ(list["metadata"]["resourceVersion"].as_string(),
            std::to_string(corpus.list_resource_version()));
  ASSERT_EQ(list["items"].size(), corpus.size());

  const bool custom = corpus.resource().kind == "Workflow";
  for (const std::size_t index : {std::size_t{0}, corpus.size() - 1}) {
    Json object = parse_json(corpus.object(index)).value();
    if (!custom) {  // Items of built-in lists omit it.
      object.erase("kind");
      object.erase("apiVersion");
    }
    EXPECT_EQ(list["items"][index].to_json(), object.to_json());
  }
}

TEST_P(CorpusTest, ManagedFieldsCanBeLeftOut) {
  Corpus without({.profile = GetParam(), .objects = 10, .managed_fields = false});
  Corpus with({.profile = GetParam(), .objects = 10});
  Json stripped = parse_json(with.object(3)).value();
  stripped["metadata"].erase("managedFields");
  EXPECT_EQ(without.object(3), stripped.to_json());
}

TEST_P(CorpusTest, LaterObjectsHaveUniqueNamesAndUids) {
  Corpus corpus = make_corpus(GetParam());
  std::set<std::string> keys;
  std::set<std::string> uids;
  const std::size_t count = corpus.size() + (GetParam() == CorpusProfile::CustomLarge ? 3 : 50);
  for (std::size_t i = 0; i < count; ++i) {
    keys.insert(database_key(corpus.key(i)));
    const Json json = parse_json(corpus.object(i)).value();
    EXPECT_EQ(json["metadata"]["name"].as_string(), corpus.key(i).name);
    uids.emplace(json["metadata"]["uid"].as_string());
  }
  EXPECT_EQ(keys.size(), count);
  EXPECT_EQ(uids.size(), count);
}

TEST_P(CorpusTest, RevisionsChangeOnlyTheirOwnFields) {
  Corpus corpus = make_corpus(GetParam());
  const auto render = [&](const CorpusRevision& revision) {
    std::string text;
    corpus.append_object(text, 1, revision);
    Json json = parse_json(text).value();
    json["metadata"].erase("managedFields");
    return json;
  };
  const std::uint64_t later = corpus.list_resource_version() + 10;
  CorpusRevision revision = corpus.initial_revision(1);
  const Json initial = render(revision);
  EXPECT_EQ(initial, render(revision));

  revision.resource_version = later;
  const Json newer = render(revision);
  EXPECT_EQ(newer["metadata"]["resourceVersion"].as_string(), std::to_string(later));

  revision.edits = 1;
  Json edited = render(revision);
  EXPECT_EQ(edited.at("/metadata/annotations/app.example.com~1edits").as_string(), "1");
  EXPECT_EQ(edited.at("/metadata/labels/app.example.com~1track").as_string(), "canary");
  edited["metadata"] = newer["metadata"];
  EXPECT_EQ(edited, newer);  // The rest is unchanged.

  revision.status_changes = 1;
  revision.status_version = later;
  Json changed = render(revision);
  changed["metadata"] = newer["metadata"];
  EXPECT_NE(changed, newer);

  revision.incarnation = 1;
  EXPECT_EQ(render(revision)["metadata"]["name"], initial["metadata"]["name"]);
  EXPECT_NE(render(revision)["metadata"]["uid"], initial["metadata"]["uid"]);
}

TEST(CorpusProfileTest, NamesAndProfilesMatch) {
  for (const CorpusProfile profile : all_corpus_profiles()) {
    EXPECT_EQ(parse_corpus_profile(to_string(profile)).value(), profile);
  }
  EXPECT_EQ(all_corpus_profiles().size(), 15U);
}

TEST(CorpusProfileTest, UnknownNameIsRejectedWithTheListOfValidNames) {
  const Result<CorpusProfile> profile = parse_corpus_profile("pods");
  ASSERT_FALSE(profile.ok());
  EXPECT_EQ(profile.error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(profile.error().message, HasSubstr("pods-replicated"));
}

struct SizeRange {
  CorpusProfile profile;
  std::size_t mean_min;
  std::size_t mean_max;
};

class CorpusSizeTest : public ::testing::TestWithParam<SizeRange> {};

INSTANTIATE_TEST_SUITE_P(Profiles, CorpusSizeTest,
                         ::testing::Values(SizeRange{CorpusProfile::PodsReplicated, 9'000, 10'000},
                                           SizeRange{CorpusProfile::PodsUnique, 9'000, 10'000},
                                           SizeRange{CorpusProfile::PodsMinimal, 4'000, 4'500},
                                           SizeRange{CorpusProfile::PodsHeavy, 18'500, 21'000},
                                           SizeRange{CorpusProfile::EndpointSlices, 9'500, 11'000},
                                           SizeRange{CorpusProfile::CustomSmall, 1'800, 2'200},
                                           SizeRange{CorpusProfile::CustomMedium, 7'600, 8'600},
                                           SizeRange{CorpusProfile::CustomLarge, 425'000, 450'000}),
                         [](const auto& test) {
                           std::string name(to_string(test.param.profile));
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(CorpusSizeTest, MeanSizeIsWithinTheRangeForEverySeed) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 42U}) {
    Corpus corpus = make_corpus(GetParam().profile, seed);
    EXPECT_THAT(mean_bytes(corpus), AllOf(Ge(GetParam().mean_min), Le(GetParam().mean_max)))
        << "seed " << seed;
  }
}

TEST(CorpusShapeTest, LargeCorpusOfReplicatedPodsHasTheMeanSizeToo) {
  Corpus corpus({.objects = 10'000, .seed = 7});
  EXPECT_THAT(mean_bytes(corpus), AllOf(Ge(9'000U), Le(10'000U)));
}

TEST(CorpusShapeTest, NodesAreBetween20And50Kilobytes) {
  Corpus corpus = make_corpus(CorpusProfile::Nodes);
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    EXPECT_THAT(corpus.object(i).size(), AllOf(Ge(20'000U), Le(50'000U)));
  }
}

TEST(CorpusShapeTest, LeasesAreSmall) {
  Corpus corpus({.profile = CorpusProfile::Leases, .managed_fields = false});
  EXPECT_THAT(mean_bytes(corpus), AllOf(Ge(350U), Le(480U)));
}

TEST(CorpusShapeTest, ConfigurationSpreadsOverThreeOrdersOfMagnitude) {
  for (const CorpusProfile profile : {CorpusProfile::ConfigMaps, CorpusProfile::Secrets}) {
    Corpus corpus = make_corpus(profile);
    std::size_t small = 0;
    std::size_t large = 0;
    std::size_t huge = 0;
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      const std::size_t bytes = corpus.object(i).size();
      EXPECT_GE(bytes, 1'000U);
      small += bytes < 5'000 ? 1 : 0;
      large += bytes > 50'000 ? 1 : 0;
      huge += bytes > 1'000'000 ? 1 : 0;
    }
    EXPECT_GT(small, corpus.size() / 4);
    EXPECT_GT(large, 5U);
    EXPECT_EQ(huge, 1U);
  }
}

TEST(CorpusShapeTest, ReplicaCountsFollowZipf) {
  Corpus corpus({.objects = 100'000, .seed = 3});
  const auto replicas = replicas_of(corpus);
  std::size_t singles = 0;
  std::size_t largest = 0;
  for (const auto& [name, count] : replicas) {
    singles += count == 1 ? 1 : 0;
    largest = std::max(largest, count);
  }
  EXPECT_THAT(corpus.size() / replicas.size(), AllOf(Ge(14U), Le(26U)));
  EXPECT_THAT(singles * 100 / replicas.size(), AllOf(Ge(44U), Le(54U)));
  EXPECT_THAT(largest, AllOf(Ge(1'000U), Le(5'000U)));
}

TEST(CorpusShapeTest, UniquePodsHaveOneReplicaEach) {
  Corpus corpus({.profile = CorpusProfile::PodsUnique, .objects = 5'000});
  EXPECT_EQ(replicas_of(corpus).size(), corpus.size());
}

TEST(CorpusShapeTest, ReplicasShareTheirSpecExceptTokenVolumeAndNode) {
  Corpus corpus({.profile = CorpusProfile::PodsReplicated, .objects = 200});
  const auto strip = [](Json pod) {
    pod["spec"].erase("nodeName");
    pod["spec"].erase("volumes");
    for (Json& container : pod["spec"]["containers"].elements()) container.erase("volumeMounts");
    return pod["spec"];
  };
  std::size_t neighbours = 0;
  Json left = parse_json(corpus.object(0)).value();
  for (std::size_t i = 1; i < corpus.size(); ++i) {
    Json right = parse_json(corpus.object(i)).value();
    if (left.at("/metadata/ownerReferences/0/uid") == right.at("/metadata/ownerReferences/0/uid")) {
      ++neighbours;
      ASSERT_EQ(strip(left), strip(right));
      ASSERT_NE(left["spec"]["volumes"], right["spec"]["volumes"]);
    }
    left = std::move(right);
  }
  EXPECT_GT(neighbours, 100U);
}

TEST(CorpusShapeTest, PodsHaveTheFieldsOfRealPods) {
  Corpus corpus({.objects = 50});
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const Json pod = parse_json(corpus.object(i)).value();
    EXPECT_EQ(pod["spec"]["containers"].size(), 2U);
    EXPECT_EQ(pod["status"]["conditions"].size(), 5U);
    EXPECT_EQ(pod["metadata"]["managedFields"].size(), 3U);
    std::size_t env = 0;
    for (const Json& container : pod["spec"]["containers"].elements()) {
      env += container["env"].size();
    }
    EXPECT_THAT(env, AllOf(Ge(8U), Le(20U)));
    EXPECT_TRUE(pod.at("/spec/containers/0/livenessProbe").is_object());
    EXPECT_THAT(std::string(pod.at("/spec/volumes/2/name").as_string()),
                HasSubstr("kube-api-access-"));
  }
}

TEST(CorpusShapeTest, HeavyPodsHaveSixContainersAndSixtyVariables) {
  Corpus corpus({.profile = CorpusProfile::PodsHeavy, .objects = 5});
  const Json pod = parse_json(corpus.object(0)).value();
  std::size_t env = 0;
  for (const Json& container : pod["spec"]["containers"].elements()) env += container["env"].size();
  EXPECT_EQ(pod["spec"]["containers"].size(), 6U);
  EXPECT_EQ(env, 60U);
}

TEST(CorpusShapeTest, LargeCustomResourceHasAThousandEntriesInItsMap) {
  Corpus corpus({.profile = CorpusProfile::CustomLarge, .objects = 1});
  const Json workflow = parse_json(corpus.object(0)).value();
  EXPECT_EQ(workflow["status"]["nodes"].size(), 1'000U);
}

TEST(CorpusShapeTest, ListOfCustomResourcesHasItsVersionAfterTheItems) {
  Corpus corpus({.profile = CorpusProfile::CustomSmall, .objects = 2});
  const std::string list = corpus.list_json();
  EXPECT_LT(list.find("\"items\""), list.rfind("\"metadata\":{\"continue\""));
}

TEST(CorpusShapeTest, EmptyCorpusHasAnEmptyList) {
  for (const CorpusProfile profile : all_corpus_profiles()) {
    Corpus corpus({.profile = profile, .objects = 0});
    EXPECT_TRUE(parse_json(corpus.list_json()).value()["items"].empty());
    EXPECT_TRUE(parse_json(corpus.object(0)).ok());  // Objects beyond size() are valid too.
  }
}

TEST(CorpusShapeTest, ListInPiecesIsTheSameList) {
  Corpus corpus({.objects = 100});
  std::string whole;
  std::size_t pieces = 0;
  corpus.write_list([&](std::string_view piece) {
    whole += piece;
    ++pieces;
  });
  EXPECT_EQ(whole, corpus.list_json());
  EXPECT_GT(pieces, 5U);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
