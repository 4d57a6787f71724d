// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the JSON inside of protobuf messages against that of the previous object.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "api/object/object_builder.hpp"

namespace kinform::inline v0::codec {

// Fast path for objects of objects without spaces: the fields of a manager, which are a quarter of
// the bytes of a pod.
//
// The text is read in parallel with its counterpart, the text at the same place in the previous
// object, which differs in few keys. A key with the same bytes as its counterpart's is neither
// unescaped nor looked up.
//
// Not thread-safe.
class PlainJsonWalker {
 public:
  explicit PlainJsonWalker(ObjectBuilder& builder) : builder_(builder) {}

  // Adds the value to the object. Returns false for any other JSON, whether malformed or not; the
  // object is then incomplete. `previous` is the text that the builder's counterpart was made from,
  // or has no data. `depth` is the number of open containers.
  // REQUIRES: eight readable bytes follow both texts.
  [[nodiscard]] bool walk(std::string_view json, std::string_view previous, std::size_t depth);

 private:
  static constexpr std::size_t kNoDepth = static_cast<std::size_t>(-1);

  [[nodiscard]] bool read_member();
  [[nodiscard]] bool read_other_key(std::string_view key, bool escaped);
  [[nodiscard]] bool read_value();
  void open();
  void close();

  // True if the innermost container has a counterpart, and previous_ is in it.
  [[nodiscard]] bool is_paired() const {
    return previous_ != nullptr && unpaired_depth_ == kNoDepth;
  }
  void skip_previous(char stop);
  void skip_previous_string();

  ObjectBuilder& builder_;
  const char* at_ = nullptr;
  const char* end_ = nullptr;
  std::size_t depth_ = 0;  // The number of open containers.

  // The position in the counterpart: before a key, or behind a value. null if there is none, or if
  // its keys have turned out to be in another order.
  const char* previous_ = nullptr;
  const char* previous_end_ = nullptr;
  // The depth of the outermost container that has no counterpart.
  std::size_t unpaired_depth_ = kNoDepth;
  bool value_is_paired_ = false;  // The counterpart of the next value is at previous_.
  std::string unescaped_;
};

}  // namespace kinform::inline v0::codec
