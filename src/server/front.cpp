#include "server/front.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <limits>
#include <set>
#include <sstream>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "base/thread.hpp"
#include "kinform/random.hpp"
#include "server/failure.hpp"

namespace kinform::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using tcp = asio::ip::tcp;
using SteadyClock = std::chrono::steady_clock;

constexpr std::uint32_t kHeaderBytesMax = 64 * 1024;
// A watch is written in pieces of about this size.
constexpr std::size_t kPieceBytes = 256 * 1024;
// A watch ends between half an hour and an hour, unless the client says when (SV-36).
constexpr auto kShortestWatch = std::chrono::minutes(30);
// The last bookmark comes this long before the end (SV-34).
constexpr auto kLastBookmark = std::chrono::seconds(2);

SteadyClock::duration to_steady(Duration duration) {
  return std::chrono::duration_cast<SteadyClock::duration>(duration);
}

std::string_view view(beast::string_view text) {
  return {text.data(), text.size()};
}

std::string as_chunk(const std::string& text) {
  std::array<char, 20> size = {};
  const int length = std::snprintf(size.data(), size.size(), "%zx\r\n", text.size());
  std::string chunk(size.data(), static_cast<std::size_t>(length));
  chunk += text;
  chunk += "\r\n";
  return chunk;
}

Failure planned_failure(const Fault& fault) {
  Failure failure = {.code = fault.status, .message = "planned by the test"};
  switch (fault.status) {
    case 401:
      failure = unauthorized();
      break;
    case 410:
      failure = expired("too old resource version: planned by the test");
      break;
    case 429:
      failure.reason = "TooManyRequests";
      break;
    case 500:
      failure.reason = "InternalError";
      break;
    case 503:
      failure.reason = "ServiceUnavailable";
      break;
    case 504:
      failure.reason = "Timeout";
      break;
    default:
      break;
  }
  if (fault.retry_after) {
    failure.retry_after_seconds = fault.retry_after;
    failure.details = {{"retryAfterSeconds", *fault.retry_after}};
  }
  return failure;
}

}  // namespace

class Front::Impl {
 public:
  // What a connection is to the front. All of it is called by the front's thread.
  class Session {
   public:
    virtual ~Session() = default;
    // The cache may have moved.
    virtual void on_changes() = 0;
    virtual void end_watch() = 0;
    virtual void close() = 0;
    [[nodiscard]] virtual std::weak_ptr<Session> weak() = 0;
  };

  Impl(FrontOptions options, Api& api, FaultPlan& faults)
      : options_(std::move(options)), api_(api), faults_(faults), random_(options_.seed) {}

