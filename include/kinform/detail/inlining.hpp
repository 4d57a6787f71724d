// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the compiler cannot know about how often something is called.

#pragma once

#include "kinform/detail/cxx20.hpp"

// Before a function that is called very often: what it calls becomes part of it.
#define KINFORM_FLATTEN __attribute__((flatten))

// Before a function that is called rarely: it never becomes part of another one.
#define KINFORM_RARE __attribute__((noinline, cold))

// Before a function that is called often, by one that is quicker without it in a case that matters.
#define KINFORM_APART __attribute__((noinline))
