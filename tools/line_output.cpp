// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/line_output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <utility>

namespace kinform::inline v0::tools {

namespace {

constexpr std::size_t kPendingBytesMax = 32 * 1024;

// Writes all bytes. Returns 0, or errno if a write fails.
int write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {  // Another owner of the descriptor made it non-blocking.
      pollfd ready{.fd = descriptor, .events = POLLOUT, .revents = 0};
      if (::poll(&ready, 1, -1) < 0 && errno != EINTR) return errno;
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace

LineOutput::LineOutput(int descriptor, std::function<void()> on_failure)
    : descriptor_(descriptor), on_failure_(std::move(on_failure)) {}

void LineOutput::write(std::string_view line, More more) {
  const detail::MutexLock lock(mutex_);
  if (failure_ != 0) return;
  pending_.append(line).push_back('\n');
  if (more == More::Unknown || pending_.size() >= kPendingBytesMax) flush_locked();
}

void LineOutput::flush() {
  const detail::MutexLock lock(mutex_);
  if (failure_ == 0) flush_locked();
}

int LineOutput::failure() const {
  const detail::MutexLock lock(mutex_);
  return failure_;
}

void LineOutput::flush_locked() {
  failure_ = write_all(descriptor_, pending_);
  pending_.clear();
  if (failure_ != 0) on_failure_();
}

}  // namespace kinform::inline v0::tools
