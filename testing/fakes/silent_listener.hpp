// A port where a connection is neither made nor refused, as behind a firewall that drops packets.

#pragma once

#include <array>
#include <string>

namespace kinform::inline v0::test_support {

// Its queue is full, and nobody takes from it; so the kernel drops whoever knocks.
//
// Thread safety: constant after construction.
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

}  // namespace kinform::inline v0::testing
