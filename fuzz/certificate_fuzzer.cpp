// certificate_validity: whatever a certificate holds, it is read within its bounds.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "base/base64.hpp"
#include "base/certificate_validity.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view der(reinterpret_cast<const char*>(data), size);
  // Of a whole block, so that the bytes themselves are what is read.
  std::ignore =
      kinform::certificate_validity("-----BEGIN CERTIFICATE-----\n" + kinform::encode_base64(der) +
                                    "\n-----END CERTIFICATE-----\n");
  return 0;
}
