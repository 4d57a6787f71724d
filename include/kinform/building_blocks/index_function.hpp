// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Index functions: compute the values under which a cache indexes an object.

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/detail/export.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// The output of an index function: a list of values.
class IndexValues {
 public:
  // Copies the text. Duplicate values count once.
  void add(std::string_view value) {
    text_.append(value);
    ends_.push_back(text_.size());
  }

  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  [[nodiscard]] bool empty() const { return ends_.empty(); }
  // Valid until the next add() or clear(). REQUIRES: position < size().
  [[nodiscard]] std::string_view operator[](std::size_t position) const {
    const std::size_t begin = position == 0 ? 0 : ends_[position - 1];
    return std::string_view(text_).substr(begin, ends_[position] - begin);
  }
  void clear() {
    text_.clear();
    ends_.clear();
  }

 private:
  std::string text_;
  std::vector<std::size_t> ends_;
};

// Adds the values under which `object` is indexed: none, one or more.
//
// It is called on the thread that writes to the cache, for one object at a time. It may read that
// cache but must not write to it. If it throws, this index has no entry for the object.
using IndexFunction = std::function<void(const Object& object, IndexValues& values)>;

// Index functions by index name.
using Indexers = std::map<std::string, IndexFunction, std::less<>>;

// The name of the standard index by namespace, which listers use.
inline constexpr std::string_view kNamespaceIndex = "namespace";

// Indexes by namespace; "" for cluster-scoped objects.
[[nodiscard]] KINFORM_EXPORT IndexFunction index_by_namespace();

// Indexes by the value of one label. Objects without the label are not indexed.
[[nodiscard]] KINFORM_EXPORT IndexFunction index_by_label(std::string key);

// Indexes by the field at an RFC 6901 JSON pointer, such as "/spec/nodeName": a string by its
// value, a number or boolean by its JSON text, an array by each of its elements. Objects where the
// field is absent, null or an object are not indexed.
[[nodiscard]] KINFORM_EXPORT IndexFunction index_by_field(std::string pointer);

// Indexes by the uid of each owner.
[[nodiscard]] KINFORM_EXPORT IndexFunction index_by_owner();

}  // namespace kinform::inline v0
