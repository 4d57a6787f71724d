// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/log_capture.hpp"

#include <algorithm>
#include <iterator>

namespace kinform::inline v0::test_support {

using detail::MutexLock;
using detail::Wake;

namespace {

CapturedRecord capture(const LogRecord& record) {
  CapturedRecord captured{.level = record.level,
                          .verbosity = record.verbosity,
                          .message = std::string(record.message),
                          .file = std::string(record.file),
                          .line = record.line};
  for (const LogField& field : record.fields) {
    captured.fields.emplace_back(field.key, to_string(field.value));
  }
  return captured;
}

}  // namespace

std::optional<std::string> CapturedRecord::field(std::string_view key) const {
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const auto& field) { return field.first == key; });
  if (found == fields.end()) return std::nullopt;
  return found->second;
}

bool LogCapture::enabled(LogLevel level, int verbosity) const {
  return level != LogLevel::Info || verbosity <= verbosity_;
}

void LogCapture::write(const LogRecord& record) {
  CapturedRecord captured = capture(record);
  const MutexLock lock(mutex_);
  records_.push_back(std::move(captured));
  written_.notify_all();
}

std::vector<CapturedRecord> LogCapture::records() const {
  const MutexLock lock(mutex_);
  return records_;
}

std::vector<CapturedRecord> LogCapture::records(std::string_view message) const {
  const MutexLock lock(mutex_);
  std::vector<CapturedRecord> matching;
  std::copy_if(records_.begin(), records_.end(), std::back_inserter(matching),
               [&](const CapturedRecord& record) { return record.message == message; });
  return matching;
}

bool LogCapture::wait_for(std::string_view message, std::size_t count, Duration timeout) {
  const TimePoint deadline = system_clock().after(timeout);
  const MutexLock lock(mutex_);
  const auto are_there = [&]() KINFORM_REQUIRES(mutex_) { return count_locked(message) >= count; };
  return written_.wait_until(mutex_, system_clock(), deadline, {}, are_there) == Wake::Notified;
}

void LogCapture::clear() {
  const MutexLock lock(mutex_);
  records_.clear();
}

std::size_t LogCapture::count_locked(std::string_view message) const {
  return static_cast<std::size_t>(
      std::count_if(records_.begin(), records_.end(),
                    [&](const CapturedRecord& record) { return record.message == message; }));
}

}  // namespace kinform::inline v0::test_support
