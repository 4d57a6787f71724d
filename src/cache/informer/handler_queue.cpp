// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/handler_queue.hpp"

#include <map>
#include <utility>

#include "base/thread.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::cache {

using detail::MutexLock;

namespace {

// A slow call is logged only if more than this many calls are waiting (PL-05).
constexpr std::size_t kLongBacklog = 1024;
constexpr Duration kSlowCall = std::chrono::milliseconds(100);

// The threads of this process that wait until a handler is idle, and what they wait for. A queue is
// in the map only while its waiting thread keeps it alive.
struct IdleWaits {
  detail::Mutex mutex;
  std::map<std::thread::id, const HandlerQueue*> queues KINFORM_GUARDED_BY(mutex);
};

// Never destroyed: a registration may be a global variable.
IdleWaits& idle_waits() {
  static IdleWaits& waits = *new IdleWaits;
  return waits;
}

}  // namespace

HandlerQueue::HandlerQueue(EventHandler<> handler, std::string name, Clock& clock, Logger logger)
    : name_(std::move(name)),
      clock_(clock),
      logger_(std::move(logger)),
      handler_(std::move(handler)) {}

HandlerQueue::~HandlerQueue() = default;

void HandlerQueue::push(std::shared_ptr<const NotificationBatch> batch, bool with_unchanged) {
  const std::size_t calls = batch->notifications.size();
  const std::size_t initial = batch->initial_count;
  MutexLock lock(mutex_);
  if (stopped_.load() || calls == 0) return;
  initial_pending_ += initial;
  push_locked({.work = Pending{.batch = std::move(batch), .with_unchanged = with_unchanged},
               .calls = calls,
               .since = clock_.now()});
}

void HandlerQueue::push_replay(Snapshot snapshot) {
  const std::size_t calls = snapshot.size();
  MutexLock lock(mutex_);
  if (stopped_.load() || calls == 0) return;
  initial_pending_ += calls;
  const Snapshot::iterator first = snapshot.begin();
  push_locked({.work = Replay{.snapshot = std::move(snapshot), .next = first},
               .calls = calls,
               .since = clock_.now()});
}

void HandlerQueue::push_locked(Item item) {
  backlog_ += item.calls;
  items_.push_back(std::move(item));
  changed_.notify_all();
}

void HandlerQueue::record_informer_synced() {
  MutexLock lock(mutex_);
  informer_synced_ = true;
  settle_locked();
}

void HandlerQueue::settle_locked() {
  if (!informer_synced_ || initial_pending_.load() > 0 || stopped_.load()) return;
  synced_.set();
  changed_.notify_all();
}

void HandlerQueue::start() {
  MutexLock lock(mutex_);
  thread_ = start_thread("handler " + name_, [this](const std::stop_token& stop) { run(stop); });
}

void HandlerQueue::run(const std::stop_token& stop) {
  while (true) {
    {
      MutexLock lock(mutex_);
      const bool ready = changed_.wait(mutex_, stop, [this]() KINFORM_REQUIRES(mutex_) {
        return stopped_.load() || !items_.empty();
      });
      if (!ready || stopped_.load()) return;
      begin_calls_locked();
    }
    while (!stopped_.load(std::memory_order_relaxed) && make_call()) {
    }
    finish_calls();
  }
}

bool HandlerQueue::step() {
  {
    MutexLock lock(mutex_);
    if (stopped_.load() || (!current_ && items_.empty())) return false;
    begin_calls_locked();
  }
  const bool any = make_call();
  finish_calls();
  return any || step();  // If the handler skipped the whole batch, try the next.
}

void HandlerQueue::begin_calls_locked() {
  calling_ = std::this_thread::get_id();
  if (!current_) {
    current_ = std::move(items_.front());
    items_.pop_front();
  }
  call_since_ = current_->since;
}

// Ends the calls that begin_calls_locked() began. Keeps current_ for the next step, unless all its
// calls are made or the queue was stopped.
void HandlerQueue::finish_calls() {
  if (current_ && (current_->calls == 0 || stopped_.load())) current_.reset();
  MutexLock lock(mutex_);
  while (removed_ && handler_) {
    // Without the lock, because this runs destructors of the user, and before the end of the call,
    // for which the destructor of the registration waits.
    lock.unlock();
    handler_.reset();
    lock.lock();
  }
  calling_.reset();
  settle_locked();
  changed_.notify_all();
}

bool HandlerQueue::make_call() {
  const Notification* notification = take();
  if (notification == nullptr) return false;
  const TimePoint begin = clock_.now();
  const Result<void> called = call_handler(*handler_, *notification);
  if (!called) {
    failures_.fetch_add(1, std::memory_order_relaxed);
    logger_.error(called.error(), "Handler failed", {{"handler", name_}});
  }
  delivered_.fetch_add(1, std::memory_order_relaxed);
  // An add of the initial list counts as delivered even if the call failed. Otherwise this handler
  // would never report synced (PL-12).
  if (notification->in_initial_list && initial_pending_.fetch_sub(1) == 1) {
    MutexLock lock(mutex_);
    settle_locked();
  }
  warn_of_slow_call(clock_.now() - begin);
  return true;
}

