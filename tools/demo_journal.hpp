// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Prints the output of `kinform demo`: headings, and each event as handlers receive it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"
#include "tools/notice.hpp"

namespace kinform::inline v0::tools {

// One call of an event handler, as recorded by the Journal.
struct Entry {
  NoticeType type = NoticeType::Added;
  std::string name = {};
  bool is_resync = false;
  bool is_tombstone = false;

  [[nodiscard]] bool is_addition() const { return type == NoticeType::Added; }
  [[nodiscard]] bool is_change() const { return type == NoticeType::Updated && !is_resync; }
};

// Prints the demo's output and records the events that handlers receive.
class Journal {
 public:
  // `out` must outlive the journal.
  Journal(std::ostream& out, bool colours) : out_(out), colours_(colours) {}

  void say(std::string_view line);
  // Prints a heading and starts a step of the demo. wait_for() ignores events before it.
  void heading(std::string_view text);
  // Prints why the demo failed. Always returns false.
  bool fail(std::string_view reason);

  // Returns a handler that records and prints every event, with `prefix` before the text.
  [[nodiscard]] EventHandler<> handler(std::string prefix, const ApiResource& resource);
  // Shows or hides resync events, which arrive every second.
  void show_resyncs(bool show);

  // Blocks until `count` matching events have arrived since the last heading. After ten seconds,
  // prints that `what` is missing and returns false.
  [[nodiscard]] bool wait_for(std::size_t count, std::string_view what,
                              const std::function<bool(const Entry&)>& matches);

 private:
  void record(const std::string& prefix, const Notice& notice, const ObjectPtr& object);

  std::ostream& out_;
  const bool colours_;
  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::vector<Entry> entries_ KINFORM_GUARDED_BY(mutex_);
  int step_ KINFORM_GUARDED_BY(mutex_) = 0;
  bool show_resyncs_ KINFORM_GUARDED_BY(mutex_) = false;
};

}  // namespace kinform::inline v0::tools
