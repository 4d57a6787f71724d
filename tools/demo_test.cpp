// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/demo.hpp"

#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::tools {
namespace {

using ::testing::HasSubstr;

// The demo checks that all expected events arrive, and reports that in its exit status.
TEST(DemoTest, RunsAllStepsAndSucceeds) {
  std::ostringstream out;
  EXPECT_EQ(run_demo(out, false), kExitSuccess) << out.str();
  for (const char* line :
       {"New Pod Added to Store: web-0", "web-3 Pod Updated to web-3   (Running: ready)",
        "web-1 Pod Updated to web-1   (resync)", "requests during the resync: 0", "new lists: 0",
        "Pod Deleted from Store: web-2   (tombstone",
        "second handler: New Pod Added to Store: web-3", "The cache equals the server: 3 pods."}) {
    EXPECT_THAT(out.str(), HasSubstr(line));
  }
}

}  // namespace
}  // namespace kinform::inline v0::tools
