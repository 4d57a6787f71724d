// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How a client knows that it speaks to the right server.

#pragma once

#include <string>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

struct TlsOptions {
  // PEM; the data counts before the file, which is read again when it changes. Both empty: the
  // system's authorities.
  std::string ca_pem = {};
  std::string ca_file = {};
  // Checked against the server's certificate, and sent as SNI, in place of the URL's host.
  std::string server_name = {};
  // Trusts whoever answers. For experiments only.
  bool insecure_skip_verify = false;

  friend bool operator==(const TlsOptions&, const TlsOptions&) = default;
};

}  // namespace kinform::inline v0
