// A sink that keeps what was logged, for a test to look at.

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

// A LogRecord that owns what it shows.
struct CapturedRecord {
  LogLevel level = LogLevel::Info;
  int verbosity = 0;
  std::string message = {};
  std::vector<std::pair<std::string, std::string>> fields =
      {};  // Values as to_string() gives them.
  std::string file = {};
  int line = 0;

  // The value of a field; empty if there is none of this key.
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

  // In the order of writing.
  [[nodiscard]] std::vector<CapturedRecord> records() const;

  // Those with exactly this message.
  [[nodiscard]] std::vector<CapturedRecord> records(std::string_view message) const;

  // Blocks until `count` records with this message are there. Returns false if they are not within
  // `patience` of real time, so that a broken test fails instead of hanging.
  [[nodiscard]] bool wait_for(std::string_view message, std::size_t count = 1,
                              Duration timeout = std::chrono::seconds(30));

  // Forgets what is there.
  void clear();

 private:
  std::size_t count_locked(std::string_view message) const KINFORM_REQUIRES(mutex_);

  const int verbosity_;
  mutable detail::Mutex mutex_;
  detail::CondVar written_;
  std::vector<CapturedRecord> records_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::testing
