// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Inlining hints that depend on how often a function is called.

#pragma once

#include "kinform/detail/cxx20.hpp"

// For very hot functions: inlines everything that the function calls.
#define KINFORM_FLATTEN __attribute__((flatten))

// For rarely called functions: never inlined.
#define KINFORM_RARE __attribute__((noinline, cold))

// For a function that is called often, but whose caller is faster on an important path if it is not
// inlined.
#define KINFORM_APART __attribute__((noinline))
