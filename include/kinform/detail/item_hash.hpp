// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Hash functions for items of work queues.

#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0::detail {

// std::hash, except for strings: their hash is seeded, because users of a cluster choose the names
// of objects, and supports lookup by any type that converts to std::string_view.
template <class Item>
struct DefaultItemHash : std::hash<Item> {};

template <>
struct KINFORM_EXPORT DefaultItemHash<std::string> {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const noexcept;
};

// A Key by which an Item can be looked up, and from which an Item is created only if absent.
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
