// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Looks for resources that the server does not serve, for all informers of a client together.

#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "client/discovery_request.hpp"
#include "client/requester.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// The interval between the end of a discovery request and the start of the next one. Also the least
// time between the two documents that prove the removal of a resource.
inline constexpr Duration kSearchInterval = std::chrono::seconds(10);

// Fetches discovery documents on demand, one request at a time and at most one per kSearchInterval,
// and shares them: `/apis` for all groups, `/api` for the core group. A server without aggregated
// discovery is also asked for single group versions, in turn.
//
// Thread safety: all members may be called from any thread.
class ServedResources {
 public:
  explicit ServedResources(std::shared_ptr<Requester> requester)
      : requester_(std::move(requester)) {}

  enum class Verdict : std::uint8_t { Unknown, Served, Missing };

  struct Report {
    Verdict verdict = Verdict::Unknown;
    // When the document behind the verdict was requested, and when it had arrived.
    TimePoint requested = {};
    TimePoint received = {};
    // The time until the next request is allowed.
    Duration check_after = {};
    std::string problem = {};  // The reason for Unknown, if there is one.
  };

  // Returns the number of requests so far, to begin a search with.
  [[nodiscard]] std::uint64_t requests() const;

  // Returns what the newest document says about the resource; of documents only those that were
  // requested after the first `since` requests. Fetches a document before if the interval allows
  // it; blocks while another thread does. If `stop` ends that, the verdict is Unknown.
  [[nodiscard]] Report look_up(const ApiResource& resource, std::uint64_t since,
                               const std::stop_token& stop);

 private:
  // The relevant contents of a discovery document: `group/version` and `group/version/plural`.
  struct Contents {
    // False if only the versions are known: a root document of legacy discovery.
    bool has_resources = true;
    std::set<std::string, std::less<>> versions = {};
    std::set<std::string, std::less<>> stale_versions = {};
    std::set<std::string, std::less<>> resources = {};
    std::string entity_tag = {};
  };
  struct Document {
    std::uint64_t request = 0;  // Its number; 0: none.
    TimePoint requested = {};
    TimePoint received = {};
    Result<Contents> contents = Error{ErrorCode::Unavailable, "not requested yet"};
  };

  [[nodiscard]] static Result<Contents> read(const Call& call, const Response& response);
  [[nodiscard]] static Result<Contents> read_version(const Call& call, const Response& response);
  [[nodiscard]] static Contents contents_of(const RootDocument& root);

  [[nodiscard]] Document find(std::string_view path) const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Report judge(const ApiResource& resource, std::uint64_t since) const
      KINFORM_REQUIRES(mutex_);
  [[nodiscard]] std::string path_to_fetch(const ApiResource& resource) const
      KINFORM_REQUIRES(mutex_);
  [[nodiscard]] std::string oldest_wanted() const KINFORM_REQUIRES(mutex_);
  void fetch_and_store(const std::string& path, const std::stop_token& stop)
      KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Result<Contents> fetch(const std::string& path, const Result<Contents>& remembered,
                                       const std::stop_token& stop) const;

  [[nodiscard]] TimePoint now() const { return requester_->clock().now(); }

  const std::shared_ptr<Requester> requester_;

  mutable detail::Mutex mutex_;
  detail::CondVar fetched_;
  bool is_fetching_ KINFORM_GUARDED_BY(mutex_) = false;
  std::uint64_t requests_ KINFORM_GUARDED_BY(mutex_) = 0;
  TimePoint next_request_ KINFORM_GUARDED_BY(mutex_) = TimePoint::min();
  // By path. Bounded by the number of group versions that informers of this client wait for.
  std::map<std::string, Document, std::less<>> documents_ KINFORM_GUARDED_BY(mutex_);
  // Paths that were looked for and not fetched since.
  std::set<std::string, std::less<>> wanted_ KINFORM_GUARDED_BY(mutex_);
};

// Looks for one resource in the documents of a ServedResources. A resource is Removed after two
// complete documents, at least kSearchInterval apart, that lack it.
//
// Not thread-safe.
class DiscoverySearch final : public ResourceSearch {
 public:
  DiscoverySearch(std::shared_ptr<ServedResources> served, ApiResource resource);

  [[nodiscard]] ResourceSighting check(std::stop_token stop) override;

 private:
  [[nodiscard]] ResourcePresence presence_after(const ServedResources::Report& report);

  const std::shared_ptr<ServedResources> served_;
  const ApiResource resource_;
  const std::uint64_t since_;
  // Arrival of the first document that lacked the resource.
  std::optional<TimePoint> first_missing_;
  bool is_removed_ = false;
};

}  // namespace kinform::inline v0::client
