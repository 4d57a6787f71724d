// Text in quotation marks, whatever is in it.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0 {

// As Go writes a string: `"a \"b\"\n"`. Control characters, characters that show nothing or turn
// the text around, and bytes that are not UTF-8 are escaped, so the result is always one line of
// valid UTF-8 and shows what is there.
void append_quoted(std::string& out, std::string_view text);
[[nodiscard]] std::string quoted_text(std::string_view text);

}  // namespace kinform::inline v0
