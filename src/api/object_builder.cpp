#include "api/object_builder.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "api/object_reading.hpp"

namespace kinform {

using detail::Block;
using detail::Cell;
using detail::CellTag;
using detail::Constant;
using detail::Ref;
using detail::ShapeEntry;
using detail::SlotMemory;

void ObjectBuilder::begin_object() {
  begin(true);
}
void ObjectBuilder::begin_array() {
  begin(false);
}

void ObjectBuilder::begin(bool is_object) {
  const Cell* own_twin = nullptr;
  const Cell* twin = nullptr;
  SlotMemory* memory = nullptr;
  if (open_.empty()) {
    pool_.collect();
    if (twin_) twin = twin_container(detail::block_of(*twin_).root());
  } else {
    Open& parent = open_.back();
    if (!parent.is_object) prepare_element(parent);
    own_twin = parent.value_twin;
    memory = parent.value_memory;
    twin = twin_container(own_twin);
  }
  const CellTag wanted = is_object ? CellTag::ObjectHeader : CellTag::ArrayHeader;
  if (twin != nullptr && detail::tag_of(*twin) != wanted) twin = nullptr;
  values_.push_back(detail::make_constant(Constant::Null));  // Becomes the header.
  open_.push_back({.is_object = is_object,
                   .first_value = static_cast<std::uint32_t>(values_.size()),
                   .first_key = static_cast<std::uint32_t>(keys_.size()),
                   .twin = twin,
                   .own_twin = own_twin,
                   .memory = memory});
  Open& opened = open_.back();
  if (is_object && twin != nullptr) opened.twin_shape = pool_.shape_at(detail::payload_of(*twin));
  if (!is_object) opened.value_memory = memory;
}

// The elements of an array have the twin's elements as twins, one by one; those beyond its end, its
// last one.
void ObjectBuilder::prepare_element(Open& array) {
  if (array.twin == nullptr) return;
  const std::uint32_t count = detail::payload_of(*array.twin);
  array.value_twin = array.twin + 1 + std::min(array.twin_next, count - 1);
  ++array.twin_next;
}

void ObjectBuilder::key(std::string_view text) {
  Open& object = open_.back();
  const ShapeEntry* shape = object.twin_shape;
  if (shape == nullptr || object.twin_next >= shape->size ||
      pool_.string_at(shape->keys()[object.twin_next]) != text) {
    key_out_of_step(object, text);
    return;
  }
  const std::uint32_t slot = object.twin_next++;
  if (!object.in_step) keys_.push_back(shape->keys()[slot]);
  object.value_twin = object.twin + 1 + slot;
  object.value_memory = object.twin_shape->memories() + slot;
}

void ObjectBuilder::key_out_of_step(Open& object, std::string_view text) {
  leave_step(object);
  if (object.twin_shape != nullptr) {
    const std::size_t slot = detail::find_slot(pool_, *object.twin_shape, text);
    if (slot != detail::kNotFound) {
      keys_.push_back(object.twin_shape->keys()[slot]);
      object.twin_next = static_cast<std::uint32_t>(slot + 1);
      object.value_twin = object.twin + 1 + slot;
      object.value_memory = object.twin_shape->memories() + slot;
      return;
    }
  }
  const ObjectPool::Shared key = pool_.share_string(text);
  if (key.ref == 0) {
    pool_full_ = true;
  } else {
    interned_.push_back(key.ref);
  }
  keys_.push_back(key.ref);
  object.value_twin = nullptr;
  object.value_memory = nullptr;
}

void ObjectBuilder::leave_step(Open& object) {
  if (!object.in_step) return;
  object.in_step = false;
  if (object.twin_shape == nullptr) return;
  const Ref* keys = object.twin_shape->keys();
  keys_.insert(keys_.end(), keys, keys + object.twin_next);
}

void ObjectBuilder::end_object() {
  Open& object = open_.back();
  if (values_.size() == object.first_value) {
    keys_.resize(object.first_key);
    return close_empty(Constant::EmptyObject);
  }
  close(finish_shape(object));
}

void ObjectBuilder::end_array() {
  const std::size_t count = values_.size() - open_.back().first_value;
  if (count == 0) return close_empty(Constant::EmptyArray);
  close(detail::make_cell(CellTag::ArrayHeader, static_cast<std::uint32_t>(count)));
}

// The header cell for the keys of `object`; it holds a reference to the shape.
Cell ObjectBuilder::finish_shape(Open& object) {
  if (object.in_step && object.twin_shape != nullptr &&
      object.twin_next == object.twin_shape->size) {
    pool_.retain(*object.twin);
    return *object.twin;
  }
  leave_step(object);
  drop_duplicate_keys(object);
  const std::span<const Ref> keys(keys_.begin() + object.first_key, keys_.end());
  const Ref shape = pool_full_ ? 0 : pool_.share_shape(keys).ref;
  keys_.resize(object.first_key);
  if (shape != 0) return detail::make_cell(CellTag::ObjectHeader, shape);
  pool_full_ = true;  // finish() refuses the object.
  return detail::make_constant(Constant::Null);
}

void ObjectBuilder::drop_duplicate_keys(Open& object) {
  constexpr std::size_t kFewKeys = 16;
  const std::size_t count = keys_.size() - object.first_key;
  Ref* keys = keys_.data() + object.first_key;
  Cell* values = values_.data() + object.first_value;
  absl::flat_hash_map<Ref, std::size_t> places;  // Used for many keys only.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t place = kept;
    if (count <= kFewKeys) {
      place = static_cast<std::size_t>(std::find(keys, keys + kept, keys[i]) - keys);
    } else {
      place = places.try_emplace(keys[i], kept).first->second;
    }
    if (place < kept) pool_.release(values[place]);
    keys[place] = keys[i];
    values[place] = values[i];
    if (place == kept) ++kept;
  }
  keys_.resize(object.first_key + kept);
  values_.resize(object.first_value + kept);
}

