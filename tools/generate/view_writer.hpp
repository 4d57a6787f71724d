// Writes the views of a package: a header that people read too.

#pragma once

#include <string>

#include "tools/generate/cpp_type.hpp"

namespace kinform::tools {

[[nodiscard]] std::string write_views(const CppPackage& package);

}  // namespace kinform::tools
