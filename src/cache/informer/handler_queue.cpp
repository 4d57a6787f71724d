// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/handler_queue.hpp"

#include <utility>

#include "base/thread.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::cache {

using detail::MutexLock;

namespace {

// A slow call is logged only if more than this many calls are waiting (PL-05).
constexpr std::size_t kLongBacklog = 1024;
constexpr Duration kSlowCall = std::chrono::milliseconds(100);

}  // namespace

// Lives while the calling thread calls a handler. Links the handlers that this thread is calling: a
// handler may make the calls of another informer, by stepping it.
class HandlerQueue::CallScope {
 public:
  explicit CallScope(HandlerQueue& queue) : queue_(queue) { innermost_ = this; }
  ~CallScope() { innermost_ = outer_; }
  CallScope(const CallScope&) = delete;
  CallScope& operator=(const CallScope&) = delete;

  [[nodiscard]] static const CallScope* innermost() { return innermost_; }
  [[nodiscard]] HandlerQueue& queue() const { return queue_; }
  [[nodiscard]] const CallScope* outer() const { return outer_; }

 private:
  static thread_local const CallScope* innermost_;

  HandlerQueue& queue_;
  const CallScope* const outer_ = innermost_;
};

thread_local const HandlerQueue::CallScope* HandlerQueue::CallScope::innermost_ = nullptr;

// Lives while the calling thread waits for a call of `awaited`, and records that in the handlers
// that this thread is calling. So the threads' dependencies are in the handlers themselves, and
// informers whose handlers do not remove each other share nothing.
class HandlerQueue::WaitScope {
 public:
  explicit WaitScope(const std::shared_ptr<const HandlerQueue>& awaited) { set(awaited); }
  ~WaitScope() { set(nullptr); }
  WaitScope(const WaitScope&) = delete;
  WaitScope& operator=(const WaitScope&) = delete;

 private:
  static void set(const std::shared_ptr<const HandlerQueue>& awaited) {
    for (const CallScope* call = CallScope::innermost(); call != nullptr; call = call->outer()) {
      call->queue().set_awaited(awaited);
    }
  }
};

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
    const CallScope scope(*this);
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
  bool any = false;
  {
    const CallScope scope(*this);
    any = make_call();
    finish_calls();
  }
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
  // First publish what this thread waits for, then look for a circle: of several threads that close
  // one, the last sees it. If several see it, none of those waits.
  const WaitScope scope(shared_from_this());
  if (call_waits_for_this_thread()) return;
  MutexLock lock(mutex_);
  changed_.wait(mutex_, {}, [this]() KINFORM_REQUIRES(mutex_) { return !calling_; });
}

// Follows the chain of calls that wait for each other, which end at a call that does not wait. A
// circle without this thread is left by the thread that closed it, so this ends, too.
bool HandlerQueue::call_waits_for_this_thread() const {
  for (std::shared_ptr<const HandlerQueue> queue = shared_from_this(); queue != nullptr;
       queue = queue->awaited()) {
    if (queue->is_in_call_of_this_thread()) return true;
  }
  return false;
}

bool HandlerQueue::is_in_call_of_this_thread() const {
  MutexLock lock(mutex_);
  return calling_ == std::this_thread::get_id();
}

void HandlerQueue::set_awaited(std::shared_ptr<const HandlerQueue> queue) {
  MutexLock lock(mutex_);
  awaited_.swap(queue);  // The old one is released outside the lock.
}

std::shared_ptr<const HandlerQueue> HandlerQueue::awaited() const {
  MutexLock lock(mutex_);
  return awaited_;
}

bool HandlerQueue::is_in_call() const {
  MutexLock lock(mutex_);
  return calling_.has_value();
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
