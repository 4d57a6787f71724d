// How long ago something was, in the few characters that tables have for it.

#pragma once

#include <chrono>
#include <string>

namespace kinform::inline v0::server {

// `45s`, `3m20s`, `5h`, `12d`: the longer it is, the coarser. Less than nothing counts as `0s`, and
// far less as `<invalid>`.
[[nodiscard]] std::string human_duration(std::chrono::seconds duration);

}  // namespace kinform::inline v0::server
