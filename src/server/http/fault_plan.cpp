// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/fault_plan.hpp"

#include <algorithm>
#include <utility>

#include "server/request/request_target.hpp"

namespace kinform::inline v0::server {
namespace {

bool is_set(const RequestTarget& target, std::string_view name) {
  const std::string_view value = target.parameter(name);
  return target.has(name) && value != "0" && value != "false";
}

bool is_watch(const RequestTarget& target) {
  return is_set(target, "watch");
}

bool is_streaming_list(const RequestTarget& target) {
  return is_watch(target) && is_set(target, "sendInitialEvents");
}

bool is_of_http2(FaultKind kind) {
  return kind == FaultKind::GoAway || kind == FaultKind::RefuseStream ||
         kind == FaultKind::WithholdWindow || kind == FaultKind::IgnorePings;
}

// Returns whether a fault of this kind can hit the response to the request at all.
bool applies_to(FaultKind kind, const RequestTarget& target) {
  if (is_of_http2(kind)) return false;
  switch (kind) {
    case FaultKind::EndWatch:
      return is_watch(target);
    case FaultKind::PlainBookmarks:
    case FaultKind::NoBookmarks:
      return is_streaming_list(target);
    default:
      return true;
  }
}

bool matches(const FaultMatch& match, std::string_view method, const RequestTarget& target) {
  if (!match.method.empty() && match.method != method) return false;
  if (target.path.compare(0, match.path_prefix.size(), match.path_prefix) != 0) return false;
  if (match.watch && *match.watch != is_watch(target)) return false;
  return !match.streaming_list || *match.streaming_list == is_streaming_list(target);
}

}  // namespace

void FaultPlan::add(Fault fault) {
  const detail::MutexLock lock(mutex_);
  if (fault.times > 0) faults_.push_back(std::move(fault));
}

void FaultPlan::clear() {
  const detail::MutexLock lock(mutex_);
  faults_.clear();
}

std::vector<Fault> FaultPlan::faults() const {
  const detail::MutexLock lock(mutex_);
  return {faults_.begin(), faults_.end()};
}

std::optional<Fault> FaultPlan::take(std::string_view method, std::string_view target) {
  return take_if(method, target, [](const Fault& fault, const RequestTarget& parsed) {
    return applies_to(fault.kind, parsed);
  });
}

std::optional<Fault> FaultPlan::take_stream_fault(std::string_view method, std::string_view target,
                                                  std::size_t earlier_streams) {
  return take_if(method, target, [&](const Fault& fault, const RequestTarget& /*parsed*/) {
    return is_of_http2(fault.kind) && fault.after_streams <= earlier_streams;
  });
}

std::optional<Fault> FaultPlan::take_if(
    std::string_view method, std::string_view target,
    const std::function<bool(const Fault&, const RequestTarget&)>& applies) {
  const std::optional<RequestTarget> parsed = parse_request_target(target);
  if (!parsed) return std::nullopt;
  const detail::MutexLock lock(mutex_);
  const auto found = std::find_if(faults_.begin(), faults_.end(), [&](const Fault& fault) {
    return applies(fault, *parsed) && matches(fault.match, method, *parsed);
  });
  if (found == faults_.end()) return std::nullopt;
  Fault fault = *found;
  if (--found->times == 0) faults_.erase(found);
  return fault;
}

Failure planned_failure(const Fault& fault) {
  Failure failure = {.code = fault.status, .message = "injected fault"};
  switch (fault.status) {
    case 401:
      failure = unauthorized();
      break;
    case 410:
      failure = expired("too old resource version: injected fault");
      break;
    case 429:
      failure.reason = "TooManyRequests";
      break;
    case 500:
      failure.reason = "InternalError";
      break;
    case 503:
      failure.reason = "ServiceUnavailable";
      break;
    case 504:
      failure.reason = "Timeout";
      break;
    default:
      break;
  }
  if (fault.retry_after) {
    failure.retry_after_seconds = fault.retry_after;
    failure.details = {{"retryAfterSeconds", *fault.retry_after}};
  }
  return failure;
}

}  // namespace kinform::inline v0::server
