// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A field of an API type as its accessor knows it: its name, and where it stood before.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// A byte by which a look-up skips keys that cannot be meant. Of a few characters only and without a
// loop, so that it costs little for keys that come at run time; the factors keep the fields of
// Kubernetes' types apart better than a hash over all characters did.
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

// One for each accessor. Objects with the same keys have a field in the same place, so that few of
// them have to be searched for its name.
//
// Thread safety: thread-safe.
class Field {
 public:
  // A list of keys by its number, which no other list ever has, and the position of the field.
  struct Place {
    std::uint64_t shape = 0;
    std::uint8_t slot = 0;
  };

  // Refers to the literal.
  explicit consteval Field(const char* name) : name_(name), hash_(key_hash(name_)) {}

  [[nodiscard]] std::string_view name() const { return name_; }
  [[nodiscard]] std::uint8_t hash() const { return hash_; }

  // The last place for such shapes; of shape 0, which there is not, if there was none yet.
  // By the compilers' own functions, as in reference_count.hpp.
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
