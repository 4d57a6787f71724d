// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the embedded server: start time, writes, events to many watchers, lists.
//
//   bench_server [SECONDS [start|writes|events|lists]]
//
// Clients are plain sockets that read only lengths, so that the server is measured. Below each
// figure is its cost in CPU time of the server's only thread.

#include <arpa/inet.h>
#include <dirent.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/server.hpp"
#include "testing/child_process.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/corpus/corpus_changes.hpp"

namespace kinform::inline v0 {
namespace {

using Seconds = std::chrono::duration<double>;
using WallClock = std::chrono::steady_clock;

double seconds_since(WallClock::time_point begin) {
  return Seconds(WallClock::now() - begin).count();
}

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

[[noreturn]] void fail(const std::string& what) {
  std::fprintf(stderr, "bench_server: %s\n", what.c_str());
  std::exit(1);
}

// The CPU time of the server's thread so far.
struct ThreadTime {
  double seconds = 0;
  // In clock ticks, which are coarse: use them only for ratios.
  double user_ticks = 0;
  double system_ticks = 0;
};

ThreadTime server_thread_time() {
  ThreadTime time;
  DIR* const tasks = ::opendir("/proc/self/task");
  if (tasks == nullptr) return time;
  while (const dirent* const task = ::readdir(tasks)) {
    const std::string folder = "/proc/self/task/" + std::string(task->d_name);
    std::string stat;
    std::ifstream file(folder + "/stat");
    std::getline(file, stat);
    if (stat.find("(kinform-server)") == std::string::npos) continue;
    const std::string fields = stat.substr(stat.rfind(')') + 2);
    std::sscanf(fields.c_str(), "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lf %lf",
                &time.user_ticks, &time.system_ticks);
    std::ifstream(folder + "/schedstat") >> time.seconds;
    time.seconds /= 1e9;
  }
  ::closedir(tasks);
  return time;
}

// Measures the CPU time that the server's thread uses from construction to tell(), which prints it
// per item.
class Occupation {
 public:
  void tell(double items) const {
    const ThreadTime now = server_thread_time();
    const double taken = now.seconds - before_.seconds;
    const double system = now.system_ticks - before_.system_ticks;
    const double ticks = now.user_ticks - before_.user_ticks + system;
    std::printf(
        "      the server's thread: %.1f us each, %.0f %% of it in the kernel; %.0f %% busy\n",
        taken / items * 1e6, ticks > 0 ? 100 * system / ticks : 0,
        100 * taken / seconds_since(begin_));
  }

 private:
  const ThreadTime before_ = server_thread_time();
  const WallClock::time_point begin_ = WallClock::now();
};

// A client connection on a plain TCP socket, without TLS or the library's HTTP client: a cheap
// client, so that the server is measured.
class BareConnection {
 public:
  explicit BareConnection(const std::string& url) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1))));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
      fail("connect to " + url);
    }
    const int on = 1;
    ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  }
  ~BareConnection() { ::close(socket_); }
  BareConnection(const BareConnection&) = delete;
  BareConnection& operator=(const BareConnection&) = delete;

  [[nodiscard]] int descriptor() const { return socket_; }

  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) fail("send");
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  // Reads the head of a response; the bytes after it stay in `buffer_`.
  std::string read_head() {
    std::size_t end = std::string::npos;
    while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) receive();
    std::string head = buffer_.substr(0, end + 4);
    buffer_.erase(0, end + 4);
    return head;
  }

  // Reads a response with a Content-Length; returns its status.
  int read_response() {
    const std::string head = read_head();
    const std::size_t field = head.find("Content-Length: ");
    if (field == std::string::npos) fail("an answer without a length:\n" + head);
    const std::size_t length = std::stoul(head.substr(field + 16));
    while (buffer_.size() < length) receive();
    buffer_.erase(0, length);
    return std::stoi(head.substr(9, 3));
  }

  // Reads a chunked response to its end; returns the number of bytes.
  std::size_t discard_chunks() {
    std::size_t bytes = buffer_.size();
    const std::string_view end = "0\r\n\r\n";
    std::string last = buffer_;
    std::vector<char> into(1 << 20);
    while (last.size() < end.size() || last.substr(last.size() - end.size()) != end) {
      const ssize_t count = ::recv(socket_, into.data(), into.size(), 0);
      if (count <= 0) fail("recv");
      bytes += static_cast<std::size_t>(count);
      const std::size_t kept = std::min<std::size_t>(static_cast<std::size_t>(count), end.size());
      last.append(into.data() + count - kept, kept);
      if (last.size() > 2 * end.size()) last.erase(0, last.size() - end.size());
    }
    buffer_.clear();
    return bytes;
  }

 private:
  void receive() {
    std::array<char, 65536> into;
    const ssize_t count = ::recv(socket_, into.data(), into.size(), 0);
    if (count <= 0) fail("recv");
    buffer_.append(into.data(), static_cast<std::size_t>(count));
  }

  const int socket_;
  std::string buffer_;
};

