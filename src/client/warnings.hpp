// Warning headers of answers → ServerWarning (RQ-16).

#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::client {

// The warnings of one header value: `299 - "text" "date", 299 …` (RFC 7234, section 5.5). What is
// malformed ends the reading; those before it count.
[[nodiscard]] std::vector<ServerWarning> parse_warnings(std::string_view value);

// Tells a hook, or the log, of warnings, each text once.
//
// Thread safety: all members may be called from any thread.
class WarningReporter {
 public:
  using Hook = std::function<void(const ServerWarning&)>;

  WarningReporter(Hook hook, Logger logger);

  // Only code 299 counts: others are of caches and proxies on the way.
  void report(const std::vector<HttpHeader>& headers);

 private:
  [[nodiscard]] bool is_new(const std::string& text);
  void tell(const ServerWarning& warning) const;

  // Constant after construction.
  const Hook hook_;
  const Logger logger_;

  detail::Mutex mutex_;
  // Of at most kTextsMax: then it begins anew.
  std::set<std::string, std::less<>> told_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::client
