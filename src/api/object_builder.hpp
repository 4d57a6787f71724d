// Writes an object, value by value, into the form of object_form.hpp.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "api/object_form.hpp"
#include "api/object_pool.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform {

// Builds one object after the other, for a decoder that walks a document. Calls nest as the
// document does: begin_object, then for each member key and its value, then end_object.
//
// It compares each value with the one at the same place of the object built before it, its twin:
// objects of one list are so alike that most keys, strings and whole parts are found without a
// hash.
//
// Thread safety: not thread-safe; belongs to the pool's thread. It keeps the last object alive.
class ObjectBuilder {
 public:
  // `pool` must outlive the builder.
  explicit ObjectBuilder(ObjectPool& pool) : pool_(pool) {}
  ~ObjectBuilder() { abandon(); }
  ObjectBuilder(const ObjectBuilder&) = delete;
  ObjectBuilder& operator=(const ObjectBuilder&) = delete;

  void begin_object();
  // A key that occurs twice in one object: the last value counts, at the place of the first.
  void key(std::string_view text);
  void end_object();
  void begin_array();
  void end_array();

  void null() { push(detail::make_constant(detail::Constant::Null)); }
  void boolean(bool value) {
    push(detail::make_constant(value ? detail::Constant::True : detail::Constant::False));
  }
  void integer(std::int64_t value);
  void unsigned_integer(std::uint64_t value);
  void number(double value);
  // A number in JSON's own notation that none of the above holds exactly.
  void number_text(std::string_view token);
  void string(std::string_view text);

  // The object, once its end_object has been called. LimitExceeded if it does not fit the form
  // (some 256 MB).
  [[nodiscard]] Result<ObjectPtr> finish();
  // Forgets what has been built since the last finish().
  void abandon();

 private:
  // A container that has begun and not ended.
  struct Open {
    bool is_object;
    bool portable = true;         // All values so far are.
    bool in_step = true;          // The keys so far are the twin's first ones, and not in keys_.
    std::uint32_t twin_next = 0;  // The twin's slot, or element, that is expected next.
    std::uint32_t first_value;    // In values_; in front of it stands the place of the header.
    std::uint32_t first_key = 0;  // In keys_.
    const detail::Cell* twin;     // The twin's header cell; null without a twin of the same type.
    detail::ShapeEntry* twin_shape = nullptr;
    const detail::Cell* own_twin;  // The cell by which the twin's parent refers to it.
    detail::SlotMemory* memory;    // Of the slot that this container is the value of; may be null.
    const detail::Cell* value_twin = nullptr;  // For the value that comes next.
    detail::SlotMemory* value_memory = nullptr;
  };

  void begin(bool is_object);
  // Writes header and values of the innermost container, and becomes the parent's next value.
  void close(detail::Cell header);
  void close_empty(detail::Constant constant);
  void push(detail::Cell cell);
  void prepare_element(Open& array);
  void key_out_of_step(Open& object, std::string_view text);
  void leave_step(Open& object);
  [[nodiscard]] detail::Cell finish_shape(Open& object);
  void drop_duplicate_keys(Open& object);
  [[nodiscard]] detail::Cell share_container(const Open& open);
  [[nodiscard]] detail::Cell share_string(std::string_view text, detail::SlotMemory* memory);
  [[nodiscard]] const detail::Cell* twin_container(const detail::Cell* cell) const;
  template <class Number>
  [[nodiscard]] std::uint32_t append_bytes(Number number);
  [[nodiscard]] std::uint32_t append_sized_text(std::string_view text);
  [[nodiscard]] bool too_large() const;

  ObjectPool& pool_;
  ObjectPtr twin_;  // The object built last.

  std::vector<Open> open_;
  std::vector<detail::Cell> values_;  // Of all open containers.
  std::vector<detail::Ref> keys_;     // Of all open objects that are not in step with a twin.
  std::vector<detail::Ref>
      interned_;  // Keys to which we hold a reference until the object is finished.
  std::vector<detail::Cell> cells_;  // Finished containers.
  std::string bytes_;
  bool pool_full_ = false;
};

}  // namespace kinform
