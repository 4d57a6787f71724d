// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Stores what the objects of one informer share: field names, strings, and containers that are
// equal in many objects.

#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "api/object/arena.hpp"
#include "api/object/object_form.hpp"
#include "api/object/ref_table.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

struct ObjectPoolStatistics {
  std::size_t objects = 0;  // Alive, or returned and not yet collected.
  std::size_t object_bytes = 0;
  std::size_t strings = 0;
  std::size_t shapes = 0;
  std::size_t nodes = 0;
  // shared_bytes counts the strings, shapes (key lists) and nodes (containers) in use; held_bytes
  // counts all memory held for them, including hash tables.
  std::size_t shared_bytes = 0;
  std::size_t held_bytes = 0;
};

// Stores shared strings, shapes (key lists) and nodes (containers). Only the owner's thread builds
// objects and uses the tables, so no lock is taken.
//
// When the last handle to an object is dropped, on any thread, the object is added to a lock-free
// return list. Before the owner builds the next object, it empties the list and drops these
// objects' references to shared entries. After the owner has closed the pool, the thread that
// returns an object does so. The pool lives until it is closed and its last object is gone.
//
// Thread safety: everything belongs to the owner's thread, except release(Block*), held_bytes()
// and reading the entries that objects refer to.
class ObjectPool {
 public:
  // Longer strings are not shared: they are rarely equal, and hashing them takes time.
  static constexpr std::size_t kSharedStringMax = 4096;

  struct Close {
    void operator()(ObjectPool* pool) const noexcept { pool->close(); }
  };
  using Owner = std::unique_ptr<ObjectPool, Close>;

  [[nodiscard]] static Owner create() { return Owner(new ObjectPool); }

  ObjectPool(const ObjectPool&) = delete;
  ObjectPool& operator=(const ObjectPool&) = delete;

  // The result of sharing a value. `found` is true if an equal entry existed before. `ref` is the
  // entry, with one reference for the caller, or 0 if the pool is full.
  struct Shared {
    detail::Ref ref = 0;
    bool found = false;
  };
  [[nodiscard]] Shared share_string(std::string_view text);
  // A shape is the list of an object's keys; `keys` are strings of this pool. Both functions return
  // the shape with one reference for the caller. find_shape() returns 0 if there is no such shape,
  // add_shape() if the pool is full. REQUIRES for add_shape(): the keys are unique, and the shape
  // does not exist yet.
  [[nodiscard]] detail::Ref find_shape(std::span<const detail::Ref> keys);
  [[nodiscard]] detail::Ref add_shape(std::span<const detail::Ref> keys);
  // Stores a container, or finds an equal one. `cells` are its header and its values, all of them
  // portable (see is_portable). Takes over the references that the cells hold, unless the result's
  // `ref` is 0.
  [[nodiscard]] Shared share_node(std::span<const detail::Cell> cells);

  [[nodiscard]] std::string_view string_at(detail::Ref ref) const {
    return strings_.at<detail::StringEntry>(ref)->text();
  }
  [[nodiscard]] detail::ShapeEntry* shape_at(detail::Ref ref) const {
    return shapes_.at<detail::ShapeEntry>(ref);
  }
  [[nodiscard]] const detail::NodeEntry* node_at(detail::Ref ref) const {
    return nodes_.at<detail::NodeEntry>(ref);
  }

  // Adds, or drops, a reference to the entry that the cell refers to, if any.
  void retain(detail::Cell cell);
  void release(detail::Cell cell);
  void retain_string(detail::Ref ref) { ++strings_.at<detail::StringEntry>(ref)->references; }
  void release_string(detail::Ref ref);

  // Allocates the memory block of an object, with one reference; its cells and bytes are
  // uninitialised.
  [[nodiscard]] detail::Block* allocate_block(std::size_t cell_count, std::size_t byte_count);
  // Puts a block whose last reference was dropped on the return list. Thread-safe.
  void release(detail::Block* block) noexcept;
  // Frees the blocks on the return list and drops their references to shared entries. Costs one
  // atomic load if the list is empty.
  void collect();

  [[nodiscard]] ObjectPoolStatistics statistics() const;
  // Returns ObjectPoolStatistics::held_bytes as of the last object that was built. Thread-safe.
  [[nodiscard]] std::size_t held_bytes() const {
    return held_bytes_.load(std::memory_order_relaxed);
  }

 private:
  ObjectPool() = default;
  ~ObjectPool();

  KINFORM_PRIVATE_EXPORT void close() noexcept;
  void collect_after_close() noexcept;
  void drop_pin() noexcept;
  // Create an entry with one reference; return 0 if the pool is full. The caller inserts the entry
  // into its hash table.
  [[nodiscard]] detail::Ref add_string(std::string_view text);
  [[nodiscard]] detail::Ref add_node(std::span<const detail::Cell> cells);
  [[nodiscard]] std::size_t count_held_bytes() const;
  void fill_table(detail::ShapeEntry& shape) const;
  void release_shape(detail::Ref ref);
  void release_node(detail::Ref ref);

  detail::Arena strings_;
  detail::Arena shapes_;
  detail::Arena nodes_;
  detail::RefTable string_table_;
  detail::RefTable shape_table_;
  detail::RefTable node_table_;
  std::size_t objects_ = 0;
  std::size_t object_bytes_ = 0;

  // The members below are used by all threads. Only the owner writes held_bytes_.
  std::atomic<std::size_t> held_bytes_ = 0;
  std::atomic<detail::Block*> returned_ = nullptr;
  std::atomic<std::size_t> pins_ = 1;  // One for the owner and one per object.
  std::atomic<bool> closed_ = false;
  std::atomic<bool> collecting_ = false;  // After close(): guards everything above.
};

}  // namespace kinform::inline v0
