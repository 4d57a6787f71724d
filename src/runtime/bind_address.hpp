// Where to listen, as flags say it.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::runtime {

struct BindAddress {
  std::string host = {};  // In digits. Empty: all addresses.
  std::uint16_t port = 0;

  friend bool operator==(const BindAddress&, const BindAddress&) = default;
};

// Reads `127.0.0.1:port`, `[::1]:port`, `localhost:port` (127.0.0.1, as in Go) and `:port` (all
// addresses). Nothing for "" and "0". InvalidArgument for anything else: names are not looked up.
[[nodiscard]] Result<std::optional<BindAddress>> parse_bind_address(std::string_view text);

}  // namespace kinform::inline v0::runtime
