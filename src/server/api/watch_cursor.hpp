// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The position of a watch in the changes of its resource, and the events that it sends.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/request/failure.hpp"
#include "server/request/list_parameters.hpp"
#include "server/store/collection.hpp"
#include "server/store/watch_cache.hpp"
#include "server/tables/table.hpp"

namespace kinform::inline v0::server {

// The objects that a watch covers, and the form in which it sends them.
struct WatchScope {
  const KindFacts* kind = nullptr;
  std::string namespace_name = {};  // Empty: all namespaces.
  LabelSelector labels = {};
  FieldSelector fields = {};
  EntryFormat format = {};
  std::shared_ptr<const TableFormat> table = {};  // Used only if the form is Table.
};

// The starting point of a watch.
struct WatchStart {
  // Send only changes after this version. If empty, send the current objects first, as ADDED
  // events.
  std::optional<Version> after = {};
  // Send a bookmark after the current objects, as `sendInitialEvents` requires (WL-03).
  bool marks_end_of_state = false;
};

// The bookmark that a streaming list sends after the current objects.
enum class Marker : std::uint8_t {
  None,
  Annotated,  // With the annotation that marks the end of the initial events (WL-03).
  Plain,      // Without it: an injected fault.
};

// Reads the events of one watch from the watch cache when they can be sent, so an idle or slow
// watch needs no buffer. If its next change is no longer in the cache, the watch sends a 410
// Expired error event and ends.
//
// Not thread-safe. Reads from the watch cache, so the caller must hold the mutex that guards the
// cache.
class WatchCursor {
 public:
  WatchCursor(WatchScope scope, const WatchStart& start, WatchCache& cache);
  // Creates a watch that sends one ERROR event with this failure and then ends (SV-20).
  WatchCursor(const Failure& failure, Encoding encoding);

  // Returns the next events, as JSON lines or protobuf frames, about `bytes_max` bytes at most;
  // empty if there are none yet.
  [[nodiscard]] std::string read(WatchCache& cache, std::size_t bytes_max);

  // The next two inject faults. Call them before the first read().
  // Makes a streaming list send another bookmark, or none, in place of its marker.
  void replace_marker(Marker marker);
  // Ends the watch after this many events, not counting bookmarks.
  void end_after(std::size_t events);

  // Returns whether read() will never return events again.
  [[nodiscard]] bool has_ended() const { return ended_; }

  // Returns a bookmark at the current position: all events up to its version have been sent
  // (SV-35). Empty if events or the initial objects are still unsent.
  [[nodiscard]] std::string bookmark(WatchCache& cache);

  [[nodiscard]] const WatchScope& scope() const { return scope_; }

 private:
  void append_state(std::string& out, WatchCache& cache, std::size_t bytes_max);
  void append_changes(std::string& out, WatchCache& cache, std::size_t bytes_max);
  void append_change(std::string& out, WatchCache& cache, const StoredChange& change);
  void append_event(std::string& out, WatchCache& cache, std::string_view type, const Entry& entry);
  void append_bookmark(std::string& out, Marker marker) const;
  // Append one event. `object` is JSON text, with kind and apiVersion.
  void append_object(std::string& out, std::string_view event, std::string_view object) const;
  void append_error(std::string& out, const Failure& failure);
  [[nodiscard]] bool is_in_scope(const EntryPtr& entry) const;

  WatchScope scope_;
  std::uint64_t cache_reload_count_ = 0;
  Version position_ = 0;
  // The initial objects that have not been sent yet.
  std::deque<EntryPtr> state_;
  Marker marker_due_ = Marker::None;
  std::optional<Failure> failure_;
  // Hidden after the first table: only that one has column definitions.
  TableHeaders headers_ = TableHeaders::Shown;
  std::size_t events_left_ = std::numeric_limits<std::size_t>::max();
  bool ended_ = false;
};

}  // namespace kinform::inline v0::server
