// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Assembles a complete list from its pages.

#pragma once

#include <cstddef>
#include <cstdint>
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
// No I/O: next_page() is what to request; add() and end_page() take the response, fail_page() its
// failure.
//
// Not thread-safe.
class ListPager {
 public:
  // `what` describes the list in errors; `filter` must outlive the pager.
  ListPager(std::string what, const ObjectFilter& filter, ListRequest request);

  // The page to request next.
  [[nodiscard]] const ListOptions& next_page() const { return next_page_; }

  // Takes one item of the page, of which `bytes` have been read so far. After an error, pass that
  // to fail_page().
  [[nodiscard]] Result<void> add(ObjectPtr object, std::uint64_t bytes);

  // Takes the end of the page. Returns true if it was the last one. After an error, pass that to
  // fail_page().
  //
  // These are errors of add() and end_page():
  // - an item that is not an object of the collection: without it, the list would imply that the
  //   object was deleted;
  // - a list without pages that the server declares incomplete (`remainingItemCount`);
  // - a list without a resource version, a continue token that was sent before, and a list beyond
  //   the limits: the server is broken or hostile.
  [[nodiscard]] Result<bool> end_page(ListMetadata page, std::uint64_t bytes);

  // Discards the items of the page that is being read: next_page() is that page again.
  void repeat_page() { objects_.resize(page_begin_); }

  // Takes the failure of a page, and returns it if it is final. If the continue token has expired,
  // starts over: next_page() is one list without pages, which counts as the whole list even if it
  // has a continue token again (PG-05).
  [[nodiscard]] Result<void> fail_page(const Error& error);

  // Returns the objects of all pages so far, and clears them.
  [[nodiscard]] std::vector<ObjectPtr> take_objects() { return std::move(objects_); }

  // The resource version of the list, which is that of its first page (PG-03).
  [[nodiscard]] const std::string& resource_version() const { return resource_version_; }
  [[nodiscard]] const ListRequest& request() const { return request_; }
  // Returns whether the server split the list into several pages.
  [[nodiscard]] bool paginated() const { return paginated_; }

 private:
  // Counts another page that is to be requested.
  [[nodiscard]] Result<void> begin_page();

  // Constant after construction.
  const ObjectFilter& filter_;
  const ListRequest request_;
  const std::string what_;  // For errors.

  ListOptions next_page_;
  std::vector<ObjectPtr> objects_;
  std::size_t page_begin_ = 0;  // The index of the first object of the current page.
  // Bytes without those of the current page; `objects` is not counted here.
  ListUsage usage_ = {.pages = 1};
  absl::flat_hash_set<std::uint64_t> tokens_;  // Hashes of the continue tokens so far.
  std::string resource_version_;
  bool paginated_ = false;
  bool restarted_ = false;  // next_page_ is the list without pages.
};

}  // namespace kinform::inline v0
