// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Calls functions supplied by the user (handlers, hooks, conditions) and catches their exceptions.

#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Returns the current exception as ErrorCode::UserCode, with the message `what: text of the
// exception`. REQUIRES: called from a catch block.
[[nodiscard]] KINFORM_PRIVATE_EXPORT Error user_code_error(std::string_view what);

// Returns the result of `function`, or ErrorCode::UserCode if it throws. `what` names the function
// in the message.
template <class Function>
[[nodiscard]] auto call_user_code(std::string_view what, Function&& function)
    -> Result<std::invoke_result_t<Function>> {
  try {
    if constexpr (std::is_void_v<std::invoke_result_t<Function>>) {
      std::forward<Function>(function)();
      return {};
    } else {
      return std::forward<Function>(function)();
    }
  } catch (...) {
    return user_code_error(what);
  }
}

}  // namespace kinform::inline v0
