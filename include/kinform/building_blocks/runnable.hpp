// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runnable: a component that a Manager (manager.hpp) starts, and runs until it is stopped.

#pragma once

#include <stop_token>
#include <string>

#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A component that a Manager runs in addition to its controllers.
class KINFORM_EXPORT Runnable {
 public:
  virtual ~Runnable() = default;

  // Returns the name used in logs and health checks.
  [[nodiscard]] virtual std::string name() const = 0;

  // Blocks until `stop` is requested and work in progress has finished. When `abort` is requested,
  // it must cancel that work too. An error stops the whole manager.
  [[nodiscard]] virtual Result<void> run(std::stop_token stop, std::stop_token abort) = 0;

  // True if only the leader runs it. If false, it is started immediately.
  [[nodiscard]] virtual bool needs_leadership() const { return true; }
};

}  // namespace kinform::inline v0
