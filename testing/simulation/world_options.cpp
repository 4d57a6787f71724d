// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/world_options.hpp"

#include <array>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

template <class Item, std::size_t Size>
Item draw_one(Random& random, const std::array<Item, Size>& items) {
  return items[random.below(Size)];
}

std::vector<ObjectKey> draw_keys(Random& random) {
  std::vector<ObjectKey> keys;
  const std::uint64_t count = 2 + random.below(11);
  for (std::uint64_t i = 0; i < count; ++i) {
    keys.emplace_back(i % 3 == 0 ? "db" : "web", "p" + std::to_string(i));
  }
  return keys;
}

std::string seconds_text(Duration duration) {
  return std::to_string(std::chrono::duration_cast<milliseconds>(duration).count()) + "ms";
}

// Most servers complete streaming lists or reject them. Each other behaviour is drawn in 5 % of the
// worlds.
StreamingLists draw_streaming_lists(Random& random) {
  const double choice = random.uniform();
  if (choice < 0.55) return StreamingLists::Complete;
  if (choice < 0.8) return StreamingLists::Invalid;
  constexpr std::array kOthers = {StreamingLists::TooManyRequests, StreamingLists::PlainBookmarks,
                                  StreamingLists::NoBookmarks, StreamingLists::EndHalfWay};
  return draw_one(random, kOthers);
}

}  // namespace

WorldOptions draw_world(Random& random) {
  WorldOptions world;
  world.server = {.has_watch_cache = random.chance(0.8),
                  .streaming_lists = draw_streaming_lists(random),
                  .sends_bookmarks = random.chance(0.8),
                  .late_marker = random.chance(0.4)};
  if (random.chance(0.5)) {
    world.server.retry_after = draw_one(random, std::array<seconds, 2>{seconds(1), seconds(20)});
  }
  world.keys = draw_keys(random);
  world.has_selector = random.chance(0.3);
  world.transforms = random.chance(0.2);
  world.use_streaming_list = random.chance(0.6);
  world.calm_until_synced = world.use_streaming_list &&
                            never_complete(world.server.streaming_lists) && random.chance(0.5);
  world.page_size = random.chance(0.6) ? 0 : random.between(std::int64_t{1}, std::int64_t{4});
  if (random.chance(0.6)) world.resync_period = random.between(seconds(2), Duration(seconds(60)));
  if (random.chance(0.5)) {
    world.queue_slowness =
        draw_one(random, std::array<Duration, 3>{milliseconds(100), seconds(3), seconds(40)});
  }
  world.pace =
      draw_one(random, std::array<Duration, 3>{milliseconds(100), seconds(2), seconds(20)});
  world.actions = static_cast<int>(random.between(std::int64_t{40}, std::int64_t{200}));
  world.first_handlers = static_cast<int>(random.below(4));
  if (random.chance(0.05)) {
    world.stop_after = static_cast<int>(random.below(static_cast<std::uint64_t>(world.actions)));
  }
  return world;
}

HandlerHabits draw_handler(Random& random, std::string name) {
  HandlerHabits habits{.name = std::move(name)};
  if (random.chance(0.3)) habits.resync_period = Duration::zero();
  if (random.chance(0.3)) {
    habits.resync_period = random.between(milliseconds(500), Duration(seconds(60)));
  }
  if (random.chance(0.4)) {
    habits.slowness =
        draw_one(random, std::array<Duration, 3>{milliseconds(10), seconds(1), seconds(15)});
  }
  if (random.chance(0.2)) habits.throws = 0.1;
  if (random.chance(0.1)) habits.leaves_from_call = 0.03;
  return habits;
}

std::string describe(const WorldOptions& world) {
  std::string text = std::to_string(world.keys.size()) + " keys";
  if (!world.server.has_watch_cache) text += ", no watch cache";
  text.append(", streaming lists ").append(to_string(world.server.streaming_lists));
  if (world.calm_until_synced) text += ", calm until synced";
  if (!world.server.sends_bookmarks) text += ", no bookmarks";
  if (world.server.late_marker) text += ", late marker";
  if (world.has_selector) text += ", selector";
  if (world.transforms) text += ", transform";
  text += world.use_streaming_list ? ", streaming list" : ", pages";
  text += ", page size " + std::to_string(world.page_size);
  text += ", resync " + seconds_text(world.resync_period);
  text += ", batches up to " + seconds_text(world.queue_slowness);
  text += ", pauses up to " + seconds_text(world.pace);
  text += ", " + std::to_string(world.actions) + " actions";
  if (world.stop_after >= 0) text += ", stopped after " + std::to_string(world.stop_after);
  return text;
}

}  // namespace kinform::inline v0::test_support
