// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0 {

std::string_view to_string(VersionMatch match) noexcept {
  switch (match) {
    case VersionMatch::Unset:
      return "";
    case VersionMatch::Exact:
      return "Exact";
    case VersionMatch::NotOlderThan:
      return "NotOlderThan";
  }
  return "";
}

std::string_view to_string(WatchEventType type) noexcept {
  switch (type) {
    case WatchEventType::Added:
      return "ADDED";
    case WatchEventType::Modified:
      return "MODIFIED";
    case WatchEventType::Deleted:
      return "DELETED";
    case WatchEventType::Bookmark:
      return "BOOKMARK";
    case WatchEventType::Error:
      return "ERROR";
  }
  return "";
}

}  // namespace kinform::inline v0
