// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The standard types used by views, from headers that are cheap to include: <chrono> and <string>
// take longer to compile than all views of an API group.

#pragma once

// Declares std::string. Code that calls functions returning one includes <string> itself.
#include <iosfwd>

#include "kinform/detail/cxx20.hpp"

#if __has_include(<bits/chrono.h>)
#include <bits/chrono.h>  // libstdc++: durations and time points only.
#else
#include <chrono>
#endif
