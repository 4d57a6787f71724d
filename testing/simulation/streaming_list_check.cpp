// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/streaming_list_check.hpp"

#include <algorithm>

namespace kinform::inline v0::test_support {

namespace {

using std::chrono::seconds;

constexpr int kEarlyEndsMax = 2;
constexpr int kTooManyRequestsMax = 3;
constexpr Duration kQuiet = seconds(1);
constexpr Duration kMarkerTimeout = seconds(30);

bool is_marker(const WatchEvent& event) {
  return event.type == WatchEventType::Bookmark && !event.object->annotations().empty();
}

}  // namespace

void StreamingListCheck::requested_stream(TimePoint now) {
  check_retry_after(now);
  std::string reason;
  if (never_again_) reason = "a plain bookmark";
  if (early_ends_ >= kEarlyEndsMax) reason = "the second early end";
  if (too_many_requests_ >= kTooManyRequestsMax) reason = "the third 429";
  if (!reason.empty()) {
    referee_.report(ViolationKind::StreamedAgain, "a streaming list is requested after " + reason);
  }
}

void StreamingListCheck::requested_list(TimePoint now) {
  check_retry_after(now);
  early_ends_ = 0;
  too_many_requests_ = 0;
}

void StreamingListCheck::opened(TimePoint now) {
  reading_ = true;
  last_event_ = now;
  give_up_at_ = TimePoint::max();
  keys_.clear();
}

void StreamingListCheck::refused(const Error& error, TimePoint now) {
  reading_ = false;
  if (error.code != ErrorCode::TooManyRequests) return;
  ++too_many_requests_;
  if (error.retry_after) not_before_ = now + *error.retry_after;
}

void StreamingListCheck::ended_early() {
  reading_ = false;
  ++early_ends_;
}

void StreamingListCheck::reading(TimePoint now) {
  if (!reading_) return;
  notice_silence(now);
  if (now <= give_up_at_) return;
  referee_.report(ViolationKind::StuckStream,
                  "a streaming list is read although its marker is overdue");
}

void StreamingListCheck::delivered(const WatchEvent& event, TimePoint now) {
  if (!reading_) return;
  notice_silence(now);
  last_event_ = now;
  if (is_marker(event)) {
    reading_ = false;
    early_ends_ = 0;
    too_many_requests_ = 0;
    return;
  }
  if (event.type == WatchEventType::Bookmark) {
    never_again_ = true;
    // The client must close the stream before it reads again, even at this very moment.
    give_up_at_ = TimePoint::min();
    return;
  }
  const bool is_first = keys_.insert(ObjectKey(event.object->key())).second;
  if (event.type != WatchEventType::Added || !is_first) expect_marker(now);
}

void StreamingListCheck::closed(TimePoint now) {
  if (!reading_) return;
  reading_ = false;
  notice_silence(now);
  if (now >= give_up_at_) return;
  referee_.report(ViolationKind::NeedlessFallback,
                  "a streaming list is given up although it may still be completed");
}

void StreamingListCheck::check_retry_after(TimePoint now) {
  if (now >= not_before_) return;
  referee_.report(ViolationKind::BusyLoop, "a request is made before the end of Retry-After");
}

void StreamingListCheck::expect_marker(TimePoint since) {
  give_up_at_ = std::min(give_up_at_, since + kMarkerTimeout);
}

void StreamingListCheck::notice_silence(TimePoint now) {
  if (now - last_event_ >= kQuiet) expect_marker(last_event_ + kQuiet);
}

}  // namespace kinform::inline v0::test_support
