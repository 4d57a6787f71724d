// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api_catalog.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <map>
#include <thread>
#include <utility>

#include "base/duration.hpp"
#include "base/thread.hpp"
#include "client/client_impl.hpp"
#include "client/discovery_documents.hpp"
#include "client/discovery_request.hpp"
#include "client/object_response.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0 {

using client::Call;
using client::DiscoveredGroup;
using client::DiscoveredVersion;
using client::DiscoveryForm;
using client::Response;
using client::RootDocument;

namespace {

constexpr int kAttempts = 2;  // A partial failure is retried once (DI-04).
// Timeout of all requests together. Group versions that were not read by then count as failed.
constexpr Duration kTotalTimeout = std::chrono::minutes(2);
// Legacy discovery sends a request for each. Large clusters have some hundreds.
constexpr std::size_t kGroupVersionsMax = 2000;
// Number of parallel requests of legacy discovery, which needs about thirty, possibly over a slow
// network.
constexpr std::size_t kThreadsMax = 8;

using ResourcesOrError = Result<std::vector<DiscoveredResource>>;

// A group version with its resources, or the error that discovery returned.
struct DiscoveredGroupVersion {
  std::string group = {};
  std::string version = {};
  ResourcesOrError resources;

  [[nodiscard]] std::string api_version() const {
    return ApiResource{.group = group, .version = version}.api_version();
  }
};

std::string preferred_version_of(const DiscoveredGroup& group) {
  if (!group.preferred_version.empty()) return group.preferred_version;
  for (const DiscoveredVersion& version : group.versions) {
    if (!version.stale) return version.version;
  }
  return group.versions.empty() ? std::string() : group.versions.front().version;
}

// Returns true if a failure to read `/api` is tolerated: the server has no core group, or the user
// may not read it (DI-03).
bool is_tolerated(const Error& error) {
  return is_not_found(error) || is_forbidden(error);
}

}  // namespace

// Thread safety: all members may be called from any thread.
class Discovery::Impl {
 public:
  explicit Impl(std::shared_ptr<client::Requester> requester) : requester_(std::move(requester)) {}

  struct Found {
    std::shared_ptr<const ApiCatalog> catalog;
    bool remembered = false;
  };

  Result<Found> catalog(const std::stop_token& stop) {
    {
      const detail::MutexLock lock(mutex_);
      if (catalog_) return Found{.catalog = catalog_, .remembered = true};
    }
    Result<std::shared_ptr<const ApiCatalog>> catalog = fetch_catalog(stop);
    if (!catalog) return catalog.error();
    const detail::MutexLock lock(mutex_);
    catalog_ = *catalog;
    return Found{.catalog = *std::move(catalog)};
  }

  // Calls `lookup` with the cached catalog. If that returns NotFound, refreshes the catalog and
  // calls `lookup` once more (RM-03).
  template <class Lookup>
  Result<DiscoveredResource> find(const std::stop_token& stop, Lookup lookup) {
    while (true) {
      const Result<Found> found = catalog(stop);
      if (!found) return found.error();
      Result<DiscoveredResource> resource = lookup(*found->catalog);
      if (resource || !is_not_found(resource.error()) || !found->remembered) return resource;
      forget(found->catalog);
    }
  }

  void invalidate() {
    const detail::MutexLock lock(mutex_);
    catalog_.reset();
  }

 private:
  // Drops the cached catalog if it is still this one. Another thread may have refreshed it already.
  void forget(const std::shared_ptr<const ApiCatalog>& catalog) {
    const detail::MutexLock lock(mutex_);
    if (catalog_ == catalog) catalog_.reset();
  }

