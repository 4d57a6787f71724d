// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/json_fallbacks.hpp"

#include <cstddef>

#include "base/quote.hpp"

namespace kinform::inline v0::client {
namespace {

constexpr std::size_t kReasonBytesMax = 1024;

}  // namespace

void JsonFallbacks::add(const ApiResource& resource, std::string_view text) {
  const std::string reason = escaped_text(shortened(text, kReasonBytesMax));
  {
    const detail::MutexLock lock(mutex_);
    if (!reasons_.emplace(resource.to_string(), reason).second) return;
  }
  logger_.warning("Requesting JSON instead of protobuf from now on",
                  {{"resource", resource.to_string()}, {"reason", reason}});
}

bool JsonFallbacks::contains(const ApiResource& resource) const {
  const detail::MutexLock lock(mutex_);
  return reasons_.contains(resource.to_string());
}

std::string JsonFallbacks::reason(const ApiResource& resource) const {
  const detail::MutexLock lock(mutex_);
  const auto found = reasons_.find(resource.to_string());
  return found == reasons_.end() ? std::string() : found->second;
}

}  // namespace kinform::inline v0::client
