// Errors of the small text grammars in this folder: what was read, at which byte it went wrong, and
// why.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kinform/error.hpp"

namespace kinform::inline v0::api {

// InvalidArgument: `label selector "a in b": byte 5: expected "(", found "b"`.
[[nodiscard]] Error parse_error(std::string_view what, std::string_view input, std::size_t position,
                                std::string_view problem);

// The text in double quotes (see append_quoted), cut where it is long: whatever came from outside
// can be put into a message.
[[nodiscard]] std::string quote(std::string_view text);

}  // namespace kinform::inline v0::api
