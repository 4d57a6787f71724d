// Who a server is told that we are.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::client {

// `program/unknown (linux/amd64) kinform/0.1.0` (TR-12). The library does not know the program's
// version.
[[nodiscard]] std::string default_user_agent();

// The same for a given program. What could not stand in a header becomes an underscore.
[[nodiscard]] std::string user_agent_of(std::string_view program);

// `text` without control characters: it cannot begin another header.
[[nodiscard]] std::string header_safe(std::string_view text);

}  // namespace kinform::inline v0::client
