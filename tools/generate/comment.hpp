// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Writes descriptions of custom resources as C++ comments.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kinform::inline v0::tools {

// Returns the text as lines of `//` comments, each indented by `indent` spaces and wrapped at 100
// columns; words that are longer stay whole. Empty if the text is blank.
//
// The text is untrusted: no line of the result continues on the next one, control characters and
// characters that change the direction of text are replaced by `?`.
[[nodiscard]] std::string comment(std::string_view text, std::size_t indent);

}  // namespace kinform::inline v0::tools
