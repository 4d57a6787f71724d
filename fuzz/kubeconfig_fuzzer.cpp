// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes read_kubeconfig(): errors name the file; an accepted config can be printed, and parsed
// again unchanged.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "config/kubeconfig_reader.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/yaml.hpp"
#include "testing/kubeconfig_view.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto config = kinform::config::read_kubeconfig(text, "FILE");
  if (!config) {
    KINFORM_ASSERT(config.error().message.starts_with("kubeconfig \"FILE\""));
    return 0;
  }
  const kinform::Json shown = kinform::test_support::to_json(*config);
  const auto again = kinform::config::read_kubeconfig(kinform::to_yaml(shown), "FILE");
  KINFORM_ASSERT(again.ok());
  KINFORM_ASSERT(kinform::test_support::to_json(*again) == shown);
  return 0;
}
