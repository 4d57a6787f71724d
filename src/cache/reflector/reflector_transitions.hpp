// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Where a Reflector can go from each of its states: the whole life of a reflector as one table.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kinform/building_blocks/reflector_status.hpp"

namespace kinform::inline v0 {

// What happened to a Reflector. reflector_events.hpp has the data of each.
enum class ReflectorEvent : std::uint8_t {
  Elapsed,        // The time of a wait is over.
  WatchOpened,    // The server accepted a watch or a streaming list.
  RequestFailed,  // A watch was not opened, or a page of a list failed.
  PageRead,       // An item of a list, or the end of a page.
  EventRead,      // An event of the open watch.
  NothingRead,    // A read of the open watch returned nothing.
  WatchEnded,     // The server ended the open watch.
  WatchFailed,    // The open watch broke.
  Stored,         // The store has the list or the change.
  StoreFailed,    // The store rejected it.
  ResyncFailed,
  ProbeDone,     // The server was asked whether it knows the last version.
  SearchDone,    // It is known whether a resource that got a 404 can be searched for.
  ResourceSeen,  // The search for the resource has a result.
  Stop,
};

struct ReflectorTransition {
  ReflectorState from;
  ReflectorEvent event;
  ReflectorState to;
};

// An event that is not listed for a state leaves the state as it is. Stop leads from every state to
// Stopped. The diagram in docs/concepts.md has the same arrows; scripts/check_docs.py compares
// them.
inline constexpr auto kReflectorTransitions = [] {
  using enum ReflectorState;
  using Event = ReflectorEvent;
  // clang-format off
  return std::to_array<ReflectorTransition>({
      {Starting,      Event::Elapsed,       OpeningStream},
      {Starting,      Event::Elapsed,       Listing},

      {OpeningStream, Event::WatchOpened,   Streaming},
      {OpeningStream, Event::RequestFailed, Listing},        // The server does not stream lists.
      {OpeningStream, Event::RequestFailed, BackingOff},     // Refused, or 429.

      {Streaming,     Event::Stored,        Watching},       // The list was complete.
      {Streaming,     Event::StoreFailed,   Listing},
      {Streaming,     Event::EventRead,     OpeningStream},  // 410: again, from the newest state.
      {Streaming,     Event::EventRead,     Listing},        // A rule for streaming lists; errors.
      {Streaming,     Event::EventRead,     BackingOff},     // 429, or too many objects.
      {Streaming,     Event::NothingRead,   Listing},
      {Streaming,     Event::WatchEnded,    OpeningStream},
      {Streaming,     Event::WatchEnded,    Listing},        // For the second time.
      {Streaming,     Event::WatchFailed,   OpeningStream},  // Or its format has changed.
      {Streaming,     Event::WatchFailed,   Listing},
      {Streaming,     Event::WatchFailed,   BackingOff},

      {Listing,       Event::Stored,        OpeningWatch},
      {Listing,       Event::StoreFailed,   BackingOff},
      {Listing,       Event::PageRead,      BackingOff},     // Not a list of the collection.
      {Listing,       Event::RequestFailed, BackingOff},
      {Listing,       Event::SearchDone,    BackingOff},     // 404 that cannot be searched for.
      {Listing,       Event::SearchDone,    Parked},         // 404.

      {OpeningWatch,  Event::WatchOpened,   Watching},
      {OpeningWatch,  Event::RequestFailed, BackingOff},
      {OpeningWatch,  Event::SearchDone,    BackingOff},
      {OpeningWatch,  Event::SearchDone,    Parked},
      {OpeningWatch,  Event::ResyncFailed,  BackingOff},

      {Watching,      Event::WatchEnded,    OpeningWatch},
      {Watching,      Event::WatchEnded,    BackingOff},     // After less than a second.
      {Watching,      Event::WatchFailed,   OpeningWatch},   // Or its format has changed.
      {Watching,      Event::WatchFailed,   BackingOff},
      {Watching,      Event::EventRead,     OpeningWatch},   // An internal error that is tolerated.
      {Watching,      Event::EventRead,     BackingOff},     // Another error of the server.
      {Watching,      Event::NothingRead,   OpeningWatch},   // Silence.
      {Watching,      Event::NothingRead,   Probing},        // Silence for the second time.
      {Watching,      Event::ResyncFailed,  BackingOff},

      {Probing,       Event::ProbeDone,     OpeningWatch},
      {Probing,       Event::ProbeDone,     BackingOff},     // The server lost its history.
      {Probing,       Event::ResyncFailed,  BackingOff},

      {BackingOff,    Event::Elapsed,       Starting},
      {BackingOff,    Event::Elapsed,       OpeningStream},
      {BackingOff,    Event::Elapsed,       Listing},
      {BackingOff,    Event::Elapsed,       OpeningWatch},

      {Parked,        Event::ResourceSeen,  Starting},
  });
  // clang-format on
}();

// Returns whether the event may lead from one state to the other. O(1).
[[nodiscard]] constexpr bool is_transition(ReflectorState from, ReflectorEvent event,
                                           ReflectorState to) {
  constexpr std::size_t kStates = static_cast<std::size_t>(ReflectorState::Stopped) + 1;
  constexpr std::size_t kEvents = static_cast<std::size_t>(ReflectorEvent::Stop) + 1;
  constexpr auto kTargets = [] {
    std::array<std::array<std::uint16_t, kEvents>, kStates> targets = {};
    for (const ReflectorTransition& row : kReflectorTransitions) {
      std::uint16_t& mask =
          targets[static_cast<std::size_t>(row.from)][static_cast<std::size_t>(row.event)];
      mask = static_cast<std::uint16_t>(mask | (1U << static_cast<unsigned>(row.to)));
    }
    return targets;
  }();
  if (from == to) return true;
  if (event == ReflectorEvent::Stop) return to == ReflectorState::Stopped;
  const std::uint16_t mask =
      kTargets[static_cast<std::size_t>(from)][static_cast<std::size_t>(event)];
  return ((mask >> static_cast<unsigned>(to)) & 1U) != 0;
}

}  // namespace kinform::inline v0
