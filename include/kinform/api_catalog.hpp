// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Discovers the resources that an API server serves, and resolves the names that users type for
// them.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A subresource: a part of an object with a path and verbs of its own.
struct DiscoveredSubresource {
  std::string name = {};  // "status", "scale", …
  std::string kind = {};
  std::vector<std::string> verbs = {};
};

// A resource of one group version, as reported by discovery.
struct KINFORM_EXPORT DiscoveredResource {
  ApiResource resource = {};
  std::string singular = {};
  std::vector<std::string> short_names = {};
  std::vector<std::string> categories = {};
  std::vector<std::string> verbs = {};  // "get", "list", "watch", …
  std::vector<DiscoveredSubresource> subresources = {};

  // Returns true if the resource itself (not a subresource) supports this verb.
  [[nodiscard]] bool supports(std::string_view verb) const;
};

// An API group and the versions of it that the server serves.
struct ApiGroup {
  std::string name = {};  // Empty for the core group.
  std::string preferred_version = {};
  std::vector<std::string> versions = {};  // In the order that the server reports.
};

// A group version whose discovery failed.
struct DiscoveryFailure {
  std::string api_version = {};  // For example `metrics.k8s.io/v1beta1`.
  Error error = {};
};

// The result of discovery: what was found, and the group versions that failed.
struct ApiCatalogParts {
  std::vector<ApiGroup> groups = {};
  std::vector<DiscoveredResource> resources = {};
  std::vector<DiscoveryFailure> failures = {};
};

// An immutable record of a server's API groups and resources.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT ApiCatalog {
 public:
  explicit ApiCatalog(ApiCatalogParts parts);

  // Returns the groups: the core group first, then the others in the order that the server reports.
  [[nodiscard]] const std::vector<ApiGroup>& groups() const { return groups_; }

  // Returns the resources in lookup order: group by group, each with its preferred version first.
  [[nodiscard]] const std::vector<DiscoveredResource>& resources() const { return resources_; }

  // Returns the group versions whose discovery failed, for example because an extension API server
  // is down. The other groups are complete.
  [[nodiscard]] const std::vector<DiscoveryFailure>& failures() const { return failures_; }

  // Returns the resource for a name such as `po`, `pod`, `pods`, `Pod`, `deploy.apps`,
  // `deployments.v1.apps` or `pods.v1`. Plural and singular names take precedence over kinds, and
  // kinds over short names; among equals, the first in resources(). A group may be abbreviated to a
  // prefix.
  //
  // Fails with NotFound if there is no such resource; the message lists similar names and the
  // groups whose discovery failed. Fails with InvalidArgument if the name matches several resources
  // of one group version.
  [[nodiscard]] Result<DiscoveredResource> find(std::string_view name) const;

  // Returns the resource of objects with this `apiVersion` and `kind`. Fails with NotFound if there
  // is none.
  [[nodiscard]] Result<DiscoveredResource> find_kind(std::string_view api_version,
                                                     std::string_view kind) const;

 private:
  std::vector<ApiGroup> groups_;
  std::vector<DiscoveredResource> resources_;
  std::vector<DiscoveryFailure> failures_;
};

// Fetches a server's catalog and caches it.
//
// Uses aggregated discovery, two requests in total. If the server does not support it, makes one
// request for each group version. If some group versions fail, discovery is repeated once; those
// that still fail are listed in ApiCatalog::failures().
//
// Thread safety: all members may be called from any thread. Concurrent calls may each send
// requests.
class KINFORM_EXPORT Discovery {
 public:
  // May outlive the client.
  explicit Discovery(const Client& client);
  ~Discovery();
  Discovery(const Discovery&) = delete;
  Discovery& operator=(const Discovery&) = delete;

  // Returns the cached catalog. Fetches it on the first call and after invalidate().
  [[nodiscard]] Result<std::shared_ptr<const ApiCatalog>> catalog(std::stop_token stop = {});

  // Look up a resource like ApiCatalog::find() and find_kind(). If the cached catalog does not have
  // it, the catalog is fetched again once: the resource may be new on the server.
  [[nodiscard]] Result<DiscoveredResource> find(std::string_view name, std::stop_token stop = {});
  [[nodiscard]] Result<DiscoveredResource> find_kind(std::string_view api_version,
                                                     std::string_view kind,
                                                     std::stop_token stop = {});

  // Makes the next call fetch the catalog again. Parts that have not changed are not sent again if
  // the server supports ETags.
  void invalidate();

 private:
  class KINFORM_HIDDEN Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
