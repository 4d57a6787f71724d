// What a stream of this process leads to.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::tools {

[[nodiscard]] bool is_terminal(int descriptor);

// Whether a person sees it who has not asked for plain text: with NO_COLOR, or a dumb terminal.
[[nodiscard]] bool shows_colours(int descriptor);

// `text` without what a terminal would take for an order: names come from a server.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace kinform::inline v0::tools
