// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/served_resources.hpp"

#include <algorithm>
#include <utility>

#include "api/status_error.hpp"
#include "client/discovery_request.hpp"
#include "client/object_response.hpp"

namespace kinform::inline v0::client {

using detail::MutexLock;

namespace {

std::string root_path(const ApiResource& resource) {
  return resource.group.empty() ? "/api" : "/apis";
}

bool is_root(std::string_view path) {
  return path == "/api" || path == "/apis";
}

std::string version_name(std::string_view group, std::string_view version) {
  return std::string(group) + "/" + std::string(version);
}

std::string resource_name(const ApiResource& resource) {
  return version_name(resource.group, resource.version) + "/" + resource.plural;
}

template <class Contents>
Duration pause_after(const Result<Contents>& response) {
  if (response || !response.error().retry_after) return kSearchInterval;
  return std::clamp<Duration>(*response.error().retry_after, kSearchInterval, kRetryAfterMax);
}

}  // namespace

std::uint64_t ServedResources::requests() const {
  const MutexLock lock(mutex_);
  return requests_;
}

ServedResources::Report ServedResources::look_up(const ApiResource& resource, std::uint64_t since,
                                                 const std::stop_token& stop) {
  const MutexLock lock(mutex_);
  const auto is_idle = [this]() KINFORM_REQUIRES(mutex_) { return !is_fetching_; };
  if (!fetched_.wait(mutex_, stop, is_idle)) return {};
  Report report = judge(resource, since);
  if (report.verdict != Verdict::Served) {
    wanted_.insert(path_to_fetch(resource));
    if (now() >= next_request_) {
      fetch_and_store(oldest_wanted(), stop);
      report = judge(resource, since);
    }
  }
  report.check_after = std::max(next_request_ - now(), Duration::zero());
  return report;
}

ServedResources::Document ServedResources::find(std::string_view path) const {
  const auto found = documents_.find(path);
  return found == documents_.end() ? Document() : found->second;
}

ServedResources::Report ServedResources::judge(const ApiResource& resource,
                                               std::uint64_t since) const {
  const std::string version = version_name(resource.group, resource.version);
  Document document = find(root_path(resource));
  // A legacy root document says only whether the version exists.
  if (document.contents && !document.contents->has_resources &&
      document.contents->versions.contains(version)) {
    document = find(group_version_path(resource.group, resource.version));
  }
  if (document.request <= since) return {};
  if (!document.contents) return {.problem = to_string(document.contents.error())};
  if (document.contents->stale_versions.contains(version)) {
    return {.problem = "discovery of " + resource.api_version() +
                       " is stale: the aggregated API server for it is unreachable"};
  }
  const bool is_served = document.contents->resources.contains(resource_name(resource));
  return {.verdict = is_served ? Verdict::Served : Verdict::Missing,
          .requested = document.requested,
          .received = document.received};
}

// Returns the document to fetch next for this resource: the root document; if that is a legacy one
// with the resource's version, in turn with the document of that version.
std::string ServedResources::path_to_fetch(const ApiResource& resource) const {
  const Document root = find(root_path(resource));
  if (!root.contents || root.contents->has_resources ||
      !root.contents->versions.contains(version_name(resource.group, resource.version))) {
    return root_path(resource);
  }
  const std::string path = group_version_path(resource.group, resource.version);
  return find(path).request < root.request ? path : root_path(resource);
}

// Returns the wanted path that was not requested for the longest time, so that each gets its turn.
std::string ServedResources::oldest_wanted() const {
  std::string oldest;
  std::uint64_t request = requests_ + 1;
  for (const std::string& path : wanted_) {
    const std::uint64_t last = find(path).request;
    if (last >= request) continue;
    request = last;
    oldest = path;
  }
  return oldest;
}

// Releases the lock during the request. A request that was stopped leaves no document, but counts
// for the interval.
void ServedResources::fetch_and_store(const std::string& path, const std::stop_token& stop) {
  Document document = find(path);
  document.request = ++requests_;
  document.requested = now();
  is_fetching_ = true;
  mutex_.unlock();
  document.contents = fetch(path, document.contents, stop);
  mutex_.lock();
  is_fetching_ = false;
  document.received = now();
  next_request_ = document.received + pause_after(document.contents);
  if (document.contents || !is_cancelled(document.contents.error())) {
    documents_[path] = std::move(document);
    wanted_.erase(path);
  }
  fetched_.notify_all();
}

Result<ServedResources::Contents> ServedResources::fetch(const std::string& path,
                                                         const Result<Contents>& remembered,
                                                         const std::stop_token& stop) const {
  Call call = is_root(path) ? root_call(path) : discovery_call(path);
  call.is_retried = false;  // The next request comes after the interval.
  if (remembered) call.if_none_match = remembered->entity_tag;
  const Result<Response> response = requester_->fetch(call, stop);
  if (!response) return response.error();
  if (response->status == 304 && remembered) return remembered;
  return read(call, *response);
}

Result<ServedResources::Contents> ServedResources::read(const Call& call,
                                                        const Response& response) {
  if (!is_root(call.path)) return read_version(call, response);
  Result<RootDocument> root = read_root(call, response);
  if (!root) return root.error();
  Contents contents = contents_of(*root);
  // Every server has some groups. One without any is not ready, or not a Kubernetes API server.
  if (contents.versions.empty()) {
    return Error{ErrorCode::Malformed, call.what + ": the document has no API versions"};
  }
  return contents;
}

ServedResources::Contents ServedResources::contents_of(const RootDocument& root) {
  Contents contents{.has_resources = root.form == DiscoveryForm::Aggregated,
                    .entity_tag = root.entity_tag};
  for (const DiscoveredGroup& group : root.groups) {
    for (const DiscoveredVersion& version : group.versions) {
      contents.versions.insert(version_name(group.name, version.version));
      if (version.stale) contents.stale_versions.insert(version_name(group.name, version.version));
      for (const DiscoveredResource& found : version.resources) {
        contents.resources.insert(resource_name(found.resource));
      }
    }
  }
  return contents;
}

// Reads the response of `/apis/GROUP/VERSION` or `/api/VERSION`.
Result<ServedResources::Contents> ServedResources::read_version(const Call& call,
                                                                const Response& response) {
  const std::size_t slash = call.path.rfind('/');
  const std::string prefix = "/apis/";
  const bool has_group = call.path.starts_with(prefix);
  const std::string group =
      has_group ? call.path.substr(prefix.size(), slash - prefix.size()) : std::string();
  const Result<ObjectPtr> document = decode_object(call, response);
  if (!document) return document.error();
  const Result<std::vector<DiscoveredResource>> resources =
      read_resource_list(**document, group, call.path.substr(slash + 1));
  if (!resources) return resources.error().with_context(call.what);
  Contents contents;
  for (const DiscoveredResource& found : *resources) {
    contents.resources.insert(resource_name(found.resource));
  }
  return contents;
}

DiscoverySearch::DiscoverySearch(std::shared_ptr<ServedResources> served, ApiResource resource)
    : served_(std::move(served)), resource_(std::move(resource)), since_(served_->requests()) {}

ResourceSighting DiscoverySearch::check(std::stop_token stop) {
  const ServedResources::Report report = served_->look_up(resource_, since_, stop);
  return {.presence = presence_after(report),
          .check_after = report.check_after,
          .problem = report.problem};
}

ResourcePresence DiscoverySearch::presence_after(const ServedResources::Report& report) {
  switch (report.verdict) {
    case ServedResources::Verdict::Served:
      return ResourcePresence::Served;
    case ServedResources::Verdict::Missing:
      if (!first_missing_) first_missing_ = report.received;
      is_removed_ = is_removed_ || report.requested - *first_missing_ >= kSearchInterval;
      break;
    case ServedResources::Verdict::Unknown:
      break;
  }
  return is_removed_ ? ResourcePresence::Removed : ResourcePresence::Unknown;
}

}  // namespace kinform::inline v0::client
