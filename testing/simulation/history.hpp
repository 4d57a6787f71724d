// What a simulated server has had, and when: every state of every object, also of histories that a
// backup has replaced. The truth that the simulation compares caches and handlers with.

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

// A revision of one of the histories that a server has had. Compares in the order in which a
// client may see them.
struct Moment {
  std::size_t era = 0;  // Counts the histories; each restored backup begins a new one.
  Revision revision = 0;

  friend bool operator==(const Moment&, const Moment&) = default;
  friend auto operator<=>(const Moment&, const Moment&) = default;
};

// "#1@42"
[[nodiscard]] std::string to_string(const Moment& moment);

// One change of one object.
struct Write {
  Moment moment = {};
  ObjectPtr object = {};   // Null: deleted.
  ObjectPtr removed = {};  // The state before, with this revision, as a watch tells a deletion.
  // Whether a client with the world's selector sees it, before and after (SV-38).
  bool shown_before = false;
  bool shown = false;

  [[nodiscard]] ObjectKeyView key() const { return (object ? object : removed)->key(); }
  // What a watch tells of it; nothing if the client does not see it.
  [[nodiscard]] std::optional<WatchEvent> event() const;
};

using State = std::map<ObjectKeyView, ObjectPtr>;

// The identity of an object's state: unique among all that was ever written, unlike its version,
// which comes again after a restored backup.
[[nodiscard]] std::int64_t write_number(const Object& object);
[[nodiscard]] std::int64_t write_number(const ObjectPtr& object);  // 0: none.

// The same state with a mark, as a transform would make it.
[[nodiscard]] ObjectPtr transformed(const Object& object);
[[nodiscard]] bool is_transformed(const Object& object);

// "web/a@42 (write 17)", "none".
[[nodiscard]] std::string describe(const ObjectPtr& object);

// The resource version as a number; -1 if it is empty or none of ours.
[[nodiscard]] Revision parse_revision(std::string_view resource_version);

// Not thread-safe.
class History {
 public:
  History();

  // Changes of the newest history.
  void put(const ObjectKey& key, bool shown);
  // REQUIRES: exists(key).
  void remove(const ObjectKey& key);
  // A change of some other resource, which shares the revisions.
  void skip() { ++revision_; }

  // The server is now what it was at `revision`, and goes on from `next`, which is at least as
  // much. All between the two never happened.
  void restore(Revision revision, Revision next);

  [[nodiscard]] Moment now() const { return {eras_.size() - 1, revision_}; }
  [[nodiscard]] bool exists(const ObjectKey& key) const;

  // The client's view of a state. REQUIRES: has_been(moment).
  [[nodiscard]] State state(const Moment& moment) const;
  // Makes the state of one moment that of a later one of the same era.
  void advance(State& state, const Moment& from, Revision to) const;
  [[nodiscard]] bool has_been(const Moment& moment) const;
  // Whether a state is another's future or the same, without a replaced history between them.
  [[nodiscard]] bool is_continuous(const Moment& earlier, const Moment& later) const;
  // Whether what was written then is part of that era.
  [[nodiscard]] bool is_part_of(const Moment& written, std::size_t era) const;
  // The changes of the newest history behind `after`, up to and including `last`.
  [[nodiscard]] std::span<const Write> writes(Revision after, Revision last) const {
    return writes(eras_.size() - 1, after, last);
  }
  // The write of that number. REQUIRES: there is one.
  [[nodiscard]] const Moment& written_at(std::int64_t number) const;

 private:
  struct Era {
    Revision forked = 0;  // Up to here it is the era before.
    Revision last = 0;    // Of an era that is over.
    std::vector<Write> writes = {};
  };

  [[nodiscard]] const Write* newest(const ObjectKey& key) const;
  [[nodiscard]] std::span<const Write> writes(std::size_t era, Revision after, Revision last) const;
  [[nodiscard]] ObjectPtr make_object(const ObjectKey& key, const std::string& uid, bool shown);

  Revision revision_ = 100;
  std::vector<Era> eras_;
  std::vector<Moment> written_at_;  // By write number.
  std::int64_t created_ = 0;
};

}  // namespace kinform::inline v0::testing
