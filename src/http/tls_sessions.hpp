// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// TLS sessions that all connections of a transport share, so that the next handshake is short.

#pragma once

#include <curl/curl.h>

#include <array>
#include <mutex>

namespace kinform::inline v0::http {

// Thread safety: libcurl locks it where it uses it.
class TlsSessions {
 public:
  TlsSessions();
  ~TlsSessions();
  TlsSessions(const TlsSessions&) = delete;
  TlsSessions& operator=(const TlsSessions&) = delete;

  // For CURLOPT_SHARE; must outlive the transfers that use it.
  [[nodiscard]] CURLSH* get() const { return share_; }

 private:
  // libcurl locks and unlocks in two calls of ours, which no scope and no analysis can follow.
  std::array<std::mutex, CURL_LOCK_DATA_LAST> mutexes_;
  CURLSH* const share_;
};

}  // namespace kinform::inline v0::http
