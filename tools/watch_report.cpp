// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/watch_report.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string_view>

#include "base/json_text.hpp"
#include "kinform/building_blocks/snapshot.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::tools {

namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

// Returns a value of /proc/self/status in KB, or 0 if it is not available.
std::int64_t process_kilobytes(std::string_view name) {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(name)) return std::atoll(line.c_str() + name.size());
  }
  return 0;
}

std::int64_t cpu_milliseconds() {
  rusage usage = {};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto in_milliseconds = [](const timeval& time) {
    return std::int64_t{time.tv_sec} * 1000 + time.tv_usec / 1000;
  };
  return in_milliseconds(usage.ru_utime) + in_milliseconds(usage.ru_stime);
}

void append_object(std::string& out, const Object& object) {
  out += "{\"key\":";
  append_json_string(out, object.key().to_string());
  out += ",\"resourceVersion\":";
  append_json_string(out, object.resource_version());
  out += ",\"uid\":";
  append_json_string(out, object.uid());
  out += '}';
}

std::string contents_of(const std::vector<Lister<>>& listers) {
  std::vector<Snapshot> snapshots;
  std::vector<const Object*> objects;
  for (const Lister<>& lister : listers) {
    for (const Object& object : snapshots.emplace_back(lister.snapshot())) {
      objects.push_back(&object);
    }
  }
  std::sort(objects.begin(), objects.end(), [](const Object* left, const Object* right) {
    const std::string left_key = left->key().to_string();
    const std::string right_key = right->key().to_string();
    return left_key != right_key ? left_key < right_key : left->uid() < right->uid();
  });
  std::string out = "[";
  for (const Object* object : objects) {
    if (out.size() > 1) out += ",\n";
    append_object(out, *object);
  }
  return out + "]\n";
}

}  // namespace

Result<void> dump_cache(const std::vector<Lister<>>& listers, const std::string& file) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << contents_of(listers);
  out.close();
  if (out) return {};
  return Error{ErrorCode::FailedPrecondition,
               "cannot write the cache to " + file + ": " + std::strerror(errno)};
}

void EventRate::add(const EventRate& other) {
  if (other.count_ == 0) return;
  first_ = count_ == 0 ? other.first_ : std::min(first_, other.first_);
  last_ = count_ == 0 ? other.last_ : std::max(last_, other.last_);
  count_ += other.count_;
}

double EventRate::per_second() const {
  const double seconds = std::chrono::duration<double>(last_ - first_).count();
  return seconds > 0 ? static_cast<double>(count_) / seconds : 0;
}

std::string stats_line(const std::vector<InformerStatus>& informers, std::optional<Duration> sync,
                       const EventRate& events) {
  std::size_t objects = 0;
  std::uint64_t relists = 0;
  std::uint64_t watches = 0;
  for (const InformerStatus& informer : informers) {
    objects += informer.cache.objects;
    relists += informer.reflector.counters.relists.total();
    watches += informer.reflector.counters.watches;
  }
  const Json stats = {
      {"objects", objects},
      {"sync_ms", duration_cast<milliseconds>(sync.value_or(Duration::zero())).count()},
      {"cpu_ms", cpu_milliseconds()},
      {"rss_kb", process_kilobytes("VmRSS:")},
      {"peak_rss_kb", process_kilobytes("VmHWM:")},
      {"events", events.count()},
      {"events_per_s", std::round(events.per_second())},
      {"relists", relists},
      {"watches", watches}};
  return stats.to_json();
}

}  // namespace kinform::inline v0::tools
