// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/list_pager.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0 {

namespace {

Error over_limit(std::string_view option, std::uint64_t limit) {
  return {ErrorCode::LimitExceeded, "more than list_limits." + std::string(option) + " (" +
                                        std::to_string(limit) + "); raise it if the collection " +
                                        "is really that large"};
}

// Checks a list without pages that has a continue token nevertheless. Following the token could go
// on for ever: it expires as the first one did.
Result<bool> check_complete(const ListMetadata& list) {
  const std::int64_t missing = list.remaining_item_count.value_or(0);
  if (missing <= 0) return true;
  return Error{ErrorCode::Malformed,
               "list: " + std::to_string(missing) +
                   " objects are missing in a list that was requested without pages"};
}

}  // namespace

Result<void> check_limits(const ListUsage& usage, const ListLimits& limits) {
  if (usage.objects > limits.objects_max) return over_limit("objects_max", limits.objects_max);
  if (usage.bytes > limits.bytes_max) return over_limit("bytes_max", limits.bytes_max);
  if (usage.pages > limits.pages_max) return over_limit("pages_max", limits.pages_max);
  return {};
}

Error keeping_cache(Error error) {
  if (error.code == ErrorCode::Malformed || error.code == ErrorCode::LimitExceeded) {
    error.message += "; the cache is kept";
  }
  return error;
}

bool has_page_expired(const Error& error) {
  return error.code == ErrorCode::Expired && error.reason != "Gone";
}

ListPager::ListPager(ListerWatcher& lister_watcher, const ObjectFilter& filter, ListRequest request)
    : lister_watcher_(lister_watcher),
      filter_(filter),
      request_(std::move(request)),
      what_("list " + lister_watcher.resource().to_string()),
      next_page_{.resource_version = request_.resource_version, .limit = request_.page_size} {}

Result<bool> ListPager::fetch_page(const std::stop_token& stop) {
  const bool first = next_page_.continue_token.empty();
  Result<ListMetadata> page = read_page(stop);
  if (!page) {
    if (first || !has_page_expired(page.error())) return keeping_cache(page.error());
    restart_without_pages();
    return false;
  }
  if (first) {
    if (page->resource_version.empty()) {
      return keeping_cache({ErrorCode::Malformed, what_ + ": no metadata.resourceVersion"});
    }
    resource_version_ = std::move(page->resource_version);
  }
  if (page->continue_token.empty()) return true;
  if (restarted_) return check_complete(*page);

  if (!tokens_.insert(detail::hash_text(page->continue_token)).second) {
    return keeping_cache({ErrorCode::Malformed, what_ + ": the server repeats a continue token"});
  }
  paginated_ = true;
  // A server rejects a resource version together with a continue token (PG-04).
  next_page_ = {.limit = next_page_.limit, .continue_token = std::move(page->continue_token)};
  return false;
}

Result<ListMetadata> ListPager::read_page(const std::stop_token& stop) {
  ++usage_.pages;
  if (const Result<void> within = check_limits(usage_, request_.limits); !within) {
    return within.error().with_context(what_);
  }
  const Result<std::unique_ptr<ListStream>> page =
      lister_watcher_.list(next_page_, request_.known, stop);
  if (!page) return page.error();
  while (true) {
    Result<std::optional<ListItem>> item = (*page)->next(stop);
    if (!item) return item.error();
    if (!item->has_value()) {
      usage_.bytes += (*page)->bytes_read();
      return (*page)->metadata();
    }
    ObjectPtr& object = (**item).object;
    if (const auto refusal = filter_.refuse(object)) return refused_item(*refusal, object);
    objects_.push_back(std::move(object));
    const ListUsage usage{.objects = objects_.size(),
                          .bytes = usage_.bytes + (*page)->bytes_read(),
                          .pages = usage_.pages};
    if (const Result<void> within = check_limits(usage, request_.limits); !within) {
      return within.error().with_context(what_);
    }
  }
}

void ListPager::restart_without_pages() {
  restarted_ = true;
  objects_.clear();
  usage_.bytes = 0;  // Those of the discarded pages; the list is restarted only once.
  next_page_ = {.resource_version = request_.resource_version};
}

}  // namespace kinform::inline v0
