// A watch whose server is the test.

#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0::test_support {

// What is sent here comes out of the stream that connect() gives, now or after a delay. A reader
// without patience never waits; one with patience waits on `clock`.
//
// Thread safety: all members may be called from any thread.
class FakeWatch : public std::enable_shared_from_this<FakeWatch> {
 public:
  // `clock` must outlive the watch.
  explicit FakeWatch(Clock& clock) : clock_(clock) {}

  void send(WatchEvent event);
  // Ends the watch in an orderly way, behind what was sent.
  void end();
  // Breaks the connection, behind what was sent.
  void cut(Error error = {ErrorCode::ConnectionReset, "connection reset by peer"});
  // The peer is gone without a word: what was sent and has not arrived is lost, and nothing sent
  // later arrives, not even the end.
  void lose();
  // What is sent from now on arrives this much later.
  void set_delay(Duration delay);

  // How many things have been sent and not been read.
  [[nodiscard]] std::size_t pending() const;
  // Whether the client has opened the watch, and not closed it.
  [[nodiscard]] bool is_open() const;
  // How often the client has closed it.
  [[nodiscard]] int closed() const;

  // The client's end. REQUIRES: was not called before.
  [[nodiscard]] std::unique_ptr<WatchStream> connect();

 private:
  class Stream;

  struct Message {
    TimePoint arrives;
    WatchProgress progress = WatchProgress::Event;
    WatchEvent event = {};
    std::optional<Error> error = {};
  };

  void post(Message message);
  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop);
  void close();

  Clock& clock_;

  mutable detail::Mutex mutex_;
  detail::CondVar changed_;
  std::deque<Message> messages_ KINFORM_GUARDED_BY(mutex_);
  Duration delay_ KINFORM_GUARDED_BY(mutex_) = Duration::zero();
  bool lost_ KINFORM_GUARDED_BY(mutex_) = false;
  bool connected_ KINFORM_GUARDED_BY(mutex_) = false;
  bool finished_ KINFORM_GUARDED_BY(mutex_) = false;  // The stream has told its end.
  int closed_ KINFORM_GUARDED_BY(mutex_) = 0;
};

}  // namespace kinform::inline v0::testing
