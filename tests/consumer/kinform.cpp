// A user's program against the installed library. It ends with 0 if what it linked works.

#include <iostream>

#include <kinform/object.hpp>
#include <kinform/result.hpp>

int main() {
  const kinform::Result<kinform::ObjectPtr> pod =
      kinform::parse_object(R"({"kind": "Pod", "metadata": {"name": "web-0"}})");
  if (!pod) {
    std::cerr << kinform::to_string(pod.error()) << "\n";
    return 1;
  }
  return (*pod)->name() == "web-0" ? 0 : 1;
}
