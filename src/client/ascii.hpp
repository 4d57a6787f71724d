// Letters of names in protocols, which are ASCII whatever the locale says.

#pragma once

#include <string>
#include <string_view>

namespace kinform::client {

[[nodiscard]] inline std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& character : lower) {
    if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
  }
  return lower;
}

}  // namespace kinform::client
