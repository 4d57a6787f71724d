// Where to listen, as flags say it.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::runtime {

struct BindAddress {
  std::string host = {};
  std::uint16_t port = 0;

  friend bool operator==(const BindAddress&, const BindAddress&) = default;
};

// Reads `host:port`, `:port` (all addresses) and `[::1]:port`. Nothing for "" and "0".
// InvalidArgument for anything else.
[[nodiscard]] Result<std::optional<BindAddress>> parse_bind_address(std::string_view text);

}  // namespace kinform::inline v0::runtime
