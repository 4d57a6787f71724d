// A client certificate and its key, each given as text or in a file that somebody else renews.

#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "base/file.hpp"
#include "kinform/client_config.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::config {

// TR-09. Not thread-safe.
class CertificateFiles {
 public:
  CertificateFiles(const ClientConfig& config, Clock& clock, Logger logger);

  // The pair; the same pointer for as long as it is the same. Looks at the files if it is time,
  // which is a second after the last look, and reads them if they have changed. What is not whole
  // leaves the last pair, and is logged once; so does a change of only one of the two, until it has
  // stayed so for some seconds: the other may follow. An error only while there is no pair at all.
  [[nodiscard]] Result<std::shared_ptr<const ClientCertificate>> certificate();

  // Whether it can change at all. Thread-safe.
  [[nodiscard]] bool is_in_files() const {
    return !certificate_file_.empty() || !key_file_.empty();
  }

  // Looks with the next call, whatever the time.
  void expire() { next_look_ = TimePoint::min(); }

  // When it is time; never, if nothing is in files.
  [[nodiscard]] TimePoint next_look() const { return next_look_; }

 private:
  // Of certificate and key; empty for one that is given as text, or that is not there.
  using Stamps = std::array<std::optional<FileStamp>, 2>;

  [[nodiscard]] Stamps stamps() const;
  // Whether a change that is seen now may be the half of one.
  [[nodiscard]] bool may_be_half(const Stamps& seen, TimePoint now);
  [[nodiscard]] Result<ClientCertificate> read(const Stamps& before) const;

  // Constant after construction.
  const ClientCertificate given_;
  const std::string certificate_file_;  // Empty: as given.
  const std::string key_file_;
  Clock& clock_;
  const Logger logger_;

  std::shared_ptr<const ClientCertificate> pair_;
  Stamps loaded_ = {};
  std::optional<Stamps> refused_;  // What was logged last.
  std::optional<Stamps> half_;     // A change of one of the two, and since when it is there.
  TimePoint half_since_ = {};
  TimePoint next_look_ = TimePoint::min();
};

}  // namespace kinform::inline v0::config
