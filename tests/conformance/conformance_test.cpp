// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the table of scenarios against the embedded server, without and with TLS, or against the
// server that the environment names (docs/conformance.md).

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/conformance/conversation.hpp"
#include "tests/conformance/endpoint.hpp"
#include "tests/conformance/scenario.hpp"

namespace kinform::inline v0::conformance {
namespace {

const std::vector<Scenario>& table() {
  static const std::vector<Scenario> kTable = load_scenarios(KINFORM_CONFORMANCE_TABLE).value();
  return kTable;
}

enum class Under { Plain, Tls, Environment };

// A scenario and the server to run it against.
struct Case {
  Under server = Under::Plain;
  Scenario scenario = {};

  friend std::ostream& operator<<(std::ostream& out, const Case& test) {
    return out << test.scenario;
  }
};

// Returns all scenarios for this server. Empty if the environment names a server and this is
// another one: then only the named server is tested.
std::vector<Case> cases(Under server) {
  const bool is_named = Endpoint::from_environment().has_value();
  if (is_named != (server == Under::Environment)) return {};
  std::vector<Case> all;
  for (const Scenario& scenario : table()) {
    all.push_back({.server = server, .scenario = scenario});
  }
  return all;
}

Endpoint start(Under server) {
  if (server == Under::Environment) return Endpoint::from_environment().value();
  return Endpoint::embedded(server == Under::Tls ? EmbeddedTransport::Tls
                                                 : EmbeddedTransport::Plain);
}

bool needs_compaction(const Scenario& scenario) {
  const auto steps = scenario.steps.elements();
  return std::any_of(steps.begin(), steps.end(),
                     [](const Json& step) { return step.contains("compact"); });
}

class ConformanceTest : public ::testing::TestWithParam<Case> {};

TEST_P(ConformanceTest, ResponsesMatchTheTable) {
  const Scenario& scenario = GetParam().scenario;
  Endpoint endpoint = start(GetParam().server);
  if (const std::string* const why = find_reason(scenario.skipped, endpoint.profile())) {
    GTEST_SKIP() << *why;
  }
  if (needs_compaction(scenario) && !endpoint.can_compact()) {
    GTEST_SKIP() << "this server cannot be told to forget its past";
  }
  Conversation conversation(endpoint);
  const auto problems = verdict(scenario, endpoint.profile(), conversation.run(scenario));
  for (const std::string& problem : problems) ADD_FAILURE() << problem;
}

const auto name_of = [](const auto& test) { return test.param.scenario.name; };
INSTANTIATE_TEST_SUITE_P(Plain, ConformanceTest, ::testing::ValuesIn(cases(Under::Plain)), name_of);
INSTANTIATE_TEST_SUITE_P(Tls, ConformanceTest, ::testing::ValuesIn(cases(Under::Tls)), name_of);
INSTANTIATE_TEST_SUITE_P(Named, ConformanceTest, ::testing::ValuesIn(cases(Under::Environment)),
                         name_of);

}  // namespace
}  // namespace kinform::inline v0::conformance
