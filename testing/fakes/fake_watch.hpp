// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A watch stream whose events the test sends.

#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::test_support {

// Events sent here come out of the stream that connect() returns, at once or after a delay. A read
// with timeout zero never blocks; one with a longer timeout waits on `clock`.
//
// Thread safety: all members may be called from any thread.
class FakeWatch : public std::enable_shared_from_this<FakeWatch> {
 public:
  // `clock` must outlive the watch.
  explicit FakeWatch(Clock& clock) : clock_(clock) {}

  void send(WatchEvent event);
  // Ends the watch normally, after the sent events.
  void end();
  // Breaks the connection: once the client has read the events sent so far, its next read returns
  // this error.
  void cut(Error error = {ErrorCode::ConnectionReset, "connection reset by peer"});
  // Simulates a peer that vanished silently: events that have not arrived yet, and all later ones,
  // are lost, including the end.
  void lose();
  // Counts bytes as read that are not a complete event yet. Events themselves count as none.
  void receive_part(std::uint64_t bytes);
  // Delays everything that is sent from now on.
  void set_delay(Duration delay);

  // The number of sent events that were not read yet.
  [[nodiscard]] std::size_t pending() const;
  // True after the client has opened the watch, until it closes it.
  [[nodiscard]] bool is_open() const;
  // The number of times that the client has closed the watch.
  [[nodiscard]] int closed() const;

  // Returns the stream that the client reads. REQUIRES: connect() was not called before.
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
  [[nodiscard]] std::uint64_t bytes_read() const;
  void close();

  Clock& clock_;

  mutable detail::Mutex mutex_;
  detail::CondVar changed_;
  std::deque<Message> messages_ KINFORM_GUARDED_BY(mutex_);
  Duration delay_ KINFORM_GUARDED_BY(mutex_) = Duration::zero();
  std::uint64_t bytes_read_ KINFORM_GUARDED_BY(mutex_) = 0;
  bool lost_ KINFORM_GUARDED_BY(mutex_) = false;
  bool connected_ KINFORM_GUARDED_BY(mutex_) = false;
  bool finished_ KINFORM_GUARDED_BY(mutex_) = false;  // The stream has returned its end.
  int closed_ KINFORM_GUARDED_BY(mutex_) = 0;
};

}  // namespace kinform::inline v0::test_support
