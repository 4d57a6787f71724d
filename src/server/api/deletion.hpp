// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Deletion of an object by the garbage collector.

#pragma once

#include "server/api/cluster.hpp"
#include "server/api/garbage_collection.hpp"

namespace kinform::inline v0::server {

// Deletes a dependent because its owner is deleted. The object remains as long as it has
// finalizers.
void delete_for_owner(Cluster& cluster, const KindFacts& kind, const Entry& entry,
                      Propagation propagation);

}  // namespace kinform::inline v0::server
