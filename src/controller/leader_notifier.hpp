// Tells a user's function who leads, without keeping the election waiting.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::controller {

// Keeps one name at most: the last that has not been told.
//
// Thread safety: all members may be called from any thread. Destruction waits for a call under way;
// what has not been told by then is told first.
class LeaderNotifier {
 public:
  LeaderNotifier(std::function<void(const std::string&)> function, Logger logger);
  ~LeaderNotifier();
  LeaderNotifier(const LeaderNotifier&) = delete;
  LeaderNotifier& operator=(const LeaderNotifier&) = delete;

  // Does nothing if it is the same as the last one.
  void tell(const std::string& identity);

 private:
  void run();

  const std::function<void(const std::string&)> function_;
  const Logger logger_;

  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::optional<std::string> last_ KINFORM_GUARDED_BY(mutex_);
  bool pending_ KINFORM_GUARDED_BY(mutex_) = false;
  bool ending_ KINFORM_GUARDED_BY(mutex_) = false;
  std::jthread thread_;  // Last: it uses the others.
};

}  // namespace kinform::inline v0::controller
