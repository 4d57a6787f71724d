// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses the listen addresses of flags.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::runtime {

struct BindAddress {
  std::string host = {};  // A numeric IP address. Empty: all addresses.
  std::uint16_t port = 0;

  friend bool operator==(const BindAddress&, const BindAddress&) = default;
};

// Parses `127.0.0.1:port`, `[::1]:port`, `localhost:port` (127.0.0.1, as in Go) and `:port` (all
// addresses). Returns nullopt for "" and "0", which mean no endpoint, and InvalidArgument for
// anything else: host names are not resolved.
[[nodiscard]] Result<std::optional<BindAddress>> parse_bind_address(std::string_view text);

}  // namespace kinform::inline v0::runtime
