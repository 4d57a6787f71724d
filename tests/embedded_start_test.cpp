// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests how soon the embedded server responds after its start.

#include <algorithm>
#include <cstdio>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

class EmbeddedStartTest : public ::testing::TestWithParam<bool> {};

// The first response comes within a generous limit. `./dev bench server` measures the time on a
// quiet machine, where the promise is 5 ms.
TEST_P(EmbeddedStartTest, FirstResponseComesSoon) {
  std::vector<Duration> taken;
  for (int i = 0; i < 7; ++i) {
    const TimePoint begin = system_clock().now();
    const auto server = server::Server::start({.tls = GetParam()}).value();
    const Client client(server->client_config());
    ASSERT_TRUE(client.get_raw("/version").ok());
    taken.push_back(system_clock().now() - begin);
  }
  const Duration best = *std::min_element(taken.begin(), taken.end());
  std::printf("in-process: %.2f ms to the first answer\n",
              std::chrono::duration<double, std::milli>(best).count());
  EXPECT_LT(best, 250ms);
}

INSTANTIATE_TEST_SUITE_P(Servers, EmbeddedStartTest, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Tls" : "Plain"; });

}  // namespace
}  // namespace kinform::inline v0
