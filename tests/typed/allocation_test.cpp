// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "kinform/api/core/v1.hpp"
#include "kinform/object.hpp"

namespace {

// Thread-local, so that allocations of other threads do not count.
thread_local std::size_t allocations = 0;

}  // namespace

// Not inlined: gcc would see memory from malloc passed to delete, and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace kinform::inline v0 {
namespace {

TEST(ViewAllocationTest, ReadingAllocatesNothing) {
  const core::v1::Pod pod(
      parse_object(R"({"apiVersion":"v1","kind":"Pod","metadata":{"name":"web-0",
        "namespace":"a-namespace-that-fits-no-small-string","labels":{"app":"web","tier":"front"},
        "creationTimestamp":"2024-01-02T03:04:05Z"},
      "spec":{"nodeName":"a-node-whose-name-fits-no-small-string","priority":7,
        "containers":[{"name":"web","image":"registry.example.com/some/image:with-a-long-tag",
          "resources":{"limits":{"cpu":"500m","memory":"1Gi"}},
          "livenessProbe":{"httpGet":{"port":"http"}}}]},
      "status":{"phase":"Running","podIPs":[{"ip":"10.0.0.1"}]}})")
          .value());

  const std::size_t before = allocations;
  std::size_t seen = pod.key().name.size() + pod.metadata().namespace_name().size();
  for (const auto [key, value] : pod.metadata().labels()) seen += key.size() + value.size();
  seen += pod.metadata().creation_timestamp().has_value() ? 1 : 0;
  seen +=
      pod.spec().node_name().size() + static_cast<std::size_t>(pod.spec().priority().value_or(0));
  for (const auto container : pod.spec().containers()) {
    seen += container.image().size();
    for (const auto& [name, quantity] : container.resources().limits()) {
      seen += static_cast<std::size_t>(quantity.milli_value());
    }
    seen += container.liveness_probe().http_get().port().has_value() ? 1 : 0;
  }
  for (const auto address : pod.status().pod_ips()) seen += address.ip().size();
  const core::v1::Pod copy = pod;
  seen += copy.status().phase().size();
  const std::size_t after = allocations;

  EXPECT_GT(seen, 0u);
  EXPECT_EQ(after - before, 0u);
}

}  // namespace
}  // namespace kinform::inline v0
