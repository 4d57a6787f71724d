// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/http2_client.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <nghttp2/nghttp2.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>

#include "kinform/detail/assert.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0::test_support {
namespace {

nghttp2_nv to_nv(const std::pair<std::string, std::string>& field) {
  const auto bytes = [](const std::string& text) {
    return reinterpret_cast<std::uint8_t*>(const_cast<char*>(text.data()));
  };
  return {.name = bytes(field.first),
          .value = bytes(field.second),
          .namelen = field.first.size(),
          .valuelen = field.second.size(),
          .flags = NGHTTP2_NV_FLAG_NONE};
}

std::vector<nghttp2_nv> to_nvs(const HeaderFields& header) {
  std::vector<nghttp2_nv> list;
  for (const auto& field : header) list.push_back(to_nv(field));
  return list;
}

int connect_to(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  KINFORM_ASSERT(::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0);
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  return socket;
}

// OpenSSL writes without MSG_NOSIGNAL.
void block_broken_pipes() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

}  // namespace

std::string Http2Response::field(std::string_view name) const {
  const auto found = std::find_if(header.begin(), header.end(),
                                  [name](const auto& one) { return one.first == name; });
  return found == header.end() ? std::string() : found->second;
}

int Http2Response::status() const {
  const std::string text = field(":status");
  return text.empty() ? 0 : std::stoi(text);
}

// The socket, TLS and nghttp2's client.
class Http2Client::Session {
 public:
  Session(Http2Client& client, int port) : client_(client), socket_(connect_to(port)) {
    if (client.options_.tls) begin_tls();
    begin_http2();
  }
  ~Session() {
    nghttp2_session_del(http2_);
    SSL_free(tls_);
    SSL_CTX_free(tls_context_);
    ::close(socket_);
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  [[nodiscard]] nghttp2_session* http2() const { return http2_; }

  [[nodiscard]] std::string selected_protocol() const {
    const unsigned char* name = nullptr;
    unsigned int length = 0;
    if (tls_ != nullptr) SSL_get0_alpn_selected(tls_, &name, &length);
    return {reinterpret_cast<const char*>(name), length};
  }

  bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const auto sent = tls_ != nullptr
                            ? SSL_write(tls_, bytes.data(), static_cast<int>(bytes.size()))
                            : ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  // Returns an empty text at the end of the connection, and nothing if nothing arrives in time.
  [[nodiscard]] std::optional<std::string> read(Duration timeout) const {
    const bool is_buffered = tls_ != nullptr && SSL_pending(tls_) > 0;
    pollfd readable = {.fd = socket_, .events = POLLIN, .revents = 0};
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(timeout).count();
    if (!is_buffered && ::poll(&readable, 1, static_cast<int>(wait)) != 1) return std::nullopt;
    std::array<char, 16 * 1024> piece = {};
    const auto count = tls_ != nullptr
                           ? SSL_read(tls_, piece.data(), static_cast<int>(piece.size()))
                           : ::recv(socket_, piece.data(), piece.size(), 0);
    return count <= 0 ? std::string() : std::string(piece.data(), static_cast<std::size_t>(count));
  }

 private:
  static Http2Client& client_of(void* user) { return *static_cast<Http2Client*>(user); }

  void begin_tls() {
    block_broken_pipes();
    tls_context_ = SSL_CTX_new(TLS_client_method());
    tls_ = SSL_new(tls_context_);
    std::string offered;
    for (const std::string& name : client_.options_.protocols) {
      offered += static_cast<char>(name.size());
      offered += name;
    }
    if (!offered.empty()) {
      SSL_set_alpn_protos(tls_, reinterpret_cast<const unsigned char*>(offered.data()),
                          static_cast<unsigned int>(offered.size()));
    }
    SSL_set_fd(tls_, socket_);
    SSL_connect(tls_);  // If it fails, so does everything after it.
  }

  void begin_http2() {
    nghttp2_session_callbacks* callbacks = nullptr;
    nghttp2_session_callbacks_new(&callbacks);
    nghttp2_session_callbacks_set_on_header_callback(callbacks, on_header);
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, on_data);
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, on_frame);
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, on_close);
    nghttp2_option* options = nullptr;
    nghttp2_option_new(&options);
    // Tests send what they want, also what a server refuses.
    nghttp2_option_set_no_http_messaging(options, 1);
    nghttp2_option_set_max_send_header_block_length(options, 1 << 20);
    if (client_.options_.withholds_windows) nghttp2_option_set_no_auto_window_update(options, 1);
    nghttp2_session_client_new2(&http2_, callbacks, &client_, options);
    nghttp2_option_del(options);
    nghttp2_session_callbacks_del(callbacks);
    const nghttp2_settings_entry window = {NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE,
                                           client_.options_.stream_window};
    nghttp2_submit_settings(http2_, NGHTTP2_FLAG_NONE, &window, 1);
  }

  static int on_header(nghttp2_session* /*session*/, const nghttp2_frame* frame,
                       const std::uint8_t* name, std::size_t name_size, const std::uint8_t* value,
                       std::size_t value_size, std::uint8_t /*flags*/, void* user) {
    HeaderFields& header = client_of(user).responses_[frame->hd.stream_id].header;
    header.emplace_back(std::string(reinterpret_cast<const char*>(name), name_size),
                        std::string(reinterpret_cast<const char*>(value), value_size));
    return 0;
  }

  static int on_data(nghttp2_session* /*session*/, std::uint8_t /*flags*/, std::int32_t stream,
                     const std::uint8_t* data, std::size_t size, void* user) {
    client_of(user).responses_[stream].body.append(reinterpret_cast<const char*>(data), size);
    return 0;
  }

  static int on_frame(nghttp2_session* /*session*/, const nghttp2_frame* frame, void* user) {
    Http2Client& client = client_of(user);
    const nghttp2_frame_hd& header = frame->hd;
    if (header.type == NGHTTP2_PING && (header.flags & NGHTTP2_FLAG_ACK) != 0) {
      ++client.ping_acknowledgements_;
    } else if (header.type == NGHTTP2_RST_STREAM) {
      client.responses_[header.stream_id].reset = frame->rst_stream.error_code;  // Also NO_ERROR.
    } else if (header.type == NGHTTP2_HEADERS || header.type == NGHTTP2_DATA) {
      Http2Response& response = client.responses_[header.stream_id];
      if ((header.flags & NGHTTP2_FLAG_END_STREAM) != 0) response.is_complete = true;
      if (header.type == NGHTTP2_HEADERS && response.field(":status") == "100") {
        response.was_continued = true;
        response.header.clear();
      }
    }
    return 0;
  }

  static int on_close(nghttp2_session* /*session*/, std::int32_t stream, std::uint32_t error,
                      void* user) {
    Http2Response& response = client_of(user).responses_[stream];
    if (error != NGHTTP2_NO_ERROR && !response.reset) response.reset = error;
    return 0;
  }

  Http2Client& client_;
  const int socket_;
  ssl_ctx_st* tls_context_ = nullptr;
  ssl_st* tls_ = nullptr;
  nghttp2_session* http2_ = nullptr;
};

