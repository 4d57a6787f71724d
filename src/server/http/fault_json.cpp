// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/fault_json.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kinform/time.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::array<std::pair<std::string_view, FaultKind>, 12> kRequestFaults = {
    {{"Response", FaultKind::Response},
     {"Delay", FaultKind::Delay},
     {"Cut", FaultKind::Cut},
     {"Stall", FaultKind::Stall},
     {"Truncate", FaultKind::Truncate},
     {"EndWatch", FaultKind::EndWatch},
     {"PlainBookmarks", FaultKind::PlainBookmarks},
     {"NoBookmarks", FaultKind::NoBookmarks},
     {"GoAway", FaultKind::GoAway},
     {"RefuseStream", FaultKind::RefuseStream},
     {"WithholdWindow", FaultKind::WithholdWindow},
     {"IgnorePings", FaultKind::IgnorePings}}};

constexpr std::array<std::pair<std::string_view, ServerFault::Kind>, 8> kServerFaults = {
    {{"Compact", ServerFault::Kind::Compact},
     {"DropConnections", ServerFault::Kind::DropConnections},
     {"DropEvents", ServerFault::Kind::DropEvents},
     {"EndWatches", ServerFault::Kind::EndWatches},
     {"GoAwayNow", ServerFault::Kind::GoAwayNow},
     {"Restart", ServerFault::Kind::Restart},
     {"RollBack", ServerFault::Kind::RollBack},
     {"WatchCacheLag", ServerFault::Kind::WatchCacheLag}}};

template <class Table>
auto find_kind_named(const Table& table, std::string_view name) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [name](const auto& row) { return row.first == name; });
  return found == table.end() ? std::nullopt : std::optional(found->second);
}

std::string all_kind_names() {
  std::string names;
  const auto append = [&names](std::string_view name) {
    names.append(names.empty() ? "" : ", ").append(name);
  };
  for (const auto& row : kRequestFaults) append(row.first);
  for (const auto& row : kServerFaults) append(row.first);
  return names;
}

Error invalid_fault(const std::string& what) {
  return {ErrorCode::InvalidArgument, what};
}

// Reads the fields of an object one by one and keeps the first error.
class FieldReader {
 public:
  explicit FieldReader(const Json& json) : json_(json) {}

  void read(std::string_view name, std::string& into) {
    const Json* const field = take(name);
    if (field == nullptr) return;
    if (!field->is_string()) return refuse(name, "a string");
    into = field->as_string();
  }

  void read(std::string_view name, std::optional<bool>& into) {
    const Json* const field = take(name);
    if (field == nullptr) return;
    if (!field->is_boolean()) return refuse(name, "true or false");
    into = field->as_bool();
  }

  template <class Integer>
  void read_count(std::string_view name, Integer& into) {
    const Json* const field = take(name);
    if (field == nullptr) return;
    const std::string text = field->is_number() ? field->number_text() : "";
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), into);
    const bool is_count = !text.empty() && text.front() != '-';
    if (!is_count || problem != std::errc() || end != text.data() + text.size()) {
      refuse(name, "a non-negative integer");
    }
  }

  void read(std::string_view name, Duration& into) {
    std::string text;
    read(name, text);
    if (text.empty()) return;
    const Result<Duration> duration = parse_duration(text);
    if (!duration || *duration < Duration::zero()) return refuse(name, "a duration such as \"2s\"");
    into = *duration;
  }

  [[nodiscard]] const Json* take(std::string_view name) {
    known_.push_back(name);
    return json_.find(name);
  }

  void refuse(std::string_view name, std::string_view wanted) {
    if (!error_) error_ = invalid_fault(std::string(name) + " must be " + std::string(wanted));
  }

  // Returns the first error. A field of the JSON that was not read is an error too, because its
  // name is probably misspelt.
  [[nodiscard]] Result<void> result() const {
    if (error_) return *error_;
    for (const auto& [name, value] : json_.members()) {
      if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
      std::string known_names;
      for (const std::string_view known : known_) known_names.append(" ").append(known);
      return invalid_fault("unknown field \"" + name + "\"; known fields:" + known_names);
    }
    return {};
  }

 private:
  const Json& json_;
  std::vector<std::string_view> known_;
  std::optional<Error> error_;
};

Result<FaultMatch> read_match(const Json& json) {
  if (!json.is_object()) return invalid_fault("match must be an object");
  FaultMatch match;
  FieldReader reader(json);
  reader.read("method", match.method);
  reader.read("pathPrefix", match.path_prefix);
  reader.read("watch", match.watch);
  reader.read("streamingList", match.streaming_list);
  if (const Result<void> read = reader.result(); !read) return read.error();
  return match;
}

