// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The watch part of Responder: events, bookmarks and the end of the stream.

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/http/responder.hpp"

namespace kinform::inline v0::server {
namespace {

// A watch ends after 30 to 60 minutes unless the client sets timeoutSeconds (SV-36).
constexpr auto kShortestWatch = std::chrono::minutes(30);
// Upper limit for timeoutSeconds, so that adding it to the current time cannot overflow.
constexpr auto kLongestWatch = std::chrono::hours(24 * 365);
// The last bookmark is sent this long before the watch ends (SV-34).
constexpr auto kLastBookmark = std::chrono::seconds(2);

}  // namespace

void Responder::begin_watch(WatchResponse watch) {
  watch_ = std::move(watch);
  if (watch_fault_) apply_watch_fault();
  state_ = State::Watching;
  const auto longest = kShortestWatch + std::chrono::duration_cast<std::chrono::seconds>(
                                            context_.random.uniform() * kShortestWatch);
  const auto length = watch_.timeout_seconds.value_or(0) > 0
                          ? std::min<std::chrono::seconds>(
                                std::chrono::seconds(*watch_.timeout_seconds), kLongestWatch)
                          : std::chrono::seconds(longest);
  watch_end_ = SteadyClock::now() + length;
  next_bookmark_ =
      std::min(SteadyClock::now() + context_.options.bookmark_period, watch_end_ - kLastBookmark);
  context_.connections.follow(*this);
  arm_watch_alarm();
  begin_response(ResponseHead{.content_type = watch_.content_type}, {}, Piece::MoreFollow);
  listen_for_close();
}

void Responder::apply_watch_fault() {
  switch (watch_fault_->kind) {
    case FaultKind::EndWatch:
      watch_.cursor->end_after(watch_fault_->after_events);
      break;
    case FaultKind::PlainBookmarks:
      watch_.cursor->replace_marker(Marker::Plain);
      break;
    case FaultKind::NoBookmarks:
      watch_.cursor->replace_marker(Marker::None);
      watch_.allow_bookmarks = false;
      break;
    default:
      break;
  }
}

void Responder::pump() {
  if (writing_ || state_ != State::Watching) return;
  std::string events = context_.api.read(*watch_.cursor, kPieceBytes);
  if (!events.empty()) {
    write_piece(std::move(events));
  } else if (watch_.cursor->has_ended()) {
    end_watch();
  }
}

void Responder::arm_watch_alarm() {
  alarm_.set(watch_.allow_bookmarks ? std::min(next_bookmark_, watch_end_) : watch_end_,
             [self = shared_from_this()] {
               if (self->state_ == State::Watching) self->on_watch_alarm();
             });
}

void Responder::on_watch_alarm() {
  const SteadyClock::time_point now = SteadyClock::now();
  if (now >= watch_end_) {
    end_watch();
    return;
  }
  const auto last = watch_end_ - kLastBookmark;
  next_bookmark_ = now + context_.options.bookmark_period;
  if (now < last) next_bookmark_ = std::min(next_bookmark_, last);
  pump();
  if (!writing_ && state_ == State::Watching) {
    std::string bookmark = context_.api.bookmark(*watch_.cursor);
    if (!bookmark.empty()) write_piece(std::move(bookmark));
  }
  if (state_ == State::Watching) arm_watch_alarm();
}

void Responder::on_changes() {
  if (state_ == State::Waiting) dispatch(MayWait::Yes);
  if (state_ == State::Watching) pump();
}

void Responder::end_watch() {
  if (state_ != State::Watching) return;
  context_.connections.unfollow(*this);
  alarm_.cancel();
  if (writing_) {
    state_ = State::Finishing;
  } else {
    end_body(State::Ending);
  }
}

}  // namespace kinform::inline v0::server
