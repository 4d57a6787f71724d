// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Something that runs until it is told to stop: what a Manager (manager.hpp) starts and ends.

#pragma once

#include <stop_token>
#include <string>

#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Something that a Manager runs beside its controllers.
class Runnable {
 public:
  virtual ~Runnable() = default;

  // For logs and health checks.
  [[nodiscard]] virtual std::string name() const = 0;

  // Blocks until `stop` is requested and what has been begun is done. When `abort` is requested, it
  // has to break that off too. An error ends the whole program.
  [[nodiscard]] virtual Result<void> run(std::stop_token stop, std::stop_token abort) = 0;

  // Whether only the leader runs it. Others are started at once.
  [[nodiscard]] virtual bool needs_leadership() const { return true; }
};

}  // namespace kinform::inline v0
