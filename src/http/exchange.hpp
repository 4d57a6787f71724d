// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One request and its answer.

#pragma once

#include <curl/curl.h>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "http/ca_file.hpp"
#include "http/connection_pool.hpp"
#include "http/curl_handles.hpp"
#include "http/header_reader.hpp"
#include "http/proxy.hpp"
#include "http/tls_probe.hpp"
#include "http/tls_sessions.hpp"
#include "http/transfer_options.hpp"
#include "http/transport_metrics.hpp"
#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/http_transport.hpp"

namespace kinform::inline v0::http {

// What all exchanges of a transport share. Thread safety: as that of its parts.
struct TransportState {
  explicit TransportState(HttpTransportOptions settings);

  // Whose certificates are trusted now; null: those of the system's authorities.
  [[nodiscard]] Result<TrustRoots> ca();

  const HttpTransportOptions options;
  const ProxyRules proxies;
  const TrustRoots given_ca;  // Null: none was given as text.
  TransportMetrics metrics;
  std::optional<CaFile> ca_file;
  TlsSessions sessions;
  TlsExpectations tls_expectations;
  ConnectionPool pool;  // Last: its lines use the sessions.
};

// Has no thread: whoever waits for the head or reads the body drives the transfer meanwhile, so
// a body that nobody reads fills the socket and pushes back on the server. Of what has been
// received and not read, two buffers of libcurl's are held at most.
//
// Not thread-safe; a stop may be requested from any thread.
class Exchange final : public ByteSource {
 public:
  // Begins, but does not wait for anything. Errors are of arguments, or of a system that has no
  // file descriptors left.
  [[nodiscard]] static Result<std::unique_ptr<Exchange>> begin(
      std::shared_ptr<TransportState> state, const HttpRequest& request);

  ~Exchange() override;
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  // Blocks until status and headers are complete.
  [[nodiscard]] Result<void> receive_head(const std::stop_token& stop);
  [[nodiscard]] HeaderReader& head() { return head_; }

  // The body, as it comes over the wire. REQUIRES: receive_head() has succeeded.
  void set_timeout(Duration timeout) override;
  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override;

 private:
  // Until when something has to have happened.
  struct Limit {
    TimePoint deadline;
    std::string_view awaited;
  };

  Exchange(std::shared_ptr<TransportState> state, const HttpRequest& request, Url url,
           TrustRoots ca);

  [[nodiscard]] Result<void> open(const HttpRequest& request);
  [[nodiscard]] ConnectionKey connection_key() const;
  void set_callbacks(OptionSetter& setter);

  // Lets libcurl do what it can without waiting.
  void drive();
  // Takes what libcurl has held back, and lets it receive again.
  void resume();
  void record_end(CURLcode result);
  // Blocks until there is something to do, or the deadline, or a stop.
  void wait(const std::stop_token& stop, TimePoint deadline);

  // Until a read has got something or the body has ended, which may be a failure; else says why it
  // waits no longer.
  [[nodiscard]] std::optional<Error> await_body(const std::stop_token& stop);
  [[nodiscard]] Limit head_limit();
  [[nodiscard]] std::optional<Error> body_limit_passed(TimePoint now) const;
  [[nodiscard]] TimePoint body_deadline() const;
  [[nodiscard]] std::size_t take_kept(std::span<std::byte> into);
  [[nodiscard]] Error error(ErrorCode code, const std::string& text) const;

  // What libcurl calls, with this exchange as the last argument.
  static std::size_t on_header(char* connection, std::size_t one, std::size_t length,
                               void* exchange);
  static std::size_t on_body(char* bytes, std::size_t one, std::size_t length, void* exchange);
  static int on_socket(void* exchange, curl_socket_t socket, curlsocktype purpose);
  static int on_sending(void* exchange, char* ip, char* local_ip, int port, int local_port);

  // The first socket is there, so its address is known.
  void record_name_resolution();
  // False, and nothing is taken, if there is too much already.
  bool keep_or_hand_over(std::span<const std::byte> bytes);

  const std::shared_ptr<TransportState> state_;
  const std::string what_;  // `GET https://…`, for errors.
  const ExchangeKind kind_;
  const bool may_be_repeated_;
  const bool has_proxy_;
  TransferInput input_;
  std::unique_ptr<Connection> connection_;  // Null once the transfer has ended.
  std::array<char, CURL_ERROR_SIZE> error_text_ = {};

  HeaderReader head_;
  const TimePoint began_;
  const TimePoint deadline_;  // Of the request itself.
  bool name_resolved_ = false;
  std::optional<TimePoint> connected_;
  std::optional<TimePoint> sent_;
  int tries_ = 0;

  // Where the read under way wants its bytes; empty while there is none.
  std::span<std::byte> wanted_;
  // Bytes that came and were not wanted yet, from kept_begin_ on.
  std::vector<std::byte> kept_;
  std::size_t kept_begin_ = 0;
  bool paused_ = false;
  TimePoint body_deadline_ = TimePoint::max();
  // Since when a reader has waited in vain.
  std::optional<TimePoint> silent_since_;

  bool ended_ = false;
  std::optional<Error> failure_;  // How it ended, unless well.
};

}  // namespace kinform::inline v0::http
