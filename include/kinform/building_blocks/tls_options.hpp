// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// TLS options: how a client verifies the server's certificate.

#pragma once

#include <string>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

struct TlsOptions {
  // Trusted CA certificates in PEM format. ca_pem takes precedence over ca_file; the file is
  // reloaded when it changes. If both are empty, the system's trust roots are used.
  std::string ca_pem = {};
  std::string ca_file = {};
  // Host name to verify in the server's certificate and to send as SNI; by default the URL's host.
  std::string server_name = {};
  // Accepts any server certificate. For experiments only.
  bool insecure_skip_verify = false;

  friend bool operator==(const TlsOptions&, const TlsOptions&) = default;
};

}  // namespace kinform::inline v0
