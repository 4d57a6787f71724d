// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The resources of a client for which protobuf could not be used.

#pragma once

#include <map>
#include <string>
#include <string_view>

#include "kinform/api_resource.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::client {

// Once added, a resource stays: its next responses would be like the last one, and each attempt
// costs a request, or a part of a list. There are no more entries than resources that the program
// uses.
//
// Thread safety: all members may be called from any thread.
class JsonFallbacks {
 public:
  explicit JsonFallbacks(Logger logger) : logger_(std::move(logger)) {}

  // Adds the resource, and logs the reason, unless it was added before. The reason may have text
  // from the server: it is escaped, and shortened to about 1 KiB.
  void add(const ApiResource& resource, std::string_view text);

  [[nodiscard]] bool contains(const ApiResource& resource) const;
  // Returns the first reason for the resource; empty if it was not added.
  [[nodiscard]] std::string reason(const ApiResource& resource) const;

 private:
  const Logger logger_;
  mutable detail::Mutex mutex_;
  std::map<std::string, std::string> reasons_ KINFORM_GUARDED_BY(mutex_);  // By to_string().
};

}  // namespace kinform::inline v0::client
