// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A user's program that links the installed library. It exits with 0 if the library works.

#include <exception>
#include <iostream>
#include <string>

#include <kinform/detail/item_hash.hpp>
#include <kinform/detail/text_hash.hpp>
#include <kinform/object.hpp>
#include <kinform/result.hpp>

namespace {

// The library throws, the program catches: both have to mean the same type.
bool catches_exceptions_of_the_library() {
  try {
    (void)kinform::parse_object("{").value();
  } catch (const kinform::BadResult&) {
    return true;
  } catch (const std::exception&) {
  }
  return false;
}

// The seed is a static variable of an inline function. The first hash is computed in the library,
// the second one here.
bool shares_static_variables_with_the_library() {
  return kinform::detail::DefaultItemHash<std::string>()("web-0") ==
         kinform::detail::hash_text("web-0");
}

}  // namespace

int main() {
  const kinform::Result<kinform::ObjectPtr> pod =
      kinform::parse_object(R"({"kind": "Pod", "metadata": {"name": "web-0"}})");
  if (!pod) {
    std::cerr << kinform::to_string(pod.error()) << "\n";
    return 1;
  }
  if ((*pod)->name() != "web-0") return 1;
  if (!catches_exceptions_of_the_library()) {
    std::cerr << "an exception of the library was not caught\n";
    return 1;
  }
  if (!shares_static_variables_with_the_library()) {
    std::cerr << "library and program compute different hashes\n";
    return 1;
  }
  return 0;
}
