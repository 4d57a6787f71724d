// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Content negotiation: selects the form of a response by the Accept header.

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

inline constexpr std::string_view kJsonType = "application/json";
inline constexpr std::string_view kProtobufType = "application/vnd.kubernetes.protobuf";

// Returns the Content-Type of a response or, for watches, of its stream.
[[nodiscard]] std::string_view content_type_of(Encoding encoding);
[[nodiscard]] std::string_view watch_content_type_of(Encoding encoding);

// Returns the format of the Accept header that the client prefers and the server has for objects of
// this kind; empty if there is none. Of equal q-values, types come before wildcards, and then the
// first one counts. Tables and whole custom resources are not available in protobuf.
[[nodiscard]] std::optional<EntryFormat> accepted_format(std::string_view accept,
                                                         const KindFacts& kind);

// Returns the encoding of errors, and of anything that is no object of a kind: the first one that
// the client accepts without a transformation, or JSON.
[[nodiscard]] Encoding accepted_encoding(std::string_view accept);

enum class DiscoveryForm : std::uint8_t { PerVersion, Aggregated };

[[nodiscard]] std::optional<DiscoveryForm> accepted_discovery(std::string_view accept);

}  // namespace kinform::inline v0::server
