// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the scenarios that the embedded server passes against a real server, so that the two cannot
// diverge (docs/conformance.md).

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/conformance/conversation.hpp"
#include "tests/conformance/endpoint.hpp"
#include "tests/conformance/scenario.hpp"
#include "tests/e2e/shared_cluster.hpp"

namespace kinform::inline v0::e2e {
namespace {

using conformance::Conversation;
using conformance::Endpoint;
using conformance::Scenario;

std::vector<Scenario> scenarios() {
  return conformance::load_scenarios(KINFORM_CONFORMANCE_TABLE).value();
}

class RealConformanceTest : public ::testing::TestWithParam<Scenario> {};

TEST_P(RealConformanceTest, ResponsesMatchTheTable) {
  RealCluster& cluster = shared_cluster();
  Endpoint endpoint = Endpoint::of(conformance_profile(), cluster.client_config(),
                                   [&] { return cluster.forget_the_past(); });
  if (const std::string* const why =
          conformance::find_reason(GetParam().skipped, endpoint.profile())) {
    GTEST_SKIP() << *why;
  }
  Conversation conversation(endpoint);
  const auto problems =
      conformance::verdict(GetParam(), endpoint.profile(), conversation.run(GetParam()));
  for (const std::string& problem : problems) ADD_FAILURE() << problem;
}

INSTANTIATE_TEST_SUITE_P(Table, RealConformanceTest, ::testing::ValuesIn(scenarios()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace kinform::inline v0::e2e
