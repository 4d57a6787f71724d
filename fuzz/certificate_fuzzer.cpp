// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes certificate_validity(): it never reads beyond the certificate.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "base/base64.hpp"
#include "base/certificate_validity.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view der(reinterpret_cast<const char*>(data), size);
  // Wraps the bytes in a valid PEM block, so that the DER parser reads them.
  std::ignore =
      kinform::certificate_validity("-----BEGIN CERTIFICATE-----\n" + kinform::encode_base64(der) +
                                    "\n-----END CERTIFICATE-----\n");
  return 0;
}
