// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/terminal.hpp"

#include <unistd.h>

#include <cstddef>
#include <cstdlib>

#include "base/quote.hpp"

namespace kinform::inline v0::tools {

bool is_terminal(int descriptor) {
  return isatty(descriptor) == 1;
}

bool shows_colours(int descriptor) {
  const char* const no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  const char* const terminal = std::getenv("TERM");
  if (terminal == nullptr || std::string_view(terminal) == "dumb") return false;
  return is_terminal(descriptor);
}

std::string printable(std::string_view text) {
  constexpr std::size_t kBytesMax = 1024;
  return escaped_text(shortened(text, kBytesMax));
}

}  // namespace kinform::inline v0::tools
