// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// KINFORM_LIFETIME_BOUND tells the compiler that a result borrows from an argument.

#pragma once

#include "kinform/detail/cxx20.hpp"

#if defined(__clang__)
#define KINFORM_LIFETIME_BOUND [[clang::lifetimebound]]
#else
#define KINFORM_LIFETIME_BOUND
#endif
