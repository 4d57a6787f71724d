// Writes an object, value by value, into the form of object_form.hpp.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "api/object/object_form.hpp"
#include "api/object/object_pool.hpp"
#include "api/object/object_reading.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Builds one object after the other, for a decoder that walks a document. Calls nest as the
// document does: begin_object, then for each member key and its value, then end_object.
//
// It compares each value with the one at the same place of the object built before it, its twin:
// objects of one list are so alike that most keys, strings and whole parts are found without a
// hash. As long as a container is the same as its twin, nothing is written for it at all.
//
// Thread safety: not thread-safe; belongs to the pool's thread. It keeps the last object alive.
class ObjectBuilder {
 public:
  // `pool` must outlive the builder.
  explicit ObjectBuilder(ObjectPool& pool) : pool_(pool) {}
  ~ObjectBuilder() { abandon(); }
  ObjectBuilder(const ObjectBuilder&) = delete;
  ObjectBuilder& operator=(const ObjectBuilder&) = delete;

  void begin_object() { begin(detail::CellTag::ObjectHeader); }
  // A key that occurs twice in one object: the last value counts, at the place of the first.
  // Returns the twin's slot that has this key, or detail::kNotFound.
  std::size_t key(std::string_view text);
  void end_object();
  void begin_array() { begin(detail::CellTag::ArrayHeader); }
  void end_array();
  void empty_object() { scalar(detail::make_constant(detail::Constant::EmptyObject)); }
  void empty_array() { scalar(detail::make_constant(detail::Constant::EmptyArray)); }

  void null() { scalar(detail::make_constant(detail::Constant::Null)); }
  void boolean(bool value) {
    scalar(detail::make_constant(value ? detail::Constant::True : detail::Constant::False));
  }
  void integer(std::int64_t value);
  void unsigned_integer(std::uint64_t value);
  void number(double value);
  // A number in JSON's own notation that none of the above holds exactly.
  void number_text(std::string_view token);
  void string(std::string_view text);

  // For a decoder that knows how the twin was written, and so finds by itself what is the same.
  //
  // Whether the container that began last has a twin of the same type.
  [[nodiscard]] bool has_twin() const { return open_.back().twin != nullptr; }
  // The next key is the twin's next one. REQUIRES: it has one.
  void same_key();
  // Whether the twin has a value at the place of the next one that can be taken over as it is.
  [[nodiscard]] bool can_repeat() const;
  // Takes another value of the twin, in this slot, as that of the next one. REQUIRES: the innermost
  // container is an object and has a twin, with such a slot.
  void compare_with(std::size_t slot);
  // The next value is the twin's. REQUIRES: can_repeat().
  void repeat();
  // A string that is not the twin's, which need not be looked at.
  void changed_string(std::string_view text);
  // Whether keys occurred twice in the object built last: its slots are then not those of its text.
  [[nodiscard]] bool met_duplicate_keys() const { return met_duplicate_keys_; }

  // The object, once its end_object has been called. LimitExceeded if it does not fit the form
  // (some 256 MB).
  [[nodiscard]] Result<ObjectPtr> finish();
  // Forgets what has been built since the last finish().
  void abandon();

 private:
  // A container that has begun and not ended.
  struct Open {
    // The twin's header cell; null if there is no twin of the same type. Its keys, if it is an
    // object.
    const detail::Cell* twin = nullptr;
    const detail::Cell* twin_cell = nullptr;  // By which the twin's parent refers to it.
    detail::ShapeEntry* twin_shape = nullptr;
    const detail::Ref* twin_keys = nullptr;
    std::uint32_t twin_size = 0;
    std::uint32_t twin_next = 0;  // The twin's slot or element that is expected next.
    // As long as all values are the twin's, they are only counted. Afterwards they are in values_,
    // behind a place for the header, each with a reference.
    bool same = true;
    std::uint32_t same_count = 0;
    std::uint32_t first_value = 0;
    // As long as all keys are the twin's first ones, in order, they are not written. Afterwards
    // they are in keys_.
    bool in_step = true;
    std::uint32_t first_key = 0;
    bool is_object = true;
    bool portable = true;  // All of values_.
    // The slot that this container is the value of; null if nothing is known about it.
    detail::SlotMemory* memory = nullptr;
    // Where the next value's twin stands, and what is known about its slot.
    const detail::Cell* value_twin = nullptr;
    detail::SlotMemory* value_memory = nullptr;
  };

  void begin(detail::CellTag header);
  void close(Open& open, bool same_keys);
  // Lets go of the twin: from here on the container's values, or keys, are written.
  void leave_same(Open& open);
  void leave_step(Open& object);
  std::size_t key_out_of_step(Open& object, std::string_view text);
  void take_slot(Open& object, std::size_t slot);

  // The innermost container's next value is the twin's; is this small value; is this one, whose
  // reference we hold.
  void accept_twin(Open& open, detail::Cell cell);
  void scalar(detail::Cell cell);
  void push(detail::Cell cell);
  void prepare_element(Open& array);

  [[nodiscard]] detail::Cell finish_shape(Open& object);
  bool drop_duplicate_keys(Open& object);
  [[nodiscard]] detail::Cell share_container(const Open& open, bool seen_before);
  void new_string(Open& parent, std::string_view text, bool seen_before);
  [[nodiscard]] const detail::Cell* twin_container(const detail::Cell* cell) const;
  template <class Number>
  [[nodiscard]] std::uint32_t append_bytes(Number number);
  [[nodiscard]] std::uint32_t append_sized_text(std::string_view text);
  [[nodiscard]] bool too_large() const;

