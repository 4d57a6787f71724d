// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `kinform demo` as a program of its own, which compiles faster than the whole tool.

#include <unistd.h>

#include <exception>
#include <iostream>

#include "tools/command.hpp"
#include "tools/demo.hpp"
#include "tools/terminal.hpp"

int main() {
  try {
    return kinform::tools::run_demo(std::cout, kinform::tools::shows_colours(STDOUT_FILENO));
  } catch (const std::exception& exception) {
    std::cerr << "kinform-demo: " << kinform::tools::printable(exception.what()) << '\n';
    return kinform::tools::kExitFailure;
  }
}
