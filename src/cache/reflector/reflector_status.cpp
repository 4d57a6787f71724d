// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/reflector_status.hpp"

namespace kinform::inline v0 {

static_assert(kRelistReasons == static_cast<std::size_t>(RelistReason::HistoryReplaced) + 1);
static_assert(kStreamingFallbacks == static_cast<std::size_t>(StreamingFallback::NoMarker) + 1);
static_assert(kWatchEndReasons == static_cast<std::size_t>(WatchEndReason::Stopped) + 1);

std::string_view to_string(ReflectorState state) noexcept {
  switch (state) {
    case ReflectorState::Starting:
      return "Starting";
    case ReflectorState::OpeningStream:
      return "OpeningStream";
    case ReflectorState::Streaming:
      return "Streaming";
    case ReflectorState::Listing:
      return "Listing";
    case ReflectorState::OpeningWatch:
      return "OpeningWatch";
    case ReflectorState::Watching:
      return "Watching";
    case ReflectorState::Probing:
      return "Probing";
    case ReflectorState::BackingOff:
      return "BackingOff";
    case ReflectorState::Parked:
      return "Parked";
    case ReflectorState::Stopped:
      return "Stopped";
  }
  return "";
}

std::string_view to_string(RelistReason reason) noexcept {
  switch (reason) {
    case RelistReason::ListFailed:
      return "ListFailed";
    case RelistReason::WatchNotOpened:
      return "WatchNotOpened";
    case RelistReason::Expired:
      return "Expired";
    case RelistReason::WatchFailed:
      return "WatchFailed";
    case RelistReason::VeryShortWatch:
      return "VeryShortWatch";
    case RelistReason::ResyncFailed:
      return "ResyncFailed";
    case RelistReason::HistoryReplaced:
      return "HistoryReplaced";
  }
  return "";
}

std::string_view to_string(WatchEndReason reason) noexcept {
  switch (reason) {
    case WatchEndReason::Ended:
      return "Ended";
    case WatchEndReason::Cut:
      return "Cut";
    case WatchEndReason::Silent:
      return "Silent";
    case WatchEndReason::VeryShort:
      return "VeryShort";
    case WatchEndReason::Expired:
      return "Expired";
    case WatchEndReason::TooManyRequests:
      return "TooManyRequests";
    case WatchEndReason::InternalError:
      return "InternalError";
    case WatchEndReason::OtherError:
      return "OtherError";
    case WatchEndReason::ResyncFailed:
      return "ResyncFailed";
    case WatchEndReason::StoreFailed:
      return "StoreFailed";
    case WatchEndReason::GivenUp:
      return "GivenUp";
    case WatchEndReason::FormatChanged:
      return "FormatChanged";
    case WatchEndReason::Stopped:
      return "Stopped";
  }
  return "";
}

std::string_view to_string(StreamingFallback fallback) noexcept {
  switch (fallback) {
    case StreamingFallback::PlainBookmark:
      return "PlainBookmark";
    case StreamingFallback::EarlyEnds:
      return "EarlyEnds";
    case StreamingFallback::TooManyRequests:
      return "TooManyRequests";
    case StreamingFallback::NoMarker:
      return "NoMarker";
  }
  return "";
}

std::string_view describe(StreamingFallback fallback) noexcept {
  switch (fallback) {
    case StreamingFallback::PlainBookmark:
      return "streaming list: the server sent a plain bookmark before the initial-events-end "
             "bookmark; listing instead";
    case StreamingFallback::EarlyEnds:
      return "streaming list: the stream ended twice before the initial-events-end bookmark; "
             "listing instead";
    case StreamingFallback::TooManyRequests:
      return "streaming list: the server responded three times with 429 Too Many Requests; listing "
             "instead";
    case StreamingFallback::NoMarker:
      return "streaming list: the server did not send the initial-events-end bookmark within 30s; "
             "listing instead";
  }
  return "";
}

}  // namespace kinform::inline v0
