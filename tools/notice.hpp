// What `kinform watch` prints of a change, in each of its formats.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/object_key.hpp"
#include "kinform/api_resource.hpp"

namespace kinform::inline v0::tools {

enum class OutputFormat : std::uint8_t { Text, Json, None };

enum class NoticeType : std::uint8_t { Added, Updated, Deleted, Synced };

// Borrows everything.
struct Notice {
  NoticeType type = NoticeType::Added;
  const ApiResource* resource = nullptr;  // Never null when it is printed.
  ObjectKeyView key = {};              // Empty in Synced.
  std::string_view resource_version = {};
  std::string_view old_name = {};  // These two in Updated only.
  std::string_view old_resource_version = {};
  bool initial = false;
  bool final_state_unknown = false;
};

[[nodiscard]] Notice notice_of(const ApiResource& resource, const AddEvent& event);
[[nodiscard]] Notice notice_of(const ApiResource& resource, const UpdateEvent& event);
[[nodiscard]] Notice notice_of(const ApiResource& resource, const DeleteEvent& event);

// `New Pod Added to Store: web-0`; nothing for Synced, which only programs want to hear of.
// Colours are those of a terminal.
[[nodiscard]] std::string text_of(const Notice& notice, bool colours);

// One JSON object in which every key is present.
[[nodiscard]] std::string json_of(const Notice& notice);

// `2021/09/16 11:32:05`, in local time.
[[nodiscard]] std::string local_time(WallTime time);

}  // namespace kinform::inline v0::tools
