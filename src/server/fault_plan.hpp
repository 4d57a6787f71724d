// Which requests are to go wrong, and how.

#pragma once

#include <deque>
#include <optional>
#include <string_view>

#include "kinform/detail/mutex.hpp"
#include "kinform/server.hpp"
#include "server/failure.hpp"

namespace kinform::server {

// Thread safety: all members may be called from any thread.
class FaultPlan {
 public:
  void add(Fault fault);
  void clear();

  // The fault that hits this request, if there is one; it is used up by that.
  [[nodiscard]] std::optional<Fault> take(std::string_view method, std::string_view target);

 private:
  detail::Mutex mutex_;
  std::deque<Fault> faults_ KINFORM_GUARDED_BY(mutex_);
};

// What a fault of kind Answer is answered with.
[[nodiscard]] Failure planned_failure(const Fault& fault);

}  // namespace kinform::server
