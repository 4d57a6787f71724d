// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The states of a ReflectorMachine, each with its own data.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "cache/reflector/initial_events.hpp"
#include "cache/reflector/list_pager.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector_status.hpp"

namespace kinform::inline v0::reflector {

// A watch that the server has accepted.
struct ActiveWatch {
  TimePoint started;         // Time before the request was sent (REF-25).
  TimePoint accepted;        // Time after the response.
  TimePoint silent_since;    // Start of the wait for the next event or bookmark.
  TimePoint data_since;      // Start of the wait for the next byte, if the stream counts them.
  std::uint64_t bytes = 0;   // Those that the stream had read at `data_since`.
  std::uint64_t events = 0;  // Accepted events, including bookmarks.
  // Set while the server sends its current state, with objects not in version order. Until that
  // is complete, no version is safe to resume from (REF-29).
  bool in_initial_state = false;
};

struct Starting {};

struct OpeningStream {};

struct Streaming {
  ActiveWatch watch;
  TimePoint warning_due;
  std::unique_ptr<InitialEvents> objects;
};

struct Listing {
  ListPager pager;
  std::optional<TimePoint> started = {};  // Unset before the first request.
  bool is_retry = false;                  // The version requested first was unavailable (REF-20).
  bool is_repeated = false;               // A page was requested again in another format.
};

struct OpeningWatch {};

struct Watching {
  ActiveWatch watch;
  WatchEvent storing = {};  // The event that is being stored.
};

struct Probing {};

struct BackingOff {
  TimePoint until;
  ReflectorState then = ReflectorState::Starting;
};

struct Parked {
  TimePoint check_due;
  ResourceSighting sighting = {};  // The last one.
  int failed_checks = 0;           // In a row.
  bool is_announced = false;       // on_parked(true) was called.
};

struct Stopped {};

// In the order of ReflectorState, so that the index is the state.
using State = std::variant<Starting, OpeningStream, Streaming, Listing, OpeningWatch, Watching,
                           Probing, BackingOff, Parked, Stopped>;

[[nodiscard]] inline ReflectorState state_of(const State& state) {
  return static_cast<ReflectorState>(state.index());
}
static_assert(std::variant_size_v<State> == static_cast<std::size_t>(ReflectorState::Stopped) + 1);

}  // namespace kinform::inline v0::reflector
