// Which requests are to go wrong, and how.

#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/server.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

// Thread safety: all members may be called from any thread.
class FaultPlan {
 public:
  void add(Fault fault);
  void clear();
  // What is still to come, in its order.
  [[nodiscard]] std::vector<Fault> faults() const;

  // The fault that hits this request, if there is one; it is used up by that.
  [[nodiscard]] std::optional<Fault> take(std::string_view method, std::string_view target);

 private:
  mutable detail::Mutex mutex_;
  std::deque<Fault> faults_ KINFORM_GUARDED_BY(mutex_);
};

// Where the plan is to be had over HTTP, if that is enabled.
inline constexpr std::string_view kFaultPath = "/kinform/faults";

// An answer from there, and what happens once it has been written.
struct FaultResponse {
  ApiResponse response = {};
  std::function<void()> afterwards = {};
};

// What a fault of kind Answer is answered with.
[[nodiscard]] Failure planned_failure(const Fault& fault);

}  // namespace kinform::inline v0::server
