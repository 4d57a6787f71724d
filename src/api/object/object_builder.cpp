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
  const Cell* twin_cell = nullptr;
  SlotMemory* memory = nullptr;
  if (open_.empty()) {
    pool_.collect();
    met_duplicate_keys_ = false;
    if (twin_) twin_cell = twin_block_->root();
  } else {
    Open& parent = open_.back();
    if (!parent.is_object) prepare_element(parent);
    twin_cell = parent.value_twin;
    memory = parent.value_memory;
  }
  Open& open = open_.emplace_back();
  open.is_object = header == CellTag::ObjectHeader;
  open.twin_cell = twin_cell;
  open.memory = memory;
  open.twin = twin_container(twin_cell);
  if (open.twin != nullptr && detail::tag_of(*open.twin) != header) open.twin = nullptr;
  if (open.twin != nullptr && open.is_object) {
    open.twin_shape = pool_.shape_at(detail::payload_of(*open.twin));
    open.twin_keys = open.twin_shape->keys();
    open.twin_size = open.twin_shape->size;
  } else if (open.twin != nullptr) {
    open.twin_size = detail::payload_of(*open.twin);
  }
  if (!open.is_object) open.value_memory = open.memory;
  if (open.twin != nullptr) return;
  leave_same(open);
  leave_step(open);
}

std::size_t ObjectBuilder::key_out_of_step(Open& object, std::string_view text) {
  leave_same(object);
  leave_step(object);
  if (object.twin_shape != nullptr) {
    const std::size_t slot = detail::find_slot(pool_, *object.twin_shape, text);
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
  // Where keys are free to choose, as in labels and in managedFields, values are alike under all of
  // them: the one that stands where this one does may still be its twin.
  object.value_twin = nullptr;
  if (object.twin != nullptr) {
    object.value_twin = object.twin + std::min(object.twin_next + 1, object.twin_size);
  }
  object.value_memory = nullptr;
  return detail::kNotFound;
}

void ObjectBuilder::leave_step(Open& object) {
  if (!object.in_step) return;
  object.in_step = false;
  object.first_key = static_cast<std::uint32_t>(keys_.size());
  keys_.insert(keys_.end(), object.twin_keys, object.twin_keys + object.twin_next);
}

void ObjectBuilder::end_object() {
  Open& object = open_.back();
  close(object, object.in_step && object.twin_next == object.twin_size);
}

void ObjectBuilder::end_array() {
  close(open_.back(), false);
}

void ObjectBuilder::close(Open& open, bool same_keys) {
  const bool seen_before = open.same && open.same_count == open.twin_size;
  if (seen_before && open.twin_cell != nullptr &&
      detail::tag_of(*open.twin_cell) == CellTag::SharedContainer) {
    const Cell shared = *open.twin_cell;
    open_.pop_back();
    accept_twin(open_.back(), shared);
    return;
  }
  leave_same(open);
  const std::size_t first = open.first_value - 1;
  const std::size_t count = values_.size() - open.first_value;
  if (count == 0) {
    if (!open.in_step) keys_.resize(open.first_key);
    const Constant empty = open.is_object ? Constant::EmptyObject : Constant::EmptyArray;
    values_.resize(first);
    open_.pop_back();
    return push(detail::make_constant(empty));
  }
  if (same_keys) {
    pool_.retain(*open.twin);
    values_[first] = *open.twin;
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

// The header cell for the keys of `object`; it holds a reference to the shape.
Cell ObjectBuilder::finish_shape(Open& object) {
  leave_step(object);
  Ref shape = pool_full_ ? 0 : pool_.find_shape(std::span(keys_).subspan(object.first_key));
  if (shape == 0 && !pool_full_) {
    // No shape has a key twice, so that is worth a look for new ones only.
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

// A SharedContainer cell that stands for the container at the end of values_, or 0 if it is to stay
// in its own block.
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

const Cell* ObjectBuilder::twin_container(const Cell* cell) const {
  return cell == nullptr ? nullptr : detail::container_of(*twin_block_, cell);
}

bool ObjectBuilder::too_large() const {
  return cells_.size() >= detail::kPayloadMax || bytes_.size() >= detail::kPayloadMax;
}

Result<ObjectPtr> ObjectBuilder::finish() {
  KINFORM_ASSERT(open_.empty());
  cells_.push_back(root_);
  if (too_large() || pool_full_) {
    abandon();
    return Error(ErrorCode::LimitExceeded, "the object, or what its pool holds, is too large");
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
  twin_block_ = block;
  twin_ = object;
  return object;
}

void ObjectBuilder::abandon() {
  // What is still counted as the twin's has no references of ours; written out, it has.
  for (Open& open : open_) leave_same(open);
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
