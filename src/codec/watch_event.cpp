// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/watch_event.hpp"

#include <string>
#include <utility>

namespace kinform::inline v0::codec {

std::optional<WatchEventType> event_type_of(std::string_view text) {
  for (const WatchEventType type :
       {WatchEventType::Modified, WatchEventType::Added, WatchEventType::Deleted,
        WatchEventType::Bookmark, WatchEventType::Error}) {
    if (text == to_string(type)) return type;
  }
  return std::nullopt;
}

WatchEvent undecodable_event(const Error& cause) {
  const std::string text = "cannot decode watch event: " + cause.message;
  Error error(ErrorCode::Internal, text);
  error.http_status = 500;
  error.reason = "InternalError";
  error.causes = {{.type = "UnexpectedServerResponse", .message = text},
                  {.type = "ClientWatchDecoding", .message = text}};
  return {.type = WatchEventType::Error, .object = nullptr, .error = std::move(error)};
}

}  // namespace kinform::inline v0::codec
