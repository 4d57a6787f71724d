// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Hundreds of watches of one client over real sockets: all are live and independent, and slow
// readers use no extra memory.

#include <gtest/gtest.h>
#include <malloc.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <thread>

#include "base/thread.hpp"
#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/detail/mutex.hpp"
#include "testing/fakes/nginx.hpp"
#include "testing/fakes/scripted_server.hpp"

namespace kinform::inline v0 {
namespace {

using detail::CondVar;
using detail::Mutex;
using detail::MutexLock;
using test_support::Nginx;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using namespace std::chrono_literals;

constexpr std::size_t kWatches = 400;

// Raises the limit of open files: each watch has three descriptors, and each connection of the
// server one.
void allow_many_files() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

// The number of threads by name.
std::map<std::string, int> threads_by_name() {
  std::map<std::string, int> counts;
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::string name;
    std::getline(std::ifstream(task.path() / "comm"), name);
    ++counts[name];
  }
  return counts;
}

// The client ends of connections to a port.
std::vector<int> sockets_to(int port) {
  std::vector<int> sockets;
  for (const auto& file : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int socket = std::stoi(file.path().filename().string());
    sockaddr_in peer{};
    socklen_t length = sizeof(peer);
    if (::getpeername(socket, reinterpret_cast<sockaddr*>(&peer), &length) != 0) continue;
    if (peer.sin_family == AF_INET && ntohs(peer.sin_port) == port) sockets.push_back(socket);
  }
  return sockets;
}

std::size_t open_files() {
  const std::filesystem::directory_iterator files("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

std::size_t heap_bytes() {
  return ::mallinfo2().uordblks;
}

// A number that threads can wait for.
class Counter {
 public:
  void set(std::size_t value) {
    const MutexLock lock(mutex_);
    value_ = value;
    changed_.notify_all();
  }
  void add_one() {
    const MutexLock lock(mutex_);
    ++value_;
    changed_.notify_all();
  }
  [[nodiscard]] std::size_t get() const {
    const MutexLock lock(mutex_);
    return value_;
  }
  // Returns the value once it is at least `value`; 0 after a timeout.
  std::size_t wait_for(std::size_t value) {
    const MutexLock lock(mutex_);
    const auto reached = [&]() KINFORM_REQUIRES(mutex_) { return value_ >= value; };
    return changed_.wait_until(mutex_, system_clock(), system_clock().after(60s), {}, reached) ==
                   detail::Wake::Notified
               ? value_
               : 0;
  }

 private:
  mutable Mutex mutex_;
  CondVar changed_;
  std::size_t value_ KINFORM_GUARDED_BY(mutex_) = 0;
};

class ManyWatchesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!Nginx::is_installed()) GTEST_SKIP() << "needs nginx-light";
    allow_many_files();
    front_.emplace(test_support::NginxOptions{
        .server_block = "location / { proxy_pass " + server_.url() +
                        "; proxy_http_version 1.1; proxy_buffering off; proxy_read_timeout 1h; }"});
  }

  HttpResponse watch(const std::stop_token& stop = {}) {
    return transport_->send({.url = front_->url("/watch"), .kind = ExchangeKind::Stream}, stop)
        .value();
  }

  Counter round_;
  std::atomic<std::size_t> sent_ = 0;
  ScriptedServer server_;  // Its scripts use the members above.
  std::optional<Nginx> front_;
  const std::shared_ptr<Transport> transport_ = make_http_transport();
};

