// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds an object, value by value, in the format of object_form.hpp.

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

// Builds one object after the other for a decoder. Calls nest like the document: begin_object, then
// key and value of each member, then end_object.
//
// Each value is compared with its counterpart, the value at the same path in the previous object.
// Objects of one list are so similar that most keys, strings and containers are found this way,
// without hashing. Nothing is written for a container as long as it equals its counterpart.
//
// Thread safety: not thread-safe; belongs to the pool's thread. It keeps the previous object alive.
class ObjectBuilder {
 public:
  // `pool` must outlive the builder.
  explicit ObjectBuilder(ObjectPool& pool) : pool_(pool) {}
  ~ObjectBuilder() { abandon(); }
  ObjectBuilder(const ObjectBuilder&) = delete;
  ObjectBuilder& operator=(const ObjectBuilder&) = delete;

  void begin_object() { begin(detail::CellTag::ObjectHeader); }
  // Adds a key. Returns its position among the counterpart's keys, or detail::kNotFound if the
  // counterpart lacks it. If a key is added twice, the object keeps the position of the first one
  // and the value of the last one.
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
  // Adds a number that none of the types above holds exactly, as JSON text.
  void number_text(std::string_view token);
  void string(std::string_view text);

  // The functions below are for a decoder that finds equal parts itself, by comparing the JSON text
  // of this object with that of the previous one.
  //
  // Returns true if the innermost container has a counterpart of the same type.
  [[nodiscard]] bool has_counterpart() const { return open_.back().counterpart != nullptr; }
  // The position, among the counterpart's keys, of the one that is expected next.
  [[nodiscard]] std::size_t expected_slot() const { return open_.back().counterpart_next; }
  // Adds the counterpart's next key. REQUIRES: the counterpart has a next key.
  void same_key();
  // Adds the counterpart's next member, if its value can be shared between objects without a copy.
  // Otherwise returns false and adds nothing. REQUIRES: the counterpart has a next key.
  [[nodiscard]] bool same_member();
  // Returns true if repeat() may be called: the next value has a counterpart, and it can be shared
  // between objects without a copy.
  [[nodiscard]] bool can_repeat() const;
  // Selects the counterpart's value at position `slot` as the one to compare the next value with.
  // REQUIRES: the innermost container is an object whose counterpart has this position.
  void compare_with(std::size_t slot);
  // Adds a value that equals its counterpart, by sharing the counterpart. REQUIRES: can_repeat().
  void repeat();
  // Returns the value added last if it is a container that the pool shares; otherwise 0. REQUIRES:
  // a container has just been ended, or repeated.
  [[nodiscard]] detail::Cell last_shared() const {
    return detail::tag_of(last_) == detail::CellTag::SharedContainer ? last_ : 0;
  }
  // Returns false if values at the place of the next one have turned out to be different in most
  // objects.
  [[nodiscard]] bool is_often_shared() const {
    const detail::SlotMemory* const memory = open_.back().value_memory;
    return memory == nullptr || memory->share_score > 0;
  }
  // Adds a value that last_shared() has returned before. REQUIRES: it is retained.
  void add_shared(detail::Cell cell);
  // Keep such a value alive, and release it again.
  void retain_shared(detail::Cell cell) { pool_.retain(cell); }
  void release_shared(detail::Cell cell) { pool_.release(cell); }
  // Adds a string that is known to differ from its counterpart.
  void changed_string(std::string_view text);
  // True if the object built last had duplicate keys. Its JSON text then has more members than the
  // object has keys, so the two must not be matched by position.
  [[nodiscard]] bool met_duplicate_keys() const { return met_duplicate_keys_; }

  // Returns the object; call it after the root's end_object. Returns LimitExceeded if the object,
  // or its pool, is too large for the format (about 256 MB).
  [[nodiscard]] Result<ObjectPtr> finish();
  // Discards everything built since the last finish().
  void abandon();

