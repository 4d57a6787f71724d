// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Short durations for the AGE column of tables.

#pragma once

#include <chrono>
#include <string>

namespace kinform::inline v0::server {

// Formats as kubectl does: `45s`, `3m20s`, `5h`, `12d`; longer durations are coarser. Slightly
// negative durations are `0s`, others `<invalid>`.
[[nodiscard]] std::string human_duration(std::chrono::seconds duration);

}  // namespace kinform::inline v0::server
