// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Default values of built-in kinds.

#pragma once

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// Sets the defaults that clients rely on, for pods and pod templates, services, workloads, secrets,
// namespaces and volume claims.
void set_defaults(const KindFacts& kind, Json& object);

// Sets the initial status of a new object, such as a pod's phase. A status sent by the client is
// dropped.
void set_initial_status(const KindFacts& kind, Json& object);

}  // namespace kinform::inline v0::server
