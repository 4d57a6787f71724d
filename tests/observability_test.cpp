// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks that the files in docs/observability/ can be loaded: alert rules into Prometheus, the
// dashboard into Grafana. scripts/check_docs.py checks that their metrics exist.

#include <fstream>
#include <iterator>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/json.hpp"
#include "kinform/yaml.hpp"

namespace kinform::inline v0 {
namespace {

using ::testing::SizeIs;

std::string read(const std::string& name) {
  std::ifstream file(KINFORM_OBSERVABILITY_FOLDER "/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(ObservabilityTest, AlertRulesHaveAnExpressionAndAdviceEach) {
  const Json rules = json_from_yaml(read("prometheus-alerts.yaml")).value();
  ASSERT_THAT(rules["groups"].elements(), SizeIs(1));
  const auto alerts = rules.at("/groups/0/rules").elements();
  EXPECT_THAT(alerts, SizeIs(7));
  for (const Json& alert : alerts) {
    EXPECT_NE(alert["alert"].as_string(), "");
    EXPECT_NE(alert["expr"].as_string(), "");
    EXPECT_NE(alert.at("/labels/severity").as_string(), "");
    EXPECT_NE(alert.at("/annotations/summary").as_string(), "");
    EXPECT_NE(alert.at("/annotations/description").as_string(), "");
  }
}

TEST(ObservabilityTest, PanelsOfTheDashboardHaveATitleAndAQueryEach) {
  const Json dashboard = parse_json(read("grafana-dashboard.json")).value();
  EXPECT_EQ(dashboard["title"].as_string(), "kinform");
  int rows = 0;
  for (const Json& panel : dashboard["panels"].elements()) {
    EXPECT_NE(panel["title"].as_string(), "");
    if (panel["type"].as_string() == "row") {
      ++rows;
      continue;
    }
    EXPECT_FALSE(panel["targets"].empty()) << panel["title"];
    for (const Json& target : panel["targets"].elements()) {
      EXPECT_NE(target["expr"].as_string(), "") << panel["title"];
    }
  }
  EXPECT_EQ(rows, 4);
}

}  // namespace
}  // namespace kinform::inline v0