Http2Client::Http2Client(const std::string& url, Http2ClientOptions options)
    : options_(std::move(options)),
      session_(std::make_unique<Session>(*this, std::stoi(url.substr(url.rfind(':') + 1)))) {
  send_queued();
}

Http2Client::~Http2Client() = default;

std::string Http2Client::selected_protocol() const {
  return session_->selected_protocol();
}

std::int32_t Http2Client::request(const std::string& path, const HeaderFields& header,
                                  std::optional<std::string> body) {
  HeaderFields all = {
      {":method", "GET"}, {":scheme", "http"}, {":path", path}, {":authority", "localhost"}};
  for (const auto& field : header) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&](const auto& one) { return one.first == field.first; });
    if (same == all.end()) {
      all.push_back(field);
    } else {
      same->second = field.second;
    }
  }
  const std::vector<nghttp2_nv> list = to_nvs(all);
  const auto give = [](nghttp2_session* /*session*/, std::int32_t stream, std::uint8_t* into,
                       std::size_t size, std::uint32_t* flags, nghttp2_data_source* /*source*/,
                       void* user) -> ssize_t {
    Body& one = static_cast<Http2Client*>(user)->bodies_[stream];
    const std::size_t count = std::min(size, one.text.size() - one.sent);
    std::copy_n(one.text.data() + one.sent, count, reinterpret_cast<char*>(into));
    one.sent += count;
    if (one.sent == one.text.size()) *flags |= NGHTTP2_DATA_FLAG_EOF;
    return static_cast<ssize_t>(count);
  };
  const nghttp2_data_provider provider = {.source = {}, .read_callback = give};
  const std::int32_t stream = nghttp2_submit_request(
      session_->http2(), nullptr, list.data(), list.size(), body ? &provider : nullptr, nullptr);
  if (body) bodies_[stream].text = *std::move(body);
  send_queued();
  return stream;
}

std::int32_t Http2Client::raw_request(const HeaderFields& header) {
  const std::vector<nghttp2_nv> list = to_nvs(header);
  const std::int32_t stream = nghttp2_submit_request(session_->http2(), nullptr, list.data(),
                                                     list.size(), nullptr, nullptr);
  send_queued();
  return stream;
}

