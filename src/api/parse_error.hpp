// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Creates the errors of the text parsers in this folder: the input, the byte position, and the
// problem.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kinform/error.hpp"

namespace kinform::inline v0::api {

// Returns an InvalidArgument error such as `label selector "a in b": byte 5: expected "(", found
// "b"`.
[[nodiscard]] Error parse_error(std::string_view what, std::string_view input, std::size_t position,
                                std::string_view problem);

// Returns the text escaped and in double quotes (see append_quoted), truncated if long, so that
// untrusted text is safe in a message.
[[nodiscard]] std::string quote(std::string_view text);

}  // namespace kinform::inline v0::api
