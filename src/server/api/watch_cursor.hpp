// Where a watch stands in the changes of its resource, and what it says of them.

#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/store/collection.hpp"
#include "server/request/failure.hpp"
#include "server/request/list_parameters.hpp"
#include "server/tables/table.hpp"
#include "server/store/watch_cache.hpp"

namespace kinform::inline v0::server {

// What a watch is about.
struct WatchScope {
  const KindFacts* kind = nullptr;
  std::string namespace_name = {};  // Empty: all.
  LabelSelector labels = {};
  FieldSelector fields = {};
  EntryForm form = EntryForm::Whole;
  std::shared_ptr<const TableFormat> table = {};  // Of EntryForm::Table.
};

// How a watch begins.
struct WatchStart {
  // Only what is newer than this is told; nothing: the state first, as ADDED events.
  std::optional<Version> after = {};
  // The state is followed by the bookmark that says so (WL-03).
  bool marks_end_of_state = false;
};

// Pulls events, so a watch that nobody reads costs nothing; one that is so slow that its next
// change has been forgotten is told that it has expired, and ends.
//
// Not thread-safe, and reads from the cache: whoever guards that guards this.
class WatchCursor {
 public:
  WatchCursor(WatchScope scope, const WatchStart& start, WatchCache& cache);
  // A watch that says nothing but why it failed (SV-20).
  explicit WatchCursor(const Failure& failure);

  // The next events, as lines of JSON, up to about `bytes_max`; empty if there is nothing yet.
  [[nodiscard]] std::string read(WatchCache& cache, std::size_t bytes_max);

  // Whether read() will never give anything again.
  [[nodiscard]] bool has_ended() const { return ended_; }

  // A bookmark at the cursor (SV-35); empty where the watch has fallen behind, or has not told its
  // state yet.
  [[nodiscard]] std::string bookmark(WatchCache& cache);

  [[nodiscard]] const WatchScope& scope() const { return scope_; }

 private:
  void append_state(std::string& out, std::size_t bytes_max);
  void append_changes(std::string& out, WatchCache& cache, std::size_t bytes_max);
  void append_change(std::string& out, const StoredChange& change);
  void append_event(std::string& out, std::string_view type, const Entry& entry);
  void append_bookmark(std::string& out, std::string_view annotations) const;
  void append_error(std::string& out, const Failure& failure);
  [[nodiscard]] bool is_in_scope(const EntryPtr& entry) const;

  WatchScope scope_;
  std::uint64_t cache_life_ = 0;
  Version position_ = 0;
  // What is left of the state to be told.
  std::deque<EntryPtr> state_;
  bool marker_due_ = false;
  std::optional<Failure> failure_;
  // Only the first table of a watch says what its columns are.
  TableHeaders headers_ = TableHeaders::Shown;
  bool ended_ = false;
};

}  // namespace kinform::inline v0::server
