// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Loads the client certificate and its key, inline or from files that another process renews.

#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "base/file.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client_config.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// Reloads certificate and key when their files change (TR-09). Not thread-safe.
class CertificateFiles {
 public:
  CertificateFiles(const ClientConfig& config, Clock& clock, Logger logger);

  // Returns the current pair; the pointer changes only if the contents do. Checks the files at most
  // once per second and reads them if they have changed. Incomplete files are logged once and leave
  // the last pair in use. If only one file has changed, waits 5 s for the other. Fails only if no
  // pair was ever loaded.
  [[nodiscard]] Result<std::shared_ptr<const ClientCertificate>> certificate();

  // True if certificate or key come from a file, so that they can change. Thread-safe.
  [[nodiscard]] bool is_in_files() const {
    return !certificate_file_.empty() || !key_file_.empty();
  }

  // Makes the next call of certificate() check the files immediately.
  void expire() { next_check_ = TimePoint::min(); }

  // The time of the next check; TimePoint::max() if nothing comes from files.
  [[nodiscard]] TimePoint next_check() const { return next_check_; }

 private:
  // Modification stamps of the certificate file and the key file, to detect changes. Empty for a
  // file that is missing or not used.
  using Stamps = std::array<std::optional<FileStamp>, 2>;

  [[nodiscard]] Stamps stamps() const;
  // Returns true if only one of the two files has changed, less than 5 s ago: the other may be
  // about to be written.
  [[nodiscard]] bool may_be_partial_update(const Stamps& seen, TimePoint now);
  [[nodiscard]] Result<ClientCertificate> read(const Stamps& before) const;

  // Constant after construction.
  const ClientCertificate inline_;
  const std::string certificate_file_;  // Empty if inline.
  const std::string key_file_;
  Clock& clock_;
  const Logger logger_;

  std::shared_ptr<const ClientCertificate> pair_;
  Stamps loaded_ = {};
  std::optional<Stamps> refused_;  // The incomplete files that were logged last.
  std::optional<Stamps> partial_;  // A change of only one file, and when it was first seen.
  TimePoint partial_since_ = {};
  TimePoint next_check_ = TimePoint::min();
};

}  // namespace kinform::inline v0::config
