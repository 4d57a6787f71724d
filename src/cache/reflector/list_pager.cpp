// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/list_pager.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace kinform::inline v0 {

namespace {

Error refused_item(const Refusal& refusal, const ObjectPtr& object) {
  std::string text = "list: unexpected item in the response";
  if (object) text += ": " + object->key().to_string();
  if (!refusal.expected.empty()) {
    text += ": expected " + refusal.expected + ", got " + refusal.actual;
  }
  return {ErrorCode::Malformed, std::move(text)};
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

bool has_page_expired(const Error& error) {
  return error.code == ErrorCode::Expired && error.reason != "Gone";
}

ListPager::ListPager(ListerWatcher& lister_watcher, const ObjectFilter& filter, ListRequest request)
    : lister_watcher_(lister_watcher),
      filter_(filter),
      request_(std::move(request)),
      next_page_{.resource_version = request_.resource_version, .limit = request_.page_size} {}

Result<bool> ListPager::fetch_page(const std::stop_token& stop) {
  const bool first = next_page_.continue_token.empty();
  Result<ListMetadata> page = read_page(stop);
  if (!page) {
    if (first || !has_page_expired(page.error())) return page.error();
    restart_without_pages();
    return false;
  }
  if (first) resource_version_ = std::move(page->resource_version);
  if (page->continue_token.empty()) return true;
  if (restarted_) return check_complete(*page);

  paginated_ = true;
  // A server rejects a resource version together with a continue token (PG-04).
  next_page_ = {.limit = next_page_.limit, .continue_token = std::move(page->continue_token)};
  return false;
}

Result<ListMetadata> ListPager::read_page(const std::stop_token& stop) {
  const Result<std::unique_ptr<ListStream>> page =
      lister_watcher_.list(next_page_, request_.known, stop);
  if (!page) return page.error();
  while (true) {
    Result<std::optional<ListItem>> item = (*page)->next(stop);
    if (!item) return item.error();
    if (!item->has_value()) return (*page)->metadata();
    ObjectPtr& object = (**item).object;
    if (const auto refusal = filter_.refuse(object)) return refused_item(*refusal, object);
    objects_.push_back(std::move(object));
  }
}

void ListPager::restart_without_pages() {
  restarted_ = true;
  objects_.clear();
  next_page_ = {.resource_version = request_.resource_version};
}

}  // namespace kinform::inline v0
