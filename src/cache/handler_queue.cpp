#include "cache/handler_queue.hpp"

#include <utility>

#include "base/thread.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::cache {

using detail::MutexLock;

namespace {

// PL-05.
constexpr std::size_t kLongBacklog = 1024;
constexpr Duration kSlowCall = std::chrono::milliseconds(100);

}  // namespace

HandlerQueue::HandlerQueue(EventHandler handler, std::string name, Clock& clock, Logger logger)
    : handler_(std::move(handler)),
      name_(std::move(name)),
      clock_(clock),
      logger_(std::move(logger)) {}

HandlerQueue::~HandlerQueue() = default;

void HandlerQueue::push(std::shared_ptr<const NotificationBatch> batch, bool with_unchanged) {
  const std::size_t calls = batch->notifications.size();
  const std::size_t initial = batch->initial_count;
  MutexLock lock(mutex_);
  if (stopped_ || calls == 0) return;
  if (std::exchange(drop_next_batch_, false)) return;
  initial_pending_ += initial;
  push_locked({.work = Pending{.batch = std::move(batch), .with_unchanged = with_unchanged},
               .calls = calls,
               .since = clock_.now()});
}

void HandlerQueue::push_replay(Snapshot snapshot) {
  const std::size_t calls = snapshot.size();
  MutexLock lock(mutex_);
  if (stopped_ || calls == 0) return;
  initial_pending_ += calls;
  Snapshot::iterator first = snapshot.begin();
  push_locked({.work = Replay{.snapshot = std::move(snapshot), .next = std::move(first)},
               .calls = calls,
               .since = clock_.now()});
}

void HandlerQueue::push_locked(Item item) {
  backlog_ += item.calls;
  items_.push_back(std::move(item));
  changed_.notify_all();
}

void HandlerQueue::note_informer_synced() {
  MutexLock lock(mutex_);
  informer_synced_ = true;
  settle_locked();
}

void HandlerQueue::settle_locked() {
  if (!informer_synced_ || initial_pending_ > 0 || stopped_) return;
  synced_.set();
  changed_.notify_all();
}

void HandlerQueue::drop_next_batch() {
  MutexLock lock(mutex_);
  drop_next_batch_ = true;
}

void HandlerQueue::start() {
  thread_ = start_thread("handler " + name_, [this](const std::stop_token& stop) { run(stop); });
}

void HandlerQueue::run(const std::stop_token& stop) {
  while (true) {
    {
      MutexLock lock(mutex_);
      const bool ready = changed_.wait(
          mutex_, stop, [this]() KINFORM_REQUIRES(mutex_) { return stopped_ || !items_.empty(); });
      if (!ready || stopped_) return;
    }
    step();
  }
}

bool HandlerQueue::step() {
  std::optional<Notification> notification;
  {
    MutexLock lock(mutex_);
    if (stopped_) return false;
    notification = take_locked();
    if (!notification) return false;
    calling_ = std::this_thread::get_id();
  }
  const TimePoint begin = clock_.now();
  const Result<void> called = call_handler(handler_, *notification);
  if (!called) logger_.error(called.error(), "Handler failed", {{"handler", name_}});
  const Duration duration = clock_.now() - begin;
  const bool was_initial = notification->in_initial_list;
  notification.reset();  // Whoever waits for idleness may expect the objects to be released.
  finish_call(was_initial, !called);
  if (duration > kSlowCall && counts().backlog > kLongBacklog) {
    logger_.warning("Handler is slow and has a long backlog",
                    {{"handler", name_}, {"duration", duration}, {"backlog", counts().backlog}});
  }
  return true;
}

std::optional<Notification> HandlerQueue::take_locked() {
  while (!items_.empty()) {
    Item& item = items_.front();
    call_since_ = item.since;
    std::optional<Notification> taken =
        std::visit([](auto& work) { return take_from(work); }, item.work);
    if (taken && item.calls > 0) {
      --item.calls;
      --backlog_;
    }
    // What is left in an item without a next notification is what this handler does not want to
    // hear.
    if (!taken) backlog_ -= item.calls;
    if (!taken || item.calls == 0) items_.pop_front();
    if (taken) return taken;
  }
  return std::nullopt;
}

std::optional<Notification> HandlerQueue::take_from(Pending& pending) {
  const auto& notifications = pending.batch->notifications;
  while (pending.next < notifications.size()) {
    const Notification& notification = notifications[pending.next++];
    if (pending.with_unchanged || !notification.is_unchanged()) return notification;
  }
  return std::nullopt;
}

std::optional<Notification> HandlerQueue::take_from(Replay& replay) {
  if (replay.next == replay.snapshot.end()) return std::nullopt;
  const Object& object = *replay.next;
  ++replay.next;
  return Notification{.new_object = Snapshot::keep(object), .in_initial_list = true};
}

void HandlerQueue::finish_call(bool was_initial, bool failed) {
  MutexLock lock(mutex_);
  calling_.reset();
  ++delivered_;
  if (failed) ++failures_;
  // A failed addition of the initial list counts as delivered: else nothing would ever be synced
  // again (PL-12).
  if (was_initial) --initial_pending_;
  settle_locked();
  changed_.notify_all();
}

void HandlerQueue::stop() {
  std::deque<Item> dropped;  // Destroyed after the lock is.
  MutexLock lock(mutex_);
  stopped_ = true;
  std::swap(dropped, items_);
  backlog_ = 0;
  changed_.notify_all();
}

void HandlerQueue::wait_until_idle() {
  MutexLock lock(mutex_);
  changed_.wait(mutex_, {}, [this]() KINFORM_REQUIRES(mutex_) {
    return !calling_ || *calling_ == std::this_thread::get_id();
  });
}

bool HandlerQueue::is_in_call() const {
  MutexLock lock(mutex_);
  return calling_.has_value();
}

void HandlerQueue::join() {
  if (thread_.joinable()) thread_.join();
}

bool HandlerQueue::wait_for_sync(const std::stop_token& stop) const {
  MutexLock lock(mutex_);
  changed_.wait(mutex_, stop,
                [this]() KINFORM_REQUIRES(mutex_) { return stopped_ || synced_.is_set(); });
  return synced_.is_set();
}

HandlerQueueCounts HandlerQueue::counts() const {
  MutexLock lock(mutex_);
  HandlerQueueCounts counts{.backlog = backlog_, .delivered = delivered_, .failures = failures_};
  if (calling_) {
    counts.lag = clock_.now() - call_since_;
  } else if (!items_.empty()) {
    counts.lag = clock_.now() - items_.front().since;
  }
  return counts;
}

}  // namespace kinform::cache