constexpr const char* kJson = "application/json";
constexpr const char* kProtobuf = "application/vnd.kubernetes.protobuf";

std::string get(const std::string& target, const std::string& accept = kJson) {
  return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nAccept: " + accept + "\r\n\r\n";
}

std::string post(const std::string& target, const std::string& body) {
  return "POST " + target +
         " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
         std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::unique_ptr<server::Server> open_server(bool tls = false) {
  server::ServerOptions options = {.tls = tls, .token = "", .connections_max = 20'000};
  // Raises the limits of the server's watch buffers: watchers read more slowly than a writer
  // without a network writes, so with the default limits the server would expire their watches.
  options.history.watch_bytes_max = std::size_t{4} << 30;
  options.history.watch_changes_max = 10'000'000;
  auto started = server::Server::start(std::move(options));
  if (!started) fail(to_string(started.error()));
  return *std::move(started);
}

constexpr int kStarts = 31;

// Collects the wall-clock and CPU times of several starts of a server.
class Starts {
 public:
  explicit Starts(const char* what) : what_(what) {}

  template <class Start>
  void time(Start start) {
    const double cpu = cpu_seconds();
    const auto begin = WallClock::now();
    start();
    wall_.push_back(seconds_since(begin) * 1000);
    cpu_.push_back((cpu_seconds() - cpu) * 1000);
  }
  void tell() const {
    const auto [best, worst] = std::minmax_element(wall_.begin(), wall_.end());
    std::printf("start to first answer, %-24s %6.2f ms; %.2f to %.2f, processor %.2f\n", what_,
                median(wall_), *best, *worst, median(cpu_));
  }

 private:
  // The CPU time of this process and of its ended children.
  static double cpu_seconds() {
    double seconds = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
      rusage usage = {};
      ::getrusage(who, &usage);
      for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
        seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
      }
    }
    return seconds;
  }

  const char* const what_;
  std::vector<double> wall_;
  std::vector<double> cpu_;
};

void ask_version(const std::string& url) {
  BareConnection connection(url);
  connection.send(get("/version"));
  if (connection.read_response() != 200) fail("/version");
}

// Requests /version with the library's client; the time includes the client's TLS handshake.
void ask_version_over_tls(ClientConfig config) {
  if (!Client(std::move(config)).get_raw("/version")) fail("/version over TLS");
}

void measure_start_in_process() {
  Starts plain("in this process:");
  Starts tls("in this process, TLS:");
  for (int i = 0; i < kStarts; ++i) {
    plain.time([] { ask_version(open_server()->url()); });
    tls.time([] { ask_version_over_tls(open_server(true)->client_config()); });
  }
  plain.tell();
  tls.tell();
}

std::string url_of(test_support::ChildProcess& process) {
  if (!process.wait_for_output("\n")) fail(process.errors());
  return process.output().substr(0, process.output().find('\n'));
}

void measure_start_of_process(const std::string& tool) {
  if (::access(tool.c_str(), X_OK) != 0) return;
  Starts plain("as a process:");
  Starts tls("as a process, TLS:");
  for (int i = 0; i < kStarts; ++i) {
    plain.time([&] {
      test_support::ChildProcess process(tool, {"serve", "--http", "--token", ""});
      ask_version(url_of(process));
    });
    tls.time([&] {
      test_support::ChildProcess process(tool, {"serve", "--token", ""});
      ClientConfig config{.server = url_of(process)};
      config.tls.insecure_skip_verify = true;
      ask_version_over_tls(std::move(config));
    });
  }
  plain.tell();
  tls.tell();
}

