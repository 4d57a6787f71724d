// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ctime>
#include <functional>
#include <ostream>
#include <tuple>
#include <utility>

#include "base/json_text.hpp"
#include "base/quote.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

namespace {

using Format = std::string (*)(const LogRecord& record, WallTime time);
using WriteLine = std::function<void(std::string_view line)>;

// Formats each record as a line and writes the lines one at a time.
class LineSink final : public LogSink {
 public:
  LineSink(LogSinkOptions options, Format format, WriteLine write_line)
      : options_(options), format_(format), write_line_(std::move(write_line)) {}

  bool enabled(LogLevel level, int verbosity) const override {
    return level != LogLevel::Info || verbosity <= options_.verbosity;
  }

  void write(const LogRecord& record) override {
    const std::string line = format_(record, options_.clock->wall_now());
    const detail::MutexLock lock(mutex_);  // Guards the output, so the write is inside.
    write_line_(line);
  }

 private:
  const LogSinkOptions options_;
  const Format format_;
  const WriteLine write_line_;
  detail::Mutex mutex_;
};

WriteLine to_file(std::FILE* file) {
  return [file](std::string_view line) {
    // Ignore write errors, such as a full disk: there is no other place to report them.
    std::ignore = std::fwrite(line.data(), 1, line.size(), file);
    std::ignore = std::fflush(file);
  };
}

WriteLine to_stream(std::ostream& stream) {
  return [&stream](std::string_view line) {
    stream.write(line.data(), static_cast<std::streamsize>(line.size())).flush();
  };
}

std::string_view base_name(std::string_view path) {
  return path.substr(path.rfind('/') + 1);  // npos + 1 is 0.
}

void append_caller(std::string& out, const LogRecord& record) {
  out += base_name(record.file);
  out += ':';
  out += std::to_string(record.line);
}

// True for values that are formatted as quoted text, not as a number or boolean.
bool is_text(const LogValue& value) {
  return std::holds_alternative<std::string_view>(value.content()) ||
         std::holds_alternative<Duration>(value.content()) ||
         std::holds_alternative<const Error*>(value.content());
}

// The functions below write klog's text format.

char letter_of(LogLevel level) {
  switch (level) {
    case LogLevel::Info:
      return 'I';
    case LogLevel::Warning:
      return 'W';
    case LogLevel::Error:
      return 'E';
  }
  return 'I';
}

// Appends the header of a line, such as "I0810 10:24:30.123456   12345 ": level, date, time,
// thread.
void append_klog_header(std::string& out, LogLevel level, WallTime time) {
  const auto second = std::chrono::floor<std::chrono::seconds>(time);
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(time - second).count();
  const std::time_t calendar = std::chrono::system_clock::to_time_t(second);
  std::tm local = {};
  localtime_r(&calendar, &local);

  std::array<char, 64> header;
  std::snprintf(header.data(), header.size(), "%c%02d%02d %02d:%02d:%02d.%06ld %7ld ",
                letter_of(level), local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min,
                local.tm_sec, static_cast<long>(micros), static_cast<long>(gettid()));
  out += header.data();
}

// Texts from a server may be long, and are for people here.
constexpr std::size_t kTextBytesMax = 4096;

bool is_plain_key(std::string_view key) {
  const auto is_plain = [](char c) { return c > ' ' && c <= '~' && c != '=' && c != '"'; };
  return !key.empty() && std::all_of(key.begin(), key.end(), is_plain);
}

void append_klog_field(std::string& out, const LogField& field) {
  out += ' ';
  if (is_plain_key(field.key)) {
    out += field.key;
  } else {
    append_quoted(out, field.key);
  }
  out += '=';
  const std::string text = to_string(field.value);
  if (is_text(field.value)) {
    append_quoted(out, shortened(text, kTextBytesMax));
  } else {
    out += text;
  }
}

std::string format_klog(const LogRecord& record, WallTime time) {
  std::string line;
  append_klog_header(line, record.level, time);
  append_caller(line, record);
  line += "] ";
  append_quoted(line, shortened(record.message, kTextBytesMax));
  for (const LogField& field : record.fields) append_klog_field(line, field);
  line += '\n';
  return line;
}

// The functions below write the JSON format.

std::string_view name_of(LogLevel level) {
  switch (level) {
    case LogLevel::Info:
      return "info";
    case LogLevel::Warning:
      return "warning";
    case LogLevel::Error:
      return "error";
  }
  return "info";
}

void append_json_time(std::string& out, WallTime time) {
  const auto micros = std::chrono::floor<std::chrono::microseconds>(time.time_since_epoch());
  const double millis = static_cast<double>(micros.count()) / 1000;
  std::array<char, 32> digits;
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), millis, std::chars_format::fixed);
  out.append(digits.data(), end.ptr);
}

void append_json_value(std::string& out, const LogValue& value) {
  const auto* const number = std::get_if<double>(&value.content());
  const bool has_no_json_number = number != nullptr && !std::isfinite(*number);
  const std::string text = to_string(value);
  if (is_text(value) || has_no_json_number) {
    append_json_string(out, text);
  } else {
    out += text;
  }
}

std::string format_json(const LogRecord& record, WallTime time) {
  std::string caller;
  append_caller(caller, record);

  std::string line = "{\"ts\":";
  append_json_time(line, time);
  const auto append = [&](std::string_view key, const LogValue& value) {
    line += ',';
    append_json_string(line, key);
    line += ':';
    append_json_value(line, value);
  };
  append("level", name_of(record.level));
  append("caller", caller);
  append("msg", record.message);
  if (record.level == LogLevel::Info) append("v", record.verbosity);
  for (const LogField& field : record.fields) append(field.key, field.value);
  line += "}\n";
  return line;
}

}  // namespace

std::shared_ptr<LogSink> klog_text_sink(std::FILE* file, LogSinkOptions options) {
  return std::make_shared<LineSink>(options, format_klog, to_file(file));
}

std::shared_ptr<LogSink> klog_text_sink(std::ostream& stream, LogSinkOptions options) {
  return std::make_shared<LineSink>(options, format_klog, to_stream(stream));
}

std::shared_ptr<LogSink> json_sink(std::FILE* file, LogSinkOptions options) {
  return std::make_shared<LineSink>(options, format_json, to_file(file));
}

std::shared_ptr<LogSink> json_sink(std::ostream& stream, LogSinkOptions options) {
  return std::make_shared<LineSink>(options, format_json, to_stream(stream));
}

}  // namespace kinform::inline v0
