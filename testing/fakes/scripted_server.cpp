// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/scripted_server.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/bio.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <charconv>
#include <csignal>
#include <utility>

#include "base/thread.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/loopback.hpp"
#include "testing/socket_stream.hpp"

namespace kinform::inline v0::test_support {

using detail::MutexLock;

namespace {

BIO* memory_of(const std::string& text) {
  return BIO_new_mem_buf(text.data(), static_cast<int>(text.size()));
}

void trust(SSL_CTX* context, const std::string& ca_pem) {
  BIO* const in = memory_of(ca_pem);
  X509* const ca = PEM_read_bio_X509(in, nullptr, nullptr, nullptr);
  KINFORM_ASSERT(ca != nullptr);
  X509_STORE_add_cert(SSL_CTX_get_cert_store(context), ca);
  X509_free(ca);
  BIO_free(in);
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nullptr);
}

SSL_CTX* make_tls(const ScriptedServerOptions& options) {
  if (!options.identity) return nullptr;
  SSL_CTX* const context = SSL_CTX_new(TLS_server_method());
  KINFORM_ASSERT(context != nullptr);

  BIO* const certificate_in = memory_of(options.identity->certificate_pem);
  BIO* const key_in = memory_of(options.identity->key_pem);
  X509* const certificate = PEM_read_bio_X509(certificate_in, nullptr, nullptr, nullptr);
  EVP_PKEY* const key = PEM_read_bio_PrivateKey(key_in, nullptr, nullptr, nullptr);
  KINFORM_ASSERT(SSL_CTX_use_certificate(context, certificate) == 1);
  KINFORM_ASSERT(SSL_CTX_use_PrivateKey(context, key) == 1);
  X509_free(certificate);
  EVP_PKEY_free(key);
  BIO_free(certificate_in);
  BIO_free(key_in);

  if (options.outdated_tls) {
    SSL_CTX_set_max_proto_version(context, TLS1_1_VERSION);
    SSL_CTX_set_security_level(context, 0);  // OpenSSL 3 requires it for TLS 1.1.
  }
  // OpenSSL needs a session id context to resume sessions of clients with certificates.
  const unsigned char session_context[] = "scripted";
  SSL_CTX_set_session_id_context(context, session_context, sizeof(session_context) - 1);
  if (!options.client_ca_pem.empty()) trust(context, options.client_ca_pem);
  return context;
}

// Disables Nagle's algorithm: small pieces must be sent at once.
void send_at_once(int socket) {
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
}

// Blocks SIGPIPE: OpenSSL writes without MSG_NOSIGNAL, so a write to a closed connection would end
// the test.
void ignore_broken_pipes() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

// Removes the text before `separator` from the front of `text`, and returns it.
std::string_view take_until(std::string_view& text, std::string_view separator) {
  const std::size_t end = text.find(separator);
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + separator.size());
  return taken;
}

ScriptedRequest parse_head(std::string_view head) {
  ScriptedRequest request;
  std::string_view first = take_until(head, "\r\n");
  request.method = take_until(first, " ");
  request.target = take_until(first, " ");
  while (!head.empty()) {
    std::string_view line = take_until(head, "\r\n");
    const std::string_view name = take_until(line, ":");
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    request.headers.push_back({.name = std::string(name), .value = std::string(line)});
  }
  return request;
}

std::size_t content_length(const ScriptedRequest& request) {
  const std::string_view text = request.header("Content-Length");
  std::size_t length = 0;
  std::from_chars(text.data(), text.data() + text.size(), length);
  return length;
}

std::string head_of(int status, const std::vector<HttpHeader>& headers) {
  std::string head = "HTTP/1.1 " + std::to_string(status) + " scripted\r\n";
  for (const HttpHeader& header : headers) head += header.name + ": " + header.value + "\r\n";
  return head;
}

}  // namespace

std::string_view ScriptedRequest::header(std::string_view name) const noexcept {
  return find_header(headers, name);
}

bool ScriptedConnection::send(std::string_view bytes) {
  return stream_.send(bytes);
}

bool ScriptedConnection::respond(const ScriptedResponse& response) {
  return send(head_of(response.status, response.headers) + "Content-Length: " +
              std::to_string(response.body.size()) + "\r\n\r\n" + response.body);
}

bool ScriptedConnection::begin_chunks(int status, const std::vector<HttpHeader>& headers) {
  return send(head_of(status, headers) + "Transfer-Encoding: chunked\r\n\r\n");
}

bool ScriptedConnection::send_chunk(std::string_view bytes) {
  std::array<char, 16> digits = {};
  const auto written =
      std::to_chars(digits.data(), digits.data() + digits.size(), bytes.size(), 16);
  return send(std::string(digits.data(), written.ptr) + "\r\n" + std::string(bytes) + "\r\n");
}

bool ScriptedConnection::end_chunks() {
  return send("0\r\n\r\n");
}

void ScriptedConnection::stall() {
  stream_.wait_for_hang_up(Duration::max());
}

bool ScriptedConnection::stall_for(Duration duration) {
  return stream_.wait_for_hang_up(duration);
}

void ScriptedConnection::close() {
  stream_.close();
}

void ScriptedConnection::reset() {
  stream_.reset();
}

struct ScriptedServer::Served {
  Served(int socket, ssl_ctx_st* tls, std::size_t which) : stream(socket, tls), number(which) {}

