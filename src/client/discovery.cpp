#include "kinform/api_catalog.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <map>
#include <thread>
#include <utility>

#include "base/thread.hpp"
#include "client/client_impl.hpp"
#include "client/discovery_documents.hpp"
#include "client/json_response.hpp"
#include "kinform/error.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

using client::Response;
using client::Call;
using client::DiscoveredGroup;
using client::DiscoveredVersion;
using client::DiscoveryForm;

namespace {

constexpr int kTries = 2;                                // DI-04
constexpr Duration kTimeout = std::chrono::seconds(32);  // DI-06
// A server without the aggregated form has some thirty group versions, and may be far away.
constexpr std::size_t kThreadsMax = 8;

// What `/api` or `/apis` has answered.
struct RootDocument {
  DiscoveryForm form = DiscoveryForm::Legacy;
  std::vector<DiscoveredGroup> groups = {};
  std::string entity_tag = {};
};

using ResourcesOrWhyNot = Result<std::vector<DiscoveredResource>>;

// A group version, and what is known of it.
struct Described {
  std::string group = {};
  std::string version = {};
  ResourcesOrWhyNot resources;

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

// A root that is not there is that of a server without a core group, or of somebody who may not see
// it (DI-03).
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

  // `look` in the catalog, and where it has not been found, in a new one (RM-03).
  template <class Look>
  Result<DiscoveredResource> find(const std::stop_token& stop, Look look) {
    while (true) {
      const Result<Found> found = catalog(stop);
      if (!found) return found.error();
      Result<DiscoveredResource> resource = look(*found->catalog);
      if (resource || !is_not_found(resource.error()) || !found->remembered) return resource;
      forget(found->catalog);
    }
  }

  void invalidate() {
    const detail::MutexLock lock(mutex_);
    catalog_.reset();
  }

 private:
  // Unless somebody else has got a newer one since.
  void forget(const std::shared_ptr<const ApiCatalog>& catalog) {
    const detail::MutexLock lock(mutex_);
    if (catalog_ == catalog) catalog_.reset();
  }

  Result<std::shared_ptr<const ApiCatalog>> fetch_catalog(const std::stop_token& stop) {
    for (int tries = 1;; ++tries) {
      Result<ApiCatalogParts> parts = fetch_parts(stop);
      if (!parts) return parts.error();
      if (!parts->failures.empty() && tries < kTries) continue;
      for (const DiscoveryFailure& failure : parts->failures) {
        requester_->logger().info(1, "Resources of a group are not known",
                                  {{"groupVersion", failure.api_version}, {"err", failure.error}});
      }
      return std::make_shared<const ApiCatalog>(*std::move(parts));
    }
  }

  Result<ApiCatalogParts> fetch_parts(const std::stop_token& stop) {
    Result<RootDocument> core = fetch_root("/api", stop);
    if (!core && !is_tolerated(core.error())) return core.error();
    Result<RootDocument> others = fetch_root("/apis", stop);
    if (!others) return others.error();
    // Unless both are aggregated, neither is taken for it (DI-02).
    const bool aggregated = others->form == DiscoveryForm::Aggregated &&
                            (!core || core->form == DiscoveryForm::Aggregated);

    std::vector<DiscoveredGroup> groups;
    if (core) groups = std::move(core->groups);
    std::move(others->groups.begin(), others->groups.end(), std::back_inserter(groups));
    std::vector<Described> described = describe(groups);
    if (!aggregated) fetch_all(described, stop);
    return put_together(groups, std::move(described));
  }

  // In the order in which names are looked up (RM-01).
  static std::vector<Described> describe(std::vector<DiscoveredGroup>& groups) {
    std::vector<Described> described;
    for (DiscoveredGroup& group : groups) {
      group.preferred_version = preferred_version_of(group);
      const auto add = [&](DiscoveredVersion& version) {
        described.push_back({group.name, version.version, take_resources(version)});
      };
      for (DiscoveredVersion& version : group.versions) {
        if (version.version == group.preferred_version) add(version);
      }
      for (DiscoveredVersion& version : group.versions) {
        if (version.version != group.preferred_version) add(version);
      }
    }
    return described;
  }

  static ResourcesOrWhyNot take_resources(DiscoveredVersion& version) {
    if (!version.stale) return std::move(version.resources);
    return Error{ErrorCode::Unavailable,
                 "the server does not reach whoever serves this version: what it knows is stale"};
  }