 private:
  // An open container.
  struct Open {
    // The counterpart's header cell; null if there is no counterpart of the same type.
    const detail::Cell* counterpart = nullptr;
    const detail::Cell* counterpart_cell = nullptr;  // The cell that refers to the counterpart.
    detail::ShapeEntry* counterpart_shape = nullptr;
    const detail::Ref* counterpart_keys = nullptr;
    std::uint32_t counterpart_size = 0;
    std::uint32_t counterpart_next = 0;  // The counterpart's slot or element expected next.
    // While all values equal the counterpart's, they are only counted. From the first difference
    // on, they are in values_, after a cell for the header, and each holds a reference to the pool
    // entry that it shares.
    bool same_values = true;
    std::uint32_t same_count = 0;
    std::uint32_t first_value = 0;
    // While the keys are the counterpart's first keys in the same order, they are not stored.
    // Afterwards they are in keys_.
    bool same_keys = true;
    std::uint32_t first_key = 0;
    bool is_object = true;
    bool portable = true;  // True while all values are portable; see is_portable().
    // Sharing statistics of the key whose value this container is; null if there are none.
    detail::SlotMemory* memory = nullptr;
    // The next value's counterpart, and the sharing statistics of the next value's key. Either may
    // be null.
    const detail::Cell* value_counterpart = nullptr;
    detail::SlotMemory* value_memory = nullptr;
  };

  void begin(detail::CellTag header);
  void close(Open& open, bool keys_complete);
  // Called at the first difference from the counterpart: copies the values, or keys, that were only
  // counted so far, and stores all further ones.
  void store_values(Open& open);
  void store_keys(Open& object);
  std::size_t unexpected_key(Open& object, std::string_view text);
  void take_slot(Open& object, std::size_t slot);

  // Add the next value of the innermost container. accept_counterpart() adds a value that equals
  // its counterpart, scalar() a value that needs no pool entry, and push() any value. REQUIRES for
  // push(): the builder holds a reference to the value's pool entry, if it has one.
  void accept_counterpart(Open& open, detail::Cell cell);
  void scalar(detail::Cell cell);
  void push(detail::Cell cell);
  void prepare_element(Open& array);

  [[nodiscard]] detail::Cell finish_shape(Open& object);
  bool drop_duplicate_keys(Open& object);
  [[nodiscard]] detail::Cell share_container(const Open& open, bool seen_before);
  void new_string(Open& parent, std::string_view text, bool seen_before);
  [[nodiscard]] const detail::Cell* counterpart_container(const detail::Cell* cell) const;
  template <class Number>
  [[nodiscard]] std::uint32_t append_bytes(Number number);
  [[nodiscard]] std::uint32_t append_sized_text(std::string_view text);
  [[nodiscard]] bool too_large() const;

  ObjectPool& pool_;
  ObjectPtr previous_;  // The previous object.
  const detail::Block* previous_block_ = nullptr;

  std::vector<Open> open_;
  std::vector<detail::Cell> values_;
  std::vector<detail::Ref> keys_;
  std::vector<detail::Ref>
      interned_;                     // Keys whose references are held until the object is finished.
  std::vector<detail::Cell> cells_;  // Finished containers.
  std::string bytes_;
  detail::Cell root_ = 0;
  detail::Cell last_ = 0;  // The last value that was added by push() or accept_counterpart().
  absl::flat_hash_map<detail::Ref, std::size_t> places_;  // Finds duplicates among many keys.
  bool pool_full_ = false;
  bool met_duplicate_keys_ = false;
};

// Implementation of the calls made for every value. The rest is in object_builder.cpp.

inline std::size_t ObjectBuilder::key(std::string_view text) {
  Open& object = open_.back();
  const std::uint32_t slot = object.counterpart_next;
  if (slot >= object.counterpart_size ||
      !detail::same_short_text(pool_.string_at(object.counterpart_keys[slot]), text)) {
    return unexpected_key(object, text);
  }
  take_slot(object, slot);
  return slot;
}

inline void ObjectBuilder::same_key() {
  Open& object = open_.back();
  KINFORM_ASSERT(object.counterpart_next < object.counterpart_size);
  take_slot(object, object.counterpart_next);
}

inline bool ObjectBuilder::same_member() {
  Open& object = open_.back();
  KINFORM_ASSERT(object.counterpart_next < object.counterpart_size);
  const detail::Cell* const value = object.counterpart + 1 + object.counterpart_next;
  if (!detail::is_portable(*value)) return false;
  if (object.same_keys && object.same_values) {
    ++object.counterpart_next;
    ++object.same_count;
    last_ = *value;
    return true;
  }
  take_slot(object, object.counterpart_next);
  accept_counterpart(object, *value);
  return true;
}

