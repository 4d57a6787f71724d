// Fetches a complete list, page by page.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "cache/reflector/object_filter.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

inline constexpr std::int64_t kDefaultPageSize = 500;

struct ListRequest {
  std::string resource_version = {};
  std::int64_t page_size = kDefaultPageSize;  // 0: everything in one answer.
  const KnownObjects* known = nullptr;
};

// Whether the state of which a page was asked for is gone, so that a list has to begin anew. "Gone"
// is another word for the same, but only for a version, not for a page (ERR-02).
[[nodiscard]] bool has_page_expired(const Error& error);

// One complete list. All pages are of one state of the server, that of the first.
//
// Not thread-safe.
class ListPager {
 public:
  // Both must outlive the pager.
  ListPager(ListerWatcher& lister_watcher, const ObjectFilter& filter, ListRequest request);

  // Fetches the next page. True if it was the last one.
  //
  // If that state of the server expires before its last page, the next call begins anew, without
  // pages (PG-05). Other errors are final. An item that is not an object of the collection is an
  // error too: a list without it would say that it has been deleted.
  [[nodiscard]] Result<bool> fetch_page(const std::stop_token& stop);

  // The objects of all pages so far. Leaves none behind.
  [[nodiscard]] std::vector<ObjectPtr> take_objects() { return std::move(objects_); }

  // Of the list as a whole: that of its first page (PG-03).
  [[nodiscard]] const std::string& resource_version() const { return resource_version_; }
  [[nodiscard]] const ListRequest& request() const { return request_; }
  // Whether the server had more than one page to give.
  [[nodiscard]] bool paginated() const { return paginated_; }

 private:
  [[nodiscard]] Result<ListMetadata> read_page(const std::stop_token& stop);
  void restart_without_pages();

  // Constant after construction.
  ListerWatcher& lister_watcher_;
  const ObjectFilter& filter_;
  const ListRequest request_;

  ListOptions next_page_;
  std::vector<ObjectPtr> objects_;
  std::string resource_version_;
  bool paginated_ = false;
};

}  // namespace kinform::inline v0
