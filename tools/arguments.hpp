// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses command-line arguments in the forms that kubectl accepts.

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/result.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's name.
class App;       // Declared, because CLI11's header takes seconds to compile.
class Option;
}  // namespace CLI

namespace kinform::inline v0::tools {

// Splits `-n=web`, which kubectl accepts, into `-n` `web`, which CLI11 accepts. Arguments after
// `--` are not changed. `arguments` does not contain the program's name.
[[nodiscard]] std::vector<std::string> split_short_flags(const std::vector<std::string>& arguments);

// Checks the command, which is the first argument that is not a flag. Turns `help` and `version`
// into the flags `--help` and `--version`. Returns InvalidArgument, with a suggestion, if the
// command is not one of `commands`.
[[nodiscard]] Result<std::vector<std::string>> with_known_command(
    std::vector<std::string> arguments, const std::vector<std::string>& commands);

// Parses a duration in Go's format: `15s`, `2m30s`, `0`. Fails with InvalidArgument on other text
// and on negative durations.
[[nodiscard]] Result<Duration> read_duration(const std::string& text);

// Adds a flag with a duration as its value. `take` is called with the parsed value.
CLI::Option* add_duration_option(CLI::App& command, const std::string& name,
                                 const std::string& description,
                                 std::function<void(Duration)> take);

struct ListenAddress {
  std::string address = {};
  std::uint16_t port = 0;
};

// Parses `127.0.0.1:8080` or `[::1]:8080`. `:8080` means all addresses of this machine. `flag` is
// the name of the flag, for error messages.
[[nodiscard]] Result<ListenAddress> read_listen_address(const std::string& flag,
                                                        std::string_view text);

}  // namespace kinform::inline v0::tools
