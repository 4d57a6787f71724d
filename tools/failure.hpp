// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Prints errors of commands, each with advice on how to fix it.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kinform/error.hpp"

namespace kinform::inline v0::tools {

// The stage of a command at which an error occurred.
enum class Stage : std::uint8_t {
  Arguments,      // Parsing the command line.
  Configuration,  // Loading the kubeconfig or service account.
  Server,         // Sending requests to the API server.
  Output,         // Writing to stdout or to a file.
};

// Returns one or two sentences on what to do next.
[[nodiscard]] std::string advice(const Error& error, Stage stage);

// Prints `kinform: ERROR` and the advice to stderr. Returns the exit status.
int fail(const Error& error, Stage stage);

// Prints one line to stderr.
void print_to_stderr(std::string_view line);

}  // namespace kinform::inline v0::tools