TEST_F(ManyWatchesTest, AllAreLiveWithoutAThreadEach) {
  constexpr std::size_t kRounds = 20;
  server_.on_request([this](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    for (std::size_t number = 1; number <= kRounds + 1; ++number) {
      round_.wait_for(number);
      if (!connection.send_chunk("x")) return;
    }
  });

  const std::map<std::string, int> threads_before = threads_by_name();
  const std::size_t files_before = open_files();
  Counter opened;
  std::vector<Counter> received(kRounds + 1);
  std::atomic<std::size_t> cancelled = 0;
  std::vector<std::jthread> readers;
  for (std::size_t count = 0; count < kWatches; ++count) {
    readers.push_back(start_thread("watch-reader", [&](std::stop_token stop) {
      const HttpResponse response = watch(stop);
      opened.add_one();
      std::byte event{};
      for (std::size_t number = 1; number <= kRounds; ++number) {
        ASSERT_EQ(response.body->read({&event, 1}, stop).value(), 1u);
        received[number].add_one();
      }
      const Result<std::size_t> last = response.body->read({&event, 1}, stop);
      if (!last && last.error().code == ErrorCode::Cancelled) ++cancelled;
    }));
  }
  ASSERT_EQ(opened.wait_for(kWatches), kWatches);

  const auto began = std::chrono::steady_clock::now();
  for (std::size_t number = 1; number <= kRounds; ++number) {
    round_.set(number);
    ASSERT_EQ(received[number].wait_for(kWatches), kWatches);
  }
  const auto per_round = (std::chrono::steady_clock::now() - began) / kRounds;

  std::map<std::string, int> threads = threads_by_name();
  EXPECT_EQ(threads["watch-reader"], static_cast<int>(kWatches));
  threads.erase("watch-reader");
  threads.erase("scripted-serve");
  EXPECT_EQ(threads, threads_before);
  EXPECT_EQ(sockets_to(front_->port()).size(), kWatches);
  EXPECT_EQ(server_.connections_open(), kWatches);
  const std::size_t files = open_files() - files_before;
  EXPECT_EQ(files, 4 * kWatches);  // Three of the client, and the server's end in the same process.

  const auto stopping = std::chrono::steady_clock::now();
  for (std::jthread& reader : readers) reader.request_stop();
  readers.clear();
  const auto stopped = std::chrono::steady_clock::now() - stopping;
  EXPECT_EQ(cancelled, kWatches);
  round_.set(kRounds + 1);
  std::printf(
      "%zu watches: %zu connections, %zu files; an event to all of them takes %.1f ms; all stopped "
      "after %.1f ms\n",
      kWatches, kWatches, files, std::chrono::duration<double, std::milli>(per_round).count(),
      std::chrono::duration<double, std::milli>(stopped).count());
}

// A client that does not read a stream stops reading from its socket, so that the server notices
// (WP-09).
TEST_F(ManyWatchesTest, SlowReadersKeepTheirSocketsFullAndOurMemoryFlat) {
  constexpr std::size_t kSlow = 50;
  constexpr std::size_t kReadBytes = 4096;
  constexpr std::size_t kReadsEach = 2000;
  // The maximum heap memory per stream: libcurl's handles and buffer, at most two buffers of ours,
  // and the scripted server's memory in the same process.
  constexpr std::size_t kHeapEach = 320 * 1024;
  const std::string event(4096, 'x');
  server_.on_request([this, event](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    while (connection.send_chunk(event)) sent_ += event.size();
  });

  const std::size_t heap_before = heap_bytes();
  std::vector<HttpResponse> watches;
  for (std::size_t count = 0; count < kSlow; ++count) watches.push_back(watch());

  // Waits until no more bytes are sent: the client does not read, so finally all buffers between
  // the server and it are full. No event says so, because the kernel and nginx move the last bytes:
  // nothing sent for 300 ms means that they are full.
  const auto wait_until_nothing_moves = [&] {
    const TimePoint deadline = system_clock().after(60s);
    std::size_t before = 0;
    do {
      ASSERT_LT(system_clock().now(), deadline) << "the server still sends";
      before = sent_;
      std::this_thread::sleep_for(300ms);
    } while (before != sent_);
  };
  wait_until_nothing_moves();
  const std::size_t heap_full = heap_bytes();
  const std::size_t sent_when_full = sent_;
  std::size_t fewest_unread = std::numeric_limits<std::size_t>::max();
  for (const int socket : sockets_to(front_->port())) {
    int unread = 0;
    ::ioctl(socket, FIONREAD, &unread);
    fewest_unread = std::min(fewest_unread, static_cast<std::size_t>(unread));
  }
  EXPECT_GE(fewest_unread, 16u * 1024);

  // Read more slowly than the server could send, and record the highest memory: it must stay
  // constant.
  std::array<std::byte, kReadBytes> piece;
  std::size_t heap_most = 0;
  for (std::size_t read = 0; read < kReadsEach; ++read) {
    for (const HttpResponse& response : watches) {
      ASSERT_GT(response.body->read(piece, {}).value(), 0u);
    }
    heap_most = std::max(heap_most, heap_bytes());
  }
  wait_until_nothing_moves();
  EXPECT_GT(sent_ - sent_when_full, kSlow * kReadsEach * kReadBytes / 2);
  EXPECT_LT(heap_full - heap_before, kSlow * kHeapEach);
  EXPECT_LT(heap_most - heap_before, kSlow * kHeapEach);
  std::printf(
      "%zu slow readers: at least %zu KB unread in each socket; heap %zu KB each when full, %zu KB "
      "at most while %zu MB went through\n",
      kSlow, fewest_unread / 1024, (heap_full - heap_before) / kSlow / 1024,
      (heap_most - heap_before) / kSlow / 1024, (sent_ - sent_when_full) / 1024 / 1024);
}

}  // namespace
}  // namespace kinform::inline v0
