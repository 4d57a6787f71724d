// From when to when a certificate is valid: all that is read of one here. Whether to trust it is
// for the TLS library to say.

#pragma once

#include <optional>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0 {

struct CertificateValidity {
  WallTime not_before = {};
  WallTime not_after = {};

  friend bool operator==(const CertificateValidity&, const CertificateValidity&) = default;
};

// Of the first certificate in a PEM text; empty if there is none, or none that can be taken apart.
[[nodiscard]] std::optional<CertificateValidity> certificate_validity(std::string_view pem);

}  // namespace kinform::inline v0
