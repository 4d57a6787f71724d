// The command line as kubectl's users write it.

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/result.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): its name.
class App;       // Its header takes seconds to compile.
class Option;
}  // namespace CLI

namespace kinform::inline v0::tools {

// The arguments after the program's name, with `-n=web`, which kubectl takes, as `-n` `web`, which
// CLI11 takes. What follows `--` stays as it is.
[[nodiscard]] std::vector<std::string> split_short_flags(const std::vector<std::string>& arguments);

// `15s`, `2m30s`, `0`; a negative one is InvalidArgument.
[[nodiscard]] Result<Duration> read_duration(const std::string& text);

// A flag with such a value, which is handed to `take`.
CLI::Option* add_duration_option(CLI::App& command, const std::string& name,
                                 const std::string& description,
                                 std::function<void(Duration)> take);

struct ListenAddress {
  std::string address = {};
  std::uint16_t port = 0;
};

// `127.0.0.1:8080` or `[::1]:8080`; without an address, `:8080`, all addresses of this machine.
// Errors name the flag.
[[nodiscard]] Result<ListenAddress> read_listen_address(const std::string& flag,
                                                        std::string_view text);

}  // namespace kinform::inline v0::tools
