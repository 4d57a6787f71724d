// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/object_builder.hpp"

#include <algorithm>
#include <utility>

namespace kinform::inline v0 {

using detail::Block;
using detail::Cell;
using detail::CellTag;
using detail::Constant;
using detail::Ref;
using detail::SlotMemory;

void ObjectBuilder::begin(CellTag header) {
  const Cell* counterpart_cell = nullptr;
  SlotMemory* memory = nullptr;
  if (open_.empty()) {
    pool_.collect();
    met_duplicate_keys_ = false;
    if (previous_) counterpart_cell = previous_block_->root();
  } else {
    Open& parent = open_.back();
    if (!parent.is_object) prepare_element(parent);
    counterpart_cell = parent.value_counterpart;
    memory = parent.value_memory;
  }
  Open& open = open_.emplace_back();
  open.is_object = header == CellTag::ObjectHeader;
  open.counterpart_cell = counterpart_cell;
  open.memory = memory;
  open.counterpart = counterpart_container(counterpart_cell);
  if (open.counterpart != nullptr && detail::tag_of(*open.counterpart) != header)
    open.counterpart = nullptr;
  if (open.counterpart != nullptr && open.is_object) {
    open.counterpart_shape = pool_.shape_at(detail::payload_of(*open.counterpart));
    open.counterpart_keys = open.counterpart_shape->keys();
    open.counterpart_size = open.counterpart_shape->size;
  } else if (open.counterpart != nullptr) {
    open.counterpart_size = detail::payload_of(*open.counterpart);
  }
  if (!open.is_object) open.value_memory = open.memory;
  if (open.counterpart != nullptr) return;
  store_values(open);
  store_keys(open);
}

std::size_t ObjectBuilder::unexpected_key(Open& object, std::string_view text) {
  store_values(object);
  store_keys(object);
  if (object.counterpart_shape != nullptr) {
    const std::size_t slot = detail::find_slot(pool_, *object.counterpart_shape, text);
    if (slot != detail::kNotFound) {
      take_slot(object, slot);
      return slot;
    }
  }
  const ObjectPool::Shared key = pool_.share_string(text);
  if (key.ref == 0) {
    pool_full_ = true;
  } else {
    interned_.push_back(key.ref);
  }
  keys_.push_back(key.ref);
  // The counterpart (the value at the same path in the previous object) lacks this key. Maps with
  // arbitrary keys, such as labels and managedFields, often have the same values under different
  // keys, so compare with the counterpart's next value.
  object.value_counterpart = nullptr;
  if (object.counterpart != nullptr) {
    object.value_counterpart =
        object.counterpart + std::min(object.counterpart_next + 1, object.counterpart_size);
  }
  object.value_memory = nullptr;
  return detail::kNotFound;
}

void ObjectBuilder::store_keys(Open& object) {
  if (!object.same_keys) return;
  object.same_keys = false;
  object.first_key = static_cast<std::uint32_t>(keys_.size());
  keys_.insert(keys_.end(), object.counterpart_keys,
               object.counterpart_keys + object.counterpart_next);
}

void ObjectBuilder::end_object() {
  Open& object = open_.back();
  close(object, object.same_keys && object.counterpart_next == object.counterpart_size);
}

void ObjectBuilder::end_array() {
  close(open_.back(), false);
}

void ObjectBuilder::close(Open& open, bool keys_complete) {
  const bool seen_before = open.same_values && open.same_count == open.counterpart_size;
  if (seen_before && open.counterpart_cell != nullptr &&
      detail::tag_of(*open.counterpart_cell) == CellTag::SharedContainer) {
    const Cell shared = *open.counterpart_cell;
    open_.pop_back();
    accept_counterpart(open_.back(), shared);
    return;
  }
  store_values(open);
  const std::size_t first = open.first_value - 1;
  const std::size_t count = values_.size() - open.first_value;
  if (count == 0) {
    if (!open.same_keys) keys_.resize(open.first_key);
    const Constant empty = open.is_object ? Constant::EmptyObject : Constant::EmptyArray;
    values_.resize(first);
    open_.pop_back();
    return push(detail::make_constant(empty));
  }
  if (keys_complete) {
    pool_.retain(*open.counterpart);
    values_[first] = *open.counterpart;
  } else if (open.is_object) {
    values_[first] = finish_shape(open);
  } else {
    values_[first] = detail::make_cell(CellTag::ArrayHeader, static_cast<std::uint32_t>(count));
  }
  Cell result = 0;
  const bool is_root = open_.size() == 1;
  if (open.portable && !is_root && !pool_full_) result = share_container(open, seen_before);
  if (result == 0) {
    result = detail::make_cell(CellTag::OwnContainer,
                               static_cast<std::uint32_t>(cells_.size()) & detail::kPayloadMax);
    cells_.insert(cells_.end(), values_.begin() + static_cast<std::ptrdiff_t>(first),
                  values_.end());
  }
  values_.resize(first);
  open_.pop_back();
  push(result);
}

// Returns the header cell of `object`. The cell refers to the object's shape (its list of keys).
Cell ObjectBuilder::finish_shape(Open& object) {
  store_keys(object);
  Ref shape = pool_full_ ? 0 : pool_.find_shape(std::span(keys_).subspan(object.first_key));
  if (shape == 0 && !pool_full_) {
    // A shape must not list a key twice. These keys match no existing shape, so they may contain
    // duplicates.
    const bool dropped = drop_duplicate_keys(object);
    const std::span<const Ref> keys = std::span(keys_).subspan(object.first_key);
    if (dropped) shape = pool_.find_shape(keys);
    if (shape == 0) shape = pool_.add_shape(keys);
  }
  keys_.resize(object.first_key);
  if (shape != 0) return detail::make_cell(CellTag::ObjectHeader, shape);
  pool_full_ = true;  // finish() refuses the object.
  return detail::make_constant(Constant::Null);
}

bool ObjectBuilder::drop_duplicate_keys(Open& object) {
  constexpr std::size_t kFewKeys = 16;
  const std::size_t count = keys_.size() - object.first_key;
  Ref* keys = keys_.data() + object.first_key;
  Cell* values = values_.data() + object.first_value;
  places_.clear();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t place = kept;
    if (count <= kFewKeys) {
      place = static_cast<std::size_t>(std::find(keys, keys + kept, keys[i]) - keys);
    } else {
      place = places_.try_emplace(keys[i], kept).first->second;
    }
    if (place < kept) pool_.release(values[place]);
    keys[place] = keys[i];
    values[place] = values[i];
    if (place == kept) ++kept;
  }
  keys_.resize(object.first_key + kept);
  values_.resize(object.first_value + kept);
  met_duplicate_keys_ |= kept < count;
  return kept < count;
}

