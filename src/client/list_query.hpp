// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds the query parameters of list and watch requests (LW-08).

#pragma once

#include "client/request_url.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Parses the selectors and adds them in canonical form. Returns InvalidArgument if one is invalid.
[[nodiscard]] Result<Query> selection_query(const Selection& selection);

// Returns the query of a list request. Omits zero values.
[[nodiscard]] Result<Query> list_query(const Selection& selection, const ListOptions& options);

// Returns the query of a watch request. Sends every optional value that is set, even zero or false.
// Adds the resourceVersionMatch that servers require with `sendInitialEvents`.
[[nodiscard]] Result<Query> watch_query(const Selection& selection, const WatchOptions& options);

}  // namespace kinform::inline v0::client
