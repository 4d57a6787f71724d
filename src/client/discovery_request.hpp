// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The requests of discovery, and the responses of its two root paths, `/api` and `/apis`.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client/discovery_documents.hpp"
#include "client/requester.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// The parsed response of `/api` or `/apis`.
struct RootDocument {
  DiscoveryForm form = DiscoveryForm::Legacy;
  std::vector<DiscoveredGroup> groups = {};
  std::string entity_tag = {};
};

// Returns the request for a discovery document.
[[nodiscard]] Call discovery_call(std::string path);

// Returns the request for `/api` or `/apis`, which prefers the aggregated form.
[[nodiscard]] Call root_call(std::string path);

// Returns the path of the resources of a group version: `/apis/apps/v1`, `/api/v1`.
[[nodiscard]] std::string group_version_path(std::string_view group, std::string_view version);

// Reads the response of a root_call().
[[nodiscard]] Result<RootDocument> read_root(const Call& call, const Response& response);

}  // namespace kinform::inline v0::client
