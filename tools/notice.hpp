// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats the lines that `kinform watch` prints for an event, as text or JSON.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::tools {

enum class OutputFormat : std::uint8_t { Text, Json, None };

enum class NoticeType : std::uint8_t { Added, Updated, Deleted, Synced };

// An event as `kinform watch` prints it. All members refer to data of the caller.
struct Notice {
  NoticeType type = NoticeType::Added;
  const ApiResource* resource = nullptr;  // Must not be null when printed.
  ObjectKeyView key = {};                 // Empty for Synced.
  std::string_view resource_version = {};
  std::string_view old_name = {};  // Set for Updated only, like old_resource_version.
  std::string_view old_resource_version = {};
  bool initial = false;
  bool final_state_unknown = false;
};

[[nodiscard]] Notice notice_of(const ApiResource& resource, const AddEvent& event);
[[nodiscard]] Notice notice_of(const ApiResource& resource, const UpdateEvent& event);
[[nodiscard]] Notice notice_of(const ApiResource& resource, const DeleteEvent& event);

// Returns `New Pod Added to Store: web-0`. Empty for Synced, which is printed as JSON only.
// `colours` enables terminal colours.
[[nodiscard]] std::string text_of(const Notice& notice, bool colours);

// Returns the event as a JSON object. It has all keys for every type of event.
[[nodiscard]] std::string json_of(const Notice& notice);

// Formats a time as `2021/09/16 11:32:05`, in the local time zone.
[[nodiscard]] std::string local_time(WallTime time);

}  // namespace kinform::inline v0::tools
