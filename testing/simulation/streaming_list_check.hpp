// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks how a client treats streaming lists that are never completed.

#pragma once

#include <optional>
#include <set>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/error.hpp"
#include "kinform/object_key.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

// The rules, written down a second time, from the side of the server:
//
// - A plain bookmark before the marker (the bookmark that ends the initial events): the client
//   lists at once, and never streams again.
// - The second early end in a row, or the third 429 in a row: the client lists.
// - 30 s after the first sign that the initial events are over, without the marker: the client
//   lists. Signs are one second without an event, a MODIFIED or DELETED event, and a second event
//   for one key. Until then it keeps reading.
// - After a 429 with Retry-After, no request is made earlier.
//
// Not thread-safe.
class StreamingListCheck {
 public:
  // The client makes a request.
  void requested_stream(TimePoint now);
  void requested_list(TimePoint now);

  // The server responds to a streaming list, or its stream ends before the marker.
  void opened(TimePoint now);
  void refused(const Error& error, TimePoint now);
  void ended_early();

  // The client reads from a stream whose marker has not been sent.
  void reading(TimePoint now);
  // The next event of such a stream.
  void delivered(const WatchEvent& event, TimePoint now);
  // The stream failed, or ended so soon that it counts as failed: the client may do anything.
  void failed() { reading_ = false; }
  // The client closes the stream.
  void closed(TimePoint now);

  // The first violation, if there was one.
  [[nodiscard]] const std::optional<Violation>& violation() const { return referee_.violation(); }

 private:
  void check_retry_after(TimePoint now);
  void expect_marker(TimePoint since);
  // Records the sign that time itself gives: a second without an event.
  void notice_silence(TimePoint now);

  Referee referee_;
  bool never_again_ = false;
  int early_ends_ = 0;
  int too_many_requests_ = 0;
  TimePoint not_before_ = TimePoint::min();
  // The open stream. False for reading_: none, or its marker has been sent, or it has failed.
  bool reading_ = false;
  TimePoint last_event_ = TimePoint::min();
  TimePoint give_up_at_ = TimePoint::max();
  std::set<ObjectKey> keys_;
};

}  // namespace kinform::inline v0::test_support
