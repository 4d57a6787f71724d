// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/result.hpp"

namespace kinform::inline v0::detail {

void throw_bad_result(const Error& error) {
  throw BadResult(error);
}

}  // namespace kinform::inline v0::detail