Result<Fault> read_request_fault(FieldReader& reader, FaultKind kind) {
  Fault fault = {.kind = kind};
  if (const Json* const json = reader.take("match")) {
    const Result<FaultMatch> match = read_match(*json);
    if (!match) return match.error();
    fault.match = *match;
  }
  reader.read_count("times", fault.times);
  switch (kind) {
    case FaultKind::Response: {
      int retry_after = -1;
      reader.read_count("status", fault.status);
      reader.read_count("retryAfterSeconds", retry_after);
      if (retry_after >= 0) fault.retry_after = retry_after;
      if (fault.status < 400 || fault.status > 599) reader.refuse("status", "400 to 599");
      break;
    }
    case FaultKind::Delay:
      reader.read("delay", fault.delay);
      break;
    case FaultKind::Cut:
    case FaultKind::Stall:
    case FaultKind::Truncate:
      reader.read_count("afterBytes", fault.after_bytes);
      break;
    case FaultKind::EndWatch:
      reader.read_count("afterEvents", fault.after_events);
      break;
    case FaultKind::GoAway: {
      std::optional<bool> processed;
      reader.read("processed", processed);
      fault.processed = processed.value_or(true);
      reader.read_count("afterStreams", fault.after_streams);
      break;
    }
    case FaultKind::RefuseStream:
    case FaultKind::WithholdWindow:
    case FaultKind::IgnorePings:
      reader.read_count("afterStreams", fault.after_streams);
      break;
    case FaultKind::PlainBookmarks:
    case FaultKind::NoBookmarks:
      break;
  }
  if (const Result<void> read = reader.result(); !read) return read.error();
  return fault;
}

Result<ServerFault> read_server_fault(FieldReader& reader, ServerFault::Kind kind) {
  ServerFault fault = {.kind = kind};
  switch (kind) {
    case ServerFault::Kind::DropEvents:
      reader.read_count("count", fault.count);
      break;
    case ServerFault::Kind::Restart:
      reader.read("away", fault.duration);
      break;
    case ServerFault::Kind::WatchCacheLag:
      reader.read("lag", fault.duration);
      break;
    case ServerFault::Kind::RollBack:
      reader.read_count("resourceVersion", fault.resource_version);
      break;
    case ServerFault::Kind::GoAwayNow: {
      std::int32_t last_stream = -1;
      reader.read_count("lastStream", last_stream);
      if (last_stream >= 0) fault.last_stream = last_stream;
      break;
    }
    case ServerFault::Kind::Compact:
    case ServerFault::Kind::DropConnections:
    case ServerFault::Kind::EndWatches:
      break;
  }
  if (const Result<void> read = reader.result(); !read) return read.error();
  return fault;
}

}  // namespace

Result<std::variant<Fault, ServerFault>> read_fault(const Json& json) {
  using Read = std::variant<Fault, ServerFault>;
  if (!json.is_object())
    return invalid_fault("a fault must be an object such as {\"kind\":\"Cut\"}");
  std::string name;
  FieldReader reader(json);
  reader.read("kind", name);
  if (const auto kind = find_kind_named(kRequestFaults, name)) {
    Result<Fault> fault = read_request_fault(reader, *kind);
    return fault ? Result<Read>(Read(*std::move(fault))) : fault.error();
  }
  if (const auto kind = find_kind_named(kServerFaults, name)) {
    const Result<ServerFault> fault = read_server_fault(reader, *kind);
    return fault ? Result<Read>(Read(*fault)) : fault.error();
  }
  return invalid_fault("unknown fault kind \"" + name + "\"; known kinds: " + all_kind_names());
}

Json to_json(const Fault& fault) {
  const auto row = std::find_if(kRequestFaults.begin(), kRequestFaults.end(),
                                [&](const auto& named) { return named.second == fault.kind; });
  Json match = Json::object();
  if (!fault.match.method.empty()) match["method"] = fault.match.method;
  if (!fault.match.path_prefix.empty()) match["pathPrefix"] = fault.match.path_prefix;
  if (fault.match.watch) match["watch"] = *fault.match.watch;
  if (fault.match.streaming_list) match["streamingList"] = *fault.match.streaming_list;
  Json json = {{"kind", row->first}, {"times", fault.times}, {"match", std::move(match)}};
  switch (fault.kind) {
    case FaultKind::Response:
      json["status"] = fault.status;
      if (fault.retry_after) json["retryAfterSeconds"] = *fault.retry_after;
      break;
    case FaultKind::Delay:
      json["delay"] = format_duration(fault.delay);
      break;
    case FaultKind::Cut:
    case FaultKind::Stall:
    case FaultKind::Truncate:
      json["afterBytes"] = fault.after_bytes;
      break;
    case FaultKind::EndWatch:
      json["afterEvents"] = fault.after_events;
      break;
    case FaultKind::GoAway:
      json["processed"] = fault.processed;
      json["afterStreams"] = fault.after_streams;
      break;
    case FaultKind::RefuseStream:
    case FaultKind::WithholdWindow:
    case FaultKind::IgnorePings:
      json["afterStreams"] = fault.after_streams;
      break;
    case FaultKind::PlainBookmarks:
    case FaultKind::NoBookmarks:
      break;
  }
  return json;
}

}  // namespace kinform::inline v0::server
