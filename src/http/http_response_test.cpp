// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0 {
namespace {

TEST(HttpResponseTest, HeaderNamesAreCaseInsensitive) {
  const HttpResponse response{
      .headers = {{.name = "Retry-After", .value = "3"}, {.name = "retry-after", .value = "5"}}};
  EXPECT_EQ(response.header("RETRY-AFTER"), "3");
  EXPECT_EQ(response.header("Retry"), "");
}

}  // namespace
}  // namespace kinform::inline v0
