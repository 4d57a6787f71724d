// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A server without sockets for lifecycle tests.

#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/informer.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"

namespace kinform::inline v0::lifecycle {

// Serves the same few pods for every resource. Some lists fail, and some watches break.
//
// Thread safety: all members may be called from any thread. It must outlive its lister-watchers.
class FakeSource {
 public:
  explicit FakeSource(std::uint64_t seed) : random_(seed) {}

  [[nodiscard]] std::unique_ptr<ListerWatcher> make(
      const ApiResource& resource = test_support::FakeListerWatcher::pods());
  [[nodiscard]] ListerWatcherSource source();

  // Sends a change of one pod to every open watch.
  void change();

  // Informer options with short delays between retries.
  [[nodiscard]] static InformerOptions informer_options();

 private:
  [[nodiscard]] test_support::ListResponse list();
  [[nodiscard]] std::shared_ptr<test_support::FakeWatch> watch();

  std::atomic<std::uint64_t> version_ = 10;
  detail::Mutex mutex_;
  Random random_ KINFORM_GUARDED_BY(mutex_);
  std::vector<std::weak_ptr<test_support::FakeWatch>> watches_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::lifecycle