inline void ObjectBuilder::take_slot(Open& object, std::size_t slot) {
  if (!object.same_keys) keys_.push_back(object.counterpart_keys[slot]);
  object.counterpart_next = static_cast<std::uint32_t>(slot + 1);
  object.value_counterpart = object.counterpart + 1 + slot;
  object.value_memory = object.counterpart_shape->memories() + slot;
}

inline bool ObjectBuilder::can_repeat() const {
  const Open& parent = open_.back();
  const detail::Cell* counterpart = parent.value_counterpart;
  if (!parent.is_object) {
    if (parent.counterpart == nullptr) return false;
    counterpart =
        parent.counterpart + std::min(parent.counterpart_next + 1, parent.counterpart_size);
  }
  return counterpart != nullptr && detail::is_portable(*counterpart);
}

inline void ObjectBuilder::compare_with(std::size_t slot) {
  Open& object = open_.back();
  KINFORM_ASSERT(slot < object.counterpart_size);
  object.value_counterpart = object.counterpart + 1 + slot;
}

inline void ObjectBuilder::repeat() {
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  accept_counterpart(parent, *parent.value_counterpart);
}

// Pairs array elements with the counterpart's elements by index, and those beyond its end with its
// last element.
inline void ObjectBuilder::prepare_element(Open& array) {
  if (array.counterpart == nullptr) return;
  if (array.counterpart_next == array.counterpart_size) {
    store_values(array);
    array.value_counterpart = array.counterpart + array.counterpart_size;
  } else {
    array.value_counterpart = array.counterpart + 1 + array.counterpart_next++;
  }
}

inline void ObjectBuilder::add_shared(detail::Cell cell) {
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  if (parent.value_memory != nullptr) parent.value_memory->record_found();
  const bool is_same = parent.value_counterpart != nullptr && cell == *parent.value_counterpart;
  if (parent.same_values && is_same) {
    ++parent.same_count;
    return;
  }
  store_values(parent);
  pool_.retain(cell);
  values_.push_back(cell);
}

inline void ObjectBuilder::accept_counterpart(Open& open, detail::Cell cell) {
  last_ = cell;
  if (open.same_values) {
    ++open.same_count;
    return;
  }
  pool_.retain(cell);
  values_.push_back(cell);
}

inline void ObjectBuilder::push(detail::Cell cell) {
  last_ = cell;
  if (open_.empty()) {
    root_ = cell;
    return;
  }
  Open& open = open_.back();
  store_values(open);
  values_.push_back(cell);
  open.portable &= detail::is_portable(cell);
}

inline void ObjectBuilder::store_values(Open& open) {
  if (!open.same_values) return;
  open.same_values = false;
  values_.push_back(detail::make_constant(detail::Constant::Null));  // Becomes the header.
  open.first_value = static_cast<std::uint32_t>(values_.size());
  for (std::uint32_t i = 1; i <= open.same_count; ++i) {
    pool_.retain(open.counterpart[i]);
    values_.push_back(open.counterpart[i]);
  }
}

// REQUIRES: the cell is portable (does not refer to its own block) and holds no reference to the
// pool.
inline void ObjectBuilder::scalar(detail::Cell cell) {
  if (open_.empty()) return push(cell);
  Open& parent = open_.back();
  if (!parent.is_object) prepare_element(parent);
  if (parent.same_values && cell == *parent.value_counterpart) {
    ++parent.same_count;
    return;
  }
  store_values(parent);
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
  const detail::Cell* counterpart = parent.value_counterpart;
  bool seen_before = false;
  if (counterpart != nullptr) {
    const detail::CellTag tag = detail::tag_of(*counterpart);
    if (tag == detail::CellTag::SharedString) {
      if (detail::same_short_text(pool_.string_at(detail::payload_of(*counterpart)), text)) {
        return accept_counterpart(parent, *counterpart);
      }
    } else if (tag == detail::CellTag::OwnString) {
      seen_before = detail::string_of(*previous_block_, counterpart) == text;
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
