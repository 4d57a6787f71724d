// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A simple second implementation of DeltaFifo's rules, with two lists and linear searches, to
// compare the real one with.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/delta.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0::test_support {

// An unbounded queue that cannot be closed and never blocks. Not thread-safe.
class ReferenceFifo {
 public:
  // `known` may be null. The transform rejects the objects for which `refuses` returns true.
  ReferenceFifo(const KnownObjects* known, std::function<bool(const ObjectPtr&)> refuses)
      : known_(known), refuses_(std::move(refuses)) {}

  void push(DeltaType type, const ObjectPtr& object);
  void remove(const ObjectPtr& object);
  void replace(const std::vector<ObjectPtr>& objects, const std::string& resource_version);
  void resync();
  void bookmark(const std::string& resource_version);

  // True if there is a delta to take, or a resource version that take_all() and take_one() have not
  // returned yet.
  [[nodiscard]] bool is_ready() const { return version_due || !queued.empty(); }
  // Take all queued deltas, or those of one object. Return the resource version that the consumer's
  // cache has after them; empty if more deltas are queued. REQUIRES: is_ready().
  std::string take_all();
  std::string take_one();
  void commit();

  [[nodiscard]] const Delta* newest(const std::vector<Delta>& deltas, const ObjectPtr& like) const;

  std::vector<Delta> queued;
  std::vector<Delta> in_flight;
  std::string version;
  bool version_due = false;
  bool synced = false;
  std::uint64_t collapsed = 0;
  std::uint64_t rejected = 0;
  std::uint64_t next_sequence = 1;

 private:
  void append(Delta delta);
  void begin_change(const ObjectPtr& object);
  // Returns the object with the key of `like` that the consumer's cache has once all queued deltas
  // are applied; null if there is none.
  [[nodiscard]] ObjectPtr last_state(const ObjectPtr& like) const;
  std::string report();

  const KnownObjects* known_;
  std::function<bool(const ObjectPtr&)> refuses_;
  bool changed_ = false;  // True after the first change or list.
  // The first sequence number after the deltas of the first list; unset if a change arrived before
  // that list.
  std::optional<std::uint64_t> initial_end_;
  bool initial_reported_ = false;  // True once deltas were taken after the first list.
};

}  // namespace kinform::inline v0::test_support
