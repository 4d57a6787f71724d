// The certificates of the embedded server, for tests of clients: good ones, and those that a client
// must refuse.

#pragma once

#include "server/http/certificates.hpp"

namespace kinform::inline v0::test_support {

using server::CertificateAuthority;
using server::CertificateOptions;

}  // namespace kinform::inline v0::testing
