// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Bugs that informers and leader elections are known for. They are injected around the code under
// test, by an option or by a decorator, and a simulation must detect each of them. Bugs that can
// only be made inside the code are patches: testing/simulation/mutants.

#pragma once

#include <cstdint>
#include <memory>

#include "controller/election.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::test_support {

enum class InformerBug : std::uint8_t {
  None,
  // The watch starts from the version of a listed object in place of the list's own. Affects lists
  // in pages.
  VersionFromObject,
  // A handler that joins a running informer misses the first change after the replay of the cache.
  LateHandlerMissesChange,
  // Once the delays between retries have grown, they stay long.
  BackoffNeverReset,
};

enum class ElectionBug : std::uint8_t {
  None,
  // Updates do not name the resource version that they are based on.
  WritesWithoutVersion,
  // A leader acts until the lease expires, with no margin for clocks that differ and responses that
  // are slow.
  LeadsUntilExpiry,
  // A leader that stops keeps the lease, so that its successor has to wait until it expires.
  NeverReleases,
};

// Each function injects the bug into its argument and returns it. An argument that the bug does not
// concern is returned unchanged.

[[nodiscard]] InformerOptions with_bug(InformerBug bug, InformerOptions options);
[[nodiscard]] std::unique_ptr<ListerWatcher> with_bug(InformerBug bug,
                                                      std::unique_ptr<ListerWatcher> source);
// For a handler that joins after the informer has been started.
[[nodiscard]] EventHandler<> late_with_bug(InformerBug bug, EventHandler<> handler);

[[nodiscard]] controller::ElectionOptions with_bug(ElectionBug bug,
                                                   controller::ElectionOptions options);
[[nodiscard]] controller::Election::Ask with_bug(ElectionBug bug, controller::Election::Ask ask);

}  // namespace kinform::inline v0::test_support
