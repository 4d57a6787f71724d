// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/object_pool.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <new>

#include "api/object/object_reading.hpp"
#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0 {

using detail::Block;
using detail::Cell;
using detail::CellTag;
using detail::NodeEntry;
using detail::Ref;
using detail::ShapeEntry;
using detail::StringEntry;

namespace {

constinit std::atomic<std::uint64_t> next_shape_number = 1;

// Uses a seed chosen per process, so that untrusted text cannot be crafted to collide.
std::uint64_t hash_of(std::string_view text) {
  return detail::hash_text(text);
}
std::uint64_t hash_of(std::span<const std::uint32_t> words) {
  return hash_of({reinterpret_cast<const char*>(words.data()), words.size_bytes()});
}

std::size_t string_bytes(std::size_t length) {
  return sizeof(StringEntry) + length;
}
std::size_t node_bytes(std::size_t cells) {
  return sizeof(NodeEntry) + cells * sizeof(Cell);
}
std::size_t block_bytes(const Block& block) {
  return sizeof(Block) + block.cell_count * sizeof(Cell) + block.byte_count;
}

}  // namespace

ObjectPool::~ObjectPool() {
  // The arenas free all shared entries. Only the memory blocks of objects that were released but
  // not yet collected must be freed here.
  Block* block = returned_.load(std::memory_order_acquire);
  while (block != nullptr) ::operator delete(std::exchange(block, block->next_returned));
}

ObjectPool::Shared ObjectPool::share_string(std::string_view text) {
  const std::uint64_t hash = hash_of(text);
  const Ref found = string_table_.find(
      hash, [&](Ref ref) { return detail::same_short_text(string_at(ref), text); });
  if (found != 0) {
    retain_string(found);
    return {found, true};
  }
  const Ref added = add_string(text);
  if (added != 0) string_table_.insert(hash, added);
  return {added, false};
}

Ref ObjectPool::add_string(std::string_view text) {
  const Ref ref = strings_.allocate(string_bytes(text.size()));
  if (ref == 0) return 0;
  auto* entry = strings_.at<StringEntry>(ref);
  entry->references = 1;
  entry->size = static_cast<std::uint32_t>(text.size());
  std::memcpy(entry->data(), text.data(), text.size());
  return ref;
}

Ref ObjectPool::find_shape(std::span<const Ref> keys) {
  const Ref found = shape_table_.find(hash_of(keys), [&](Ref ref) {
    const ShapeEntry* shape = shape_at(ref);
    return std::equal(keys.begin(), keys.end(), shape->keys(), shape->keys() + shape->size);
  });
  if (found != 0) ++shape_at(found)->references;
  return found;
}

Ref ObjectPool::add_shape(std::span<const Ref> keys) {
  const Ref ref = shapes_.allocate(ShapeEntry::bytes_for(keys.size()));
  if (ref == 0) return 0;
  ShapeEntry* shape = shape_at(ref);
  shape->references = 1;
  shape->size = static_cast<std::uint32_t>(keys.size());
  shape->number = next_shape_number.fetch_add(1, std::memory_order_relaxed);
  shape->well_known.fill(detail::kNoSlot);
  for (std::size_t slot = 0; slot < keys.size(); ++slot) {
    retain_string(keys[slot]);
    const std::string_view key = string_at(keys[slot]);
    shape->keys()[slot] = keys[slot];
    const std::uint8_t hash = detail::key_hash(key);
    shape->key_hashes()[slot] = hash;
    shape->memories()[slot] = {};
    const std::uint8_t field = detail::well_known_field(key, hash);
    if (field != detail::kNoSlot && slot < detail::kNoSlot) {
      shape->well_known[field] = static_cast<std::uint8_t>(slot);
    }
  }
  if (shape->has_table()) fill_table(*shape);
  shape_table_.insert(hash_of(keys), ref);
  return ref;
}

void ObjectPool::fill_table(ShapeEntry& shape) const {
  const std::span<std::uint32_t> table = shape.table();
  std::fill(table.begin(), table.end(), ShapeEntry::kFreePlace);
  for (std::uint32_t slot = 0; slot < shape.size; ++slot) {
    std::size_t place = hash_of(string_at(shape.keys()[slot])) & (table.size() - 1);
    while (table[place] != ShapeEntry::kFreePlace) place = (place + 1) & (table.size() - 1);
    table[place] = slot;
  }
}

ObjectPool::Shared ObjectPool::share_node(std::span<const Cell> cells) {
  const std::uint64_t hash = hash_of(cells);
  const Ref found = node_table_.find(hash, [&](Ref ref) {
    const NodeEntry* node = node_at(ref);
    return std::equal(cells.begin(), cells.end(), node->cells(), node->cells() + node->size);
  });
  if (found != 0) {
    ++nodes_.at<NodeEntry>(found)->references;
    for (const Cell cell : cells) release(cell);
    return {found, true};
  }
  const Ref added = add_node(cells);
  if (added != 0) node_table_.insert(hash, added);
  return {added, false};
}

Ref ObjectPool::add_node(std::span<const Cell> cells) {
  const Ref ref = nodes_.allocate(node_bytes(cells.size()));
  if (ref == 0) return 0;
  auto* node = nodes_.at<NodeEntry>(ref);
  node->references = 1;
  node->size = static_cast<std::uint32_t>(cells.size());
  std::copy(cells.begin(), cells.end(), node->cells());
  return ref;
}

