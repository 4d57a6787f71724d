// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/streaming_list_rules.hpp"

#include <algorithm>

namespace kinform::inline v0 {

void StreamingListRules::start_list() {
  early_ends_ = 0;
  too_many_requests_ = 0;
}

StreamingListRules::Rule StreamingListRules::take_plain_bookmark() {
  may_stream_ = false;
  return StreamingFallback::PlainBookmark;
}

StreamingListRules::Rule StreamingListRules::take_change(WatchEventType type, bool is_first,
                                                         TimePoint now) {
  if (type != WatchEventType::Added || !is_first) expect_marker(now);
  return check_marker(now);
}

StreamingListRules::Rule StreamingListRules::take_nothing(TimePoint silent_since, TimePoint now) {
  if (now - silent_since >= kQuietTime) expect_marker(now);
  return check_marker(now);
}

StreamingListRules::Rule StreamingListRules::take_early_end() {
  if (++early_ends_ < kEarlyEndsMax) return std::nullopt;
  return StreamingFallback::EarlyEnds;
}

StreamingListRules::Rule StreamingListRules::take_too_many_requests() {
  if (++too_many_requests_ < kTooManyRequestsMax) return std::nullopt;
  return StreamingFallback::TooManyRequests;
}

TimePoint StreamingListRules::due(TimePoint silent_since) const {
  return marker_due_ == TimePoint::max() ? silent_since + kQuietTime : marker_due_;
}

void StreamingListRules::expect_marker(TimePoint now) {
  marker_due_ = std::min(marker_due_, now + kMarkerTimeout);
}

StreamingListRules::Rule StreamingListRules::check_marker(TimePoint now) const {
  if (now < marker_due_) return std::nullopt;
  return StreamingFallback::NoMarker;
}

}  // namespace kinform::inline v0