std::string small_object(const std::string& name) {
  return R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":")" + name +
         R"(","namespace":"default","uid":"u-)" + name +
         R"(","labels":{"app":"web"}},"data":{"key":"value"}})";
}

// JSON of pods with unique names, ready to be created.
std::vector<std::string> pods_to_create(std::size_t count) {
  test_support::Corpus corpus({.objects = count, .managed_fields = false});
  std::vector<std::string> bodies;
  for (std::size_t i = 0; i < count; ++i) {
    Json pod = parse_json(corpus.object(i)).value();
    pod["metadata"].erase("resourceVersion");
    pod["metadata"]["namespace"] = "default";
    bodies.push_back(post("/api/v1/namespaces/default/pods", pod.to_json()));
  }
  return bodies;
}

double write_all(const std::string& url, const std::vector<std::string>& requests) {
  BareConnection connection(url);
  const auto begin = WallClock::now();
  for (const std::string& request : requests) {
    connection.send(request);
    if (const int status = connection.read_response(); status != 201) {
      fail("a write was answered with " + std::to_string(status));
    }
  }
  return static_cast<double>(requests.size()) / seconds_since(begin);
}

void measure_writes(double seconds) {
  const auto server = open_server();
  std::vector<std::string> small;
  const auto count = static_cast<std::size_t>(seconds * 10'000);
  for (std::size_t i = 0; i < count; ++i) {
    small.push_back(
        post("/api/v1/namespaces/default/configmaps", small_object("c" + std::to_string(i))));
  }
  {
    const Occupation occupation;
    std::printf("writes over one connection: %.0f small objects/s\n",
                write_all(server->url(), small));
    occupation.tell(static_cast<double>(small.size()));
  }
  const std::vector<std::string> pods = pods_to_create(static_cast<std::size_t>(seconds * 3000));
  const Occupation occupation;
  std::printf("                            %.0f pods/s of %zu KB\n", write_all(server->url(), pods),
              pods.front().size() / 1000);
  occupation.tell(static_cast<double>(pods.size()));
}

// Connections with watches, read by one thread that counts lines.
class Watchers {
 public:
  Watchers(const std::string& url, const std::string& target, std::size_t count)
      : epoll_(::epoll_create1(0)) {
    for (std::size_t i = 0; i < count; ++i) {
      connections_.push_back(std::make_unique<BareConnection>(url));
      connections_.back()->send(get(target));
    }
    for (const auto& connection : connections_) {
      static_cast<void>(connection->read_head());
      epoll_event event = {};
      event.events = EPOLLIN;
      event.data.fd = connection->descriptor();
      ::epoll_ctl(epoll_, EPOLL_CTL_ADD, connection->descriptor(), &event);
    }
  }
  ~Watchers() { ::close(epoll_); }
  Watchers(const Watchers&) = delete;
  Watchers& operator=(const Watchers&) = delete;

  // Reads until this many events have arrived, over all connections.
  void read(std::size_t events) {
    std::vector<char> into(1 << 18);
    std::array<epoll_event, 256> ready;
    std::size_t seen = 0;
    while (seen < events) {
      const int count = ::epoll_wait(epoll_, ready.data(), ready.size(), 30'000);
      if (count <= 0) fail("events are missing: " + std::to_string(events - seen));
      for (int i = 0; i < count; ++i) {
        const ssize_t bytes = ::recv(ready[i].data.fd, into.data(), into.size(), MSG_DONTWAIT);
        if (bytes <= 0) fail("a watch ended");
        seen += count_events({into.data(), static_cast<std::size_t>(bytes)});
      }
    }
  }

 private:
  // Returns the number of watch events in the bytes. Events end with LF; the lines of the chunked
  // encoding end with CR LF and are not counted.
  static std::size_t count_events(std::string_view bytes) {
    const auto lines = std::count(bytes.begin(), bytes.end(), '\n');
    const auto framing = std::count(bytes.begin(), bytes.end(), '\r');
    return static_cast<std::size_t>(lines - framing);
  }

  const int epoll_;
  std::vector<std::unique_ptr<BareConnection>> connections_;
};

// Measures how fast changes reach many watchers. `make(i)` returns the text of the i-th change.
// Changes are written in bursts, as fast as the watchers follow.
template <class Make>
void measure_events(const char* what, const std::string& target, std::size_t watcher_count,
                    std::size_t deliveries, Make make) {
  const auto server = open_server();
  const std::size_t changes = std::max<std::size_t>(20, deliveries / watcher_count);
  std::vector<std::string> texts;
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < changes; ++i) {
    texts.push_back(make(i));
    bytes += texts.back().size();
  }
  Watchers watchers(server->url(), target + "?watch=true&resourceVersion=0", watcher_count);
  const Occupation occupation;
  const auto begin = WallClock::now();
  std::jthread writer([&] {
    for (const std::string& text : texts) {
      if (!server->put(text)) fail("put");
    }
  });
  watchers.read(changes * watcher_count);
  const double taken = seconds_since(begin);
  const auto delivered = static_cast<double>(changes * watcher_count);
  std::printf("events to %4zu watchers, %s: %8.0f delivered/s, %.0f MB/s\n", watcher_count, what,
              delivered / taken,
              static_cast<double>(bytes) / static_cast<double>(changes) * delivered / taken / 1e6);
  occupation.tell(delivered);
}

void measure_all_events(double seconds) {
  test_support::Corpus corpus({.objects = 1000});
  for (const std::size_t watchers : {1, 100, 1000}) {
    const auto deliveries = static_cast<std::size_t>(seconds * 200'000);
    measure_events("small objects", "/api/v1/configmaps", watchers,
                   std::min<std::size_t>(deliveries, watchers * 50'000),
                   [](std::size_t i) { return small_object("c" + std::to_string(i % 1000)); });
    measure_events("pods of 9.5 KB", "/api/v1/pods", watchers,
                   std::min<std::size_t>(deliveries / 5, watchers * 20'000),
                   [&](std::size_t i) { return corpus.object(i % corpus.size()); });
  }
}

// Reads the list of all pods for this time, at least once.
void read_lists(const server::Server& server, const char* what, const char* accept,
                std::size_t pods, double seconds) {
  BareConnection connection(server.url());
  const Occupation occupation;
  const auto begin = WallClock::now();
  std::size_t bytes = 0;
  int lists = 0;
  do {
    connection.send(get("/api/v1/pods?resourceVersion=0", accept));
    static_cast<void>(connection.read_head());
    bytes += connection.discard_chunks();
    ++lists;
  } while (seconds_since(begin) < seconds);
  const double taken = seconds_since(begin);
  const double read = static_cast<double>(pods) * lists;
  std::printf("%s of %zu pods: %.0f MB/s, %.0f pods/s\n", what, pods,
              static_cast<double>(bytes) / taken / 1e6, read / taken);
  occupation.tell(read);
}

void measure_lists(double seconds) {
  const auto server = open_server();
  test_support::Corpus corpus({.objects = 5000});
  const auto begin = WallClock::now();
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    if (!server->put(corpus.object(i))) fail("put");
  }
  std::printf("load: %.0f pods/s, which the corpus makes meanwhile\n",
              static_cast<double>(corpus.size()) / seconds_since(begin));
  read_lists(*server, "lists", kJson, corpus.size(), seconds);
  // The first one encodes the pods.
  read_lists(*server, "first list in protobuf", kProtobuf, corpus.size(), 0);
  read_lists(*server, "lists in protobuf", kProtobuf, corpus.size(), seconds);
}

// A thousand watchers need two thousand descriptors in this process.
void raise_descriptor_limit() {
  rlimit limit = {};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace
}  // namespace kinform::inline v0

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::strtod(argv[1], nullptr) : 2;
  const std::string_view only = argc > 2 ? argv[2] : "";
  const auto is_wanted = [only](std::string_view name) { return only.empty() || only == name; };
  if (seconds <= 0) {
    std::fprintf(stderr, "usage: bench_server [SECONDS [start|writes|events|lists]]\n");
    return 2;
  }
  const std::string program = argv[0];
  kinform::raise_descriptor_limit();
  if (is_wanted("start")) {
    kinform::measure_start_in_process();
    kinform::measure_start_of_process(program.substr(0, program.rfind('/') + 1) + "kinform");
  }
  if (is_wanted("writes")) kinform::measure_writes(seconds);
  if (is_wanted("events")) kinform::measure_all_events(seconds);
  if (is_wanted("lists")) kinform::measure_lists(seconds);
  return 0;
}
