// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates the changes that happen to the objects of a Corpus after it was listed.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::test_support {

struct CorpusChange {
  WatchEventType type = WatchEventType::Modified;  // Added, Modified or Deleted.
  std::size_t index = 0;                           // The object's number in the corpus.
  CorpusRevision revision = {};                    // The state after the change.
};

// An endless, valid sequence of changes, determined by the seed of the corpus: only existing
// objects are modified or deleted, only missing ones are added, and resource versions increase.
// About 90 % of the changes are to status, 4 % to labels and annotations, 3 % add and 3 % delete
// objects. One in ten added objects reuses a deleted name, with a new uid.
//
// Not thread-safe.
class ChangeStream {
 public:
  // `corpus` must outlive the stream. The first change comes right after the state that the corpus
  // lists.
  explicit ChangeStream(Corpus& corpus);

  CorpusChange next();

  // The object after the change. For a deletion: its last state with the new resource version.
  [[nodiscard]] std::string object(const CorpusChange& change);
  // The change as a line of a watch response: `{"type":"ADDED","object":{…}}` and a newline.
  [[nodiscard]] std::string event_json(const CorpusChange& change);
  void append_event_json(std::string& out, const CorpusChange& change);

  // The number of objects that exist after all changes so far.
  [[nodiscard]] std::size_t live_count() const { return live_.size(); }
  [[nodiscard]] std::uint64_t resource_version() const { return resource_version_; }

 private:
  enum class Step : std::uint8_t { ChangeStatus, Edit, Add, Delete };

  Step draw_step();
  CorpusChange add();
  CorpusChange remove();
  CorpusChange modify(Step step);
  std::size_t new_index();
  void advance_version();

  Corpus* corpus_;
  Random random_;
  std::uint64_t resource_version_;
  std::size_t next_index_;  // The number of the next object to create that never existed before.
  std::vector<std::size_t> live_;    // Existing objects, unordered.
  std::deque<std::size_t> deleted_;  // Some of the deleted objects, for reuse.
  std::unordered_map<std::size_t, CorpusRevision> revisions_;  // The states of all changed objects.
  Step scaling_ = Step::ChangeStatus;  // Add or Delete, while a scaling run lasts.
  std::uint64_t scaling_left_ = 0;
};

}  // namespace kinform::inline v0::test_support
