// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The certificate authorities that a transport trusts, in a file that somebody else renews.

#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/file.hpp"
#include "http/transport_metrics.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::http {

// PEM. Never null where it is the result of CaFile.
using TrustRoots = std::shared_ptr<const std::string>;

// Reloads the CA file when it changes (TR-10). Thread safety: all members may be called from any
// thread.
class CaFile {
 public:
  // `metrics` must outlive this.
  CaFile(std::string path, Logger logger, TransportMetrics& metrics);

  // What the file holds; the same pointer for as long as it is the same. Looks whether the file has
  // changed, and reads it if it has. What cannot be read, or is no whole certificate, leaves what
  // was there before, and is logged and counted once. An error, of code Tls, only while there is
  // nothing at all.
  [[nodiscard]] Result<TrustRoots> contents();

 private:
  struct Reading;

  [[nodiscard]] Reading read() const;
  // Log and metrics of a reading that is not the first.
  void tell(const Reading& reading, const std::string& before) const;

  // Constant after construction.
  const std::string path_;
  const Logger logger_;
  TransportMetrics& metrics_;

  detail::Mutex mutex_;
  TrustRoots contents_ KINFORM_GUARDED_BY(mutex_);
  // Of the file when somebody began to read it, with whatever success.
  std::optional<FileStamp> seen_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::http
