// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/demo_journal.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

using detail::MutexLock;

namespace {

bool is_resync_of(const Notice& notice) {
  return notice.type == NoticeType::Updated &&
         notice.resource_version == notice.old_resource_version;
}

// Returns details to print after the pod's name: `   (Running: ready)`.
std::string remark_on(const Notice& notice, const Object& pod) {
  if (is_resync_of(notice)) return "   (resync)";
  if (notice.final_state_unknown) return "   (tombstone: the last state in the cache)";
  const std::string_view phase = pod.at("/status/phase").as_string();
  const std::string_view message = pod.at("/status/message").as_string();
  if (message.empty()) return "";
  return "   (" + printable(phase) + ": " + printable(message) + ")";
}

}  // namespace

void Journal::say(std::string_view line) {
  MutexLock lock(mutex_);
  out_ << line << std::endl;
}

void Journal::heading(std::string_view text) {
  MutexLock lock(mutex_);
  entries_.clear();
  out_ << '\n' << ++step_ << ". " << text << std::endl;
}

bool Journal::fail(std::string_view reason) {
  MutexLock lock(mutex_);
  out_ << "The demo failed: " << reason << std::endl;
  return false;
}

EventHandler<> Journal::handler(std::string prefix, const ApiResource& resource) {
  return {
      .on_add =
          [this, prefix, &resource](const AddEvent& event) {
            record(prefix, notice_of(resource, event), event.object);
          },
      .on_update =
          [this, prefix, &resource](const UpdateEvent& event) {
            record(prefix, notice_of(resource, event), event.new_object);
          },
      .on_delete =
          [this, prefix, &resource](const DeleteEvent& event) {
            record(prefix, notice_of(resource, event), event.object);
          },
  };
}

void Journal::show_resyncs(bool show) {
  MutexLock lock(mutex_);
  show_resyncs_ = show;
}

void Journal::record(const std::string& prefix, const Notice& notice, const ObjectPtr& object) {
  const bool is_resync =
      notice.type == NoticeType::Updated && notice.resource_version == notice.old_resource_version;
  MutexLock lock(mutex_);
  if (is_resync && !show_resyncs_) return;
  entries_.push_back({.type = notice.type,
                      .name = std::string(object->name()),
                      .is_resync = is_resync,
                      .is_tombstone = notice.final_state_unknown});
  out_ << "   " << local_time(system_clock().wall_now()) << ' ' << prefix
       << text_of(notice, colours_) << remark_on(notice, *object) << std::endl;
  changed_.notify_all();
}

bool Journal::wait_for(std::size_t count, std::string_view what,
                       const std::function<bool(const Entry&)>& matches) {
  {
    MutexLock lock(mutex_);
    const auto enough = [&]() KINFORM_REQUIRES(mutex_) {
      return static_cast<std::size_t>(std::count_if(entries_.begin(), entries_.end(), matches)) >=
             count;
    };
    changed_.wait_until(mutex_, system_clock(), system_clock().after(std::chrono::seconds(10)), {},
                        enough);
    if (enough()) return true;
  }
  return fail("timed out waiting for " + std::to_string(count) + " " + std::string(what));
}

}  // namespace kinform::inline v0::tools
