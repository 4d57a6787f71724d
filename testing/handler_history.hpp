// Checks that what one handler is told is a legal history.

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"

namespace kinform::inline v0::test_support {

// What a handler knows of an object: its identity and version.
struct KnownState {
  std::string uid = {};
  std::string version = {};

  friend bool operator==(const KnownState&, const KnownState&) = default;
};

// Follows the calls of one handler. For each object they have to be an addition, updates that begin
// where the last call ended, and a deletion; versions go forward, unless the server's history was
// replaced. Versions are compared as numbers, which the embedded server's are.
//
// Thread safety: all members may be called from any thread.
class HandlerHistory {
 public:
  // Refers to this: it has to outlive the registration.
  [[nodiscard]] EventHandler<> handler();

  // The server's history is replaced, so versions may go back, once more for each object.
  void allow_step_back();

  // What was illegal; the first few, if there were many.
  [[nodiscard]] std::vector<std::string> problems() const;
  // What the calls come to, by key.
  [[nodiscard]] std::map<std::string, KnownState> state() const;
  [[nodiscard]] std::uint64_t calls() const;
  // Deletions that were only noticed by listing again.
  [[nodiscard]] std::uint64_t tombstones() const;

 private:
  // One that is gone is remembered: it may not come back in an older state.
  struct Object {
    KnownState known = {};
    bool present = false;
    int steps_back = 0;
  };

  void add(const AddEvent& event);
  void update(const UpdateEvent& event);
  void remove(const DeleteEvent& event);
  void step_to_locked(Object& object, const ObjectPtr& now) KINFORM_REQUIRES(mutex_);
  void report_locked(const std::string& what, const ObjectPtr& object) KINFORM_REQUIRES(mutex_);

  mutable detail::Mutex mutex_;
  std::map<std::string, Object> objects_ KINFORM_GUARDED_BY(mutex_);
  std::vector<std::string> problems_ KINFORM_GUARDED_BY(mutex_);
  int steps_back_allowed_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t calls_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t tombstones_ KINFORM_GUARDED_BY(mutex_) = 0;
};

}  // namespace kinform::inline v0::testing
