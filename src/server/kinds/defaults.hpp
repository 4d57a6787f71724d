// What the server fills in where a client leaves it open.

#pragma once

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// Sets what clients rely on: of pods and whatever holds a template of one, services, workloads,
// secrets, namespaces, volume claims.
void set_defaults(const KindFacts& kind, Json& object);

// What an object has only at its beginning, such as a pod's phase; the status that the client sent
// is dropped.
void set_initial_status(const KindFacts& kind, Json& object);

}  // namespace kinform::inline v0::server
