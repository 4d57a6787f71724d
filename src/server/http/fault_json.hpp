// Faults as JSON, for those who plan them over HTTP.

#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0::server {

// Something that happens to the whole server, at once.
struct ServerFault {
  enum class Kind : std::uint8_t {
    Compact,
    DropConnections,
    DropEvents,
    EndWatches,
    Restart,
    RollBack,
    WatchCacheLag,
  };
  Kind kind = Kind::Compact;
  std::size_t count = 1;              // Of DropEvents.
  Duration duration = {};             // Of Restart and WatchCacheLag.
  std::int64_t resource_version = 0;  // Of RollBack.
};

// `{"kind":"Cut","afterBytes":100,"match":{"watch":true}}` and so on, as docs/server.md lists them.
// InvalidArgument for whatever is misspelt: a fault that does nothing would be a test that shows
// nothing.
[[nodiscard]] Result<std::variant<Fault, ServerFault>> read_fault(const Json& json);

// The same form, with what counts for its kind.
[[nodiscard]] Json to_json(const Fault& fault);

}  // namespace kinform::inline v0::server