bool Http2Client::send_queued() {
  while (true) {
    const std::uint8_t* data = nullptr;
    const ssize_t size = nghttp2_session_mem_send(session_->http2(), &data);
    if (size <= 0) return size == 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data),
                                 static_cast<std::size_t>(size));
    if (!write(bytes)) return false;
  }
}

bool Http2Client::write(std::string_view bytes) {
  return session_->write(bytes);
}

bool Http2Client::send_raw(std::string_view bytes) {
  return send_queued() && write(bytes);
}

bool Http2Client::read_some(Duration timeout) {
  const std::optional<std::string> bytes = session_->read(timeout);
  if (!bytes) return true;
  return !bytes->empty() && take(*bytes) && send_queued();
}

bool Http2Client::take(const std::string& bytes) {
  record_frames(bytes);
  return nghttp2_session_mem_recv(session_->http2(),
                                  reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                  bytes.size()) >= 0;
}

void Http2Client::record_frames(std::string_view bytes) {
  unread_ += bytes;
  const auto number = [this](std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + size; ++i) {
      value = value << 8 | static_cast<std::uint8_t>(unread_[i]);
    }
    return value;
  };
  constexpr std::size_t kHeader = 9;
  while (unread_.size() >= kHeader && unread_.size() >= kHeader + number(0, 3)) {
    if (unread_[3] == NGHTTP2_GOAWAY) {
      go_aways_.push_back({static_cast<std::int32_t>(number(kHeader, 4)), number(kHeader + 4, 4)});
    } else if (unread_[3] == NGHTTP2_RST_STREAM) {
      resets_.insert(static_cast<std::int32_t>(number(5, 4)));
    }
    unread_.erase(0, kHeader + number(0, 3));
  }
}

bool Http2Client::read_until(const std::function<bool()>& condition) {
  const TimePoint deadline = system_clock().after(kTimeout);
  while (!condition()) {
    const Duration left = deadline - system_clock().now();
    if (left <= Duration::zero() || !read_some(left)) return condition();
  }
  return true;
}

const Http2Response& Http2Client::finish(std::int32_t stream) {
  const Http2Response& one = responses_[stream];
  read_until([&] { return one.is_complete || one.reset; });
  return one;
}

bool Http2Client::read_to_end() {
  const TimePoint deadline = system_clock().after(kTimeout);
  while (system_clock().now() < deadline) {
    const std::optional<std::string> bytes = session_->read(deadline - system_clock().now());
    if (bytes && bytes->empty()) return true;
    if (!bytes) return false;
    take(*bytes);
  }
  return false;
}

void Http2Client::read_for(Duration duration) {
  const TimePoint deadline = system_clock().after(duration);
  for (Duration left = duration; left > Duration::zero(); left = deadline - system_clock().now()) {
    if (!read_some(left)) return;
  }
}

std::uint32_t Http2Client::setting(std::int32_t id) const {
  return nghttp2_session_get_remote_settings(session_->http2(),
                                             static_cast<nghttp2_settings_id>(id));
}

std::int32_t Http2Client::send_window(std::int32_t stream) const {
  return nghttp2_session_get_stream_remote_window_size(session_->http2(), stream);
}

void Http2Client::ping() {
  nghttp2_submit_ping(session_->http2(), NGHTTP2_FLAG_NONE, nullptr);
  send_queued();
}

void Http2Client::cancel(std::int32_t stream) {
  nghttp2_submit_rst_stream(session_->http2(), NGHTTP2_FLAG_NONE, stream, NGHTTP2_CANCEL);
  send_queued();
}

void Http2Client::enlarge_windows(std::int32_t stream, std::int32_t bytes) {
  nghttp2_submit_window_update(session_->http2(), NGHTTP2_FLAG_NONE, stream, bytes);
  nghttp2_submit_window_update(session_->http2(), NGHTTP2_FLAG_NONE, 0, bytes);
  send_queued();
}

std::string Http2Client::frame(std::uint8_t type, std::uint8_t flags, std::int32_t stream,
                               std::string_view payload) {
  const auto byte = [](std::size_t value, int shift) {
    return static_cast<char>((value >> shift) & 0xff);
  };
  const auto id = static_cast<std::size_t>(stream);
  std::string out = {byte(payload.size(), 16),
                     byte(payload.size(), 8),
                     byte(payload.size(), 0),
                     static_cast<char>(type),
                     static_cast<char>(flags),
                     byte(id, 24),
                     byte(id, 16),
                     byte(id, 8),
                     byte(id, 0)};
  return out.append(payload);
}

}  // namespace kinform::inline v0::test_support