void ObjectPool::retain(Cell cell) {
  const Ref ref = detail::payload_of(cell);
  switch (detail::tag_of(cell)) {
    case CellTag::SharedString:
      retain_string(ref);
      return;
    case CellTag::SharedContainer:
      ++nodes_.at<NodeEntry>(ref)->references;
      return;
    case CellTag::ObjectHeader:
      ++shape_at(ref)->references;
      return;
    default:
      return;
  }
}

void ObjectPool::release(Cell cell) {
  const Ref ref = detail::payload_of(cell);
  switch (detail::tag_of(cell)) {
    case CellTag::SharedString:
      release_string(ref);
      return;
    case CellTag::SharedContainer:
      release_node(ref);
      return;
    case CellTag::ObjectHeader:
      release_shape(ref);
      return;
    default:
      return;
  }
}

void ObjectPool::release_string(Ref ref) {
  auto* entry = strings_.at<StringEntry>(ref);
  if (--entry->references > 0) return;
  string_table_.erase(hash_of(entry->text()), ref);
  strings_.release(ref, string_bytes(entry->size));
}

void ObjectPool::release_shape(Ref ref) {
  ShapeEntry* shape = shape_at(ref);
  if (--shape->references > 0) return;
  shape_table_.erase(hash_of({shape->keys(), shape->size}), ref);
  for (std::size_t slot = 0; slot < shape->size; ++slot) release_string(shape->keys()[slot]);
  shapes_.release(ref, ShapeEntry::bytes_for(shape->size));
}

void ObjectPool::release_node(Ref ref) {
  auto* node = nodes_.at<NodeEntry>(ref);
  if (--node->references > 0) return;
  node_table_.erase(hash_of({node->cells(), node->size}), ref);
  for (std::size_t i = 0; i < node->size; ++i) release(node->cells()[i]);
  nodes_.release(ref, node_bytes(node->size));
}

Block* ObjectPool::allocate_block(std::size_t cell_count, std::size_t byte_count) {
  void* memory = ::operator new(sizeof(Block) + cell_count * sizeof(Cell) + byte_count);
  auto* block = new (memory) Block{};
  block->references.set(1);
  block->cell_count = static_cast<std::uint32_t>(cell_count);
  block->byte_count = static_cast<std::uint32_t>(byte_count);
  block->pool = this;
  pins_.fetch_add(1, std::memory_order_relaxed);
  ++objects_;
  object_bytes_ += block_bytes(*block);
  held_bytes_.store(count_held_bytes(), std::memory_order_relaxed);
  return block;
}

void ObjectPool::release(Block* block) noexcept {
  block->next_returned = returned_.load(std::memory_order_relaxed);
  while (!returned_.compare_exchange_weak(block->next_returned, block)) {
  }
  if (closed_.load()) collect_after_close();
  drop_pin();
}

void ObjectPool::collect() {
  if (returned_.load(std::memory_order_relaxed) == nullptr) return;
  Block* block = returned_.exchange(nullptr, std::memory_order_acquire);
  while (block != nullptr) {
    for (std::size_t i = 0; i < block->cell_count; ++i) release(block->cells()[i]);
    --objects_;
    object_bytes_ -= block_bytes(*block);
    ::operator delete(std::exchange(block, block->next_returned));
  }
}

void ObjectPool::close() noexcept {
  closed_.store(true);
  collect_after_close();
  drop_pin();
}

void ObjectPool::collect_after_close() noexcept {
  // If another thread is already collecting, this thread may return: the other one checks the list
  // of released objects again before it ends.
  while (returned_.load() != nullptr && !collecting_.exchange(true)) {
    collect();
    collecting_.store(false);
  }
}

void ObjectPool::drop_pin() noexcept {
  if (pins_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
}

ObjectPoolStatistics ObjectPool::statistics() const {
  return {
      .objects = objects_,
      .object_bytes = object_bytes_,
      .strings = string_table_.size(),
      .shapes = shape_table_.size(),
      .nodes = node_table_.size(),
      .shared_bytes = strings_.used_bytes() + shapes_.used_bytes() + nodes_.used_bytes(),
      .held_bytes = count_held_bytes(),
  };
}

std::size_t ObjectPool::count_held_bytes() const {
  return strings_.held_bytes() + shapes_.held_bytes() + nodes_.held_bytes() +
         string_table_.held_bytes() + shape_table_.held_bytes() + node_table_.held_bytes();
}

namespace detail {

std::size_t find_slot_in_table(const ObjectPool& pool, const ShapeEntry& shape,
                               std::string_view key) {
  const std::span<const std::uint32_t> table = shape.table();
  for (std::size_t place = hash_of(key);; ++place) {
    const std::uint32_t slot = table[place & (table.size() - 1)];
    if (slot == ShapeEntry::kFreePlace) return kNotFound;
    if (same_short_text(pool.string_at(shape.keys()[slot]), key)) return slot;
  }
}

void retire(const Block* block) noexcept {
  block->pool->release(const_cast<Block*>(block));
}

}  // namespace detail

}  // namespace kinform::inline v0