void HandlerQueue::warn_of_slow_call(Duration duration) const {
  const std::size_t backlog = backlog_.load(std::memory_order_relaxed);
  if (duration <= kSlowCall || backlog <= kLongBacklog) return;
  logger_.warning("Slow handler with a long backlog",
                  {{"handler", name_}, {"duration", duration}, {"backlog", backlog}});
}

const Notification* HandlerQueue::take() {
  if (current_->calls == 0) return nullptr;
  const Notification* taken =
      std::visit([](auto& work) { return take_from(work); }, current_->work);
  // Null means that this handler skips all remaining notifications of the batch: count them as
  // done.
  const std::size_t done = taken != nullptr ? 1 : current_->calls;
  current_->calls -= done;
  backlog_.fetch_sub(done, std::memory_order_relaxed);
  return taken;
}

const Notification* HandlerQueue::take_from(Pending& pending) {
  const auto& notifications = pending.batch->notifications;
  while (pending.next < notifications.size()) {
    const Notification& notification = notifications[pending.next++];
    if (pending.with_unchanged || !notification.is_unchanged()) return &notification;
  }
  return nullptr;
}

const Notification* HandlerQueue::take_from(Replay& replay) {
  if (replay.next == replay.snapshot.end()) return nullptr;
  const Object& object = *replay.next;
  ++replay.next;
  replay.notification = {.new_object = Snapshot::keep(object), .in_initial_list = true};
  return &replay.notification;
}

void HandlerQueue::stop() {
  std::deque<Item> dropped;  // Destroyed after the lock is released.
  std::optional<Item> rest;
  MutexLock lock(mutex_);
  stopped_.store(true);
  std::swap(dropped, items_);
  if (!calling_) std::swap(rest, current_);
  changed_.notify_all();
}

void HandlerQueue::remove() {
  std::optional<EventHandler<>> unused;  // Destroyed after the lock is released.
  stop();
  MutexLock lock(mutex_);
  removed_ = true;
  if (!calling_) std::swap(unused, handler_);
}

void HandlerQueue::wait_until_idle() {
  IdleWaits& waits = idle_waits();
  {
    MutexLock lock(waits.mutex);
    if (call_waits_for_this_thread(waits.queues)) return;
    waits.queues.emplace(std::this_thread::get_id(), this);
  }
  {
    MutexLock lock(mutex_);
    changed_.wait(mutex_, {}, [this]() KINFORM_REQUIRES(mutex_) { return !calling_; });
  }
  MutexLock lock(waits.mutex);
  waits.queues.erase(std::this_thread::get_id());
}

// Follows the chain of waiting threads. It has no circle, because no thread enters a wait that
// would close one.
bool HandlerQueue::call_waits_for_this_thread(const WaitingThreads& waiting) const {
  const HandlerQueue* queue = this;
  while (true) {
    const std::optional<std::thread::id> caller = queue->calling_thread();
    if (!caller) return false;
    if (*caller == std::this_thread::get_id()) return true;
    const auto found = waiting.find(*caller);
    if (found == waiting.end()) return false;
    queue = found->second;
  }
}

std::optional<std::thread::id> HandlerQueue::calling_thread() const {
  MutexLock lock(mutex_);
  return calling_;
}

bool HandlerQueue::is_in_call() const {
  return calling_thread().has_value();
}

void HandlerQueue::join() {
  std::jthread ending;
  {
    MutexLock lock(mutex_);
    changed_.wait(mutex_, {}, [this]() KINFORM_REQUIRES(mutex_) { return !joining_; });
    std::swap(ending, thread_);
    joining_ = ending.joinable();
  }
  if (!ending.joinable()) return;
  ending.join();
  MutexLock lock(mutex_);
  joining_ = false;
  changed_.notify_all();
}

bool HandlerQueue::wait_for_sync(const std::stop_token& stop) const {
  MutexLock lock(mutex_);
  changed_.wait(mutex_, stop,
                [this]() KINFORM_REQUIRES(mutex_) { return stopped_.load() || synced_.is_set(); });
  return synced_.is_set();
}

HandlerQueueCounts HandlerQueue::counts() const {
  MutexLock lock(mutex_);
  HandlerQueueCounts counts{.backlog = stopped_.load() ? 0 : backlog_.load(),
                            .delivered = delivered_.load(),
                            .failures = failures_.load()};
  if (calling_) {
    counts.lag = clock_.now() - call_since_;
  } else if (!items_.empty()) {
    counts.lag = clock_.now() - items_.front().since;
  }
  return counts;
}

}  // namespace kinform::inline v0::cache
