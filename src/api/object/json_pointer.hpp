// Reading an RFC 6901 JSON pointer, such as "/metadata/labels/app.kubernetes.io~1name".

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0 {

// Gives the tokens of a pointer one by one. Copies a token only where it is escaped.
class JsonPointerReader {
 public:
  explicit JsonPointerReader(std::string_view pointer) : rest_(pointer) {}

  // The next token, unescaped; nothing at the end or after an error. Valid until the next call.
  [[nodiscard]] std::optional<std::string_view> next();

  // Whether the text turned out not to be a pointer: no slash in front, or a `~` that escapes
  // nothing.
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  std::string_view rest_;
  std::string unescaped_;
  bool failed_ = false;
};

// The token as the index of an array element: digits without leading zeros.
[[nodiscard]] std::optional<std::size_t> json_pointer_index(std::string_view token);

}  // namespace kinform::inline v0
