// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Read helpers that Indexer and Lister<> share.

#pragma once

#include <cstddef>
#include <vector>

#include "cache/store/hash.hpp"
#include "cache/store/version_chain.hpp"
#include "kinform/building_blocks/snapshot.hpp"
#include "kinform/detail/object_reference.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::cache {

[[nodiscard]] inline ObjectPtr read_object(const VersionChain& chain, const ObjectKeyView& key) {
  const std::uint32_t hash = hash_of(key);
  return chain.read([&](const Contents& contents) -> ObjectPtr {
    const Object* const object = contents.find(key, hash).item;
    return object == nullptr ? ObjectPtr() : detail::ObjectReference::share(*object);
  });
}

// Returns a counted handle to each object. `expected` is an estimate of their number.
[[nodiscard]] inline std::vector<ObjectPtr> handles_of(const ObjectRange& objects,
                                                       std::size_t expected = 0) {
  std::vector<ObjectPtr> handles;
  handles.reserve(expected);
  for (const Object& object : objects) handles.push_back(detail::ObjectReference::share(object));
  return handles;
}

}  // namespace kinform::inline v0::cache
