// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/tls_probe.hpp"

#include <curl/curl.h>

#include <cstddef>

#include "http/curl_handles.hpp"
#include "http/tcp_options.hpp"

namespace kinform::inline v0::http {
namespace {

constexpr int kTimeoutMilliseconds = 2000;
// A transport usually has one origin. If there are more than this, all are forgotten.
constexpr std::size_t kOriginsMax = 100;

bool set_options(CURL* easy, const Url& url) {
  OptionSetter setter(easy);
  setter.set(CURLOPT_URL, "https://" + url.host + ":" + url.port + "/");
  setter.set(CURLOPT_CONNECT_ONLY, 1L);
  setter.set(CURLOPT_TIMEOUT_MS, static_cast<long>(kTimeoutMilliseconds));
  setter.set(CURLOPT_NOSIGNAL, 1L);
  setter.set(CURLOPT_QUICK_EXIT, 1L);
  setter.set(CURLOPT_PROXY, "");
  // Nothing is sent, so it does not matter whom we talk to.
  setter.set(CURLOPT_SSL_VERIFYPEER, 0L);
  setter.set(CURLOPT_SSL_VERIFYHOST, 0L);
  setter.set(CURLOPT_OPENSOCKETFUNCTION, &open_socket);
  return setter.failure() == CURLE_OK;
}

// Returns whether the transfer ended well. Blocks until it ends or a stop is requested.
bool complete(CURLM* multi, const std::stop_token& stop) {
  const std::stop_callback wake(stop, [multi] { curl_multi_wakeup(multi); });
  while (!stop.stop_requested()) {
    int running = 0;
    if (curl_multi_perform(multi, &running) != CURLM_OK) return false;
    if (running == 0) {
      int left = 0;
      const CURLMsg* const message = curl_multi_info_read(multi, &left);
      return message != nullptr && message->data.result == CURLE_OK;
    }
    if (curl_multi_poll(multi, nullptr, 0, kTimeoutMilliseconds, nullptr) != CURLM_OK) return false;
  }
  return false;
}

}  // namespace

void TlsExpectations::record_response(const Url& url) {
  record(url, false);
}

bool TlsExpectations::is_known(const Url& url) const {
  const detail::MutexLock lock(mutex_);
  const auto found = expects_tls_.find(url.origin());
  return found != expects_tls_.end() && found->second;
}

bool TlsExpectations::find_out(const Url& url, const std::stop_token& stop) {
  {
    const detail::MutexLock lock(mutex_);
    const auto found = expects_tls_.find(url.origin());
    if (found != expects_tls_.end()) return found->second;
  }
  const bool expects_tls = speaks_tls(url, stop);
  if (expects_tls || !stop.stop_requested()) record(url, expects_tls);
  return expects_tls;
}

void TlsExpectations::record(const Url& url, bool expects_tls) {
  const detail::MutexLock lock(mutex_);
  if (expects_tls_.size() >= kOriginsMax) expects_tls_.clear();
  expects_tls_[url.origin()] = expects_tls;
}

bool speaks_tls(const Url& url, const std::stop_token& stop) {
  const std::unique_ptr<Connection> connection = open_connection();
  if (connection == nullptr) return false;
  CURL* const easy = connection->easy.get();
  CURLM* const multi = connection->multi.get();
  if (!set_options(easy, url) || curl_multi_add_handle(multi, easy) != CURLM_OK) return false;
  const bool connected = complete(multi, stop);
  curl_multi_remove_handle(multi, easy);
  return connected;
}

}  // namespace kinform::inline v0::http
