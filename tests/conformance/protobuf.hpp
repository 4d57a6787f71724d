// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts between the data of scenarios and Kubernetes' protobuf format.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/input_buffer.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::conformance {

[[nodiscard]] bool is_protobuf(std::string_view content_type);
[[nodiscard]] bool is_protobuf(const std::vector<HttpHeader>& headers);

// Returns an object in its envelope; empty if the library has no table of its kind.
[[nodiscard]] std::string to_protobuf(const Json& object);

// Returns the object in an envelope. Fails if it has fields that the tables lack.
[[nodiscard]] Result<Json> from_protobuf(std::string_view enveloped);

// Removes the first event from a watch's bytes, and returns it as in JSON; nullopt if it is not
// complete.
[[nodiscard]] Result<std::optional<Json>> take_event(codec::InputBuffer& input);

}  // namespace kinform::inline v0::conformance
