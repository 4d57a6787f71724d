// A user's program against the installed library. It ends with 0 if what it linked works.

#include <kinform/error.hpp>
#include <kinform/result.hpp>

int main() {
  const kinform::Result<int> refused = kinform::Error(kinform::ErrorCode::NotFound, "no such pod");
  if (refused.ok()) return 1;
  const kinform::Error error = refused.error().with_context("get pod");
  return kinform::to_string(error) == "get pod: no such pod" ? 0 : 1;
}
