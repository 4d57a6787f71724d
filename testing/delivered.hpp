// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An event handler that records its calls as text.

#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"

namespace kinform::inline v0::test_support {

// Records the calls of a handler, one line each. Any thread may wait for them.
class DeliveredEvents {
 public:
  EventHandler<> handler() {
    return {
        .on_add =
            [this](const AddEvent& event) {
              record("add " + text(event.object) + (event.in_initial_list ? " initial" : ""));
            },
        .on_update =
            [this](const UpdateEvent& event) {
              record("update " + text(event.old_object) + "→" +
                     std::string(event.new_object->resource_version()));
            },
        .on_delete =
            [this](const DeleteEvent& event) {
              record("delete " + text(event.object) +
                     (event.final_state_unknown ? " unknown" : ""));
            },
    };
  }

  std::vector<std::string> take() {
    detail::MutexLock lock(mutex_);
    return std::exchange(lines_, {});
  }

  // Blocks until there are at least `count` lines.
  std::vector<std::string> wait_for(std::size_t count) {
    detail::MutexLock lock(mutex_);
    changed_.wait(mutex_, {}, [&]() KINFORM_REQUIRES(mutex_) { return lines_.size() >= count; });
    return lines_;
  }

  void record(std::string line) {
    detail::MutexLock lock(mutex_);
    lines_.push_back(std::move(line));
    changed_.notify_all();
  }

 private:
  static std::string text(const ObjectPtr& object) {
    return object->key().to_string() + "@" + std::string(object->resource_version());
  }

  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::vector<std::string> lines_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::test_support
