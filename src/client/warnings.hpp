// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses Warning headers of responses and reports them (RQ-16).

#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::client {

// Parses one header value: `299 - "text" "date", 299 …` (RFC 7234, section 5.5). Stops at the first
// malformed warning and returns those before it.
[[nodiscard]] std::vector<ServerWarning> parse_warnings(std::string_view value);

// Reports warnings to a hook or, without one, to the log. Each text is reported once.
//
// Thread safety: all members may be called from any thread.
class WarningReporter {
 public:
  using Hook = std::function<void(const ServerWarning&)>;

  WarningReporter(Hook hook, Logger logger);

  // Reports the warnings in these response headers. Only code 299 comes from API servers; other
  // codes come from caches and proxies and are ignored.
  void report(const std::vector<HttpHeader>& headers);

 private:
  [[nodiscard]] bool is_new(const std::string& text);
  void report_one(const ServerWarning& warning) const;

  // Constant after construction.
  const Hook hook_;
  const Logger logger_;

  detail::Mutex mutex_;
  // Texts already reported. Cleared when it reaches kTextsMax, to bound memory.
  std::set<std::string, std::less<>> reported_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::client
