// The files of src/schema/kubernetes, compiled in.

#pragma once

#include <span>
#include <string_view>

namespace kinform::inline v0::schema {

// One text for each file. Written by CMake.
[[nodiscard]] std::span<const std::string_view> kubernetes_texts();

}  // namespace kinform::inline v0::schema
