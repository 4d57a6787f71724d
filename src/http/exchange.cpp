// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchange.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/duration.hpp"
#include "http/curl_error.hpp"
#include "http/tcp_options.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::http {
namespace {

// Waits are cut into pieces of this length, for libcurl counts them in an int.
constexpr Duration kLongestWait = std::chrono::hours(1);

// Sending it twice does no harm (RFC 9110, 9.2.2).
bool is_idempotent(std::string_view method) {
  return method == "GET" || method == "HEAD" || method == "PUT" || method == "DELETE" ||
         method == "OPTIONS";
}

template <class Value>
Value info(CURL* easy, CURLINFO which) {
  Value value{};
  curl_easy_getinfo(easy, which, &value);
  return value;
}

// Never a moment too early: a wait that ends before its deadline would be begun again at once.
int poll_timeout(Duration duration) {
  const Duration bounded = std::clamp(duration, Duration::zero(), kLongestWait);
  return static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(bounded).count());
}

// Limits that are too long to be counted are none.
TimePoint later(TimePoint since, std::chrono::milliseconds limit) {
  constexpr std::chrono::milliseconds kForever = std::chrono::hours(24 * 365);
  return limit < kForever ? since + limit : TimePoint::max();
}

}  // namespace

TransportState::TransportState(HttpTransportOptions settings)
    : options(std::move(settings)),
      proxies(make_proxy_rules(options.proxy_url)),
      given_ca(options.tls.ca_pem.empty()
                   ? nullptr
                   : std::make_shared<const std::string>(options.tls.ca_pem)),
      metrics(options.metrics),
      pool({.idle_max = options.idle_connections_max, .idle_time = options.idle_time}) {
  if (given_ca == nullptr && !options.tls.ca_file.empty()) {
    ca_file.emplace(options.tls.ca_file, options.logger, metrics);
  }
}

Result<TrustRoots> TransportState::ca() {
  if (ca_file) return ca_file->contents();
  return given_ca;
}

Result<std::unique_ptr<Exchange>> Exchange::begin(std::shared_ptr<TransportState> state,
                                                  const HttpRequest& request) {
  if (const Result<void> checked = check_request(request); !checked) return checked.error();
  if (const Result<void> checked = check_tls(state->options.tls); !checked) return checked.error();
  Result<Url> url = parse_url(request.url);
  if (!url) return url.error();
  const std::string& proxy = proxy_for(state->proxies, *url);
  if (!proxy.empty()) {
    if (const Result<void> checked = check_proxy_url(proxy); !checked) return checked.error();
  }
  Result<TrustRoots> ca = url->is_tls() ? state->ca() : TrustRoots();
  if (!ca) return ca.error().with_context(request.method + " " + request.url);
  std::unique_ptr<Exchange> exchange(
      new Exchange(std::move(state), request, *std::move(url), *std::move(ca)));
  if (const Result<void> opened = exchange->open(request); !opened) return opened.error();
  return exchange;
}

Exchange::Exchange(std::shared_ptr<TransportState> state, const HttpRequest& request, Url url,
                   TrustRoots ca)
    : state_(std::move(state)),
      what_(request.method + " " + request.url),
      kind_(request.kind),
      may_be_repeated_(is_idempotent(request.method)),
      has_proxy_(!proxy_for(state_->proxies, url).empty()),
      input_{.url = std::move(url),
             .body = request.body,
             .ca = std::move(ca),
             .certificate = request.certificate},
      head_(state_->options.limits.header_bytes_max),
      began_(system_clock().now()),
      deadline_(request.timeout ? system_clock().after(*request.timeout) : TimePoint::max()) {}

Exchange::~Exchange() {
  if (connection_ != nullptr)
    curl_multi_remove_handle(connection_->multi.get(), connection_->easy.get());
}

Result<void> Exchange::open(const HttpRequest& request) {
  if (kind_ == ExchangeKind::Short) {
    connection_ = state_->pool.take(connection_key());
  }
  if (connection_ == nullptr) connection_ = open_connection();
  if (connection_ == nullptr) {
    return error(ErrorCode::Network, "cannot open a connection: out of memory or file descriptors");
  }
  OptionSetter setter(connection_->easy.get());
  set_transfer_options(setter, request, input_, state_->options, state_->proxies);
  set_callbacks(setter);
  if (setter.failure() != CURLE_OK) {
    return error(ErrorCode::InvalidArgument, curl_easy_strerror(setter.failure()));
  }
  const CURLMcode added = curl_multi_add_handle(connection_->multi.get(), connection_->easy.get());
  KINFORM_ASSERT(added == CURLM_OK);  // Out of memory.
  return {};
}

ConnectionKey Exchange::connection_key() const {
  return {.origin = input_.url.origin(), .certificate = input_.certificate, .ca = input_.ca};
}

