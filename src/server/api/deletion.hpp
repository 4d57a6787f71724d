// Deletion of one object, for those who do it on somebody's behalf.

#pragma once

#include "server/api/cluster.hpp"
#include "server/api/garbage_collection.hpp"

namespace kinform::inline v0::server {

// Deletes an object because its owner goes; it stays as long as a finalizer keeps it.
void delete_for_owner(Cluster& cluster, const KindFacts& kind, const Entry& entry,
                      Propagation propagation);

}  // namespace kinform::inline v0::server