void ObjectBuilder::close(Cell header) {
  const Open open = open_.back();
  open_.pop_back();
  const std::size_t first = open.first_value - 1;
  values_[first] = header;
  Cell result = 0;
  if (open.portable && !open_.empty() && !pool_full_) result = share_container(open);
  if (result == 0) {
    result = detail::make_cell(CellTag::OwnContainer,
                               static_cast<std::uint32_t>(cells_.size()) & detail::kPayloadMax);
    cells_.insert(cells_.end(), values_.begin() + static_cast<std::ptrdiff_t>(first),
                  values_.end());
  }
  values_.resize(first);
  push(result);
}

void ObjectBuilder::close_empty(Constant constant) {
  open_.pop_back();
  values_.pop_back();
  push(detail::make_constant(constant));
}

// A SharedContainer cell that stands for the container just closed, or 0 if it is to stay in its
// own block.
Cell ObjectBuilder::share_container(const Open& open) {
  const std::span<const Cell> cells(values_.begin() + open.first_value - 1, values_.end());
  const bool same = open.twin != nullptr && *open.twin == cells.front() &&
                    std::equal(cells.begin(), cells.end(), open.twin);
  if (same && open.own_twin != nullptr &&
      detail::tag_of(*open.own_twin) == CellTag::SharedContainer) {
    pool_.retain(*open.own_twin);
    for (const Cell cell : cells) pool_.release(cell);
    return *open.own_twin;
  }
  if (!same && open.memory != nullptr && !open.memory->worth_sharing()) return 0;
  const ObjectPool::Shared node = pool_.share_node(cells);
  if (open.memory != nullptr) node.found ? open.memory->note_found() : open.memory->note_new();
  return node.ref == 0 ? 0 : detail::make_cell(CellTag::SharedContainer, node.ref);
}

void ObjectBuilder::push(Cell cell) {
  values_.push_back(cell);
  if (!open_.empty()) open_.back().portable &= detail::is_portable(cell);
}

