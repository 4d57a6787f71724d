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

namespace kinform::inline v0 {

struct ObjectPoolStatistics {
  std::size_t objects = 0;  // Alive, or returned and not yet collected.
  std::size_t object_bytes = 0;
  std::size_t strings = 0;
  std::size_t shapes = 0;
  std::size_t nodes = 0;
  // Bytes of strings, shapes and nodes in use; bytes of all memory held for them, tables included.
  std::size_t shared_bytes = 0;
  std::size_t held_bytes = 0;
};

// The tables belong to the owner's thread, the only one that builds objects, so no lock is taken.
// When the last handle to an object is dropped, on any thread, the object goes onto a lock-free
// return list. The owner releases its references to shared entries before it builds the next
// object. Once the owner has closed the pool, the thread that returns an object does that. The pool
// lives until it is closed and its last object is gone.
//
// Thread safety: everything belongs to the owner's thread, except release(Block*) and reading the
// entries that objects refer to.
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

  // `found`: the entry existed before. The caller holds one reference to `ref`, which is 0 if the
  // pool is full.
  struct Shared {
    detail::Ref ref = 0;
    bool found = false;
  };
  [[nodiscard]] Shared share_string(std::string_view text);
  // `keys` are strings of this pool. Both return the shape with one reference for the caller, or 0:
  // find_shape() if there is none, add_shape() if the pool is full. REQUIRES for add_shape(): the
  // keys are unique, and the shape does not exist yet.
  [[nodiscard]] detail::Ref find_shape(std::span<const detail::Ref> keys);
  [[nodiscard]] detail::Ref add_shape(std::span<const detail::Ref> keys);
  // Shares a container, given as header and values, all portable. Takes over the references that
  // the cells hold, unless `ref` is 0.
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

  // Returns a block of this pool with one reference; its cells and bytes are uninitialised.
  [[nodiscard]] detail::Block* allocate_block(std::size_t cell_count, std::size_t byte_count);
  // Returns a block whose last reference was dropped. Thread-safe.
  void release(detail::Block* block) noexcept;
  // Releases the blocks of returned objects and their shared entries. One atomic load if there are
  // none.
  void collect();

  [[nodiscard]] ObjectPoolStatistics statistics() const;

 private:
  ObjectPool() = default;
  ~ObjectPool();

  void close() noexcept;
  void collect_after_close() noexcept;
  void drop_pin() noexcept;
  // Create an entry with one reference, not yet in the tables; 0 if the pool is full.
  [[nodiscard]] detail::Ref add_string(std::string_view text);
  [[nodiscard]] detail::Ref add_node(std::span<const detail::Cell> cells);
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

  // Used by all threads.
  std::atomic<detail::Block*> returned_ = nullptr;
  std::atomic<std::size_t> pins_ = 1;  // One for the owner and one per object.
  std::atomic<bool> closed_ = false;
  std::atomic<bool> collecting_ = false;  // After close(): guards everything above.
};

}  // namespace kinform::inline v0
