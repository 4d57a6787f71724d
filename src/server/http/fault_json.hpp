// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The JSON form of faults, for the fault endpoint.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0::server {

// A fault that affects the whole server immediately.
struct ServerFault {
  enum class Kind : std::uint8_t {
    Compact,
    DropConnections,
    DropEvents,
    EndWatches,
    GoAwayNow,
    Restart,
    RollBack,
    WatchCacheLag,
  };
  Kind kind = Kind::Compact;
  std::size_t count = 1;              // For DropEvents.
  Duration duration = {};             // For Restart and WatchCacheLag.
  std::int64_t resource_version = 0;  // For RollBack.
  // For GoAwayNow; unset: all streams that have begun are completed.
  std::optional<std::int32_t> last_stream = {};
};

// Parses `{"kind":"Cut","afterBytes":100,"match":{"watch":true}}` and the other forms listed in
// docs/server.md. Misspelt names result in InvalidArgument: a fault that silently does nothing
// would make a test pass for the wrong reason.
[[nodiscard]] Result<std::variant<Fault, ServerFault>> read_fault(const Json& json);

// Returns the JSON form that read_fault() parses, with only the fields that the fault's kind uses.
[[nodiscard]] Json to_json(const Fault& fault);

}  // namespace kinform::inline v0::server
