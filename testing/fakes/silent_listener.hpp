// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A port that neither accepts nor refuses connections, as behind a firewall that drops packets.

#pragma once

#include <array>
#include <string>

namespace kinform::inline v0::test_support {

// The accept queue is full and never read, so the kernel drops all further connection attempts.
//
// Thread safety: immutable after construction.
class SilentListener {
 public:
  SilentListener();
  ~SilentListener();
  SilentListener(const SilentListener&) = delete;
  SilentListener& operator=(const SilentListener&) = delete;

  [[nodiscard]] std::string url() const;

 private:
  const int listener_;
  const int port_;
  std::array<int, 4> knocking_ = {};
};

}  // namespace kinform::inline v0::test_support
