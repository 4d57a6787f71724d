// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How queues hash the items in them.

#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0::detail {

// std::hash, except for strings: they have a faster one, and can be looked up by whatever converts
// to std::string_view.
template <class Item>
struct DefaultItemHash : std::hash<Item> {};

template <>
struct DefaultItemHash<std::string> {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const noexcept { return hash_text(text); }
};

// A Key by which an Item can be found, and from which one is made only if there is none yet.
template <class Key, class Item, class Hash, class Equal>
concept LookupKey =
    !std::same_as<Key, Item> && std::constructible_from<Item, const Key&> &&
    requires(const Hash& hash, const Equal& equal, const Key& key, const Item& item) {
  typename Hash::is_transparent;
  typename Equal::is_transparent;
  hash(key);
  equal(item, key);
};

}  // namespace kinform::inline v0::detail
