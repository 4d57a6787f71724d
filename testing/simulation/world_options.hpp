// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The parameters of a simulated world, drawn from a seed.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/object_key.hpp"
#include "testing/simulation/checked_handler.hpp"
#include "testing/simulation/simulated_server.hpp"

namespace kinform::inline v0::test_support {

struct WorldOptions {
  ServerOptions server = {};
  std::vector<ObjectKey> keys = {};  // The objects that are created and deleted.
  // The client uses a label selector, and objects change their labels.
  bool has_selector = false;

  // Faults begin only after the first sync. Drawn only if the server never completes a streaming
  // list: the first sync must end nevertheless.
  bool calm_until_synced = false;

  // Objects are transformed before they are cached.
  bool transforms = false;
  bool use_streaming_list = true;
  std::int64_t page_size = 0;
  Duration resync_period = Duration::zero();

  // The maximum time in which the informer's queue thread processes one batch of changes.
  Duration queue_slowness = Duration::zero();
  // The maximum time between two server events.
  Duration pace = Duration::zero();
  int actions = 0;         // The number of server events.
  int first_handlers = 0;  // Handlers that join before the start.
  // The informer is stopped after this many server events; -1: only at the end.
  int stop_after = -1;
};

[[nodiscard]] WorldOptions draw_world(Random& random);
[[nodiscard]] HandlerHabits draw_handler(Random& random, std::string name);
[[nodiscard]] std::string describe(const WorldOptions& world);

}  // namespace kinform::inline v0::test_support
