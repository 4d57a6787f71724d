// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Quantities of a resource, such as "500m" CPU or "1.5Gi" memory: exact numbers with a suffix.

#pragma once

#include <string>

#include "kinform/detail/quantity.hpp"
#include "kinform/result.hpp"
