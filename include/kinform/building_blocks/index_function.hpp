// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Index functions: under which values a cache can find an object.

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/object.hpp"

namespace kinform::inline v0 {

// What an index function writes its values to.
class IndexValues {
 public:
  // The text is copied. A value given twice counts once.
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

// Adds the values under which `object` is to be found: none, one or more (ST-14).
//
// It is called by the thread that writes to the cache, for one object at a time. It may read that
// cache but must not write to it. If it throws, the object is in this index under no value.
using IndexFunction = std::function<void(const Object& object, IndexValues& values)>;

// Index functions by the names of their indexes.
using Indexers = std::map<std::string, IndexFunction, std::less<>>;

// The name of the standard index by namespace, which listers use (ST-21).
inline constexpr std::string_view kNamespaceIndex = "namespace";

// By namespace; "" for cluster-scoped objects.
[[nodiscard]] IndexFunction index_by_namespace();

// By the value of one label. Objects without it are not in the index.
[[nodiscard]] IndexFunction index_by_label(std::string key);

// By what an RFC 6901 pointer names, such as "/spec/nodeName": a text as it is, a number or boolean
// as it is written in JSON, an array by each of its elements. Objects that have nothing there, or
// an object or null, are not in the index.
[[nodiscard]] IndexFunction index_by_field(std::string pointer);

// By the uid of each owner.
[[nodiscard]] IndexFunction index_by_owner();

}  // namespace kinform::inline v0
