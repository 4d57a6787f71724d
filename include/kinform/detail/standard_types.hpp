// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The standard types of views, from headers that are cheap to include: <chrono> and <string> take
// longer than all views of a group.

#pragma once

// Declares std::string. Whoever calls what returns one includes <string>.
#include <iosfwd>

#include "kinform/detail/cxx20.hpp"

#if __has_include(<bits/chrono.h>)
#include <bits/chrono.h>  // Of libstdc++: durations and time points, no calendars, no formatting.
#else
#include <chrono>
#endif
