// What happens to the objects of a Corpus after it was listed.

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

// An endless, legal history, which follows from the corpus's seed: only what exists is modified or
// deleted, only what does not is added, and each change has a higher resource version than all
// before it. Of a hundred changes, about 90 are of status, 4 of labels and annotations, 3 add
// objects and 3 delete some; one in ten of those added has a name that was deleted before, and a
// uid of its own.
//
// Not thread-safe.
class ChangeStream {
 public:
  // `corpus` must outlive the stream. The history begins right after its list.
  explicit ChangeStream(Corpus& corpus);

  CorpusChange next();

  // The object after the change, or for a deletion as it was last, with the new version.
  [[nodiscard]] std::string object(const CorpusChange& change);
  // The same as a line of a watch: `{"type":"ADDED","object":{…}}` and a newline.
  [[nodiscard]] std::string event_json(const CorpusChange& change);
  void append_event_json(std::string& out, const CorpusChange& change);

  // What exists after all changes so far.
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
  std::size_t next_index_;           // Of the next object that was never there before.
  std::vector<std::size_t> live_;    // In no order.
  std::deque<std::size_t> deleted_;  // Some of those whose names are free again.
  std::unordered_map<std::size_t, CorpusRevision> revisions_;  // Of whatever has changed.
  Step scaling_ = Step::ChangeStatus;  // What the steps that are left do: Add or Delete.
  std::uint64_t scaling_left_ = 0;
};

}  // namespace kinform::inline v0::testing
