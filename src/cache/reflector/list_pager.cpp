// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/list_pager.hpp"

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

ListPager::ListPager(std::string what, const ObjectFilter& filter, ListRequest request)
    : filter_(filter),
      request_(std::move(request)),
      what_(std::move(what)),
      next_page_{.resource_version = request_.resource_version, .limit = request_.page_size} {}

Result<void> ListPager::add(ObjectPtr object, std::uint64_t bytes) {
  if (const auto refusal = filter_.refuse(object)) return refused_item(*refusal, object);
  objects_.push_back(std::move(object));
  const ListUsage usage{
      .objects = objects_.size(), .bytes = usage_.bytes + bytes, .pages = usage_.pages};
  const Result<void> within = check_limits(usage, request_.limits);
  if (!within) return within.error().with_context(what_);
  return {};
}

Result<bool> ListPager::end_page(ListMetadata page, std::uint64_t bytes) {
  usage_.bytes += bytes;
  page_begin_ = objects_.size();
  if (next_page_.continue_token.empty()) {
    if (page.resource_version.empty()) {
      return Error{ErrorCode::Malformed, what_ + ": no metadata.resourceVersion"};
    }
    resource_version_ = std::move(page.resource_version);
  }
  if (page.continue_token.empty()) return true;
  if (restarted_) return check_complete(page);

  if (!tokens_.insert(detail::hash_text(page.continue_token)).second) {
    return Error{ErrorCode::Malformed, what_ + ": the server repeats a continue token"};
  }
  paginated_ = true;
  if (const Result<void> within = begin_page(); !within) return within.error();
  // A server rejects a resource version together with a continue token (PG-04).
  next_page_ = {.limit = next_page_.limit, .continue_token = std::move(page.continue_token)};
  return false;
}

Result<void> ListPager::fail_page(const Error& error) {
  const bool is_first = next_page_.continue_token.empty();
  if (is_first || !has_page_expired(error)) return keeping_cache(error);
  restarted_ = true;
  objects_.clear();
  page_begin_ = 0;
  usage_.bytes = 0;  // Those of the discarded pages; the list is restarted only once.
  next_page_ = {.resource_version = request_.resource_version};
  if (const Result<void> within = begin_page(); !within) return keeping_cache(within.error());
  return {};
}

Result<void> ListPager::begin_page() {
  ++usage_.pages;
  const Result<void> within = check_limits(usage_, request_.limits);
  if (!within) return within.error().with_context(what_);
  return {};
}

}  // namespace kinform::inline v0
