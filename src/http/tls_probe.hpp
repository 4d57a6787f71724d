// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds out whether a server that did not answer plain HTTP expects TLS, for a message that helps.

#pragma once

#include <map>
#include <stop_token>
#include <string>

#include "http/url.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::http {

// Remembers for each origin whether the server expects TLS, so that every later error can say it
// without another handshake.
//
// Thread safety: all members may be called from any thread.
class TlsExpectations {
 public:
  // Records that the server responded to plain HTTP: it does not expect TLS.
  void record_response(const Url& url);
  // Returns true if the server was found to expect TLS. Does not block.
  [[nodiscard]] bool is_known(const Url& url) const;
  // Finds out whether the server expects TLS, by a handshake unless it is known. Blocks for 2 s at
  // most, or until a stop is requested.
  [[nodiscard]] bool find_out(const Url& url, const std::stop_token& stop);

 private:
  void record(const Url& url, bool expects_tls);

  mutable detail::Mutex mutex_;
  std::map<std::string, bool> expects_tls_ KINFORM_GUARDED_BY(mutex_);  // By origin; bounded.
};

// Connects to the host and port of `url`, whatever its scheme is, and makes a TLS handshake. Sends
// no request and no credentials. Returns true if the server completes the handshake within 2 s;
// false also if a stop is requested.
[[nodiscard]] bool speaks_tls(const Url& url, const std::stop_token& stop);

}  // namespace kinform::inline v0::http