  ObjectPool& pool_;
  ObjectPtr twin_;  // The object built last.
  const detail::Block* twin_block_ = nullptr;

  std::vector<Open> open_;
  std::vector<detail::Cell> values_;
  std::vector<detail::Ref> keys_;
  std::vector<detail::Ref>
      interned_;  // Keys to which we hold a reference until the object is finished.
  std::vector<detail::Cell> cells_;  // Finished containers.
  std::string bytes_;
  detail::Cell root_ = 0;
  absl::flat_hash_map<detail::Ref, std::size_t> places_;  // For finding duplicates among many keys.
  bool pool_full_ = false;
  bool met_duplicate_keys_ = false;
};

// Implementation: the calls that come for every value. The rest is in object_builder.cpp.

inline std::size_t ObjectBuilder::key(std::string_view text) {
  Open& object = open_.back();
  const std::uint32_t slot = object.twin_next;
  if (slot >= object.twin_size ||
      !detail::same_short_text(pool_.string_at(object.twin_keys[slot]), text)) {
    return key_out_of_step(object, text);
  }
  take_slot(object, slot);
  return slot;
}

inline void ObjectBuilder::same_key() {
  Open& object = open_.back();
  KINFORM_ASSERT(object.twin_next < object.twin_size);
  take_slot(object, object.twin_next);
}

inline void ObjectBuilder::take_slot(Open& object, std::size_t slot) {
  if (!object.in_step) keys_.push_back(object.twin_keys[slot]);
  object.twin_next = static_cast<std::uint32_t>(slot + 1);
  object.value_twin = object.twin + 1 + slot;
  object.value_memory = object.twin_shape->memories() + slot;
}

inline bool ObjectBuilder::can_repeat() const {
  const Open& parent = open_.back();
  const detail::Cell* twin = parent.value_twin;
  if (!parent.is_object) {
    if (parent.twin == nullptr) return false;
    twin = parent.twin + std::min(parent.twin_next + 1, parent.twin_size);
  }
  return twin != nullptr && detail::is_portable(*twin);
}

inline void ObjectBuilder::compare_with(std::size_t slot) {
  Open& object = open_.back();
  KINFORM_ASSERT(slot < object.twin_size);
  object.value_twin = object.twin + 1 + slot;
}

inline void ObjectBuilder::repeat() {
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  accept_twin(parent, *parent.value_twin);
}

// The elements of an array have the twin's elements as twins, one by one; those beyond its end, its
// last one.
inline void ObjectBuilder::prepare_element(Open& array) {
  if (array.twin == nullptr) return;
  if (array.twin_next == array.twin_size) {
    leave_same(array);
    array.value_twin = array.twin + array.twin_size;
  } else {
    array.value_twin = array.twin + 1 + array.twin_next++;
  }
}

inline void ObjectBuilder::accept_twin(Open& open, detail::Cell cell) {
  if (open.same) {
    ++open.same_count;
    return;
  }
  pool_.retain(cell);
  values_.push_back(cell);
}

inline void ObjectBuilder::push(detail::Cell cell) {
  if (open_.empty()) {
    root_ = cell;
    return;
  }
  Open& open = open_.back();
  leave_same(open);
  values_.push_back(cell);
  open.portable &= detail::is_portable(cell);
}

inline void ObjectBuilder::leave_same(Open& open) {
  if (!open.same) return;
  open.same = false;
  values_.push_back(detail::make_constant(detail::Constant::Null));  // Becomes the header.
  open.first_value = static_cast<std::uint32_t>(values_.size());
  for (std::uint32_t i = 1; i <= open.same_count; ++i) {
    pool_.retain(open.twin[i]);
    values_.push_back(open.twin[i]);
  }
}

// REQUIRES: the cell is portable and refers to nothing.
inline void ObjectBuilder::scalar(detail::Cell cell) {
  if (open_.empty()) return push(cell);
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  if (parent.same && cell == *parent.value_twin) {
    ++parent.same_count;
    return;
  }
  leave_same(parent);
  values_.push_back(cell);
}

inline void ObjectBuilder::integer(std::int64_t value) {
  if (detail::fits_small_integer(value)) return scalar(detail::make_small_integer(value));
  if (!open_.back().is_object) prepare_element(open_.back());
  push(detail::make_cell(detail::CellTag::OwnInteger, append_bytes(value)));
}

inline void ObjectBuilder::string(std::string_view text) {
  if (text.size() <= detail::kTinyStringMax) return scalar(detail::make_tiny_string(text));
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  const detail::Cell* twin = parent.value_twin;
  bool seen_before = false;
  if (twin != nullptr) {
    const detail::CellTag tag = detail::tag_of(*twin);
    if (tag == detail::CellTag::SharedString) {
      if (detail::same_short_text(pool_.string_at(detail::payload_of(*twin)), text)) {
        return accept_twin(parent, *twin);
      }
    } else if (tag == detail::CellTag::OwnString) {
      seen_before = detail::string_of(*twin_block_, twin) == text;
    }
  }
  new_string(parent, text, seen_before);
}

inline void ObjectBuilder::changed_string(std::string_view text) {
  if (text.size() <= detail::kTinyStringMax) return scalar(detail::make_tiny_string(text));
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  new_string(parent, text, false);
}

template <class Number>
std::uint32_t ObjectBuilder::append_bytes(Number number) {
  const auto offset = static_cast<std::uint32_t>(bytes_.size());
  bytes_.append(reinterpret_cast<const char*>(&number), sizeof(number));
  return offset & detail::kPayloadMax;  // finish() refuses what is larger.
}

}  // namespace kinform::inline v0
