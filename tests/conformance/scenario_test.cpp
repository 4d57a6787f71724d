// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests how the table of scenarios is read, and how scenarios marked as missing are judged.

#include "tests/conformance/scenario.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::conformance {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr const char* kMarked = R"(
- name: A
  says: Something is so.
  source: SV-01
  missing: {embedded: needs more}
  steps: [{make: a}]
)";

TEST(ScenarioTest, ScenarioIsRead) {
  const auto scenarios = read_scenarios(kMarked).value();
  ASSERT_EQ(scenarios.size(), 1u);
  EXPECT_EQ(scenarios[0].name, "A");
  EXPECT_EQ(scenarios[0].missing.at("embedded"), "needs more");
  EXPECT_EQ(scenarios[0].steps.to_json(), R"([{"make":"a"}])");
}

TEST(ScenarioTest, ErrorsInTheTableAreReported) {
  EXPECT_THAT(read_scenarios("a: 1").error().message, HasSubstr("a list"));
  EXPECT_THAT(read_scenarios("- name: A\n  step: []").error().message, HasSubstr("\"step\""));
  EXPECT_THAT(read_scenarios("- says: so").error().message, HasSubstr("no name"));
  EXPECT_THAT(read_scenarios("- name: A").error().message, HasSubstr("A: has no sentence"));
  EXPECT_THAT(read_scenarios("- {name: A, says: b}").error().message, HasSubstr("no source"));
  EXPECT_THAT(read_scenarios("- {name: A, says: b, source: c}").error().message,
              HasSubstr("no steps"));
}

TEST(ScenarioTest, MarkedScenarioMustFail) {
  const Scenario scenario = read_scenarios(kMarked).value()[0];
  EXPECT_THAT(verdict(scenario, "embedded", {"differs"}), IsEmpty());
  EXPECT_THAT(verdict(scenario, "embedded", {}), ElementsAre(HasSubstr("remove the mark")));
  EXPECT_THAT(verdict(scenario, "v1.37", {"differs"}), ElementsAre("differs"));
  EXPECT_THAT(verdict(scenario, "v1.37", {}), IsEmpty());
}

TEST(ScenarioTest, StepDiffersByProfile) {
  const Json step = {{"get", "/x"}, {"answer", 200}, {"profiles", {{"old", {{"refused", "404"}}}}}};
  EXPECT_EQ(step_for(step, "old").to_json(), R"({"get":"/x","refused":"404"})");
  EXPECT_EQ(step_for(step, "new").to_json(), R"({"get":"/x","answer":200})");
}

TEST(ScenarioTest, MoreSpecificProfileWins) {
  const Json step = {{"get", "/x"},
                     {"profiles",
                      {{"kube-apiserver", {{"answer", 200}}},
                       {"v1", {{"answer", 201}}},
                       {"small", {{"refused", "404"}}},
                       {"v2-small", {{"refused", "410"}}}}}};
  EXPECT_EQ(step_for(step, "embedded").to_json(), R"({"get":"/x"})");
  EXPECT_EQ(step_for(step, "v3").to_json(), R"({"get":"/x","answer":200})");
  EXPECT_EQ(step_for(step, "v1-large").to_json(), R"({"get":"/x","answer":201})");
  EXPECT_EQ(step_for(step, "v1-small").to_json(), R"({"get":"/x","refused":"404"})");
  EXPECT_EQ(step_for(step, "v2-small").to_json(), R"({"get":"/x","refused":"410"})");
  const ReasonByProfile reasons = {{"kube-apiserver", "real"}, {"small", "small"}};
  EXPECT_EQ(*find_reason(reasons, "v1-small"), "small");
  EXPECT_EQ(*find_reason(reasons, "v1-large"), "real");
  EXPECT_EQ(find_reason(reasons, "embedded"), nullptr);
}

}  // namespace
}  // namespace kinform::inline v0::conformance
