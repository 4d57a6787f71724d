// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the library has to say while it runs. Nothing is said unless a Logger with a sink is handed
// in; there is no global one.
//
//   kinform::Logger logger(kinform::klog_text_sink(stderr, {.verbosity = 2}));
//   logger.info(2, "Caches populated", {{"type", "v1.Pod"}, {"reflector", name}});

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
#include "kinform/error.hpp"

namespace kinform::inline v0 {

// How serious a record is.
enum class LogLevel : std::uint8_t { Info, Warning, Error };

// Verbosity, with client-go's meanings. An Info record is written if its verbosity is at most that
// of the sink (what `-v` sets); warnings and errors always are.
//
//   0  what an operator should always see
//   1  a stream that ended in the middle
//   2  milestones, such as "Caches populated"
//   3  reflectors that start and stop
//   4  watches that end, and why there was a relist
//   6  requests
//   8  bodies of requests and answers

// The value of a key: a text, number, truth value, duration or error.
//
// Borrows texts and errors. It is made in a call and lives for that call; do not keep one.
class LogValue {
 public:
  using Content = std::variant<std::string_view, bool, std::int64_t, std::uint64_t, double,
                               Duration, const Error*>;

  // Implicit, so that {"count", 3} reads as it does.
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
  LogValue(char) = delete;  // A text of one character, or its code?

  [[nodiscard]] const Content& content() const { return content_; }

 private:
  Content content_;
};

// As a log shows it, but without quotation marks and escapes.
[[nodiscard]] std::string to_string(const LogValue& value);

// A name and a value that belong to a record.
struct LogField {
  std::string_view key;
  LogValue value;
};

// One thing said. Borrows everything: valid during LogSink::write().
struct LogRecord {
  LogLevel level = LogLevel::Info;
  int verbosity = 0;  // 0 unless `level` is Info.
  std::string_view message = {};
  // No key comes twice.
  std::span<const LogField> fields = {};
  // Where it was said; `file` with its directories, as the compiler saw it.
  std::string_view file = {};
  int line = 0;
};

// Where records go. Implement it to feed the program's own log.
//
// Thread safety: both functions are called from any thread, at the same time. What they throw is
// swallowed and costs that record only, for there is nobody to report it to.
class LogSink {
 public:
  virtual ~LogSink() = default;

  // Asked before each record is put together; should be quick.
  [[nodiscard]] virtual bool enabled(LogLevel level, int verbosity) const = 0;

  // Called for each record that is enabled, from any thread; views in it are borrowed for the call.
  virtual void write(const LogRecord& record) = 0;
};

// Says things to a sink. A default-constructed one has none: a call costs it one comparison.
//
// A handle: copying is cheap, and copies share the sink.
//
// Thread safety: as that of a shared pointer; logging with one Logger from many threads is fine.
class Logger {
 public:
  Logger() = default;
  explicit Logger(std::shared_ptr<LogSink> sink);

  // A logger that adds this to all it says, in place of what it had under the same key. Copies
  // `value`.
  [[nodiscard]] Logger with(std::string_view key, const LogValue& value) const;

  // Worth asking only if what would be logged is costly to find out.
  [[nodiscard]] bool enabled(LogLevel level, int verbosity = 0) const;

  // If a key comes twice, in the call or in the logger, the last one counts. Leave `file` and
  // `line` alone: they name the caller.
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
  // `error` comes first, under the key "err".
  void error(const Error& error, std::string_view message,
             std::initializer_list<LogField> fields = {}, const char* file = __builtin_FILE(),
             int line = __builtin_LINE()) const {
    if (context_) log(LogLevel::Error, 0, &error, message, fields, file, line);
  }

 private:
  struct Context;

  void log(LogLevel level, int verbosity, const Error* error, std::string_view message,
           std::initializer_list<LogField> fields, const char* file, int line) const;

  std::shared_ptr<const Context> context_;
};

struct LogSinkOptions {
  int verbosity = 0;

  // Stamps the records. Must outlive the sink.
  Clock* clock = &system_clock();
};

// Lines in klog's form, in local time:
//   I0810 10:24:30.123456   12345 reflector.cpp:289] "Caches populated" type="v1.Pod" count=3
// The number after the time is that of the thread. Unlike klog's, a value with line breaks is
// quoted too, so that a record is always one line.
//
// A record is one write. `file` and `stream` must outlive the sink.
[[nodiscard]] std::shared_ptr<LogSink> klog_text_sink(std::FILE* file, LogSinkOptions options = {});
[[nodiscard]] std::shared_ptr<LogSink> klog_text_sink(std::ostream& stream,
                                                      LogSinkOptions options = {});

// One JSON object a line, with the keys of Kubernetes' own components:
//   {"ts":1723285470123.456,"level":"info","caller":"reflector.cpp:289","msg":"Caches
//   populated","v":2,"count":3}
// `ts` counts milliseconds since 1970; "v", the verbosity, stands in Info records only.
[[nodiscard]] std::shared_ptr<LogSink> json_sink(std::FILE* file, LogSinkOptions options = {});
[[nodiscard]] std::shared_ptr<LogSink> json_sink(std::ostream& stream, LogSinkOptions options = {});

}  // namespace kinform::inline v0