  Result<std::shared_ptr<const ApiCatalog>> fetch_catalog(const std::stop_token& stop) {
    const TimePoint deadline = requester_->clock().after(kTotalTimeout);
    for (int tries = 1;; ++tries) {
      Result<ApiCatalogParts> parts = fetch_parts(deadline, stop);
      if (!parts) return parts.error();
      const bool may_retry = tries < kAttempts && requester_->clock().now() < deadline;
      if (!parts->failures.empty() && may_retry) continue;
      for (const DiscoveryFailure& failure : parts->failures) {
        requester_->logger().info(1, "Discovery of a group version failed",
                                  {{"groupVersion", failure.api_version}, {"err", failure.error}});
      }
      return std::make_shared<const ApiCatalog>(*std::move(parts));
    }
  }

  Result<ApiCatalogParts> fetch_parts(TimePoint deadline, const std::stop_token& stop) {
    Result<RootDocument> core = fetch_root("/api", stop);
    if (!core && !is_tolerated(core.error())) return core.error();
    Result<RootDocument> others = fetch_root("/apis", stop);
    if (!others) return others.error();
    // Use the aggregated format only if both `/api` and `/apis` provide it (DI-02).
    const bool aggregated = others->form == DiscoveryForm::Aggregated &&
                            (!core || core->form == DiscoveryForm::Aggregated);

    std::vector<DiscoveredGroup> groups;
    if (core) groups = std::move(core->groups);
    std::move(others->groups.begin(), others->groups.end(), std::back_inserter(groups));
    std::vector<DiscoveredGroupVersion> group_versions = describe(groups);
    if (group_versions.size() > kGroupVersionsMax) return too_many(group_versions.size());
    if (!aggregated) fetch_all(group_versions, deadline, stop);
    return merge_parts(groups, std::move(group_versions));
  }

  static Error too_many(std::size_t count) {
    return {ErrorCode::LimitExceeded, "discover /apis: the server lists " + std::to_string(count) +
                                          " API group versions, more than " +
                                          std::to_string(kGroupVersionsMax)};
  }

  // Converts the groups to one list of group versions in the order of lookups: within a group, the
  // preferred version first (RM-01).
  static std::vector<DiscoveredGroupVersion> describe(std::vector<DiscoveredGroup>& groups) {
    std::vector<DiscoveredGroupVersion> group_versions;
    for (DiscoveredGroup& group : groups) {
      group.preferred_version = preferred_version_of(group);
      const auto add = [&](DiscoveredVersion& version) {
        group_versions.push_back({group.name, version.version, take_resources(version)});
      };
      for (DiscoveredVersion& version : group.versions) {
        if (version.version == group.preferred_version) add(version);
      }
      for (DiscoveredVersion& version : group.versions) {
        if (version.version != group.preferred_version) add(version);
      }
    }
    return group_versions;
  }

  static ResourcesOrError take_resources(DiscoveredVersion& version) {
    if (!version.stale) return std::move(version.resources);
    return Error{ErrorCode::Unavailable,
                 "stale discovery data: the aggregated API server for this version is unreachable"};
  }

  // Fetches several group versions in parallel (DI-02). Results are stored by index, so their order
  // does not depend on timing.
  void fetch_all(std::vector<DiscoveredGroupVersion>& group_versions, TimePoint deadline,
                 const std::stop_token& stop) {
    std::atomic<std::size_t> next = 0;
    const auto fetch = [&] {
      for (std::size_t taken = next++; taken < group_versions.size(); taken = next++) {
        group_versions[taken].resources = fetch_resources(group_versions[taken], deadline, stop);
      }
    };
    std::vector<std::jthread> helpers;
    while (helpers.size() + 1 < std::min(kThreadsMax, group_versions.size())) {
      helpers.push_back(start_thread("discovery", fetch));
    }
    fetch();
    helpers.clear();  // Joins the threads.
  }

