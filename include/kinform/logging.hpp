// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Structured logging in klog's style. By default, warnings and errors go to stderr. Every options
// struct with a `logger` accepts another one; there is no global logger to replace.
//
//   .logger = Logger(klog_text_sink(stderr, {.verbosity = 2}))   more
//   .logger = Logger(std::make_shared<MySink>())                 to the program's own log
//   .logger = Logger::none()                                     nothing

#pragma once

#include <concepts>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0 {

// The severity of a record.
enum class LogLevel : std::uint8_t { Info, Warning, Error };

// Verbosity, with client-go's meanings. An Info record is written if its verbosity is at most that
// of the sink (set by `-v`); warnings and errors are always written.
//
//   0  what an operator should always see
//   1  a stream that ended in the middle
//   2  milestones, such as "Caches populated"
//   3  reflectors that start and stop
//   4  watches that end, and the reason for a relist
//   6  requests
//   8  headers of requests and responses
//
// Bodies and credentials are logged at no level.

// The value of a field: text, number, bool, duration or error.
//
// Borrows text and errors: create it in the call that logs it, and do not keep it.
class LogValue {
 public:
  using Content = std::variant<std::string_view, bool, std::int64_t, std::uint64_t, double,
                               Duration, const Error*>;

  // Implicit conversions, so that {"count", 3} works.
  LogValue(std::string_view text) : content_(text) {}
  LogValue(const std::string& text) : content_(std::string_view(text)) {}
  LogValue(const char* text) : content_(std::string_view(text == nullptr ? "" : text)) {}
  LogValue(std::same_as<bool> auto truth) : content_(truth) {}
  template <std::signed_integral Number>
  LogValue(Number number) : content_(std::int64_t{number}) {}
  template <std::unsigned_integral Number>
  requires(!std::same_as<Number, bool>) LogValue(Number number) : content_(std::uint64_t{number}) {}
  LogValue(double number) : content_(number) {}
  template <class Rep, class Period>
  LogValue(std::chrono::duration<Rep, Period> duration)
      : content_(std::chrono::duration_cast<Duration>(duration)) {}
  LogValue(const Error& error) : content_(&error) {}
  LogValue(char) = delete;  // Ambiguous: a text of one character, or its code.

  [[nodiscard]] const Content& content() const { return content_; }

 private:
  Content content_;
};

// Returns the value as text, without quotation marks and escapes.
[[nodiscard]] KINFORM_EXPORT std::string to_string(const LogValue& value);

// A key and its value.
struct LogField {
  std::string_view key;
  LogValue value;
};

// One log record. Borrows everything: valid during LogSink::write() only.
struct LogRecord {
  LogLevel level = LogLevel::Info;
  int verbosity = 0;  // 0 unless `level` is Info.
  std::string_view message = {};
  // Keys are unique.
  std::span<const LogField> fields = {};
  // The source location of the call; `file` with its directories, as the compiler saw it.
  std::string_view file = {};
  int line = 0;
};

// Receives log records. Implement it to forward them to the program's own log.
//
// Thread safety: both functions are called from any thread, concurrently. An exception is swallowed
// and loses that record only, because there is nowhere to report it.
class KINFORM_EXPORT LogSink {
 public:
  virtual ~LogSink() = default;

  // Returns true if such records are wanted. Called before each record is built; should be quick.
  [[nodiscard]] virtual bool enabled(LogLevel level, int verbosity) const = 0;

  // Writes one enabled record. The views in it are valid during the call.
  virtual void write(const LogRecord& record) = 0;
};

// Logs to a sink.
//
// A handle: copying is cheap, and copies share the sink.
//
// Thread safety: like std::shared_ptr; many threads may log with one Logger.
class KINFORM_EXPORT Logger {
 public:
  // Writes warnings and errors to stderr in klog's text format, and no Info records.
  Logger();
  explicit Logger(std::shared_ptr<LogSink> sink);
  // Returns a logger that writes nothing; a call costs one comparison.
  [[nodiscard]] static Logger none();

  // Returns a logger that adds this field to every record, replacing a field with the same key.
  // Copies `value`.
  [[nodiscard]] Logger with(std::string_view key, const LogValue& value) const;

  // Returns true if such a record would be written. Only needed if its fields are costly to
  // compute.
  [[nodiscard]] bool enabled(LogLevel level, int verbosity = 0) const;

  // If a key occurs several times, in the call or in the logger, the last one is used. Do not pass
  // `file` and `line`: they default to the caller's location.
  void info(int verbosity, std::string_view message, std::initializer_list<LogField> fields = {},
            const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
    if (context_) log(LogLevel::Info, verbosity, nullptr, message, fields, file, line);
  }
  void warning(std::string_view message, std::initializer_list<LogField> fields = {},
               const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
    if (context_) log(LogLevel::Warning, 0, nullptr, message, fields, file, line);
  }
  void error(std::string_view message, std::initializer_list<LogField> fields = {},
             const char* file = __builtin_FILE(), int line = __builtin_LINE()) const {
    if (context_) log(LogLevel::Error, 0, nullptr, message, fields, file, line);
  }
  // Adds `error` as the first field, with the key "err".
  void error(const Error& error, std::string_view message,
             std::initializer_list<LogField> fields = {}, const char* file = __builtin_FILE(),
             int line = __builtin_LINE()) const {
    if (context_) log(LogLevel::Error, 0, &error, message, fields, file, line);
  }

 private:
  struct KINFORM_HIDDEN Context;

  // Returns the context of default-constructed loggers.
  static const std::shared_ptr<const Context>& stderr_context();

  void log(LogLevel level, int verbosity, const Error* error, std::string_view message,
           std::initializer_list<LogField> fields, const char* file, int line) const;

  std::shared_ptr<const Context> context_;  // Null: writes nothing.
};

struct LogSinkOptions {
  int verbosity = 0;

  // The source of the timestamps. Must outlive the sink.
  Clock* clock = &system_clock();
};

// Returns a sink that writes klog's text format, in local time:
//   I0810 10:24:30.123456   12345 reflector.cpp:289] "Caches populated" type="v1.Pod" count=3
// The number after the time is the thread id. Unlike in klog, a value with line breaks is quoted
// too, so that a record is always one line, and a text is cut after 4096 bytes.
//
// Each record is one write. `file` and `stream` must outlive the sink.
[[nodiscard]] KINFORM_EXPORT std::shared_ptr<LogSink> klog_text_sink(std::FILE* file,
                                                                     LogSinkOptions options = {});
[[nodiscard]] KINFORM_EXPORT std::shared_ptr<LogSink> klog_text_sink(std::ostream& stream,
                                                                     LogSinkOptions options = {});

// Returns a sink that writes one JSON object per line, with the keys of Kubernetes' own components:
//   {"ts":1723285470123.456,"level":"info","caller":"reflector.cpp:289","msg":"Caches
//   populated","v":2,"count":3}
// `ts` is in milliseconds since 1970; "v", the verbosity, is present in Info records only. `file`
// and `stream` must outlive the sink.
[[nodiscard]] KINFORM_EXPORT std::shared_ptr<LogSink> json_sink(std::FILE* file,
                                                                LogSinkOptions options = {});
[[nodiscard]] KINFORM_EXPORT std::shared_ptr<LogSink> json_sink(std::ostream& stream,
                                                                LogSinkOptions options = {});

}  // namespace kinform::inline v0
