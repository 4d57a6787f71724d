// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fetches a complete list, page by page.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include <absl/container/flat_hash_set.h>

#include "cache/reflector/object_filter.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

inline constexpr std::int64_t kDefaultPageSize = 500;

struct ListRequest {
  std::string resource_version = {};
  std::int64_t page_size = kDefaultPageSize;  // 0 requests all objects in one response.
  const KnownObjects* known = nullptr;
  ListLimits limits = {};
};

// What a list has brought so far.
struct ListUsage {
  std::uint64_t objects = 0;
  std::uint64_t bytes = 0;
  std::uint64_t pages = 0;
};

// Returns LimitExceeded, with the name of the option, if that is more than the limits allow.
[[nodiscard]] Result<void> check_limits(const ListUsage& usage, const ListLimits& limits);

// Adds to the error of a list that is not as it should be that the cache is kept: it says nothing
// about the objects, so none of them counts as deleted. Returns other errors unchanged.
[[nodiscard]] Error keeping_cache(Error error);

// Returns whether the continue token of a page has expired, so that the list must start over. Only
// reason Expired counts; Gone is about resource versions, not about pages (ERR-02).
[[nodiscard]] bool has_page_expired(const Error& error);

// One complete list. All pages show the same state of the server, that of the first page.
//
// Not thread-safe.
class ListPager {
 public:
  // `lister_watcher` and `filter` must outlive the pager.
  ListPager(ListerWatcher& lister_watcher, const ObjectFilter& filter, ListRequest request);

  // Fetches the next page. Returns true if it was the last one.
  //
  // If the continue token expires, the next call starts over with one list without pages and
  // returns it as the whole list, even if it has a continue token again (PG-05). Other errors are
  // final. These are errors, too:
  // - an item that is not an object of the collection: without it, the list would imply that the
  //   object was deleted;
  // - a list without pages that the server declares incomplete (`remainingItemCount`);
  // - a list without a resource version, a continue token that was sent before, and a list beyond
  //   the limits: the server is broken or hostile.
  [[nodiscard]] Result<bool> fetch_page(const std::stop_token& stop);

  // Returns the objects of all pages so far, and clears them.
  [[nodiscard]] std::vector<ObjectPtr> take_objects() { return std::move(objects_); }

  // The resource version of the list, which is that of its first page (PG-03).
  [[nodiscard]] const std::string& resource_version() const { return resource_version_; }
  [[nodiscard]] const ListRequest& request() const { return request_; }
  // Returns whether the server split the list into several pages.
  [[nodiscard]] bool paginated() const { return paginated_; }

 private:
  [[nodiscard]] Result<ListMetadata> read_page(const std::stop_token& stop);
  void restart_without_pages();

  // Constant after construction.
  ListerWatcher& lister_watcher_;
  const ObjectFilter& filter_;
  const ListRequest request_;
  const std::string what_;  // For errors.

  ListOptions next_page_;
  std::vector<ObjectPtr> objects_;
  ListUsage usage_;  // Without the current page. `objects` is not counted here.
  absl::flat_hash_set<std::uint64_t> tokens_;  // Hashes of the continue tokens so far.
  std::string resource_version_;
  bool paginated_ = false;
  bool restarted_ = false;  // next_page_ is the list without pages.
};

}  // namespace kinform::inline v0
