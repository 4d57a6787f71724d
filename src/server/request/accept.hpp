// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Content negotiation: selects the form of a response by the Accept header.

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// Returns the first form in the Accept header that the server supports; empty if there is none.
// PartialObjectMetadata is supported for objects and lists; protobuf is skipped.
[[nodiscard]] std::optional<EntryForm> accepted_form(std::string_view accept);

enum class DiscoveryForm : std::uint8_t { PerVersion, Aggregated };

[[nodiscard]] std::optional<DiscoveryForm> accepted_discovery(std::string_view accept);

}  // namespace kinform::inline v0::server
