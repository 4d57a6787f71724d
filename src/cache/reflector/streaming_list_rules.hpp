// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decides when a streaming list is given up and the collection is listed in pages instead.

#pragma once

#include <optional>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector_status.hpp"

namespace kinform::inline v0 {

// Some servers and proxies accept a streaming list and never send the marker, which is the bookmark
// that ends the initial events. Without these rules, the first sync would wait for it for ever:
//
// | what happens before the marker                   | what follows                              |
// |--------------------------------------------------|-------------------------------------------|
// | a bookmark that is not the marker                | a list; this source never streams again   |
// | the second early end in a row                    | a list; the next relist may stream again  |
// | the third 429 in a row                           | the same                                  |
// | 30 s without the marker, after the first sign    | the same                                  |
// | that the initial events are over                 |                                           |
//
// The signs are: one second without data while we were reading, a MODIFIED or DELETED event, a
// second event for one key. A long list that only sends new objects therefore has all the time it
// needs, and so has a large object on a slow connection.
//
// No I/O and no clock: the caller passes the time. Functions that return an optional return the
// rule that applies now; the caller then lists.
//
// Not thread-safe.
class StreamingListRules {
 public:
  using Rule = std::optional<StreamingFallback>;

  static constexpr Duration kQuietTime = std::chrono::seconds(1);
  static constexpr Duration kMarkerTimeout = std::chrono::seconds(30);
  static constexpr int kEarlyEndsMax = 2;
  static constexpr int kTooManyRequestsMax = 3;

  // False once the source has shown that it does not stream lists.
  [[nodiscard]] bool may_stream() const { return may_stream_; }

  // A list begins: early ends and 429s are counted from here. One does not reset the other, because
  // a server that does both in turn would otherwise be asked for ever.
  void start_list();

  // The server has accepted the request.
  void open_stream() { marker_due_ = TimePoint::max(); }

  // A bookmark that is not the marker arrived.
  [[nodiscard]] Rule take_plain_bookmark();

  // A change arrived. `is_first` is true for the first event of its key.
  [[nodiscard]] Rule take_change(WatchEventType type, bool is_first, TimePoint now);

  // A read returned no event; the last data, or part of an event, arrived at `silent_since`.
  [[nodiscard]] Rule take_nothing(TimePoint silent_since, TimePoint now);

  // The stream ended before the marker.
  [[nodiscard]] Rule take_early_end();

  // The server responded with 429, to the request or in the stream.
  [[nodiscard]] Rule take_too_many_requests();

  // When to call take_nothing() if no event arrives until then.
  [[nodiscard]] TimePoint due(TimePoint silent_since) const;

 private:
  void expect_marker(TimePoint now);
  [[nodiscard]] Rule check_marker(TimePoint now) const;

  bool may_stream_ = true;
  int early_ends_ = 0;
  int too_many_requests_ = 0;
  TimePoint marker_due_ = TimePoint::max();  // TimePoint::max() before the first sign.
};

}  // namespace kinform::inline v0
