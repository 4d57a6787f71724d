// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the watches of all formats have in common.

#pragma once

#include <optional>
#include <string_view>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::codec {

// Returns the event type with this name, such as "ADDED"; nullopt if there is none.
[[nodiscard]] std::optional<WatchEventType> event_type_of(std::string_view text);

// Returns the ERROR event that replaces one that cannot be decoded (WP-08).
[[nodiscard]] WatchEvent undecodable_event(const Error& cause);

}  // namespace kinform::inline v0::codec
