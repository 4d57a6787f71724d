#include "api/object_pool.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>

#include "base/text_hash.hpp"

namespace kinform {

using detail::Block;
using detail::Cell;
using detail::CellTag;
using detail::NodeEntry;
using detail::Ref;
using detail::ShapeEntry;
using detail::StringEntry;

namespace {

std::size_t hash_words(const std::uint32_t* words, std::size_t count) {
  return mix_hashes(
      0, hash_text({reinterpret_cast<const char*>(words), count * sizeof(std::uint32_t)}));
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

template <class Table>
std::size_t table_bytes(const Table& table) {
  return table.capacity() * (sizeof(Ref) + 1);
}

}  // namespace

std::size_t ObjectPool::StringHash::operator()(std::string_view text) const {
  return mix_hashes(0, hash_text(text));
}
std::size_t ObjectPool::ShapeHash::operator()(std::span<const Ref> keys) const {
  return hash_words(keys.data(), keys.size());
}
std::size_t ObjectPool::ShapeHash::operator()(Ref ref) const {
  const ShapeEntry* shape = pool->shape_at(ref);
  return hash_words(shape->keys(), shape->size);
}
bool ObjectPool::ShapeSame::operator()(Ref left, std::span<const Ref> right) const {
  const ShapeEntry* shape = pool->shape_at(left);
  return std::equal(right.begin(), right.end(), shape->keys(), shape->keys() + shape->size);
}
std::size_t ObjectPool::NodeHash::operator()(std::span<const Cell> cells) const {
  return hash_words(cells.data(), cells.size());
}
std::size_t ObjectPool::NodeHash::operator()(Ref ref) const {
  const NodeEntry* node = pool->node_at(ref);
  return hash_words(node->cells(), node->size);
}
bool ObjectPool::NodeSame::operator()(Ref left, std::span<const Cell> right) const {
  const NodeEntry* node = pool->node_at(left);
  return std::equal(right.begin(), right.end(), node->cells(), node->cells() + node->size);
}

ObjectPool::ObjectPool()
    : string_table_(0, StringHash{this}, StringEqual{this}),
      shape_table_(0, ShapeHash{this}, ShapeSame{this}),
      node_table_(0, NodeHash{this}, NodeSame{this}) {}

ObjectPool::~ObjectPool() {
  // What the last objects shared goes with the arenas; only their own blocks are left.
  Block* block = returned_.load(std::memory_order_acquire);
  while (block != nullptr) ::operator delete(std::exchange(block, block->next_returned));
}

ObjectPool::Shared ObjectPool::share_string(std::string_view text) {
  // One walk through the table finds the entry, or the place for it.
  bool found = true;
  const auto entry = string_table_.lazy_emplace(text, [&](const auto& construct) {
    found = false;
    construct(add_string(text));
  });
  const Ref ref = *entry;
  if (ref == 0) {
    string_table_.erase(entry);
    return {};
  }
  if (found) retain_string(ref);
  return {ref, found};
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
  const auto found = shape_table_.find(keys);
  if (found == shape_table_.end()) return 0;
  ++shape_at(*found)->references;
  return *found;
}

Ref ObjectPool::add_shape(std::span<const Ref> keys) {
  const Ref ref = shapes_.allocate(ShapeEntry::bytes_for(keys.size()));
  if (ref == 0) return 0;
  ShapeEntry* shape = shape_at(ref);
  shape->references = 1;
  shape->size = static_cast<std::uint32_t>(keys.size());
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
  shape_table_.insert(ref);
  return ref;
}

ObjectPool::Shared ObjectPool::share_node(std::span<const Cell> cells) {
  bool found = true;
  const auto entry = node_table_.lazy_emplace(cells, [&](const auto& construct) {
    found = false;
    construct(add_node(cells));
  });
  const Ref ref = *entry;
  if (ref == 0) {
    node_table_.erase(entry);
    return {};
  }
  if (found) {
    ++nodes_.at<NodeEntry>(ref)->references;
    for (const Cell cell : cells) release(cell);
  }
  return {ref, found};
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
  string_table_.erase(ref);
  strings_.release(ref, string_bytes(entry->size));
}

void ObjectPool::release_shape(Ref ref) {
  ShapeEntry* shape = shape_at(ref);
  if (--shape->references > 0) return;
  shape_table_.erase(ref);
  for (std::size_t slot = 0; slot < shape->size; ++slot) release_string(shape->keys()[slot]);
  shapes_.release(ref, ShapeEntry::bytes_for(shape->size));
}

void ObjectPool::release_node(Ref ref) {
  auto* node = nodes_.at<NodeEntry>(ref);
  if (--node->references > 0) return;
  node_table_.erase(ref);
  for (std::size_t i = 0; i < node->size; ++i) release(node->cells()[i]);
  nodes_.release(ref, node_bytes(node->size));
}

Block* ObjectPool::allocate_block(std::size_t cell_count, std::size_t byte_count) {
  void* memory = ::operator new(sizeof(Block) + cell_count * sizeof(Cell) + byte_count);
  auto* block = new (memory) Block{};
  block->references.store(1, std::memory_order_relaxed);
  block->cell_count = static_cast<std::uint32_t>(cell_count);
  block->byte_count = static_cast<std::uint32_t>(byte_count);
  block->pool = this;
  pins_.fetch_add(1, std::memory_order_relaxed);
  ++objects_;
  object_bytes_ += block_bytes(*block);
  return block;
}

void ObjectPool::give_back(Block* block) noexcept {
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
  // Whoever finds the tables taken may leave: the one who has them looks at the list again
  // afterwards.
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
      .held_bytes = strings_.held_bytes() + shapes_.held_bytes() + nodes_.held_bytes() +
                    table_bytes(string_table_) + table_bytes(shape_table_) +
                    table_bytes(node_table_),
  };
}

namespace detail {

void retire(const Block* block) noexcept {
  block->pool->give_back(const_cast<Block*>(block));
}

}  // namespace detail

}  // namespace kinform
