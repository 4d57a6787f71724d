// Calls what a user has handed in: handlers, hooks, conditions. What it throws goes no further.

#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "kinform/result.hpp"

namespace kinform::inline v0 {

// The exception being handled as an ErrorCode::UserCode: `what: its own text`. REQUIRES: called
// from a catch block.
[[nodiscard]] Error user_code_error(std::string_view what);

// What `function` returns, or an ErrorCode::UserCode if it throws. `what` names it for the message.
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