  // Merges the group versions into the parts of a catalog. Returns an error only if discovery was
  // cancelled; other failures are recorded in ApiCatalogParts.
  static Result<ApiCatalogParts> merge_parts(const std::vector<DiscoveredGroup>& groups,
                                             std::vector<DiscoveredGroupVersion> group_versions) {
    ApiCatalogParts parts;
    for (const DiscoveredGroup& group : groups) {
      ApiGroup& added = parts.groups.emplace_back(
          ApiGroup{.name = group.name, .preferred_version = group.preferred_version});
      for (const DiscoveredVersion& version : group.versions) {
        added.versions.push_back(version.version);
      }
    }
    for (DiscoveredGroupVersion& version : group_versions) {
      ResourcesOrError& resources = version.resources;
      if (resources) {
        std::move(resources->begin(), resources->end(), std::back_inserter(parts.resources));
      } else if (is_cancelled(resources.error())) {
        return resources.error();
      } else {
        parts.failures.push_back({version.api_version(), resources.error()});
      }
    }
    return parts;
  }

  ResourcesOrError fetch_resources(const DiscoveredGroupVersion& wanted, TimePoint deadline,
                                   const std::stop_token& stop) {
    Call call = client::discovery_call(client::group_version_path(wanted.group, wanted.version));
    const Duration left = deadline - requester_->clock().now();
    if (left <= Duration::zero()) {
      return Error{ErrorCode::Timeout,
                   call.what + ": discovery took longer than " + format_duration(kTotalTimeout)};
    }
    call.timeout = std::min(*call.timeout, left);
    const Result<Response> response = requester_->fetch(call, stop);
    if (!response && wanted.group.empty() && is_not_found(response.error())) {
      return std::vector<DiscoveredResource>();  // A missing core group is an empty one (DI-03).
    }
    if (!response) return response.error();
    const Result<ObjectPtr> document = client::decode_object(call, *response);
    if (!document) return document.error();
    ResourcesOrError resources =
        client::read_resource_list(**document, wanted.group, wanted.version);
    if (!resources) return resources.error().with_context(call.what);
    return resources;
  }

  Result<RootDocument> fetch_root(const std::string& path, const std::stop_token& stop) {
    Call call = client::root_call(path);
    const std::optional<RootDocument> remembered = remembered_root(path);
    if (remembered) call.if_none_match = remembered->entity_tag;
    const Result<Response> response = requester_->fetch(call, stop);
    if (!response) return response.error();
    if (response->status == 304 && remembered) return *remembered;

    Result<RootDocument> root = client::read_root(call, *response);
    if (!root) return root.error();
    const detail::MutexLock lock(mutex_);
    if (root->entity_tag.empty()) {
      roots_.erase(path);
    } else {
      roots_[path] = *root;
    }
    return root;
  }

  std::optional<RootDocument> remembered_root(const std::string& path) {
    const detail::MutexLock lock(mutex_);
    const auto found = roots_.find(path);
    return found == roots_.end() ? std::nullopt : std::optional(found->second);
  }

  const std::shared_ptr<client::Requester> requester_;

  detail::Mutex mutex_;
  std::shared_ptr<const ApiCatalog> catalog_ KINFORM_GUARDED_BY(mutex_);
  // Responses of `/api` and `/apis` that have an ETag, by path.
  std::map<std::string, RootDocument, std::less<>> roots_ KINFORM_GUARDED_BY(mutex_);
};

Discovery::Discovery(const Client& client)
    : impl_(std::make_unique<Impl>(client.impl_->requester)) {}

Discovery::~Discovery() = default;

Result<std::shared_ptr<const ApiCatalog>> Discovery::catalog(std::stop_token stop) {
  Result<Impl::Found> found = impl_->catalog(stop);
  if (!found) return found.error();
  return std::move(found->catalog);
}

Result<DiscoveredResource> Discovery::find(std::string_view name, std::stop_token stop) {
  return impl_->find(stop, [name](const ApiCatalog& catalog) { return catalog.find(name); });
}

Result<DiscoveredResource> Discovery::find_kind(std::string_view api_version, std::string_view kind,
                                                std::stop_token stop) {
  return impl_->find(stop, [api_version, kind](const ApiCatalog& catalog) {
    return catalog.find_kind(api_version, kind);
  });
}

void Discovery::invalidate() {
  impl_->invalidate();
}

}  // namespace kinform::inline v0
