// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The complete record of a simulated server: every state of every object, including histories that
// a restored backup has replaced. The simulation compares caches and handlers with it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::test_support {

using Revision = std::int64_t;

// A point in the server's history: a revision, and the era in which it was reached. An era is the
// history between two restores from a backup. Moments are ordered as a client may observe them.
struct Moment {
  std::size_t era = 0;  // A number: each restore from a backup begins a new era.
  Revision revision = 0;

  friend bool operator==(const Moment&, const Moment&) = default;
  friend auto operator<=>(const Moment&, const Moment&) = default;
};

// Formats as "#1@42".
[[nodiscard]] std::string to_string(const Moment& moment);

// One change of one object.
struct Write {
  Moment moment = {};
  ObjectPtr object = {};   // Null: deleted.
  ObjectPtr removed = {};  // The state before, with this revision, as in a DELETED watch event.
  // Whether the object matches the client's selector, before and after (SV-38).
  bool shown_before = false;
  bool shown = false;

  [[nodiscard]] ObjectKeyView key() const { return (object ? object : removed)->key(); }
  // The watch event for this write; empty if the client's selector hides it.
  [[nodiscard]] std::optional<WatchEvent> event() const;
};

using State = std::map<ObjectKeyView, ObjectPtr>;

// Identifies a state of an object. Unique among everything ever written, unlike its resource
// version, which a restored backup may reuse.
[[nodiscard]] std::int64_t write_number(const Object& object);
[[nodiscard]] std::int64_t write_number(const ObjectPtr& object);  // 0: none.

// Returns the object with a mark, in place of the transform function of a user. is_transformed()
// finds the mark.
[[nodiscard]] ObjectPtr transformed(const Object& object);
[[nodiscard]] bool is_transformed(const Object& object);

// Formats as "web/a@42 (write 17)", or "none".
[[nodiscard]] std::string describe(const ObjectPtr& object);

// Returns the resource version as a number; -1 if it is empty or not a number.
[[nodiscard]] Revision parse_revision(std::string_view resource_version);

// Not thread-safe.
class History {
 public:
  History();

  // Creates or changes an object in the newest history. `shown`: it matches the client's selector.
  void put(const ObjectKey& key, bool shown);
  // REQUIRES: exists(key).
  void remove(const ObjectKey& key);
  // Simulates a change to another resource, which shares the revision counter.
  void skip() { ++revision_; }

  // Restores the state at `revision` and continues from `next` >= `revision`. Everything between
  // the two is discarded.
  void restore(Revision revision, Revision next);

  [[nodiscard]] Moment now() const { return {eras_.size() - 1, revision_}; }
  [[nodiscard]] bool exists(const ObjectKey& key) const;

  // The objects that match the client's selector at that moment. REQUIRES: has_been(moment).
  [[nodiscard]] State state(const Moment& moment) const;
  // Changes `state`, the state at the moment `from`, into the state at revision `to` of the same
  // era.
  void advance(State& state, const Moment& from, Revision to) const;
  [[nodiscard]] bool has_been(const Moment& moment) const;
  // True if `later` is at or after `earlier`, with no replaced history between them.
  [[nodiscard]] bool is_continuous(const Moment& earlier, const Moment& later) const;
  // True if a write at that moment is part of that era: made in it, or inherited through backups.
  [[nodiscard]] bool is_part_of(const Moment& written, std::size_t era) const;
  // The changes of the newest history after `after`, up to and including `last`.
  [[nodiscard]] std::span<const Write> writes(Revision after, Revision last) const {
    return writes(eras_.size() - 1, after, last);
  }
  // The moment of the write with that number. REQUIRES: it exists.
  [[nodiscard]] const Moment& written_at(std::int64_t number) const;

 private:
  struct Era {
    Revision forked = 0;  // The restored revision: up to it, the eras are equal.
    Revision last = 0;    // The last revision, for an era that has ended.
    std::vector<Write> writes = {};
  };

  [[nodiscard]] const Write* newest(const ObjectKey& key) const;
  [[nodiscard]] std::span<const Write> writes(std::size_t era, Revision after, Revision last) const;
  [[nodiscard]] ObjectPtr make_object(const ObjectKey& key, const std::string& uid, bool shown);

  Revision revision_ = 100;
  std::vector<Era> eras_;
  std::vector<Moment> written_at_;  // Indexed by write number.
  std::int64_t created_ = 0;
};

}  // namespace kinform::inline v0::test_support
