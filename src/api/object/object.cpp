// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/object.hpp"

#include <type_traits>

#include "api/object/object_reading.hpp"
#include "kinform/detail/object_reference.hpp"
#include "kinform/detail/text_equal.hpp"

namespace kinform::inline v0 {

using detail::Block;
using detail::Cell;
using detail::CellTag;

namespace detail {

// ObjectPtr converts between Object* and Block*, the base class of Object. That is valid only if
// Object adds no data members and no vtable to Block.
static_assert(std::is_standard_layout_v<Object> && sizeof(Object) == sizeof(Block));

const Block& block_of(const Object& object) {
  return object;
}

ObjectPtr owner_of(const Value& value) {
  if (value.block_ == nullptr) return nullptr;
  // Blocks are created only as the base of an Object, so this downcast is valid.
  return ObjectReference::share(static_cast<const Object&>(*value.block_));
}

namespace {

// Returns the cell (4-byte encoded value) of the member `key` in the object that `cell` refers to;
// null if `cell` is not an object or lacks the key.
const Cell* find_member(const Block& block, const Cell* cell, std::string_view key) {
  const Cell* const header = cell == nullptr ? nullptr : container_of(block, cell);
  if (header == nullptr || tag_of(*header) != CellTag::ObjectHeader) return nullptr;
  const ShapeEntry& shape = *block.pool->shape_at(payload_of(*header));
  const std::size_t slot = find_slot(*block.pool, shape, key);
  return slot == kNotFound ? nullptr : header + 1 + slot;
}

Cell cell_or_null(const Cell* cell) {
  return cell == nullptr ? make_constant(Constant::Null) : *cell;
}

}  // namespace

void find_metadata(Block& block) {
  const Cell* const metadata = find_member(block, block.root(), "metadata");
  block.name_cell = cell_or_null(find_member(block, metadata, "name"));
  block.namespace_cell = cell_or_null(find_member(block, metadata, "namespace"));
  const bool is_own_object = metadata != nullptr && tag_of(*metadata) == CellTag::OwnContainer &&
                             tag_of(block.cells()[payload_of(*metadata)]) == CellTag::ObjectHeader;
  block.metadata = is_own_object ? payload_of(*metadata) : Block::kNoMetadata;
}

}  // namespace detail

namespace {

// Returns the cell (4-byte encoded value) of a well-known field in the object with this header;
// null if the object lacks the field.
const Cell* well_known_cell(const Block& block, const Cell* header, std::size_t field) {
  const detail::ShapeEntry& shape = *block.pool->shape_at(detail::payload_of(*header));
  std::size_t slot = shape.well_known[field];
  if (slot != detail::kNoSlot) return header + 1 + slot;
  if (shape.size <= detail::kNoSlot) return nullptr;
  slot = detail::find_slot(*block.pool, shape, detail::kWellKnownNames[field]);
  return slot == detail::kNotFound ? nullptr : header + 1 + slot;
}

}  // namespace

Value Object::root() const {
  return {this, Block::root()};
}

Value Object::root_field(WellKnown field) const {
  const Cell* header = detail::container_of(*this, Block::root());
  if (header == nullptr) return {};
  return {this, well_known_cell(*this, header, static_cast<std::size_t>(field))};
}

Value Object::metadata_field(WellKnown field) const {
  const Cell* header = nullptr;
  if (Block::metadata != kNoMetadata) {
    header = cells() + Block::metadata;
  } else {
    const Value value = metadata();
    if (!value.is_object() || value.empty()) return {};
    header = detail::container_of(*this, value.cell_);
  }
  return {this, well_known_cell(*this, header, static_cast<std::size_t>(field))};
}

Value Object::metadata() const {
  return root_field(WellKnown::Metadata);
}

std::string_view Object::api_version() const {
  return root_field(WellKnown::ApiVersion).as_string();
}
std::string_view Object::kind() const {
  return root_field(WellKnown::Kind).as_string();
}
std::string_view Object::name() const {
  return detail::string_of(*this, &name_cell);
}
std::string_view Object::generate_name() const {
  return metadata_field(WellKnown::GenerateName).as_string();
}
std::string_view Object::namespace_name() const {
  return detail::string_of(*this, &namespace_cell);
}
std::string_view Object::uid() const {
  return metadata_field(WellKnown::Uid).as_string();
}
std::string_view Object::resource_version() const {
  return metadata_field(WellKnown::ResourceVersion).as_string();
}
std::int64_t Object::generation() const {
  return metadata_field(WellKnown::Generation).as_int64();
}
std::string_view Object::creation_timestamp() const {
  return metadata_field(WellKnown::CreationTimestamp).as_string();
}
std::string_view Object::deletion_timestamp() const {
  return metadata_field(WellKnown::DeletionTimestamp).as_string();
}
Value Object::labels() const {
  return metadata_field(WellKnown::Labels);
}
Value Object::annotations() const {
  return metadata_field(WellKnown::Annotations);
}
Value Object::owner_references() const {
  return metadata_field(WellKnown::OwnerReferences);
}
Value Object::finalizers() const {
  return metadata_field(WellKnown::Finalizers);
}
Value Object::managed_fields() const {
  return metadata_field(WellKnown::ManagedFields);
}

bool Object::has_key(const ObjectKeyView& other) const {
  return detail::equal_text(name(), other.name) &&
         detail::equal_text(namespace_name(), other.namespace_name);
}

std::size_t Object::memory_bytes() const {
  return sizeof(Block) + cell_count * sizeof(Cell) + byte_count;
}

}  // namespace kinform::inline v0
