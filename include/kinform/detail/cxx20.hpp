// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Stops compilers that are set to an older standard with one clear error.

#pragma once

#if __cplusplus < 202002L && !(defined(_MSVC_LANG) && _MSVC_LANG >= 202002L)
#error \
    "kinform needs C++20: compile with -std=c++20, or use target_compile_features(TARGET PRIVATE cxx_std_20)"
#include <kinform_needs_cxx20>  // A missing header ends the compilation: no further errors follow.
#endif