void Exchange::set_callbacks(OptionSetter& setter) {
  setter.set(CURLOPT_SHARE, state_->sessions.get());
  setter.set(CURLOPT_ERRORBUFFER, error_text_.data());
  setter.set(CURLOPT_HEADERFUNCTION, &Exchange::on_header);
  setter.set(CURLOPT_HEADERDATA, static_cast<void*>(this));
  setter.set(CURLOPT_WRITEFUNCTION, &Exchange::on_body);
  setter.set(CURLOPT_WRITEDATA, static_cast<void*>(this));
  setter.set(CURLOPT_OPENSOCKETFUNCTION, &open_socket);
  setter.set(CURLOPT_SOCKOPTFUNCTION, &Exchange::on_socket);
  setter.set(CURLOPT_SOCKOPTDATA, static_cast<void*>(this));
  setter.set(CURLOPT_PREREQFUNCTION, &Exchange::on_sending);
  setter.set(CURLOPT_PREREQDATA, static_cast<void*>(this));
}

Result<void> Exchange::receive_head(const std::stop_token& stop) {
  while (true) {
    if (stop.stop_requested()) return error(ErrorCode::Cancelled, "stop requested");
    drive();
    if (head_.complete()) return {};
    if (failure_) return *failure_;

    const Limit limit = head_limit();
    const TimePoint now = system_clock().now();
    if (now >= limit.deadline) {
      const auto waited = std::chrono::round<std::chrono::milliseconds>(now - began_);
      return error(ErrorCode::Timeout,
                   "no " + std::string(limit.awaited) + " after " + format_duration(waited));
    }
    wait(stop, limit.deadline);
  }
}

void Exchange::set_timeout(Duration timeout) {
  body_deadline_ = system_clock().after(timeout);
}

Result<std::size_t> Exchange::read(std::span<std::byte> into, std::stop_token stop) {
  KINFORM_ASSERT(!into.empty());
  if (stop.stop_requested()) return error(ErrorCode::Cancelled, "stop requested");
  if (const std::size_t count = take_kept(into); count > 0) return count;

  wanted_ = into;
  const std::optional<Error> why_nothing = await_body(stop);
  const std::size_t count = into.size() - wanted_.size();
  wanted_ = {};
  if (count > 0) {
    silent_since_.reset();
    return count;
  }
  if (why_nothing) return *why_nothing;
  return std::size_t{0};
}

std::optional<Error> Exchange::await_body(const std::stop_token& stop) {
  const std::size_t room = wanted_.size();
  while (!ended_) {
    paused_ ? resume() : drive();
    if (wanted_.size() < room || ended_) break;

    const TimePoint now = system_clock().now();
    if (!silent_since_) silent_since_ = now;
    if (std::optional<Error> passed = body_limit_passed(now)) return passed;
    wait(stop, body_deadline());
    if (stop.stop_requested()) return error(ErrorCode::Cancelled, "stop requested");
  }
  return failure_;
}

void Exchange::drive() {
  if (ended_) return;
  int running = 0;
  const CURLMcode code = curl_multi_perform(connection_->multi.get(), &running);
  KINFORM_ASSERT(code == CURLM_OK);  // Else memory has run out, or a handle is misused.
  if (running > 0) return;
  int left = 0;
  const CURLMsg* const message = curl_multi_info_read(connection_->multi.get(), &left);
  KINFORM_ASSERT(message != nullptr && message->msg == CURLMSG_DONE);
  record_end(message->data.result);
}

void Exchange::resume() {
  paused_ = false;
  const CURLcode code =
      curl_easy_pause(connection_->easy.get(), CURLPAUSE_CONT);  // Calls on_body().
  if (code != CURLE_OK) record_end(code);
}

// A line whose transfer went well is free for the next one.
void Exchange::record_end(CURLcode result) {
  ended_ = true;
  CURL* const easy = connection_->easy.get();
  if (result != CURLE_OK && !failure_) {
    const Error reason =
        to_error({.code = result,
                  .detail = error_text_.data(),
                  .os_error = static_cast<int>(info<long>(easy, CURLINFO_OS_ERRNO)),
                  .verify_result = info<long>(easy, CURLINFO_SSL_VERIFYRESULT),
                  .proxy_status = sent_ ? 0 : info<long>(easy, CURLINFO_HTTP_CONNECTCODE),
                  .headers_complete = head_.complete()},
                 input_.url);
    failure_ = error(reason.code, reason.message);
  }
  if (!failure_ && !head_.complete()) {  // libcurl takes headers without an end for an answer.
    failure_ =
        error(ErrorCode::ConnectionReset, "server closed the connection while sending headers");
  }
  curl_multi_remove_handle(connection_->multi.get(), easy);
  std::unique_ptr<Connection> connection = std::move(connection_);
  if (failure_ || kind_ != ExchangeKind::Short) return;
  curl_easy_reset(easy);
  state_->pool.release(connection_key(), std::move(connection));
}

