// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/logging.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

#include "base/duration.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

struct TextOf {
  std::string operator()(std::string_view text) const { return std::string(text); }
  std::string operator()(bool truth) const { return truth ? "true" : "false"; }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(std::uint64_t number) const { return std::to_string(number); }
  std::string operator()(Duration duration) const { return format_duration(duration); }
  std::string operator()(const Error* error) const { return to_string(*error); }

  std::string operator()(double number) const {
    if (std::isnan(number)) return "NaN";
    if (std::isinf(number)) return number < 0 ? "-Inf" : "+Inf";
    std::array<char, 32> digits;  // The longest number needs 24.
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {digits.data(), end};
  }
};

// A field that owns its texts.
class OwnedField {
 public:
  OwnedField(std::string_view key, const LogValue& value) : key_(key), value_(keep(value)) {}

  const std::string& key() const { return key_; }

  // Returns a field that borrows its texts from this object.
  LogField field() const {
    return {key_, std::visit([](const auto& value) { return LogValue(value); }, value_)};
  }

 private:
  using Value = std::variant<std::string, LogValue>;

  static Value keep(const LogValue& value) {
    const bool borrows = std::holds_alternative<std::string_view>(value.content()) ||
                         std::holds_alternative<const Error*>(value.content());
    return borrows ? Value(to_string(value)) : Value(value);
  }

  std::string key_;
  Value value_;
};

// Keeps only the last field of each key.
void remove_overridden(std::vector<LogField>& fields) {
  const auto is_overridden = [&](const LogField& field) {
    const LogField* const end = fields.data() + fields.size();
    return std::any_of(&field + 1, end,
                       [&](const LogField& later) { return later.key == field.key; });
  };
  // Not std::remove_if: it moves fields while the predicate still reads later ones.
  std::vector<LogField> kept;
  kept.reserve(fields.size());
  for (const LogField& field : fields) {
    if (!is_overridden(field)) kept.push_back(field);
  }
  fields = std::move(kept);
}

}  // namespace

struct Logger::Context {
  std::shared_ptr<LogSink> sink;
  std::vector<OwnedField> fields = {};
};

std::string to_string(const LogValue& value) {
  return std::visit(TextOf(), value.content());
}

const std::shared_ptr<const Logger::Context>& Logger::stderr_context() {
  // Below the verbosity of every Info record.
  constexpr int kNoInfo = -1;
  // Never destroyed: threads may log while the program ends.
  static const auto* const context = new std::shared_ptr<const Context>(
      std::make_shared<Context>(Context{.sink = klog_text_sink(stderr, {.verbosity = kNoInfo})}));
  return *context;
}

Logger::Logger() : context_(stderr_context()) {}

Logger Logger::none() {
  Logger logger;
  logger.context_ = nullptr;
  return logger;
}

Logger::Logger(std::shared_ptr<LogSink> sink) {
  KINFORM_ASSERT(sink != nullptr);
  context_ = std::make_shared<const Context>(Context{.sink = std::move(sink)});
}

Logger Logger::with(std::string_view key, const LogValue& value) const {
  if (!context_) return none();
  auto context = std::make_shared<Context>(*context_);
  std::erase_if(context->fields, [&](const OwnedField& field) { return field.key() == key; });
  context->fields.emplace_back(key, value);
  Logger logger;
  logger.context_ = std::move(context);
  return logger;
}

bool Logger::enabled(LogLevel level, int verbosity) const {
  if (!context_) return false;
  try {
    return context_->sink->enabled(level, verbosity);
  } catch (...) {
    return false;  // A broken sink is not the caller's problem.
  }
}

void Logger::log(LogLevel level, int verbosity, const Error* error, std::string_view message,
                 std::initializer_list<LogField> fields, const char* file, int line) const {
  if (!enabled(level, verbosity)) return;

  std::vector<LogField> all;
  all.reserve(context_->fields.size() + fields.size() + 1);
  if (error != nullptr) all.push_back({"err", *error});
  for (const OwnedField& kept : context_->fields) all.push_back(kept.field());
  all.insert(all.end(), fields.begin(), fields.end());
  remove_overridden(all);

  try {
    context_->sink->write({.level = level,
                           .verbosity = verbosity,
                           .message = message,
                           .fields = all,
                           .file = file,
                           .line = line});
  } catch (...) {
    // The record is lost: there is no other place to report it.
  }
}

}  // namespace kinform::inline v0
