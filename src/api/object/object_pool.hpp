// What the objects of one informer share: field names, strings, and parts that are equal in many of
// them.

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
  // Of strings, shapes and nodes in use; of all memory held for them, tables included.
  std::size_t shared_bytes = 0;
  std::size_t held_bytes = 0;
};

// The shared part of many objects. Its tables belong to one thread, the owner's, which alone builds
// objects; no lock is taken. An object that loses its last handle, on whatever thread, goes onto a
// lock-free return list, and the owner takes back what it shared when it builds the next object.
// Once the owner has closed the pool, whoever returns an object collects. The pool lives until it
// is closed and its last object is gone.
//
// Thread safety: everything belongs to the owner's thread but release() and reading what objects
// refer to.
class ObjectPool {
 public:
  // Longer strings are not looked for: they are rarely equal, and hashing them costs.
  static constexpr std::size_t kSharedStringMax = 4096;

  struct Close {
    void operator()(ObjectPool* pool) const noexcept { pool->close(); }
  };
  using Owner = std::unique_ptr<ObjectPool, Close>;

  [[nodiscard]] static Owner create() { return Owner(new ObjectPool); }

  ObjectPool(const ObjectPool&) = delete;
  ObjectPool& operator=(const ObjectPool&) = delete;

  // Whether the entry was there before. The caller holds one reference to it; `ref` is 0 if the
  // pool is full.
  struct Shared {
    detail::Ref ref = 0;
    bool found = false;
  };
  [[nodiscard]] Shared share_string(std::string_view text);
  // `keys` are strings of this pool. Each gives one reference to the shape; 0 if it is not there,
  // or the pool is full. REQUIRES of add_shape: the keys differ, and there is no such shape.
  [[nodiscard]] detail::Ref find_shape(std::span<const detail::Ref> keys);
  [[nodiscard]] detail::Ref add_shape(std::span<const detail::Ref> keys);
  // The container's header and values, all portable. Takes over the references that the cells hold
  // unless `ref` is 0.
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

  // One more, or one less, reference to what the cell names; nothing for a cell that names no
  // entry.
  void retain(detail::Cell cell);
  void release(detail::Cell cell);
  void retain_string(detail::Ref ref) { ++strings_.at<detail::StringEntry>(ref)->references; }
  void release_string(detail::Ref ref);

  // A block of this pool with one reference, its cells and bytes not yet written.
  [[nodiscard]] detail::Block* allocate_block(std::size_t cell_count, std::size_t byte_count);
  // From any thread: the block's last reference is gone.
  void release(detail::Block* block) noexcept;
  // Takes back what returned objects have shared. Costs one load if there are none.
  void collect();

  [[nodiscard]] ObjectPoolStatistics statistics() const;

 private:
  ObjectPool() = default;
  ~ObjectPool();

  void close() noexcept;
  void collect_after_close() noexcept;
  void drop_pin() noexcept;
  // New entries with one reference, not yet in the tables; 0 if the pool is full.
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

  // Of any thread.
  std::atomic<detail::Block*> returned_ = nullptr;
  std::atomic<std::size_t> pins_ = 1;  // The owner's, and one for each object.
  std::atomic<bool> closed_ = false;
  std::atomic<bool> collecting_ = false;  // Once closed: guards all of the above.
};

}  // namespace kinform::inline v0
