// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses discovery documents, legacy and aggregated.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/api_catalog.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// The Accept header of discovery requests: prefers aggregated discovery, v2 or v2beta1, and also
// accepts the legacy documents (DI-01).
inline constexpr std::string_view kDiscoveryAccept =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
    "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
    "application/json";

enum class DiscoveryForm : std::uint8_t { Legacy, Aggregated };

// Returns the form of a response with this Content-Type. The order of its parameters and unknown
// parameters do not matter (DI-01).
[[nodiscard]] DiscoveryForm discovery_form(std::string_view content_type);

struct DiscoveredVersion {
  std::string version = {};
  // The kube-apiserver could not reach the aggregated API server for this version (DI-04).
  bool stale = false;
  std::vector<DiscoveredResource> resources = {};  // Filled by the aggregated form only.
};

struct DiscoveredGroup {
  std::string name = {};               // Empty for the core group.
  std::string preferred_version = {};  // Empty: the first that is not stale (DI-05).
  std::vector<DiscoveredVersion> versions = {};
};

// Reads an `APIGroupDiscoveryList` (the response of `/api` or `/apis`). Returns Malformed if the
// document is of another kind, as do the functions below.
[[nodiscard]] Result<std::vector<DiscoveredGroup>> read_group_discovery(const Object& document);

// Reads `APIVersions` (`/api`) as the core group.
[[nodiscard]] Result<std::vector<DiscoveredGroup>> read_core_versions(const Object& document);

// Reads an `APIGroupList` (`/apis`).
[[nodiscard]] Result<std::vector<DiscoveredGroup>> read_group_list(const Object& document);

// Reads an `APIResourceList` (`/apis/GROUP/VERSION`).
[[nodiscard]] Result<std::vector<DiscoveredResource>> read_resource_list(const Object& document,
                                                                         std::string_view group,
                                                                         std::string_view version);

}  // namespace kinform::inline v0::client
