// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus_changes.hpp"

#include <numeric>

#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support {
namespace {

// Relative probabilities of the kinds of changes. Scaling adds or deletes one to five objects in a
// row, three on average.
constexpr std::uint64_t kStatusWeight = 90;
constexpr std::uint64_t kEditWeight = 4;
constexpr std::uint64_t kScaleWeight = 1;  // For scaling up, and the same for scaling down.
constexpr std::int64_t kScaleMax = 5;

constexpr double kNameReuse = 0.1;
constexpr std::size_t kDeletedMax = 1000;    // Deleted names to keep for reuse.
constexpr std::int64_t kVersionStepMax = 4;  // Other resources share the counter, so it has gaps.

}  // namespace

ChangeStream::ChangeStream(Corpus& corpus)
    : corpus_(&corpus),
      random_(corpus::derive_seed(corpus.options().seed, corpus::Purpose::Changes, 0)),
      resource_version_(corpus.list_resource_version()),
      next_index_(corpus.size()),
      live_(corpus.size()) {
  std::iota(live_.begin(), live_.end(), std::size_t{0});
}

CorpusChange ChangeStream::next() {
  advance_version();
  const Step step = draw_step();
  if (step == Step::Add || live_.empty()) return add();
  if (step == Step::Delete) return remove();
  return modify(step);
}

ChangeStream::Step ChangeStream::draw_step() {
  if (scaling_left_ > 0) {
    --scaling_left_;
    return scaling_;
  }
  const std::uint64_t point = random_.below(kStatusWeight + kEditWeight + 2 * kScaleWeight);
  if (point < kStatusWeight) return Step::ChangeStatus;
  if (point < kStatusWeight + kEditWeight) return Step::Edit;
  scaling_ = point < kStatusWeight + kEditWeight + kScaleWeight ? Step::Add : Step::Delete;
  scaling_left_ = static_cast<std::uint64_t>(random_.between(0, kScaleMax - 1));
  return scaling_;
}

CorpusChange ChangeStream::add() {
  const std::size_t index = new_index();
  const auto [known, is_new] = revisions_.try_emplace(index);
  const std::uint32_t incarnation = is_new ? 0 : known->second.incarnation + 1;
  known->second = {.resource_version = resource_version_,
                   .incarnation = incarnation,
                   .status_version = resource_version_};
  live_.push_back(index);
  return {WatchEventType::Added, index, known->second};
}

CorpusChange ChangeStream::remove() {
  const std::size_t position = random_.below(live_.size());
  const std::size_t index = live_[position];
  live_[position] = live_.back();
  live_.pop_back();

  CorpusRevision& revision =
      revisions_.try_emplace(index, corpus_->initial_revision(index)).first->second;
  revision.resource_version = resource_version_;
  CorpusChange change{WatchEventType::Deleted, index, revision};
  change.revision.deleted = true;
  if (deleted_.size() < kDeletedMax) {
    deleted_.push_back(index);
  } else {
    revisions_.erase(index);
  }
  return change;
}

CorpusChange ChangeStream::modify(Step step) {
  const std::size_t index = live_[random_.below(live_.size())];
  CorpusRevision& revision =
      revisions_.try_emplace(index, corpus_->initial_revision(index)).first->second;
  revision.resource_version = resource_version_;
  if (step == Step::Edit) {
    ++revision.edits;
  } else {
    ++revision.status_changes;
    revision.status_version = resource_version_;
  }
  return {WatchEventType::Modified, index, revision};
}

std::size_t ChangeStream::new_index() {
  if (deleted_.empty() || !random_.chance(kNameReuse)) return next_index_++;
  const std::size_t index = deleted_.front();
  deleted_.pop_front();
  return index;
}

void ChangeStream::advance_version() {
  resource_version_ += static_cast<std::uint64_t>(random_.between(1, kVersionStepMax));
}

std::string ChangeStream::object(const CorpusChange& change) {
  std::string out;
  corpus_->append_object(out, change.index, change.revision);
  return out;
}

std::string ChangeStream::event_json(const CorpusChange& change) {
  std::string out;
  append_event_json(out, change);
  return out;
}

void ChangeStream::append_event_json(std::string& out, const CorpusChange& change) {
  out += "{\"type\":\"";
  out += to_string(change.type);
  out += "\",\"object\":";
  corpus_->append_object(out, change.index, change.revision);
  out += "}\n";
}

}  // namespace kinform::inline v0::test_support
