// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/tables/table.hpp"

#include <chrono>
#include <string_view>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/time.hpp"
#include "server/tables/human_duration.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const KindFacts& kind_of(std::string_view group, std::string_view plural) {
  return *find_kind(group, "v1", plural);
}

class TableTest : public ::testing::Test {
 protected:
  // Returns a stored object (an Entry of the server) made from the JSON text `object`, with a
  // creationTimestamp of three minutes ago.
  EntryPtr entry(const KindFacts& kind, std::string_view object) {
    Json parsed = parse_json(object).value();
    parsed["metadata"]["creationTimestamp"] =
        format_time(std::chrono::floor<std::chrono::seconds>(clock_.wall_now()) - 3min);
    return std::make_shared<const Entry>(kind, std::move(parsed), 7);
  }

  Json table(const KindFacts& kind, std::string_view object,
             RowObject row_object = RowObject::Metadata) {
    const TableFormat format(kind, row_object, clock_);
    return parse_json(format.list({entry(kind, object)}, {{"resourceVersion", "9"}})).value();
  }

  static std::vector<std::string> columns(const Json& table, int priority_max = 0) {
    std::vector<std::string> names;
    for (const Json& column : table["columnDefinitions"].elements()) {
      if (column["priority"].as_int64() <= priority_max)
        names.emplace_back(column["name"].as_string());
    }
    return names;
  }

  static std::vector<std::string> cells(const Json& table) {
    std::vector<std::string> texts;
    for (const Json& cell : table["rows"][0]["cells"].elements()) {
      texts.push_back(cell.is_string() ? std::string(cell.as_string()) : cell.to_json());
    }
    return texts;
  }

  test_support::FakeClock clock_;
};

TEST_F(TableTest, ConfigMapShowsSizeAndAge) {
  const Json shown =
      table(kind_of("", "configmaps"), R"({"metadata":{"name":"a"},"data":{"x":"1","y":"2"}})");
  EXPECT_EQ(shown["kind"], Json("Table"));
  EXPECT_EQ(shown["apiVersion"], Json("meta.k8s.io/v1"));
  EXPECT_EQ(shown.at("/metadata/resourceVersion"), Json("9"));
  EXPECT_THAT(columns(shown), ElementsAre("Name", "Data", "Age"));
  EXPECT_THAT(cells(shown), ElementsAre("a", "2", "3m"));
  EXPECT_EQ(shown.at("/columnDefinitions/0/format"), Json("name"));
}

TEST_F(TableTest, IncludeObjectControlsTheObjectInEachRow) {
  const std::string_view map = R"({"metadata":{"name":"a"},"data":{"x":"1"}})";
  const KindFacts& kind = kind_of("", "configmaps");
  EXPECT_FALSE(table(kind, map, RowObject::Nothing).at("/rows/0").contains("object"));
  const Json metadata = table(kind, map);
  EXPECT_EQ(metadata.at("/rows/0/object/kind"), Json("PartialObjectMetadata"));
  EXPECT_EQ(metadata.at("/rows/0/object/metadata/name"), Json("a"));
  EXPECT_EQ(table(kind, map, RowObject::Whole).at("/rows/0/object/data/x"), Json("1"));
  EXPECT_EQ(parse_row_object(""), RowObject::Metadata);
  EXPECT_EQ(parse_row_object("None"), RowObject::Nothing);
  EXPECT_EQ(parse_row_object("Everything"), std::nullopt);
}

TEST_F(TableTest, SingleObjectTableHasItsVersionAndOptionalHeaders) {
  const KindFacts& kind = kind_of("", "configmaps");
  const TableFormat format(kind, RowObject::Metadata, clock_);
  std::string text;
  format.append_object(text, *entry(kind, R"({"metadata":{"name":"a"}})"), TableHeaders::Hidden);
  const Json shown = parse_json(text).value();
  EXPECT_EQ(shown.at("/metadata/resourceVersion"), Json("7"));
  EXPECT_THAT(columns(shown), IsEmpty());
  EXPECT_EQ(shown["rows"].size(), 1u);
}

