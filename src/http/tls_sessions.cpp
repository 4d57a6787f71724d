// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/tls_sessions.hpp"

#include "http/curl_handles.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::http {
namespace {

using Mutexes = std::array<std::mutex, CURL_LOCK_DATA_LAST>;

void lock(CURL* /*easy*/, curl_lock_data what, curl_lock_access /*access*/, void* mutexes) {
  static_cast<Mutexes*>(mutexes)->at(what).lock();
}

void unlock(CURL* /*easy*/, curl_lock_data what, void* mutexes) {
  static_cast<Mutexes*>(mutexes)->at(what).unlock();
}

CURLSH* new_share() {
  prepare_curl();
  CURLSH* const share = curl_share_init();
  KINFORM_ASSERT(share != nullptr);  // Out of memory.
  return share;
}

}  // namespace

TlsSessions::TlsSessions() : share_(new_share()) {
  curl_share_setopt(share_, CURLSHOPT_LOCKFUNC, lock);
  curl_share_setopt(share_, CURLSHOPT_UNLOCKFUNC, unlock);
  curl_share_setopt(share_, CURLSHOPT_USERDATA, &mutexes_);
  const CURLSHcode shared = curl_share_setopt(share_, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION);
  KINFORM_ASSERT(shared == CURLSHE_OK);
}

TlsSessions::~TlsSessions() {
  const CURLSHcode cleaned = curl_share_cleanup(share_);
  KINFORM_ASSERT(cleaned == CURLSHE_OK);  // Else a transfer still uses it.
}

}  // namespace kinform::inline v0::http