  // Several at once (DI-02). Each thread takes the next one that nobody has taken, so their order
  // does not depend on who is faster.
  void fetch_all(std::vector<Described>& described, const std::stop_token& stop) {
    std::atomic<std::size_t> next = 0;
    const auto fetch = [&] {
      for (std::size_t taken = next++; taken < described.size(); taken = next++) {
        described[taken].resources = fetch_resources(described[taken], stop);
      }
    };
    std::vector<std::jthread> helpers;
    while (helpers.size() + 1 < std::min(kThreadsMax, described.size())) {
      helpers.push_back(start_thread("discovery", fetch));
    }
    fetch();
    helpers.clear();  // Waits for them.
  }

  // Only a stop is an error; what else fails is noted in the parts.
  static Result<ApiCatalogParts> put_together(const std::vector<DiscoveredGroup>& groups,
                                              std::vector<Described> described) {
    ApiCatalogParts parts;
    for (const DiscoveredGroup& group : groups) {
      ApiGroup& added = parts.groups.emplace_back(
          ApiGroup{.name = group.name, .preferred_version = group.preferred_version});
      for (const DiscoveredVersion& version : group.versions) {
        added.versions.push_back(version.version);
      }
    }
    for (Described& version : described) {
      ResourcesOrWhyNot& resources = version.resources;
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

  ResourcesOrWhyNot fetch_resources(const Described& wanted, const std::stop_token& stop) {
    const std::string path =
        (wanted.group.empty() ? "/api/" : "/apis/" + wanted.group + "/") + wanted.version;
    const Call call = discovery_call(client::escape_path(path));
    const Result<Response> response = requester_->fetch(call, stop);
    if (!response && wanted.group.empty() && is_not_found(response.error())) {
      return std::vector<DiscoveredResource>();  // DI-03
    }
    if (!response) return response.error();
    const Result<ObjectPtr> document = client::decode_object(call, *response);
    if (!document) return document.error();
    ResourcesOrWhyNot resources =
        client::read_resource_list(**document, wanted.group, wanted.version);
    if (!resources) return resources.error().with_context(call.what);
    return resources;
  }

  static Call discovery_call(std::string path) {
    std::string what = "discover " + path;
    return {.what = std::move(what),
            .path = std::move(path),
            .rate_limit = client::RateLimit::Discovery,
            .connection_retry = client::ConnectionRetry::LostConnection,
            .timeout = kTimeout};
  }

  Result<RootDocument> fetch_root(const std::string& path, const std::stop_token& stop) {
    Call call = discovery_call(path);
    call.accept = client::kDiscoveryAccept;
    const std::optional<RootDocument> remembered = remembered_root(path);
    if (remembered) call.if_none_match = remembered->entity_tag;
    const Result<Response> response = requester_->fetch(call, stop);
    if (!response) return response.error();
    if (response->status == 304 && remembered) return *remembered;

    Result<RootDocument> root = read_root(call, *response, path == "/api");
    if (!root) return root.error();
    const detail::MutexLock lock(mutex_);
    if (root->entity_tag.empty()) {
      roots_.erase(path);
    } else {
      roots_[path] = *root;
    }
    return root;
  }

  static Result<RootDocument> read_root(const Call& call, const Response& response, bool is_core) {
    const DiscoveryForm form = client::discovery_form(find_header(response.headers, "Content-Type"));
    const Result<ObjectPtr> document = client::decode_object(call, response);
    if (!document) return document.error();
    Result<std::vector<DiscoveredGroup>> groups = form == DiscoveryForm::Aggregated
                                                      ? client::read_group_discovery(**document)
                                                  : is_core ? client::read_core_versions(**document)
                                                            : client::read_group_list(**document);
    if (!groups) return groups.error().with_context(call.what);
    return RootDocument{.form = form,
                        .groups = *std::move(groups),
                        .entity_tag = std::string(find_header(response.headers, "ETag"))};
  }

  std::optional<RootDocument> remembered_root(const std::string& path) {
    const detail::MutexLock lock(mutex_);
    const auto found = roots_.find(path);
    return found == roots_.end() ? std::nullopt : std::optional(found->second);
  }

  const std::shared_ptr<client::Requester> requester_;

  detail::Mutex mutex_;
  std::shared_ptr<const ApiCatalog> catalog_ KINFORM_GUARDED_BY(mutex_);
  // Those with an entity tag, by path.
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