  ~Impl() {
    io_.stop();
    if (thread_.joinable()) thread_.join();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  [[nodiscard]] Result<void> listen();
  void run() {
    accept();
    thread_ = start_thread("kinform-server", [this] { io_.run(); });
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] const FrontOptions& options() const { return options_; }
  [[nodiscard]] Api& api() { return api_; }
  [[nodiscard]] FaultPlan& faults() { return faults_; }
  [[nodiscard]] Random& random() { return random_; }

  void add(Session& session) { sessions_.insert(&session); }
  void remove(Session& session) {
    sessions_.erase(&session);
    followers_.erase(&session);
  }
  // From now on told of changes.
  void follow(Session& session) { followers_.insert(&session); }
  void unfollow(Session& session) { followers_.erase(&session); }

  // Writes that come close together are told once.
  void notice_changes() {
    if (notice_posted_.exchange(true)) return;
    asio::post(io_, [this] { tell_followers(); });
  }
  void drop_connections() {
    asio::post(io_, [this] { for_each(sessions_, [](Session& session) { session.close(); }); });
  }
  void end_watches() {
    asio::post(io_, [this] { for_each(followers_, [](Session& s) { s.end_watch(); }); });
  }

 private:
  void accept();
  void start_session(tcp::socket socket);
  void tell_followers();
  [[nodiscard]] Result<void> prepare_tls();

  // Sessions may end, and others begin, while they are told.
  template <class Act>
  static void for_each(const std::set<Session*>& sessions, Act act) {
    std::vector<std::weak_ptr<Session>> told;
    for (Session* const session : sessions) told.push_back(session->weak());
    for (const std::weak_ptr<Session>& session : told) {
      if (const auto alive = session.lock()) act(*alive);
    }
  }

  const FrontOptions options_;
  Api& api_;
  FaultPlan& faults_;
  Random random_;
  std::set<Session*> sessions_;
  std::set<Session*> followers_;
  std::atomic<bool> notice_posted_ = false;
  std::optional<asio::ssl::context> tls_;
  std::uint16_t port_ = 0;
  // After what its handlers use: it destroys those that are still waiting.
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::steady_timer lag_timer_{io_};
  std::jthread thread_;
};

namespace {

// One connection: requests one after the other, the last one possibly a watch.
template <class Stream>
class HttpSession final : public Front::Impl::Session,
                          public std::enable_shared_from_this<HttpSession<Stream>> {
 public:
  HttpSession(Front::Impl& front, Stream stream)
      : front_(front), stream_(std::move(stream)), timer_(stream_.get_executor()) {
    front_.add(*this);
  }
  ~HttpSession() override { front_.remove(*this); }

  void start();
  void on_changes() override;
  void end_watch() override;
  void close() override;
  std::weak_ptr<Session> weak() override { return this->weak_from_this(); }

 private:
  // What a fault leaves of an answer.
  struct Allowance {
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
    FaultKind then = FaultKind::Cut;
  };

  beast::tcp_stream& socket() { return beast::get_lowest_layer(stream_); }
  template <class Then>
  auto bound(Then then) {
    return [self = this->shared_from_this(), then](auto&&... arguments) {
      (self.get()->*then)(std::forward<decltype(arguments)>(arguments)...);
    };
  }

  void read_request();
  void on_request(error_code error, std::size_t bytes);
  void take_request(http::request<http::string_body> message);
  void meet_fault(const Fault& fault);
  void dispatch(Patience patience);
  void wait_for_version();
  void answer(const ApiResponse& response);
  void write(std::string bytes);
  void on_written(error_code error, std::size_t bytes);
  void drain();

  void begin_watch(WatchAnswer watch);
  void listen_for_close();
  void pump();
  void write_events(const std::string& events);
  void arm_watch_timer();
  void on_watch_timer();
  void spend_allowance(std::size_t body_bytes);

  [[nodiscard]] bool is_authentic(std::string_view authorization) const;

  enum class State : std::uint8_t { Reading, Waiting, Answering, Watching, Ending, Stalled };

  Front::Impl& front_;
  Stream stream_;
  asio::steady_timer timer_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  ApiRequest request_;
  bool keep_alive_ = true;
  // The client sends more than is wanted of it.
  bool unread_body_ = false;
  State state_ = State::Reading;
  bool writing_ = false;
  std::string out_;
  Allowance allowance_;
  std::array<char, 4096> discarded_ = {};
  // Of a watch.
  WatchAnswer watch_;
  SteadyClock::time_point watch_end_;
  SteadyClock::time_point next_bookmark_;
};

using PlainStream = beast::tcp_stream;
using TlsStream = beast::ssl_stream<beast::tcp_stream>;

template <class Stream>
void HttpSession<Stream>::start() {
  if constexpr (std::is_same_v<Stream, TlsStream>) {
    socket().expires_after(to_steady(front_.options().request_deadline));
    stream_.async_handshake(asio::ssl::stream_base::server,
                            [self = this->shared_from_this()](error_code error) {
                              if (!error) self->read_request();
                            });
  } else {
    read_request();
  }
}

template <class Stream>
void HttpSession<Stream>::read_request() {
  state_ = State::Reading;
  parser_.emplace();
  parser_->header_limit(kHeaderBytesMax);
  parser_->body_limit(front_.options().body_bytes_max);
  socket().expires_after(to_steady(front_.options().request_deadline));
  http::async_read(stream_, buffer_, *parser_, bound(&HttpSession::on_request));
}

template <class Stream>
void HttpSession<Stream>::on_request(error_code error, std::size_t /*bytes*/) {
  if (error == http::error::body_limit) {
    keep_alive_ = false;
    unread_body_ = true;
    answer(entity_too_large(front_.options().body_bytes_max).to_response());
    return;
  }
  if (error == http::error::header_limit) {
    keep_alive_ = false;
    answer({.status = 431, .content_type = "text/plain", .body = "the header is too large\n"});
    return;
  }
  if (error) return;  // Closed, timed out, or no HTTP: nobody to answer.
  take_request(parser_->release());
}

template <class Stream>
void HttpSession<Stream>::take_request(http::request<http::string_body> message) {
  keep_alive_ = message.keep_alive();
  allowance_ = {};
  request_ = {.method = std::string(view(message.method_string())),
              .target = std::string(view(message.target())),
              .accept = std::string(view(message[http::field::accept])),
              .content_type = std::string(view(message[http::field::content_type])),
              .body = std::move(message.body()),
              .user = "kinform"};
  if (!is_authentic(view(message[http::field::authorization]))) {
    answer(unauthorized().to_response());
    return;
  }
  if (const auto fault = front_.faults().take(request_.method, request_.target)) {
    meet_fault(*fault);
    return;
  }
  dispatch(Patience::Left);
}

template <class Stream>
bool HttpSession<Stream>::is_authentic(std::string_view authorization) const {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string& token = front_.options().token;
  if (token.empty()) return true;
  if (authorization.substr(0, kBearer.size()) != kBearer) return false;
  return authorization.substr(kBearer.size()) == token;
}

template <class Stream>
void HttpSession<Stream>::meet_fault(const Fault& fault) {
  switch (fault.kind) {
    case FaultKind::Answer:
      answer(planned_failure(fault).to_response());
      return;
    case FaultKind::Delay:
      timer_.expires_after(to_steady(fault.delay));
      timer_.async_wait([self = this->shared_from_this()](error_code error) {
        if (!error) self->dispatch(Patience::Left);
      });
      return;
    case FaultKind::Cut:
    case FaultKind::Stall:
      break;
  }
  allowance_ = {.bytes = fault.after_bytes, .then = fault.kind};
  if (fault.after_bytes > 0) {
    dispatch(Patience::Left);
  } else if (fault.kind == FaultKind::Cut) {
    close();
  } else {
    state_ = State::Stalled;
    listen_for_close();
  }
}

template <class Stream>
void HttpSession<Stream>::dispatch(Patience patience) {
  Outcome outcome = front_.api().handle(request_, patience);
  if (request_.method != "GET") front_.notice_changes();
  if (std::holds_alternative<WaitForVersion>(outcome)) {
    wait_for_version();
    return;
  }
  front_.unfollow(*this);
  if (auto* const watch = std::get_if<WatchAnswer>(&outcome)) {
    begin_watch(std::move(*watch));
    return;
  }
  answer(*std::get_if<ApiResponse>(&outcome));
}

template <class Stream>
void HttpSession<Stream>::wait_for_version() {
  if (state_ == State::Waiting) return;  // Not far enough yet; the timer is running.
  state_ = State::Waiting;
  front_.follow(*this);
  front_.notice_changes();  // The cache's lag may be the reason, and needs its timer.
  timer_.expires_after(to_steady(front_.options().version_patience));
  timer_.async_wait([self = this->shared_from_this()](error_code error) {
    if (!error && self->state_ == State::Waiting) self->dispatch(Patience::Exhausted);
  });
}

template <class Stream>
void HttpSession<Stream>::answer(const ApiResponse& response) {
  timer_.cancel();
  state_ = State::Answering;
  http::response<http::string_body> message(static_cast<http::status>(response.status), 11);
  message.set(http::field::content_type, response.content_type);
  message.set(http::field::cache_control, "no-cache, private");
  if (response.retry_after_seconds) {
    message.set(http::field::retry_after, std::to_string(*response.retry_after_seconds));
  }
  if (response.answered_by != AnsweredBy::Neither) {
    message.set("Kinform-Answered-By",
                response.answered_by == AnsweredBy::Store ? "store" : "cache");
  }
  if (response.status == 401) message.set(http::field::www_authenticate, "Bearer");
  message.keep_alive(keep_alive_);
  message.content_length(response.body.size());
  std::ostringstream header;
  header << message.base();
  out_ = std::move(header).str();
  if (request_.method != "HEAD") out_.append(response.body, 0, allowance_.bytes);
  if (allowance_.bytes < response.body.size()) keep_alive_ = false;
  spend_allowance(response.body.size());
  write(std::move(out_));
}

// What follows the body's permitted part is decided once that has been written.
template <class Stream>
void HttpSession<Stream>::spend_allowance(std::size_t body_bytes) {
  if (allowance_.bytes == std::numeric_limits<std::size_t>::max()) return;
  if (body_bytes < allowance_.bytes) {
    allowance_.bytes -= body_bytes;
    return;
  }
  allowance_.bytes = 0;
  state_ = allowance_.then == FaultKind::Stall ? State::Stalled : State::Ending;
}

template <class Stream>
void HttpSession<Stream>::write(std::string bytes) {
  out_ = std::move(bytes);
  writing_ = true;
  socket().expires_after(to_steady(front_.options().request_deadline));
  asio::async_write(stream_, asio::buffer(out_), bound(&HttpSession::on_written));
}

template <class Stream>
void HttpSession<Stream>::on_written(error_code error, std::size_t /*bytes*/) {
  writing_ = false;
  out_.clear();
  if (error) {
    close();
    return;
  }
  switch (state_) {
    case State::Watching:
      pump();
      return;
    case State::Ending:
      close();
      return;
    case State::Stalled:
      listen_for_close();
      return;
    default:
      break;
  }
  if (keep_alive_) {
    read_request();
  } else if (unread_body_) {
    drain();
  } else {
    close();
  }
}

// Closing while the client is still sending would reset the connection, and take from it the answer
// that it has not read yet.
template <class Stream>
void HttpSession<Stream>::drain() {
  error_code ignored;
  socket().socket().shutdown(tcp::socket::shutdown_send, ignored);
  state_ = State::Stalled;
  socket().expires_after(to_steady(front_.options().request_deadline));
  listen_for_close();
}

template <class Stream>
void HttpSession<Stream>::begin_watch(WatchAnswer watch) {
  timer_.cancel();
  watch_ = std::move(watch);
  state_ = State::Watching;
  const auto longest = kShortestWatch + std::chrono::duration_cast<std::chrono::seconds>(
                                            front_.random().uniform() * kShortestWatch);
  const auto length = watch_.timeout_seconds.value_or(0) > 0
                          ? std::chrono::seconds(*watch_.timeout_seconds)
                          : std::chrono::seconds(longest);
  watch_end_ = SteadyClock::now() + length;
  next_bookmark_ = std::min(SteadyClock::now() + to_steady(front_.options().bookmark_period),
                            watch_end_ - kLastBookmark);
  front_.follow(*this);
  arm_watch_timer();
  write(
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: no-cache, private\r\n"
      "Transfer-Encoding: chunked\r\n\r\n");
  socket().expires_never();
  listen_for_close();
}

// A client that goes away is noticed by a read that never gives anything.
template <class Stream>
void HttpSession<Stream>::listen_for_close() {
  stream_.async_read_some(asio::buffer(discarded_),
                          [self = this->shared_from_this()](error_code error, std::size_t) {
                            if (error) {
                              self->close();
                            } else {
                              self->listen_for_close();
                            }
                          });
}

template <class Stream>
void HttpSession<Stream>::pump() {
  if (writing_ || state_ != State::Watching) return;
  const std::string events = front_.api().read(*watch_.cursor, kPieceBytes);
  if (!events.empty()) {
    write_events(events);
  } else if (watch_.cursor->has_ended()) {
    end_watch();
  }
}

template <class Stream>
void HttpSession<Stream>::write_events(const std::string& events) {
  if (events.size() < allowance_.bytes) {
    spend_allowance(events.size());
    write(as_chunk(events));
    return;
  }
  const std::string permitted = events.substr(0, allowance_.bytes);
  spend_allowance(events.size());
  write(as_chunk(permitted));
}

template <class Stream>
void HttpSession<Stream>::arm_watch_timer() {
  timer_.expires_at(watch_.allow_bookmarks ? std::min(next_bookmark_, watch_end_) : watch_end_);
  timer_.async_wait([self = this->shared_from_this()](error_code error) {
    if (!error && self->state_ == State::Watching) self->on_watch_timer();
  });
}

template <class Stream>
void HttpSession<Stream>::on_watch_timer() {
  const SteadyClock::time_point now = SteadyClock::now();
  if (now >= watch_end_) {
    end_watch();
    return;
  }
  const auto last = watch_end_ - kLastBookmark;
  next_bookmark_ = now + to_steady(front_.options().bookmark_period);
  if (now < last) next_bookmark_ = std::min(next_bookmark_, last);
  pump();
  if (!writing_ && state_ == State::Watching) {
    const std::string bookmark = front_.api().bookmark(*watch_.cursor);
    if (!bookmark.empty()) write_events(bookmark);
  }
  if (state_ == State::Watching) arm_watch_timer();
}

template <class Stream>
void HttpSession<Stream>::on_changes() {
  if (state_ == State::Waiting) dispatch(Patience::Left);
  if (state_ == State::Watching) pump();
}

template <class Stream>
void HttpSession<Stream>::end_watch() {
  if (state_ != State::Watching) return;
  front_.unfollow(*this);
  timer_.cancel();
  if (writing_) {
    close();  // In the middle of a piece there is no clean end.
    return;
  }
  state_ = State::Ending;
  write("0\r\n\r\n");
}

template <class Stream>
void HttpSession<Stream>::close() {
  front_.unfollow(*this);
  state_ = State::Ending;
  timer_.cancel();
  error_code ignored;
  socket().socket().shutdown(tcp::socket::shutdown_both, ignored);
  socket().close();
}

Error listen_error(const FrontOptions& options, const error_code& error) {
  return {ErrorCode::Network, "listen on " + options.address + ":" + std::to_string(options.port) +
                                  ": " + error.message()};
}

}  // namespace

Result<void> Front::Impl::prepare_tls() {
  if (!options_.identity) return {};
  tls_.emplace(asio::ssl::context::tls_server);
  error_code error;
  const ClientCertificate& identity = *options_.identity;
  tls_->use_certificate_chain(asio::buffer(identity.certificate_pem), error);
  if (!error) {
    tls_->use_private_key(asio::buffer(identity.key_pem), asio::ssl::context::pem, error);
  }
  if (error) return Error{ErrorCode::Tls, "use the server's certificate: " + error.message()};
  return {};
}

Result<void> Front::Impl::listen() {
  if (Result<void> prepared = prepare_tls(); !prepared) return prepared;
  error_code error;
  const asio::ip::address address = asio::ip::make_address(options_.address, error);
  if (error) return listen_error(options_, error);
  const tcp::endpoint endpoint(address, options_.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error) return listen_error(options_, error);
  port_ = acceptor_.local_endpoint(error).port();
  return {};
}

void Front::Impl::accept() {
  acceptor_.async_accept([this](error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted) return;
    // Out of descriptors, or gone already: the next one may do better.
    if (!error && sessions_.size() < options_.connections_max) start_session(std::move(socket));
    accept();
  });
}

