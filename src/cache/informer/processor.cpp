// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/processor.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kinform::inline v0::cache {

using detail::MutexLock;

Processor::Processor(Duration resync_period, Clock& clock, Logger logger)
    : default_period_(resync_period),
      clock_(clock),
      logger_(std::move(logger)),
      check_period_(resync_period) {}

Processor::~Processor() {
  stop();
}

Result<HandlerRegistration> Processor::add(EventHandler<> handler, HandlerOptions options,
                                           std::optional<Snapshot> replay) {
  join_removed();
  MutexLock lock(mutex_);
  std::string name = options.name.empty() ? std::to_string(next_number_) : options.name;
  ++next_number_;
  if (phase_ == Phase::Stopped) {
    return Error(ErrorCode::FailedPrecondition,
                 "handler " + name + " was not added: informer is stopped");
  }
  record_period_locked(options);
  auto queue = std::make_shared<HandlerQueue>(std::move(handler), std::move(name), clock_, logger_);
  if (replay) queue->push_replay(*std::move(replay));
  if (informer_synced_) queue->record_informer_synced();
  const Duration period =
      effective_resync_period(options.resync_period, default_period_, check_period_);
  handlers_.push_back({.queue = queue,
                       .requested_period = options.resync_period,
                       .resync = ResyncSchedule(period, clock_.now())});
  if (phase_ == Phase::Threads) queue->start();
  return HandlerRegistration(weak_from_this(), std::move(queue));
}

// Before the start, a shorter period of a handler shortens the informer's check period (SI-36 to
// SI-38).
void Processor::record_period_locked(const HandlerOptions& options) {
  if (!options.resync_period || *options.resync_period == Duration::zero()) return;
  Duration wanted = *options.resync_period;
  if (check_period_ == Duration::zero()) {
    logger_.warning("Informer has no resync period; ignoring the handler's resync period",
                    {{"resyncPeriod", wanted}});
    return;
  }
  if (wanted < kShortestResync) {
    logger_.warning("Handler's resync period is too short; using the minimum of 1s",
                    {{"resyncPeriod", wanted}});
    wanted = kShortestResync;
  }
  if (wanted >= check_period_) return;
  if (phase_ != Phase::New) {
    logger_.warning(
        "Handler's resync period is shorter than the running informer's check period; using that",
        {{"resyncPeriod", wanted}, {"checkPeriod", check_period_}});
    return;
  }
  check_period_ = wanted;
  for (Handler& handler : handlers_) {
    handler.resync.set_period(
        effective_resync_period(handler.requested_period, default_period_, check_period_),
        clock_.now());
  }
}

void Processor::remove(const std::shared_ptr<HandlerQueue>& queue) {
  queue->remove();
  {
    MutexLock lock(mutex_);
    const auto found = std::find_if(handlers_.begin(), handlers_.end(),
                                    [&](const Handler& handler) { return handler.queue == queue; });
    if (found != handlers_.end()) {
      removed_.push_back(queue);
      handlers_.erase(found);
    }
  }
  join_removed();
}

// A queue stays in removed_ until its thread has been joined, so that stop() waits for it, too.
void Processor::join_removed() {
  std::vector<std::shared_ptr<HandlerQueue>> ended;
  {
    MutexLock lock(mutex_);
    std::copy_if(removed_.begin(), removed_.end(), std::back_inserter(ended),
                 [](const auto& queue) { return !queue->is_in_call(); });
  }
  if (ended.empty()) return;
  for (const auto& queue : ended) queue->join();
  MutexLock lock(mutex_);
  std::erase_if(removed_, [&](const auto& queue) {
    return std::find(ended.begin(), ended.end(), queue) != ended.end();
  });
}

void Processor::start() {
  MutexLock lock(mutex_);
  if (phase_ != Phase::New) return;
  phase_ = Phase::Threads;
  for (const Handler& handler : handlers_) handler.queue->start();
}

void Processor::start_stepwise() {
  MutexLock lock(mutex_);
  if (phase_ == Phase::New) phase_ = Phase::Stepwise;
}

bool Processor::step() {
  bool any = false;
  for (const auto& queue : queues()) any |= queue->step();
  return any;
}

bool Processor::step(std::string_view name) {
  bool any = false;
  for (const auto& queue : queues()) {
    if (queue->name() == name) any |= queue->step();
  }
  return any;
}

void Processor::stop() {
  std::vector<std::shared_ptr<HandlerQueue>> ending;
  {
    MutexLock lock(mutex_);
    phase_ = Phase::Stopped;
    for (const Handler& handler : handlers_) ending.push_back(handler.queue);
    ending.insert(ending.end(), removed_.begin(), removed_.end());
  }
  for (const auto& queue : ending) queue->stop();
  for (const auto& queue : ending) queue->join();
  join_removed();
}

void Processor::distribute(NotificationBatch batch) {
  if (batch.notifications.empty()) return;
  const auto shared = std::make_shared<const NotificationBatch>(std::move(batch));
  MutexLock lock(mutex_);
  for (const Handler& handler : handlers_) handler.queue->push(shared, handler.with_unchanged);
}

void Processor::record_informer_synced() {
  MutexLock lock(mutex_);
  informer_synced_ = true;
  for (const Handler& handler : handlers_) handler.queue->record_informer_synced();
}

Duration Processor::check_period() const {
  MutexLock lock(mutex_);
  return check_period_;
}

bool Processor::should_resync() {
  MutexLock lock(mutex_);
  const TimePoint now = clock_.now();
  bool any = false;
  for (Handler& handler : handlers_) {
    handler.with_unchanged = handler.resync.take_due(now);
    any |= handler.with_unchanged;
  }
  return any;
}

std::vector<HandlerStatus> Processor::status() const {
  std::vector<HandlerStatus> all;
  for (const auto& queue : queues()) {
    const HandlerQueueCounts counts = queue->counts();
    all.push_back({.name = queue->name(),
                   .synced = queue->synced().is_set(),
                   .backlog = counts.backlog,
                   .delivered = counts.delivered,
                   .failures = counts.failures,
                   .lag = counts.lag});
  }
  return all;
}

std::vector<std::shared_ptr<HandlerQueue>> Processor::queues() const {
  std::vector<std::shared_ptr<HandlerQueue>> all;
  MutexLock lock(mutex_);
  for (const Handler& handler : handlers_) all.push_back(handler.queue);
  return all;
}

}  // namespace kinform::inline v0::cache
