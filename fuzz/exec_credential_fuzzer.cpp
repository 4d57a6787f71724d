// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes read_exec_credential(): any plugin output gives a token, a certificate, or an error that
// does not quote the output.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "config/exec_plugin.hpp"
#include "kinform/detail/assert.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view output(reinterpret_cast<const char*>(data), size);
  const auto credential =
      kinform::config::read_exec_credential(output, "client.authentication.k8s.io/v1");
  if (credential) {
    KINFORM_ASSERT(!credential->token.empty() || credential->certificate != nullptr);
  } else {
    KINFORM_ASSERT(credential.error().code == kinform::ErrorCode::Malformed);
  }
  return 0;
}
