// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/event_correlator.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "kinform/time.hpp"

namespace kinform::inline v0::controller {

namespace {

constexpr std::string_view kCombined = "(combined from similar events): ";
constexpr std::size_t kNameLengthMax = 253;

std::string join(std::initializer_list<std::string_view> parts) {
  std::string key;
  for (const std::string_view part : parts) {
    key += part;
    key += '\0';
  }
  return key;
}

std::string source_and_object_key(const Event& event) {
  const EventTarget& target = event.target;
  return join({event.component, event.host, target.kind, target.namespace_name, target.name,
               target.uid, target.api_version});
}

std::string group_key(const Event& event) {
  return source_and_object_key(event) + join({to_string(event.type), event.reason});
}

std::string full_key(const Event& event) {
  return group_key(event) + join({event.target.field_path, event.message});
}

std::string to_event_time(WallTime time) {
  return format_time(std::chrono::floor<std::chrono::seconds>(time));
}

bool is_lower_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

// Returns true if `name` followed by `.` and digits is a valid object name.
bool begins_valid_name(std::string_view name) {
  if (name.empty() || !is_lower_or_digit(name.front()) || !is_lower_or_digit(name.back())) {
    return false;
  }
  if (name.find("..") != std::string_view::npos || name.find(".-") != std::string_view::npos ||
      name.find("-.") != std::string_view::npos) {
    return false;
  }
  return std::all_of(name.begin(), name.end(),
                     [](char c) { return is_lower_or_digit(c) || c == '-' || c == '.'; });
}

std::string make_uuid(Random& random) {
  const std::uint64_t high = (random.next() & ~0xf000ULL) | 0x4000ULL;
  const std::uint64_t low = (random.next() & ~(0x3ULL << 62)) | (0x2ULL << 62);
  std::array<char, 37> text{};
  std::snprintf(text.data(), text.size(), "%08llx-%04llx-%04llx-%04llx-%012llx",
                static_cast<unsigned long long>(high >> 32),
                static_cast<unsigned long long>((high >> 16) & 0xffff),
                static_cast<unsigned long long>(high & 0xffff),
                static_cast<unsigned long long>(low >> 48),
                static_cast<unsigned long long>(low & 0xffffffffffffULL));
  return text.data();
}

void set_unless_empty(Json& object, std::string_view key, const std::string& text) {
  if (!text.empty()) object[key] = text;
}

}  // namespace

std::string make_event_name(const std::string& object, WallTime time, Random& random) {
  const auto nanoseconds =
      std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch());
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%llx",
                static_cast<unsigned long long>(nanoseconds.count()));
  std::string name = object + "." + digits.data();
  return begins_valid_name(object) && name.size() <= kNameLengthMax ? name : make_uuid(random);
}

Json Event::to_json() const {
  Json involved = {
      {"apiVersion", target.api_version}, {"kind", target.kind}, {"name", target.name}};
  set_unless_empty(involved, "namespace", target.namespace_name);
  set_unless_empty(involved, "uid", target.uid);
  set_unless_empty(involved, "resourceVersion", target.resource_version);
  set_unless_empty(involved, "fieldPath", target.field_path);
  Json source = {{"component", component}};
  set_unless_empty(source, "host", host);
  return {{"apiVersion", "v1"},
          {"kind", "Event"},
          {"metadata", {{"name", name}, {"namespace", namespace_name}}},
          {"involvedObject", std::move(involved)},
          {"reason", reason},
          {"message", message},
          {"source", std::move(source)},
          {"firstTimestamp", to_event_time(first_time)},
          {"lastTimestamp", to_event_time(last_time)},
          {"count", count},
          {"type", to_string(type)},
          {"reportingComponent", component},
          {"reportingInstance", host}};
}

Json Event::to_patch() const {
  return {{"count", count}, {"lastTimestamp", to_event_time(last_time)}, {"message", message}};
}

EventCorrelator::EventCorrelator(const EventRecorderOptions& options, Random random)
    : options_(options),
      random_(random),
      groups_(options.remembered_max),
      observed_(options.remembered_max),
      budgets_(options.remembered_max) {}

EventCorrelator::Verdict EventCorrelator::correlate(Event event, TimePoint now) {
  const std::string key = combine(event, now);
  const bool is_new = count(event, key);
  const bool is_filtered = !take_token(event, now);
  return {.event = std::move(event), .is_new = is_new, .is_filtered = is_filtered};
}

std::string EventCorrelator::combine(Event& event, TimePoint now) {
  std::string key = group_key(event);
  Group& group = groups_[key];
  if (group.last && now - *group.last > options_.similar_window) group.messages.clear();
  group.last = now;
  group.messages.insert(event.message);
  if (group.messages.size() < options_.similar_max) return full_key(event);
  // From the limit on, the group is aggregated and only the number of its messages matters. Drop
  // one for each new one, to bound memory.
  const auto other = group.messages.begin();
  group.messages.erase(*other == event.message && group.messages.size() > 1 ? std::next(other)
                                                                            : other);
  event.message = std::string(kCombined) + event.message;
  return key;
}

// Counts the event under this key. Returns true if it is the first one.
bool EventCorrelator::count(Event& event, const std::string& key) {
  Observed& observed = observed_[key];
  const bool is_new = observed.count == 0;
  if (is_new) {
    event.name = make_event_name(event.target.name, event.last_time, random_);
    observed = {.name = event.name, .first_time = event.first_time, .count = 1};
  } else {
    ++observed.count;
  }
  event.name = observed.name;
  event.first_time = observed.first_time;
  event.count = observed.count;
  return is_new;
}

bool EventCorrelator::take_token(const Event& event, TimePoint now) {
  Budget& budget = budgets_[source_and_object_key(event) + join({to_string(event.type)})];
  const double burst = options_.burst;
  if (!budget.tokens) {
    budget = {.tokens = burst, .filled_at = now};
  }
  const double elapsed = std::chrono::duration<double>(now - budget.filled_at).count();
  const double period = std::chrono::duration<double>(options_.refill_period).count();
  budget.tokens = std::min(burst, *budget.tokens + elapsed / period);
  budget.filled_at = now;
  if (*budget.tokens < 1) return false;
  *budget.tokens -= 1;
  return true;
}

}  // namespace kinform::inline v0::controller