  SocketStream stream;
  const std::size_t number;
  std::atomic<bool> finished = false;
  std::jthread thread;
};

ScriptedServer::ScriptedServer(ScriptedServerOptions options)
    : options_(std::move(options)),
      tls_(make_tls(options_)),
      listener_(listen_on_loopback()),
      port_(port_of(listener_)),
      script_(std::make_shared<Script>(
          [](const ScriptedRequest&, ScriptedConnection& connection) { connection.respond(404); })),
      acceptor_(start_thread("scripted-accept", [this] { accept_connections(); })) {}

ScriptedServer::~ScriptedServer() {
  {
    const MutexLock lock(mutex_);
    ending_ = true;
    for (const auto& served : connections_) served->stream.interrupt();
  }
  ::shutdown(listener_, SHUT_RDWR);
  acceptor_.join();
  ::close(listener_);

  std::list<std::unique_ptr<Served>> connections;
  {
    const MutexLock lock(mutex_);
    connections.swap(connections_);
  }
  for (const auto& served : connections) served->thread.join();
  connections.clear();
  SSL_CTX_free(tls_);
}

std::string ScriptedServer::url(std::string_view path) const {
  return (tls_ != nullptr ? "https://127.0.0.1:" : "http://127.0.0.1:") + std::to_string(port_) +
         std::string(path);
}

void ScriptedServer::on_request(Script script) {
  const MutexLock lock(mutex_);
  script_ = std::make_shared<Script>(std::move(script));
}

std::vector<ScriptedRequest> ScriptedServer::requests() const {
  const MutexLock lock(mutex_);
  return requests_;
}

std::size_t ScriptedServer::connections_accepted() const {
  const MutexLock lock(mutex_);
  return accepted_;
}

std::size_t ScriptedServer::connections_open() const {
  const MutexLock lock(mutex_);
  return open_;
}

bool ScriptedServer::wait_for_requests(std::size_t count, Duration timeout) {
  const MutexLock lock(mutex_);
  return changed_.wait_until(mutex_, system_clock(), system_clock().after(timeout), {},
                             [&]() KINFORM_REQUIRES(mutex_) {
                               return requests_.size() >= count;
                             }) == detail::Wake::Notified;
}

bool ScriptedServer::wait_for_connections_open(std::size_t count, Duration timeout) {
  const MutexLock lock(mutex_);
  return changed_.wait_until(mutex_, system_clock(), system_clock().after(timeout), {},
                             [&]() KINFORM_REQUIRES(mutex_) { return open_ == count; }) ==
         detail::Wake::Notified;
}

void ScriptedServer::accept_connections() {
  while (true) {
    const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0) return;  // The listener was shut down.
    send_at_once(socket);
    join_finished();

    const MutexLock lock(mutex_);
    if (ending_) {
      ::close(socket);
      return;
    }
    Served& served = *connections_.emplace_back(std::make_unique<Served>(socket, tls_, accepted_));
    ++accepted_;
    ++open_;
    served.thread = start_thread("scripted-serve", [this, &served] { serve(served); });
    changed_.notify_all();
  }
}

// Joins finished threads early: some tests open thousands of connections.
void ScriptedServer::join_finished() {
  std::list<std::unique_ptr<Served>> finished;
  const MutexLock lock(mutex_);
  for (auto served = connections_.begin(); served != connections_.end();) {
    const auto next = std::next(served);
    if ((*served)->finished) finished.splice(finished.end(), connections_, served);
    served = next;
  }
  for (const auto& served : finished) served->thread.join();  // Does not block.
}

void ScriptedServer::serve(Served& served) {
  ignore_broken_pipes();
  if (served.stream.shake_hands()) {
    std::string received;
    while (respond_to_one(served, received)) {
    }
  }
  served.stream.close();
  const MutexLock lock(mutex_);
  --open_;
  changed_.notify_all();
  served.finished = true;
}

// Returns false if the connection is to be closed. `received` holds the bytes already read of the
// next request.
bool ScriptedServer::respond_to_one(Served& served, std::string& received) {
  const auto receive = [&] {
    std::array<char, 64 * 1024> bytes;
    const std::size_t count = served.stream.receive(bytes);
    received.append(bytes.data(), count);
    return count > 0;
  };
  std::size_t head_end = std::string::npos;
  while ((head_end = received.find("\r\n\r\n")) == std::string::npos) {
    if (!receive()) return false;
  }
  ScriptedRequest request = parse_head(std::string_view(received).substr(0, head_end + 2));
  received.erase(0, head_end + 4);
  const std::size_t body_length = content_length(request);
  while (received.size() < body_length) {
    if (!receive()) return false;
  }
  request.body = received.substr(0, body_length);
  received.erase(0, body_length);
  request.connection = served.number;
  request.server_name = served.stream.server_name();
  request.client_common_name = served.stream.peer_common_name();
  request.session_resumed = served.stream.session_resumed();

  std::shared_ptr<const Script> script;
  {
    const MutexLock lock(mutex_);
    requests_.push_back(request);
    changed_.notify_all();
    script = script_;
  }
  ScriptedConnection connection(served.stream);
  (*script)(request, connection);
  return served.stream.is_open();
}

}  // namespace kinform::inline v0::test_support