// Shares the container whose cells are the last ones in values_: stores it in the pool of shared
// values, or finds an equal one there. Returns a SharedContainer cell, or 0 if the container should
// stay in the object's own block.
Cell ObjectBuilder::share_container(const Open& open, bool seen_before) {
  if (!seen_before && open.memory != nullptr && !open.memory->worth_sharing()) return 0;
  const std::span<const Cell> cells(values_.begin() + open.first_value - 1, values_.end());
  const ObjectPool::Shared node = pool_.share_node(cells);
  if (open.memory != nullptr) node.found ? open.memory->record_found() : open.memory->record_new();
  return node.ref == 0 ? 0 : detail::make_cell(CellTag::SharedContainer, node.ref);
}

void ObjectBuilder::new_string(Open& parent, std::string_view text, bool seen_before) {
  SlotMemory* memory = parent.value_memory;
  const bool share = text.size() <= ObjectPool::kSharedStringMax &&
                     (seen_before || memory == nullptr || memory->worth_sharing());
  if (share) {
    const ObjectPool::Shared shared = pool_.share_string(text);
    if (memory != nullptr) shared.found ? memory->record_found() : memory->record_new();
    if (shared.ref != 0) return push(detail::make_cell(CellTag::SharedString, shared.ref));
  }
  push(detail::make_cell(CellTag::OwnString, append_sized_text(text)));
}

void ObjectBuilder::unsigned_integer(std::uint64_t value) {
  if (std::in_range<std::int64_t>(value)) return integer(static_cast<std::int64_t>(value));
  if (!open_.back().is_object) prepare_element(open_.back());
  push(detail::make_cell(CellTag::OwnUnsigned, append_bytes(value)));
}

void ObjectBuilder::number(double value) {
  if (!open_.back().is_object) prepare_element(open_.back());
  push(detail::make_cell(CellTag::OwnDouble, append_bytes(value)));
}

void ObjectBuilder::number_text(std::string_view token) {
  if (!open_.back().is_object) prepare_element(open_.back());
  push(detail::make_cell(CellTag::OwnNumber, append_sized_text(token)));
}

std::uint32_t ObjectBuilder::append_sized_text(std::string_view text) {
  const auto offset = static_cast<std::uint32_t>(bytes_.size());
  std::size_t size = text.size();
  for (; size >= 0x80; size >>= 7) bytes_.push_back(static_cast<char>(size | 0x80));
  bytes_.push_back(static_cast<char>(size));
  bytes_.append(text);
  return offset & detail::kPayloadMax;
}

const Cell* ObjectBuilder::counterpart_container(const Cell* cell) const {
  return cell == nullptr ? nullptr : detail::container_of(*previous_block_, cell);
}

bool ObjectBuilder::too_large() const {
  return cells_.size() >= detail::kPayloadMax || bytes_.size() >= detail::kPayloadMax;
}

Result<ObjectPtr> ObjectBuilder::finish() {
  KINFORM_ASSERT(open_.empty());
  cells_.push_back(root_);
  if (too_large() || pool_full_) {
    abandon();
    return Error(ErrorCode::LimitExceeded, "object, or the pool of its informer, is too large");
  }
  Block* block = pool_.allocate_block(cells_.size(), bytes_.size());
  std::copy(cells_.begin(), cells_.end(), const_cast<Cell*>(block->cells()));
  std::copy(bytes_.begin(), bytes_.end(), const_cast<char*>(block->bytes()));
  detail::find_metadata(*block);
  ObjectPtr object(static_cast<const Object*>(block));

  cells_.clear();
  bytes_.clear();
  for (const Ref key : interned_) pool_.release_string(key);
  interned_.clear();
  previous_block_ = block;
  previous_ = object;
  return object;
}

void ObjectBuilder::abandon() {
  // Values that equal those of the previous object are only counted so far and hold no references
  // to the pool of shared values. store_values() writes them out and adds the references, so that
  // the loops below can release all values alike.
  for (Open& open : open_) store_values(open);
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

}  // namespace kinform::inline v0
