// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What a Reflector reports: its status, its log and the calls of its hooks.

#include <utility>
#include <variant>
#include <vector>

#include "base/user_code.hpp"
#include "cache/reflector/reflector_impl.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

LogField log_field(const reflector::Log::Field& field) {
  return std::visit(
      [&](const auto& value) {
        return LogField{field.key, LogValue(value)};
      },
      field.value);
}

void write(const Logger& logger, const reflector::Log& record,
           std::initializer_list<LogField> fields) {
  switch (record.level) {
    case LogLevel::Info:
      return logger.info(record.verbosity, record.message, fields, record.file, record.line);
    case LogLevel::Warning:
      return logger.warning(record.message, fields, record.file, record.line);
    case LogLevel::Error:
      return logger.error(record.message, fields, record.file, record.line);
  }
}

}  // namespace

// Copies to the shared status what the machine has changed since the last time.
void Reflector::Impl::publish_status() {
  const reflector::StatusChange change = machine_.take_status_change();
  if (change == reflector::StatusChange::None) return;
  const ReflectorStatus& status = machine_.status();
  const detail::MutexLock lock(mutex_);
  if (change == reflector::StatusChange::All) {
    status_ = status;
    return;
  }
  // A change per event: no copies of errors and reasons.
  status_.counters = status.counters;
  status_.last_received = status.last_received;
  status_.last_sync_resource_version = status.last_sync_resource_version;
}

void Reflector::Impl::perform_effects() {
  for (const reflector::Effect& effect : machine_.take_effects()) {
    std::visit([this](const auto& done) { perform(done); }, effect);
  }
}

void Reflector::Impl::perform(const reflector::CloseWatch& /*effect*/) {
  watch_.reset();
}

void Reflector::Impl::perform(const reflector::ReportError& effect) {
  if (!options_.on_watch_error) return log_watch_error(effect.error);
  call_on_watch_error(effect.error);
}

void Reflector::Impl::perform(const reflector::ReportNotServed& effect) {
  if (options_.on_watch_error) return call_on_watch_error(effect.error);
  logger_.warning("Resource is not served; waiting for it", {{"err", effect.error}});
}

void Reflector::Impl::call_on_watch_error(const Error& error) {
  const Result<void> called =
      call_user_code("on_watch_error", [&] { options_.on_watch_error(error); });
  if (!called) report_user_code(called.error());
}

void Reflector::Impl::perform(const reflector::AnnounceParked& effect) {
  if (!options_.on_parked) return;
  const Result<void> called =
      call_user_code("on_parked", [&] { options_.on_parked(effect.parked); });
  if (!called) report_user_code(called.error());
}

void Reflector::Impl::perform(const reflector::Log& effect) {
  const std::vector<reflector::Log::Field>& f = effect.fields;
  switch (f.size()) {
    case 0:
      return write(logger_, effect, {});
    case 1:
      return write(logger_, effect, {log_field(f[0])});
    case 2:
      return write(logger_, effect, {log_field(f[0]), log_field(f[1])});
    case 4:
      return write(logger_, effect,
                   {log_field(f[0]), log_field(f[1]), log_field(f[2]), log_field(f[3])});
    default:
      KINFORM_ASSERT(false);
  }
}

// Logs expired errors at verbosity 4, an unexpected end of stream at 1, all others as errors
// (REF-12).
void Reflector::Impl::log_watch_error(const Error& error) const {
  if (error.code == ErrorCode::Expired) {
    logger_.info(4, "Watch closed", {{"err", error}});
  } else if (error.code == ErrorCode::EndOfStream) {
    logger_.info(1, "Watch closed with unexpected EOF", {{"err", error}});
  } else {
    logger_.error(error, "Failed to watch");
  }
}

void Reflector::Impl::report_user_code(const Error& error) {
  logger_.error(error, "User callback failed");
  machine_.count_user_code_error();
  publish_status();
}

std::string Reflector::Impl::last_sync_resource_version() const {
  const detail::MutexLock lock(mutex_);
  return status_.last_sync_resource_version;
}

ReflectorStatus Reflector::Impl::status() const {
  // Before our own lock: the lister-watcher has one, too.
  std::string waiting = lister_watcher_.waiting_reason();
  std::string json_fallback = lister_watcher_.json_fallback();
  const detail::MutexLock lock(mutex_);
  ReflectorStatus status = status_;
  status.waiting = std::move(waiting);
  status.json_fallback = std::move(json_fallback);
  return status;
}

}  // namespace kinform::inline v0
