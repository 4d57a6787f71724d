// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The threads of one round of a lifecycle test.

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::lifecycle {

// Runs actors on a thread each. All start at the same time; random pauses in them make each round
// interleave differently.
//
//   Storm storm(seed);
//   storm.add([&](Random& random) {
//     pause(random);
//     stop.request_stop();
//   });
//   storm.run();
class Storm {
 public:
  using Actor = std::function<void(Random& random)>;

  explicit Storm(std::uint64_t seed) : random_(seed) {}

  // REQUIRES: run() was not called.
  void add(Actor actor) { actors_.push_back(std::move(actor)); }
  // Blocks until all actors have returned. Each is destroyed by its thread, with its captures.
  void run();

 private:
  Random random_;
  std::vector<Actor> actors_;
};

// Lets other threads run, for a random time between nothing and some hundred microseconds.
void pause(Random& random);

// Aborts the program if it lives for more than two minutes, and says which test and seed hang. Each
// round takes milliseconds.
class Watchdog {
 public:
  explicit Watchdog(std::uint64_t seed);

 private:
  std::jthread thread_;
};

}  // namespace kinform::inline v0::lifecycle
