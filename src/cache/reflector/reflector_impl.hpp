// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drives a ReflectorMachine with a ListerWatcher, a Store and a Clock, and blocks for each.

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "cache/reflector/reflector_machine.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

// Performs the actions of the machine and reports their results to it. Decides nothing.
//
// Thread safety: that of Reflector. Members without a guard belong to the thread that calls step().
class Reflector::Impl {
 public:
  Impl(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options);

  void run(const std::stop_token& stop);
  // See cache::ReflectorStepper.
  TimePoint step(TimePoint deadline, const std::stop_token& stop);

  [[nodiscard]] std::string last_sync_resource_version() const;
  [[nodiscard]] ReflectorStatus status() const;

 private:
  using Action = reflector::Action;
  // The limits of one step.
  struct Limits {
    TimePoint deadline;
    const std::stop_token& stop;
  };

  // Takes an action of the machine: performs what is to be done now, and keeps the rest for the
  // next step.
  void take(Action action, const Limits& limits);
  [[nodiscard]] TimePoint due() const;

  // One function per action; each returns the action that follows its result.
  Action perform(const reflector::Wait& action, const Limits& limits);
  Action perform(const reflector::OpenWatch& action, const Limits& limits);
  Action perform(const reflector::ReadWatch& action, const Limits& limits);
  Action perform(const reflector::FetchPage& action, const Limits& limits);
  Action perform(const reflector::Probe& action, const Limits& limits);
  Action perform(const reflector::End& action, const Limits& limits);
  Action perform(const reflector::Continue& action, const Limits& limits);
  Action perform(reflector::Replace& action, const Limits& limits);
  Action perform(const reflector::StoreEvent& action, const Limits& limits);
  Action perform(const reflector::Resync& action, const Limits& limits);
  Action perform(const reflector::FindResource& action, const Limits& limits);
  Action perform(const reflector::CheckResource& action, const Limits& limits);

  [[nodiscard]] Result<ListMetadata> read_page(const ListOptions& options, std::uint64_t& bytes,
                                               const std::stop_token& stop);
  [[nodiscard]] Result<void> store_event(const WatchEvent& event, const std::stop_token& stop);
  [[nodiscard]] bool should_resync();
  // Reports the result of a change of the store to the machine.
  Action report_stored(const Result<void>& stored, const Limits& limits);

  // Effects.
  void perform_effects();
  void perform(const reflector::CloseWatch& effect);
  void perform(const reflector::ReportError& effect);
  void perform(const reflector::ReportNotServed& effect);
  void perform(const reflector::AnnounceParked& effect);
  void perform(const reflector::Log& effect);
  void call_on_watch_error(const Error& error);
  void log_watch_error(const Error& error) const;
  void report_user_code(const Error& error);
  void publish_status();

  [[nodiscard]] TimePoint now() const { return options_.clock->now(); }

  // Constant after construction.
  ListerWatcher& lister_watcher_;
  Store& store_;
  const ReflectorOptions options_;
  const Logger logger_;

  reflector::ReflectorMachine machine_;
  Action pending_ = reflector::Wait();  // The request or wait that the next step performs.
  std::unique_ptr<WatchStream> watch_;
  bool is_quiet_ = false;  // The last read of watch_ returned nothing.
  std::unique_ptr<ResourceSearch> search_;

  mutable detail::Mutex mutex_;
  ReflectorStatus status_ KINFORM_GUARDED_BY(mutex_);  // As of the last event.
};

}  // namespace kinform::inline v0
