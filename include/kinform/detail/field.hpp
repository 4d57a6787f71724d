// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A field of an API type: its name, and where recent lookups found it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// A one-byte hash by which lookups skip keys that cannot match. It reads only a few characters,
// without a loop, so it is cheap for keys known only at run time. The factors separate the field
// names of Kubernetes types better than a hash of all characters.
constexpr std::uint8_t key_hash(std::string_view key) {
  if (key.empty()) return 0;
  const auto at = [key](std::size_t position) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(key[position]));
  };
  const std::size_t size = key.size();
  const std::uint32_t hash = static_cast<std::uint32_t>(size) * 39907 + at(0) * 30729 +
                             at(size / 2) * 4471 + at(size - 1) * 49097 + at(size / 4) * 56263;
  return static_cast<std::uint8_t>(hash ^ (hash >> 8) ^ (hash >> 16));
}

// Lookup cache of one accessor. Objects with the same keys have a field at the same position, so a
// search by name is rarely needed.
//
// Thread safety: thread-safe.
class Field {
 public:
  // A position in a shape. A shape is a list of keys, identified by a number that is never reused.
  struct Place {
    std::uint64_t shape = 0;
    std::uint8_t slot = 0;
  };

  // `name` is a string literal and is not copied.
  explicit consteval Field(const char* name) : name_(name), hash_(key_hash(name_)) {}

  [[nodiscard]] std::string_view name() const { return name_; }
  [[nodiscard]] std::uint8_t hash() const { return hash_; }

  // Returns the cached position for this shape. Several shapes share a cache entry, so the caller
  // must check that the result's shape is the wanted one; it is 0 if the entry is empty. Uses
  // compiler builtins, because <atomic> takes long to compile.
  [[nodiscard]] Place last(std::uint64_t shape) const noexcept {
    const std::uint64_t place = __atomic_load_n(&places_[shape % kPlaces], __ATOMIC_RELAXED);
    return {place >> 8, static_cast<std::uint8_t>(place)};
  }
  void set_last(const Place& place) noexcept {
    __atomic_store_n(&places_[place.shape % kPlaces], place.shape << 8 | place.slot,
                     __ATOMIC_RELAXED);
  }

 private:
  static constexpr std::size_t kPlaces = 4;

  std::uint64_t places_[kPlaces] = {};
  std::string_view name_;
  std::uint8_t hash_;
};

}  // namespace kinform::inline v0::detail
