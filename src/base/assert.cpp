#include "kinform/detail/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace kinform::detail {

void assertion_failed(const char* condition, const char* file, int line) noexcept {
  std::fprintf(stderr, "kinform: assertion failed: %s (%s:%d)\n", condition, file, line);
  std::abort();
}

}  // namespace kinform::detail