TEST_F(TableTest, PodShowsReadinessStatusAndRestarts) {
  const Json running = table(kind_of("", "pods"), R"({"metadata":{"name":"a"},
      "spec":{"nodeName":"n","containers":[{"name":"x"},{"name":"y"}]},
      "status":{"phase":"Running","podIP":"10.0.0.1","containerStatuses":[
        {"name":"x","ready":true,"restartCount":2,"state":{"running":{}}},
        {"name":"y","ready":false,"restartCount":0,"state":{"waiting":{"reason":"CrashLoopBackOff"}}}]}})");
  EXPECT_THAT(columns(running), ElementsAre("Name", "Ready", "Status", "Restarts", "Age"));
  EXPECT_THAT(columns(running, 1), ElementsAre("Name", "Ready", "Status", "Restarts", "Age", "IP",
                                               "Node", "Nominated Node", "Readiness Gates"));
  EXPECT_THAT(cells(running), ElementsAre("a", "1/2", "CrashLoopBackOff", "2", "3m", "10.0.0.1",
                                          "n", "<none>", "<none>"));
}

TEST_F(TableTest, PodStatusShowsTheReasonItIsNotRunning) {
  const auto status = [&](std::string_view pod) {
    return cells(table(kind_of("", "pods"), pod))[2];
  };
  EXPECT_EQ(status(R"({"status":{"phase":"Pending"}})"), "Pending");
  EXPECT_EQ(status(R"({"status":{"phase":"Failed","reason":"Evicted"}})"), "Evicted");
  EXPECT_EQ(status(R"({"metadata":{"deletionTimestamp":"x"},"status":{"phase":"Running"}})"),
            "Terminating");
  EXPECT_EQ(status(R"({"spec":{"initContainers":[{"name":"i"},{"name":"j"}]},"status":{
      "phase":"Pending","initContainerStatuses":[{"name":"i","state":{"terminated":{"exitCode":0}}},
      {"name":"j","state":{"running":{}}}]}})"),
            "Init:1/2");
  EXPECT_EQ(status(R"({"status":{"phase":"Failed","containerStatuses":[
      {"state":{"terminated":{"exitCode":3}}}]}})"),
            "ExitCode:3");
}

TEST_F(TableTest, ServiceShowsAddressesAndPorts) {
  const Json shown = table(kind_of("", "services"), R"({"metadata":{"name":"s"},"spec":{
      "type":"LoadBalancer","clusterIP":"10.0.0.9","ports":[{"port":80,"nodePort":30080,"protocol":"TCP"},
      {"port":53,"protocol":"UDP"}],"selector":{"app":"web"}}})");
  EXPECT_THAT(cells(shown), ElementsAre("s", "LoadBalancer", "10.0.0.9", "<pending>",
                                        "80:30080/TCP,53/UDP", "3m", "app=web"));
}

TEST_F(TableTest, DeploymentShowsItsReplicas) {
  const Json shown = table(kind_of("apps", "deployments"), R"({"metadata":{"name":"d"},"spec":{
      "replicas":3,"selector":{"matchLabels":{"a":"b"}},"template":{"spec":{"containers":[
      {"name":"x","image":"i:1"}]}}},"status":{"readyReplicas":2,"updatedReplicas":3,"availableReplicas":1}})");
  EXPECT_THAT(cells(shown), ElementsAre("d", "2/3", "3", "1", "3m", "x", "i:1", "a=b"));
}

TEST_F(TableTest, EveryKindHasColumnsThatAcceptAnEmptyObject) {
  for (const KindFacts& kind : all_kinds()) {
    const Json shown = table(kind, "{}", RowObject::Nothing);
    EXPECT_GE(shown["columnDefinitions"].size(), 2u) << kind.plural;
    EXPECT_EQ(shown.at("/rows/0/cells").size(), shown["columnDefinitions"].size()) << kind.plural;
  }
}

TEST(HumanDurationTest, LongerDurationsAreCoarser) {
  EXPECT_EQ(human_duration(-5s), "<invalid>");
  EXPECT_EQ(human_duration(-1s), "0s");
  EXPECT_EQ(human_duration(119s), "119s");
  EXPECT_EQ(human_duration(200s), "3m20s");
  EXPECT_EQ(human_duration(11min), "11m");
  EXPECT_EQ(human_duration(3h + 5min), "3h5m");
  EXPECT_EQ(human_duration(20h), "20h");
  EXPECT_EQ(human_duration(50h), "2d2h");
  EXPECT_EQ(human_duration(24h * 30), "30d");
  EXPECT_EQ(human_duration(24h * (365 * 3 + 1)), "3y1d");
  EXPECT_EQ(human_duration(24h * 365 * 9), "9y");
}

}  // namespace
}  // namespace kinform::inline v0::server
