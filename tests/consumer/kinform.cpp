// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A user's program that links the installed library. It exits with 0 if the library works.

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
