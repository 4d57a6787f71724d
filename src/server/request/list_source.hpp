// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decides if a list is served by the store or by the watch cache. The functions are pure, so that
// the rules can be tested as a table.

#pragma once

#include <cstdint>

namespace kinform::inline v0::server {

enum class RequestedVersion : std::uint8_t { Unset, Zero, Other };
enum class RequestedMatch : std::uint8_t { Unset, NotOlderThan, Exact };

// The parameters of a list that the decision depends on.
struct ListQuery {
  RequestedVersion version = RequestedVersion::Unset;
  RequestedMatch match = RequestedMatch::Unset;
  bool has_limit = false;
  bool has_continue = false;
  // True for the continue token that the error response for an expired list contains. It continues
  // the list at the latest state, not at the version of the earlier pages (SV-14).
  bool continues_at_latest = false;
};

enum class ListSource : std::uint8_t {
  ObjectStore,    // The latest state, or exactly the requested version.
  Cache,          // The watch cache's state, not older than a requested version.
  CacheAtLatest,  // The watch cache, once it has caught up with the store (SV-30).
  CacheSnapshot,  // An exact version from the watch cache, else the store (SV-31).
};

// Returns the source by the rules of Kubernetes 1.30 and older (SV-32). Without `paging`, `limit`
// and `continue` are ignored.
[[nodiscard]] ListSource classic_list_source(const ListQuery& query, bool paging);

// Returns the source by the rules of Kubernetes 1.37 (SV-29).
[[nodiscard]] ListSource current_list_source(const ListQuery& query);

}  // namespace kinform::inline v0::server