void ObjectBuilder::string(std::string_view text) {
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  if (text.size() <= detail::kTinyStringMax) return push(detail::make_tiny_string(text));

  const Cell* twin = parent.value_twin;
  const bool same = twin != nullptr && detail::string_of(detail::block_of(*twin_), twin) == text;
  if (same && detail::tag_of(*twin) == CellTag::SharedString) {
    pool_.retain(*twin);
    return push(*twin);
  }
  Cell cell = 0;
  if (same || parent.value_memory == nullptr || parent.value_memory->worth_sharing()) {
    cell = share_string(text, parent.value_memory);
  }
  if (cell == 0) cell = detail::make_cell(CellTag::OwnString, append_sized_text(text));
  push(cell);
}

Cell ObjectBuilder::share_string(std::string_view text, SlotMemory* memory) {
  if (text.size() > ObjectPool::kSharedStringMax) return 0;
  const ObjectPool::Shared shared = pool_.share_string(text);
  if (memory != nullptr) shared.found ? memory->note_found() : memory->note_new();
  return shared.ref == 0 ? 0 : detail::make_cell(CellTag::SharedString, shared.ref);
}

void ObjectBuilder::integer(std::int64_t value) {
  if (detail::fits_small_integer(value)) return push(detail::make_small_integer(value));
  push(detail::make_cell(CellTag::OwnInteger, append_bytes(value)));
}

void ObjectBuilder::unsigned_integer(std::uint64_t value) {
  if (std::in_range<std::int64_t>(value)) return integer(static_cast<std::int64_t>(value));
  push(detail::make_cell(CellTag::OwnUnsigned, append_bytes(value)));
}

void ObjectBuilder::number(double value) {
  push(detail::make_cell(CellTag::OwnDouble, append_bytes(value)));
}

void ObjectBuilder::number_text(std::string_view token) {
  push(detail::make_cell(CellTag::OwnNumber, append_sized_text(token)));
}

template <class Number>
std::uint32_t ObjectBuilder::append_bytes(Number number) {
  const auto offset = static_cast<std::uint32_t>(bytes_.size());
  bytes_.append(reinterpret_cast<const char*>(&number), sizeof(number));
  return offset & detail::kPayloadMax;  // finish() refuses what is larger.
}

std::uint32_t ObjectBuilder::append_sized_text(std::string_view text) {
  const auto offset = static_cast<std::uint32_t>(bytes_.size());
  std::size_t size = text.size();
  for (; size >= 0x80; size >>= 7) bytes_.push_back(static_cast<char>(size | 0x80));
  bytes_.push_back(static_cast<char>(size));
  bytes_.append(text);
  return offset & detail::kPayloadMax;
}

const Cell* ObjectBuilder::twin_container(const Cell* cell) const {
  if (cell == nullptr || !twin_) return nullptr;
  return detail::container_of(detail::block_of(*twin_), cell);
}

bool ObjectBuilder::too_large() const {
  return cells_.size() > detail::kPayloadMax || bytes_.size() > detail::kPayloadMax;
}

Result<ObjectPtr> ObjectBuilder::finish() {
  KINFORM_ASSERT(open_.empty() && values_.size() == 1);
  if (too_large() || pool_full_) {
    abandon();
    return Error(ErrorCode::LimitExceeded, "the object, or what its pool holds, is too large");
  }
  cells_.push_back(values_.front());
  Block* block = pool_.allocate_block(cells_.size(), bytes_.size());
  std::copy(cells_.begin(), cells_.end(), const_cast<Cell*>(block->cells()));
  std::copy(bytes_.begin(), bytes_.end(), const_cast<char*>(block->bytes()));
  ObjectPtr object(static_cast<const Object*>(block));
  block->metadata = detail::find_metadata(*block);

  values_.clear();
  cells_.clear();
  bytes_.clear();
  for (const Ref key : interned_) pool_.release_string(key);
  interned_.clear();
  twin_ = object;
  return object;
}

void ObjectBuilder::abandon() {
  for (const Cell cell : values_) pool_.release(cell);
  for (const Cell cell : cells_) pool_.release(cell);
  for (const Ref key : interned_) pool_.release_string(key);
  open_.clear();
  values_.clear();
  keys_.clear();
  interned_.clear();
  cells_.clear();
  bytes_.clear();
  pool_full_ = false;
}

}  // namespace kinform
