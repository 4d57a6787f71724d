// How commands tell a person what went wrong, and what to do about it.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kinform/error.hpp"

namespace kinform::inline v0::tools {

// Where in the course of a command it went wrong.
enum class Stage : std::uint8_t {
  Arguments,      // What was typed.
  Configuration,  // Which cluster, and as whom.
  Server,         // Talking to it.
  Output,         // Writing what came of it.
};

// What to do next, in a sentence or two.
[[nodiscard]] std::string advice(const Error& error, Stage stage);

// Writes `kinform: what went wrong` and the advice to stderr. Returns the exit status.
int fail(const Error& error, Stage stage);

// One line of the tool's own on stderr.
void tell(std::string_view line);

}  // namespace kinform::inline v0::tools
