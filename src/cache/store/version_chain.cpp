// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/version_chain.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "kinform/detail/object_reference.hpp"

namespace kinform::inline v0::cache {

namespace {

// How often publish() tries to free the version that it has just replaced, while threads are still
// reading it. Readers finish within nanoseconds unless they are preempted; in that case the next
// batch frees the version.
constexpr int kCollectTries = 16;

bool shows(const Contents& contents, const Garbage::DeadObject& dead) {
  return contents.by_key
             .find(dead.hash, [&](const Object& object) { return &object == dead.object; })
             .item != nullptr;
}

template <class Element>
void append(std::vector<Element>& all, std::vector<Element>&& more) {
  if (all.empty()) {
    all = std::move(more);
  } else {
    all.insert(all.end(), more.begin(), more.end());
  }
}

}  // namespace

VersionChain::VersionChain() : current_(new Version(0, Contents{})) {}

VersionChain::~VersionChain() {
  std::ignore = collect();
  const Version* const last = current_.load(std::memory_order_acquire);
  KINFORM_ASSERT(last->older_ == nullptr);
  last->contents.by_key.for_each(
      [](const Object& object, std::uint32_t) { detail::ObjectReference::drop(&object); });
  destroy_trees(last->contents);
  delete last;
}

void VersionChain::destroy_trees(const Contents& contents) {
  auto by_key = contents.by_key;
  auto by_id = contents.by_id;
  by_key.destroy(heap_);
  by_id.destroy(heap_);
  for (IndexTrees index : contents.indexes) {
    std::vector<IndexValue*> values;
    index.values.for_each([&](IndexValue& value, std::uint32_t) { values.push_back(&value); });
    for (IndexValue* value : values) heap_.free(value);
    index.values.destroy(heap_);
    index.entries.destroy(heap_);
  }
}

const Version* VersionChain::hold() const {
  ReaderSlot& slot = ReaderSlot::mine();
  for (;;) {
    const Version* const version = slot.enter(current_);
    std::uint32_t references = version->references_.load(std::memory_order_relaxed);
    while (references != 0 &&
           !version->references_.compare_exchange_weak(
               references, references + 1, std::memory_order_acquire, std::memory_order_relaxed)) {
    }
    slot.leave();
    if (references != 0) return version;
    // The version was replaced and released before the reference was added; try again with a newer
    // one.
  }
}

void VersionChain::hold_again(const Version* version) const {
  version->references_.fetch_add(1, std::memory_order_relaxed);
}

void VersionChain::release(const Version* version) const {
  if (drop_reference(version)) std::ignore = collect();
}

// Drops a reference to the version. Returns true if it was the last one.
bool VersionChain::drop_reference(const Version* version) const {
  if (version->references_.fetch_sub(1, std::memory_order_acq_rel) != 1) return false;
  const detail::MutexLock lock(mutex_);
  dead_.push_back(version);
  return true;
}

void VersionChain::publish(Contents contents, Garbage garbage) {
  const Version* const before = current_.load(std::memory_order_relaxed);
  auto* const next = new Version(before->number + 1, std::move(contents));
  {
    const detail::MutexLock lock(mutex_);
    before->garbage_ = std::move(garbage);
    before->newer_ = next;
    next->older_ = before;
    ++versions_;
  }
  current_.store(next, std::memory_order_seq_cst);
  if (!drop_reference(before)) return;
  for (int i = 0; i < kCollectTries; ++i) {
    if (collect()) return;
  }
}

bool VersionChain::collect() const {
  detail::MutexLock lock(mutex_);
  while (const Version* const dead = take_dead_locked()) {
    const Version* const older = dead->older_;
    Garbage garbage = std::move(dead->garbage_);
    if (older != nullptr) ++older->heirs_at_work_;
    lock.unlock();
    delete dead;
    if (older != nullptr) {
      free_unseen(garbage, *older);
    } else {
      free_all(garbage);
    }
    lock.lock();
    if (older == nullptr) continue;
    append(older->garbage_.nodes, std::move(garbage.nodes));
    append(older->garbage_.objects, std::move(garbage.objects));
    --older->heirs_at_work_;
  }
  return dead_.empty();
}

// Unlinks and returns a version without references and readers; null if there is none.
const Version* VersionChain::take_dead_locked() const {
  const auto unneeded = std::find_if(dead_.begin(), dead_.end(), [](const Version* version) {
    return version->heirs_at_work_ == 0 && !ReaderSlot::is_read(version);
  });
  if (unneeded == dead_.end()) return nullptr;
  const Version* const dead = *unneeded;
  dead_.erase(unneeded);
  if (dead->older_ != nullptr) dead->older_->newer_ = dead->newer_;
  dead->newer_->older_ = dead->older_;
  --versions_;
  return dead;
}

void VersionChain::free_unseen(Garbage& garbage, const Version& older) const {
  std::erase_if(garbage.nodes, [&](Node* node) {
    if (node->born <= older.number) return false;
    heap_.free(node);
    return true;
  });
  std::erase_if(garbage.objects, [&](const Garbage::DeadObject& dead) {
    if (shows(older.contents, dead)) return false;
    detail::ObjectReference::drop(dead.object);
    return true;
  });
}

void VersionChain::free_all(Garbage& garbage) const {
  for (Node* node : garbage.nodes) heap_.free(node);
  for (const Garbage::DeadObject& dead : garbage.objects)
    detail::ObjectReference::drop(dead.object);
}

std::size_t VersionChain::versions() const {
  const detail::MutexLock lock(mutex_);
  return versions_;
}

}  // namespace kinform::inline v0::cache
