// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the validity period of a certificate, and nothing else of it. Trust is decided by the TLS
// library.

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

// Returns the validity of the first certificate in a PEM text, or nullopt if there is none or it
// cannot be parsed.
[[nodiscard]] std::optional<CertificateValidity> certificate_validity(std::string_view pem);

}  // namespace kinform::inline v0
