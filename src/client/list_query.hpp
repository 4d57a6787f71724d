// The parameters of lists and watches (LW-08).

#pragma once

#include "client/request_url.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Selectors are read first and sent in their canonical form; one that cannot be read is
// InvalidArgument.
[[nodiscard]] Result<Query> selection_query(const Selection& selection);

// Zero values are left out.
[[nodiscard]] Result<Query> list_query(const Selection& selection, const ListOptions& options);

// An optional value that is set is sent, whatever it is. `sendInitialEvents` brings the match that
// servers demand beside it.
[[nodiscard]] Result<Query> watch_query(const Selection& selection, const WatchOptions& options);

}  // namespace kinform::inline v0::client
