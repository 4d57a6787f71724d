// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A log sink that stores the records for a test to inspect.

#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::test_support {

// A LogRecord that owns its texts.
struct CapturedRecord {
  LogLevel level = LogLevel::Info;
  int verbosity = 0;
  std::string message = {};
  std::vector<std::pair<std::string, std::string>> fields =
      {};  // Values as formatted by to_string().
  std::string file = {};
  int line = 0;

  // Returns the value of a field; empty if there is none with this key.
  [[nodiscard]] std::optional<std::string> field(std::string_view key) const;
};

//   const auto log = std::make_shared<LogCapture>();
//   Reflector reflector(…, {.logger = Logger(log)});
//   ASSERT_TRUE(log->wait_for("Caches populated"));
//
// Thread safety: all members may be called from any thread.
class LogCapture final : public LogSink {
 public:
  // Keeps everything up to `verbosity`.
  explicit LogCapture(int verbosity = std::numeric_limits<int>::max()) : verbosity_(verbosity) {}

  [[nodiscard]] bool enabled(LogLevel level, int verbosity) const override;
  void write(const LogRecord& record) override;

  // All records, in the order in which they were written.
  [[nodiscard]] std::vector<CapturedRecord> records() const;

  // The records with exactly this message.
  [[nodiscard]] std::vector<CapturedRecord> records(std::string_view message) const;

  // Blocks until there are `count` records with this message. Returns false after `timeout` of real
  // time, so that a broken test fails instead of hanging.
  [[nodiscard]] bool wait_for(std::string_view message, std::size_t count = 1,
                              Duration timeout = std::chrono::seconds(30));

  // Removes all records.
  void clear();

 private:
  std::size_t count_locked(std::string_view message) const KINFORM_REQUIRES(mutex_);

  const int verbosity_;
  mutable detail::Mutex mutex_;
  detail::CondVar written_;
  std::vector<CapturedRecord> records_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::test_support
