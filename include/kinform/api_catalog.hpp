// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What a server has: its resources, and the names that people type for them.

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
#include "kinform/error.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A part of a resource that is read or written by itself.
struct DiscoveredSubresource {
  std::string name = {};  // "status", "scale", …
  std::string kind = {};
  std::vector<std::string> verbs = {};
};

// A resource of one version of a group, as the server announces it.
struct DiscoveredResource {
  ApiResource resource = {};
  std::string singular = {};
  std::vector<std::string> short_names = {};
  std::vector<std::string> categories = {};
  std::vector<std::string> verbs = {};  // "get", "list", "watch", …
  std::vector<DiscoveredSubresource> subresources = {};

  // Whether the resource itself, not a part of it, takes this verb.
  [[nodiscard]] bool supports(std::string_view verb) const;
};

// An API group, and the versions of it that the server has.
struct ApiGroup {
  std::string name = {};  // Empty for the core group.
  std::string preferred_version = {};
  std::vector<std::string> versions = {};  // As the server orders them.
};

// A group version whose resources are not known, and why.
struct DiscoveryFailure {
  std::string api_version = {};  // `metrics.k8s.io/v1beta1`
  Error error = {};
};

// What discovery found out, and of which groups it could not.
struct ApiCatalogParts {
  std::vector<ApiGroup> groups = {};
  std::vector<DiscoveredResource> resources = {};
  std::vector<DiscoveryFailure> failures = {};
};

// What a server has said about itself. Immutable.
//
// Thread safety: all members may be called from any thread.
class ApiCatalog {
 public:
  explicit ApiCatalog(ApiCatalogParts parts);

  // The core group comes first, the others as the server orders them.
  [[nodiscard]] const std::vector<ApiGroup>& groups() const { return groups_; }

  // In the order in which names are looked up (RM-01): group by group, each with its preferred
  // version first.
  [[nodiscard]] const std::vector<DiscoveredResource>& resources() const { return resources_; }

  // Groups that did not answer: an extension server that is down, say. The others are there.
  [[nodiscard]] const std::vector<DiscoveryFailure>& failures() const { return failures_; }

  // The resource that is meant by `po`, `pod`, `pods`, `Pod`, `deploy.apps`, `deployments.v1.apps`,
  // `pods.v1` … Plurals and singulars count before kinds, and these before short names; among
  // equals the first one in resources(). A group may be cut short where only one begins so.
  //
  // Errors: NotFound, which says what is near and which groups did not answer; InvalidArgument for
  // a name that means several resources of one group and version.
  [[nodiscard]] Result<DiscoveredResource> find(std::string_view name) const;

  // The resource of objects that say this of themselves; NotFound if there is none.
  [[nodiscard]] Result<DiscoveredResource> find_kind(std::string_view api_version,
                                                     std::string_view kind) const;

 private:
  std::vector<ApiGroup> groups_;
  std::vector<DiscoveredResource> resources_;
  std::vector<DiscoveryFailure> failures_;
};

// Asks a server what it has, and remembers it.
//
// It asks in the aggregated form, two requests for everything, and where a server does not know
// that, group version by group version (DI-01, DI-02). Partial failures are tried once more (DI-04)
// and then told in the catalog.
//
// Thread safety: all members may be called from any thread. Two that come at once may both ask the
// server.
class Discovery {
 public:
  // May outlive the client.
  explicit Discovery(const Client& client);
  ~Discovery();
  Discovery(const Discovery&) = delete;
  Discovery& operator=(const Discovery&) = delete;

  // The remembered catalog, or a new one after invalidate() (DI-07).
  [[nodiscard]] Result<std::shared_ptr<const ApiCatalog>> catalog(std::stop_token stop = {});

  // As ApiCatalog::find. What a remembered catalog does not have is looked for once more in a new
  // one: the server may have got it since (RM-03).
  [[nodiscard]] Result<DiscoveredResource> find(std::string_view name, std::stop_token stop = {});
  [[nodiscard]] Result<DiscoveredResource> find_kind(std::string_view api_version,
                                                     std::string_view kind,
                                                     std::stop_token stop = {});

  // Has the next call ask the server again. What has not changed there is not sent again, if the
  // server keeps entity tags.
  void invalidate();

 private:
  class Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
