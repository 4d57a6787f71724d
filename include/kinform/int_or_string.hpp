// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// IntOrString: a field that holds a number or a string, such as a port (80 or "http") or a share of
// replicas (3 or "25%").

#pragma once

#include <string>

#include "kinform/detail/int_or_string.hpp"
#include "kinform/result.hpp"
