// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/user_code.hpp"

#include <exception>
#include <string>

namespace kinform::inline v0 {

Error user_code_error(std::string_view what) {
  std::string text(what);
  try {
    throw;
  } catch (const std::exception& exception) {
    text.append(": ").append(exception.what());
  } catch (...) {
    text.append(": threw something that is not a std::exception");
  }
  return {ErrorCode::UserCode, std::move(text)};
}

}  // namespace kinform::inline v0
