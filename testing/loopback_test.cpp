// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/loopback.hpp"

#include <unistd.h>

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

TEST(LoopbackTest, FreePortIsOutsideTheEphemeralRange) {
  constexpr int kFirstOfConnections = 32'768;
  for (int i = 0; i < 100; ++i) {
    const int port = free_port();
    EXPECT_GE(port, 1024);
    EXPECT_LT(port, kFirstOfConnections);
  }
}

TEST(LoopbackTest, ListenersHaveDistinctPorts) {
  const int first = listen_on_loopback();
  const int second = listen_on_loopback();
  EXPECT_NE(port_of(first), 0);
  EXPECT_NE(port_of(first), port_of(second));
  ::close(first);
  ::close(second);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
