// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Gives tests the embedded server's certificates: valid ones, and ones that a client must reject.

#pragma once

#include "server/http/certificates.hpp"

namespace kinform::inline v0::test_support {

using server::CertificateAuthority;
using server::CertificateOptions;

}  // namespace kinform::inline v0::test_support