void Exchange::wait(const std::stop_token& stop, TimePoint deadline) {
  // Remembered until the next poll, so a stop that comes just before it is not missed.
  const std::stop_callback wake(stop, [this] { curl_multi_wakeup(connection_->multi.get()); });
  const Duration left =
      deadline == TimePoint::max() ? kLongestWait : deadline - system_clock().now();
  const CURLMcode code =
      curl_multi_poll(connection_->multi.get(), nullptr, 0, poll_timeout(left), nullptr);
  KINFORM_ASSERT(code == CURLM_OK);  // As in drive().
}

Exchange::Limit Exchange::head_limit() {
  const HttpTimeouts& timeouts = state_->options.timeouts;
  Limit limit{};
  if (sent_) {
    limit = {.deadline = later(*sent_, timeouts.headers), .awaited = "response"};
  } else if (info<long>(connection_->easy.get(), CURLINFO_PRIMARY_PORT) > 0) {  // There is a peer.
    if (!connected_) connected_ = system_clock().now();
    limit = {.deadline = later(*connected_, timeouts.tls_handshake), .awaited = "TLS handshake"};
  } else {
    limit = {.deadline = later(began_, timeouts.connect), .awaited = "connection"};
  }
  limit.deadline = std::min(limit.deadline, deadline_);
  return limit;
}

TimePoint Exchange::body_deadline() const {
  if (kind_ == ExchangeKind::Stream) return body_deadline_;
  return std::min(body_deadline_, later(*silent_since_, state_->options.timeouts.body_silence));
}

std::optional<Error> Exchange::body_limit_passed(TimePoint now) const {
  if (now < body_deadline()) return {};
  if (now >= body_deadline_) return error(ErrorCode::Timeout, "timeout: no data available yet");
  return error(ErrorCode::Network, "response body stalled: no data for " +
                                       format_duration(state_->options.timeouts.body_silence));
}

std::size_t Exchange::take_kept(std::span<std::byte> into) {
  const std::size_t count = std::min(into.size(), kept_.size() - kept_begin_);
  if (count == 0) return 0;
  std::memcpy(into.data(), kept_.data() + kept_begin_, count);
  kept_begin_ += count;
  if (kept_begin_ == kept_.size()) {
    kept_ = {};  // An idle stream holds no memory for a burst long past.
    kept_begin_ = 0;
  }
  return count;
}

Error Exchange::error(ErrorCode code, const std::string& text) const {
  return {code, what_ + ": " + text};
}

std::size_t Exchange::on_header(char* connection, std::size_t /*one*/, std::size_t length,
                                void* exchange) {
  Exchange& self = *static_cast<Exchange*>(exchange);
  const Result<void> added = self.head_.add_line({connection, length});
  if (added) return length;
  self.failure_ = self.error(added.error().code, added.error().message);
  return 0;
}

std::size_t Exchange::on_body(char* bytes, std::size_t /*one*/, std::size_t length,
                              void* exchange) {
  Exchange& self = *static_cast<Exchange*>(exchange);
  if (self.keep_or_hand_over(std::as_bytes(std::span(bytes, length)))) return length;
  self.paused_ = true;
  return CURL_WRITEFUNC_PAUSE;
}

// libcurl goes on receiving while there is something in the socket, up to a hundred buffers at a
// time. So what is kept needs a bound.
bool Exchange::keep_or_hand_over(std::span<const std::byte> bytes) {
  if (kept_.size() - kept_begin_ >= buffer_bytes(kind_)) return false;
  const std::size_t count = std::min(bytes.size(), wanted_.size());
  if (count > 0) std::memcpy(wanted_.data(), bytes.data(), count);
  wanted_ = wanted_.subspan(count);
  kept_.insert(kept_.end(), bytes.begin() + static_cast<std::ptrdiff_t>(count), bytes.end());
  return true;
}

int Exchange::on_socket(void* exchange, curl_socket_t socket, curlsocktype /*purpose*/) {
  Exchange& self = *static_cast<Exchange*>(exchange);
  self.record_name_resolution();
  return set_tcp_options(socket, self.state_->options.timeouts) ? CURL_SOCKOPT_OK
                                                                : CURL_SOCKOPT_ERROR;
}

void Exchange::record_name_resolution() {
  // There may be a socket for each address; and a second connection, in place of a kept one that
  // was closed, begins later than the exchange.
  const bool is_first = !name_resolved_ && tries_ == 0;
  name_resolved_ = true;
  // A proxy resolves the server's name itself.
  if (!is_first || has_proxy_ || is_ip_address(input_.url.host)) return;
  state_->metrics.observe_name_resolution(input_.url.host, system_clock().now() - began_);
}

// libcurl sends a request again if a kept connection turns out to be closed. The server may have
// acted on it all the same, so that is only for requests that do no harm twice.
int Exchange::on_sending(void* exchange, char* /*ip*/, char* /*local_ip*/, int /*port*/,
                         int /*local_port*/) {
  Exchange& self = *static_cast<Exchange*>(exchange);
  if (self.tries_++ > 0 && !self.may_be_repeated_) return CURL_PREREQFUNC_ABORT;
  self.sent_ = system_clock().now();
  return CURL_PREREQFUNC_OK;
}

}  // namespace kinform::inline v0::http
