// What a client accepts, and which of it the server can give.

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// The first entry of an Accept header that can be served; nothing if there is none. Metadata-only
// forms count on objects and lists; protobuf is passed over.
[[nodiscard]] std::optional<EntryForm> accepted_form(std::string_view accept);

enum class DiscoveryForm : std::uint8_t { PerVersion, Aggregated };

[[nodiscard]] std::optional<DiscoveryForm> accepted_discovery(std::string_view accept);

}  // namespace kinform::inline v0::server