void Front::Impl::start_session(tcp::socket socket) {
  error_code ignored;  // An event that waits for its acknowledgement is late, not lost.
  socket.set_option(tcp::no_delay(true), ignored);
  beast::tcp_stream stream(std::move(socket));
  if (tls_) {
    std::make_shared<HttpSession<TlsStream>>(*this, TlsStream(std::move(stream), *tls_))->start();
  } else {
    std::make_shared<HttpSession<PlainStream>>(*this, std::move(stream))->start();
  }
}

void Front::Impl::tell_followers() {
  notice_posted_ = false;
  for_each(followers_, [](Session& session) { session.on_changes(); });
  const std::optional<TimePoint> due = api_.next_cache_advance();
  if (!due) return;
  lag_timer_.expires_after(to_steady(std::max(Duration::zero(), *due - system_clock().now())));
  lag_timer_.async_wait([this](error_code error) {
    if (!error) notice_changes();
  });
}

Front::Front(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Front::~Front() = default;

Result<std::unique_ptr<Front>> Front::start(FrontOptions options, Api& api, FaultPlan& faults) {
  auto impl = std::make_unique<Impl>(std::move(options), api, faults);
  if (Result<void> listening = impl->listen(); !listening) return listening.error();
  impl->run();
  return std::unique_ptr<Front>(new Front(std::move(impl)));
}

std::uint16_t Front::port() const {
  return impl_->port();
}

void Front::notice_changes() {
  impl_->notice_changes();
}

void Front::drop_connections() {
  impl_->drop_connections();
}

void Front::end_watches() {
  impl_->end_watches();
}

}  // namespace kinform::server
