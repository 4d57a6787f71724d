// What a seed makes of the world of a simulated run.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/object_key.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/simulation/checked_handler.hpp"
#include "testing/simulation/simulated_server.hpp"

namespace kinform::inline v0::test_support {

struct WorldOptions {
  ServerOptions server = {};
  std::vector<ObjectKey> keys = {};  // Of the objects that come and go.
  // The client selects by label, and objects change theirs.
  bool has_selector = false;

  // Objects are transformed before they are cached.
  bool transforms = false;
  bool use_streaming_list = true;
  std::int64_t page_size = 0;
  Duration resync_period = Duration::zero();

  // How long a batch keeps the controller busy, at most.
  Duration queue_slowness = Duration::zero();
  // The longest pause between two things that happen on the server.
  Duration pace = Duration::zero();
  int actions = 0;         // How many such things there are.
  int first_handlers = 0;  // That join before the start.
  // After this many actions the informer is stopped; -1: only at the end.
  int stop_after = -1;
};

[[nodiscard]] WorldOptions draw_world(Random& random);
[[nodiscard]] HandlerHabits draw_handler(Random& random, std::string name);
[[nodiscard]] std::string describe(const WorldOptions& world);

}  // namespace kinform::inline v0::testing
