#include "kinform/object.hpp"

#include "api/object_reading.hpp"

namespace kinform {

using detail::Block;
using detail::Cell;
using detail::CellTag;

namespace detail {

const Block& block_of(const Object& object) {
  return object;
}

std::uint32_t find_metadata(const Block& block) {
  const Cell* root = container_of(block, block.root());
  if (root == nullptr || tag_of(*root) != CellTag::ObjectHeader) return Block::kNoMetadata;
  const ShapeEntry& shape = *block.pool->shape_at(payload_of(*root));
  const std::size_t slot = find_slot(*block.pool, shape, "metadata");
  if (slot == kNotFound) return Block::kNoMetadata;
  const Cell metadata = root[1 + slot];
  if (tag_of(metadata) != CellTag::OwnContainer) return Block::kNoMetadata;
  const Cell header = block.cells()[payload_of(metadata)];
  return tag_of(header) == CellTag::ObjectHeader ? payload_of(metadata) : Block::kNoMetadata;
}

}  // namespace detail

namespace {

// The cell of a well-known field in the object with this header; null if it has none.
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
  return metadata_field(WellKnown::Name).as_string();
}
std::string_view Object::generate_name() const {
  return metadata_field(WellKnown::GenerateName).as_string();
}
std::string_view Object::namespace_name() const {
  return metadata_field(WellKnown::Namespace).as_string();
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

std::size_t Object::memory_bytes() const {
  return sizeof(Block) + cell_count * sizeof(Cell) + byte_count;
}

}  // namespace kinform
