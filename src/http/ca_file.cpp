// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/ca_file.hpp"

#include <string_view>
#include <utility>

#include "base/certificate_validity.hpp"
#include "base/quote.hpp"

namespace kinform::inline v0::http {

using detail::MutexLock;

// What was found in the file. `reason` is client-go's word for a failure.
struct CaFile::Reading {
  Result<std::string> contents;
  std::string_view reason = {};
};

CaFile::CaFile(std::string path, Logger logger, TransportMetrics& metrics)
    : path_(std::move(path)), logger_(std::move(logger)), metrics_(metrics) {}

Result<TrustRoots> CaFile::contents() {
  const std::optional<FileStamp> stamp = file_stamp(path_);
  MutexLock lock(mutex_);
  if (contents_ != nullptr && stamp == seen_) return contents_;
  seen_ = stamp;  // Others go on with what there is.
  const TrustRoots before = contents_;
  lock.unlock();

  Reading reading = read();
  if (before != nullptr) tell(reading, *before);

  lock.lock();
  if (reading.contents && (contents_ == nullptr || *contents_ != *reading.contents)) {
    contents_ = std::make_shared<const std::string>(*std::move(reading.contents));
  }
  if (contents_ == nullptr) return reading.contents.error();
  return contents_;
}

void CaFile::tell(const Reading& reading, const std::string& before) const {
  if (!reading.contents) {
    logger_.error(reading.contents.error(), "Unable to reload the CA file");
    metrics_.count_ca_reload("failure", reading.reason);
    return;
  }
  const bool is_same = *reading.contents == before;
  metrics_.count_ca_reload("success", is_same ? "unchanged" : "updated");
}

CaFile::Reading CaFile::read() const {
  std::string message = "cannot read CA file: ";
  Result<std::string> contents = read_file(path_);
  if (!contents) {
    return {Error{ErrorCode::Tls, message + contents.error().message}, "read_error"};
  }
  append_quoted(message, path_);
  if (contents->empty()) return {Error{ErrorCode::Tls, message + " is empty"}, "empty"};
  if (!certificate_validity(*contents)) {
    return {Error{ErrorCode::Tls, message + " does not contain a complete PEM certificate"},
            "ca_parse_error"};
  }
  return {std::move(contents)};
}

}  // namespace kinform::inline v0::http
