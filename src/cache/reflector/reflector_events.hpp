// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The events and actions of a ReflectorMachine: plain values.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::reflector {

// Events. `now` is when it happened, `requested` when the request was sent.

struct Elapsed {
  TimePoint now;
};
struct WatchOpened {
  TimePoint requested;
  TimePoint now;
};
struct RequestFailed {
  const Error& error;
  TimePoint requested;
  TimePoint now;
};
// The end of a page; ReflectorMachine::add_item() has taken its items. `bytes`, here and below, is
// what the stream has read in all.
struct PageRead {
  ListMetadata metadata;
  std::uint64_t bytes = 0;
  TimePoint requested;
  TimePoint now;
};
struct EventRead {
  WatchEvent event;
  std::uint64_t bytes = 0;
  TimePoint now;
};
struct NothingRead {
  std::uint64_t bytes = 0;
  TimePoint now;
};
struct WatchEnded {
  TimePoint now;
};
struct WatchFailed {
  const Error& error;
  TimePoint now;
};
struct Stored {
  TimePoint now;
};
struct StoreFailed {
  const Error& error;
  TimePoint now;
};
struct ResyncDue {};
// `performed` is false if it was skipped.
struct Resynced {
  bool performed = true;
  TimePoint now;
};
struct ResyncFailed {
  const Error& error;
  TimePoint now;
};
struct ProbeDone {
  std::optional<Error> failure;
  TimePoint now;
};
struct SearchDone {
  bool is_possible = false;
  TimePoint now;
};
struct ResourceSeen {
  ResourceSighting sighting;
  TimePoint now;
};
// A stop was requested, or the store is closed.
struct Stop {};

// Actions. Each event returns one. Those of the first group are requests and waits; they remain to
// be done until the next action of that group replaces them.

// Wait until ReflectorMachine::due(), then report Elapsed.
struct Wait {};
// Then report WatchOpened or RequestFailed.
struct OpenWatch {
  WatchOptions options;
};
// Read the open watch until due(), then report EventRead, NothingRead, WatchEnded or WatchFailed.
struct ReadWatch {};
// Pass the items to add_item(), then report PageRead or RequestFailed.
struct FetchPage {
  ListOptions options;
};
// Request one item, then report ProbeDone.
struct Probe {
  ListOptions options;
};
// Nothing more: the reflector has ended.
struct End {};

// The second group: to be done now.

// What was to be done before still is.
struct Continue {};
// Replace the content of the store, then report Stored or StoreFailed.
struct Replace {
  std::vector<ObjectPtr> objects;
  std::string resource_version;
};
// Store ReflectorMachine::event_to_store(), then report Stored or StoreFailed.
struct StoreEvent {};
// Resync the store, then report Resynced or ResyncFailed.
struct Resync {};
// Begin a search for the resource, then report SearchDone.
struct FindResource {};
// Continue the search, then report ResourceSeen.
struct CheckResource {};

using Action = std::variant<Wait, OpenWatch, ReadWatch, FetchPage, Probe, End, Continue, Replace,
                            StoreEvent, Resync, FindResource, CheckResource>;

// Effects: done in order, before the action of the same event. They have no result.

// Close the open watch.
struct CloseWatch {};
// Report a failed list or a rejected watch to the user.
struct ReportError {
  Error error;
};
// Report that the server does not serve the resource.
struct ReportNotServed {
  Error error;
};
// Call ReflectorOptions::on_parked.
struct AnnounceParked {
  bool parked = false;
};
// Write a log record.
struct Log {
  using Value = std::variant<std::string, std::uint64_t, Duration, Error>;
  struct Field {
    const char* key;
    Value value;
  };
  LogLevel level = LogLevel::Info;
  int verbosity = 0;
  std::string message;
  std::vector<Field> fields;
  const char* file = "";
  int line = 0;
};

using Effect = std::variant<CloseWatch, ReportError, ReportNotServed, AnnounceParked, Log>;

}  // namespace kinform::inline v0::reflector
