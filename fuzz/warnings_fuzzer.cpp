// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes Warning headers: the result is always safe to print on a terminal.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "client/warnings.hpp"
#include "kinform/detail/assert.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view value(reinterpret_cast<const char*>(data), size);
  for (const kinform::ServerWarning& warning : kinform::client::parse_warnings(value)) {
    KINFORM_ASSERT(warning.code >= 0 && warning.code <= 999);
    KINFORM_ASSERT(warning.text.size() <= size);
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
    KINFORM_ASSERT(std::none_of(warning.text.begin(), warning.text.end(), is_control));
    KINFORM_ASSERT(std::none_of(warning.agent.begin(), warning.agent.end(), is_control));
  }
  return 0;
}
